"""Adds compiled code to the wheel for the browser. Runs inside Pyodide: `precompile.py WHEEL OUTPUT`.

The result is still an ordinary wheel: sources and, beside them, what the browser's Python would make of them.
"""

import base64
import hashlib
import io
import sys
import zipfile

sys.path.insert(0, ".")
from tools.runtime.cut import compiled  # noqa: E402  # the path has to be set first


def precompiled(wheel: bytes) -> bytes:
    """The wheel with a .pyc for every module, deflated, the same bytes for the same wheel."""
    tag = sys.implementation.cache_tag
    result = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(wheel)) as before, zipfile.ZipFile(result, "w") as after:
        files = {name: before.read(name) for name in before.namelist()}
        for name in [name for name in files if name.endswith(".py")]:
            folder, _, module = name.rpartition("/")
            path = f"/lib/python3.14/site-packages/{name}"
            files[f"{folder}/__pycache__/{module[:-3]}.{tag}.pyc"] = compiled(files[name], path, stripped=False)
        record = next(name for name in files if name.endswith(".dist-info/RECORD"))
        files[record] = _record(files, record)
        for name in sorted(files, key=lambda name: (name.endswith("RECORD"), name)):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            after.writestr(entry, files[name], zipfile.ZIP_DEFLATED, 9)
    return result.getvalue()


def _record(files: dict[str, bytes], record: str) -> bytes:
    """The list of files that a wheel must carry, with a hash for each."""
    lines = []
    for name, data in files.items():
        if name != record:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(data)}")
    return "\n".join([*lines, f"{record},,", ""]).encode()


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        result = precompiled(file.read())
    with open(sys.argv[2], "wb") as file:
        file.write(result)
