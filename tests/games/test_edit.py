"""Positions built by hand: what each game's editor does with its things, beyond what holds for all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteca
from games.test_claim_position import AFTER_ONE_TRICK
from ludoteca import BadMessage, BadPosition, Text
from ludoteca.games.sushigo import edit as sushigo
from ludoteca.kernel.editing import edited
from ludoteca.words import Words, languages

PAGE = Path(__file__).parents[2] / "web/texts"


def loaded(slug: str) -> Any:
    """The game, which has `read` and `write` because it has an editor."""
    return ludoteca.load(slug)


def built(slug: str, position: str, *edits: str) -> str:
    """The text of a position after these edits."""
    game = loaded(slug)
    return edited(game, game.read(position), edits).text


OXONO = "....../....../..#x../...*../....../...... p 7888 -"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        # A piece that is replaced goes back to its reserve.
        ("put o1 d4", "....../....../..#O../...*../....../...... p 8887 -"),
        ("put empty d4", "....../....../..#.../...*../....../...... p 8888 -"),
        # So does one that a totem is put on; totems that meet change places.
        ("put x d4", "....../....../..#*../....../....../...... p 8888 -"),
        ("put x c4", "....../....../..*x../...#../....../...... p 7888 -"),
        # A totem is moved, never taken away or covered.
        ("put empty c4", OXONO),
        ("put x0 c4", OXONO),
        ("put x0 z9", OXONO),
        ("choose reserve-x0 3", "....../....../..#x../...*../....../...... p 3888 -"),
        ("choose moved o", "....../....../..#x../...*../....../...... p 7888 o"),
    ],
)
def test_in_oxono(edit: str, after: str) -> None:
    assert built("oxono", OXONO, edit) == after


def test_no_reserve_of_oxono_is_less_than_none_or_more_than_all() -> None:
    squares = [f"{column}{row}" for column in "abcdef" for row in (1, 2)]
    assert built("oxono", OXONO, *(f"put x0 {square}" for square in squares)).split()[2] == "0888"
    cleared = [f"put empty {square}" for square in squares]
    # One lies on d4 as before.
    assert built("oxono", OXONO, *(f"put x0 {square}" for square in squares), *cleared) == OXONO


ONITAMA = "s1m1s/5/5/5/S1M1S b ox,boar horse,elephant crab"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        # A master that is put somewhere has left where it was.
        ("put blue-master c3", "s1m1s/5/2M2/5/S3S b ox,boar horse,elephant crab"),
        ("put red-student b4", "s1m1s/1s3/5/5/S1M1S b ox,boar horse,elephant crab"),
        # A card that is elsewhere is exchanged; another one takes the place.
        ("choose side ox", "s1m1s/5/5/5/S1M1S b crab,boar horse,elephant ox"),
        ("choose red-2 tiger", "s1m1s/5/5/5/S1M1S b ox,boar horse,tiger crab"),
        ("choose mover 1", "s1m1s/5/5/5/S1M1S r ox,boar horse,elephant crab"),
    ],
)
def test_in_onitama(edit: str, after: str) -> None:
    assert built("onitama", ONITAMA, edit) == after


YOXII = ".../...../......./...*.../...1.../...../... w 4553 5553 -"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        ("put totem d3", ".../...../......./......./...*.../...../... w 5553 5553 -"),
        ("put r4 d3", ".../...../......./...*.../...d.../...../... w 5553 5552 -"),
        ("put w1 d4", YOXII),
        ("choose owed place", YOXII.replace("5553 -", "5553 place")),
        ("choose reserve-r4 1", YOXII.replace("5553 -", "5551 -")),
    ],
)
def test_in_yoxii(edit: str, after: str) -> None:
    assert built("yoxii", YOXII, edit) == after


def kulami(last: str, before: str, marbles: str = "rb______") -> str:
    """A position of a set layout with two marbles in its first row."""
    layout = ludoteca.Table(loaded("kulami"), 2, 0, {"layout": "square"}).state.layout.text
    rows = "/".join([marbles, *["_" * 8] * 7])
    return f"{layout} {rows} r {last} {before}"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        ("put red c8", kulami("b8", "a8", "rbr_____")),
        # A hole that is emptied was neither the last nor the one before.
        ("put empty a8", kulami("b8", "-", "_b______")),
        ("choose before -", kulami("b8", "-")),
        ("put red z9", kulami("b8", "a8")),
    ],
)
def test_in_kulami(edit: str, after: str) -> None:
    assert built("kulami", kulami("b8", "a8"), edit) == after


def test_in_kulami_both_last_marbles_on_one_tile_shade_it_once() -> None:
    game = loaded("kulami")
    state = edited(game, game.read(kulami("b8", "a8")), ["choose before b8"]).state
    shaded = [node.id for node in game.draw(state, 0, True).nodes if node.id.startswith("taboo-")]
    assert len(shaded) == len(set(shaded)) == 2


def test_other_tiles_of_kulami_are_an_empty_board() -> None:
    before = kulami("b8", "a8").split()
    one, other = (built("kulami", kulami("b8", "a8"), f"choose layout {kind}-1").split() for kind in KINDS)
    assert len({before[0], one[0], other[0]}) == 3
    for after in (one, other):
        assert not {"r", "b"} & set(after[1]) and after[2:] == ["r", "-", "-"]


KINDS = ("square", "irregular")
KNISTER = "7..../...../...../...../..... - 52 7"


@pytest.mark.parametrize(
    ("edits", "after"),
    [
        (["put 12 b5"], "7Z.../...../...../...../..... - 52 7"),
        # Who comes to the table has an empty sheet; a seat's place is on that seat's sheet.
        (["choose seats 2"], "7..../...../...../...../.....|...../...../...../...../..... -|- 52 7"),
        (
            ["choose seats 2", "put 7 e1 1"],
            "7..../...../...../...../.....|...../...../...../...../....7 -|- 52 7",
        ),
        (["choose seats 2", "put 7 e1 1", "choose seats 1"], KNISTER),
        (["choose die-1 6"], "7..../...../...../...../..... - 56 7"),
        (
            ["choose seats 2", "choose written-1 c3"],
            "7..../...../...../...../.....|...../...../...../...../..... -|c3 52 7",
        ),
    ],
)
def test_in_knister(edits: list[str], after: str) -> None:
    assert built("knister", KNISTER, *edits) == after


def test_a_sheet_of_knister_that_does_not_agree_is_found_by_the_pages_switch() -> None:
    game = loaded("knister")
    state = edited(game, game.read(KNISTER), ["choose seats 3", "put 7 a5 1"]).state
    found = edited(game, state, [])
    assert str(found.error) == (
        "All sheets hold the same numbers, each in cells of its own; the sheet of Yellow does not hold those "
        "of the first. “Seen by: Yellow” shows that sheet."
    )
    for language in languages():
        words = Words(language, "knister", PAGE)
        assert f"{words.say(Text('diagram-seat'))}: " in words.say(found.error.text)
    # Whoever typed it sees no sheets.
    with pytest.raises(BadPosition, match="those of the first.$"):
        game.read(found.text)


# Pink holds two Egg nigiri and a Wasabi and has Chopsticks before it; Black has chosen a Tempura.
SUSHIGO = "- eew:c,tts:d:t - *"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        # From the pack, and back to it; a hand is held in order.
        ("put tempura hand0-3", "- teew:c,tts:d:t - *"),
        ("put squid hand0-0", "- eqw:c,tts:d:t - *"),
        ("put empty hand0-2", "- ee:c,tts:d:t - *"),
        ("put squid meal1-1", "- eew:c,tts:dq:t - *"),
        ("put squid meal1-0", "- eew:c,tts:q:t - *"),
        # Whoever chooses, chooses out of the hand if they can; what was chosen is there again.
        ("put sashimi chosen1-0", "- eew:c,tts:d:s - *"),
        ("put egg chosen0-0", "- eew:c:e,tts:d:t - *"),
        ("put squid chosen1-0", "- eew:c,tsq:d:q - *"),
        ("put empty chosen1-0", "- eew:c,ts:d - *"),
        # There is nothing there.
        ("put squid hand2-0", SUSHIGO),
        ("put squid round1.0-0", SUSHIGO),
        ("put squid e", SUSHIGO),
        # Who comes has nothing yet; who goes has taken nothing along.
        ("choose seats 3", "- eew:c,tts:d:t,: - *"),
        ("choose round 3", "- eew:c,tts:d:t ,/, *"),
        ("choose soy on", "s eew:c,tts:d:t - *"),
        ("choose passing both", "b eew:c,tts:d:t - *"),
        ("clear", "- :,: - *"),
    ],
)
def test_in_sushi_go(edit: str, after: str) -> None:
    assert built("sushigo", SUSHIGO, edit) == after


def test_soy_sauce_is_put_where_it_is_played_with_and_taken_away_where_it_is_left() -> None:
    game = loaded("sushigo")
    state = game.read(SUSHIGO)

    def is_offered(*edits: str) -> bool:
        names = [thing.name for thing in sushigo.things(edited(game, state, edits).state)]
        assert names[0] == "empty" and len(names) == len(set(names))
        return "soy" in names

    assert not is_offered()
    with pytest.raises(BadMessage):
        edited(game, state, ["put soy meal1-1"])
    left = ("choose soy on", "put soy meal1-1", "choose soy off")
    assert is_offered(*left[:1]) and not is_offered(left[0], left[2])
    # It lies where it does not belong, and that is told.
    assert built("sushigo", SUSHIGO, *left) == "- eew:c,tts:dy:t - *"
    error = edited(game, state, left).error
    assert error and error.text.id == "position-soy"
    assert is_offered(*left) and not is_offered(*left, "put empty meal1-1")


def test_a_card_of_sushi_go_of_which_there_are_no_more_comes_from_the_next_place() -> None:
    # All four Chopsticks lie there: two in the hand of Pink, one in its meal and one in that of Black.
    position = "- ecc:c,tts:c - *"
    assert built("sushigo", position, "put chopsticks hand1-0") == "- ecc:c,tsc: - *"
    assert built("sushigo", position, "put chopsticks meal1-1") == "- ec:c,tts:cc - *"
    assert built("sushigo", position, "put empty hand0-1", "put chopsticks hand1-0") == "- ec:c,tsc:c - *"


def test_in_sushi_go_one_card_is_enough_only_where_there_could_be_two() -> None:
    # Somebody is still choosing: Black takes its card back.
    enough = ("put empty chosen1-0", "put egg chosen0-0", "choose enough-0 yes")
    assert built("sushigo", SUSHIGO, *enough) == "- eew:c:e!,ts:d - *"
    assert built("sushigo", SUSHIGO, *enough, "put squid meal0-0") == "- eew:q:e,ts:d - *"
    assert built("sushigo", SUSHIGO, *enough, "put empty chosen0-0") == "- ew:c,ts:d - *"
    assert built("sushigo", SUSHIGO, *enough, "choose enough-0 no") == "- eew:c:e,ts:d - *"


def test_what_is_known_to_have_gone_back_into_a_hand_of_sushi_go_is_never_more_than_lies_there() -> None:
    known = built("sushigo", SUSHIGO, "put chopsticks hand1-0", "choose returned-1 1")
    assert known == "- eew:c,tsC:d:t - *"
    assert built("sushigo", known, "put egg hand1-1") == "- eew:c,tse:d:t - *"


def test_the_next_cards_of_a_deck_in_sushi_go_stay_the_next_ones() -> None:
    rest = loaded("sushigo").read(SUSHIGO).deck
    letters = {"tempura": "t", "sashimi": "s", "dumpling": "d", "maki1": "1", "maki2": "2", "maki3": "3"}
    letters |= {"egg": "e", "salmon": "l", "squid": "q", "pudding": "p", "wasabi": "w", "chopsticks": "c"}
    lying = "".join(sorted(letters[card] for card in rest))
    before = SUSHIGO.replace("*", lying)
    after = built("sushigo", before, "put squid meal1-0")
    # A Squid nigiri less, from below, and the Dumpling under everything.
    at = lying.rindex("q")
    assert after == "- eew:c,tts:q:t - " + lying[:at] + lying[at + 1 :] + "d"
    assert built("sushigo", before, "put squid meal1-0", "choose deck any") == "- eew:c,tts:q:t - *"


@pytest.mark.parametrize(
    ("slug", "position", "edit", "said"),
    [
        ("oxono", OXONO, "put x0 c4", "The O totem stands there, and a totem is always on the board"),
        ("oxono", OXONO, "put empty c4", "The O totem stands there"),
        # It lies there, or nothing can be put there, or something has come there.
        ("oxono", OXONO, "put o c4", ""),
        ("oxono", OXONO, "put empty z9", ""),
        ("oxono", OXONO, "put o1 d4", ""),
        ("oxono", OXONO, "choose mover 0", ""),
        ("yoxii", YOXII, "put w1 d4", "The totem stands there, and it is always on the board"),
        ("yoxii", YOXII, "put totem d4", ""),
        (
            "claim",
            AFTER_ONE_TRICK,
            "put empty trick1-0",
            "Every card lies somewhere: ",
        ),
        ("claim", AFTER_ONE_TRICK, "put goblin-2 hand0-5", "Goblin 2 is in this hand already."),
        (
            "claim",
            AFTER_ONE_TRICK,
            "put goblin-2 lead",
            "Only a card from Black’s hand can be led",
        ),
        ("claim", AFTER_ONE_TRICK, "put empty lead", ""),
        (
            "sushigo",
            "- ecccc:,ttsss: - *",
            "put chopsticks hand0-0",
            "Chopsticks: there are no more in the deck",
        ),
    ],
)
def test_what_cannot_be_put_is_told_why_in_the_games_words(
    slug: str, position: str, edit: str, said: str
) -> None:
    game = loaded(slug)
    refused = edited(game, game.read(position), [edit]).refused
    told = Words("en", slug).say(refused) if refused else ""
    assert told.startswith(said) and bool(told) == bool(said)
