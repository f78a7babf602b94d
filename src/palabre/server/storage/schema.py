"""What the database holds: tables, their log, who sits there; one schema for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

schema = MetaData()

tables = Table(
    "tables",
    schema,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("state", String(8), nullable=False),
    Column("setup", Text, nullable=False),  # who sits, what is played: see setup.py
    Column("secret", LargeBinary, nullable=False),  # where the dice come from; published at the end
    Column("around", Text, nullable=False, server_default="{}"),  # what passes: presence, clock, question
    Column("touched", BigInteger, nullable=False),  # seconds, for archiving
    Column("listed", Boolean, nullable=False, server_default=false()),  # whether everybody may see it
    Index("tables_by_state", "state", "touched"),
)

log = Table(
    "log",
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # 0 is the record's header
    Column("line", Text, nullable=False),
    Column("command", String(80)),  # who sent it under which id, so that it acts once even across a restart
)

seated = Table(
    "seated",
    schema,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)

results = Table(
    "results",  # how games ended, a row for each guest who had a seat
    schema,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),  # seconds
    Column("players", Integer, nullable=False),
    Column("share", Float, nullable=False),  # of the win: 1 alone, a part where several have won
    Column("levels", Text, nullable=False),  # of the bots among the others, in seat order, between commas
    Column(
        "only_bots", Boolean, nullable=False
    ),  # one seat of one's own, bots at all others, and no handicap
    Column("rated", Boolean),  # whether it counts for a rating; false: help was taken; none: it never did
    Index("results_by_guest", "guest", "game", "ended"),
)

reviews = Table(
    "reviews",  # of finished games, as JSON; seats by number, so that no name is in them
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("review", Text, nullable=False),
)

daily = Table(
    "daily",  # tries of a day's games: one for each guest, who may not try again
    schema,
    Column("day", String(10), primary_key=True),  # 2026-11-17
    Column("game", String(40), primary_key=True),
    Column("guest", String(32), primary_key=True),  # or "champion", who sat at no table
    Column("table_id", String(16), ForeignKey("tables.id")),
    Column("ended", BigInteger),  # seconds
    Column("score", Integer),
    Column("margin", Integer),  # points ahead of the best other
    Column("won", Boolean),
    Index("daily_by_guest", "guest", "day"),
    Index("daily_by_table", "table_id"),
)

stories = Table(
    "stories",  # games that guests have brought along from another house, as they were told there
    schema,
    Column("guest", String(32), primary_key=True),
    Column("game_id", String(16), primary_key=True),
    Column("ended", BigInteger, nullable=False),  # seconds
    Column("brought", BigInteger, nullable=False),  # seconds: how long they are kept counts from here
    Column("told", Text, nullable=False),
)

leases = Table(
    "leases",
    schema,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(32), nullable=False),  # the process that leads the table
    Column("number", Integer, nullable=False),  # grows with every holder: an old one can no longer write
    Column("expires", BigInteger, nullable=False),  # milliseconds of the database's own clock
    Column("followed", BigInteger, nullable=False, server_default="0"),  # until when, by the same clock
)

processes = Table(
    "processes",
    schema,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # milliseconds of the database's own clock
    Column("says", Boolean, nullable=False, server_default=false()),  # which tables it follows
)

letters = Table(
    "letters",  # what one process has to tell another: commands for a table's leader, and answers
    schema,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("receiver", String(32), nullable=False, index=True),
    Column("written", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

keys = Table(
    "keys",  # what all processes of a host share: the key that signs cookies
    schema,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

spent = Table(
    "spent",  # how much each address has asked for lately, over all processes
    schema,
    Column("address", String(64), primary_key=True),
    Column("second", BigInteger, primary_key=True),
    Column("n", Integer, nullable=False),
)

carries = Table(
    "carries",
    schema,
    Column("token", String(64), primary_key=True),  # its hash: the link itself is not kept
    Column("guest", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
