"""What is in the box: tiles, ostriches, dice, berries and cards."""

from __future__ import annotations

from collections import Counter

from palabre.games.banjooli_xeet.box import BERRIES, BOX, CARDS, FACES, N_DICE, OSTRICHES, Berry
from palabre.games.banjooli_xeet.pieces import COMMON_FACES, PIECES, SPECIAL_FACES


def test_bx_c1_what_is_there() -> None:
    """BX-C1: six common and two special tiles, start and finish, five ostriches, six dice, berries, cards."""
    assert (len(COMMON_FACES), len(SPECIAL_FACES)) == (6, 2)
    assert {piece.side for piece in PIECES if piece.tile in ("start", "finish")} == {"a", "b"}
    assert (len(OSTRICHES), N_DICE, len(BERRIES), len(CARDS)) == (5, 6, 11, 10)


def test_bx_c2_ostriches_faces_and_berries() -> None:
    """BX-C2: 1 red to 5 violet; every die shows them and white; one berry of each effect."""
    assert OSTRICHES == ("red", "yellow", "green", "blue", "violet")
    assert (*OSTRICHES, "white") == FACES
    assert [berry.name.lower() for berry in Berry] == list(BERRIES)


def test_bx_c3_a_tile_has_nine_squares() -> None:
    """BX-C3: three lanes; three rows on a straight, 1, 3 and 5 squares in a curve, or three everywhere."""
    for piece in PIECES:
        sizes = [len(lane) for lane in piece.lanes]
        if piece.shape == "curve_left":
            assert sizes == [1, 3, 5]
        elif piece.shape == "curve_right":
            assert sizes == [5, 3, 1]
        else:
            assert sizes == ([2, 2, 2] if piece.tile in ("start", "finish") else [3, 3, 3])


def test_bx_c3_even_curves_keep_their_quicksand_in_the_middle() -> None:
    """BX-C3: in an even curve a lane's quicksand is in the middle square."""
    written = {piece.lanes for piece in PIECES if piece.shape == "even_left" and "Q" in "".join(piece.lanes)}
    assert written == {("EEE", "EEE", "EQE"), ("EQE", "EEE", "EEE")}


def test_bx_c5_every_ostrich_stands_twice_in_every_place() -> None:
    """BX-C5: the ten predictions."""
    assert (
        "".join(str(ostrich + 1) for card in CARDS for ostrich in card)
        == "1245235134124523513415322143325443155421"
    )
    for place in range(4):
        assert set(Counter(card[place] for card in CARDS).values()) == {2}
    assert all(len(set(card)) == 4 for card in CARDS)


def test_every_square_has_a_place_to_be_drawn() -> None:
    for piece in PIECES:
        drawn = BOX["drawing"][piece.shape]
        assert len(drawn) == len(piece.spots)
        middles = [tuple(square["at"]) for square in drawn]
        assert len(set(middles)) == len(middles)
        assert all(
            0 <= x <= 3 and 0 <= y <= 3 for square in drawn for x, y in [square["at"], *square["outline"]]
        )


def test_squares_that_follow_one_another_are_drawn_side_by_side() -> None:
    for piece in PIECES:
        drawn = BOX["drawing"][piece.shape]
        for spot, (lane, step) in enumerate(piece.spots):
            if (lane, step + 1) in piece.spots:
                edge = set(map(tuple, drawn[spot]["outline"])) & set(
                    map(tuple, drawn[piece.spots.index((lane, step + 1))]["outline"])
                )
                assert len(edge) == 2, f"{piece.shape} lane {lane} after step {step}"
