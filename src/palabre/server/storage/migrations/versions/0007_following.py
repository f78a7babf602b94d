"""Until when a table is followed, and which processes say what they follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nothing is followed yet; processes of the version before, which live meanwhile, do not say it."""
    op.add_column("leases", sa.Column("followed", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("processes", sa.Column("says", sa.Boolean, nullable=False, server_default=sa.false()))
