"""A position of Tranquility as one line of text, for links, diagrams and tests."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise, takewhile
from typing import Any

from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.game import Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .clues import hold
from .moves import PAIR, must_start
from .rules import CALM_ROWS, EXTRA, announced, can_pay
from .state import (
    CELL_NAMES,
    CELLS,
    FINISH,
    FINISHES,
    HAND,
    ISLANDS,
    MONSTER,
    NOBODY,
    NOWHERE,
    SIDE,
    START,
    Card,
    Clue,
    Phase,
    State,
    has_room,
    is_island,
)

MOST_SEATS, MOST_MONSTERS = 5, 5
_LETTERS = {FINISH: "f", START: "s", MONSTER: "m"}
_CARDS = {letter: card for card, letter in _LETTERS.items()}
_KEYS = ("turn", "owed", "start", "end", "sunk", "rocks", "luck", "within", "loose", "clues")
_ANYBODY = "*"
# So many cards in order are written as the first and the last.
_RUN = 3


def write(state: State) -> str:
    """The grid, every seat's cards, then what else there is to say, each as `key=value`.

    The grid is its rows from the top, joined by `/`, in each six Islands or nothing, joined by `.`.
    A seat's cards are hand, pile (the next one first) and discards, joined by `/`; a card is a number,
    `f` Finish, `s` Start or `m` Sea Monster, joined by `.`, and `21-40` are twenty Islands.
    Islands that are nowhere were removed from the game.

    - `turn`: the mover's seat, always; `start`: whose Start is on its space; `end=finish`: and the Finish too
    - `owed`: `pay:2` or `stay:2` by the mover, `give:8:1` by seat 1, `rocks` to be steered
    - `sunk`: Islands that a Sea Monster has taken; `rocks`: their row, 0 if they are gone but were steered
    - `luck`: of the rocks that drift, in hexadecimal
    - `within`, `loose`, `clues`: what has been shown of hidden cards, see `State`, where it does not follow
      from the cards; a clue is `witness:seats:least-most`, the witness `*` if it is everybody
    """
    seats = (
        "/".join(_written(cards) for cards in rows)
        for rows in zip(state.hands, state.piles, state.discards, strict=True)
    )
    more = (f"{key}={value}" for key, value in _more(state) if value)
    return " ".join([_rows(state.grid), *seats, *more])


def _rows(grid: tuple[Card, ...]) -> str:
    signs = [str(island) if island else "" for island in grid]
    return "/".join(".".join(signs[start : start + SIDE]) for start in range(CELLS - SIDE, -1, -SIDE))


def _written(cards: Iterable[Card]) -> str:
    """The cards in their order; a view with cards face down cannot be written."""
    runs: list[list[Card]] = []
    for card in cards:
        if not card:
            raise ValueError("a position needs all its cards")
        if runs and is_island(card) and card == runs[-1][-1] + 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    parts: list[str] = []
    for run in runs:
        if len(run) >= _RUN:
            parts.append(f"{run[0]}-{run[-1]}")
        else:
            parts += (_LETTERS.get(card, str(card)) for card in run)
    return ".".join(parts)


def _more(state: State) -> Iterator[tuple[str, str]]:
    yield "turn", str(state.mover)
    yield "owed", _owed(state)
    yield "start", "" if state.starter == NOBODY else str(state.starter)
    yield "end", "finish" if state.ending == "finish" else ""
    yield "sunk", _written(state.sunk)
    yield "rocks", "" if state.rocks == NOWHERE and not state.manual else str(state.rocks + 1)
    yield "luck", f"{state.luck.seed:x}" if state.luck else ""
    yield "within", _unless(known_within(state), state.start_within)
    yield "loose", _unless(known_loose(state), state.loose)
    yield "clues", ",".join(_clue(clue) for clue in state.clues)


def _owed(state: State) -> str:
    if state.phase == "turn":
        return ""
    if state.phase == "rocks":
        return "rocks"
    return f"{state.phase}:{state.owed}" + (f":{state.giver}" if state.phase == "give" else "")


def _unless(expected: tuple[int, ...], numbers: tuple[int, ...]) -> str:
    return "" if numbers == expected else ".".join(map(str, numbers))


def known_within(state: State) -> tuple[int, ...]:
    """The fewest cards that each seat's Start can be known to be among: the pile, and one more if drawn."""
    pairs = enumerate(zip(state.hands, state.piles, strict=True))
    drawn = (START in (*hand, *state.discards[seat]) for seat, (hand, _) in pairs)
    return tuple(len(pile) + more for pile, more in zip(state.piles, drawn, strict=True))


def known_loose(state: State) -> tuple[int, ...]:
    """The fewest of each seat's last discards that can be known to hold its Start, if it was discarded."""
    return tuple(len(cards) - cards.index(START) if START in cards else 0 for cards in state.discards)


def _clue(clue: Clue) -> str:
    witness = _ANYBODY if clue.witness == NOBODY else str(clue.witness)
    return f"{witness}:{'.'.join(map(str, clue.seats))}:{clue.least}-{clue.most}"


