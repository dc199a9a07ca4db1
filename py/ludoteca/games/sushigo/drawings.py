"""What is printed on the cards: our own drawings of the dishes, their grounds, and what they can score."""

from __future__ import annotations

from functools import cache

from ludoteca.kernel.text import Text
from ludoteca.kit.cards import Face
from ludoteca.kit.icons import Icon, Layer

from .cards import BACKGROUNDS

_LINE, _PEN = "card-text", 1.1

# The pale inks of the cards' grounds; a colour that Soy sauce counts is one ink.
_GROUNDS = {
    "purple": "plum-pale",
    "green": "moss-pale",
    "blue": "night-pale",
    "red": "clay-pale",
    "yellow": "ochre-pale",
    "pink": "rose-pale",
    "light blue": "sea-pale",
    "brown": "well",
}
# What a card can score, in figures that need no language.
_WORTH = {
    "tempura": "2 = 5",
    "sashimi": "3 = 10",
    "dumpling": "1 3 6 10 15",
    "maki1": "6 / 3",
    "maki2": "6 / 3",
    "maki3": "6 / 3",
    "egg": "1",
    "salmon": "2",
    "squid": "3",
    "pudding": "6 / −6",
    "wasabi": "×3",
    "chopsticks": "1 + 1",
    "soy": "4",
}


@cache
def in_hand(card: str) -> Face:
    """The card as its holder reads it: the dish, what it can score, its name."""
    return Face(DISHES[card], _GROUNDS[BACKGROUNDS[card]], _WORTH[card], Text("word", card=card))


@cache
def on_table(card: str, number: str = "") -> Face:
    """The card as it lies before somebody, with a number where it has one there."""
    return Face(DISHES[card], _GROUNDS[BACKGROUNDS[card]], number)


def _disc(x: float, y: float, radius: float) -> str:
    half = f"a{radius} {radius} 0 1 0"
    return f"M{x - radius:.4g} {y:.4g}{half} {2 * radius:.4g} 0{half} {-2 * radius:.4g} 0Z"


def _shape(path: str, ink: str) -> Layer:
    return Layer(path, ink, _LINE, _PEN)


def _lines(path: str, ink: str, pen: float = 0.9) -> Layer:
    return Layer(path, "", ink, pen)


def _heap(path: str, ink: str) -> Icon:
    """Shapes that run into one another: one outline round all of them."""
    return Layer(path, "", _LINE, 2 * _PEN), Layer(path, ink)


_BATTER = "".join(
    _disc(*disc) for disc in ((6.4, 17.4, 4.3), (10, 14.2, 4.6), (13.4, 10.8, 4.3), (16.2, 7.7, 3.4))
)
_TEMPURA = (
    _shape(
        "M16.6 7.6"
        "C16.4 4.6 17.6 2.2 19.6 1.4 20.2 2.4 20.2 3.2 19.9 4.2 21 3.9 22 4.1 22.8 4.8 21.8 6.8 "
        "19.4 8 16.6 7.6Z",
        "rose",
    ),
    *_heap(_BATTER, "ochre"),
    _lines(
        "M4.6 18.6C4.2 17.6 4.4 16.6 5 15.8M7.6 20C8.8 19.8 9.6 19 10 18M8.2 13"
        "C9 11.8 9.8 11.4 10.8 11.4M12 16.8C13.2 16 13.8 15.2 14 14.2M12.4 9.2"
        "C13 8.2 13.8 7.6 14.8 7.4",
        "ochre-side",
    ),
)


# One slice and its vein, from where they begin.
_SLICE = (
    "c1-3.8 2.4-7.4 4-10.8 .5-1.1 1.1-1.6 2.2-1.6h2.4c1.6 0 2.3 1 1.8 2.4l-3.4 10"
    "c-.4 1.2-1 1.6-2 1.6h-3.6c-1.2 0-1.7-.5-1.4-1.6Z"
)
_VEIN = "c.6-3.2 2-6.4 3.8-9.2"
_SASHIMI = tuple(
    layer
    for x in (12.1, 6.9, 1.7)
    for layer in (_shape(f"M{x} 17.4{_SLICE}", "rose"), _lines(f"M{x + 4:.4g} 16.6{_VEIN}", "rose-pale", 1.2))
)

