"""Draws the icon of the site and its pictures: `python -m tools.icons CHROMIUM`.

Four tiles in a wooden board make an L. The results are kept in web/icons;
run this only when the drawing changes.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from ludoteca.kernel.scene import Node, Scene
from ludoteca.kit.svg import paint

FOLDER = Path(__file__).resolve().parents[1] / "web" / "icons"
SIDE = 256
WELL, PITCH = 62, 69
TILES = {(0, 0): "rose", (1, 0): "night", (2, 0): "sea", (2, 1): "ochre"}
# A launcher may cut a maskable icon down to a circle of four fifths of its width.
SAFE = 0.76


def main() -> None:
    """Write the drawing, and its pictures by the browser that is given."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("chromium")
    icon, maskable = drawing(rounded=True), drawing(rounded=False)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "icon.svg").write_text(icon, encoding="utf-8")
    (FOLDER / "favicon.svg").write_text(drawing(rounded=True, flat=True), encoding="utf-8")
    pictures = {"192": (icon, 192), "512": (icon, 512), "touch": (maskable, 180), "maskable": (maskable, 512)}
    with sync_playwright() as playwright:
        options = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=parser.parse_args().chromium, args=options)
        for name, (svg, side) in pictures.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{side}px}}</style>{svg}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


def drawing(rounded: bool, flat: bool = False) -> str:
    """The icon as SVG: with corners of its own, or filling its square for a launcher that cuts it.

    Flat it is for the tab of a browser, where nobody sees the soft edges, and every page has to fetch it.
    """
    scene = Scene(SIDE, SIDE, tuple(_nodes(rounded, flat)))
    # An icon is looked at, not read: without the lettering and the role of a diagram it is half as long.
    return re.sub(
        r' (role|font-family|font-weight)="[^"]*"',
        "",
        paint(scene, say=lambda text: text.id, title="Ludoteca"),
    )


def _nodes(rounded: bool, flat: bool) -> Iterator[Node]:
    sunk, raised = (0, 0) if flat else (-1, 1)
    scale = 1.0 if rounded else SAFE
    corner = 52 if rounded else 0
    yield Node("rect", (0, 0, SIDE, SIDE), ink="wood", round=corner)
    inner = 216 * scale + (0 if rounded else 14)
    edge = (SIDE - inner) / 2
    yield Node("rect", (edge, edge, inner, inner), ink="wood-face", round=36 * scale, lift=sunk)
    for row in range(3):
        for column in range(3):
            well = WELL * scale
            left, top = (SIDE / 2 + (place - 1) * PITCH * scale - well / 2 for place in (column, row))
            yield Node("rect", (left, top, well, well), ink="well", round=14 * scale, lift=sunk)
            if colour := TILES.get((row, column)):
                tile, gap = 52 * scale, 5 * scale
                yield Node(
                    "rect", (left + gap, top + gap - 1, tile, tile), ink=colour, round=13 * scale, lift=raised
                )


if __name__ == "__main__":
    main()
