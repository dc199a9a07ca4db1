"""What players of Claim may not know, and what they imagine instead."""

from __future__ import annotations

from collections import Counter

import pytest

from games.claim import CLAIM, first_phase, game, played
from ludoteca import Luck, Table
from ludoteca.games.claim.cards import DECK, HIDDEN, faction_of, in_order
from ludoteca.games.claim.rules import TRICKS, Play, State, Trick, playable


def test_a_view_hides_the_other_hand_the_deck_and_what_the_other_drew() -> None:
    state = game(2, 12).state
    view = CLAIM.veil(state, 0)

    assert view.hands == (state.hands[0], (HIDDEN,) * len(state.hands[1]))
    assert set(view.deck) == {HIDDEN} and len(view.deck) == len(state.deck)
    assert view.drawn == (state.drawn[0], (HIDDEN,) * len(state.drawn[1]))
    assert (view.prize, view.tricks) == (state.prize, state.tricks)


@pytest.mark.parametrize("seed", range(10))
def test_imagining_never_looks_beneath_the_veil(seed: int) -> None:
    """A bot is given a view: it can imagine from it, and is asked the same as at the table."""
    table = game(seed)
    for state in [table.start, *(step.state for step in table.steps)]:
        for seat in (0, 1):
            view = CLAIM.veil(state, seat)
            assert CLAIM.imagine(view, seat, Luck(seed)) == CLAIM.imagine(state, seat, Luck(seed))
            own = [ask for ask in CLAIM.asks(state) if ask.seat == seat]
            assert [ask for ask in CLAIM.asks(view) if ask.seat == seat] == own


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_is_a_whole_deal_in_which_the_game_so_far_was_legal(seed: int) -> None:
    table = game(seed)
    for count, now in enumerate(table.steps):
        for seat in (0, 1):
            world = CLAIM.imagine(now.state, seat, Luck(seed * 100 + count))
            assert CLAIM.census(world) == Counter(DECK)
            if len(world.tricks) < TRICKS:
                assert_could_have_happened(world, 1 - seat)


def assert_could_have_happened(world: State, seat: int) -> None:
    """Go back trick by trick in the first phase: what this seat answered was always allowed."""
    hand = world.hands[seat]
    if world.lead and world.leader == seat:
        hand = (*hand, world.lead)
    for trick in reversed(world.tricks):
        if trick.leader == seat:
            hand = (*hand, trick.lead)
        else:
            hand = (*hand, trick.second)
            assert trick.second in playable(in_order(hand), trick.lead)


def test_in_the_second_phase_the_other_hand_can_be_counted_out() -> None:
    table = game(8)
    for now in table.steps[25:]:
        for seat in (0, 1):
            assert CLAIM.imagine(now.state, seat, Luck(1)) == now.state


@pytest.mark.parametrize("seed", [2, 18, 19, 53])
def test_imagined_worlds_spread_evenly_over_what_is_possible(seed: int) -> None:
    """An unseen card is in the other hand, or on top of the deck, as often as its share says."""
    state, runs = game(seed, 16).state, 4000
    worlds = [CLAIM.imagine(state, 0, Luck(number)) for number in range(runs)]
    unseen = Counter((*state.hands[1], *state.drawn[1], *state.deck))
    holdable = Counter({card: unseen[card] for card in unseen if faction_of(card) not in lacks(state, 1)})
    held = Counter(card for world in worlds for card in world.hands[1])
    share = len(state.hands[1]) / holdable.total()

    assert set(held) == set(holdable)
    for card, copies in holdable.items():
        assert_about(held[card], runs * copies, share)
    tops = Counter(world.deck[0] for world in worlds)
    for card, copies in unseen.items():
        rest = 1 - share if card in holdable else 1
        assert_about(tops[card], runs, copies * rest / (unseen.total() - len(state.hands[1])))


def lacks(state: State, seat: int) -> set[str]:
    return {
        faction_of(trick.lead)
        for trick in state.tricks
        if trick.leader != seat and faction_of(trick.second) not in (faction_of(trick.lead), "doppelganger")
    }


def assert_about(found: int, tries: int, share: float) -> None:
    """Within five standard deviations of what chance would give."""
    assert abs(found - tries * share) <= 5 * (tries * share * (1 - share)) ** 0.5


def test_what_the_other_was_seen_to_lack_is_never_in_an_imagined_hand() -> None:
    state = Table(CLAIM, seed=1, options={"leader": "first"}).state
    lacking = (
        Trick(0, "undead-4", "dwarf-0", "goblin-0"),
        Trick(0, "doppelganger-9", "knight-2", "goblin-0"),
    )
    state = state._replace(
        hands=(state.hands[0][:11], in_order([c for c in DECK if c.startswith("knight")][1:8])),
        tricks=lacking,
    )
    worlds = [CLAIM.imagine(state, 0, Luck(number)) for number in range(300)]
    factions = Counter(faction_of(card) for world in worlds for card in world.hands[1])

    assert set(factions) == {"goblin", "knight", "dwarf"}
    assert {faction_of(card) for world in worlds for card in world.deck} >= {"undead", "doppelganger"}


def test_the_loser_alone_is_told_what_was_drawn() -> None:
    state = first_phase(("dwarf-4 goblin-1", "dwarf-5 goblin-2"), "undead-9", "knight-8 knight-9 goblin-0")
    middle = played(state, "dwarf-4")
    after = played(middle, "dwarf-5")
    told = [CLAIM.tell(middle, 1, Play("dwarf-5"), after, reader) for reader in (0, 1, None)]

    assert told[0].args["drawn"] == "knight" and told[0].args["drawn_value"] == 8
    assert told[1] == told[2]
    assert "drawn" not in told[1].args
