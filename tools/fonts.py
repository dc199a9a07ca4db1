"""Commissioner, cut to the letters of our four languages: `python -m tools.fonts --out FOLDER`.

Writes one file per script and `faces.css`, whose rules the style sheet imports as `font:faces.css`.
The last rule there is a system font stretched to Commissioner's width, so that nothing jumps when it arrives.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "node_modules" / "@fontsource-variable" / "commissioner" / "files"
WEIGHTS = (400, 700)
FAMILY = "Commissioner"
# The weights of kit/theme.json by those that every reader of SVG knows: hundreds.
DRAWN_WEIGHTS = {400: 450, 700: 650}

# What people type and what our own texts hold, by the file of the source that draws it.
LETTERS = {
    "latin": "".join(map(chr, range(0x20, 0x7F))) + "àèéìíòóùúÀÈÉÌÍÒÓÙÚöÖäÄüÜßçÇñÑ «»·×°–—‘’‚“”„…•−",
    "latin-ext": "ąćęłńśźżĄĆĘŁŃŚŹŻ",
    "greek": "".join(map(chr, range(0x384, 0x3CF))),
}
# Advance widths of Arial's small letters and the blank, in 2048ths of an em.
ARIAL = {
    **dict.fromkeys("abdeghnopqu", 1139),
    **dict.fromkeys("cksvxyz", 1024),
    **dict.fromkeys("ijl", 455),
    **dict.fromkeys("ft ", 569),
    "m": 1706,
    "r": 682,
    "w": 1479,
}


def main() -> None:
    """Write the fonts and their rules."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    out: Path = parser.parse_args().out
    used = _used()
    rules = []
    for script, letters in LETTERS.items():
        font = TTFont(SOURCE / f"commissioner-{script}-wght-normal.woff2", recalcTimestamp=False)
        there = set(font.getBestCmap())
        own = {code for code in there if script == "latin" or code > 0x7F}
        wanted = sorted(code for code in own if chr(code) in letters or code in used)
        if script == "latin":
            rules.append(_stand_in(font))
        _cut(font, wanted).save(out / f"commissioner-{script}.woff2")
        rules.append(_rule(script, wanted))
    (out / "faces.css").write_text("\n".join(reversed(rules)), encoding="utf-8")


def upright(folder: Path) -> list[Path]:
    """Files for who draws text without a browser: every script in both weights that drawings know."""
    return [_fixed(script, weight, folder) for script in LETTERS for weight in DRAWN_WEIGHTS]


def _fixed(script: str, weight: int, folder: Path) -> Path:
    font: Any = TTFont(SOURCE / f"commissioner-{script}-wght-normal.woff2", recalcTimestamp=False)
    instantiateVariableFont(font, {"wght": DRAWN_WEIGHTS[weight]}, inplace=True)
    font["OS/2"].usWeightClass = weight
    # Else its lightest weight would name the family.
    for name in (1, 16):
        font["name"].setName(FAMILY, name, 3, 1, 0x409)
    font.flavor = None
    file = folder / f"commissioner-{script}-{weight}.ttf"
    font.save(file)
    return file


def _used() -> set[int]:
    """Every character of every text that a page shows."""
    places = [ROOT / "web", ROOT / "py" / "ludoteca"]
    paths = [path for place in places for suffix in ("ftl", "md") for path in place.rglob(f"*.{suffix}")]
    return {ord(letter) for path in paths for letter in path.read_text(encoding="utf-8")}


def _cut(font: TTFont, wanted: list[int]) -> TTFont:
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "case"]
    options.drop_tables += ["DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def _rule(script: str, codes: list[int]) -> str:
    ranges = ",".join(
        f"U+{code:X}" if code == last else f"U+{code:X}-{last:X}" for code, last in _runs(codes)
    )
    return (
        f"@font-face{{font-family:Commissioner;font-weight:{WEIGHTS[0]} {WEIGHTS[1]};font-display:optional;"
        f'src:url("font:commissioner-{script}.woff2") format("woff2");unicode-range:{ranges}}}'
    )


def _runs(codes: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for code in codes:
        if runs and runs[-1][1] == code - 1:
            runs[-1] = (runs[-1][0], code)
        else:
            runs.append((code, code))
    return runs


def _stand_in(font: TTFont) -> str:
    """A rule for Arial or its like, as wide and as tall as Commissioner."""
    tables: Any = font
    names, widths = tables.getBestCmap(), tables["hmtx"].metrics
    unit = tables["head"].unitsPerEm
    own = sum(widths[names[ord(letter)]][0] / unit for letter in ARIAL)
    size = own / (sum(ARIAL.values()) / 2048)
    up, down = (tables["hhea"].ascent / unit / size, -tables["hhea"].descent / unit / size)
    return (
        '@font-face{font-family:"Commissioner stand-in";src:local("Arial"),local("Liberation Sans");'
        f"size-adjust:{size:.2%};ascent-override:{up:.2%};descent-override:{down:.2%};line-gap-override:0%}}"
    )


if __name__ == "__main__":
    main()
