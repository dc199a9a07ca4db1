"""What the table has shown of Sea Monsters in hidden hands, carried on from state to state.

Islands and Starts leave few such traces; but a Sea Monster, which is never discarded, stays in a hand
until all see it played. So what was once shown of them holds on, less those played, plus those drawn since.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .moves import Done, Move, is_ready
from .state import MONSTER, NOBODY, Card, Clue, State, givers_after


def remembered(before: State, move: Move, after: State) -> State:
    """The state after this move, with all that has been shown up to it."""
    if not after.monsters:
        return after
    old = (_carried(clue, before, after) for clue in (*before.clues, *_of_giving(before, move)))
    return after._replace(clues=tuple(_telling((*old, *_of_finishing(after)), after)))


def _of_giving(before: State, move: Move) -> Iterator[Clue]:
    """What the giver learns of those after it: whether it may be done. If it is done, all learn that."""
    later = givers_after(before) if before.phase == "give" else ()
    if not later:
        return
    held = sum(len(before.hands[seat]) for seat in later)
    if before.may_stop:
        witness = NOBODY if isinstance(move, Done) else before.giver
        yield Clue(witness, later, 0, held - before.owed)
    else:
        yield Clue(before.giver, later, held - before.owed + 1, held)


def _of_finishing(after: State) -> Iterator[Clue]:
    """When only the Finish is missing, all see whether a Sea Monster forbids it."""
    if not is_ready(after):
        return
    seats = tuple(range(len(after.hands)))
    if after.blocked:
        yield Clue(NOBODY, seats, 1, after.monsters)
    else:
        yield from (Clue(NOBODY, (seat,), 0, 0) for seat in seats)


def _carried(clue: Clue, before: State, after: State) -> Clue:
    played = before.mover in clue.seats and len(after.sunk) > len(before.sunk)
    drawn = sum(len(before.piles[seat]) - len(after.piles[seat]) for seat in clue.seats)
    return clue._replace(least=clue.least - played, most=clue.most - played + drawn)


def _telling(clues: Iterable[Clue], state: State) -> Iterator[Clue]:
    """One clue for each witness and group of seats, without those that go without saying."""
    joined: dict[object, Clue] = {}
    for clue in clues:
        key = clue.witness, clue.seats
        known = joined.get(key, clue)
        joined[key] = clue._replace(least=max(clue.least, known.least), most=min(clue.most, known.most))
    left = state.monsters - len(state.sunk)
    for clue in joined.values():
        held = sum(len(state.hands[seat]) for seat in clue.seats)
        if clue.least > 0 or clue.most < min(left, held):
            yield clue


def hold(clues: Iterable[Clue], hands: tuple[tuple[Card, ...], ...]) -> bool:
    """Whether these hands fit all the clues."""
    return all(
        clue.least <= sum(hands[seat].count(MONSTER) for seat in clue.seats) <= clue.most for clue in clues
    )
