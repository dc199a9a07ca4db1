"""Runs the contract suite inside Pyodide: `inside_contract.py SITE-PACKAGES arguments for pytest...`.

pytest and hypothesis are the pinned ones of .venv; they are pure Python. Whatever else is there stays hidden.
"""

import sys
from importlib.machinery import PathFinder

PURE = {"_hypothesis_globals", "_pytest", "attr", "attrs", "babel", "fluent", "hypothesis", "iniconfig"}
PURE |= {
    "markdown_it",
    "mdurl",
    "packaging",
    "pluggy",
    "py",
    "pygments",
    "pytest",
    "pytz",
    "sortedcontainers",
    "typing_extensions",
}


class OnlyPure:
    """Finds these packages in .venv, and nothing else there."""

    def __init__(self, site: str) -> None:
        self.site = site

    def find_spec(self, name: str, path: object = None, target: object = None) -> object:
        """The module's spec if it is one of ours to find."""
        if path is None and name in PURE:
            return PathFinder.find_spec(name, [self.site])
        return None


def main() -> int:
    site, *arguments = sys.argv[1:]
    # In front: the folder py/ of this checkout would pass for the module py that pytest brings.
    sys.meta_path.insert(0, OnlyPure(site))  # type: ignore[arg-type]
    sys.path[:0] = ["py", "tests"]
    import pytest

    return int(pytest.main(arguments))


if __name__ == "__main__":
    sys.exit(main())
