"""What is said of positions and of games, compared with the truth: all endings played out by the rules."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import Table
from ludoteca.bots.analysis import Decision, Insight, Line, Review, analysed, reviewed, threats, turning
from ludoteca.bots.search import Budget, Search
from ludoteca.bots.twin import twin_of
from ludoteca.page import new_desk

OXONO = ludoteca.load("oxono")
PLAYS = Path(OXONO.__file__).parent / "plays"
# Few pieces are left: nobody can force a line; black wins in three turns; pink does.
DRAWN = "o.o.Ox/.oXO*o/.Ox#oO/oXxO.X/XxOoO./xXOx.o b 2030 -"
LOST = ".OoxXX/o.Xo.O/.oO..x/o#oXX./xxo*XO/OOxxoO b 2021 -"
WON = ".OoxXX/o#XoOO/.oO..x/o.oXX./xxo*XO/OOxxoO p 2020 -"
# Pink can win at once, by one totem or another.
WINNING = "....../.xoo../....../..*.../.X.X#./...X.. p 7658 -"


def game(name: str, turns: int) -> Table:
    """The beginning of a recorded game of Oxono: so many turns of two decisions each, or all but so many."""
    lines = (PLAYS / f"{name}.play").read_text("utf-8").splitlines()
    head = [line for line in lines if line[0] not in "01="]
    steps = [line for line in lines if line[0] in "01"]
    return Table.replay("\n".join([*head, *steps[: 2 * turns]]))


def known(table: Table, most: int = 3) -> Insight:
    """All that there is to be known of a position."""
    found = [insight for insight in analysed(table, most) if insight]
    return found[-1]


@cache
def truth(state: Any) -> int:
    """1, 0 or -1 as pink wins, draws or loses: every way to go on is played by the rules."""
    outcome = OXONO.outcome(state)
    if outcome:
        return sum(1 if seat == 0 else -1 for seat in outcome.winners)
    (ask,) = OXONO.asks(state)
    values = [truth(OXONO.step(state, ask.seat, move)) for move in ask.moves]
    return max(values) if ask.seat == 0 else min(values)


def soonest(state: Any, winner: int, turns: int) -> bool:
    """Whether this seat can win within so many turns, whatever the other does."""
    outcome = OXONO.outcome(state)
    if outcome:
        return outcome.winners == {winner}
    if not turns:
        return False
    (ask,) = OXONO.asks(state)
    results = []
    for move in ask.moves:
        after = OXONO.step(state, ask.seat, move)
        goes_on = [other.seat for other in OXONO.asks(after)] == [ask.seat]
        results.append(soonest(after, winner, turns if goes_on else turns - 1))
    return any(results) if ask.seat == winner else all(results)


@pytest.mark.parametrize("position", [DRAWN, LOST, WON])
def test_an_ending_is_solved_as_the_rules_play_it_out(position: str):
    table = Table.at(OXONO, position)

    insight = known(table)

    assert insight.is_solved
    assert insight.lines[0].estimate == truth(table.state)
    for line in insight.lines:
        if line.is_solved:
            assert line.estimate == truth(after(table, line.decisions[:1]))


def after(table: Table, decisions: tuple[Decision, ...]) -> Any:
    """The state after these decisions, by the rules."""
    state = table.state
    for _, words in decisions:
        move = next(move for move in OXONO.asks(state)[0].moves if ludoteca.spell(move) == words)
        state = OXONO.step(state, OXONO.asks(state)[0].seat, move)
    return state


def test_a_draw_is_solved_without_a_turn_in_which_it_comes():
    best = known(Table.at(OXONO, DRAWN)).lines[0]

    assert (best.estimate, best.turns, best.is_solved) == (0, None, True)


@pytest.mark.parametrize(("position", "winner"), [(WON, 0), (LOST, 1)])
def test_a_win_in_three_turns_is_forced_and_cannot_come_sooner(position: str, winner: int):
    table = Table.at(OXONO, position)

    best = known(table).lines[0]

    assert (best.estimate, best.turns) == (1 if winner == 0 else -1, 3)
    assert soonest(table.state, winner, 3)
    assert not soonest(table.state, winner, 2)
    outcome = OXONO.outcome(after(table, best.decisions))
    assert outcome and outcome.winners == {winner}


def test_a_win_that_is_further_away_than_was_looked_may_still_come_sooner():
    win = Line((), 1, 6, True)

    assert [win.is_final(turns) for turns in (4, 5, 6)] == [False, True, True]
    assert Line((), 0, None, True).is_final(1)
    assert not Line((), 0, None, False).is_final(40)


def test_a_line_is_a_row_of_moves_that_the_rules_allow():
    table = game("colour", 4)
    insights = [insight for insight in analysed(table, 2, Budget(turns=3, steps=100_000)) if insight]

    assert [insight.turns for insight in insights] == [1, 2, 3]
    for line in insights[-1].lines:
        copy = Table.replay(table.record())
        for seat, words in line.decisions:
            copy.play(seat, words)


def test_what_some_moves_of_a_position_are_worth_is_not_remembered_as_its_worth():
    """A position can come again, and has all its moves then."""
    twin = twin_of(OXONO)
    assert twin
    position = twin.start(game("colour", 6).state)
    search = Search(twin, Budget(turns=2, steps=10_000))
    search.best = twin.moves(position)[-1]
    list(search.look(position, [search.best], 2))

    assert search.reply(position) is None


def test_a_threat_is_a_turn_with_which_the_other_seat_would_win():
    table = game("colour", 5)

    assert threats(OXONO, table.state) == (("move o c3", "place d3"),)
    passed = ludoteca.Table.at(OXONO, OXONO.write(table.state).replace(" b ", " p "))
    assert OXONO.outcome(after(passed, (Decision(0, "move o c3"), Decision(0, "place d3")))).winners == {0}
    assert threats(OXONO, game("colour", 4).state) == ()


def test_nothing_is_said_of_threats_in_the_middle_of_a_turn():
    table = game("colour", 5)
    table.play(1, "move x c6")

    assert threats(OXONO, table.state) is None


def test_a_review_finds_the_blunder_and_what_would_have_been_better():
    """Black lets pink finish a line of four; the turn before it was not lost."""
    reviews = [review for review in reviewed(game("colour", 7)) if review]

    (mistake,) = [review for review in reviews if review.is_mistake]
    assert (mistake.number, mistake.seat, mistake.after) == (10, 1, 1)
    assert mistake.before < 0
    assert mistake.better
    spoilt = after(game("colour", 5), mistake.better.decisions[:2])
    assert not soonest(spoilt, 0, 1)
    assert turning(reviews, 0) == mistake
    assert [review.number for review in reviews] == list(range(0, 14, 2))


def told(seat: int, before: float, after: float) -> Review:
    return Review(0, (Decision(seat, "move"),), before, after, Line((), before, None, False))


def test_a_game_turns_where_the_winner_is_never_worse_again():
    early, back = told(1, -0.5, 0.4), told(0, 0.4, -0.6)
    late, small = told(1, -0.6, 0.2), told(1, 0.2, 0.3)

    assert turning([early, back, late, small], 0) is late


def test_of_the_turns_since_then_the_worst_is_where_it_turned():
    crossing, blunder, last = told(1, -0.1, 0.1), told(1, 0.1, 0.9), told(1, 0.9, 1)

    assert turning([crossing, told(0, 0.1, 0.1), blunder, told(0, 0.9, 0.9), last], 0) is blunder


def test_it_turned_for_the_second_seat_too():
    blunder = told(0, 0.2, -0.7)

    assert turning([told(1, 0, 0.2), blunder, told(1, -0.7, -0.7)], 1) is blunder


def test_who_was_ahead_all_along_turned_nothing():
    assert turning([told(1, 0.3, 0.3), told(0, 0.3, 0.3)], 0) is None


def say(desk: Any, **message: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(desk.handle(json.dumps(message)))
    return reply


def finished(desk: Any) -> dict[str, Any]:
    """The answer to what is being thought about, in slices that are as short as can be."""
    while "progress" in (reply := say(desk, do="slice", ms=-1)):
        pass
    return reply


def test_the_desk_tells_lines_in_the_words_of_the_log():
    desk, table = new_desk(), game("colour", 6)
    assert say(desk, do="analyse", record=table.record()) == {"thinking": True}

    found = finished(desk)["analysis"]

    assert (found["solved"], found["threats"]) == (True, [])
    first = found["lines"][0]
    assert (first["estimate"], first["turns"], first["solved"]) == (1, 1, True)
    assert first["moves"][0] == {
        "ply": 13,
        "seat": 0,
        "turn": 7,
        "text": ["told-move", {"symbol": "x", "to": first["moves"][0]["move"][-2:]}],
        "move": first["moves"][0]["move"],
    }
    assert say(desk, do="slice")["error"] == ["no-thought"]


def test_an_analysis_stops_when_it_is_told_to_and_says_what_it_knows():
    desk, record = new_desk(), game("colour", 2).record()
    say(desk, do="analyse", record=record, lines=1)
    while not (reply := say(desk, do="slice", ms=1))["progress"].get("lines"):
        pass
    assert say(desk, do="stop")["analysis"]["lines"] == reply["progress"]["lines"]
    say(desk, do="analyse", record=record, lines=0)
    assert finished(desk)["analysis"] == {
        "lines": [],
        "turns": 0,
        "steps": 0,
        "solved": False,
        "threats": [],
    }


def test_an_analysis_at_a_level_works_as_hard_as_that_level():
    desk = new_desk()
    say(desk, do="analyse", record=game("colour", 2).record(), lines=1, level=1)

    assert finished(desk)["analysis"]["turns"] == 1


def test_the_desk_reviews_a_game_and_names_where_it_turned():
    desk = new_desk()
    say(desk, do="review", record=game("colour", 7).record())

    found = finished(desk)["review"]

    assert len(found["turns"]) == 7
    assert found["turning"] == 5
    turned = found["turns"][5]
    assert (turned["number"], turned["steps"], turned["seat"], turned["mistake"]) == (10, 2, 1, True)
    assert turned["better"]["moves"][0]["ply"] == 11


@pytest.mark.parametrize("deed", ["analyse", "review"])
def test_a_game_without_a_twin_says_that_it_cannot_be_analysed(deed: str):
    record = Table(ludoteca.load("knister")).record()

    assert say(new_desk(), do=deed, record=record)["error"] == ["no-analysis", {"game": "Knister"}]


def test_a_finished_game_has_no_best_line():
    assert say(new_desk(), do="analyse", record=game("colour", 7).record())["error"] == ["game-over"]
    record = game("colour", 2).record()
    assert say(new_desk(), do="analyse", record=record, level=9)["error"][0] == "bad-level"


def test_a_turn_that_has_begun_to_win_is_no_mistake_and_wins_as_soon() -> None:
    """Only the totem has moved, to where the piece makes the line: the win is as near as it was before."""
    table = Table.at(OXONO, WINNING)
    winning = next(insight for insight in analysed(table, 1) if insight).lines[0]
    table.play(*winning.decisions[0])
    (review,) = (review for review in reviewed(table) if review)

    assert (review.before, review.after, review.better) == (1.0, 1.0, None)
    assert winning.turns == 1
    # With another totem move that wins in this turn, too, neither is better than the other.
    other = next(
        line
        for insight in analysed(Table.at(OXONO, WINNING), 3)
        if insight
        for line in insight.lines
        if line.turns == 1 and line.decisions[0] != winning.decisions[0]
    )
    table = Table.at(OXONO, WINNING)
    table.play(*other.decisions[0])
    (review,) = (review for review in reviewed(table) if review)
    assert review.better is None
