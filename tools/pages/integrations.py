"""What other sites install to show our boards: plugins as archives, and pages to be copied into a wiki."""

from __future__ import annotations

import io
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from .site import Site
from .words import ROOT

SOURCES = ROOT / "integrations"
# Each is one folder of an archive, which holds the shared files, too.
PLUGINS = {"mediawiki": SOURCES / "mediawiki" / "Ludoteca", "dokuwiki": SOURCES / "dokuwiki" / "ludoteca"}
SHARED = (SOURCES / "php" / "Board.php", ROOT / "LICENSE")
# Stands in the sources where a site puts its own address; it stays where the build has not been told one.
EXAMPLE = "https://example.org/games/"


def write_integrations(site: Site) -> None:
    """The archives and pages in integrations/, with the address of this site in them."""
    for name, folder in PLUGINS.items():
        site.write(f"integrations/ludoteca-{name}.zip", _archive(folder, site.address))
    for page in sorted((SOURCES / "mediawiki" / "pages").iterdir()):
        site.write(f"integrations/{page.name}", _addressed(page, site.address))


def _archive(folder: Path, address: str) -> bytes:
    """A folder as an archive that is the same whenever it is made."""
    own = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    files = {path.relative_to(folder).as_posix(): path for path in own} | {path.name: path for path in SHARED}
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, path in sorted(files.items()):
            entry = ZipInfo(f"{folder.name}/{name}")
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, _addressed(path, address), ZIP_DEFLATED)
    return packed.getvalue()


def _addressed(path: Path, address: str) -> str:
    return path.read_text(encoding="utf-8").replace(EXAMPLE, address or EXAMPLE)
