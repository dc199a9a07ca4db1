"""Which rule of Tranquility forbids a move, in the order a referee would check."""

from __future__ import annotations

from ludoteca.kernel.game import Seat, spell
from ludoteca.kernel.text import Text

from .moves import asked, is_ready, legal_moves, must_start
from .placing import cost, gap_of
from .state import (
    CARDS,
    FINISH,
    INDEX,
    MONSTER,
    NOBODY,
    NOWHERE,
    SIDE,
    Card,
    State,
    discardable,
    has_room,
    is_island,
    row_cells,
)

# The nouns of each verb.
_FORMS = {"play": 2, "discard": 1, "start": 0, "done": 0, "finish": 0, "monster": 1, "rocks": 1, "stay": 0}


def why_not(state: State, seat: Seat, words: str) -> Text | None:
    """Why this seat may not make this move now, or None if it may; it gives away no secret."""
    if state.ending:
        return Text("game-over")
    if seat != asked(state):
        return Text("not-asked", seat=asked(state))
    verb, *nouns = words.split() or [""]
    # Without the blanks too many that a text may have: no rule speaks against them.
    if " ".join([verb, *nouns]) in {spell(move) for move in legal_moves(state)}:
        return None
    if _FORMS.get(verb) != len(nouns):
        return Text("why-words", words=words[:40], guide="turn")
    if verb == "rocks":
        return _rocks(state, nouns[0])
    return _unknown(nouns) or _phase(state, verb) or _verb(state, verb, nouns)


def _unknown(nouns: list[str]) -> Text | None:
    for noun in nouns:
        if noun not in CARDS and noun not in INDEX:
            return Text("why-noun", noun=noun[:20], guide="cards")
    return None


def _phase(state: State, verb: str) -> Text | None:
    """The reason against doing anything but what is owed now."""
    if state.phase in ("pay", "stay") and verb != "discard":
        return Text("why-pay", count=state.owed, guide="cost")
    if state.phase == "give" and verb not in ("discard", "done"):
        return Text("why-give", count=state.owed, guide="start")
    if state.phase == "rocks" and verb != "stay":
        return Text("why-steer", guide="rocks")
    if state.phase == "turn" and verb in ("done", "stay"):
        return Text("why-now", guide="turn")
    if state.phase == "turn" and must_start(state):
        return Text("why-start-first", guide="start")
    return None


def _verb(state: State, verb: str, nouns: list[str]) -> Text:
    hand = state.hands[asked(state)]
    match verb:
        case "play":
            return _play(state, hand, *nouns)
        case "discard":
            return _discard(hand, nouns[0])
        case "start":
            return Text("why-started", guide="start") if state.starter != NOBODY else _lack("start")
        case "finish":
            return _finish(state, hand)
        case "monster":
            return _monster(hand, nouns[0])
        case "done":
            return Text("why-done", count=state.owed, guide="start")
        case _:
            return Text("why-stay", guide="rocks")


def _lack(card: str) -> Text:
    return Text("why-hand", card=card, guide="cards")


def _play(state: State, hand: tuple[Card, ...], name: str, cell: str) -> Text:
    if name not in CARDS or cell not in INDEX or not is_island(CARDS[name]):
        return Text("why-play", guide="placing")
    island, index = CARDS[name], INDEX[cell]
    if island not in hand:
        return _lack(name)
    if state.grid[index]:
        return Text("why-filled", cell=cell, guide="placing")
    if state.rocks != NOWHERE and index in row_cells(state.rocks):
        return Text("why-barred", row=state.rocks + 1, guide="rocks")
    low, high, least, most = gap = gap_of(state.grid, island)
    if index < low:
        return Text("why-after", island=island, other=least, guide="placing")
    if index > high:
        return Text("why-before", island=island, other=most, guide="placing")
    price, left = cost(gap, island, index), len(discardable(hand)) - 1
    return Text("why-cost", cost=price, left=left, cell=cell, guide="cost")


def _discard(hand: tuple[Card, ...], name: str) -> Text:
    if name not in CARDS or CARDS[name] not in hand:
        return _lack(name)
    if CARDS[name] == MONSTER:
        return Text("why-keep", guide="monsters")
    return Text("why-pair", guide="discarding")


def _finish(state: State, hand: tuple[Card, ...]) -> Text:
    if FINISH not in hand:
        return _lack("finish")
    if not all(state.grid):
        return Text("why-gaps", guide="finish")
    if not is_ready(state):
        return Text("why-no-start", guide="finish")
    return Text("why-monsters", guide="monsters")


def _monster(hand: tuple[Card, ...], cell: str) -> Text:
    if cell not in INDEX:
        return Text("why-prey", guide="monsters")
    if MONSTER not in hand:
        return _lack("monster")
    return Text("why-prey", guide="monsters")


def _rocks(state: State, noun: str) -> Text:
    if state.rocks == NOWHERE:
        return Text("why-no-rocks", guide="rocks")
    if state.phase != "rocks":
        return _phase(state, "rocks") or Text("why-now", guide="turn")
    if noun not in {str(row + 1) for row in range(SIDE)}:
        return Text("why-row", row=noun[:20], guide="rocks")
    row = int(noun) - 1
    if row == state.rocks:
        return Text("why-same-row", guide="rocks")
    assert not has_room(state.grid, row), "any other row with an empty cell is allowed"
    return Text("why-full-row", row=row + 1, guide="rocks")
