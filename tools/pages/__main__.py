"""`python -m tools.pages --assets FILE --out FOLDER`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import ludoteca

from .analysis import write_analysis
from .diagram import write_diagram
from .embed import write_embed
from .foreign import write_foreign
from .game import write_game
from .guide import write_guide
from .integrations import write_integrations
from .manifest import write_manifests
from .pictures import write_pictures
from .policy import write_policy
from .puzzles import write_puzzles
from .shelf import write_shelf
from .site import Site
from .sitemap import write_sitemap
from .words import LANGUAGES


def main() -> None:
    """Write every page, and what belongs to them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assets", type=Path, required=True, help="hashed names by logical names, as JSON")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--address", default="", help="where the site will stand, with a slash at its end")
    options = parser.parse_args()
    write_all(Site(options.out, json.loads(options.assets.read_text(encoding="utf-8")), options.address))


def write_all(site: Site) -> None:
    """The whole site but scripts, style and fonts."""
    for language in LANGUAGES:
        write_shelf(site, language)
    for about in ludoteca.catalog():
        write_game(site, about)
        write_guide(site, about)
        write_analysis(site, about)
        write_puzzles(site, about)
        write_diagram(site, about)
    write_foreign(site)
    write_embed(site)
    write_policy(site)
    write_manifests(site)
    write_integrations(site)
    write_pictures(site)
    write_sitemap(site)


if __name__ == "__main__":
    main()
