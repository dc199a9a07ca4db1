"""Kulami on the table: wooden tiles in a tray, marbles in their holes, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ludoteca.kernel.game import Seat
from ludoteca.kernel.scene import Box, Node, Scene
from ludoteca.kernel.text import Text
from ludoteca.kit.grid import centred, inset
from ludoteca.kit.icons import STAR, drawn
from ludoteca.kit.seats import seat_mark

from .layout import COLUMNS, Layout, Tile
from .plan import FRAME, TALL, WIDE, Plan, Rack
from .rules import EMPTY, State, is_over, outcome, taboo_tiles, totals
from .scoring import MARBLES, area_sizes, largest_area, leader, line_lengths, lines

COLOURS = ("rose", "night")

# There are more layouts than anybody plays: what was drawn for the last few is kept.
_kept = lru_cache(maxsize=2048)

# Painting order, from the printed board up.
_TRAY, _TILE, _WELL, _OVER, _LINK, _MARBLE, _STROKE, _TAG = -3, -2, -1, 0, 1, 2, 3, 4


def draw(state: State, seat: Seat | None, tall: bool) -> Scene:
    """The whole table as this seat sees it; a spectator sits where red does."""
    plan = TALL if tall else WIDE
    own, over, layout = seat or 0, is_over(state), state.layout
    taboo = () if over else taboo_tiles(state)
    nodes = [*_tray(plan, layout), *_tiles(plan, layout)]
    for hole, sign in enumerate(state.marbles):
        nodes += _hole(plan, layout, hole, sign, layout.tile_of[hole] in taboo)
    for tile in taboo:
        nodes += _closed(plan, layout, layout.tiles[tile])
    if state.last is not None and not over:
        nodes += _pointers(plan, layout, state.last)
    nodes += _bands(plan, state)
    if over:
        nodes += _ending(plan, state)
    for place, player in ((0, 1 - own), (1, own)):
        nodes += _rack(plan.racks[place], state, player, over)
    return Scene(plan.width, plan.height, tuple(nodes))


@_kept
def _tray(plan: Plan, layout: Layout) -> tuple[Node, ...]:
    """The frame with its letters and numbers, and the ground that the tiles lie on."""
    nodes = [
        Node("rect", plan.board, ink="wood", round=34, lift=2, z=_TRAY),
        Node("rect", inset(plan.board, FRAME - 2), ink="wood-side", round=16, lift=-1, z=_TRAY),
        Node("path", plan.board, edge="wood-grain", pen=1.5, path=_MITRES, z=_TRAY),
        Node("path", plan.board, edge="wood-grain", pen=2, path=_GRAIN, z=_TRAY),
    ]
    for name, box in _axes(plan, layout):
        nodes.append(Node("text", box, ink="wood-text", text=name, bold=True, z=_TRAY))
    return tuple(nodes)


# The frame's four joints, and the grain that runs along each of its bars.
_MITRES = "M11 11 36 36M677 11 652 36M11 677 36 652M677 677 652 652"
_GRAIN = (
    "M60 12C220 17 420 8 610 14M120 25C260 21 380 29 560 24"
    "M60 676C240 670 450 681 610 674M150 664C300 667 420 661 540 664"
    "M12 80C17 240 8 420 14 600M674 90C681 260 669 440 676 610M664 160C660 300 668 410 663 540"
)


@_kept
def _axes(plan: Plan, layout: Layout) -> tuple[tuple[str, Box], ...]:
    """The letters of the columns on the lower bar of the frame, the numbers of the rows on the left one."""
    x, y, side, _ = plan.board
    grid = plan.grid(layout)
    columns = ((COLUMNS[step], (grid.box(0, step)[0], y + side - FRAME)) for step in range(layout.width))
    rows = ((str(layout.height - step), (x, grid.box(step, 0)[1])) for step in range(layout.height))
    return (
        *((name, centred((*spot, grid.pitch, FRAME), 30, 25)) for name, spot in columns),
        *((name, centred((*spot, FRAME, grid.pitch), 30, 25)) for name, spot in rows),
    )


def _pointers(plan: Plan, layout: Layout, last: int) -> Iterator[Node]:
    """Gold behind the letter and the number of the last marble: the next one goes along these."""
    name = layout.names[last]
    for which, (text, box) in zip(("column", "row"), _of_hole(plan, layout, name), strict=True):
        yield Node("rect", inset(box, -2), f"pointer-{which}", ink="gold", round=9, z=_OVER)
        yield Node("text", box, f"pointer-{which}.name", ink="gold-text", text=text, bold=True, z=_OVER)


def _of_hole(plan: Plan, layout: Layout, name: str) -> list[tuple[str, Box]]:
    boxes = dict(_axes(plan, layout))
    return [(part, boxes[part]) for part in (name[0], name[1:])]


@_kept
def _tiles(plan: Plan, layout: Layout) -> tuple[Node, ...]:
    nodes = []
    for number, tile in enumerate(layout.tiles):
        box, id = plan.tile(layout, tile), f"tile-{tile.letter}"
        slab = Node("rect", box, id, ink="wood-face", round=12, lift=1, z=_TILE, at=("tiles", 0, number))
        nodes.append(slab._replace(place=id, called=Text("called-tile", tile=tile.letter)))
        nodes.append(
            Node(
                "path",
                box,
                f"tile-{tile.letter}.grain",
                edge="wood-grain",
                pen=1.2,
                path=_veins(tile, box),
                z=_TILE,
            )
        )
    return tuple(nodes)


def _veins(tile: Tile, box: Box) -> str:
    """The grain of a tile, along its longer side; no two neighbours have quite the same."""
    across, along = sorted(box[2:])
    parts = []
    for line in range(2 + tile.row % 2):
        way = across * (0.12 + 0.36 * line) + (tile.column * 7 + line * 5) % 11
        points = [(9, way), (along * 0.35, way - 5), (along * 0.7, way + 5), (along - 9, way)]
        if box[3] > box[2]:
            points = [(y, x) for x, y in points]
        start, *bends = (f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f"M{start}C{' '.join(bends)}")
    return "".join(parts)


@_kept
def _hole(plan: Plan, layout: Layout, hole: int, sign: str, taboo: bool) -> tuple[Node, ...]:
    """A hole and the marble in it; what is tapped is the whole cell."""
    name, tile = layout.names[hole], layout.tiles[layout.tile_of[hole]]
    cell = plan.grid(layout).box(*layout.cells[hole])
    side = cell[2]
    well = Node(
        "disc",
        centred(cell, side * 0.7, side * 0.7),
        f"well-{name}",
        ink="well",
        edge="well-edge",
        pen=2,
        lift=-1,
        z=_WELL,
    )
    size = len(tile.holes)
    if sign == EMPTY:
        closed = "yes" if taboo else "no"
        label = Text("label-empty", hole=name, tile=tile.letter, size=size, taboo=closed)
    else:
        owner = MARBLES.index(sign)
        label = Text("label-marble", hole=name, tile=tile.letter, size=size, owner=owner)
    at = ("board", *layout.cells[hole])
    spot = Node("disc", centred(cell, side * 0.84, side * 0.84), f"hole-{name}", name, label, z=_WELL, at=at)
    if sign == EMPTY:
        return well, spot
    box = centred(cell, side * 0.66, side * 0.66)
    x, y, across, _ = box
    shade = Node(
        "disc", (x - 1, y + 2, across + 2, across + 3), f"{sign}@{name}.shade", ink="wood-grain", z=_OVER
    )
    return well, spot, shade, *marble(MARBLES.index(sign), f"{sign}@{name}", box)


# On the 24 grid: where light falls on a marble, and the seats' signs.
_GLINT = "M5.6 8.4C6.8 6 8.8 4.6 11.4 4.2"
_SIGNS = ("M12 9.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 1 1 0-7.2Z", "M6.5 11.2H17.5V14.8H6.5Z")


@_kept
def marble(seat: Seat, id: str, box: Box) -> tuple[Node, ...]:
    """A glass marble: red ones with a dot, black ones with a bar."""
    colour = COLOURS[seat]
    x, y, side, _ = box
    rim = side * 0.05
    body = (x + rim / 2, y, side - rim, side - rim * 1.6)
    return (
        Node("disc", box, id, ink=f"{colour}-side", z=_MARBLE),
        Node("disc", body, f"{id}.body", ink=colour, edge=f"{colour}-edge", pen=side / 36, z=_MARBLE),
        Node("icon", box, f"{id}.sign", ink=f"{colour}-sign", path=_SIGNS[seat], z=_MARBLE),
        Node("icon", box, f"{id}.glint", edge=f"{colour}-sign", pen=side * 0.06, path=_GLINT, z=_MARBLE),
    )


@_kept
def _closed(plan: Plan, layout: Layout, tile: Tile) -> tuple[Node, ...]:
    """A taboo tile lies in the shade and is hatched."""
    box = plan.tile(layout, tile)
    id = f"taboo-{tile.letter}"
    return (
        Node("rect", box, id, ink="wood-grain", round=12, z=_OVER),
        Node("path", box, f"{id}.hatch", edge="wood-side", pen=1.5, path=_hatch(box[2], box[3]), z=_OVER),
    )


def _hatch(width: float, height: float) -> str:
    """Slanting lines within a box, clear of its corners."""
    parts = []
    way = 16.0
    while way < width + height - 12:
        x, y = (way, 0.0) if way <= width else (width, way - width)
        end_x, end_y = (0.0, way) if way <= height else (way - height, height)
        parts.append(f"M{x:.1f} {y:.1f}L{end_x:.1f} {end_y:.1f}")
        way += 16
    return "".join(parts)


def _bands(plan: Plan, state: State) -> Iterator[Node]:
    """Round every tile that somebody leads on, a band: unbroken for red, of dashes for black."""
    for number, tile in enumerate(state.layout.tiles):
        seat = leader(state.layout, state.marbles, number)
        if seat is not None:
            yield _band(plan, state.layout, tile, seat)


@_kept
def _band(plan: Plan, layout: Layout, tile: Tile, seat: Seat) -> Node:
    box = inset(plan.tile(layout, tile), 3.6)
    band = Node("rect", box, f"band-{tile.letter}", edge=COLOURS[seat], pen=4.6, round=9, z=_OVER)
    return band if seat == 0 else band._replace(kind="path", round=0, path=_dashes(box[2], box[3]))


def _dashes(width: float, height: float) -> str:
    parts = []
    for length, place in ((width, "{0:.1f} 0h{1:.1f}"), (height, "0 {0:.1f}v{1:.1f}")):
        count = round(length / 24)
        pitch = length / count
        for dash in range(count):
            here = place.format(dash * pitch + pitch * 0.24, pitch * 0.52)
            far = here.replace(" 0h", f" {height:.1f}h") if "h" in here else f"{width:.1f}{here[1:]}"
            parts += [f"M{here}", f"M{far}"]
    return "".join(parts)


def _ending(plan: Plan, state: State) -> Iterator[Node]:
    """What every tile and the agreed bonuses were won by."""
    layout, marbles = state.layout, state.marbles
    end = outcome(state)
    for number, tile in enumerate(layout.tiles):
        seat = leader(layout, marbles, number)
        if seat is None:
            continue
        if end and seat in end.winners:
            box = plan.tile(layout, tile)
            yield Node("rect", box, f"win-{tile.letter}", edge="win", pen=5, round=12, z=_OVER)
        yield from _value(plan, layout, tile, seat)
    for seat in (0, 1):
        if state.area and (path := _links(plan, layout, largest_area(layout, marbles, seat))):
            pen = plan.grid(layout).pitch * 0.2
            yield Node("path", plan.board, f"area-{seat}", edge=COLOURS[seat], pen=pen, path=path, z=_LINK)
        for number, line in enumerate(lines(layout, marbles, seat) if state.lines else ()):
            id, path = f"line-{seat}-{number}", _path(plan, layout, (line[0], line[-1]))
            yield Node("path", plan.board, id, edge=f"{COLOURS[seat]}-side", pen=9, path=path, z=_STROKE)
            yield Node("path", plan.board, f"{id}.core", edge="win", pen=4, path=path, z=_STROKE)


def _links(plan: Plan, layout: Layout, area: tuple[int, ...]) -> str:
    return "".join(
        _path(plan, layout, (hole, other))
        for hole in area
        for other in layout.beside[hole]
        if hole < other and other in area
    )


def _path(plan: Plan, layout: Layout, holes: tuple[int, int]) -> str:
    """A straight way between two holes, in units from the board's corner."""
    grid = plan.grid(layout)
    spots = []
    for hole in holes:
        x, y, side, _ = grid.box(*layout.cells[hole])
        spots.append(f"{x + side / 2 - plan.board[0]:.1f} {y + side / 2 - plan.board[1]:.1f}")
    return f"M{spots[0]}L{spots[1]}"


