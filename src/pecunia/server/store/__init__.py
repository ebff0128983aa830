"""What is kept: tables, their logs, seats, identities. SQLite or PostgreSQL."""
