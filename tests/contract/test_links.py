"""Every game can be sent as a link: a position, a whole game, a game as it stood some steps ago."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, quote, urlencode

import pytest

from contract.playing import GAMES, finished, having, looked_at
from ludoteca import About, BadLink, Table
from ludoteca.kernel import link as links
from ludoteca.kernel.link import Link
from ludoteca.page import new_desk

# What a message may be long and still be sent everywhere.
MOST_LETTERS = 2_000


def ask(desk: Any, **request: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(desk.handle(json.dumps(request)))
    return reply


@pytest.mark.parametrize("about", having("read", "write"))
@pytest.mark.parametrize("seed", [1, 7])
def test_a_link_to_a_position_leads_there(about: About, seed: int) -> None:
    for table in looked_at(about, seed):
        position = table.game.write(table.state)  # type: ignore[attr-defined]
        text = links.write(Link(about.slug, position=position))

        assert parse_qs(text) == {"g": [about.slug], "p": [position]}
        for written in (text, f"#p={quote(position, safe='')}", urlencode({"p": position, "g": about.slug})):
            there = Table.linked(links.read(written), about.slug)
            assert there.game.write(there.state) == position  # type: ignore[attr-defined]


@pytest.mark.parametrize("about", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_link_to_a_whole_game_is_short_and_leads_to_each_of_its_steps(about: About, seed: int) -> None:
    table = finished(about, seed)
    text = links.write(Link(about.slug, record=table.record()))

    assert len(text) < MOST_LETTERS
    assert Table.linked(links.read(text)).record() == table.record()
    for ply in (0, 1, len(table.steps) // 2, len(table.steps)):
        there = Table.linked(links.read(f"{text}&ply={ply}"), about.slug)
        assert there.state == (table.steps[ply - 1].state if ply else table.start)
        assert [step.state for step in there.line] == [step.state for step in table.steps]


@pytest.mark.parametrize("about", GAMES)
def test_the_desk_opens_its_own_link_to_a_game_and_steps_through_it(about: About) -> None:
    table, desk = finished(about, 3), new_desk()
    ask(desk, do="load", record=table.record(), humans=[0])
    ask(desk, do="goto", ply=1)
    link = ask(desk, do="link")["link"]["record"]

    other = new_desk()
    frame = ask(other, do="open", link=link, game=about.slug, humans=[0], tall=True)["frame"]
    assert (frame["game"], frame["ply"], frame["steps"]) == (about.slug, 1, len(table.steps))
    assert frame["redo"]
    for ply, shown in ((0, 0), (10**6, len(table.steps)), (-5, 0), (2, 2)):
        assert ask(other, do="goto", ply=ply)["frame"]["ply"] == shown
    assert ask(other, do="goto", ply=10**6)["frame"]["record"] == table.record()


@pytest.mark.parametrize("about", having("veil"))
def test_a_secret_position_is_never_linked_and_a_player_does_not_go_back_behind_it(about: About) -> None:
    desk = new_desk()
    frame = ask(desk, do="new", game=about.slug, humans=[0])["frame"]
    table = Table.replay(frame["record"])
    while len(table.steps) < 3 and table.asks():
        seat = table.asks()[0].seat
        move = next(iter(table.legal(seat)))
        table.play(seat, move)
        ask(desk, do="play", seat=seat, move=move)

    assert ask(desk, do="link")["link"]["position"] is None
    back = ask(desk, do="goto", ply=0)["frame"]
    assert (back["ply"], back["note"]) == (3, ["nothing-to-undo"])
    assert ask(desk, do="link")["link"]["secret"]
    # Whoever only watches learns nothing that could be of use.
    watched = ask(desk, do="view", humans=[])["frame"]
    assert watched["undo"]
    assert ask(desk, do="undo")["frame"]["ply"] == 2
    assert ask(desk, do="goto", ply=0)["frame"]["ply"] == 0


@pytest.mark.parametrize("about", GAMES)
def test_a_game_as_text_becomes_a_link_and_comes_back(about: About) -> None:
    table, desk = finished(about, 5), new_desk()
    link = ask(desk, do="link", record=table.record())["link"]
    assert link["position"] is None
    assert ask(desk, do="open", link=link["record"])["frame"]["record"] == table.record()
    assert ask(desk, do="link")["link"]["play"] == table.record()
    assert not ask(desk, do="link")["link"]["secret"]
    assert ask(desk, do="link", record="rubbish")["error"][0] == "bad-record"


@pytest.mark.parametrize("about", GAMES)
def test_a_damaged_link_to_a_game_is_told_from_a_whole_one(about: About) -> None:
    text = links.write(Link(about.slug, record=finished(about, 1).record()))
    for damaged in (text[:-1], text[:-7], text[: len(text) // 2], text.replace("r=1", "r=1!"), text + "AAAA"):
        with pytest.raises(BadLink) as caught:
            links.read(damaged)
        assert caught.value.text.id == "link-cut"