def seats(state: State) -> int:
    """How many sit at this position."""
    return len(state.hands)


def read(text: str) -> State:
    """The position that `write` would write so; BadPosition says which part is wrong.

    Cards that a seat draws or was dealt may be fewer than in a game, and Islands in the box more.
    """
    grid, *rest = text.split() or [""]
    seats = list(takewhile(lambda field: "=" not in field, rest))
    pairs = [tuple(field.split("=", 1)) for field in rest[len(seats) :]]
    more = {pair[0]: pair[1] for pair in pairs if len(pair) == 2}
    if not 1 <= len(seats) <= MOST_SEATS or len(more) != len(pairs) or not {"turn"} <= {*more} <= {*_KEYS}:
        raise _bad("position-fields", text)
    rows = [_read_seat(field) for field in seats]
    state = State(
        grid=_read_grid(grid),
        hands=tuple(tuple(sorted(hand)) for hand, _, _ in rows),
        piles=tuple(pile for _, pile, _ in rows),
        discards=tuple(gone for _, _, gone in rows),
        removed=(),
        mover=_read_seats(more, "turn", len(seats), 1)[0],
        monsters=0,
        start_within=(),
        loose=(),
        starter=_read_seats(more, "start", len(seats), 1)[0] if "start" in more else NOBODY,
        sunk=_read_cards(more.get("sunk", "")),
    )
    for add in (_complete, _with_rocks, _owing, _showing):
        state = add(state, more)
    return announced(state)


def _read_grid(text: str) -> tuple[Card, ...]:
    rows = [row.split(".") for row in text.split("/")]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise _bad("position-grid", text)
    signs = [sign for row in reversed(rows) for sign in row]
    grid = tuple(_read_card(sign) if sign else 0 for sign in signs)
    if any(card and not is_island(card) for card in grid):
        raise _bad("position-grid", text)
    filled = [(island, CELL_NAMES[index]) for index, island in enumerate(grid) if island]
    for (before, there), (island, cell) in pairwise(filled):
        # The same Island twice is told as that.
        if island < before:
            raise _told("position-rising", island=island, cell=cell, before=before, there=there)
    return grid


def _read_seat(field: str) -> tuple[tuple[Card, ...], ...]:
    parts = field.split("/")
    if len(parts) != 3:
        raise _bad("position-seat", field)
    return tuple(_read_cards(part) for part in parts)


def _read_cards(text: str) -> tuple[Card, ...]:
    cards: list[Card] = []
    for part in text.split(".") if text else ():
        first, dash, last = part.partition("-")
        run = range(_read_card(first), _read_card(last or first) + 1)
        if not run or (dash and not (last and is_island(run[0]) and is_island(run[-1]))):
            raise _bad("position-card", part)
        cards += run
    return tuple(cards)


def _read_card(sign: str) -> Card:
    if sign in _CARDS:
        return _CARDS[sign]
    if not re.fullmatch("[1-9][0-9]?", sign) or not is_island(int(sign)):
        raise _bad("position-card", sign)
    return int(sign)


def _read_seats(more: Mapping[str, str], key: str, seats: int, count: int = 0) -> tuple[Seat, ...]:
    """So many seats (or any number) that are at the table."""
    signs = more[key].split(".")
    if (count and len(signs) != count) or not {*signs} <= {str(seat) for seat in range(seats)}:
        raise _bad("position-turn", more[key])
    return tuple(int(sign) for sign in signs)


def _complete(state: State, more: Mapping[str, str]) -> State:
    """The state with the whole box accounted for: each Island once, five Finish, one Start for each seat."""
    ended = more.get("end", "")
    if ended not in ("", "finish"):
        raise _bad("position-end", ended)
    if not all(map(is_island, state.sunk)):
        raise _bad("position-sunk", _written(state.sunk))
    seats = [
        Counter((*hand, *pile, *gone))
        for hand, pile, gone in zip(state.hands, state.piles, state.discards, strict=True)
    ]
    cards = sum(seats, Counter((*state.sunk, *(island for island in state.grid if island))))
    for card, count in cards.items():
        if is_island(card) and count > 1:
            raise _bad("position-twice", str(card))
    if cards[FINISH] != FINISHES - bool(ended):
        raise _told("position-finishes", count=cards[FINISH] + bool(ended), all=FINISHES)
    for seat, held in enumerate(seats):
        starts = held[START] + (seat == state.starter)
        if not starts:
            raise _told("position-no-start", seat=seat)
        if starts > 1:
            raise _told("position-starts", seat=seat, count=starts)
        if MONSTER in state.discards[seat]:
            raise _told("position-discarded", seat=seat)
    monsters = cards[MONSTER] + len(state.sunk)
    if monsters > MOST_MONSTERS:
        raise _told("position-monsters", count=monsters, most=MOST_MONSTERS)
    removed = tuple(island for island in range(1, ISLANDS + 1) if not cards[island])
    whole = state._replace(monsters=monsters, removed=removed, ending=ended)
    if ended:
        _check_finish(whole)
    return whole


