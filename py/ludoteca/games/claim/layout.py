"""Where things lie on Claim's table, on a phone held upright and elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel.scene import Box


class Strip(NamedTuple):
    """One seat's line: `row` is where its followers lie, `backs` where the other's hand does."""

    turn: Box
    mark: Box
    name: Box
    backs: Box
    row: Box

    @property
    def caption(self) -> Box:
        """At the end of the row, until followers lie there."""
        x, y, width, height = self.row
        return (x + width - 190, y + height / 2 - 13, 184, 26)


class Layout(NamedTuple):
    """One arrangement of the table; `strips` holds the other's and one's own."""

    width: float
    height: float
    strips: tuple[Strip, Strip]
    factions: Box
    trick: Box
    card: tuple[float, float]
    hand: Box
    hand_card: tuple[float, float]
    # How much of a card in the hand must be seen to be hit.
    least: float


TALL = Layout(
    width=700,
    height=875,
    strips=(
        Strip((6, 8, 6, 30), (22, 6, 34, 34), (68, 8, 240, 30), (330, 4, 360, 40), (10, 50, 680, 54)),
        Strip(
            (6, 492, 6, 30), (22, 490, 34, 34), (68, 492, 240, 30), (330, 488, 360, 40), (10, 534, 680, 54)
        ),
    ),
    factions=(10, 114, 680, 116),
    trick=(10, 240, 680, 240),
    card=(128, 176),
    hand=(8, 606, 684, 264),
    hand_card=(91, 128),
    least=84,
)
WIDE = Layout(
    width=960,
    height=720,
    strips=(
        Strip((8, 20, 6, 32), (24, 18, 36, 36), (72, 21, 170, 30), (232, 14, 180, 44), (420, 10, 532, 52)),
        Strip(
            (8, 500, 6, 32), (24, 498, 36, 36), (72, 501, 300, 30), (232, 494, 180, 44), (420, 486, 532, 52)
        ),
    ),
    factions=(8, 78, 944, 124),
    trick=(8, 212, 944, 262),
    card=(142, 196),
    hand=(10, 560, 940, 152),
    hand_card=(106, 152),
    least=58,
)
