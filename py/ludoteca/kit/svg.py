"""A scene as SVG: diagrams, previews, the first paint. `web/board/paint.js` paints the same on canvas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain

from ludoteca.kernel.scene import Node, Scene
from ludoteca.kernel.text import Text

from .lettering import baseline, fitted, length
from .marks import marks
from .theme import ASKED_FOR, Paint, names, table, variables
from .theme import theme as inks

Say = Callable[[Text], str]

# The theme that follows the reader's system.
AUTO = "auto"

_ANCHOR_AT = {"start": 0.0, "middle": 0.5, "end": 1.0}
_ICON_GRID = 24
# Numbers and names of squares find room in any font.
_FEW_LETTERS = 2


def paint(
    scene: Scene,
    *,
    say: Say,
    theme: str | None = "light",
    live: Collection[str] = (),
    chosen: Collection[str] = (),
    last: Collection[str] = (),
    over: Iterable[Node] = (),
    title: str = "",
    description: str = "",
    prefix: str = "s",
) -> str:
    """The scene as one `<svg>` element.

    With a theme it stands alone: every colour is in it, and with the theme `auto` the light ones and, for
    readers whose system asks for them, the dark ones and those of more contrast.
    With `theme=None` it is for a page that has `theme.style_sheet()`: colours are custom properties and
    change with the page's theme.
    `live`, `chosen` and `last` are names to mark; `over` lies on top of all. `prefix` begins the ids inside;
    several SVGs on one page need different ones.
    """
    brush = _Brush(theme, prefix)
    ordered = sorted(scene.nodes, key=lambda node: node.z)
    drawn = [
        _letters(node, brush, say) if node.kind == "text" else _Placed(node, _body(node, brush))
        for node in chain(ordered, marks(scene, live, chosen, last), over)
    ]
    uses = Counter(thing.body for thing in drawn if isinstance(thing, _Placed))
    shared = {body: f"{prefix}{number}" for number, body in enumerate(uses) if body and uses[body] > 1}
    content = "".join(thing if isinstance(thing, str) else thing.svg(shared) for thing in drawn)
    groups = "".join(f'<g id="{id}">{body}</g>' for body, id in shared.items())
    definitions = f"<defs>{brush.gradients()}{groups}</defs>" if brush.used or groups else ""
    heading = f"<title>{_escaped(title)}</title>" if theme else ""
    if theme and description:
        heading += f"<desc>{_escaped(description)}</desc>"
    # Inside a page a title element would pop up under the pointer, so there the label speaks alone.
    label = "" if theme else f' aria-label="{_escaped(title)}"'
    size = f"{_short(scene.width)} {_short(scene.height)}"
    family, weight = table()["type"]["family"], table()["type"]["weight"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img"{label}'
        f' font-family="{family}" font-weight="{weight}" stroke-linecap="round" stroke-linejoin="round">'
        f"{heading}{brush.style_sheet()}{definitions}{content}</svg>"
    )


def _escaped(text: str) -> str:
    """The text between tags or quotes; the library's own way to this is not for a browser to download."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


