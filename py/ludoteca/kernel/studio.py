"""Where diagrams are made: positions built by hand, and pictures of them. See docs/design.md, section 5.

Nothing is remembered here: each message holds its link and its edits, so that undo and a new start of the
interpreter cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from . import link as links
from .editing import Edited, Editor, bench_of, checked, edited, editor_of
from .errors import BadMark, BadMessage, BadPosition
from .game import AnyGame, Seat
from .link import Link
from .message import Message, value, words
from .scene import Node, Scene
from .shelf import about, load
from .table import MOST_SEED, Table
from .text import Text


class Artist(Protocol):
    """Who draws what is pointed at, and whole pictures; `ludoteca.kit.diagram` is one."""

    def place_of(self, node: Node, /) -> str:
        """The place that a named node lies at."""

    def pointable(self, scene: Scene, /) -> Scene:
        """The scene in which whatever can be pointed at has a name and words for ears."""

    def spoken(self, scene: Scene, /) -> dict[str, Text]:
        """How what can be pointed at is called, by name; what is not in it is called by its name."""

    def with_pointers(self, scene: Scene, mark: str, arrow: str, /) -> Scene:
        """The scene with these places marked and these arrows over it; BadMark for what is not there."""

    def sound_pointers(
        self, scene: Scene, mark: str, arrow: str, /
    ) -> tuple[Sequence[str], Sequence[tuple[str, str]]]:
        """Of these places and arrows those that are there."""

    def pointing(
        self, scene: Scene, mark: str, arrow: str, /
    ) -> tuple[Sequence[Node], Sequence[Text | str], Sequence[tuple[Text | str, Text | str]]]:
        """Their nodes, and how their places are called; BadMark for what is not there."""

    def picture(
        self,
        scene: Scene,
        *,
        say: Callable[[Text], str],
        title: str,
        theme: str,
        mark: str,
        arrow: str,
        whole: bool,
    ) -> str:
        """The scene as an SVG; BadMark for what is not there."""


def opening(game: AnyGame) -> Table:
    """What is shown where nothing else is asked for; of a game with secrets a deal that nobody plays.

    A diagram is looked at from all sides and its text tells everything, and the first game that a visitor
    plays has the seed 0.
    """
    return Table(game, seed=MOST_SEED if hasattr(game, "veil") else 0)


class _Sheet:
    """What a message says of a position: the table that its link leads to, as it was edited."""

    def __init__(self, message: Message) -> None:
        slug, link = value(message, "game", str), value(message, "link", str, "")
        self.game = load(slug)
        if not hasattr(self.game, "write") or not hasattr(self.game, "read"):
            raise BadPosition(Text("no-positions", game=about(slug).name))
        self.table = Table.linked(links.read(link), slug) if link else opening(self.game)
        edits = words(message, "edits")
        start = self.table.state
        self.edited: Edited = edited(self.game, start, edits) if edits else checked(self.game, start)
        self.state = self.edited.state
        seats = getattr(self.game, "seats", None)
        self.seats: int = seats(self.state) if seats else self.table.seats
        seat = value(message, "seat", int, None)
        # Whoever has left the table meanwhile is looked for among those who sit there.
        self.seat: Seat | None = seat if seat is None or 0 <= seat < self.seats else 0
        self.tall: bool = value(message, "tall", bool, False)

    @property
    def scene(self) -> Scene:
        """What is drawn of it."""
        return self.game.draw(self.state, self.seat, self.tall)


def edit(message: Message, artist: Artist) -> dict[str, object]:
    """The position of a link after some edits: how it looks, what can be put, and what is impossible."""
    sheet = _Sheet(message)
    game, scene, found = sheet.table.about, sheet.scene, sheet.edited
    editor = editor_of(sheet.game)
    made: dict[str, object] = {
        "game": game.slug,
        "edition": game.edition,
        "seats": sheet.seats,
        "seat": sheet.seat,
        "secret": hasattr(sheet.game, "veil"),
        "tall": sheet.tall,
        **_laid_out(sheet, editor, scene, artist),
        "called": {place: text.json() for place, text in artist.spoken(scene).items()},
        "things": [
            {
                "name": thing.name,
                "label": thing.label.json(),
                "nodes": [node.json() for node in thing.nodes],
            }
            for thing in (editor.things(sheet.state) if editor else ())
        ],
        "settings": [
            {
                "name": setting.name,
                "label": setting.label.json(),
                "choices": [[choice.name, choice.label.json()] for choice in setting.choices],
                "chosen": setting.chosen,
            }
            for setting in (editor.settings(sheet.state) if editor else ())
        ],
        "text": found.text,
        "position": found.position,
        "link": None if found.position is None else links.write(Link(game.slug, position=found.position)),
        "error": found.error.text.json() if found.error else None,
    }
    if found.refused:
        made["refused"] = found.refused.json()
    bench = bench_of(editor, sheet.state, sheet.seat, sheet.tall)
    if bench:
        made["bench"] = _laid_out(sheet, editor, bench, artist)
    mark, arrow = value(message, "mark", str, ""), value(message, "arrow", str, "")
    marks, arrows = artist.sound_pointers(scene, mark, arrow)
    made["mark"], made["arrow"] = list(marks), [list(each) for each in arrows]
    try:
        over = artist.with_pointers(scene, mark, arrow)
    except BadMark as error:
        made["mismarked"] = error.text.json()
        # One that is not there takes no other away.
        over = artist.with_pointers(scene, ",".join(marks), ",".join(map("-".join, arrows)))
    made["scene"] = artist.pointable(over)
    return {"edit": made}


def _laid_out(sheet: _Sheet, editor: Editor | None, scene: Scene, artist: Artist) -> dict[str, object]:
    """A scene, where all that has a name lies, and what lies in the places where things are put."""
    put = {artist.place_of(node): None for node in scene.nodes if node.name}
    return {
        "scene": scene,
        "places": {node.name: artist.place_of(node) for node in artist.pointable(scene).nodes if node.name},
        "found": {place: editor.found(sheet.state, place, sheet.seat) if editor else "" for place in put},
    }


def diagram(message: Message, artist: Artist, shown: tuple[str, Scene] | None) -> dict[str, object]:
    """A picture of a position, or of what is `shown`: a game's name and a scene.

    The page says the texts in it: without `said` the reply tells which, in the order in which they come back.
    """
    if shown is None:
        sheet = _Sheet(message)
        shown = (sheet.table.about.name, sheet.scene)
    title, scene = shown

    def picture(say: Callable[[Text], str]) -> str:
        return artist.picture(
            scene,
            say=say,
            title=title,
            theme=value(message, "theme", str, "auto"),
            mark=value(message, "mark", str, ""),
            arrow=value(message, "arrow", str, ""),
            whole=value(message, "whole", bool, False),
        )

    asked: dict[Text, str] = {}
    unsaid = picture(lambda text: asked.setdefault(text, ""))
    if "said" in message:
        said = words(message, "said")
        if len(said) != len(asked):
            raise BadMessage(Text("bad-message", found="diagram: said"))
        return {"diagram": {"svg": picture(dict(zip(asked, said, strict=True)).__getitem__)}}
    return {"diagram": {"texts": [text.json() for text in asked]} if asked else {"svg": unsaid}}