def _check_finish(state: State) -> None:
    """A Finish lies on its space only if that could be done."""
    if 0 in state.grid:
        raise _told("position-gap", cell=CELL_NAMES[state.grid.index(0)])
    if state.starter == NOBODY:
        raise _told("position-unstarted")
    for seat, hand in enumerate(state.hands):
        if MONSTER in hand:
            raise _told("position-barred", seat=seat)


def _with_rocks(state: State, more: Mapping[str, str]) -> State:
    """Rocks drift with luck and are steered without; those that drift leave nothing behind."""
    row, luck = more.get("rocks", ""), more.get("luck", "")
    if not row and not luck:
        return state
    if not re.fullmatch(f"[{'1' if luck else '0'}-{SIDE}]", row) or not re.fullmatch("[0-9a-f]{0,16}", luck):
        raise _bad("position-rocks", f"{row} {luck}".strip())
    chance = Luck(int(luck, 16)) if luck else None
    return state._replace(rocks=int(row) - 1, luck=chance, manual=not luck)


def _owing(state: State, more: Mapping[str, str]) -> State:
    """The state with what is still to be done before the turn passes on, if it can be done."""
    owed = more.get("owed", "")
    found = re.fullmatch(r"rocks|(pay|stay):([1-4])|give:([1-8]):([0-4])", owed)
    after = state
    if owed == "rocks":
        after = state._replace(phase="rocks")
    elif found and found[1]:
        phase: Phase = "pay" if found[1] == "pay" else "stay"
        after = state._replace(phase=phase, owed=int(found[2]))
    elif found:
        after = state._replace(phase="give", owed=int(found[3]), giver=int(found[4]))
    if owed and not found:
        raise _bad("position-owed", owed)
    _check_owed(after)
    return after


def _check_owed(state: State) -> None:
    """What is owed can be: no hand is too full, it is asked by the rules, and it can be paid."""
    seats = len(state.hands)
    most = HAND + (EXTRA.get(seats, 0) if state.phase == "give" else 0)
    for seat, hand in enumerate(state.hands):
        if len(hand) > most:
            raise _told("position-hand", seat=seat, count=len(hand), most=most)
    if state.phase == "turn":
        return
    if state.ending:
        raise _told("position-over")
    if state.phase == "give":
        if state.starter != state.mover:
            raise _told("position-given", seat=state.mover)
        if state.giver >= seats:
            raise _bad("position-turn", str(state.giver))
    elif must_start(state):
        raise _told("position-start-first", seat=state.mover)
    if state.phase in ("rocks", "stay"):
        _check_steered(state)
    if not can_pay(state):
        raise _told("position-pay", count=state.owed)


def _check_steered(state: State) -> None:
    """The rocks are still in the sea, and steered."""
    full = sum(not has_room(state.grid, row) for row in range(SIDE))
    if not state.manual or state.rocks == NOWHERE:
        raise _told("position-steered")
    if full >= CALM_ROWS:
        raise _told("position-calm", full=full)
    if state.owed > PAIR:
        raise _told("position-stay", count=state.owed, most=PAIR)


def _showing(state: State, more: Mapping[str, str]) -> State:
    """The state with what has been shown of hidden cards, which must be true."""
    within = _numbers(more, "within", known_within(state))
    loose = _numbers(more, "loose", known_loose(state))
    clues = tuple(_read_clue(part, len(state.hands)) for part in more.get("clues", "").split(",") if part)
    shown = state._replace(start_within=within, loose=loose, clues=clues)
    for seat, gone in enumerate(state.discards):
        if state.starter == NOBODY and START in gone:
            raise _told("position-start-gone", seat=seat)
    lies = (
        (seat != state.starter and least > known) or needed > last or last > len(gone)
        for seat, (least, known, needed, last, gone) in enumerate(
            zip(known_within(state), within, known_loose(state), loose, state.discards, strict=True)
        )
    )
    if any(lies) or not hold(clues, state.hands) or (state.starter == NOBODY and any(loose)):
        raise _bad("position-shown", " ".join(more.get(key, "-") for key in ("within", "loose", "clues")))
    return shown


def _numbers(more: Mapping[str, str], key: str, expected: tuple[int, ...]) -> tuple[int, ...]:
    if key not in more:
        return expected
    signs = more[key].split(".")
    if len(signs) != len(expected) or not all(re.fullmatch("[0-9]{1,2}", sign) for sign in signs):
        raise _bad("position-shown", more[key])
    return tuple(map(int, signs))


def _read_clue(part: str, seats: int) -> Clue:
    found = re.fullmatch(r"([0-4*]):([0-4](?:\.[0-4])*):([0-9])-([0-9]{1,2})", part)
    if not found:
        raise _bad("position-shown", part)
    witness = NOBODY if found[1] == _ANYBODY else int(found[1])
    among = tuple(map(int, found[2].split(".")))
    if max(witness, *among) >= seats or len({*among}) != len(among):
        raise _bad("position-shown", part)
    return Clue(witness, among, int(found[3]), int(found[4]))


def _bad(id: str, found: str) -> BadPosition:
    return _told(id, found=found[:60])


def _told(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, **args), game="tranquility")
