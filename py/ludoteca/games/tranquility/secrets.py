"""What a player of Tranquility may not know, and what may be there instead."""

from __future__ import annotations

from itertools import count, product
from math import comb, prod

from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck

from .clues import hold
from .rules import announced, can_pay
from .state import FINISH, FINISHES, HIDDEN, ISLANDS, MONSTER, NOBODY, NOWHERE, START, Card, State

# After so many worlds that do not fit, Sea Monsters are dealt only as they may lie: where all have seen that
# some hands are full of them, chance alone would take minutes to come upon that.
TRIES = 32

# Where a hidden card lies: a row of cards, and its place in it.
_Slot = tuple[list[Card], int]


def veil(state: State, seat: Seat) -> State:
    """The state with other hands, all piles, what others discarded and what was removed face down.

    Nobody may look at discards again, but one remembers one's own. Once the game is over all is open.
    """
    if state.ending:
        return state
    return state._replace(
        hands=_only_own(state.hands, seat),
        piles=tuple(_hidden(pile) for pile in state.piles),
        discards=_only_own(state.discards, seat),
        removed=_hidden(state.removed),
        luck=None,
        may_stop=state.may_stop and state.giver == seat,
        clues=tuple(clue for clue in state.clues if clue.witness in (NOBODY, seat)),
    )


def _only_own(rows: tuple[tuple[Card, ...], ...], seat: Seat) -> tuple[tuple[Card, ...], ...]:
    return tuple(row if at == seat else _hidden(row) for at, row in enumerate(rows))


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


def imagine(state: State, seat: Seat, luck: Luck) -> State:
    """A state that looks the same to this seat, dealt anew until it fits all that has been shown.

    It is worked out from the view alone, so a veiled state is imagined as the true one is.
    """
    if state.ending:
        return state
    view = veil(state, seat)
    for tries in count():
        world, luck = _dealt(view, seat, luck, is_guided=tries >= TRIES)
        if world and not world.ending and _fits(world, view, seat):
            return world
    raise AssertionError("the true state is one that fits")


def _fits(world: State, view: State, seat: Seat) -> bool:
    """Whether this world shows the seat what its view shows, and those who owe cards have them."""
    return (
        world.blocked == view.blocked
        and (world.giver != seat or world.may_stop == view.may_stop)
        and can_pay(world)
        and hold(view.clues, world.hands)
    )


def _dealt(view: State, seat: Seat, luck: Luck, *, is_guided: bool) -> tuple[State | None, Luck]:
    """All that is hidden, dealt once: the Starts, then the Sea Monsters to hands and piles, then the rest.

    None if the Starts have left no room for the Sea Monsters. These are dealt anywhere, or, if `is_guided`,
    so that all fits that has been shown of them.
    """
    hands, piles, discards = ([list(row) for row in rows] for rows in (view.hands, view.piles, view.discards))
    for owner in range(len(hands)):
        slots, luck = _start_slots(view, seat, owner, (hands, piles, discards), luck)
        if slots:
            chosen, luck = luck.roll(len(slots))
            _put(START, slots[chosen])
    places = [*map(_empty, hands), [slot for pile in piles for slot in _empty(pile)]]
    monsters = view.monsters - len(view.sunk) - hands[seat].count(MONSTER)
    if is_guided:
        shares, luck = _shares(view, seat, tuple(map(len, places)), monsters, luck)
    else:
        places, shares = [[slot for place in places for slot in place]], (monsters,)
    if not shares or any(share > len(place) for place, share in zip(places, shares, strict=True)):
        return None, luck
    for place, share in zip(places, shares, strict=True):
        for _ in range(share):
            chosen, luck = luck.roll(len(place))
            _put(MONSTER, place.pop(chosen))
    free = [slot for place in places for slot in place]
    known = {*view.grid, *view.sunk, *hands[seat], *discards[seat]}
    islands = [island for island in range(1, ISLANDS + 1) if island not in known]
    removed = []
    for _ in view.removed:
        chosen, luck = luck.roll(len(islands))
        removed.append(islands.pop(chosen))
    finishes = FINISHES - hands[seat].count(FINISH) - discards[seat].count(FINISH)
    cards, luck = luck.shuffle((*islands, *(FINISH,) * finishes))
    free += [slot for row in discards for slot in _empty(row)]
    for card, slot in zip(cards, free, strict=True):
        _put(card, slot)
    later, luck = luck.roll(1 << 62)
    world = view._replace(
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        piles=tuple(tuple(pile) for pile in piles),
        discards=tuple(tuple(cards) for cards in discards),
        removed=tuple(sorted(removed)),
        luck=None if view.manual or view.rocks == NOWHERE else Luck(later),
    )
    return announced(world), luck


def _shares(
    view: State, seat: Seat, room: tuple[int, ...], monsters: int, luck: Luck
) -> tuple[tuple[int, ...], Luck]:
    """How many Sea Monsters lie in each hand, and in all piles: some way that fits, as likely as it is dealt.

    Nothing if, with the Starts where they are, no way fits.
    """
    ways: dict[tuple[int, ...], int] = {}
    for held in product(*(range(min(free, monsters) + 1) for free in room[:-1])):
        shares = (*held, monsters - sum(held))
        if 0 <= shares[-1] <= room[-1]:
            hands = (
                hand if at == seat else (MONSTER,) * held[at] + hand[held[at] :]
                for at, hand in enumerate(view.hands)
            )
            if _fits(announced(view._replace(hands=tuple(hands))), view, seat):
                ways[shares] = prod(map(comb, room, shares))
    if not ways:
        return (), luck
    chosen, luck = luck.roll(sum(ways.values()))
    for shares, number in ways.items():
        chosen -= number
        if chosen < 0:
            return shares, luck
    raise AssertionError("one of all ways is chosen")


_Rows = list[list[Card]]


def _start_slots(
    view: State, seat: Seat, owner: Seat, cards: tuple[_Rows, _Rows, _Rows], luck: Luck
) -> tuple[list[_Slot], Luck]:
    """Where this owner's Start may lie: in its pile or drawn from it, as likely as the shuffle made it.

    No slot if the seat knows where it is.
    """
    hands, piles, discards = cards
    if owner == view.starter or START in (*hands[owner], *discards[owner]):
        return [], luck
    pile = _empty(piles[owner])
    if owner == seat:
        return pile, luck
    loose = len(discards[owner]) - view.loose[owner]
    drawn = [*_empty(hands[owner]), *((discards[owner], at) for at in range(loose, len(discards[owner])))]
    since = view.start_within[owner] - len(pile) if drawn else 0
    chosen, luck = luck.roll(len(pile) + since)
    return (pile if chosen < len(pile) else drawn), luck


def _empty(row: list[Card]) -> list[_Slot]:
    return [(row, at) for at, card in enumerate(row) if card == HIDDEN]


def _put(card: Card, slot: _Slot) -> None:
    row, at = slot
    row[at] = card
