"""Games that guests have brought along from another house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Kept from now on, when somebody brings a file."""
    op.create_table(
        "stories",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("brought", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
