"""What a process writes for its tables, as statements: a look at leases, the rows, a word to who follows."""

from __future__ import annotations

from ..storage.schema import results
from .following import in_words
from .leases import LASTS
from .leases import NOW_TOLD as NOW

MOVED, CHANGED = "palabre_moved", "palabre_changed"  # the channels

# One way to the database and back, where a transaction takes five and more: a commit of few moves costs
# little more a move than one of many, so several processes cost little more than one. Nothing is written
# where a lease was lost; the lock on those that hold stays until all is on disk, and whoever begins to follow
# waits for it.
HELD = """
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::int[]) AS asked(id, number)
    ), held AS (
        SELECT leases.table_id, leases.number, leases.followed FROM leases
        JOIN asked ON leases.table_id = asked.id AND leases.number = asked.number
        ORDER BY 1 FOR SHARE OF leases
    ), good AS (
        SELECT (SELECT count(*) FROM held) = (SELECT count(*) FROM asked) AS all_hold
    )"""
ALL_HOLD = "(SELECT all_hold FROM good)"
LINES = f""", written AS (
        INSERT INTO log (table_id, version, line, command)
        SELECT * FROM unnest($3::text[], $4::int[], $5::text[], $6::text[]) WHERE {ALL_HOLD}
    )"""


def told(name: str, channel: str, which: str) -> str:
    """The part of a statement that tells whoever follows some of the tables."""
    words = in_words(f"(SELECT * FROM held WHERE {which}) AS held")
    return f""", {name} AS (
        SELECT pg_notify('{channel}', word) FROM ({words}) AS words WHERE {ALL_HOLD}
    )"""


def answer(*names: str) -> str:
    """The leases that hold; whoever is told is told because it is asked for here."""
    counted = "".join(f", (SELECT count(*) FROM {name})" for name in names)
    return f"\n    SELECT table_id, number{counted} FROM held"


def locked(ids: str) -> str:
    """Rows of tables that are about to change, in order: two who change several never wait for each other."""
    return f""", locked AS (
        SELECT id FROM tables WHERE id = ANY({ids}) AND {ALL_HOLD} ORDER BY 1 FOR NO KEY UPDATE
    )"""


MOVES = HELD + LINES + told("moved", MOVED, "true") + answer("moved")
# What is more than moves comes as JSON, a list of rows for each kind of them. Whoever sat there before is
# neither deleted nor written anew, for in one statement all of it happens at the same moment.
NEW, KEPT = "id, code, secret, state, listed, setup, touched", "state, listed, setup, touched"
RESULTS = ", ".join(column.name for column in results.columns)
BATCH = (
    HELD
    + LINES
    + f""", new AS (
        INSERT INTO tables ({NEW})
        SELECT {NEW} FROM json_populate_recordset(NULL::tables, $7) WHERE {ALL_HOLD} RETURNING id
    ), led AS (
        INSERT INTO leases (table_id, holder, number, expires) SELECT id, $8, 1, {NOW} + {LASTS} FROM new
    ), changed AS (
        SELECT * FROM json_populate_recordset(NULL::tables, $9)
    )"""
    + locked("ARRAY(SELECT id FROM changed)")
    + f""", changing AS (
        UPDATE tables SET ({KEPT}) = (SELECT {KEPT} FROM changed WHERE changed.id = tables.id)
        FROM locked WHERE tables.id = locked.id
    ), sitting AS (
        SELECT * FROM json_populate_recordset(NULL::seated, $10)
    ), up AS (
        DELETE FROM seated WHERE table_id = ANY($11::text[]) AND {ALL_HOLD}
        AND (guest, table_id) NOT IN (SELECT guest, table_id FROM sitting)
    ), down AS (
        INSERT INTO seated (guest, table_id) SELECT guest, table_id FROM sitting WHERE {ALL_HOLD}
        ON CONFLICT DO NOTHING
    ), ended AS (
        INSERT INTO results ({RESULTS})
        SELECT {RESULTS} FROM json_populate_recordset(NULL::results, $12) WHERE {ALL_HOLD}
    )"""
    + told("moved", MOVED, "table_id = ANY($3)")
    + told("told", CHANGED, "table_id IN (SELECT id FROM changed)")
    + answer("moved", "told")
)
AROUND = (
    HELD
    + locked("$3")
    + """, changing AS (
        UPDATE tables SET around = news.around
        FROM locked JOIN unnest($3::text[], $4::text[]) AS news(id, around) USING (id)
        WHERE tables.id = locked.id
    )"""
    + told("told", CHANGED, "true")
    + answer("told")
)
