"""What Kulami's tests share: the rulebook's three layouts, and empty boards on them."""

from __future__ import annotations

from typing import Any

from ludoteca import load

KULAMI: Any = load("kulami")

SQUARE = "bbcdddee/bbcffgee/hhcffgee/hhiiijjj/kkiiillm/nooppllm/nooqqqrr/nooqqqrr"
IRREGULAR = (
    "....bb..../..ccbbd.../eeccffd.../eeghhhdiii/eeghhhjjj./"
    "kkgllljjj./..mmnoopp./..mmnoopp./...qqrrpp./.....rr..."
)
# The layout of all the rulebook's examples of play.
EXAMPLE = "...ffoo../.bbfflll./.bbgghhee/kbbgghhee/kcccmmmee/kcccdddp./.nnndddp./.qqiijjrr/...iijj.."

# How one of its games ended: Red has just played f2, and Black is stuck.
FINAL = (
    f"{EXAMPLE} "
    "...rbb_../._brbbbr./._bbbrrbr/rrbbbrrrb/__bbrbrr_/rbbrrrbb./.brrrrb_./.rrbrrbrb/...b__r.. b f2 -"
)
# The third row from below has a gap.
GAPPED = (
    "....aa..../.bbbaa..../.bbbcccdde/.ff.cccdde/.ffggg.hii/"
    "jkkklllhii/jkkklllh../jmmnop.qq./.mmnop..../....o....."
)


def empty(layout: str) -> str:
    """The position in which a game on this layout begins."""
    holes = "".join(sign if sign in "./" else "_" for sign in layout)
    return f"{layout} {holes} r - -"


def name(row: int, column: int) -> str:
    """A hole of EXAMPLE as the sources count it: row and column from 0, from the top left."""
    return f"{'abcdefghi'[column]}{9 - row}"
