"""The round: calling, winning, robbing, paying, void rounds, who rolls next (BO-6 to BO-12)."""

from __future__ import annotations

import pytest

import palabre
from palabre import CLOCK
from palabre.games.bongo.box import ANSWERS

from .table import call, heap, kinds_since, round_of, throw, trophies_of

GNU = "GGGRB 33"  # the answer is gnu
NOTHING = "RRRBG 22"


def test_bo_c2_thirty_trophies_ten_of_each_animal() -> None:
    view = palabre.new("bongo", players=8, seed=1).view()
    assert view["supply"] == {"rhino": 10, "gnu": 10, "bongo": 10}
    assert all(not any(row.values()) for row in view["trophies"])


@pytest.mark.parametrize(("level", "colours"), [("basic", 2), ("poachers", 3), ("guards", 4)])
def test_bo_c3_each_level_adds_its_dice(level: str, colours: int) -> None:
    match = palabre.new("bongo", players=2, nature="manual", seed=1, level=level)
    match.play({"do": "draw_roller", "seat": 1})
    thrown = 0
    while not match.to_act:
        match.play(match.choices()[0])
        thrown += 1
    assert thrown == colours
    assert (match.view()["dice"]["poachers"] is None) == (level == "basic")
    assert (match.view()["dice"]["guard"] is None) == (level != "guards")


def test_bo_6_everyone_may_call_any_of_four_answers() -> None:
    match = round_of(GNU, players=4)
    assert match.to_act == (0, 1, 2, 3)
    for seat in match.to_act:
        assert [choice["answer"] for choice in match.choices(seat)] == ["rhino", "gnu", "bongo", "nothing"]


def test_bo_6_nobody_may_call_while_the_dice_are_in_the_air() -> None:
    match = palabre.new("bongo", players=2, nature="manual", seed=1)
    assert match.to_act == ()
    with pytest.raises(palabre.IllegalAction):
        match.play({"do": "call", "answer": "gnu"}, 0)


def test_bo_6_the_first_right_call_wins_the_round() -> None:
    match = round_of(GNU)
    call(match, 2, "gnu")
    assert kinds_since(match, 0)[:2] == ["called", "round_won"]
    assert trophies_of(match, 2) == "G"
    with pytest.raises(palabre.IllegalAction):
        call(match, 1, "gnu")


def test_bo_7_the_winner_takes_a_trophy_of_the_animal() -> None:
    match = round_of(GNU, "R", "G")
    call(match, 0, "gnu")
    assert trophies_of(match, 0) == "RG"
    assert match.view()["supply"]["gnu"] == 8


def test_bo_7_for_nothing_the_winner_chooses_the_animal() -> None:
    match = round_of(NOTHING)
    call(match, 1, "nothing")
    assert match.to_act == (1,)
    assert [choice["animal"] for choice in match.choices()] == ["rhino", "gnu", "bongo"]
    match.play({"do": "choose", "animal": "bongo"})
    assert trophies_of(match, 1) == "B"


def test_bo_7_an_animal_without_trophies_in_the_supply_may_be_chosen_and_bo_8_applies() -> None:
    match = round_of(NOTHING, "G" * 7, "G" * 3)
    call(match, 2, "nothing")
    match.play({"do": "choose", "animal": "gnu"})
    assert match.choices() == [{"do": "take_from", "seat": 0}, {"do": "decline"}]


def test_bo_8_without_trophies_in_the_supply_the_richest_other_player_is_robbed() -> None:
    match = round_of(GNU, "G" * 6, "G" * 4)
    call(match, 2, "gnu")
    match.play({"do": "take_from", "seat": 0})
    assert [trophies_of(match, seat) for seat in range(3)] == ["G" * 5, "G" * 4, "G"]
    gained = next(event for event in match.events(None) if event["kind"] == "trophy_gained")
    assert (gained["from"], gained["from_seat"]) == ("owner", 0)


def test_bo_8_among_equally_rich_players_the_winner_chooses() -> None:
    match = round_of(GNU, "G" * 5, "G" * 5)
    call(match, 2, "gnu")
    assert [choice.get("seat") for choice in match.choices()] == [0, 1, None]


def test_bo_8_never_from_oneself() -> None:
    match = round_of(GNU, "G" * 7, "G" * 3)
    call(match, 0, "gnu")
    assert match.choices() == [{"do": "take_from", "seat": 1}, {"do": "decline"}]


ANYBODY = {"richest": "anybody"}


