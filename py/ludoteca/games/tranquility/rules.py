"""Tranquility: find together, without a word, a way of 36 rising Islands from Start to Finish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludoteca.kernel.game import Ask, Options, Outcome, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.text import Text

from .clues import remembered
from .moves import (
    DISCARDS,
    PAIR,
    Discard,
    Done,
    Finish,
    Monster,
    Move,
    Play,
    Rocks,
    Start,
    Stay,
    asked,
    free_rows,
    is_ready,
    legal_moves,
    must_start,
)
from .placing import cost, gap_of
from .state import (
    CARDS,
    CELLS,
    FINISH,
    FINISHES,
    HAND,
    INDEX,
    ISLANDS,
    MONSTER,
    NOBODY,
    NOWHERE,
    SIDE,
    START,
    Card,
    Phase,
    State,
    discardable,
    givers_after,
    has_room,
    replaced,
    without,
)

# What a Start card costs all together, and the cards that one or two players draw for it first.
PRICE = 8
EXTRA = {1: 8, 2: 2}
# With this many rows complete the Jagged Rocks leave the sea.
CALM_ROWS = 4


def setup(seats: int, seed: int, options: Options) -> State:
    """All cards dealt out, five in each hand, a Start shuffled into the rest of each pile.

    One of those with the fewest cards begins, by chance.
    """
    islands, luck = Luck(seed).shuffle(range(1, ISLANDS + 1))
    removed, monsters = int(options["removed"]), int(options["monsters"])
    rest = (*islands[removed:], *(FINISH,) * FINISHES, *(MONSTER,) * monsters)
    cards, luck = luck.shuffle(rest)
    dealt = [cards[seat::seats] for seat in range(seats)]
    piles: list[tuple[Card, ...]] = []
    for own in dealt:
        pile, luck = luck.shuffle((*own[HAND:], START))
        piles.append(pile)
    sizes = tuple(len(pile) for pile in piles)
    smallest = [seat for seat, size in enumerate(sizes) if size == min(sizes)]
    chosen, luck = luck.roll(len(smallest))
    row, luck = luck.roll(SIDE)
    return announced(
        State(
            grid=(0,) * CELLS,
            hands=tuple(tuple(sorted(own[:HAND])) for own in dealt),
            piles=tuple(piles),
            discards=((),) * seats,
            removed=tuple(sorted(islands[:removed])),
            mover=smallest[chosen],
            monsters=monsters,
            start_within=sizes,
            loose=(0,) * seats,
            rocks=NOWHERE if options["rocks"] == "off" else row,
            manual=options["rocks"] == "manual",
            luck=luck if options["rocks"] == "auto" else None,
        )
    )


def asks(state: State) -> tuple[Ask[Move], ...]:
    """One seat at a time: for an action and what it costs, for its share of the Start, for the rocks."""
    if state.ending:
        return ()
    return (Ask(asked(state), _prompt(state), legal_moves(state)),)


def _prompt(state: State) -> Text:
    if state.phase == "turn":
        return _PROMPT_START if must_start(state) else _PROMPT_ACTION
    if state.phase == "rocks":
        return Text("prompt-rocks")
    if state.phase == "give":
        return Text("prompt-give", count=state.owed)
    return Text("prompt-pay", count=state.owed)


_PROMPT_START, _PROMPT_ACTION = Text("prompt-start"), Text("prompt-action")


def prompt(state: State, seat: Seat, taps: tuple[str, ...]) -> Text | None:
    """Once an Island is chosen, the question is where it goes, or whether it goes at all."""
    if state.phase != "turn" or not taps[0].isdecimal():
        return None
    island = int(taps[0])
    moves = legal_moves(state)
    can_play = any(isinstance(move, Play) and move.island == island for move in moves)
    can_discard = DISCARDS[island] in moves
    if can_play and can_discard:
        return Text("prompt-place-or-discard", island=island)
    return Text("prompt-place", island=island) if can_play else Text("prompt-discard", island=island)


def step(state: State, seat: Seat, move: Move) -> State:
    """The state after this decision; after the last one of a turn all draw, and the next seat is asked."""
    return remembered(state, move, announced(_stepped(state, seat, move)))


def _stepped(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Play():
            return _placed(_without_start(state), move)
        case Discard() if state.phase == "turn":
            return _owing(_discarded(_without_start(state), seat, move), "pay", PAIR - 1)
        case Discard():
            return _owing(_discarded(state, seat, move), state.phase, state.owed - 1)
        case Start():
            return _started(state)
        case Done():
            return state._replace(giver=givers_after(state)[0])
        case Finish():
            hands = replaced(state.hands, seat, without(state.hands[seat], FINISH))
            return state._replace(hands=hands, ending="finish")
        case Monster():
            return _sunk(_without_start(state), move)
        case Rocks():
            return _turn_over(state._replace(rocks=move.row - 1))
        case Stay():
            return _owing(state, "stay", PAIR)


def _without_start(state: State) -> State:
    """While the Start space is empty, any other action shows that the mover holds no Start."""
    if state.starter != NOBODY:
        return state
    within = list(state.start_within)
    within[state.mover] = len(state.piles[state.mover])
    return state._replace(start_within=tuple(within))


def _placed(state: State, move: Play) -> State:
    index = INDEX[move.cell]
    after = state._replace(
        grid=(*state.grid[:index], move.island, *state.grid[index + 1 :]),
        hands=replaced(state.hands, state.mover, without(state.hands[state.mover], move.island)),
    )
    return _owing(after, "pay", cost(gap_of(state.grid, move.island), move.island, index))


def _discarded(state: State, seat: Seat, move: Discard) -> State:
    card = CARDS[move.card]
    loose = list(state.loose)
    # Once another's Start is on its space, the one that this seat may have drawn may be what it discards.
    if state.starter not in (NOBODY, seat) and state.start_within[seat] > len(state.piles[seat]):
        loose[seat] += 1
    return state._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], card)),
        discards=replaced(state.discards, seat, (*state.discards[seat], card)),
        loose=tuple(loose),
    )


def _started(state: State) -> State:
    """The Start on its space, with one or two players after extra cards; the mover gives first."""
    after = state._replace(
        hands=replaced(state.hands, state.mover, without(state.hands[state.mover], START)),
        starter=state.mover,
        giver=state.mover,
        phase="give",
        owed=PRICE,
    )
    seats = len(state.hands)
    hands, piles = _drawn(after, [EXTRA.get(seats, 0)] * seats)
    return after._replace(hands=hands, piles=piles)


def _sunk(state: State, move: Monster) -> State:
    index = INDEX[move.cell]
    after = state._replace(
        grid=(*state.grid[:index], 0, *state.grid[index + 1 :]),
        sunk=(*state.sunk, state.grid[index]),
        hands=replaced(state.hands, state.mover, without(state.hands[state.mover], MONSTER)),
    )
    return _owing(after, "pay", 0)


def _owing(state: State, phase: Phase, owed: int) -> State:
    """So many cards still to be discarded in this phase; with none left the turn goes on."""
    if owed:
        return state._replace(phase=phase, owed=owed)
    return _turn_over(state) if phase == "stay" else _rocks_move(state)


def _rocks_move(state: State) -> State:
    """After an action and all it costs: the Jagged Rocks leave, drift by chance, or are to be steered."""
    if state.rocks == NOWHERE:
        return _turn_over(state)
    if sum(not has_room(state.grid, row) for row in range(SIDE)) >= CALM_ROWS:
        return _turn_over(state._replace(rocks=NOWHERE, luck=None))
    if state.manual:
        return state._replace(phase="rocks", owed=0, giver=NOBODY)
    assert state.luck, "the rocks drift by chance"
    rows = free_rows(state)
    chosen, luck = state.luck.roll(len(rows))
    return _turn_over(state._replace(rocks=rows[chosen], luck=luck))


def _turn_over(state: State) -> State:
    """Everybody draws up to five (after most turns only the mover lacks any), and the turn passes on."""
    hands, piles = _drawn(state, [HAND - len(hand) for hand in state.hands])
    mover = (state.mover + 1) % len(hands)
    return state._replace(hands=hands, piles=piles, mover=mover, phase="turn", owed=0, giver=NOBODY)


def _drawn(state: State, numbers: Sequence[int]) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """The hands, with so many more cards for each seat from its own pile or what is there, and the piles."""
    hands, piles = list(state.hands), list(state.piles)
    for seat, number in enumerate(numbers):
        if number > 0 and piles[seat]:
            hands[seat] = tuple(sorted((*hands[seat], *piles[seat][:number])))
            piles[seat] = piles[seat][number:]
    return tuple(hands), tuple(piles)


def announced(state: State) -> State:
    """The state with what its cards show to all, or to the giver: see `State`."""
    if state.ending:
        return state
    blocked = is_ready(state) and any(MONSTER in hand for hand in state.hands)
    may_stop = state.phase == "give" and state.owed <= _payable(state, givers_after(state))
    if (blocked, may_stop) != (state.blocked, state.may_stop):
        state = state._replace(blocked=blocked, may_stop=may_stop)
    ending = _ending(state) if state.phase == "turn" else ""
    return state._replace(ending=ending) if ending else state


def _payable(state: State, seats: tuple[Seat, ...]) -> int:
    """How many cards these seats could discard."""
    return sum([len(discardable(state.hands[seat])) for seat in seats])


def _ending(state: State) -> str:
    """The reason why all lose now that this turn starts, or ""."""
    if must_start(state):
        after = _started(state)
        return "" if can_pay(after) else "start"
    # The common case, told without listing moves: two cards can always be discarded.
    if len(discardable(state.hands[state.mover])) >= PAIR or legal_moves(state):
        return ""
    return "stuck"


def can_pay(state: State) -> bool:
    """Whether those who owe cards have as many to discard."""
    givers = (state.giver, *givers_after(state)) if state.phase == "give" else (state.mover,)
    return state.owed <= _payable(state, givers)


def outcome(state: State) -> Outcome | None:
    """All win with the Finish, or all lose."""
    if not state.ending:
        return None
    winners = range(len(state.hands)) if state.ending == "finish" else ()
    return Outcome(frozenset(winners), state.ending)


def tell(before: State, seat: Seat, move: Move, after: State, to: Seat | None) -> Text:
    """The log line of one decision and of the rocks that drift after it; only its owner is told a discard."""
    rocks = _drift(before, after)
    match move:
        case Play():
            return Text("told-play", island=move.island, cell=move.cell, rocks=rocks)
        case Discard() if before.phase == "give":
            own = Text("told-give-own", card=move.card, rocks=rocks)
            return own if to == seat else Text("told-give", rocks=rocks)
        case Discard():
            own = Text("told-discard-own", card=move.card, rocks=rocks)
            return own if to == seat else Text("told-discard", rocks=rocks)
        case Start():
            return Text("told-start")
        case Done():
            return Text("told-done")
        case Finish():
            return Text("told-finish")
        case Monster():
            island = before.grid[INDEX[move.cell]]
            return Text("told-monster", island=island, cell=move.cell, rocks=rocks)
        case Rocks():
            return Text("told-rocks", row=move.row)
        case Stay():
            return Text("told-stay")


def _drift(before: State, after: State) -> str:
    """Where the rocks went: a row from 1, "gone" for good, or "no"."""
    if before.rocks == after.rocks:
        return "no"
    return "gone" if after.rocks == NOWHERE else str(after.rocks + 1)


def census(state: State) -> Counter[Card]:
    """Every card in the box that was used, wherever it is."""
    cards = Counter((*state.removed, *state.sunk, *(island for island in state.grid if island)))
    for rows in (state.hands, state.piles, state.discards):
        for row in rows:
            cards.update(row)
    cards[MONSTER] += len(state.sunk)
    cards[START] += state.starter != NOBODY
    cards[FINISH] += state.ending == "finish"
    return cards
