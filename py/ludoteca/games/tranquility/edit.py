"""Tranquility's positions built by hand: cards come out of the box and go back there.

What is in the box follows from what is on the table, as in a position text. A card that is wanted comes from
there if it can; else it leaves the place where it lies, to the card that it displaces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteca.kernel.editing import THING, Choice, Setting, Thing, whose_turn
from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.scene import Node
from ludoteca.kernel.text import Text

from .bench import lay_out
from .drawings import face
from .laying import GRID, SUNK, Rows, boxed, forgetting, laid, rows_of, settled
from .moves import PAIR
from .position import MOST_SEATS
from .rules import PRICE
from .state import (
    CARDS,
    CELLS,
    FINISH,
    FINISHES,
    HAND,
    INDEX,
    MONSTER,
    NOBODY,
    NOWHERE,
    SIDE,
    START,
    Card,
    Phase,
    State,
    card_name,
    is_island,
)

__all__ = ["choose", "clear", "found", "lay_out", "put", "settings", "things", "why_not"]

_EMPTY, _NONE = "empty", "-"
# Wider than high: so the sign of a card that is no Island fills it, without a word below.
_BOX = (6, 14, THING - 12, THING - 28)
# How many cards can be owed in each phase.
_MOST_OWED: Mapping[str, int] = {"pay": HAND - 1, "give": PRICE, "stay": PAIR}

# A zone, and the number of a place in it.
_Spot = tuple[str, int]
_BOXED: _Spot = ("box", 0)
_SPACE: _Spot = ("space", 0)


def things(state: State) -> tuple[Thing, ...]:
    """Nothing, every Island, and the other three cards."""
    well = Node("rect", _BOX, ink="water-well", edge="water-line", pen=2, round=12, lift=-1)
    return (
        Thing(_EMPTY, Text("edit-empty"), (well,)),
        *(Thing(name, Text("label-card", card=name), face(card, _BOX, name)) for name, card in CARDS.items()),
    )


def found(state: State, place: str, seat: Seat | None) -> str:
    """The card on a cell or in a zone; the place after the last one of a zone is empty."""
    rows = rows_of(state)
    spot = _spot(rows, place)
    if not spot:
        return ""
    card = _lying(rows, spot)
    return card_name(card) if card else _EMPTY


def _spot(rows: Rows, place: str) -> _Spot | None:
    """The zone of this place and the number in it, up to one more than there are cards."""
    if place in INDEX:
        return GRID, INDEX[place]
    zone, _, number = place.rpartition("-")
    if zone == GRID or zone not in rows or not number.isdecimal() or len(number) > 3:
        return None
    return (zone, int(number)) if int(number) <= len(rows[zone]) else None


def _lying(rows: Rows, spot: _Spot) -> Card:
    zone, at = spot
    return rows[zone][at] if at < len(rows[zone]) else 0


def _owner(zone: str) -> Seat:
    return NOBODY if zone in (GRID, SUNK) else int(zone[-1])


def put(state: State, thing: str, place: str, seat: Seat | None) -> State:
    """A card at a place, or nothing. On cells and among what sank there are only Islands.

    What is displaced goes where the card came from, so that nothing is missing, unless it cannot be there or
    a gap on the grid is better: then it is removed from the game.
    """
    rows, card = rows_of(state), 0 if thing == _EMPTY else CARDS[thing]
    spot = _spot(rows, place)
    if not spot or card == _lying(rows, spot) or not (card == 0 or _may_lie(card, spot[0])):
        return state
    source = _source(state, rows, card, spot) if card else _BOXED
    if not source:
        return state
    displaced = _lying(rows, spot)
    rows[spot[0]][spot[1] : spot[1] + 1] = [card] if card or spot[0] == GRID else []
    starter = NOBODY if source == _SPACE else state.starter
    if source[0] in rows:
        came, at = source
        stays = displaced and came != GRID and (came == spot[0] or _takes(came, displaced, spot[0]))
        rows[came][at : at + 1] = [displaced] if stays else [0] if came == GRID else []
    return laid(state, rows, starter=starter)


def why_not(state: State, thing: str, place: str, seat: Seat | None) -> Text | None:
    """There are only Islands on cells and among what sank, and no card comes from where it is to go."""
    spot = _spot(rows_of(state), place)
    if not spot or thing in (_EMPTY, found(state, place, seat)):
        return None
    if _may_lie(CARDS[thing], spot[0]):
        return Text("edit-why-there", card=thing)
    return Text("edit-why-sea" if spot[0] == GRID else "edit-why-sunk", card=thing)


def _may_lie(card: Card, zone: str) -> bool:
    return is_island(card) or zone not in (GRID, SUNK)


def _takes(zone: str, card: Card, before: str) -> bool:
    """Whether the card, which lay in the zone `before`, is at home in this seat's zone too."""
    if zone == SUNK or (card == START and _owner(zone) != _owner(before)):
        return False
    return not (card == MONSTER and zone.startswith("gone"))


