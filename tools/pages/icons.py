"""The page's own small drawings, on a 24 x 24 grid."""

from __future__ import annotations

PATHS = {
    "more": '<path d="M5 12h.01M12 12h.01M19 12h.01" class="line dots"/>',
    "undo": '<path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" class="line"/>',
    "redo": '<path d="m15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3" class="line"/>',
    "first": '<path d="M6 5v14M18 5l-8 7 8 7" class="line"/>',
    "back": '<path d="m15 5-8 7 8 7" class="line"/>',
    "forward": '<path d="m9 5 8 7-8 7" class="line"/>',
    "last": '<path d="M18 5v14M6 5l8 7-8 7" class="line"/>',
    "put": '<path d="M12 3.5v10.5M7.5 9.5 12 14l4.5-4.5M4 20h16" class="line"/>',
    "mark": '<circle cx="12" cy="12" r="7.5" class="line"/>',
    "arrow": '<path d="M5 19 18 6M9 5.5h9.5V15" class="line"/>',
    "foreign": '<path d="M12 3.5 21.5 20h-19zM12 9.5v5M12 17.2h.01" class="line"/>',
    "players": '<circle cx="12" cy="7.5" r="4"/><path d="M4 20.5c0-5 3.5-8 8-8s8 3 8 8z"/>',
    "minutes": '<circle cx="12" cy="12" r="8.5" class="line"/><path d="M12 7v5l3.5 2" class="line"/>',
}


def icon(name: str) -> str:
    """One drawing in the colour of the text; hidden from screen readers, the words beside it speak."""
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{PATHS[name]}</svg>'
