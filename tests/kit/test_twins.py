"""What both painters must reckon alike; tests/js checks the page's half against the same file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel.scene import Node, Scene
from ludoteca.kit.lettering import baseline, fitted
from ludoteca.kit.marks import marks

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "vectors" / "drawing.json").read_text("utf-8")
)


def restored(fields: dict[str, Any]) -> Node:
    return Node(**{**fields, "box": tuple(fields["box"])})


@pytest.mark.parametrize("vector", VECTORS["lettering"])
def test_letters_are_fitted(vector: dict[str, Any]) -> None:
    text, size = fitted(vector["text"], vector["width"], vector["height"])
    assert text == vector["fitted"]
    assert size == pytest.approx(vector["size"], abs=0.01)


@pytest.mark.parametrize("vector", VECTORS["marks"])
def test_marks_are_made(vector: dict[str, Any]) -> None:
    scene = Scene(100, 100, tuple(map(restored, vector["nodes"])))
    made = list(marks(scene, vector["live"], vector["chosen"], vector["last"]))
    expected = [restored(fields) for fields in vector["marks"]]
    for mark, node in zip(made, expected, strict=True):
        assert mark.box == pytest.approx(node.box)
        assert mark.pen == pytest.approx(node.pen)
        assert mark.round == pytest.approx(node.round)
        assert mark._replace(box=node.box, pen=node.pen, round=node.round) == node


def test_a_text_that_fits_is_as_high_as_its_box() -> None:
    assert fitted("abc", 100, 20) == ("abc", 20)


def test_a_text_shrinks_before_it_is_cut() -> None:
    text, size = fitted("abcdefgh", 80, 20)
    assert text == "abcdefgh"
    assert 14 <= size < 20


def test_a_text_is_cut_when_it_would_get_too_small() -> None:
    text, size = fitted("A very long name indeed", 80, 20)
    assert text.startswith("A very") and text.endswith("…")
    assert size == 14


def test_capitals_stand_in_the_middle_of_the_box() -> None:
    assert baseline(100, 20, 20) == pytest.approx(110 + 0.713 * 10)