def _source(state: State, rows: Rows, card: Card, spot: _Spot) -> _Spot | None:
    """Where the card comes from: the box, the Start space, or the next place in the order of the bench.

    A hand has its own order, so nothing is moved within it. Each seat has a Start of its own.
    """
    owner = _owner(spot[0])
    lying = [
        (zone, at)
        for zone, row in rows.items()
        if card != START or _owner(zone) == owner
        for at, other in enumerate(row)
        if other == card
    ]
    if card == START and not lying:
        return _SPACE if state.starter == owner else _BOXED
    if card != START and card in boxed(state):
        return _BOXED
    order = {zone: number for number, zone in enumerate(rows)}
    here = order[spot[0]], spot[1]
    ways = [
        ((order[zone], at) < here, order[zone], at, zone)
        for zone, at in lying
        if zone != spot[0] or not zone.startswith("hand")
    ]
    if not ways:
        return None
    _, _, at, zone = min(ways)
    return zone, at


def clear(state: State) -> State:
    """Empty grid and hands, all Islands in the box; in each pile a Start, and the Finish cards.

    As many play as before, and rocks that drift are there with their luck, in the lowest row.
    """
    seats = len(state.hands)
    rows: Rows = {GRID: [0] * CELLS, SUNK: []}
    for seat in range(seats):
        finishes = len(range(seat, FINISHES, seats))
        rows |= {f"hand{seat}": [], f"pile{seat}": [START, *[FINISH] * finishes], f"gone{seat}": []}
    return forgetting(
        laid(
            state._replace(phase="turn", owed=0, giver=NOBODY, starter=NOBODY, ending="", clues=()),
            rows,
            mover=0,
            rocks=0 if state.luck else NOWHERE,
            manual=False,
        )
    )


def settings(state: State) -> tuple[Setting, ...]:
    """How many play, the two spaces, what is asked, the rocks, what the table has shown, and the box."""
    seats = range(len(state.hands))
    persons = tuple(Choice(str(seat), Text("player", seat=seat)) for seat in seats)
    numbers = tuple(Choice(str(number), Text("number", number=number)) for number in range(1, PRICE + 1))
    none = Choice(_NONE, Text("edit-none"))
    owed = numbers[: _MOST_OWED.get(state.phase, 0)]
    lines = tuple(Choice(str(row + 1), Text("edit-row", row=row + 1)) for row in range(SIDE))
    starter = _NONE if state.starter == NOBODY else str(state.starter)
    line = _NONE if state.rocks == NOWHERE else str(state.rocks + 1)
    steering = (
        Choice("auto", Text("option-rocks-auto")),
        Choice("manual", Text("option-rocks-manual")),
    )
    shown = "any" if state == forgetting(state) else "kept"
    return (
        Setting("seats", Text("edit-seats"), numbers[:MOST_SEATS], str(len(seats))),
        whose_turn(state.mover, len(seats)),
        Setting("start", Text("edit-start"), (*_words("edit-space", _NONE), *persons), starter),
        Setting(
            "end",
            Text("edit-end"),
            _words("edit-space", _NONE, "finish"),
            state.ending if state.ending == "finish" else _NONE,
        ),
        Setting("phase", Text("edit-phase"), _words("edit-asked", "turn", *_MOST_OWED, "rocks"), state.phase),
        *([Setting("owed", Text("edit-owed"), owed, str(state.owed))] if owed else []),
        *([Setting("giver", Text("edit-giver"), persons, str(state.giver))] if state.phase == "give" else []),
        Setting("rocks", Text("option-rocks"), (none, *lines), line),
        Setting("steering", Text("edit-steering"), steering, "manual" if state.manual else "auto"),
        Setting("shown", Text("edit-shown"), _words("edit-shown-of", "kept", "any"), shown),
        Setting("box", Text("edit-box"), _words("edit-boxed", "kept", "dealt"), "kept"),
    )


def _words(id: str, *names: str) -> tuple[Choice, ...]:
    return tuple(Choice(name, Text(id, choice=name)) for name in names)