@_kept
def _value(plan: Plan, layout: Layout, tile: Tile, seat: Seat) -> tuple[Node, ...]:
    """A tag with the tile's points, between its first holes."""
    x, y, pitch, _ = plan.grid(layout).box(tile.row, tile.column)
    right = pitch if tile.width > 1 else pitch / 2
    down = pitch if tile.height > 1 else pitch / 2
    side = pitch * 0.5
    box = (x + right - side / 2, y + down - side / 2, side, side)
    label = Text("label-tile", tile=tile.letter, points=len(tile.holes), owner=seat)
    id, colour = f"value-{tile.letter}", COLOURS[seat]
    return (
        Node("disc", box, id, "", label, ink=colour, edge="paper", pen=2.5, z=_TAG),
        Node(
            "text",
            inset(box, side * 0.14),
            f"{id}.number",
            ink=f"{colour}-sign",
            text=str(len(tile.holes)),
            bold=True,
            z=_TAG,
        ),
    )


def _rack(rack: Rack, state: State, seat: Seat, over: bool) -> Iterator[Node]:
    """One seat's name and mark, the marbles it has left, and its points as they stand."""
    points, left = totals(state)[seat], state.left[seat]
    label = Text("label-player", seat=seat, left=left, points=points)
    line = "line" if rack.ink else ""
    yield Node(
        "rect",
        rack.panel,
        f"rack-{seat}",
        label=label,
        ink=rack.ink,
        edge=line,
        pen=1.5,
        round=18,
        at=(f"reserve-{seat}", 0, 0),
    )
    yield from seat_mark(seat, COLOURS[seat], rack.marker)
    yield Node("text", rack.name, ink="text", text=Text("player", seat=seat), align="start", bold=True)
    if seat == state.mover and not over:
        yield Node("rect", rack.turn, f"turn-{seat}", ink="accent", round=3)
    x, y, side, _ = rack.fan
    for place in range(left):
        yield from marble(seat, f"{MARBLES[seat]}@reserve-{place}", (x + place * rack.step, y, side, side))
    ink = "text" if left else "quiet"
    yield Node("text", rack.left, f"count-{seat}", ink=ink, text=str(left), align="start")
    yield from drawn(STAR, rack.star, f"star-{seat}", ink="quiet")
    yield Node("text", rack.points, f"points-{seat}", ink="text", text=str(points), align="start", bold=True)
    yield from _bonuses(rack, state, seat)


# On the 24 grid: neighbours in one piece, and five in a row.
_AREA = "M5 5H12V12H19V19H5Z"
_LINE = "M4 20h.01M8 16h.01M12 12h.01M16 8h.01M20 4h.01"


def _bonuses(rack: Rack, state: State, seat: Seat) -> Iterator[Node]:
    """The size of the biggest area and the length of the lines, where they count."""
    counted = []
    if state.area:
        counted.append(("area", _AREA, 3.0, area_sizes(state.layout, state.marbles)))
    if state.lines:
        counted.append(("lines", _LINE, 4.4, line_lengths(state.layout, state.marbles)))
    for (name, path, pen, numbers), (sign, number) in zip(counted, rack.bonuses, strict=False):
        yield Node("icon", sign, f"{name}-sign-{seat}", edge="quiet", pen=pen, path=path)
        text = str(numbers[seat])
        yield Node("text", number, f"{name}-number-{seat}", ink="text", text=text, align="start")
