"""Sushi Go's positions: written, read back, and refused in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from contract.playing import play_on, set_up
from games.sushigo import HELD, SUSHIGO, after
from ludoteca import Luck, Table
from ludoteca.games.sushigo.cards import pack
from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.shelf import about

EXAMPLE = "- eqq:c,123: - *"


@pytest.mark.parametrize("seed", range(6))
def test_every_state_of_a_game_reads_back_with_its_secrets_and_its_deck(seed: int) -> None:
    for table in play_on(set_up(about("sushigo"), seed), Luck(seed)):
        assert SUSHIGO.read(SUSHIGO.write(table.state)) == table.state


def test_a_short_example_has_the_rest_of_the_pack_as_its_deck() -> None:
    state = SUSHIGO.read(EXAMPLE)

    assert replace(state, deck=()) == replace(HELD, deck=())
    assert sorted(state.deck) == sorted(HELD.deck)
    assert SUSHIGO.write(state) == EXAMPLE
    assert SUSHIGO.census(state) == SUSHIGO.census(Table(SUSHIGO, 2).state)
    assert state.deck[:10] != state.deck[10:20], "it is shuffled"


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (("0: keep egg",), "- eqq:c:e,123: - *"),
        (("0: keep egg", "0: enough"), "- eqq:c:e!,123: - *"),
        (("0: keep egg", "0: also squid"), "- eqq:c:eq,123: - *"),
        (("1: keep maki2",), "- eqq:c,123::2 - *"),
    ],
)
def test_what_is_chosen_is_written_and_whether_that_is_all(moves: tuple[str, ...], text: str) -> None:
    state = after(SUSHIGO.read(EXAMPLE), *moves)

    assert SUSHIGO.write(state) == text
    assert SUSHIGO.read(text) == state


def test_chopsticks_that_all_saw_put_back_are_marked() -> None:
    state = after(SUSHIGO.read(EXAMPLE), "0: keep egg", "0: also squid", "1: keep maki1")

    assert SUSHIGO.write(state) == "- 23:eq,qC:1 - *"


def test_a_deck_is_written_out_unless_it_lies_in_the_set_way() -> None:
    state = replace(HELD, deck=tuple(reversed(HELD.deck)))

    assert SUSHIGO.read(SUSHIGO.write(state)) == state
    assert len(SUSHIGO.write(state).split()[3]) == len(pack(False)) - 7


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "position-fields"),
        ("- ee:,ll: -", "position-fields"),
        ("x ee:,ll: - *", "position-variants"),
        ("- ee:,lx: - *", "position-card"),
        ("- ee: - *", "position-seats"),
        ("- ee,ll: - *", "position-seats"),
        ("- ee::,ll: - *", "position-seats"),
        ("- ee:,ll:,tt:,ss:,dd:,pp: - *", "position-seats"),
        ("- ee:,lll: - *", "position-uneven"),
        ("- e:,l: - *", "position-few"),
        ("- ttttt:tttttt,sssss:s - *", "position-many"),
        ("- ee:,ll: ,/,/, *", "position-over"),
        ("- :t,: ,/,/, *", "position-over"),
        ("- ee:,ll: e/l *", "position-rounds"),
        ("- ee:,ll: ttttttttttt,s *", "position-served"),
        ("- :,: ,/,/,/, *", "position-rounds"),
        ("- ee:,ly: - *", "position-soy"),
        ("- eee:,eee: - *", "position-pack"),
        ("- ee::l,ll: - *", "position-chosen-hand"),
        ("- ee::ee,ll: - *", "position-chosen"),
        ("- ee::e!,ll: - *", "position-enough"),
        ("- ee:c:ee!,ll: - *", "position-enough"),
        ("- ee::e,ll::l - *", "position-ready"),
        ("- ee:,ll: - ttt", "position-deck"),
    ],
)
def test_what_is_no_position_is_refused_by_name(text: str, id: str) -> None:
    with pytest.raises(BadPosition) as refused:
        SUSHIGO.read(text)

    assert refused.value.text.id == id
    assert str(refused.value)