def choose(state: State, setting: str, choice: str) -> State:
    """One of `settings` as chosen."""
    match setting:
        case "seats":
            return _seated(state, int(choice))
        case "mover":
            return settled(state._replace(mover=int(choice)), state)
        case "giver":
            return settled(state._replace(giver=int(choice)), state)
        case "owed":
            return settled(state._replace(owed=int(choice)), state)
        case "start":
            return _with_start(state, NOBODY if choice == _NONE else int(choice))
        case "end":
            return _with_finish(state, "" if choice == _NONE else choice)
        case "phase":
            return _asking(state, cast(Phase, choice))
        case "rocks":
            return _with_rocks(
                state, NOWHERE if choice == _NONE else int(choice) - 1, is_steered=state.manual
            )
        case "steering":
            return _with_rocks(state, state.rocks, is_steered=choice == "manual")
        case "shown":
            return forgetting(state) if choice == "any" else state
        case _:
            return _dealt(state) if choice == "dealt" else state


def _seated(state: State, seats: int) -> State:
    """Whoever comes has a Start in the pile; the Finish cards of who leaves go to the one who was before."""
    rows, before = rows_of(state), len(state.hands)
    for seat in range(before, seats):
        rows |= {f"hand{seat}": [], f"pile{seat}": [START], f"gone{seat}": []}
    for zone in [zone for zone in rows if _owner(zone) >= seats]:
        rows[f"pile{seats - 1}"] += [card for card in rows.pop(zone) if card == FINISH]
    return laid(
        state,
        rows,
        mover=min(state.mover, seats - 1),
        giver=min(state.giver, seats - 1),
        starter=state.starter if state.starter < seats else NOBODY,
        clues=() if seats < before else state.clues,
    )


def _with_start(state: State, starter: Seat) -> State:
    """This seat's Start on its space; the one that lay there is the last card of its owner's pile."""
    rows = rows_of(state)
    if starter == state.starter:
        return state
    if state.starter != NOBODY:
        rows[f"pile{state.starter}"].append(START)
    if starter != NOBODY:
        own = [row for zone, row in rows.items() if _owner(zone) == starter and START in row]
        if own:
            own[0].remove(START)
    return laid(state, rows, starter=starter)


def _with_finish(state: State, ending: str) -> State:
    """A Finish on its space, from the mover's hand if there is one, or back in that hand."""
    if ending == ("finish" if state.ending == "finish" else ""):
        return state
    rows = rows_of(state)
    hand = rows[f"hand{state.mover}"]
    holding = [row for row in (hand, *reversed(rows.values())) if FINISH in row]
    if not ending:
        hand.append(FINISH)
    elif sum(row.count(FINISH) for row in rows.values()) == FINISHES:
        holding[0].remove(FINISH)
    return laid(state, rows, ending=ending)


def _asking(state: State, phase: Phase) -> State:
    """The state with this asked: for the Start all eight cards are owed, by the mover first, else one."""
    if phase == state.phase:
        return state
    owed = {"give": PRICE}.get(phase, int(phase in _MOST_OWED))
    giver = state.mover if phase == "give" else NOBODY
    return settled(state._replace(phase=phase, owed=owed, giver=giver), state)


def _with_rocks(state: State, row: int, is_steered: bool) -> State:
    """The rocks in this row, or gone; those that drift in the sea do so with what luck there is."""
    luck = None if is_steered or row == NOWHERE else state.luck or Luck(0)
    return settled(state._replace(rocks=row, manual=is_steered, luck=luck), state)


def _dealt(state: State) -> State:
    """What is in the box and in the piles, shuffled in one set way, dealt so that all have equally many.

    As before a game: hands are filled up to five, unless something is owed, and each Start that lies nowhere
    else is shuffled into its pile.
    """
    rows, seats = rows_of(state), range(len(state.hands))
    piles, hands = [rows[f"pile{seat}"] for seat in seats], [rows[f"hand{seat}"] for seat in seats]
    # Sea Monsters come into the game one by one, as they are put there.
    out = [card for card in boxed(state) if card not in (START, MONSTER)]
    cards, luck = Luck(0).shuffle(sorted((*out, *(card for pile in piles for card in pile if card != START))))
    for pile in piles:
        pile.clear()
    for card in cards:
        least = min(seats, key=lambda seat: len(hands[seat]) + len(piles[seat]))
        piles[least].append(card)
    for seat, (hand, pile) in enumerate(zip(hands, piles, strict=True)):
        lacking = max(0, HAND - len(hand)) if state.phase == "turn" else 0
        hand += pile[:lacking]
        is_out = seat == state.starter or START in (*hand, *rows[f"gone{seat}"])
        shuffled, luck = luck.shuffle((*pile[lacking:], *(() if is_out else (START,))))
        pile[:] = shuffled
    return laid(state, rows)
