"""Numbers and nouns: 1 gra, 2 gry, 5 gier, 12 gier, 22 gry; elsewhere a form for 1 and one for the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from .test_texts import FOLDERS, entries, named

CATEGORIES = {"one", "few", "many", "other"}
VALUES = (0, 1, 2, 5, 12, 22)
# After a preposition, or where the noun is counted in the genitive, 2 and 5 go with the same form.
GOVERNED = {
    "analysis-wins": "w 2 turach, w 5 turach",
    "puzzles-goal": "w 2 turach, w 5 turach",
    "puzzles-grade": "w 2 turach, w 5 turach",
    "puzzle-soon": "w 2 kolejnych turach, w 5 kolejnych turach",
    "prompt-give": "potrzeba 2 kart, potrzeba 5 kart",
    "label-owed": "brakuje 2 kart, brakuje 5 kart",
    "why-give": "brakuje 2 kart, brakuje 5 kart",
    "why-done": "z 2 kart, z 5 kart",
}


def polish(number: int) -> str:
    """The plural category of Unicode's CLDR, from its definition."""
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


class Numbered(Visitor):
    """The choices of a message that are made by a number."""

    def __init__(self) -> None:
        self.choices: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and keys and keys <= CATEGORIES:
            self.choices.append(node)
        self.generic_visit(node)


def choices(page: Path) -> Iterator[tuple[str, str, ftl.SelectExpression, ftl.Message]]:
    """Every choice by a number in this file: message, variable, the choice."""
    for entry in entries(page):
        if isinstance(entry, ftl.Message):
            found = Numbered()
            found.visit(entry)
            for choice in found.choices:
                assert isinstance(choice.selector, ftl.VariableReference)
                yield entry.id.name, choice.selector.id.name, choice, entry


def said(choice: ftl.SelectExpression, number: int, category: str) -> str:
    """What is chosen for a number, its figures as `#`."""
    keys = {key_of(variant.key): variant for variant in choice.variants}
    default = next(variant for variant in choice.variants if variant.default)
    chosen = keys.get(str(number), keys.get(category, default))
    return "".join(
        str(part.value) if isinstance(part, ftl.TextElement) else "#" for part in chosen.value.elements
    )


def key_of(key: Any) -> str:
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def test_fluent_counts_in_polish_as_the_standard_says():
    bundle = FluentBundle(["pl"], use_isolating=False)
    source = "games = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n  }\n"
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message("games").value
    for number in range(125):
        assert bundle.format_pattern(pattern, {"n": number})[0] == polish(number), number
    assert bundle.format_pattern(pattern, {"n": 1.5})[0] == "other"


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_polish_has_a_form_for_1_for_2_and_22_and_for_5_and_12(folder: Path):
    for id, variable, choice, _ in choices(folder / "pl.ftl"):
        forms = {number: said(choice, number, polish(number)) for number in VALUES}
        assert forms[2] == forms[22], (id, variable)
        assert forms[5] == forms[12], (id, variable)
        # Sums such as "2-4 minutes" are never 1.
        if any(key_of(variant.key) == "one" for variant in choice.variants):
            assert forms[1] != forms[5], (id, variable)
        assert (forms[2] == forms[5]) == (id in GOVERNED), (id, variable, forms)


@pytest.mark.parametrize("language", ["en", "el", "it"])
@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_the_other_languages_have_a_form_for_1_and_one_for_the_rest(folder: Path, language: str):
    for id, variable, choice, _ in choices(folder / f"{language}.ftl"):
        one, other = said(choice, 1, "one"), said(choice, 2, "other")
        assert one != other, (id, variable)
        assert {key_of(variant.key) for variant in choice.variants} & {"few", "many"} == set(), id


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_where_another_language_counts_polish_counts_too_or_its_number_stands_alone(folder: Path):
    polish_choices = {(id, variable) for id, variable, _, _ in choices(folder / "pl.ftl")}
    texts = {entry.id.name: entry for entry in entries(folder / "pl.ftl") if isinstance(entry, ftl.Message)}
    for language in ("en", "el", "it"):
        for id, variable, _, _ in choices(folder / f"{language}.ftl"):
            if (id, variable) not in polish_choices:
                assert stands_alone(texts[id], variable), (id, variable)


def stands_alone(message: ftl.Message, variable: str) -> bool:
    """Whether no word follows the number, with which it would have to agree."""
    assert message.value
    parts = message.value.elements
    for part, after in zip(parts, [*parts[1:], None], strict=True):
        number = isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference)
        if number and part.expression.id.name == variable:
            follows = after.value if isinstance(after, ftl.TextElement) else "" if after is None else "word"
            if re.match(r"\s*\w", str(follows)):
                return False
    return True
