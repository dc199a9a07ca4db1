"""What the cut starts from: the stock library with our substitutes, and the wheel unpacked beside it."""

from __future__ import annotations

import zipfile
from pathlib import Path

SUBSTITUTES = Path(__file__).with_name("substitutes")


def prepare(stock: Path, wheel: Path, folder: Path) -> tuple[Path, Path]:
    """Write both into the folder; the paths of the library and of the unpacked wheel."""
    library, site = folder / "sources.zip", folder / "site"
    ours = {path.relative_to(SUBSTITUTES).as_posix(): path for path in SUBSTITUTES.rglob("*.py")}
    with (
        zipfile.ZipFile(stock) as before,
        zipfile.ZipFile(library, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as after,
    ):
        for name in before.namelist():
            after.writestr(name, ours[name].read_bytes() if name in ours else before.read(name))
    with zipfile.ZipFile(wheel) as files:
        files.extractall(site)
    return library, site
