"""Cuts the standard library to what the wheel uses. Runs inside Pyodide: `cut.py SITE OUTPUT`.

The games are played first; what has been imported then, with some small modules that only errors
and tracebacks need, is compiled by this very Python and stored. The zip is stored, not deflated,
because Python then reads modules without unpacking; it is gzipped as a whole for the way.
"""

import sys

STOCK = "/lib/python314.zip"


def imported_from_library() -> list[str]:
    """All library modules that have been read from its files so far: not the built-in or frozen ones."""
    return sorted(
        name
        for name, module in sys.modules.items()
        if str(getattr(module.__spec__, "origin", "")).startswith(STOCK)
    )


def play(site: str) -> list[str]:
    """The library modules that are imported once every game has been played from this unpacked wheel."""
    sys.path.insert(0, site)
    from ludoteca.page import handle
    from tools.runtime.play import play_everything

    print("played:", play_everything(handle))
    return imported_from_library()


# Nothing imports these until something goes wrong, or until a later wheel is a little different.
SMALL = """
    __future__ abc array bisect cmath collections.abc contextlib copy difflib encodings.ascii
    encodings.latin_1 encodings.utf_8_sig enum functools heapq itertools json linecache math numbers
    operator queue random string struct textwrap threading tokenize tomllib traceback types typing
    unicodedata warnings weakref
"""


def with_small_ones(names: list[str]) -> list[str]:
    """These modules, and the small ones with whatever those import."""
    import importlib

    for name in SMALL.split():
        try:
            importlib.import_module(name)
        except ImportError:
            print("not in this library:", name)
    return sorted({*names, *imported_from_library()})


def write_library(names: list[str], output: str) -> None:
    """The modules as one gzipped zip of compiled code, the same bytes for the same library."""
    import gzip
    import io
    import zipfile

    stock = zipfile.ZipFile(STOCK)
    there = set(stock.namelist())
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as library:
        for name in names:
            stem = name.replace(".", "/")
            path = next((p for p in (f"{stem}/__init__.py", f"{stem}.py") if p in there), None)
            if path is None:
                print("no source:", name)
                continue
            entry = zipfile.ZipInfo(f"{path}c", date_time=(1980, 1, 1, 0, 0, 0))
            library.writestr(entry, compiled(stock.read(path), f"{STOCK}/{path}", stripped=not is_own(name)))
    with open(output, "wb") as file:
        file.write(gzip.compress(whole.getvalue(), 9, mtime=0))
    print(f"{len(names)} modules, {len(whole.getvalue())} bytes")


def is_own(name: str) -> bool:
    """Whether this is one of Pyodide's modules; they need their docstrings."""
    return name.split(".")[0] in {"pyodide", "_pyodide"}


def compiled(source: bytes, path: str, stripped: bool) -> bytes:
    """The bytes of a .pyc that is never checked against its source."""
    import importlib.util
    from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

    code = compile(source, path, "exec", dont_inherit=True, optimize=2 if stripped else 0)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


if __name__ == "__main__":
    write_library(with_small_ones(play(sys.argv[1])), sys.argv[2])
