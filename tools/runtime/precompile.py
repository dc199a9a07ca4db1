"""Makes the wheel ready for the browser. Runs inside Pyodide: `precompile.py WHEEL OUTPUT`.

Compiled code stands beside the sources, so that nothing is compiled on a phone; texts, guides and recorded
games are left out, since the page has its own way to them. The files are stored and the whole is gzipped,
as the library is: one stream to unpack instead of many.
"""

import gzip
import io
import sys
import zipfile
from pathlib import Path

from tools.runtime.cut import compiled

LEFT_OUT = (".ftl", ".md", ".play", "perft.txt")


def precompiled(wheel: bytes) -> bytes:
    """The wheel's modules and data with a .pyc for every module, the same bytes for the same wheel."""
    tag = sys.implementation.cache_tag
    result = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(wheel)) as before,
        zipfile.ZipFile(result, "w", zipfile.ZIP_STORED) as after,
    ):
        wanted = [
            name for name in before.namelist() if ".dist-info/" not in name and not name.endswith(LEFT_OUT)
        ]
        files = {name: before.read(name) for name in wanted}
        for name in wanted:
            if name.endswith(".py"):
                folder, _, module = name.rpartition("/")
                path = f"/lib/python3.14/site-packages/{name}"
                files[f"{folder}/__pycache__/{module[:-3]}.{tag}.pyc"] = compiled(
                    files[name], path, stripped=False
                )
        for name in sorted(files):
            after.writestr(zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0)), files[name])
    return gzip.compress(result.getvalue(), 9, mtime=0)


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(precompiled(Path(sys.argv[1]).read_bytes()))
