"""Which rule of Onitama forbids a move, in the order a referee would check."""

from __future__ import annotations

from ludoteca.kernel.game import Seat
from ludoteca.kernel.text import Text

from .cards import CARDS, SQUARES, TARGETS, index_of
from .rules import PIECES, State, ended, movements


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not make this move now, or None if it may.

    `words` is a whole move (`move ox c1 c2`, `swap ox`) or one that lacks nouns (`move ox`, `move c1`).
    """
    if ended(state):
        return Text("game-over")
    if seat != state.mover:
        return Text("not-asked", seat=state.mover)
    verb, *nouns = words.split() or [""]
    if verb not in ("move", "swap") or not nouns or len(nouns) > (3 if verb == "move" else 1):
        return Text("why-words", words=words[:40], guide="turn")
    card, *squares = nouns
    if card in SQUARES:
        return Text("why-choose-card", guide="turn")
    if card not in CARDS:
        return Text("why-card", found=card[:20], guide="cards")
    for square in squares:
        if square not in SQUARES:
            return Text("why-square", square=square[:20], guide="setup")
    return _why_not_card(state, card) or _why_not_so(state, verb, card, squares)


def _why_not_card(state: State, card: str) -> Text | None:
    if card in state.hands[state.mover]:
        return None
    if card == state.side:
        return Text("why-side", card=card, guide="exchange")
    if card in state.hands[1 - state.mover]:
        return Text("why-their-card", card=card, guide="turn")
    return Text("why-not-here", card=card, guide="setup")


def _why_not_so(state: State, verb: str, card: str, squares: list[str]) -> Text | None:
    if verb == "swap":
        return Text("why-swap", guide="pass") if movements(state) else None
    if not movements(state):
        return Text("why-only-swap", guide="pass")
    if not squares:
        return Text("why-choose-piece", card=card, guide="turn")
    start, own = squares[0], PIECES[state.mover]
    piece = state.squares[index_of(start)]
    if not piece:
        return Text("why-empty", square=start, guide="turn")
    if piece not in own:
        return Text("why-not-yours", square=start, guide="turn")
    if len(squares) == 1:
        return _why_not_from(state, card, start)
    return _why_not_to(state, card, start, squares[1])


def _why_not_from(state: State, card: str, start: str) -> Text:
    own = PIECES[state.mover]
    ends = TARGETS[card][state.mover][index_of(start)]
    if all(state.squares[end] in own for end in ends):
        return Text("why-stuck", card=card, square=start, guide="moving")
    return Text("why-choose-square", square=start, guide="moving")


def _why_not_to(state: State, card: str, start: str, to: str) -> Text | None:
    end = index_of(to)
    if end not in TARGETS[card][state.mover][index_of(start)]:
        return Text("why-offset", card=card, start=start, to=to, guide="cards")
    if state.squares[end] in PIECES[state.mover]:
        return Text("why-own", square=to, guide="moving")
    return None
