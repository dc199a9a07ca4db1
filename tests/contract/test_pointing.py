"""Whatever stands for one thing on the table is pointed at by a name, and told by words of the game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain, pairwise
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest

from contract.playing import GAMES, looked_at, region
from ludoteca import About, Scene, Table, Text, load
from ludoteca.kit.diagram import picture, pointing, read_pointers
from ludoteca.kit.places import place_of, places, pointable, spoken, things
from ludoteca.words import Words, languages

ROOT = Path(__file__).parents[2]
GAMES_FOLDER = ROOT / "py" / "ludoteca" / "games"
every_game = pytest.mark.parametrize("about", GAMES)
SQUARE = re.compile("[a-z][0-9]{1,2}")
TYPED = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
DESC = "{http://www.w3.org/2000/svg}desc"
# A diagram has no more pointers.
MOST = 60


def scenes(about: About) -> Iterator[Scene]:
    """A random game, seen by everybody who may look on, in either arrangement."""
    for number, table in enumerate(looked_at(about, 1)):
        for seat in (None, number % table.seats):
            scene = table.game.draw(table.state, seat, number % 2 == 1)
            # A toy may show nothing to whoever looks on.
            if things(scene):
                yield scene


@every_game
def test_only_squares_are_told_by_what_is_typed(about: About) -> None:
    for scene in scenes(about):
        words, names = spoken(scene), set(things(scene))
        assert names - set(words) <= set(filter(SQUARE.fullmatch, names))
        assert all(map(TYPED.fullmatch, names))


@every_game
@pytest.mark.parametrize("language", languages())
def test_no_description_holds_a_name_that_is_typed(about: About, language: str) -> None:
    say = Words(language, about.slug).say
    for scene in scenes(about):
        names = list(things(scene))
        labels = {word for node in scene.nodes if node.label for word in words_of(say(node.label))}
        # What is a number, or one letter, may be a word of any sentence; `owed` is one of a label.
        typed = {name for name in names if re.search("[a-z]{2}|-", name)} - labels
        some = names[-MOST // 2 :]
        pairs = [pair for pair in pairwise(some) if apart(scene, *pair)]
        arrow = ",".join(map("-".join, pairs))
        svg = picture(scene, say=say, title=about.name, theme="light", mark=",".join(some), arrow=arrow)
        told = ElementTree.fromstring(svg).findtext(DESC) or ""
        assert not typed & words_of(told)
        nodes, marks, arrows = pointing(scene, ",".join(some), arrow)
        assert nodes and len(marks) == len(some) and len(arrows) == len(pairs)
        for each in (*marks, *chain.from_iterable(arrows)):
            assert (say(each) if isinstance(each, Text) else each) in told


def words_of(sentence: str) -> set[str]:
    return set(re.findall(r"\w+(?:-\w+)*", sentence))


def apart(scene: Scene, one: str, other: str) -> bool:
    """Whether an arrow can lead from one to the other: they do not share their middle."""
    (x, y, width, height), (left, top, across, down) = places(scene)[one], places(scene)[other]
    return hypot(2 * (x - left) + width - across, 2 * (y - top) + height - down) >= 2


@every_game
def test_every_arrow_is_read_as_it_is_written(about: About) -> None:
    luck = random.Random(about.slug)
    for scene in scenes(about):
        names = list(places(scene))
        for _ in range(30):
            one, other = luck.choice(names), luck.choice(names)
            if apart(scene, one, other):
                assert read_pointers(scene, "", f"{one}-{other}").arrows == ((one, other),)


@every_game
def test_a_thing_has_its_name_however_the_table_is_arranged(about: About) -> None:
    for table in looked_at(about, 1):
        for seat in (None, *range(min(3, table.seats))):
            wide, tall = (table.game.draw(table.state, seat, tall) for tall in (False, True))
            assert set(things(wide)) == set(things(tall))


@every_game
def test_whatever_ears_are_told_of_and_whatever_a_move_means_can_be_pointed_at(about: About) -> None:
    for scene in scenes(about):
        found = things(scene)
        for node in scene.nodes:
            if node.name:
                assert found[node.name].box == node.box
            elif node.label:
                assert place_of(node) in found, node


@every_game
def test_whatever_can_be_pointed_at_can_be_tapped_and_is_heard(about: About) -> None:
    words = {language: Words(language, about.slug) for language in languages()}
    for scene in scenes(about):
        named = [node for node in pointable(scene).nodes if node.name]
        assert len({node.name for node in named}) == len(named)
        assert {node.box for node in named} == set(places(scene).values())
        for node in named:
            assert node.label and node.at
            for each in words.values():
                assert each.say(region(node.at[0])) and each.say(node.label)


def test_a_follower_drawn_unseen_is_called_by_its_trick_and_told_to_its_owner_alone() -> None:
    game = load("claim")
    table = Table(game, seed=4)
    for _ in range(6):
        (ask,) = table.asks()
        table.play(ask.seat, next(iter(table.legal(ask.seat))))
    for number, trick in enumerate(table.state.tricks, 1):
        own, other = (
            spoken(game.draw(table.state, seat, False)) for seat in (1 - trick.winner, trick.winner)
        )
        assert own[f"trick{number}-3"].id == "label-follower"
        assert other[f"trick{number}-3"] == Text("label-drawn")
        assert own[f"trick{number}-2"] == other[f"trick{number}-2"]


def forms(names: str) -> set[str]:
    """What names look like, whatever their numbers and the letter of a tile."""
    return {
        re.sub("(tile|value)-[a-z]", r"\1-a", re.sub("[0-9]+", "0", name))
        for name in re.findall("`([^`]+)`", names)
    }


@every_game
def test_every_name_that_no_move_has_is_documented(about: About) -> None:
    text = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (\w[\w ]*) \| (`.*) \|$", text, re.MULTILINE))
    if about.name not in rows:
        # A toy of the tests, or of somebody else.
        assert about.folder.parent != GAMES_FOLDER
        return
    documented = forms(rows[about.name])
    for scene in scenes(about):
        nouns = {node.name for node in scene.nodes if node.name}
        names = {name for name in things(scene) if name not in nouns and not SQUARE.fullmatch(name)}
        # Of what there is for each faction and column, one name stands for all.
        names -= {
            name for name in names if re.fullmatch("score[0-9]-(?!goblin).*|column-[b-e]|diagonal-e1", name)
        }
        assert forms(" ".join(f"`{name}`" for name in names)) <= documented