def test_bo_8_a_winner_who_is_the_richest_may_have_to_go_without() -> None:
    """BO-8: where the winner counts too, there is nobody to take from."""
    match = round_of(GNU, "G" * 7, "G" * 3, options=ANYBODY)
    call(match, 0, "gnu")
    assert kinds_since(match, 0) == ["called", "round_won", "no_trophy"]
    assert [trophies_of(match, seat) for seat in range(2)] == ["G" * 7, "G" * 3]
    assert match.view()["roller"] == 0


def test_bo_8_a_winner_who_is_as_rich_as_another_takes_from_that_one() -> None:
    match = round_of(GNU, "G" * 4, "G" * 4, "G" * 2, options=ANYBODY)
    call(match, 0, "gnu")
    assert match.choices() == [{"do": "take_from", "seat": 1}, {"do": "decline"}]


def test_bo_8_who_has_fewer_takes_from_the_richest_where_the_winner_counts_too() -> None:
    match = round_of(GNU, "G" * 6, "G" * 4, options=ANYBODY)
    call(match, 1, "gnu")
    assert match.choices() == [{"do": "take_from", "seat": 0}, {"do": "decline"}]


def test_bo_8_never_from_oneself_also_where_one_has_as_many() -> None:
    match = round_of(GNU, "G" * 5, "G" * 5)
    call(match, 0, "gnu")
    assert match.choices() == [{"do": "take_from", "seat": 1}, {"do": "decline"}]


@pytest.mark.parametrize(
    ("owned", "animal"), [("RRG", "bongo"), ("RBB", "gnu"), ("GGB", "rhino"), ("", "rhino")]
)
def test_bo_12_whoever_is_away_takes_the_animal_they_have_fewest_of(owned: str, animal: str) -> None:
    match = round_of(NOTHING, owned)
    call(match, 0, "nothing")
    assert match.default(0) == {"do": "choose", "animal": animal}


def test_bo_8_a_poorer_player_cannot_be_robbed() -> None:
    match = round_of(GNU, "G" * 6, "G" * 4)
    call(match, 2, "gnu")
    with pytest.raises(palabre.IllegalAction, match="only from another player who has most"):
        match.play({"do": "take_from", "seat": 1})
    assert match.to_act == (2,)


def test_bo_8_declining_is_allowed() -> None:
    match = round_of(GNU, "G" * 6, "G" * 4)
    call(match, 2, "gnu")
    before = match.version
    match.play({"do": "decline"})
    assert kinds_since(match, before) == ["declined"]
    assert trophies_of(match, 2) == ""
    assert match.view()["roller"] == 2


def test_bo_8_with_all_trophies_of_the_animal_there_is_nobody_to_take_from() -> None:
    match = round_of(GNU)
    heap(match, 0, "G" * 10)
    call(match, 0, "gnu")
    assert kinds_since(match, 0) == ["called", "round_won", "no_trophy"]
    assert not match.over, "nothing was gained, so nobody wins"


def test_bo_9_a_wrong_animal_costs_all_trophies_of_the_animal_called() -> None:
    match = round_of(GNU, "RRGB")
    call(match, 0, "rhino")
    assert trophies_of(match, 0) == "GB"
    assert match.view()["supply"]["rhino"] == 10
    called = match.events(None)[0]
    assert (called["right"], called["lost"], called["n_lost"]) == (False, {"rhino": 2}, 2)


def test_bo_9_a_wrong_nothing_costs_all_trophies() -> None:
    match = round_of(GNU, "RRGB")
    call(match, 0, "nothing")
    assert trophies_of(match, 0) == ""
    assert match.view()["supply"] == {"rhino": 10, "gnu": 10, "bongo": 10}


def test_bo_9_trophies_go_back_before_the_winner_takes() -> None:
    match = round_of("RRRGB 33", "R" * 4, "R" * 6)
    call(match, 1, "nothing")
    call(match, 2, "rhino")
    assert match.view()["supply"]["rhino"] == 5, "nobody had to be robbed"
    assert trophies_of(match, 2) == "R"


def test_bo_9_the_round_goes_on_after_a_wrong_call() -> None:
    match = round_of(GNU)
    call(match, 0, "rhino")
    assert match.to_act == (1, 2)
    call(match, 1, "gnu")
    assert trophies_of(match, 1) == "G"


def test_bo_10_a_wrong_caller_is_out_until_the_next_roll() -> None:
    match = round_of(GNU)
    call(match, 0, "rhino")
    with pytest.raises(palabre.IllegalAction):
        call(match, 0, "gnu")
    call(match, 1, "gnu")
    throw(match, GNU)
    assert match.to_act == (0, 1, 2)


