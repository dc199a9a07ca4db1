"""Who knows whom: the kernel knows nobody, and nobody is known by those that it knows."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca

PACKAGE = Path(ludoteca.__file__).parent
# Each part may import those below it. The package itself and its words are the kernel's face and its voice.
LAYERS = {
    "kernel": 0,
    "kit": 1,
    "bots": 1,
    "games": 2,
    "skeleton": 2,
    "guest": 4,
    "page": 3,
    "terminal": 3,
    "cli": 4,
    "__main__": 5,
}
FACES = {"ludoteca", "ludoteca.words"}
# The folder that games are found in, not one of them.
SHELF = "ludoteca.games"


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the package by its whole name."""
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = ("ludoteca", *file.relative_to(PACKAGE).with_suffix("").parts)
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), file


MODULES = dict(modules())


def part_of(module: str) -> str:
    """The part of the package that a module belongs to; of games, each is a part of its own."""
    if module in FACES:
        return "kernel"
    names = module.split(".")[1:]
    return ".".join(names[:2]) if names[0] == "games" else names[0]


def imported(module: str, file: Path) -> set[str]:
    """All modules of the package that this one imports, wherever in it the import stands."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            # `from . import board` names a module, `from .board import draw` one of its things.
            found |= {whole if (whole := f"{base}.{name.name}") in MODULES else base for name in node.names}
    return found & MODULES.keys()


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_its_own_part_and_those_below(module: str):
    own = part_of(module)
    above = {
        other
        for other in imported(module, MODULES[module]) - {SHELF}
        if part_of(other) != own and LAYERS[part_of(other).split(".")[0]] >= LAYERS[own.split(".")[0]]
    }

    assert above == set()


def test_imports_are_found_however_they_are_written(tmp_path: Path):
    file = tmp_path / "errors.py"
    file.write_text(
        "import ludoteca.bots.levels\nfrom ..kit import grid\nfrom . import luck\nfrom .text import Text\n"
        "def late():\n    from ludoteca import Node, page\n    import json\n"
    )

    assert imported("ludoteca.kernel.errors", file) == {
        "ludoteca",
        "ludoteca.bots.levels",
        "ludoteca.kernel.luck",
        "ludoteca.kernel.text",
        "ludoteca.kit.grid",
        "ludoteca.page",
    }


def test_the_folder_of_games_knows_no_game():
    assert imported(SHELF, MODULES[SHELF]) == set()
