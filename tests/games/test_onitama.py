"""Onitama's rules, by positions and moves written as text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadOption, BadPosition, IllegalMove, Table, Text, load, spell
from ludoteca.games.onitama.cards import BASE, CARDS, SENSEI

ONITAMA: Any = load("onitama")
VECTORS = Path(__file__).parents[1] / "vectors" / "onitama.jsonl"
START = "ssmss/5/5/5/SSMSS b ox,boar horse,elephant crab"
RED_FIRST = "ssmss/5/5/5/SSMSS r rabbit,cobra rooster,tiger frog"
STUCK = "ssmsS/4S/4M/4S/4S b tiger,ox horse,elephant crab"


def at(position: str) -> Table:
    return Table.at(ONITAMA, position)


def played(table: Table, *moves: str) -> Table:
    for words in moves:
        table.play(table.asks()[0].seat, words)
    return table


def ending(position: str, *moves: str) -> tuple[set[int], str]:
    outcome = played(at(position), *moves).outcome()
    assert outcome is not None
    return set(outcome.winners), outcome.reason


def targets(position: str, card: str, start: str) -> set[str]:
    table = at(position)
    begin = f"move {card} {start} "
    return {
        words.removeprefix(begin) for words in table.legal(table.asks()[0].seat) if words.startswith(begin)
    }


@pytest.mark.parametrize("line", VECTORS.read_text().splitlines())
def test_a_recorded_game_has_as_many_legal_moves_and_the_same_winner(line: str) -> None:
    recorded = json.loads(line)
    table = Table(ONITAMA, options=recorded["options"])
    for (seat, words), count in zip(recorded["moves"], recorded["legal"], strict=True):
        assert [ask.seat for ask in table.asks()] == [seat]
        assert len(table.legal(seat)) == count
        table.play(seat, words)
    outcome = table.outcome()

    assert outcome is not None
    assert sorted(outcome.winners) == recorded["winners"]


def test_there_are_sixteen_cards_of_each_set_half_of_them_stamped_by_each_side() -> None:
    for cards in (BASE, SENSEI):
        assert len(cards) == 16
        assert sum(card.stamp for card in cards.values()) == 8
    assert sum(len(card.offsets) for card in BASE.values()) == 52


@pytest.mark.parametrize(
    "pair",
    [
        "frog rabbit",
        "goose rooster",
        "horse ox",
        "eel cobra",
        "dog fox",
        "bear panda",
        "sea-snake viper",
        "mouse rat",
        "tanuki iguana",
        "sable otter",
    ],
)
def test_the_two_of_a_pair_are_mirror_images_stamped_by_different_sides(pair: str) -> None:
    first, second = (CARDS[name] for name in pair.split())

    assert {(-right, forward) for right, forward in first.offsets} == set(second.offsets)
    assert {first.stamp, second.stamp} == {0, 1}


def test_every_other_card_is_its_own_mirror_image() -> None:
    alone = "tiger dragon crab elephant monkey mantis crane boar giraffe kirin phoenix turtle"
    for name in alone.split():
        offsets = set(CARDS[name].offsets)
        assert {(-right, forward) for right, forward in offsets} == offsets


def test_no_two_cards_are_alike() -> None:
    assert len({frozenset(card.offsets) for card in CARDS.values()}) == 32


@pytest.mark.parametrize(
    ("cards", "start"),
    [("ox,boar,horse,elephant,crab", START), ("rabbit,cobra,rooster,tiger,frog", RED_FIRST)],
)
def test_the_stamp_of_the_side_card_says_who_begins(cards: str, start: str) -> None:
    assert ONITAMA.write(Table(ONITAMA, options={"cards": cards}).state) == start


@pytest.mark.parametrize(
    ("choice", "pool"), [("base", BASE), ("sensei", SENSEI), ("both", CARDS)], ids=["base", "sensei", "both"]
)
def test_five_different_cards_are_dealt_of_those_in_play(choice: str, pool: dict[str, Any]) -> None:
    met = set()
    for seed in range(200):
        state = Table(ONITAMA, seed=seed, options={"cards": choice}).state
        dealt = ONITAMA.census(state)
        assert len(dealt) == 5 and set(dealt.values()) == {1}
        assert state.mover == CARDS[state.side].stamp
        met |= dealt.keys()

    assert met == set(pool)


@pytest.mark.parametrize(
    ("choice", "id"),
    [
        ("ox,boar,horse,elephant,ox", "option-cards-wrong"),
        ("ox,boar,horse,elephant,goat", "option-cards-wrong"),
        ("ox,boar,horse,elephant", "bad-choice"),
        ("OX,boar,horse,elephant,crab", "bad-choice"),
    ],
)
def test_named_cards_are_five_different_ones(choice: str, id: str) -> None:
    with pytest.raises(BadOption) as caught:
        Table(ONITAMA, options={"cards": choice})

    assert caught.value.text.id == id
    assert str(caught.value)


def test_blue_reads_a_card_as_it_is_and_red_turned_round() -> None:
    """Frog: to the left in front, two to the left, to the right behind."""
    assert targets("4m/5/2S2/5/M4 b frog,ox horse,crab eel", "frog", "c3") == {"b4", "a3", "d2"}
    assert targets("4m/5/2s2/5/M4 r horse,ox frog,crab eel", "frog", "c3") == {"d2", "e3", "b4"}


def test_a_piece_leaps_over_whatever_stands_between() -> None:
    assert "c3" in targets("2m2/5/5/2s2/2M2 b tiger,ox horse,crab eel", "tiger", "c1")
    assert "c3" in targets("2m2/5/5/2S2/2M2 b tiger,ox horse,crab eel", "tiger", "c1")


def test_a_piece_stays_on_the_board_and_off_its_own_side() -> None:
    assert targets(START, "ox", "e1") == {"e2"}
    assert targets(START, "boar", "c1") == {"c2"}


def test_two_cards_for_the_same_way_are_two_moves() -> None:
    assert {"move ox c1 c2", "move boar c1 c2"} <= set(at(START).legal(0))


def test_the_used_card_goes_to_the_side_and_the_side_card_to_its_place() -> None:
    table = played(at(START), "move ox c1 c2")

    assert ONITAMA.write(table.state) == "ssmss/5/5/2M2/SS1SS r crab,boar horse,elephant ox"
    assert ONITAMA.write(played(table, "move elephant c5 b4").state) == (
        "ss1ss/1m3/5/2M2/SS1SS b crab,boar horse,ox elephant"
    )


def test_a_captured_student_is_gone() -> None:
    table = played(at("2m2/5/2s2/2S2/2M2 b ox,boar horse,elephant crab"), "move ox c2 c3")

    assert ONITAMA.write(table.state).split()[0] == "2m2/5/2S2/5/2M2"
    assert table.outcome() is None


def test_taking_the_master_wins_by_the_way_of_the_stone() -> None:
    assert ending("5/5/2m2/2S2/2M2 b ox,boar horse,elephant crab", "move ox c2 c3") == ({0}, "stone")
    assert ending("2m2/5/2s2/2M2/5 r ox,boar horse,elephant crab", "move horse c3 c2") == ({1}, "stone")


def test_the_master_on_the_other_temple_wins_by_the_way_of_the_stream() -> None:
    assert ending("5/2M2/5/4m/5 b ox,boar horse,elephant crab", "move ox c4 c5") == ({0}, "stream")
    assert ending("M4/5/5/2m2/5 r ox,boar horse,elephant crab", "move horse c2 c1") == ({1}, "stream")


def test_a_temple_may_be_taken_by_a_capture() -> None:
    assert ending("2s2/2M2/5/4m/5 b ox,boar horse,elephant crab", "move ox c4 c5") == ({0}, "stream")


def test_taking_the_master_on_its_temple_counts_as_the_stone() -> None:
    assert ending("2m2/2M2/5/5/5 b ox,boar horse,elephant crab", "move ox c4 c5") == ({0}, "stone")


def test_a_student_on_a_temple_and_a_master_on_its_own_win_nothing() -> None:
    assert played(at("5/2S2/5/m4/M4 b ox,boar horse,elephant crab"), "move ox c4 c5").outcome() is None
    assert played(at("4m/5/5/2M2/5 b ox,boar horse,elephant crab"), "move ox c2 c1").outcome() is None


def test_a_master_may_go_and_stay_where_it_can_be_taken() -> None:
    table = played(at("2m2/5/5/2M2/5 b ox,boar horse,elephant crab"), "move ox c2 c3")
    played(table, "move horse c5 c4", "move boar c3 b3")

    assert ending("2m2/5/2M2/5/5 b ox,boar horse,elephant crab", "move ox c3 c4", "move horse c5 c4") == (
        {1},
        "stone",
    )


def test_whoever_cannot_move_exchanges_either_card() -> None:
    table = at(STUCK)

    assert list(table.legal(0)) == ["swap tiger", "swap ox"]
    assert table.asks()[0].prompt == Text("prompt-swap")
    assert ONITAMA.write(played(table, "swap ox").state) == (
        "ssmsS/4S/4M/4S/4S r tiger,crab horse,elephant ox"
    )


def test_whoever_can_move_may_not_pass() -> None:
    with pytest.raises(IllegalMove) as caught:
        at(START).play(0, "swap ox")

    assert caught.value.text == Text("why-swap", guide="pass")


# Six moves in which nothing is taken and every card comes back to where it was.
BACK = "2m2/5/S3s/5/2M2 b ox,boar horse,crab tiger"
ROUND = (
    "move ox a3 a2",
    "move horse e3 e4",
    "move tiger a2 a4",
    "move ox e4 e5",
    "move horse a4 a3",
    "move tiger e5 e3",
)


def test_the_third_time_of_a_position_is_a_draw_and_the_start_is_the_first() -> None:
    table = played(at(BACK), *ROUND)
    assert ONITAMA.write(table.state) == BACK

    played(table, *ROUND[:-1])
    assert table.outcome() is None

    outcome = played(table, ROUND[-1]).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (frozenset(), "repetition")
    assert table.asks() == ()


def test_cards_in_another_order_are_the_same_hand() -> None:
    first, second = (ONITAMA.read(BACK.replace("ox,boar", hand)) for hand in ("ox,boar", "boar,ox"))

    assert first.seen == second.seen


def test_a_position_with_other_hands_or_another_mover_is_another_one() -> None:
    table = at(BACK)
    keys = {table.state.seen[-1]}
    for words in ROUND:
        keys.add(played(table, words).state.seen[-1])

    assert len(keys) == 6


def test_what_lies_before_a_capture_cannot_come_back_and_is_forgotten() -> None:
    table = played(
        at("2m2/5/2s2/2S2/2M2 b boar,ox horse,elephant crab"), "move boar c2 b2", "move horse c3 c2"
    )
    assert len(table.state.seen) == 3

    assert len(played(table, "move crab c1 c2").state.seen) == 1


def test_without_the_rule_of_repetition_the_game_goes_on() -> None:
    cards = "ox,boar,horse,crab,tiger"
    for choice, is_drawn in (("draw", True), ("none", False)):
        start = Table(ONITAMA, options={"cards": cards, "repetition": choice}).state
        state = replace(ONITAMA.read(BACK), seen=start.seen and ONITAMA.read(BACK).seen)
        for words in ROUND * 2:
            (move,) = (move for move in ONITAMA.asks(state)[0].moves if spell(move) == words)
            state = ONITAMA.step(state, state.mover, move)

        assert (ONITAMA.outcome(state) is not None) == is_drawn


@pytest.mark.parametrize(
    ("position", "words", "expected"),
    [
        (START, "fly ox c1 c2", Text("why-words", words="fly ox c1 c2", guide="turn")),
        (START, "", Text("why-words", words="", guide="turn")),
        (START, "move ox c1 c2 c3", Text("why-words", words="move ox c1 c2 c3", guide="turn")),
        (START, "move c1", Text("why-choose-card", guide="turn")),
        (START, "move goat c1 c2", Text("why-card", found="goat", guide="cards")),
        (START, "move ox c1 f9", Text("why-square", square="f9", guide="setup")),
        (START, "move crab c1 c2", Text("why-side", card="crab", guide="exchange")),
        (START, "move horse c1 c2", Text("why-their-card", card="horse", guide="turn")),
        (START, "move tiger c1 c3", Text("why-not-here", card="tiger", guide="setup")),
        (START, "swap ox", Text("why-swap", guide="pass")),
        (STUCK, "move ox e3 e4", Text("why-only-swap", guide="pass")),
        (START, "move ox", Text("why-choose-piece", card="ox", guide="turn")),
        (START, "move ox c3 c4", Text("why-empty", square="c3", guide="turn")),
        (START, "move ox c5 c4", Text("why-not-yours", square="c5", guide="turn")),
        (START, "move ox c1", Text("why-choose-square", square="c1", guide="moving")),
        (
            "4m/5/5/SS3/SM3 b ox,boar horse,elephant crab",
            "move ox a1",
            Text("why-stuck", card="ox", square="a1", guide="moving"),
        ),
        (START, "move ox c1 b2", Text("why-offset", card="ox", start="c1", to="b2", guide="cards")),
        (START, "move ox c1 d1", Text("why-own", square="d1", guide="moving")),
    ],
)
def test_the_rule_against_a_move_is_named(position: str, words: str, expected: Text) -> None:
    assert ONITAMA.why_not(ONITAMA.read(position), 0, words) == expected


@pytest.mark.parametrize(
    ("position", "id"),
    [
        ("ssmss/5/5/5/SSMSS b ox,boar horse,elephant", "position-fields"),
        ("ssmss/5/5/SSMSS b ox,boar horse,elephant crab", "position-rows"),
        ("ssmss/5/5/5/5/SSMSS b ox,boar horse,elephant crab", "position-rows"),
        ("ssmss/5/6/5/SSMSS b ox,boar horse,elephant crab", "position-sign"),
        ("ssmss/5/5s/5/SSMSS b ox,boar horse,elephant crab", "position-rows"),
        ("ssmss/5/2x2/5/SSMSS b ox,boar horse,elephant crab", "position-sign"),
        ("ssmss/5/2m2/5/SSMSS b ox,boar horse,elephant crab", "position-masters"),
        ("ss1ss/5/5/5/SS1SS b ox,boar horse,elephant crab", "position-no-master"),
        ("2M2/5/5/5/2m2 b ox,boar horse,elephant crab", "position-arrived"),
        ("ssmss/5/2s2/5/SSMSS b ox,boar horse,elephant crab", "position-students"),
        ("ssmss/5/5/5/SSMSS w ox,boar horse,elephant crab", "position-mover"),
        ("ssmss/5/5/5/SSMSS b ox horse,elephant crab", "position-hand"),
        ("ssmss/5/5/5/SSMSS b ox,goat horse,elephant crab", "position-card"),
        ("ssmss/5/5/5/SSMSS b ox,boar horse,elephant goat", "position-card"),
        ("ssmss/5/5/5/SSMSS b ox,boar horse,elephant ox", "position-twice"),
    ],
)
def test_a_wrong_position_names_the_wrong_field(position: str, id: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ONITAMA.read(position)

    assert caught.value.text.id == id


def turned(position: str) -> str:
    """The position as it is from the other side: the board turned round, the colours and hands exchanged."""
    rows, mover, blue, red, side = position.split()
    return f"{rows[::-1].swapcase()} {'rb'['br'.index(mover)]} {red} {blue} {side}"


def turned_move(words: str) -> str:
    swapped = str.maketrans("abcde12345", "edcba54321")
    verb, card, *squares = words.split()
    return " ".join([verb, card, *(square.translate(swapped) for square in squares)])


def test_a_game_seen_from_the_other_side_is_the_game() -> None:
    """Symmetry as a second way of computing: what Blue may do, Red may do with the board turned round."""
    for line in VECTORS.read_text().splitlines()[:10]:
        recorded = json.loads(line)
        table = Table(ONITAMA, options=recorded["options"])
        for seat, words in recorded["moves"]:
            mirrored = at(turned(ONITAMA.write(table.state)))

            assert set(mirrored.legal(1 - seat)) == {turned_move(move) for move in table.legal(seat)}
            table.play(seat, words)
