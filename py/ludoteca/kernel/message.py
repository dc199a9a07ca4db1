"""Messages from the page: flat JSON, and every value of it looked at before it is used."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .errors import BadMessage
from .text import Text

Message = Mapping[str, Any]

_MISSING = object()
# Messages are flat. Deep nesting overruns the stack of a browser's worker before Python can raise an error,
# and an interpreter that this has happened to is dead.
_MOST_BRACKETS = 500


def parsed(text: str) -> Message:
    """The message that a text holds; BadMessage if it holds none, or one that is not flat."""
    try:
        message = json.loads(text) if text.count("[") + text.count("{") <= _MOST_BRACKETS else None
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise BadMessage(Text("bad-message", found=short(text)))
    return message


def value(message: Message, key: str, kind: type, default: Any = _MISSING) -> Any:
    """One value of a message, of the type agreed; BadMessage names the key that is not."""
    found = message.get(key, default)
    if found is default and default is not _MISSING:
        return default
    if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
        raise BadMessage(Text("bad-message", found=f"{message.get('do')}: {key}"[:60]))
    return found


def words(message: Message, key: str) -> tuple[str, ...]:
    """A list of texts in a message, empty if there is none."""
    found = value(message, key, list, [])
    if not all(isinstance(item, str) for item in found):
        raise BadMessage(Text("bad-message", found=f"{message.get('do')}: {key}"[:60]))
    return tuple(found)


def short(found: object) -> str:
    """What was found, short enough to stand in a sentence."""
    return repr(found)[:60]
