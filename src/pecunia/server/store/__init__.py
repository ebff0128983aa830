"""The database: tables, their logs, seats, identities. SQLite or PostgreSQL."""
