"""How good an Onitama position looks to the twin: what counts, and what it adds up to."""

from __future__ import annotations

from operator import mul, sub

from .cards import SIZE
from .rules import STUDENTS
from .tables import BOARD, GOALS, MASTER, REACHED, SIDES, STRIKES, SWEEPS, Kept, Position, cards_in
from .weights import WEIGHTS as _NAMED

FEATURES = tuple(_NAMED)
WEIGHTS = tuple(_NAMED.values())
_DECIDED, _RUN, _ASKED = WEIGHTS[:3]
# What one side has, less what the other has.
_ALONE = WEIGHTS[3:11]
# What takes both sides to see.
_ROOM, _ADVANCE, _LOOSE, _COVERED, _OWN_LOOSE, _OWN_COVERED, _THREAT, _SINGLE = WEIGHTS[11:19]
_SIDE_WAY, _SIDE_THREAT, _SIDE_NET, _SIDE_LOOSE, _THEIR_PATH = WEIGHTS[19:]
_GOALS = tuple(1 << goal for goal in GOALS)

# What a side has with a hand: its score by _ALONE; its students lost, its master's steps, its ways to move;
# and as sets of squares: its students; where students can go; where the master can go; what all cover, own
# pieces included; the other temple if the master can go there; from where it could, if it goes there first.
Standing = tuple[int, int, int, int, int, int, int, int, int, int]


def value(position: Position) -> int:
    """What `features` weigh, added up as they are found."""
    seat, (own, other, deal), _ = position
    hand, their_hand = deal >> 16, deal >> 5 & 2047
    score, lost, steps, ways, students, aims, flights, cover, entry, path = STANDINGS[hand][own]
    (
        their_score,
        their_lost,
        their_steps,
        their_ways,
        prey,
        their_aims,
        their_flights,
        their_cover,
        their_entry,
        their_path,
    ) = STANDINGS[their_hand][other]
    if entry or own & STRIKES[hand][other >> MASTER]:
        return _DECIDED
    # Nothing stops a master that can reach a temple: what stands there is taken.
    if their_entry:
        return -_DECIDED
    total = score - their_score + _ASKED
    # It is known with which hand the other side answers: on these squares it takes nothing.
    safe = flights & ~their_cover
    goal = _GOALS[seat] & ~own
    side = seat << 5 | deal & 31
    side_strikes = REACHED[side ^ 32]
    threats = other & STRIKES[their_hand][own >> MASTER]
    if threats:
        # A single piece that threatens can be taken; two leave only the flight.
        answers = safe.bit_count() + (1 if threats & aims and not threats & threats - 1 else 0)
        if not answers:
            return -_DECIDED
        total += _THREAT + _SINGLE if answers == 1 else _THREAT
    elif goal & REACHED[side][own >> MASTER] and aims & ~(other | goal):
        return _RUN
    if goal and safe & (path | side_strikes[GOALS[seat]]):
        return _RUN
    by_students, by_master, side_ways = SWEEPS[side][own]
    side_cover = by_students | by_master
    if own & side_strikes[other >> MASTER]:
        total += _SIDE_THREAT if their_flights & ~(cover | side_cover) else _SIDE_THREAT + _SIDE_NET
    if their_path & ~cover:
        total += _THEIR_PATH
    if (aims | flights) & prey:
        total += _LOOSE * ((aims | flights) & prey & ~their_cover).bit_count()
        total += _COVERED * (aims & prey & their_cover).bit_count()
    if (their_aims | their_flights) & students:
        total += _OWN_LOOSE * ((their_aims | their_flights) & students & ~cover).bit_count()
        total += _OWN_COVERED * (their_aims & students & cover).bit_count()
    if side_cover & prey:
        total += _SIDE_LOOSE * (side_cover & prey & ~their_cover).bit_count()
    gone = lost + their_lost
    if gone:
        total += gone * (_ROOM * (ways - their_ways) + _ADVANCE * (steps - their_steps))
    return total + _SIDE_WAY * side_ways


