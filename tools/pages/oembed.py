"""oEmbed without a server: what a site asks for that was given the address of one of our pages.

A static host cannot read the question, so every page that stands for a board names an answer of its own.
"""

from __future__ import annotations

import json
from html import escape

from ludoteca.kernel.shelf import About

from . import pictures
from .site import Place, Site

# Of a frame, in pixels; a board alone is taller than wide.
WIDTH, HEIGHT = 420, 680


def discovery(site: Site, place: Place, title: str, board: str, about: About | None) -> str:
    """The line of a page's head that names its answer, and writes that; "" where the address is not known.

    `board` is the fragment of the link that the page stands for; `about` is the game, for its picture.
    """
    if not site.address:
        return ""
    path = f"oembed/{place.folder.rstrip('/')}.json"
    site.write(
        path, json.dumps(_answer(site, place, title, board, about), ensure_ascii=False, indent=1) + "\n"
    )
    address = escape(site.address + path)
    return f'<link rel="alternate" type="application/json+oembed" href="{address}" title="{escape(title)}">\n'


def _answer(site: Site, place: Place, title: str, board: str, about: About | None) -> dict[str, object]:
    # WordPress writes `#?secret=...` behind it: after a last & that is a key of its own, which nobody reads.
    frame = f"{site.address}embed/v1/#{board}&lang={place.language}&"
    return {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Ludoteca",
        "provider_url": site.address,
        "title": title,
        "html": (
            f'<iframe src="{escape(frame)}" title="{escape(title)}" width="{WIDTH}" height="{HEIGHT}"'
            ' frameborder="0" loading="lazy"></iframe>'
        ),
        "width": WIDTH,
        "height": HEIGHT,
        # For whoever shows no frames of strangers.
        "thumbnail_url": site.address + pictures.name_of(about),
        "thumbnail_width": pictures.WIDTH,
        "thumbnail_height": pictures.HEIGHT,
    }
