"""Which games count for a rating."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Of games that are over nobody knows whether help was taken: they count no more."""
    op.add_column("results", sa.Column("rated", sa.Boolean))
