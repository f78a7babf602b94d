"""The tries of every day's tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A row for each guest who plays a day's game, and one for the champion."""
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id")),
        sa.Column("ended", sa.BigInteger),
        sa.Column("score", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("won", sa.Boolean),
    )
    op.create_index("daily_by_guest", "daily", ["guest", "day"])
    op.create_index("daily_by_table", "daily", ["table_id"])
