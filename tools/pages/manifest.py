"""What makes the site an app that can be installed: one manifest per language, and the icons."""

from __future__ import annotations

import json

from ludoteca.kit import theme

from .site import Place, Site
from .words import LANGUAGES, ROOT, PageWords

ICONS = ROOT / "web" / "icons"


def write_manifests(site: Site) -> None:
    """The manifests beside the shelves; icons at stable addresses, for the systems that remember them."""
    for language in LANGUAGES:
        place = Place(language, "")
        site.write(
            place.folder + "manifest.webmanifest", json.dumps(_manifest(place), ensure_ascii=False, indent=1)
        )
    for drawing in ("icon.svg", "favicon.svg"):
        site.write(drawing, (ICONS / drawing).read_bytes())
    for picture in sorted(ICONS.glob("*.png")):
        site.write(f"icons/{picture.name}", picture.read_bytes())


def _manifest(place: Place) -> dict[str, object]:
    paint = theme.theme("light")
    root = place.root
    return {
        "name": "Ludoteca",
        "short_name": "Ludoteca",
        "description": PageWords(place.language).plain("shelf-description"),
        "lang": place.language,
        "start_url": "./",
        "scope": root,
        "display": "standalone",
        "background_color": paint["table"],
        "theme_color": paint["table"],
        "icons": [
            {"src": f"{root}icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": f"{root}icons/192.png", "sizes": "192x192", "type": "image/png"},
            {"src": f"{root}icons/512.png", "sizes": "512x512", "type": "image/png"},
            {
                "src": f"{root}icons/maskable.png",
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "maskable",
            },
        ],
    }
