"""What stands behind the `#` of an address: a position or a whole game. The grammar: docs/design.md, "Links".

g=oxono&p=....../..%23.../...*../....../....../...... p 8888 -
g=oxono&r=1<base64url of the deflated record>&ply=12
"""

from __future__ import annotations

import binascii
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from .errors import BadLink
from .text import Text

# Far above any game's; keep rubbish from outside from costing time or memory.
MOST_LETTERS = 100_000
MOST_RECORD = 500_000
# The letter before a packed record: how it is packed.
DEFLATED = "1"
# Deflate alone, without the head and the checksum of zlib or gzip.
_RAW = -zlib.MAX_WBITS


@dataclass(frozen=True, slots=True)
class Link:
    """What a link says, before anything of it is looked at; one of `position` and `record` is None.

    `game` is "" where the page that the link leads to tells which. Of the record `ply` steps are made.
    """

    game: str = ""
    position: str | None = None
    record: str | None = None
    ply: int | None = None


def read(text: str) -> Link:
    """The link in the part of an address after its `#`; BadLink for one that leads nowhere.

    Other keys belong to others. Of a key that stands there twice the first counts.
    """
    if len(text) > MOST_LETTERS:
        raise BadLink(Text("link-long"))
    values = fields(text)
    if "r" in values:
        return Link(values.get("g", ""), record=_unpacked(values["r"]), ply=_ply(values.get("ply")))
    if "p" in values:
        return Link(values.get("g", ""), position=values["p"])
    raise BadLink(Text("link-empty"))


def write(link: Link) -> str:
    """The text that reads as this link, fit to stand after a `#`; BadLink for a record too long for one."""
    values = {
        "g": link.game or None,
        "p": link.position,
        "r": None if link.record is None else _packed(link.record),
        "ply": None if link.ply is None else str(link.ply),
    }
    return "&".join(f"{key}={_encoded(value)}" for key, value in values.items() if value is not None)


def fields(text: str) -> Mapping[str, str]:
    """The keys and values of a text, as a browser's `URLSearchParams` reads them; of a key, the first."""
    values: dict[str, str] = {}
    for part in text.removeprefix("#").split("&"):
        key, _, value = part.partition("=")
        if part:
            values.setdefault(_decoded(key), _decoded(value))
    return values


def _decoded(text: str) -> str:
    """`+` is a blank and `%20` is one; a `%` that begins no byte stays; what is no UTF-8 becomes U+FFFD."""
    raw = text.replace("+", " ").encode("utf-8", "replace")
    raw = re.sub(rb"%([0-9a-fA-F]{2})", lambda found: bytes([int(found[1], 16)]), raw)
    return raw.decode("utf-8", "replace")


# What stands for itself in a fragment and is taken for part of the address where texts are made into links.
_PLAIN = re.compile(r"[A-Za-z0-9_.~/*:-]")


def _encoded(text: str) -> str:
    return "".join(letter if _PLAIN.match(letter) else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    return "".join(f"%{byte:02X}" for byte in letter.encode("utf-8", "replace"))


def _packed(record: str) -> str:
    raw = record.encode("utf-8", "replace")
    if len(raw) > MOST_RECORD:
        raise BadLink(Text("link-long"))
    press = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    packed = press.compress(raw) + press.flush()
    letters = binascii.b2a_base64(packed, newline=False).decode().rstrip("=")
    return DEFLATED + letters.replace("+", "-").replace("/", "_")


def _unpacked(text: str) -> str:
    """The record in a value of `r`; BadLink if it is cut, mistyped, too large or packed in an unknown way."""
    if not text:
        raise BadLink(Text("link-cut"))
    if text[0] != DEFLATED:
        raise BadLink(Text("link-newer"))
    letters = text[1:]
    if not re.fullmatch("[A-Za-z0-9_-]*", letters):
        raise BadLink(Text("link-cut"))
    padded = letters.replace("-", "+").replace("_", "/") + "=" * (-len(letters) % 4)
    unpacking = zlib.decompressobj(_RAW)
    try:
        record = unpacking.decompress(binascii.a2b_base64(padded), MOST_RECORD)
        if unpacking.unconsumed_tail:
            raise BadLink(Text("link-long"))
        if not unpacking.eof or unpacking.unused_data:
            raise BadLink(Text("link-cut"))
        return record.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise BadLink(Text("link-cut")) from error


def _ply(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch("[0-9]{1,6}", text):
        raise BadLink(Text("link-ply", found=text[:40]))
    return int(text)
