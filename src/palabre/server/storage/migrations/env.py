"""How alembic runs our migrations: on the connection that `database.py` hands it."""

from __future__ import annotations

from alembic import context

from palabre.server.storage.schema import schema

context.configure(
    connection=context.config.attributes["connection"], target_metadata=schema, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
