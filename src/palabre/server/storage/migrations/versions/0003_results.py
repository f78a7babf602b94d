"""How games ended for each guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Kept from now on: of games that ended before nobody is asked."""
    op.create_table(
        "results",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("levels", sa.Text, nullable=False),
        sa.Column("only_bots", sa.Boolean, nullable=False),
    )
    op.create_index("results_by_guest", "results", ["guest", "game", "ended"])