_DUMPLING = (
    _shape(
        "M1.6 16.4C1.8 9.6 6.4 5.2 12 5.2S22.2 9.6 22.4 16.4C22.4 18.6 20.8 19.4 19 19.4H5"
        "C3.2 19.4 1.6 18.6 1.6 16.4Z",
        "card",
    ),
    Layer(
        "M3 16.6C6 17.6 9 17.9 12 17.9S18 17.6 21 16.6C21 18.1 20 18.5 19 18.5H5C4 18.5 3 18.1 3 16.6Z",
        "ochre-pale",
    ),
    _lines(
        "M12 5.4C11.3 7.6 11.3 9.6 12 11.6M8.2 6.2C8.2 8.4 8.8 10.4 10 12M15.8 6.2"
        "C15.8 8.4 15.2 10.4 14 12M4.8 8.8C5.6 10.8 6.8 12.2 8.4 13M19.2 8.8"
        "C18.4 10.8 17.2 12.2 15.6 13",
        _LINE,
        0.9,
    ),
)


def _maki(*middles: tuple[float, float], radius: float) -> Icon:
    """Rolls from the front: seaweed round rice round a filling."""
    nori, rice, heart = (
        "".join(_disc(x, y, round(radius * part, 2)) for x, y in middles) for part in (1, 0.74, 0.36)
    )
    return (
        Layer(nori, "night", _LINE, _PEN * 0.8),
        Layer(rice, "card"),
        Layer(heart, "clay", "moss", radius * 0.16),
    )


_RICE = Layer(
    "M3.2 15.6C3.2 13.4 4.8 12.4 6.4 12.4H17.6"
    "C19.2 12.4 20.8 13.4 20.8 15.6 20.8 18.8 18.8 20 16.6 20H7.4C5.2 20 3.2 18.8 3.2 15.6Z",
    "card",
    _LINE,
    _PEN,
)
_GRAINS = Layer("M6.6 17.2l1 .5M10.4 16.6l1-.5M14 17.8l1 .3M17 16.2l.9-.5", "", "paper-line", 0.8)
_TOPPING = (
    "M1.6 12C1.6 8 5.4 5.4 12 5.4S22.4 8 22.4 12"
    "C22.4 14 21.2 14.6 19.8 14.6 17.4 14.6 15.4 13.4 12 13.4S6.6 14.6 4.2 14.6"
    "C2.8 14.6 1.6 14 1.6 12Z"
)
_EGG = (
    _RICE,
    _GRAINS,
    _shape(
        "M3.6 6H20.4C21.6 6 22.2 6.6 22.2 7.8V12C22.2 13.2 21.6 13.8 20.4 13.8H3.6"
        "C2.4 13.8 1.8 13.2 1.8 12V7.8C1.8 6.6 2.4 6 3.6 6Z",
        "ochre",
    ),
    _lines("M4 8.4H7.6M16.4 8.4H20", "ochre-pale", 1.1),
    _shape("M10 5.6H14V20H10Z", "night"),
)
_SALMON = (
    _RICE,
    _GRAINS,
    _shape(_TOPPING, "clay"),
    _lines(
        "M4.4 12.4C5 10.2 6 8.6 7.6 7.6M8.6 12C9 9.8 10 8 11.6 6.8M13 11.8C13.4 9.8 14.2 8.2 15.6 7.2"
        "M17.2 12.4C17.4 10.8 18 9.6 19 8.6",
        "clay-pale",
        1.2,
    ),
)
_SQUID = (
    _RICE,
    _GRAINS,
    _lines(
        "M16.4 11C18 13.4 17 15.4 18.2 17.4M18.4 10.6C20.4 12.6 19.6 14.6 21.2 16.2M19 9.6"
        "C21.4 10.4 21.6 12 23 12.8",
        _LINE,
        3,
    ),
    _lines(
        "M16.4 11C18 13.4 17 15.4 18.2 17.4M18.4 10.6C20.4 12.6 19.6 14.6 21.2 16.2M19 9.6"
        "C21.4 10.4 21.6 12 23 12.8",
        "plum-pale",
        1.2,
    ),
    _shape(
        "M1.2 10.8"
        "C2.6 9.6 3.2 7.4 5.4 5.6 6.6 6.6 7 7.2 8.6 7.2 12.8 6.6 17.4 6.8 19.2 9.6 19.8 11.6 18.6 "
        "13.2 16.6 13.6 13.6 14 11 13.8 8.6 13.8 7 13.8 6.4 14.6 5.2 15.6 3.6 14 2.8 12 1.2 10.8Z",
        "plum-pale",
    ),
    _lines("M8.8 9.4l2 2.4M11.6 9l2 2.4", "plum", 1),
    Layer(_disc(16.6, 10.2, 0.9), _LINE),
)

