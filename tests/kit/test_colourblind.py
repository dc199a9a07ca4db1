"""Seats are told apart by all: by their paints as any eye sees them, and by shapes without any paint."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import ludoteca
from ludoteca import Table
from ludoteca.kernel.scene import Scene
from ludoteca.kit.seats import seat_mark
from ludoteca.kit.theme import Paint, names, theme

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
# (2009), the whole deficiency; to be applied to linear light.
EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# In CIELAB; about 2 is what the eye just notices side by side.
APART = 10.0
SEVEN = ("rose", "night", "ochre", "sea", "plum", "moss", "clay")
Light = tuple[float, float, float]


def light(paint: Paint) -> Light:
    """The linear light of a paint, in the middle of its run."""
    stops = (paint,) if isinstance(paint, str) else paint
    channels = [sum(int(stop[at : at + 2], 16) for stop in stops) / len(stops) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels
    )
    return red, green, blue


def seen(colour: Light, eye: str) -> Light:
    """The same light as that eye sees it."""
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, colour, strict=True))))
        for row in EYES[eye]
    )
    return red, green, blue


def lab(colour: Light) -> Light:
    """CIELAB under D65."""
    red, green, blue = colour
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Light, other: Light) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


def test_the_model_leaves_grey_grey_and_takes_red_from_green():
    red, green = light("#C04040"), light("#5A7A30")
    for eye in EYES:
        assert distance(seen((0.5, 0.5, 0.5), eye), (0.5, 0.5, 0.5)) < 1
    assert distance(seen(red, "deutan"), seen(green, "deutan")) < distance(red, green) / 2


@pytest.mark.parametrize("eye", EYES)
def test_any_two_of_the_seven_paints_differ_to_every_eye_in_the_theme_for_it(eye):
    inks = theme("colourblind")
    for one, other in combinations(SEVEN, 2):
        assert distance(seen(light(inks[one]), eye), seen(light(inks[other]), eye)) >= APART, (one, other)


def test_twelve_seats_have_twelve_signs():
    signs = {seat_mark(seat, "rose", (0, 0, 20, 20))[1].path for seat in range(12)}

    assert len(signs) == 12


def shapes(scene: Scene, colour: str) -> set[tuple[str, str, float]]:
    """Everything drawn in a seat's sign ink: kind, outline, width to height."""
    return {
        (node.kind, node.path, round(node.box[2] / node.box[3], 1))
        for node in scene.nodes
        if f"{colour}-sign" in (node.ink, node.edge)
    }


def paints(scene: Scene, colours: tuple[str, ...]) -> set[str]:
    """The seats' paints that are to be seen."""
    return {colour for colour in colours for node in scene.nodes if node.ink == colour}


GAMES = [about for about in ludoteca.catalog() if about.folder.is_relative_to(Path(ludoteca.__file__).parent)]


@pytest.mark.parametrize("about", GAMES, ids=lambda about: about.slug)
def test_whatever_is_in_a_seats_paint_bears_a_shape_that_no_other_seats_has(about):
    records = sorted((about.folder / "plays").glob("*.play"))
    looked_at = 0
    for record in records[:2]:
        table = Table.replay(record.read_text(encoding="utf-8"))
        for tall in (False, True):
            scene = table.game.draw(table.state, None, tall)
            there = sorted(paints(scene, about.colours[: table.seats]))
            for one, other in combinations(there, 2):
                looked_at += 1
                assert shapes(scene, one) - shapes(scene, other), (record.name, one, other)
                assert shapes(scene, other) - shapes(scene, one), (record.name, one, other)
    assert looked_at or about.seats[0] == 1


def test_every_theme_has_every_seats_paint_and_sign():
    for name in names():
        for paint in SEVEN:
            assert theme(name)[paint] != theme(name)[f"{paint}-sign"]
