"""Onitama's drawing: what is named, what is followed, what can be read and what is said to ears."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Text, load
from ludoteca.games.onitama.cards import CARDS, SQUARES
from ludoteca.games.onitama.drawings import card
from ludoteca.games.onitama.layout import TALL, WIDE
from ludoteca.kernel.scene import Node, Scene
from ludoteca.kit.lettering import fitted
from ludoteca.kit.theme import theme
from ludoteca.words import Words, languages

ONITAMA: Any = load("onitama")
START = "ssmss/5/5/5/SSMSS b ox,boar horse,elephant crab"
MIDDLE = "s1m1s/1s1S1/2s2/1S1M1/S3S r ox,boar horse,elephant crab"
STONE = "s3s/5/5/2M2/S3S r ox,boar horse,elephant crab"
STREAM = "s1M1s/5/5/5/S3m r ox,boar horse,elephant crab"
LAYOUTS = pytest.mark.parametrize("tall", [False, True])


def drawn(position: str, seat: int | None = 0, tall: bool = True) -> Scene:
    scene: Scene = ONITAMA.draw(ONITAMA.read(position), seat, tall)
    return scene


def named(scene: Scene) -> dict[str, Node]:
    names = [node.name for node in scene.nodes if node.name]
    assert len(names) == len(set(names))
    return {node.name: node for node in scene.nodes if node.name}


def parts(scene: Scene) -> dict[str, Node]:
    return {node.id: node for node in scene.nodes if node.id}


@LAYOUTS
@pytest.mark.parametrize("position", [START, MIDDLE, STONE, STREAM])
def test_every_square_and_every_card_is_named(position: str, tall: bool) -> None:
    assert set(named(drawn(position, 0, tall))) == {*SQUARES, "ox", "boar", "horse", "elephant", "crab"}


def test_labels_tell_what_stands_and_lies_where() -> None:
    names = named(drawn(MIDDLE))

    assert names["c2"].label == Text("label-empty", square="c2")
    assert names["c1"].label == Text("label-temple", square="c1", owner=0)
    assert names["d2"].label == Text("label-piece", square="d2", kind="master", owner=0)
    assert names["b4"].label == Text("label-piece", square="b4", kind="student", owner=1)
    assert names["ox"].label == Text("label-card", card="ox", offsets="(0,1) (1,0) (0,-1)")
    assert names["crab"].label == Text("label-side", card="crab", seat=1)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_ones_own_side_of_the_board_is_near(seat: int | None) -> None:
    names = named(drawn(START, seat))
    near, far = ("c5", "c1") if seat == 1 else ("c1", "c5")

    assert names[near].at == ("board", 4, 2)
    assert names[far].at == ("board", 0, 2)
    assert names[near].box[1] > names[far].box[1]


def test_the_letters_of_the_margin_stand_under_their_columns_from_either_side() -> None:
    for seat in (0, 1):
        scene = drawn(START, seat)
        letters = {node.text: node.box[0] for node in scene.nodes if node.text in tuple("abcde")}
        wells = parts(scene)
        order = sorted("abcde", key=lambda letter: letters[letter])

        assert order == sorted("abcde", key=lambda letter: wells[f"well-{letter}3"].box[0])


@LAYOUTS
def test_ones_own_cards_are_upright_and_the_others_turned_round(tall: bool) -> None:
    for seat in (0, 1):
        scene = parts(drawn(START, seat, tall))
        for name, owner in (("ox", 0), ("horse", 1)):
            box = scene[f"card-{name}"].box
            upright = {node.id: node for node in card(name, box, owner, False)}

            assert (scene[f"card-{name}.targets"].path == upright[f"card-{name}.targets"].path) == (
                owner == seat
            )


@LAYOUTS
def test_the_side_card_lies_as_the_mover_will_read_it(tall: bool) -> None:
    blue, red = (
        parts(drawn(START.replace(" b ", f" {mover} "), 0, tall))["card-crab.targets"] for mover in "br"
    )

    assert blue.path != red.path
    assert blue.ink == red.ink == "paper-quiet"


def test_a_card_shows_its_squares_where_they_lead() -> None:
    """Tiger, upright: two squares up the pattern and one down, in its middle column."""
    (targets,) = (node for node in card("tiger", (0, 0, 140, 190), 0, False) if node.id.endswith("targets"))

    assert [step.split("h")[0] for step in targets.path.split("M")[1:]] == ["10.5 0.3", "10.5 14.7"]


def test_masters_students_and_sides_differ_in_shape() -> None:
    shapes = parts(drawn(START))

    assert len({shapes[id].path for id in ("M@c1", "S@a1", "m@c5", "s@a5")}) == 4
    assert {id for id in shapes if id.endswith(".hat")} == {"M@c1.hat", "m@c5.hat"}
    assert (shapes["S@a1.sign"].kind, shapes["s@a5.sign"].kind) == ("disc", "rect")


def test_what_is_captured_lies_with_its_captor() -> None:
    scene = drawn(STONE)
    captured = {id for id in parts(scene) if "@captured-" in id and "." not in id}

    assert captured == {
        "s@captured-0",
        "s@captured-1",
        "m@captured-2",
        "S@captured-0",
        "S@captured-1",
    }
    assert parts(scene)["m@captured-2"].box[1] > parts(scene)["S@captured-0"].box[1]
    assert parts(scene)["mark-0"].label == Text("label-seat", seat=0, count=3)


def test_a_moved_piece_is_of_the_family_that_has_left() -> None:
    before = set(parts(drawn(START)))
    after = set(parts(drawn("ssmss/5/5/S4/1SMSS r crab,boar horse,elephant ox")))

    assert {id for id in before - after if "@" in id} == {"S@a1", "S@a1.sign"}
    assert {id for id in after - before if "@" in id} == {"S@a2", "S@a2.sign"}
    assert {id for id in before if id.startswith("card-")} == {id for id in after if id.startswith("card-")}


def test_whose_turn_it_is_shows_until_the_game_is_over() -> None:
    def turns(position: str) -> set[str]:
        return {id for id in parts(drawn(position)) if id.startswith("turn-") or id == "way"}

    assert turns(START) == {"turn-0", "way"}
    assert turns(MIDDLE) == {"turn-1", "way"}
    assert turns(STONE) == turns(STREAM) == set()


@pytest.mark.parametrize(("position", "square"), [(STONE, "c2"), (STREAM, "c5")])
def test_the_master_that_has_won_glows(position: str, square: str) -> None:
    scene = parts(drawn(position))
    x, y, width, height = scene["win"].box
    left, top, wide, high = scene[f"well-{square}"].box

    assert (x + width / 2, y + height / 2) == pytest.approx((left + wide / 2, top + high / 2))
    assert "win" not in parts(drawn(MIDDLE))


@LAYOUTS
@pytest.mark.parametrize("position", [START, MIDDLE, STONE])
def test_everything_lies_on_the_table_and_is_made_of_inks(position: str, tall: bool) -> None:
    for seat in (None, 0, 1):
        scene = drawn(position, seat, tall)
        for node in scene.nodes:
            x, y, width, height = node.box
            assert x >= 0 and y >= 0 and x + width <= scene.width and y + height <= scene.height
            assert {node.ink, node.edge} - {""} <= set(theme("light"))


@LAYOUTS
def test_everything_that_changes_can_be_followed(tall: bool) -> None:
    """A patch of the opening says only what has changed, by id."""
    before, after = drawn(START, 0, tall), drawn(STONE, 0, tall)
    for scene, other in ((before, after), (after, before)):
        assert all(node.id or node.text for node in scene.nodes if node not in other.nodes)


@pytest.mark.parametrize("language", languages())
def test_every_name_of_a_card_fits_wherever_it_lies(language: str) -> None:
    words = Words(language, "onitama")
    for layout in (TALL, WIDE):
        places = [*(box for place in layout.places for box in place.cards), layout.sides[0].card]
        for box in places:
            for name in CARDS:
                (title,) = (node for node in card(name, box, 0, False) if node.id.endswith(".title"))
                said = words.say(Text("card", card=name))

                assert fitted(said, *title.box[2:])[0] == said


@pytest.mark.parametrize("language", languages())
def test_ears_hear_of_no_two_cards_the_same(language: str) -> None:
    words = Words(language, "onitama")
    for id in ("card", "card-moves"):
        assert len({words.say(Text(id, card=name)) for name in CARDS}) == 32
    said = words.say(Text("card-moves", card="dragon"))

    assert [int(sign) for sign in said if sign.isdigit()] == [2, 1, 2, 1, 1, 1, 1, 1]
