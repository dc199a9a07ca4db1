"""`ludoteca diagram`: a position as a picture to put into a page, with what its author points at.

Or, with `--names`, what can be pointed at in it.
"""

from __future__ import annotations

from argparse import Namespace

from ludoteca.kernel import link as links
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.scene import Scene
from ludoteca.kernel.shelf import about
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text
from ludoteca.kit.diagram import picture
from ludoteca.kit.places import things
from ludoteca.words import Words

from . import files
from .commands import table_of
from .speech import CommandError


def diagram(arguments: Namespace, words: Words) -> None:
    """A position as SVG."""
    table = _table(arguments)
    seat: int | None = arguments.seat
    if seat is not None and not 0 <= seat < table.seats:
        raise BadOption(Text("seat-missing", number=seat, most=table.seats - 1))
    scene = table.game.draw(table.state, seat, arguments.tall)
    if arguments.names:
        _list(scene, words)
        return
    print(
        picture(
            scene,
            say=words.say,
            title=table.about.name,
            theme=arguments.theme,
            mark=arguments.mark,
            arrow=arguments.arrow,
            whole=arguments.whole,
        )
    )


def _list(scene: Scene, words: Words) -> None:
    """A line for every name that `--mark` and `--arrow` know here, with what it stands for."""
    found = things(scene)
    width = max(map(len, found), default=0)
    for name, node in found.items():
        text = node.label or node.called
        print(f"{name:{width}}  {words.say(text) if text else ''}".rstrip())


def _fragment(link: str) -> str:
    """What stands after the `#` of an address; of what is no address, all: a position may hold that sign."""
    before, _, after = link.partition("#")
    return after if "://" in before or "=" not in before else link


def _table(arguments: Namespace) -> Table:
    """The table of a position, of a link or of a recorded game, as it stood after so many steps."""
    if sum(source is not None for source in (arguments.link, arguments.file, arguments.position)) > 1:
        raise CommandError(Text("diagram-one-source"))
    if arguments.link is not None:
        table = Table.linked(links.read(_fragment(arguments.link)), arguments.game)
    elif arguments.file is not None:
        table = Table.replay(files.read(arguments.file))
        if table.about != about(arguments.game):
            raise CommandError(Text("file-other-game", file=arguments.file, game=table.about.name))
    else:
        table = table_of(arguments)
    if arguments.ply is not None:
        if arguments.ply > len(table.line):
            raise CommandError(Text("ply-too-far", ply=arguments.ply, most=len(table.line)))
        table.go_to(arguments.ply)
    return table
