"""A review in words: one row of tables and sentences, for the terminal and for a page of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..bots.exercises import Reason
from ..bots.exercises.explaining import ALL
from ..kernel.match import Match
from ..kernel.sentences import say_action, say_event, sentence
from ..kernel.words import say
from .types import Account, Hand, Mistake, Reader, Review, Step

PERCENT = 100
MILLISECONDS = 1_000
CHANGED = 0.005  # shares of a win: what is smaller is not told
ACCOUNT = ("start", "luck", "own", "others", "result", "cost")
READERS = ("calls", "errors", "median", "won")


class Table(NamedTuple):
    """Rows of cells below their heads; the first cell of each names the row."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def is_words(cell: str) -> bool:
    """Whether a cell holds words rather than a number."""
    return any(letter.isalpha() for letter in cell)


def decimal(lang: str, number: float, signed: bool = False) -> str:
    """A number with one digit behind the point, or the comma."""
    text = f"{number:{'+' if signed else ''}.1f}".replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def percent(lang: str, share: float, signed: bool = False) -> str:
    """A share of a win as people read it."""
    return f"{decimal(lang, PERCENT * share, signed)}\N{NO-BREAK SPACE}%"


class Teller:
    """Says a review in a language, with the names of the players."""

    def __init__(self, match: Match, review: Review, lang: str, names: Sequence[str]) -> None:
        self.match, self.review, self.lang, self.names = match, review, lang, names

    def say(self, key: str, **facts: object) -> str:
        """A sentence of reviews."""
        return say(self.lang, f"review-{key}", **facts)

    def percent(self, share: float, signed: bool = True) -> str:
        """A share of a win as people read it."""
        return percent(self.lang, share, signed)

    def parts(self, parts: int, signed: bool = True) -> str:
        """Parts of a win as people read them."""
        return self.percent(parts / self.review["whole"], signed)

    @property
    def title(self) -> str:
        """Of the whole review."""
        return self.say("title", game=say(self.lang, f"{self.review['game']}-name"))

    @property
    def how(self) -> str:
        """How the numbers were found."""
        return self.say("how", simulations=self.review["simulations"])

    def ledger(self) -> Table:
        """Where each result comes from."""
        heads = [self.say("player"), *(self.say(name) for name in ACCOUNT)]
        return Table(self.say("ledger"), heads, [self.account(each) for each in self.review["accounts"]])

    def account(self, found: Account) -> list[str]:
        """A row of the ledger."""
        ends = [self.parts(found[name], signed=False) for name in ("start", "result")]
        between = [self.parts(found[name]) for name in ("luck", "own", "others")]
        cost = self.percent(found["cost"] or 0.0, signed=False)
        return [self.names[found["seat"]], ends[0], *between, ends[1], cost]

    def readers(self) -> Table | None:
        """How throws were read, where they are read against the clock."""
        rows = [self.reader(each) for each in self.review["readers"]]
        heads = [self.say("player"), self.say("kind"), *(self.say(name) for name in READERS)]
        return Table(self.say("readers"), heads, rows) if rows else None

    def reader(self, found: Reader) -> list[str]:
        """A row of them."""
        who = self.say("table") if found["seat"] is None else self.names[found["seat"]]
        kind = say(self.lang, f"{self.review['game']}-training-{found['kind']}")
        seconds = "–" if found["median"] is None else decimal(self.lang, found["median"] / MILLISECONDS)
        return [who, kind, str(found["calls"]), str(found["errors"]), seconds, self.parts(found["won"])]

    def steps(self) -> Table:
        """Every moment: what happened, and what everybody could expect after it."""
        heads = [self.say("moment"), self.say("happened"), *self.names, self.say("cost")]
        return Table(self.say("every"), heads, [self.step(each) for each in self.review["steps"]])

    def step(self, found: Step) -> list[str]:
        """A row of them."""
        cost = found["cost"]
        given = self.percent(cost["cost"], signed=False) if cost and cost["cost"] else ""
        after = [self.parts(parts, signed=False) for parts in found["after"]]
        return [str(found["since"]), self.happened(found), *after, given]

    # Sentences

    def happened(self, found: Step) -> str:
        """What somebody chose, or what nature did."""
        if found["choice"] is not None and found["seat"] is not None:
            choice = say_action(self.lang, self.review["game"], found["choice"], self.names)
            return self.say("by", name=self.names[found["seat"]], choice=choice)
        events = self.match.events(None, found["since"], found["until"])
        told = [say_event(self.lang, self.review["game"], event, self.names) for event in events]
        return " · ".join(each.rstrip(".") for each in told if each) or self.say("nature")

    def best(self) -> str:
        """Who played best, luck apart; or that it cannot be told."""
        found = self.review["played"]
        numbers = {name: self.percent(found[name]) for name in ("low", "high")}
        numbers["ahead"] = self.percent(found["ahead"], signed=False)
        key = "played-clear" if found["clear"] else "played-unclear"
        return self.say(key, name=self.names[found["seat"]], **numbers)

    def luckiest(self) -> str | None:
        """The throw that gave most."""
        if self.review["luckiest"] is None:
            return None
        step = self.review["steps"][self.review["luckiest"]]
        seat = step["change"].index(max(step["change"]))
        facts = {"what": self.happened(step), "change": self.parts(step["change"][seat])}
        return self.say("luckiest", move=step["since"], name=self.names[seat], **facts)

    def turning(self) -> list[str]:
        """The moments after which most was different."""
        return [self.turn(self.review["steps"][number]) for number in self.review["turning"]]

    def turn(self, step: Step) -> str:
        """One of them."""
        changed = (
            f"{name} {self.parts(parts)}"
            for name, parts in zip(self.names, step["change"], strict=True)
            if abs(parts) >= CHANGED * self.review["whole"]
        )
        return self.say("turn", move=step["since"], what=self.happened(step), changes=", ".join(changed))

    def hands(self) -> list[str]:
        """By which choice each gave away what it held, where choices tell that."""
        return [self.hand(each) for each in self.review.get("hands", [])]

    def hand(self, found: Hand) -> str:
        """One of them, or that the secret was kept."""
        game, held = self.review["game"], found["held"]
        facts = {
            "name": self.names[found["seat"]],
            "hand": sentence(self.lang, f"{game}-hand", held, game, self.names),
        }
        if found["away"] is None:
            share = found["suspected"][-1]["share"] if found["suspected"] else found["blind"]
            return self.say("kept-secret", **facts, share=self.percent(share, signed=False))
        step = self.review["steps"][found["away"]]
        assert step["choice"] is not None
        choice = say_action(self.lang, game, step["choice"], self.names)
        return self.say("gave-away", **facts, move=step["since"], choice=choice)

    def mistakes(self) -> list[str]:
        """The dearest errors, what was better and why."""
        return [self.mistake(each) for each in self.review["mistakes"]] or [self.say("no-mistakes")]

    def mistake(self, found: Mistake) -> str:
        """One of them."""
        step, game = self.review["steps"][found["step"]], self.review["game"]
        cost, seat = step["cost"], step["seat"]
        assert cost is not None
        assert seat is not None
        assert step["choice"] is not None
        numbers = {name: self.percent(cost[name], signed=False) for name in ("cost", "low", "high")}
        actions = {"chosen": step["choice"], "best": cost["best"]}
        said = {name: say_action(self.lang, game, action, self.names) for name, action in actions.items()}
        told = self.say("mistake", move=step["since"], name=self.names[seat], **said, **numbers)
        because = " ".join(map(self.reason, found["because"]))
        return f"{told} {self.say('why', name=self.names[seat], because=because)}" if because else told

    def reason(self, why: Reason) -> str:
        """Where the difference comes from."""
        whose = "own" if why["own"] else "others"
        if why["part"] == ALL:
            more = str((why["points"] > 0) == why["own"]).lower()
            return say(self.lang, f"exercise-in-all-{whose}", points=abs(why["points"]), more=more)
        return say(self.lang, f"{self.review['game']}-because-{whose}-{why['part']}", points=why["points"])
