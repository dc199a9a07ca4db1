"""The shapes of Yoxii's things; those on the 24 grid are fitted into their box."""

from __future__ import annotations


def octagon(side: float, cut: float, soft: float) -> str:
    """A square of this side with its corners cut off, and the eight corners that this makes rounded."""
    far, end = side - cut, side
    corners = [(cut, 0), (far, 0), (end, cut), (end, far), (far, end), (cut, end), (0, far), (0, cut)]
    parts = []
    for number, corner in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        start, stop = _towards(corner, before, soft), _towards(corner, after, soft)
        parts.append(f"{_point(start)}Q{_point(corner)} {_point(stop)}")
    return "M" + "L".join(parts) + "Z"


def _towards(one: tuple[float, float], other: tuple[float, float], way: float) -> tuple[float, float]:
    right, down = other[0] - one[0], other[1] - one[1]
    share = way / (right**2 + down**2) ** 0.5
    return one[0] + right * share, one[1] + down * share


def _point(point: tuple[float, float]) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


# Red's pieces.
OCTAGON = octagon(24, 7, 1.6)
# Round the number: a ring for 1, two bars for 2, the arms of a Y for 3 and of an X for 4.
MARKS = {
    1: "M12 3.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 1 1 0-17.2Z",
    2: "M8.2 3.9H15.8M8.2 20.1H15.8",
    3: "M4.2 7.5 7 9.1M19.8 7.5 17 9.1M12 19V21.2",
    4: "M5.4 5.4 7.4 7.4M18.6 5.4 16.6 7.4M5.4 18.6 7.4 16.6M18.6 18.6 16.6 16.6",
}
# The totem stands: a stone with shoulders, its lighter front, and a face carved into that.
STONE = (
    "M5.9 22.4C4.7 22.4 3.9 21.4 4.1 20.2L5.2 13.4 4.3 11.8C3.8 10.9 4.2 9.8 5.1 9.4L6.2 8.9"
    "C6.8 4 8.8 1.4 12 1.4 15.2 1.4 17.2 4 17.8 8.9L18.9 9.4C19.8 9.8 20.2 10.9 19.7 11.8L18.8 13.4 19.9 20.2"
    "C20.1 21.4 19.3 22.4 18.1 22.4Z"
)
FACE = (
    "M7 19.2 7.9 9.2C8.3 5.4 9.6 3.4 12 3.4 14.4 3.4 15.7 5.4 16.1 9.2L17 19.2"
    "C17 20.1 16.5 20.6 15.7 20.6H8.3C7.5 20.6 7 20.1 7 19.2Z"
)
FEATURES = "M9.5 8.6 11 9.2M14.5 8.6 13 9.2M12 9.6 11.2 13.2H12.8M9.6 16.6C11 17.8 13 17.8 14.4 16.6"