def test_bo_10_when_all_are_out_the_answer_is_shown_and_the_same_player_rolls() -> None:
    match = round_of(GNU, "R", "B", "G", roller=1)
    for seat, answer in ((0, "rhino"), (1, "bongo"), (2, "nothing")):
        call(match, seat, answer)
    void = match.events(None)[-2]
    assert (void["kind"], void["why"], void["answer"]) == ("round_void", "all_out", "gnu")
    assert match.view()["roller"] == 1
    assert [trophies_of(match, seat) for seat in range(3)] == ["", "", ""]


def test_bo_10_free_callers_may_call_again_and_pay_each_time() -> None:
    match = round_of(GNU, "RRBB", options={"after_wrong_call": "free"})
    call(match, 0, "rhino")
    assert trophies_of(match, 0) == "BB"
    call(match, 0, "bongo")
    assert trophies_of(match, 0) == ""
    call(match, 0, "gnu")
    assert trophies_of(match, 0) == "G"


def test_bo_11_the_first_roller_is_drawn_among_all() -> None:
    match = palabre.new("bongo", players=5, nature="manual", seed=1)
    assert match.choices() == [{"do": "draw_roller", "seat": seat} for seat in range(5)]
    match.play({"do": "draw_roller", "seat": 3})
    assert match.view()["roller"] == 3


def test_bo_11_the_winner_rolls_next() -> None:
    match = round_of(GNU, roller=0)
    call(match, 2, "gnu")
    assert match.view()["roller"] == 2


def test_bo_11_in_turn_the_dice_pass_to_the_left() -> None:
    match = round_of(GNU, roller=2, options={"roller": "in_turn"})
    call(match, 1, "gnu")
    assert match.view()["roller"] == 0


def test_bo_11_in_turn_the_dice_pass_to_the_left_after_a_void_round_too() -> None:
    match = round_of(GNU, roller=1, options={"roller": "in_turn"})
    match.play({"do": "time_up"}, CLOCK)
    assert match.view()["roller"] == 2


def test_bo_12_when_time_is_up_the_answer_is_shown_and_the_same_player_rolls() -> None:
    match = round_of(GNU, "R", roller=1)
    match.play({"do": "time_up"}, CLOCK)
    (void,) = [event for event in match.events(None) if event["kind"] == "round_void"]
    assert (void["why"], void["answer"]) == ("time_up", "gnu")
    assert match.view()["roller"] == 1
    assert trophies_of(match, 0) == "R"


def test_bo_12_time_is_up_only_for_the_clock_and_only_while_calls_are_awaited() -> None:
    match = round_of(NOTHING)
    with pytest.raises(palabre.IllegalAction, match="for the clock"):
        match.play({"do": "time_up"}, 0)
    call(match, 0, "nothing")
    with pytest.raises(palabre.IllegalAction):
        match.play({"do": "time_up"}, CLOCK)


@pytest.mark.parametrize("patience", [5, 30, 120])
def test_bo_12_patience_is_an_option(patience: int) -> None:
    assert palabre.new("bongo", players=2, patience=patience).options["patience"] == patience


def test_bo_12_patience_may_have_no_end() -> None:
    """BO-12: then the round goes on until somebody is right."""
    match = palabre.new("bongo", players=2, seed=1, patience="off", after_wrong_call="free")
    wrong = next(each for each in match.choices(0) if each["answer"] != ANSWERS[match.state["answer"][0]])
    for seat in (0, 1, 0, 1):
        match.play(wrong, seat)
    assert (match.to_act, match.view()["round"]) == ((0, 1), 1)
    with pytest.raises(palabre.IllegalAction):
        match.play({"do": "time_up"}, CLOCK)
    assert match.choices(CLOCK) == [{"do": "level", "seats": [0, 1]}]


def test_bo_12_patience_is_bounded() -> None:
    for patience in (4, 121):
        with pytest.raises(palabre.BadOption, match="5–120, off"):
            palabre.new("bongo", players=2, patience=patience)


def test_the_reading_is_told_step_by_step_when_a_round_ends() -> None:
    match = round_of("RRRBB 22 RR B")
    call(match, 0, "gnu")
    (won,) = [event for event in match.events(None) if event["kind"] == "round_won"]
    assert [step["step"] for step in won["reading"]] == [
        "wanted",
        "standing",
        "poachers",
        "guards",
        "count",
        "answer",
    ]


def test_bo_16_a_handicap_is_in_the_record_and_changes_no_rule() -> None:
    match = palabre.new("bongo", players=2, seed=1, slower1=500)
    assert match.options["slower1"] == 500
    assert palabre.replay(match.record()).options["slower1"] == 500
    assert (match.state == palabre.new("bongo", players=2, seed=1).state).all()
    with pytest.raises(palabre.PalabreError):
        palabre.new("bongo", players=2, slower1=5001)
