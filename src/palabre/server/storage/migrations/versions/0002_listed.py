"""Whether a table is listed has a column of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

IS_LISTED = '%"listed":true%'  # quotes in names are written with a stroke, so no name says this


def upgrade() -> None:
    """Read it out of what was agreed at each table."""
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    listed = sa.text("UPDATE tables SET listed = true WHERE setup LIKE :pattern")
    op.execute(listed.bindparams(pattern=IS_LISTED))