_WASABI = (
    _shape(
        "M1.4 18.4C1.4 17.4 6 16.6 12 16.6S22.6 17.4 22.6 18.4 18 21.4 12 21.4 1.4 19.4 1.4 18.4Z", "card"
    ),
    _shape(
        "M3.2 17.6"
        "C3.2 12.8 6.4 8.8 10.8 7.8 12 7.5 12.7 6.7 13 5.4 14 7 14.8 7.9 16 8.7 19 10.8 20.8 13.8 "
        "20.8 17.6 18 19.2 6 19.2 3.2 17.6Z",
        "moss",
    ),
    _lines(
        "M6.2 15.8C6.6 13.2 8 11.4 10.2 10.6M10 16.6C10.2 14.6 11 13.2 12.6 12.2M13.8 16.8"
        "C14 15.4 14.8 14.4 16 13.8",
        "moss-pale",
        1.1,
    ),
)

_PUDDING = (
    _shape(
        "M1.6 19.2C1.6 18.4 6.2 17.8 12 17.8S22.4 18.4 22.4 19.2 18 21.8 12 21.8 1.6 20.2 1.6 19.2Z", "card"
    ),
    _shape(
        "M7 6.4C7.2 5.2 8 4.6 9.2 4.6H14.8C16 4.6 16.8 5.2 17 6.4L19.6 17.6C19.9 19 19.2 19.6 18 19.6"
        "H6C4.8 19.6 4.1 19 4.4 17.6Z",
        "ochre",
    ),
    _shape(
        "M7 6.4C7.2 5.2 8 4.6 9.2 4.6H14.8C16 4.6 16.8 5.2 17 6.4L18 10.4"
        "C17.6 11.6 16.2 11.6 15.8 10.4 15.4 13.6 12.8 13.4 12.6 10.8 12 9.6 11.2 9.8 10.8 10.8 "
        "10.2 12.4 8.6 12.2 8.4 10.6 8 11.4 6.4 11.4 6 10.4Z",
        "clay-side",
    ),
    _lines("M9.2 6.6H13", "clay-pale", 1),
    _lines("M7 16.4C8.4 16.9 10 17.1 11.4 17.1", "ochre-pale", 1),
)

_CHOPSTICKS = (
    _shape("M3.2 4.6C2.8 3.4 4.6 2 5.8 3L19.6 20.6C19.9 21 19.3 21.5 18.9 21.2Z", "wood"),
    _shape("M10.2 3.4C10.2 2.2 12.3 1.6 13.1 2.8L21.6 19.4C21.8 19.9 21.2 20.2 20.8 19.9Z", "wood"),
    _lines("M6.2 8.4 8.8 6.4M12.6 7.2 15.4 5.9", "rose", 1.8),
)

_SOY = (
    _shape(
        "M8.6 7H15.4V9.4C15.4 11.2 19 12.4 19 16V20.2C19 21.4 18.4 22 17.2 22H6.8"
        "C5.6 22 5 21.4 5 20.2V16C5 12.4 8.6 11.2 8.6 9.4Z",
        "clay-side",
    ),
    Layer("M8.6 14.4H15.4V19.4H8.6Z", "card"),
    _shape("M8.2 3.4C8.2 2.6 8.6 2 9.6 2H17.2C18.4 2 19 3 18.4 4L17.6 4.6H16.2V7.4H8.2Z", "rose"),
    _lines("M10.4 16.4H13.6M10.4 18H12.6", _LINE, 0.8),
)

DISHES: dict[str, Icon] = {
    "tempura": _TEMPURA,
    "sashimi": _SASHIMI,
    "dumpling": _DUMPLING,
    "maki1": _maki((12, 12), radius=8.6),
    "maki2": _maki((6.5, 12), (17.5, 12), radius=5.3),
    "maki3": _maki((12, 6.5), (6.3, 16.6), (17.7, 16.6), radius=5.2),
    "egg": _EGG,
    "salmon": _SALMON,
    "squid": _SQUID,
    "pudding": _PUDDING,
    "wasabi": _WASABI,
    "chopsticks": _CHOPSTICKS,
    "soy": _SOY,
}
