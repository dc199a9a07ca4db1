"""Writes a picture with 256 colours: a third of the bytes, and hardly a difference to the eye."""

from __future__ import annotations

import struct
import zlib
from collections import Counter

COLOURS = 256
Colour = tuple[int, int, int]


def png(pixels: bytes, width: int) -> bytes:
    """The PNG of these pixels, three bytes each, row by row."""
    colours = [(pixels[at], pixels[at + 1], pixels[at + 2]) for at in range(0, len(pixels), 3)]
    counts = Counter(colours)
    palette = _palette(counts)
    nearest = {colour: bytes([_nearest(colour, palette)]) for colour in counts}
    rows = [colours[at : at + width] for at in range(0, len(colours), width)]
    # Filtering helps no picture with a palette: every row goes as it is.
    body = b"".join(b"\0" + b"".join(map(nearest.__getitem__, row)) for row in rows)
    header = struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)
    chunks = (
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", bytes(value for colour in palette for value in colour)),
        _chunk(b"IDAT", zlib.compress(body, 9)),
        _chunk(b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _palette(counts: Counter[Colour]) -> list[Colour]:
    """Half of it what occurs most, the rest what would be missed most: rare colours are often signs."""
    most: dict[Colour, Colour] = {}
    for colour, _ in counts.most_common():
        most.setdefault(_cell(colour), colour)
    found = list(most.values())
    palette, rest = found[: COLOURS // 2], found[COLOURS // 2 :]
    missed = {colour: min(_distance(colour, other) for other in palette) for colour in rest}
    while missed and len(palette) < COLOURS:
        worst = max(missed, key=lambda colour: missed[colour] * counts[colour] ** 0.5)
        palette.append(worst)
        missed = {
            colour: min(off, _distance(colour, worst)) for colour, off in missed.items() if colour != worst
        }
    return palette


def _cell(colour: Colour) -> Colour:
    """Colours of one cell are hardly told apart."""
    red, green, blue = colour
    return red // 4, green // 4, blue // 4


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    return min(range(len(palette)), key=lambda index: _distance(colour, palette[index]))


def _distance(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
