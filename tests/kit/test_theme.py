"""The themes: complete, legible, and the same in diagrams and in the style sheet."""

from __future__ import annotations

import re

import pytest

from ludoteca.kit.theme import Paint, names, style_sheet, table, theme, variables

READABLE = 4.5
VISIBLE = 3.0
SEATS = ("rose", "night", "ochre", "sea", "plum", "moss", "clay", "ivory")
LETTERS = [
    ("text", "table"),
    ("text", "panel"),
    ("quiet", "table"),
    ("quiet", "panel"),
    ("accent", "table"),
    ("accent", "panel"),
    ("accent-text", "accent"),
    ("gold-text", "gold"),
    ("wood-text", "wood"),
    ("card-text", "card"),
    ("water-text", "water"),
    ("water-text", "water-well"),
    *(("card-text", f"{seat}-pale") for seat in SEATS),
]
SIGNS = [(f"{seat}-sign", seat) for seat in SEATS] + [
    ("totem-sign", "totem-face"),
    ("live", "live-core"),
    ("live", "well"),
    ("chosen", "wood-face"),
    ("live", "water-well"),
    ("mark", "mark-rim"),
    ("mark", "well"),
    ("mark", "water-well"),
]


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def colours(paint: Paint) -> tuple[str, ...]:
    return (paint,) if isinstance(paint, str) else paint


def contrast(one: Paint, other: Paint) -> float:
    """The lowest ratio between any of their colours."""
    ratios = []
    for first in colours(one):
        for second in colours(other):
            dark, light = sorted((luminance(first), luminance(second)))
            ratios.append((light + 0.05) / (dark + 0.05))
    return min(ratios)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(("ink", "ground"), LETTERS)
def test_letters_can_be_read(name: str, ink: str, ground: str) -> None:
    assert contrast(theme(name)[ink], theme(name)[ground]) >= READABLE


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(("ink", "ground"), SIGNS)
def test_signs_can_be_told_from_what_they_are_on(name: str, ink: str, ground: str) -> None:
    assert contrast(theme(name)[ink], theme(name)[ground]) >= VISIBLE


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("ground", ["table", "panel", "wood", "card"])
@pytest.mark.parametrize("mark", ["live", "chosen"])
def test_a_mark_or_its_rim_can_be_told_from_every_ground(name: str, ground: str, mark: str) -> None:
    inks = theme(name)
    assert max(contrast(inks[ink], inks[ground]) for ink in (mark, "live-core")) >= VISIBLE


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("ground", ["table", "panel", "wood", "card", "water", "paper", *SEATS])
def test_a_diagram_s_mark_or_its_rim_can_be_told_from_all_that_it_may_lie_on(name: str, ground: str) -> None:
    inks = theme(name)
    assert max(contrast(inks[ink], inks[ground]) for ink in ("mark", "mark-rim")) >= VISIBLE


@pytest.mark.parametrize("name", names())
def test_a_theme_has_every_word_of_the_first_one_and_no_other(name: str) -> None:
    assert set(theme(names()[0])) == set(theme(name))


@pytest.mark.parametrize("name", names())
def test_every_paint_is_a_colour_or_two(name: str) -> None:
    for paint in theme(name).values():
        assert all(re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", colour) for colour in colours(paint))


@pytest.mark.parametrize("name", names())
def test_only_what_is_a_gradient_in_the_first_theme_is_one_elsewhere(name: str) -> None:
    """An inline SVG serves all themes, so it cannot know of gradients that only some have."""
    for word, paint in theme(name).items():
        assert isinstance(paint, str) or len(variables(word)) == 2


@pytest.mark.parametrize("name", names())
def test_every_seat_has_a_face_a_side_a_rim_and_a_sign(name: str) -> None:
    for seat in SEATS:
        assert {seat, f"{seat}-side", f"{seat}-edge", f"{seat}-sign"} <= set(theme(name))


def test_the_coats_of_every_lift_are_made_of_inks() -> None:
    for recipe in table()["lift"].values():
        for coat in recipe["under"] + recipe["over"]:
            assert set(coat) <= {"dy", "grow", "ink", "alpha"}
            assert coat.get("ink", "side") == "side" or coat["ink"] in theme(names()[0])


def test_a_style_sheet_of_some_inks_declares_these_alone_in_every_theme() -> None:
    sheet = style_sheet({"table", "wood"})

    assert set(re.findall(r"--ink-[a-z-]+", sheet)) == {"--ink-table", "--ink-wood-top", "--ink-wood-bottom"}
    assert sheet.count("--ink-table:") == style_sheet().count("--ink-table:") > 1


def test_the_style_sheet_declares_every_ink_and_every_theme() -> None:
    sheet = style_sheet()
    for word in theme("light"):
        assert all(f"{variable}:" in sheet for variable in variables(word))
    assert all(f"[data-theme={name}]" in sheet for name in names())
    assert sheet.count("{") == sheet.count("}")


def test_a_chosen_theme_is_stronger_than_the_system() -> None:
    assert "@media screen and (prefers-color-scheme:dark){:root:not([data-theme])" in style_sheet()
    assert "@media (prefers-contrast:more){:root:not([data-theme])" in style_sheet()
