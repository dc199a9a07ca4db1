"""Modern board games in plain Python: rules, bots and diagrams.

>>> import ludoteca
>>> table = ludoteca.Table(ludoteca.load("oxono"), options={"totems": "fixed"})
>>> table.play(0, "move x d4")
>>> list(table.legal(0))
['place d5', 'place e4', 'place d3', 'place c4']
"""

from .kernel.errors import (
    BadGame,
    BadLink,
    BadMark,
    BadMessage,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    LudotecaError,
    UnknownGame,
)
from .kernel.game import Ask, Game, Options, Outcome, Row, Seat, Secretive, spell
from .kernel.luck import Luck
from .kernel.scene import Node, Scene
from .kernel.shelf import About, catalog, load
from .kernel.table import Table
from .kernel.text import Text

__all__ = [
    "About",
    "Ask",
    "BadGame",
    "BadLink",
    "BadMark",
    "BadMessage",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "LudotecaError",
    "Luck",
    "Node",
    "Options",
    "Outcome",
    "Row",
    "Scene",
    "Seat",
    "Secretive",
    "Table",
    "Text",
    "UnknownGame",
    "catalog",
    "load",
    "spell",
]
