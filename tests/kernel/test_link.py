"""The part of an address after its `#`: what it says, and what is wrong with it."""

from __future__ import annotations

import base64
import zlib

import pytest

from ludoteca import BadLink, Table, UnknownGame, load
from ludoteca.kernel import link as links
from ludoteca.kernel.link import Link

OXONO = load("oxono")
START = "....../....../..#.../...*../....../...... p 8888 -"
GAME = "game: oxono\nedition: 1\nseats: 2\nseed: 7\ntotems: fixed\n0: move x d4\n0: place d5\n"


def packed(data: bytes, bits: int = -15) -> str:
    """A value of `r`, by another way than the kernel's."""
    press = zlib.compressobj(wbits=bits)
    return "1" + base64.urlsafe_b64encode(press.compress(data) + press.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    "text",
    [
        "g=oxono&p=....../....../..%23.../...*../....../......+p+8888+-",
        "#p=....%2E.%2F....../..%23.../...*../....../......%20p%208888%20-&g=oxono",
        "g=oxono&p=....../....../..#.../...*../....../...... p 8888 -",
        "lang=el&&p=....../....../..%23.../...*../....../......+p+8888+-&p=other&g=oxono",
    ],
)
def test_a_position_reads_however_its_letters_are_written(text: str) -> None:
    assert links.read(text) == Link("oxono", position=START)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("p=", ""),
        ("p", ""),
        ("p=%20", " "),
        ("p=%2", "%2"),
        ("p=%zz", "%zz"),
        ("p=%E0%A4%A", "\ufffd%A"),
        ("p=a=b", "a=b"),
    ],
)
def test_what_a_browser_makes_of_a_text_is_what_is_read(text: str, position: str) -> None:
    assert links.read(text).position == position


def test_a_game_reads_as_it_was_written() -> None:
    link = Link("oxono", record=GAME, ply=1)

    assert links.read(links.write(link)) == link
    assert links.read(f"r={packed(GAME.encode())}&ply=1&g=oxono") == link


def test_what_is_written_needs_no_escape_in_an_address() -> None:
    text = links.write(Link("oxono", position="a b#c&d=e+f%g(h)\u03b1"))

    assert text == "g=oxono&p=a%20b%23c%26d%3De%2Bf%25g%28h%29%CE%B1"
    assert links.read(text).position == "a b#c&d=e+f%g(h)\u03b1"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "link-empty"),
        ("g=oxono", "link-empty"),
        ("else", "link-empty"),
        ("r=", "link-cut"),
        ("r=1", "link-cut"),
        ("r=1AAAA", "link-cut"),
        ("r=1A", "link-cut"),
        ("r=1 ==", "link-cut"),
        (f"r={packed(GAME.encode())}=", "link-cut"),
        (f"r={packed(GAME.encode())}AAAA", "link-cut"),
        (f"r={packed(GAME.encode(), 15)}", "link-cut"),
        ("r=" + packed(b"game: \xff"), "link-cut"),
        (f"r=2{packed(GAME.encode())}", "link-newer"),
        (f"r={packed(bytes(600_000))}", "link-long"),
        (f"r={packed(bytes(50_000_000))}", "link-long"),
        ("p=" + "." * 100_000, "link-long"),
        (f"r={packed(GAME.encode())}&ply=-1", "link-ply"),
        (f"r={packed(GAME.encode())}&ply=two", "link-ply"),
        (f"r={packed(GAME.encode())}&ply=", "link-ply"),
        (f"r={packed(GAME.encode())}&ply=\u00b2", "link-ply"),
    ],
)
def test_a_link_that_leads_nowhere_says_why(text: str, problem: str) -> None:
    with pytest.raises(BadLink) as caught:
        links.read(text)

    assert caught.value.text.id == problem
    assert str(caught.value)


@pytest.mark.parametrize(
    "text", [f"r={packed(GAME.encode())}", f"g=oxono&r={packed(GAME.encode())}", "g=oxono&p=x"]
)
def test_a_link_to_another_game_names_it(text: str) -> None:
    with pytest.raises(BadLink) as caught:
        Table.linked(links.read(text), "kulami")

    assert caught.value.text.args == {"game": "oxono", "name": "Oxono"}
    assert str(caught.value) == "This is a game of Oxono."


@pytest.mark.parametrize("game", ["", "oxono", "kulami"])
def test_a_link_that_names_another_game_than_its_record_is_mistyped(game: str) -> None:
    with pytest.raises(BadLink) as caught:
        Table.linked(links.read(f"g=kulami&r={packed(GAME.encode())}"), game)

    assert caught.value.text.id == "link-cut"


def test_a_record_that_no_link_could_be_read_with_makes_none() -> None:
    with pytest.raises(BadLink) as caught:
        links.write(Link(record="#" * (links.MOST_RECORD + 1)))

    assert caught.value.text.id == "link-long"


def test_where_nobody_says_which_game_there_is_none() -> None:
    with pytest.raises(UnknownGame):
        Table.linked(links.read("p=x"))
    with pytest.raises(UnknownGame):
        Table.linked(links.read("g=oxno&p=x"), "kulami")


def test_a_table_goes_to_any_step_and_keeps_the_rest() -> None:
    table = Table.linked(Link(record=GAME, ply=1))

    assert table.record(is_whole=True) == GAME
    assert [len(table.steps), len(table.undone)] == [1, 1]
    table.go_to(0)
    assert table.state == table.start
    table.go_to(2)
    assert table.record() == GAME
    table.go_to(1)
    table.play(0, "place e4")
    assert not table.undone
