"""Cards laid by hand: where all of them lie, and what follows from that."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .clues import hold
from .position import MOST_MONSTERS, known_loose, known_within
from .rules import announced
from .state import FINISH, FINISHES, ISLANDS, MONSTER, NOBODY, START, Card, State

# Every card on the table, by its zone: the cells of the grid with a 0 where they are empty, the Islands that
# sank, then each seat's `hand`, `pile` and `gone` with its number. In the order in which they are shown.
Rows = dict[str, list[Card]]
GRID, SUNK = "grid", "sunk"


def rows_of(state: State) -> Rows:
    """All that lies on the table of this state, to be changed and laid again."""
    rows: Rows = {GRID: list(state.grid), SUNK: list(state.sunk)}
    for seat, (hand, pile, gone) in enumerate(_of_seats(state)):
        rows |= {f"hand{seat}": list(hand), f"pile{seat}": list(pile), f"gone{seat}": list(gone)}
    return rows


def boxed(state: State) -> tuple[Card, ...]:
    """What is not on the table: Islands, whatever is missing there, and Sea Monsters that nobody needs."""
    lying = Counter(card for row in rows_of(state).values() for card in row)
    return (
        *state.removed,
        *(FINISH,) * (FINISHES - lying[FINISH] - (state.ending == "finish")),
        *(START,) * (len(state.hands) - lying[START] - (state.starter != NOBODY)),
        *(MONSTER,) * (MOST_MONSTERS - lying[MONSTER] - len(state.sunk)),
    )


def laid(state: State, rows: Rows, **changes: Any) -> State:
    """The state with its cards so, and hands in their order."""
    seats = range(sum(zone.startswith("hand") for zone in rows))
    after = state._replace(
        grid=tuple(rows[GRID]),
        sunk=tuple(rows[SUNK]),
        hands=tuple(tuple(sorted(rows[f"hand{seat}"])) for seat in seats),
        piles=tuple(tuple(rows[f"pile{seat}"]) for seat in seats),
        discards=tuple(tuple(rows[f"gone{seat}"]) for seat in seats),
        **changes,
    )
    return settled(after, state)


def settled(state: State, before: State) -> State:
    """The state with all that follows from its cards.

    What the table has shown of a seat's hidden cards is forgotten with the first change of them, and what it
    has shown of Sea Monsters once that is not true any more.
    """
    rows = rows_of(state).values()
    there = {card for row in rows for card in row}
    within, loose = list(known_within(state)), list(known_loose(state))
    for seat, cards in enumerate(_of_seats(state)[: len(before.hands)]):
        if cards == _of_seats(before)[seat] and state.starter == before.starter:
            within[seat], loose[seat] = before.start_within[seat], before.loose[seat]
    return announced(
        state._replace(
            removed=tuple(island for island in range(1, ISLANDS + 1) if island not in there),
            monsters=len(state.sunk) + sum(row.count(MONSTER) for row in rows),
            start_within=tuple(within),
            loose=tuple(loose),
            clues=tuple(clue for clue in state.clues if hold((clue,), state.hands)),
            blocked=False,
            may_stop=False,
            ending="finish" if state.ending == "finish" else "",
        )
    )


def _of_seats(state: State) -> list[tuple[tuple[Card, ...], ...]]:
    return list(zip(state.hands, state.piles, state.discards, strict=True))


def forgetting(state: State) -> State:
    """The state of which nothing has been shown but what follows from the cards."""
    return state._replace(start_within=known_within(state), loose=known_loose(state), clues=())
