"""Makes the wheel ready for the browser. Runs inside Pyodide: `precompile.py WHEEL OUTPUT`.

Compiled code stands in the place of its source, so that nothing is compiled on a phone and nothing is fetched
twice. Texts, guides and recorded games are left out, since the page has its own way to them, and so is what
only a terminal asks for. The files are stored and the whole is gzipped, as the library is: one stream to
unpack instead of many.
"""

import gzip
import io
import sys
import zipfile
from pathlib import Path

from tools.runtime.cut import compiled

LEFT_OUT = (
    *(".ftl", ".md", ".play", "perft.txt", "puzzles.txt", "py.typed"),
    *("/cli.py", "/__main__.py"),
    # Nothing is installed after the start; a stranger's game has a Python of its own.
    *("kernel/foreign.py", "ludoteca/guest.py"),
    # Bots that are measured by, tuned with, or that find puzzles at home.
    *(f"ludoteca/bots/{name}.py" for name in ("arena", "proof", "puzzlebook", "puzzles", "tuning", "uct")),
)
FOLDERS_LEFT_OUT = ("ludoteca/terminal/", "ludoteca/skeleton/")


def precompiled(wheel: bytes) -> bytes:
    """The wheel's modules, compiled, and its data; the same bytes for the same wheel."""
    result = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(wheel)) as before,
        zipfile.ZipFile(result, "w", zipfile.ZIP_STORED) as after,
    ):
        for name in sorted(before.namelist()):
            if ".dist-info/" in name or name.endswith(LEFT_OUT) or name.startswith(FOLDERS_LEFT_OUT):
                continue
            data = before.read(name)
            if name.endswith(".py"):
                data = compiled(data, f"/lib/python3.14/site-packages/{name}", stripped=False)
                name += "c"
            after.writestr(zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0)), data)
    return gzip.compress(result.getvalue(), 9, mtime=0)


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(precompiled(Path(sys.argv[1]).read_bytes()))
