"""Tranquility's positions built by hand: where cards come from and go to, what is set, what is impossible."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from games.tranquility import TRANQUILITY, game
from ludoteca import Table, Text
from ludoteca.games.tranquility import edit
from ludoteca.games.tranquility.state import CELL_NAMES, START, State
from ludoteca.kernel.editing import Edited, edited
from ludoteca.words import Words, languages

EMPTY = "...../...../...../...../...../....."
HEAD = f"{EMPTY[:-5]}3....."
# Pink has no Finish in the pile, Black only such discards.
TABLE = f"{HEAD} 12.44.f/s.20-23/7 5.28/30.s/f.f.f.f turn=0"


def built(text: str, *edits: str) -> Edited:
    return edited(TRANQUILITY, TRANQUILITY.read(text), edits)


def changed(*changes: tuple[str, str], text: str = TABLE) -> str:
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    ("edits", "after"),
    [
        # Out of the box, and back into it.
        (["put 60 b1"], changed(("3.....", "3.60...."))),
        (["put 60 hand0-3"], changed(("44.f/", "44.60.f/"))),
        (["put 60 hand0-0"], changed(("12.44", "44.60"))),
        (["put empty a1"], changed(("3.....", "....."))),
        (["put empty hand0-0"], changed(("12.44", "44"))),
        (["put empty pile0-2"], changed(("20-23", "20.22.23"))),
        (["put 40 sunk-0"], f"{TABLE} sunk=40"),
        (["put monster hand0-1"], changed(("12.44.f", "12.f.m"))),
        # From where it lies: to an empty place it leaves a gap, else both change places.
        (["put 21 b1"], changed(("3.....", "3.21...."), ("20-23", "20.22.23"))),
        (["put 7 hand1-2"], changed(("23/7", "23/"), ("5.28", "5.7.28"))),
        (["put 44 a1"], changed(("3.....", "44....."), ("12.44", "3.12"))),
        (["put 28 pile0-1"], changed(("s.20-23", "s.28.21-23"), ("5.28", "5.20"))),
        (["put 23 pile0-1"], changed(("20-23", "23.21.22.20"))),
        # Not so on the grid, where the other Island would be out of order: that one is removed.
        (["put 3 hand0-0"], changed(("3.....", "....."), ("12.44", "3.44"))),
        (["put 40 b1", "put 3 b1"], changed(("3.....", ".3...."))),
        # Of several, the next on the bench comes.
        (["put finish hand1-0"], changed(("5.28", "28.f"), ("f.f.f.f", "5.f.f.f"))),
        (["put finish hand0-0"], changed(("12.44.f", "44.f.f"), ("f.f.f.f", "12.f.f.f"))),
        (["put finish pile1-0"], changed(("30.s", "f.s"), ("f.f.f.f", "30.f.f.f"))),
        (["put finish gone1-4"], changed(("44.f/", "44/"), ("f.f.f.f", "f.f.f.f.f"))),
        # Each seat has a Start of its own.
        (["put start hand0-0"], changed(("12.44.f", "44.f.s"), ("s.20-23", "12.20-23"))),
        (["put start hand1-2"], changed(("5.28", "5.28.s"), ("30.s", "30"))),
        (["choose start 1", "put start hand1-2"], changed(("5.28", "5.28.s"), ("30.s", "30"))),
        # Another's Start, and a Sea Monster that would be discarded, go into the box.
        (["put 30 pile0-0"], changed(("s.20-23", "30.20-23"), ("30.s", "s"))),
        (["put monster hand0-0", "put 7 hand0-2"], changed(("12.44.f", "7.44.f"), ("23/7", "23/"))),
    ],
)
def test_a_card_comes_from_the_box_or_from_where_it_lies(edits: list[str], after: str) -> None:
    assert built(TABLE, *edits).text == after


@pytest.mark.parametrize(
    "edit",
    [
        # There are only Islands on the grid, and with each Sea Monster one sinks.
        "put finish b1",
        "put start a1",
        "put monster sunk-0",
        # A hand has its own order.
        "put 12 hand0-1",
        "put 12 hand0-3",
        # Beyond the empty place at the end, or nowhere at all.
        "put 60 hand0-4",
        "put 60 pile2-0",
        "put 60 grid-4",
        "put 60 hand0",
        "put 60 hand0-99999",
        "put empty gone0-1",
    ],
)
def test_where_nothing_can_be_put_nothing_changes(edit: str) -> None:
    assert built(TABLE, edit).state == TRANQUILITY.read(TABLE)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        ("put finish b1", "Finish: only Islands lie in the sea."),
        ("put monster sunk-0", "Sea Monster: Sea Monsters take nothing but Islands."),
        ("put 12 hand0-1", "Island 12: it lies there already, and there is no other one."),
        ("put 12 hand0-0", ""),
        ("put 60 hand0-4", ""),
        ("put empty gone0-1", ""),
        ("put 60 hand0-3", ""),
    ],
)
def test_what_cannot_be_put_is_told_why(edit: str, said: str) -> None:
    refused = built(TABLE, edit).refused
    assert (Words("en", "tranquility").say(refused) if refused else "") == said


STEERED = f"{TABLE} rocks=2"


@pytest.mark.parametrize(
    ("text", "edits", "after"),
    [
        (TABLE, ["choose mover 1"], changed(("turn=0", "turn=1"))),
        # The Start leaves where it lies, and comes back under the pile.
        (TABLE, ["choose start 0"], changed(("s.20-23", "20-23"), ("turn=0", "turn=0 start=0"))),
        (TABLE, ["choose start 0", "choose start -"], changed(("s.20-23", "20-23.s"))),
        # The Finish is the mover's, and comes back to that hand.
        (TABLE, ["choose end finish"], changed(("44.f/", "44/"), ("turn=0", "turn=0 end=finish"))),
        (TABLE, ["choose end finish", "choose end -"], TABLE),
        (
            changed(("turn=0", "turn=1")),
            ["choose end finish"],
            changed(("f.f.f.f", "f.f.f"), ("turn=0", "turn=1 end=finish")),
        ),
        (TABLE, ["choose phase pay", "choose owed 2"], changed(("turn=0", "turn=0 owed=pay:2"))),
        (
            TABLE,
            ["choose phase give", "choose owed 5", "choose giver 1"],
            changed(("turn=0", "turn=0 owed=give:5:1")),
        ),
        (TABLE, ["choose phase pay", "choose phase turn"], TABLE),
        (STEERED, ["choose phase rocks"], changed(("turn=0", "turn=0 owed=rocks"), text=STEERED)),
        (STEERED, ["choose steering auto"], f"{TABLE} rocks=2 luck=0"),
        (STEERED, ["choose rocks -"], f"{TABLE} rocks=0"),
        # Rocks that drift keep their luck.
        (f"{TABLE} rocks=2 luck=1f", ["choose rocks 5"], f"{TABLE} rocks=5 luck=1f"),
        (f"{TABLE} rocks=2 luck=1f", ["choose rocks -"], TABLE),
        # Who comes has a Start; whoever leaves, leaves the Finish cards.
        (TABLE, ["choose seats 3"], changed((" turn", " /s/ turn"))),
        (TABLE, ["choose seats 1"], f"{HEAD} 12.44.f/s.20-23.f.f.f.f/7 turn=0"),
        (TABLE, ["choose seats 3", "choose mover 2", "choose seats 2"], changed(("turn=0", "turn=1"))),
        (
            TABLE,
            ["choose seats 3", "choose phase give", "choose giver 2", "choose seats 2"],
            changed(("turn=0", "turn=0 owed=give:8:1")),
        ),
    ],
)
def test_what_is_chosen_beside_the_bench(text: str, edits: list[str], after: str) -> None:
    assert built(text, *edits).text == after


GIVEN = changed(("turn=0", "turn=0 start=1"), ("30.s", "30"))
FILLED = (
    "62.64.66.68.70.72/50.52.54.56.58.60/38.40.42.44.46.48/26.28.30.32.34.36/14.16.18.20.22.24/2.4.6.8.10.12"
)
WHOLE = f"{FILLED} 5.f.f/s/ 7.9/f.f.f/1 turn=0 start=1"


@pytest.mark.parametrize(
    ("text", "edits", "expected"),
    [
        (TABLE, ["put 2 b1"], Text("position-rising", island=2, cell="b1", before=3, there="a1")),
        (TABLE, ["put empty hand0-2"], Text("position-finishes", count=4, all=5)),
        (TABLE, ["put empty pile0-0"], Text("position-no-start", seat=0)),
        (TABLE, ["put 60 pile1-1"], Text("position-no-start", seat=1)),
        (TABLE, ["put monster gone0-0"], Text("position-discarded", seat=0)),
        (
            TABLE,
            ["put monster hand0-0", *(f"put {60 + at} sunk-{at}" for at in range(5))],
            Text("position-monsters", count=6, most=5),
        ),
        (
            TABLE,
            [f"put {50 + at} hand0-{3 + at}" for at in range(3)],
            Text("position-hand", seat=0, count=6, most=5),
        ),
        (TABLE, ["choose phase pay", "choose owed 4"], Text("position-pay", count=4)),
        (TABLE, ["choose phase give"], Text("position-given", seat=0)),
        (TABLE, ["choose phase stay"], Text("position-steered")),
        (f"{TABLE} rocks=2 luck=1f", ["choose phase rocks"], Text("position-steered")),
        (f"{WHOLE} rocks=2", ["choose phase rocks"], Text("position-calm", full=6)),
        (TABLE, ["put start hand0-0", "choose phase pay"], Text("position-start-first", seat=0)),
        (TABLE, ["put start gone1-4"], Text("position-start-gone", seat=1)),
        (GIVEN, ["choose end finish"], Text("position-gap", cell="b1")),
        (WHOLE, ["choose end finish", "choose start -"], Text("position-unstarted")),
        (WHOLE, ["choose end finish", "put monster hand1-2"], Text("position-barred", seat=1)),
        (WHOLE, ["choose end finish", "choose phase pay"], Text("position-over")),
    ],
)
def test_what_is_impossible_is_told_by_card_cell_and_seat(
    text: str, edits: list[str], expected: Text
) -> None:
    found = built(text, *edits)
    assert found.error and found.error.text == expected
    for language in languages():
        assert Words(language, "tranquility").say(expected)


def test_after_the_finish_all_is_as_it_was_played() -> None:
    state = TRANQUILITY.read(WHOLE)
    (ask,) = TRANQUILITY.asks(state)
    played = TRANQUILITY.step(state, ask.seat, ask.moves[-1])
    assert played.ending == "finish"
    assert edit.choose(state, "end", "finish") == played


def test_a_sea_monster_that_is_gone_bars_no_finish() -> None:
    barred = edit.put(TRANQUILITY.read(WHOLE), "monster", "hand1-2", None)
    assert barred.blocked
    after = edit.put(edit.choose(barred, "end", "finish"), "empty", "hand1-2", None)
    assert after == edit.choose(TRANQUILITY.read(WHOLE), "end", "finish")


SEEN = f"{HEAD} 12.f/s.20-22/7 5.28.m/30.s/f.f.f.f turn=0 within=9.2 clues=*:0.1:1-1,0:1:1-2"


@pytest.mark.parametrize(
    ("edits", "after"),
    [
        (["put 60 b1"], changed(("3.....", "3.60...."), text=SEEN)),
        # What was seen of a seat's cards is forgotten once they change, of Sea Monsters once it is not true.
        (["put 60 gone0-1"], changed((" within=9.2", ""), ("22/7 ", "22/7.60 "), text=SEEN)),
        (
            ["put monster hand0-0"],
            changed((" within=9.2 clues=*:0.1:1-1,0", " clues=0"), ("12.f", "f.m"), text=SEEN),
        ),
        (["choose shown any"], SEEN.partition(" within")[0]),
        (["choose shown kept"], SEEN),
        # Whoever leaves has seen nothing, and nobody has seen anything of them.
        (["choose seats 3", "choose seats 2"], changed((" clues=*:0.1:1-1,0:1:1-2", ""), text=SEEN)),
    ],
)
def test_what_was_seen_of_hidden_cards_holds_while_it_is_true(edits: list[str], after: str) -> None:
    assert built(SEEN, *edits).text == after


def test_what_may_have_been_a_start_is_forgotten_with_the_first_start_of_all() -> None:
    text = f"{HEAD} 12.44.f/20-23/7 5.28/30.s/f.f.f.f turn=0 start=0 loose=0.2"
    assert built(text).text == text
    assert built(text, "choose start -").text == changed(("s.20-23", "20-23.s"))


def test_a_cleared_table_has_all_islands_in_the_box() -> None:
    for seats, piles in ((1, ["s.f.f.f.f.f"]), (2, ["s.f.f.f", "s.f.f"]), (5, ["s.f"] * 5)):
        table = Table(TRANQUILITY, seats, 7, {"monsters": "5"})
        found = edited(TRANQUILITY, table.state, ["clear"])
        assert found.position == " ".join([EMPTY, *(f"/{pile}/" for pile in piles), "turn=0"])
        assert found.state.removed == tuple(range(1, 81))


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_box_is_dealt_round_what_lies_already(seats: int) -> None:
    table = Table(TRANQUILITY, seats, 7)
    laid = ["clear", "put 40 c3", "put 12 hand0-0", "put 77 gone0-0", "put monster pile0-0"]
    found = edited(TRANQUILITY, table.state, [*laid, "choose box dealt"])
    state = found.state
    assert found.error is None and TRANQUILITY.outcome(state) is None
    assert TRANQUILITY.census(state) == TRANQUILITY.census(table.state) + Counter({83: 1})
    assert not state.removed
    assert state.grid[CELL_NAMES.index("c3")] == 40
    assert 12 in state.hands[0] and state.discards == ((77,), *((),) * (seats - 1))
    assert {len(hand) for hand in state.hands} == {5}
    sizes = [len(pile) for pile in state.piles]
    assert max(sizes) - min(sizes) <= 1
    assert all(START in pile for pile in state.piles)
    # In one set way, whatever had been played.
    later = game(3, seats).steps[30].state
    assert edited(TRANQUILITY, later, [*laid, "choose box dealt"]).text == found.text


def test_dealing_again_moves_no_more_than_the_piles() -> None:
    once = built(TABLE, "choose box dealt").state
    again = edit.choose(once, "box", "dealt")
    assert (again.hands, again.discards, again.grid) == (once.hands, once.discards, once.grid)


def states() -> list[State]:
    """Tables of all sizes, as they were played and as they are when all is cleared."""
    options = {"monsters": "5", "rocks": "manual", "removed": "12"}
    played = [game(seats, seats, options).steps[40].state for seats in range(1, 6)]
    return [*played, edit.choose(played[1], "phase", "rocks"), *map(edit.clear, played)]


@pytest.mark.parametrize("tall", [True, False])
def test_on_the_bench_every_card_lies_open_in_a_place_of_its_own(tall: bool) -> None:
    for state in states():
        scene = edit.lay_out(state, None, tall)
        named = {node.name: node for node in scene.nodes if node.name}
        zones = {"sunk": len(state.sunk)}
        for seat, rows in enumerate(zip(state.hands, state.piles, state.discards, strict=True)):
            zones |= {
                f"{kind}{seat}": len(row) for kind, row in zip(("hand", "pile", "gone"), rows, strict=True)
            }
        places = {f"{zone}-{at}" for zone, count in zones.items() for at in range(count + 1)}
        assert named.keys() == places | set(CELL_NAMES)
        lying = Counter(edit.found(state, name, None) for name in named)
        there = TRANQUILITY.census(state._replace(removed=()))
        assert lying["empty"] == len(zones) + state.grid.count(0)
        assert lying["finish"] == 5 and lying["monster"] == state.monsters - len(state.sunk)
        assert sum(lying[str(island)] for island in range(1, 81)) == sum(there[each] for each in range(1, 81))
        for one, other in combinations(named.values(), 2):
            assert not overlap(one.box, other.box), (one.name, other.name)
        for node in scene.nodes:
            x, y, width, height = node.box
            assert 0 <= x <= x + width <= scene.width and 0 <= y <= y + height <= scene.height, node


def overlap(one: Any, other: Any) -> bool:
    return all(
        one[side] < other[side] + other[side + 2] and other[side] < one[side] + one[side + 2]
        for side in (0, 1)
    )


def test_the_box_is_shown_with_what_it_holds() -> None:
    state = built(TABLE, "put empty hand0-2").state
    (box,) = [node for node in edit.lay_out(state, None, True).nodes if node.id == "box"]
    assert box.label == Text("label-boxed", cards="1–2, 4, 6, 8–11, 13–19, 24–27, 29, 31–43, 45–80")
    drawn = {node.id for node in edit.lay_out(state, None, True).nodes}
    # The missing Finish comes after the Islands, the five Sea Monsters after that.
    assert {"island-80", "finish@box-69", "monster@box-70", "monster@box-74"} <= drawn
