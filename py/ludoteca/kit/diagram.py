"""A scene as a picture that stands by itself: titled, described, with places marked and arrows drawn.

What can be pointed at is in `places`, and how it is called in `spoken`. The command line, the guides and the
page draw their diagrams here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot

from ludoteca.kernel.errors import BadMark, BadMessage
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text

from .grid import inset, spanning
from .places import called, listed, places, things
from .places import place_of as place_of
from .places import pointable as pointable
from .places import spoken as spoken
from .svg import AUTO, Say, paint
from .theme import names

# Room round the board for its shadow, in table units.
MARGIN = 8
# Over everything that a game draws.
_Z = 900
# Strong enough to be seen when a board of so many units is 200 pixels wide; on wider ones they grow with it.
_USUAL = 700.0
_PEN = 9.0
_RIM = 5.0
# Of a square's side: how wide the shaft of an arrow is, how far from the middle it begins and its tip ends.
_SHAFT, _START, _END = 0.17, 0.16, 0.06
# What is longer than this, of its width, is no square: it is marked along its outline.
_SQUARE = 1.15
# Of the pen's width: what is less high is marked from outside.
_SMALL = 9
# What lies on the table is marked round its edge, so far away.
_APART = 5
_MOST_POINTERS = 60
# Far above any two names; keeps rubbish from outside from costing time.
_LONGEST_ARROW = 200

Arrow = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Pointers:
    """What an author points at: marked places and arrows between them, by name."""

    marks: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()


def picture(
    scene: Scene,
    *,
    say: Say,
    title: str,
    theme: str | None,
    mark: str = "",
    arrow: str = "",
    whole: bool = False,
    live: Collection[str] = (),
    chosen: Collection[str] = (),
    prefix: str = "s",
) -> str:
    """The scene as one `<svg>`, with its title and, in reading order, what stands where.

    `mark` and `arrow` are written as `read_pointers` reads them. Unless it is to be `whole` it shows the
    printed board alone, if there is one and nothing beside it is pointed at. Inside a page (`theme=None`) the
    description is its label. BadMark for what is not there, BadMessage for a theme that there is not.
    """
    if theme not in (None, AUTO, *names()):
        raise BadMessage(Text("bad-message", found=str(theme)[:60]))
    pointers = read_pointers(scene, mark, arrow)
    shown = scene if whole else printed_part(scene)
    if not set(_named(pointers)) <= places(shown).keys():
        shown = scene
    ground = [_ground(shown)] if theme and shown is scene else []
    heard = "; ".join([*described(shown, say), *_told(shown, pointers, say)])
    return paint(
        replace(shown, nodes=(*ground, *shown.nodes)),
        say=say,
        theme=theme,
        live=live,
        chosen=chosen,
        over=pointed(shown, pointers),
        title=title if theme else heard,
        description=heard,
        prefix=prefix,
    )


def printed_part(scene: Scene) -> Scene:
    """The scene cut down to its printed board and what lies on it; all of it if nothing is printed."""
    printed = [node.box for node in scene.nodes if node.z < 0]
    if not printed:
        return scene
    left, top = min(box[0] for box in printed) - MARGIN, min(box[1] for box in printed) - MARGIN
    right = max(box[0] + box[2] for box in printed) + MARGIN
    bottom = max(box[1] + box[3] for box in printed) + MARGIN
    nodes = tuple(
        node._replace(box=(node.box[0] - left, node.box[1] - top, *node.box[2:]))
        for node in scene.nodes
        if left <= node.box[0] + node.box[2] / 2 <= right and top <= node.box[1] + node.box[3] / 2 <= bottom
    )
    return replace(scene, width=right - left, height=bottom - top, nodes=nodes)


def _ground(scene: Scene) -> Node:
    """What lies beside a board is drawn for the table, whatever page it comes to stand on."""
    return Node("rect", (0, 0, scene.width, scene.height), ink="table", round=24, z=-1000)


def described(scene: Scene, say: Say) -> list[str]:
    """Everything on the table, in reading order, empty places left out."""
    labelled = [node for node in scene.nodes if node.label and node.label.id != "label-empty"]
    ordered = sorted(labelled, key=lambda node: node.at or ("", 0, 0))
    return [say(node.label) for node in ordered if node.label]


# Stands in a sentence for a name that is another sentence, until both are said.
_BLANKS = ("\u27e6start\u27e7", "\u27e6end\u27e7")


def _told(scene: Scene, pointers: Pointers, say: Say) -> Iterator[str]:
    """What is pointed at, for ears: by squares, else by what lies there."""
    names = spoken(scene)
    if pointers.marks:
        marks = [called(names, place) for place in pointers.marks]
        yield _said(say, "diagram-marked", places=marks)
    for start, end in pointers.arrows:
        yield _said(say, "diagram-arrow", start=[called(names, start)], end=[called(names, end)])


def _said(say: Say, id: str, **names: Sequence[Text | str]) -> str:
    """The sentence with these names in it, several of them with commas.

    Whoever says it may have to be asked for all words at once: no sentence is an argument of another one.
    """
    args, filled = {}, []
    for blank, (key, value) in zip(_BLANKS, names.items(), strict=False):
        words = [each if isinstance(each, str) else say(each) for each in value]
        # Squares are arguments as they are: how they are called is chosen by whoever reads.
        plain = all(isinstance(each, str) for each in value)
        args[key] = ", ".join(words) if plain else blank
        filled.append((blank, ", ".join(words)))
    sentence = say(Text(id, **args))
    for blank, words_in_it in filled:
        sentence = sentence.replace(blank, words_in_it)
    return sentence


def read_pointers(scene: Scene, mark: str = "", arrow: str = "") -> Pointers:
    """What is written as `d4,e5` and `c4-d5,a1-a4`; BadMark names what is there to be pointed at."""
    there = places(scene)
    marks = tuple(dict.fromkeys(_parts(mark)))
    for name in marks:
        if name not in there:
            raise BadMark(Text("bad-mark", found=name[:20], places=listed(there)))
    arrows = tuple(dict.fromkeys(_read_arrow(part, there) for part in _parts(arrow)))
    if len(marks) + len(arrows) > _MOST_POINTERS:
        raise BadMark(Text("too-many-marks", most=_MOST_POINTERS))
    return Pointers(marks, arrows)


def _parts(text: str) -> list[str]:
    return [part for piece in text.split(",") if (part := piece.strip())]


def sound_pointers(scene: Scene, mark: str, arrow: str) -> tuple[tuple[str, ...], tuple[Arrow, ...]]:
    """Of what `read_pointers` reads, the marks and arrows that are there, as many as there may be."""
    there = places(scene)
    marks = [name for name in dict.fromkeys(_parts(mark)) if name in there][:_MOST_POINTERS]
    arrows = [found for part in dict.fromkeys(_parts(arrow)) if (found := _arrow_in(part, there))]
    return tuple(marks), tuple(arrows[: _MOST_POINTERS - len(marks)])


def _read_arrow(text: str, there: dict[str, Box]) -> Arrow:
    arrow = _arrow_in(text, there)
    if arrow is None:
        raise BadMark(Text("bad-arrow", found=text[:30], places=listed(there)))
    return arrow


def _arrow_in(text: str, there: dict[str, Box]) -> Arrow | None:
    """Names may hold hyphens themselves: the one between two places is meant.

    A tile and the hole in its middle are two things and one place: no arrow leads from one to the other.
    """
    for hyphen in re.finditer("-", text[:_LONGEST_ARROW]):
        start, end = text[: hyphen.start()], text[hyphen.end() :]
        if start in there and end in there and hypot(*_way(there[start], there[end])) >= 1:
            return start, end
    return None


def _way(start: Box, end: Box) -> tuple[float, float]:
    """How far it is, across and down, from the middle of one box to that of the other."""
    return end[0] - start[0] + (end[2] - start[2]) / 2, end[1] - start[1] + (end[3] - start[3]) / 2


def _named(pointers: Pointers) -> Iterator[str]:
    yield from pointers.marks
    for arrow in pointers.arrows:
        yield from arrow


def pointed(scene: Scene, pointers: Pointers) -> tuple[Node, ...]:
    """The nodes that mark and point: rings first, so that arrows lie over them.

    A ring is as large as its square and an arrow has a head, both with a light rim: they are told from what
    a game draws by their shape, on wood, water and dark pieces alike.
    """
    there, marked, scale = places(scene), things(scene), max(1.0, scene.width / _USUAL)
    nodes = [node for name in pointers.marks if name in marked for node in _ring(marked[name], scene, scale)]
    for start, end in pointers.arrows:
        if start in there and end in there:
            nodes.append(_arrow(there[start], there[end], scale))
    return tuple(nodes)


def pointing(
    scene: Scene, mark: str, arrow: str
) -> tuple[tuple[Node, ...], list[Text | str], list[tuple[Text | str, Text | str]]]:
    """The nodes of these marks and arrows, and how their places are called; BadMark for what is not there."""
    pointers, names = read_pointers(scene, mark, arrow), spoken(scene)
    marks = [called(names, place) for place in pointers.marks]
    arrows = [(called(names, start), called(names, end)) for start, end in pointers.arrows]
    return pointed(scene, pointers), marks, arrows


def with_pointers(scene: Scene, mark: str, arrow: str) -> Scene:
    """The scene with its marks and arrows over it; BadMark for what is not there."""
    return replace(scene, nodes=(*scene.nodes, *pointed(scene, read_pointers(scene, mark, arrow))))


def _ring(thing: Node, scene: Scene, scale: float) -> tuple[Node, Node]:
    """On a square a ring; of what lies on the table, such as a card or a die, and of all else the outline."""
    box, pen = thing.box, _PEN * scale
    short, long = sorted(box[2:])
    lies = thing.kind == "rect" and thing.lift > 0
    if long <= short * _SQUARE and not lies:
        core = Node("disc", inset(box, pen / 2), edge="mark", pen=pen, z=_Z)
    else:
        # Round a card stays room for the page's own outline of what can be played. Of something small, as is
        # a number that is counted, a pen over the edge would hide what is marked.
        out = pen / 2 + _APART if lies else 1 if short >= _SMALL * pen else pen / 2 + 2
        edge = _within(inset(box, -out), scene, (pen + _RIM * scale) / 2)
        core = Node(
            "rect", edge, edge="mark", pen=pen, round=min(18, short / 4) + (out if out > 1 else 0), z=_Z
        )
    return core._replace(edge="mark-rim", pen=pen + _RIM * scale), core


def _within(box: Box, scene: Scene, margin: float) -> Box:
    """The box without what lies outside the picture, or nearer to its edge."""
    x, y, width, height = box
    left, top = max(x, margin), max(y, margin)
    return (
        left,
        top,
        min(x + width, scene.width - margin) - left,
        min(y + height, scene.height - margin) - top,
    )


def _arrow(start: Box, end: Box, scale: float) -> Node:
    """A shaft and its head as one shape, from near the middle of one box to near that of the other."""
    x, y, side = start[0] + start[2] / 2, start[1] + start[3] / 2, min(*start[2:], *end[2:])
    across, down = _way(start, end)
    way = hypot(across, down)
    # Of neighbours that nearly touch, the arrow is short rather than fat.
    half = min(max(side * _SHAFT, _PEN * scale * 1.3), way * 0.16) / 2
    first, tip = min(side * _START, way * 0.2), way - min(side * _END, way * 0.1)
    neck = max(first + 1, tip - half * 5)
    outline = [
        (first, -half),
        (neck, -half),
        (neck, -half * 3),
        (tip, 0.0),
        (neck, half * 3),
        (neck, half),
        (first, half),
    ]
    right, forward = across / way, down / way
    points = [
        (x + along * right - aside * forward, y + along * forward + aside * right) for along, aside in outline
    ]
    left, top, width, height = spanning((x, y, 0, 0) for x, y in points)
    return Node(
        "poly",
        (left, top, width, height),
        ink="mark",
        edge="mark-rim",
        pen=_RIM * scale,
        path=_points((a - left, b - top) for a, b in points),
        z=_Z + 1,
    )


def _points(points: Iterator[Sequence[float]]) -> str:
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
