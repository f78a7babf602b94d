"""The rules of Stall."""

from __future__ import annotations

from palabre.kernel.compiled import ranges, rule
from palabre.kernel.layout import EVERYBODY, NATURE, Ids, Wide

from .box import COPIES, MONKEY, N_FRUITS, N_HAND, N_STALL, WISH_POINTS
from .state import Phase, State

ROUNDS, MONKEYS = range(2)
PEEK, SWAP, GIVE, N_ACTIONS = ranges(N_STALL, N_STALL * N_HAND, N_HAND)
NO_CARD = -1


@rule
def set_up(s: State, seats: int, options: Wide) -> None:
    """All cards lie in the stack; nature gives wishes, then deals."""
    s.seats = seats
    s.rounds = options[ROUNDS]
    s.monkeys = options[MONKEYS]
    s.phase = Phase.WISH
    for fruit in range(N_FRUITS):
        s.stack[fruit] = COPIES
    for place in range(N_STALL):
        s.stall[place] = NO_CARD
    for seat in range(seats):
        for place in range(N_HAND):
            s.hand[seat, place] = NO_CARD


@rule
def actors(s: State) -> int:
    """One seat, unless nature deals; the next one while a monkey waits."""
    if s.phase == Phase.TURN:
        return 1 << s.turn
    if s.phase == Phase.GIVE:
        return 1 << next_seat(s)
    return 0


@rule
def next_seat(s: State) -> int:
    """The seat on the left."""
    return (s.turn + 1) % s.seats


@rule
def n_left(s: State) -> int:
    """Cards in the stack."""
    n = 0
    for fruit in range(N_FRUITS):
        n += s.stack[fruit]
    return n


@rule
def chances(s: State) -> int:
    """A wish is any fruit; a card is any card left."""
    return N_FRUITS if s.phase == Phase.WISH else n_left(s)


@rule
def deals_secretly(s: State) -> bool:
    """Nature deals face down."""
    return s.phase == Phase.WISH or s.phase == Phase.DEAL


@rule
def card_at(s: State, pick: int) -> int:
    """The fruit of the card at a place of the stack."""
    fruit = 0
    while pick >= s.stack[fruit]:
        pick -= s.stack[fruit]
        fruit += 1
    return fruit


@rule
def deal(s: State, pick: int) -> None:
    """Two cards for each hand, then the stall, all face down."""
    fruit = card_at(s, pick)
    s.stack[fruit] -= 1
    in_hands = s.seats * N_HAND
    if s.dealt < in_hands:
        seat = s.dealt // N_HAND
        s.hand[seat, s.dealt % N_HAND] = fruit
        s.hand_seen[seat, s.dealt % N_HAND] = 1 << seat
    else:
        s.stall[s.dealt - in_hands] = fruit
    s.dealt += 1
    if s.dealt == in_hands + N_STALL:
        s.phase = Phase.TURN
        s.turns = 1


@rule
def legal(s: State, seat: int, out: Ids) -> int:
    """Peek at a card of the stall, swap one for one in hand, or give one to a monkey."""
    if seat < 0 or not actors(s) >> seat & 1:
        return 0
    first, last = (GIVE, N_ACTIONS) if s.phase == Phase.GIVE else (PEEK, GIVE)
    n = 0
    for action in range(first, last):
        out[n] = action
        n += 1
    return n


@rule
def act(s: State, seat: int, action: int) -> None:
    """Play one legal action."""
    if seat == NATURE:
        act_nature(s, action)
    elif action < SWAP:
        s.stall_seen[action - PEEK] |= 1 << seat
        end_turn(s)
    elif action < GIVE:
        swap(s, seat, (action - SWAP) // N_HAND, (action - SWAP) % N_HAND)
    else:
        give(s, seat, action - GIVE)


@rule
def act_nature(s: State, pick: int) -> None:
    """A wish for each seat, then cards."""
    if s.phase == Phase.WISH:
        s.wish[s.dealt] = pick
        s.dealt += 1
        if s.dealt == s.seats:
            s.dealt = 0
            s.phase = Phase.DEAL
    else:
        deal(s, pick)


@rule
def swap(s: State, seat: int, place: int, card: int) -> None:
    """A card of the stall for one in hand; a monkey shows itself and wants to go on to the next."""
    fruit, seen = s.stall[place], s.stall_seen[place]
    s.stall[place] = s.hand[seat, card]
    s.stall_seen[place] = s.hand_seen[seat, card]
    s.hand[seat, card] = fruit
    s.hand_seen[seat, card] = seen | 1 << seat
    if fruit == MONKEY and s.monkeys:
        s.hand_seen[seat, card] = EVERYBODY
        s.taken = card
        s.phase = Phase.GIVE
    else:
        end_turn(s)


@rule
def give(s: State, seat: int, card: int) -> None:
    """The next seat gives a card of its choice for the monkey, face down to the others."""
    given, seen = s.hand[seat, card], s.hand_seen[seat, card]
    s.hand[seat, card] = s.hand[s.turn, s.taken]
    s.hand_seen[seat, card] = EVERYBODY
    s.hand[s.turn, s.taken] = given
    s.hand_seen[s.turn, s.taken] = seen | 1 << s.turn
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The next seat, or the end, where all cards are shown."""
    s.phase = Phase.TURN
    if s.turns == s.rounds * s.seats:
        s.phase = Phase.OVER
        show_all(s)
    else:
        s.turn = next_seat(s)
        s.turns += 1


@rule
def show_all(s: State) -> None:
    """At the end every card in a hand lies open."""
    for seat in range(s.seats):
        for card in range(N_HAND):
            s.hand_seen[seat, card] = EVERYBODY


@rule
def default(s: State, seat: int) -> int:
    """The first thing that can be done."""
    return GIVE if s.phase == Phase.GIVE else PEEK


@rule
def is_over(s: State) -> bool:
    """After the last round."""
    return s.phase == Phase.OVER


@rule
def points(s: State, seat: int) -> int:
    """The fruits in hand, and a wish come true."""
    n = 0
    for card in range(N_HAND):
        n += s.hand[seat, card]
        if s.hand[seat, card] == s.wish[seat]:
            n += WISH_POINTS
    return n


@rule
def score(s: State, out: Wide) -> None:
    """The points of each seat."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@rule
def winners(s: State) -> int:
    """Most points win; ties share."""
    best, mask = 0, 0
    for seat in range(s.seats):
        if points(s, seat) > best:
            best, mask = points(s, seat), 0
        if points(s, seat) == best:
            mask |= 1 << seat
    return mask