def features(position: Position) -> tuple[int, ...]:
    """A number for each of FEATURES; where the game is as good as decided, nothing else counts."""
    seat, (own, other, deal), _ = position
    hand, their_hand, side = deal >> 16, deal >> 5 & 2047, seat << 5 | deal & 31
    _, lost, steps, ways, students, aims, flights, cover, entry, path = STANDINGS[hand][own]
    _, *numbers = STANDINGS[their_hand][other]
    their_lost, their_steps, their_ways, prey, their_aims, their_flights, their_cover, *paths = numbers
    their_entry, their_path = paths
    master, goal = own >> MASTER, _GOALS[seat] & ~own
    threats = other & STRIKES[their_hand][master]
    safe = flights & ~their_cover
    answers = safe.bit_count() + (threats.bit_count() == 1 and threats & aims != 0)
    decided = run = 0
    if entry or own & STRIKES[hand][other >> MASTER]:
        decided = 1
    elif their_entry or threats and not answers:
        decided = -1
    else:
        stays = not threats and goal & REACHED[side][master] and aims & ~(other | goal)
        leaves = goal and safe & (path | REACHED[side ^ 32][GOALS[seat]])
        run = 1 if stays or leaves else 0
    if decided or run:
        return (decided, run, *(0,) * (len(FEATURES) - 2))
    by_students, by_master, side_ways = SWEEPS[side][own]
    side_cover = by_students | by_master
    threatens = own & REACHED[side ^ 32][other >> MASTER] != 0
    return (
        *(0, 0, 1),
        *map(sub, _alone(hand, own), _alone(their_hand, other)),
        (lost + their_lost) * (ways - their_ways),
        (lost + their_lost) * (steps - their_steps),
        ((aims | flights) & prey & ~their_cover).bit_count(),
        (aims & prey & their_cover).bit_count(),
        ((their_aims | their_flights) & students & ~cover).bit_count(),
        (their_aims & students & cover).bit_count(),
        int(threats != 0),
        int(threats != 0 and answers == 1),
        side_ways,
        int(threatens),
        int(threatens and not their_flights & ~(cover | side_cover)),
        (side_cover & prey & ~their_cover).bit_count(),
        int(their_path & ~cover != 0),
    )


def _standings(hand: int) -> Kept[Standing]:
    first, second = cards_in(hand)
    goal = GOALS[hand >> 10]
    # From where each card leads to the other temple.
    towards, also_towards = REACHED[first ^ 32][goal], REACHED[second ^ 32][goal]

    def standing(side: int) -> Standing:
        by_students, by_master, some = SWEEPS[first][side]
        also_by_students, also_by_master, more = SWEEPS[second][side]
        master = side >> MASTER
        students = (side & BOARD) ^ 1 << master
        flights = (by_master | also_by_master) & ~side
        path = (by_master & also_towards | also_by_master & towards) & ~side
        return (
            sum(map(mul, _alone(hand, side), _ALONE)),
            STUDENTS - students.bit_count(),
            _STEPS[hand >> 10][master],
            some + more,
            students,
            (by_students | also_by_students) & ~side,
            flights,
            by_students | by_master | also_by_students | also_by_master,
            flights & 1 << goal,
            0 if side >> goal & 1 else path,
        )

    return Kept(standing, SIDES)


# By hand and by the side that plays it.
STANDINGS = Kept(_standings, 64)


def _alone(hand: int, side: int) -> tuple[int, ...]:
    """What counts for a side by itself, in the order of FEATURES."""
    seat, (first, second) = hand >> 10, cards_in(hand)
    by_students, by_master, some = SWEEPS[first][side]
    also_by_students, also_by_master, more = SWEEPS[second][side]
    master = side >> MASTER
    students = (side & BOARD) ^ 1 << master
    count = students.bit_count()
    return (
        count,
        (STUDENTS - count) ** 2,
        (students & _ROWS[seat]).bit_count(),
        (students & _NEAR[master]).bit_count(),
        _STEPS[seat][master],
        int(master == GOALS[1 - seat]),
        some + more,
        (by_students | by_master | also_by_students | also_by_master).bit_count(),
    )


def _away(square: int, other: int) -> int:
    """Steps of a king between two squares."""
    row, column = divmod(square, SIZE)
    other_row, other_column = divmod(other, SIZE)
    return max(abs(row - other_row), abs(column - other_column))


_SQUARES = range(SIZE * SIZE)
# By square: those at most two steps away.
_NEAR = tuple(sum(1 << other for other in _SQUARES if _away(square, other) <= 2) for square in _SQUARES)
# By seat: its first row; and by square, how many of the four steps to the other temple its master has made.
_ROWS = (31 << SIZE * (SIZE - 1), 31)
_STEPS = tuple(tuple(SIZE - 1 - _away(square, goal) for square in _SQUARES) for goal in GOALS)
