"""Alembic's entry point. The caller hands over an open connection (`pecunia.server.store.migrate`)."""

from alembic import context

from pecunia.server.store.sql_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