class _Brush:
    """Turns ink words into attributes, and remembers the gradients they need."""

    def __init__(self, name: str | None, prefix: str) -> None:
        self.inks = inks(names()[0] if name in (None, AUTO) else str(name))
        self.resolved = name is not None
        self.follows = name == AUTO
        self.prefix = prefix
        self.used: dict[tuple[str, float], str] = {}

    def coat(self, what: str, ink: str, alpha: float, height: float) -> str:
        """The attributes that fill or stroke (`what`) with an ink, on a shape whose node is so high."""
        if not ink:
            return f' {what}="none"'
        paint = self.inks[ink]
        # What changes with the reader's system is said in one place each, the stops of a gradient: a style
        # sheet can reach these, and a reader who knows none still sees the light colours.
        if self.follows or not isinstance(paint, str):
            id = self.used.setdefault((ink, height), f"{self.prefix}-{len(self.used)}")
            return f' {what}="url(#{id})"' + self._opacity(what, alpha)
        colour, own = self._colour(paint, ink)
        return f' {what}="{colour}"' + self._opacity(what, alpha * own)

    def _colour(self, paint: str, ink: str, end: int = 0) -> tuple[str, float]:
        if not self.resolved:
            return f"var({variables(ink)[end]})", 1
        # Eight hex digits are CSS, but not every reader of SVG files knows them.
        return paint[:7], int(paint[7:] or "ff", 16) / 255

    def _opacity(self, what: str, alpha: float) -> str:
        return "" if alpha == 1 else f' {what}-opacity="{_short(alpha)}"'

    def gradients(self) -> str:
        made = []
        for (ink, height), id in self.used.items():
            stops = []
            for end, paint in enumerate(_ends(self.inks[ink])):
                colour, alpha = self._colour(paint, ink, end)
                offset = ' offset="1"' if end else ""
                marked = f' class="{self._stop(ink, end)}"' if self.follows else ""
                stops.append(f'<stop{offset}{marked} stop-color="{colour}"{self._opacity("stop", alpha)}/>')
            made.append(
                f'<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x2="0" y2="{_short(height)}">'
                f"{''.join(stops)}</linearGradient>"
            )
        return "".join(made)

    def _stop(self, ink: str, end: int) -> str:
        return f"{self.prefix}-{ink}{'-end' if end else ''}"

    def style_sheet(self) -> str:
        """What readers' systems may ask for, in a picture that follows them."""
        if not self.follows or not self.used:
            return ""
        words = list(dict.fromkeys(ink for ink, _ in self.used))
        rules = (
            f"@media (prefers-{query}){{{''.join(self._changed(name, words))}}}" for query, name in ASKED_FOR
        )
        return f"<style>{''.join(rules)}</style>"

    def _changed(self, name: str, words: list[str]) -> Iterator[str]:
        other = inks(name)
        for word in words:
            plain = _ends(self.inks[word])
            changed = _ends(other[word]) * (len(plain) // len(_ends(other[word])))
            for end, (before, paint) in enumerate(zip(plain, changed, strict=True)):
                if paint != before:
                    colour, alpha = self._colour(paint, word, end)
                    yield f".{self._stop(word, end)}{{stop-color:{colour};stop-opacity:{_short(alpha)}}}"


def _ends(paint: Paint) -> tuple[str, ...]:
    return (paint,) if isinstance(paint, str) else paint


class _Placed:
    """A body, drawn about its own corner so that equal ones are written once, and where it lies."""

    def __init__(self, node: Node, body: str) -> None:
        self.x, self.y = _short(node.box[0]), _short(node.box[1])
        self.body = body

    def svg(self, shared: dict[str, str]) -> str:
        if not self.body:
            return ""
        if self.body in shared:
            return f'<use href="#{shared[self.body]}" x="{self.x}" y="{self.y}"/>'
        return f'<g transform="translate({self.x} {self.y})">{self.body}</g>'


def _body(node: Node, brush: _Brush) -> str:
    """A node with its depth: the coats of its lift under and over it, then its rim."""
    recipe = table()["lift"].get(str(node.lift), {"under": (), "over": ()})
    side = f"{node.ink}-side"
    height = _ICON_GRID if node.kind == "icon" else node.box[3]
    parts = []
    if node.ink:
        coats = [*recipe["under"], {}, *recipe["over"]]
        for coat in coats:
            ink = coat.get("ink", node.ink)
            if ink == "side":
                if side not in brush.inks:
                    continue
                ink = side
            attributes = brush.coat("fill", ink, coat.get("alpha", 1), height)
            parts.append(_outline(node, attributes, coat.get("dy", 0), coat.get("grow", 0)))
    if node.edge and node.pen:
        pen = node.pen / _icon_scale(node)
        stroke = brush.coat("stroke", node.edge, 1, height) + f' stroke-width="{_short(pen)}"'
        if len(parts) == 1:
            return _outline(node, attributes + stroke, 0, 0)
        parts.append(_outline(node, ' fill="none"' + stroke, 0, 0))
    return "".join(parts)


def _outline(node: Node, attributes: str, dy: float, grow: float) -> str:
    """The node's shape about its own corner, moved down by `dy` and grown on every side."""
    width, height = node.box[2], node.box[3]
    moves = []
    if node.turn:
        if dy:
            moves.append(f"translate(0 {_short(dy)})")
            dy = 0
        moves.append(f"rotate({_short(node.turn)} {_short(width / 2)} {_short(height / 2)})")
    if node.kind == "rect":
        corner = max(0.0, min(node.round, width / 2, height / 2) + (grow if node.round else 0))
        shape = (
            f"<rect{_at('x', -grow)}{_at('y', dy - grow)}{_at('width', width + 2 * grow)}"
            f"{_at('height', height + 2 * grow)}{_at('rx', corner)}"
        )
    elif node.kind == "disc":
        shape = (
            f"<ellipse{_at('cx', width / 2)}{_at('cy', height / 2 + dy)}"
            f"{_at('rx', width / 2 + grow)}{_at('ry', height / 2 + grow)}"
        )
    else:
        # A path cannot be offset without geometry; scaling about the box's centre comes close enough.
        across, down = (width + 2 * grow) / width, (height + 2 * grow) / height
        if grow or dy:
            moves.append(f"translate({_short(-grow)} {_short(dy - grow)})")
        if grow:
            moves.append(f"scale({_long(across)} {_long(down)})")
        if node.kind == "icon":
            scale = _icon_scale(node)
            left, top = (width - scale * _ICON_GRID) / 2, (height - scale * _ICON_GRID) / 2
            if left or top:
                moves.append(f"translate({_short(left)} {_short(top)})")
            moves.append(f"scale({_long(scale)})")
        path = f"M{'L'.join(node.path.split())}Z" if node.kind == "poly" else node.path
        shape = f'<path d="{path}"'
    transform = f' transform="{" ".join(moves)}"' if moves else ""
    return f"{shape}{attributes}{transform}/>"


def _icon_scale(node: Node) -> float:
    return min(node.box[2:]) / _ICON_GRID if node.kind == "icon" else 1


def _letters(node: Node, brush: _Brush, say: Say) -> str:
    words = say(node.text) if isinstance(node.text, Text) else node.text or ""
    x, y, width, height = node.box
    words, size = fitted(words, width, height)
    if not words:
        return ""
    at, line = x + width * _ANCHOR_AT[node.align], baseline(y, height, size)
    attributes = f' x="{_short(at)}" y="{_short(line)}" font-size="{_short(size)}"'
    if node.align != "start":
        attributes += f' text-anchor="{node.align}"'
    if node.bold:
        attributes += f' font-weight="{table()["type"]["bold"]}"'
    if brush.resolved and len(words) > _FEW_LETTERS:
        # A file has no font: in whatever its reader has, words take the room that was reckoned for them.
        attributes += f' textLength="{_short(length(words, size))}" lengthAdjust="spacingAndGlyphs"'
    if node.turn:
        centre = f"{_short(x + width / 2)} {_short(y + height / 2)}"
        attributes += f' transform="rotate({_short(node.turn)} {centre})"'
    return f"<text{attributes}{brush.coat('fill', node.ink, 1, height)}>{_escaped(words)}</text>"


def _at(key: str, value: float) -> str:
    short = _short(value)
    return "" if short == "0" else f' {key}="{short}"'


def _short(value: float) -> str:
    return _trimmed(f"{value:.2f}")


def _long(value: float) -> str:
    return _trimmed(f"{value:.4f}")


def _trimmed(written: str) -> str:
    number = written.rstrip("0").rstrip(".")
    if number in ("-0", ""):
        return "0"
    return number.replace("0.", ".", 1) if number.startswith(("0.", "-0.")) else number
