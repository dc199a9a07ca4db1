"""What a link points at on the table that is played on: over what is seen there now, and told to ears."""

from __future__ import annotations

import json
from typing import Any

from ludoteca import load
from ludoteca.kernel.desk import Desk
from ludoteca.kernel.table import Table
from ludoteca.kit import diagram
from ludoteca.page import new_desk

NOTHING: dict[str, Any] = {"nodes": [], "mark": [], "arrow": []}
START = "....../....../..#.../...*../....../...... p 8888 -"


def ask(desk: Desk, **message: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(desk.handle(json.dumps(message)))
    return reply


def test_marks_and_arrows_are_those_of_a_diagram_of_the_same_position() -> None:
    for tall in (False, True):
        desk = new_desk()
        ask(desk, do="open", link=f"g=oxono&p={START.replace('#', '%23')}", tall=tall)
        found = ask(desk, do="point", mark="d4,e5", arrow="c4-d5")["point"]
        scene = load("oxono").draw(Table.at(load("oxono"), START).state, 0, tall)
        over = diagram.with_pointers(scene, "d4,e5", "c4-d5").nodes[len(scene.nodes) :]
        assert found["nodes"] == [json.loads(json.dumps(node.json())) for node in over]
        assert (found["mark"], found["arrow"]) == (["d4", "e5"], [["c4", "d5"]])


def test_only_what_its_viewer_sees_can_be_pointed_at() -> None:
    desk = new_desk()
    ask(desk, do="new", game="sushigo", seats=2, seed=7, humans=[1])
    seen = {node["name"] for node in ask(desk, do="view")["frame"]["scene"]["nodes"] if "name" in node}
    hand = {move.split()[-1] for move in Table(load("sushigo"), 2, 7).legal(0)}
    secret = next(iter(sorted(hand - seen)))
    assert ask(desk, do="point", mark=secret)["error"][0] == "bad-mark"
    assert ask(desk, do="point", mark=next(iter(sorted(seen))))["point"]["nodes"]


def test_behind_the_curtain_nothing_is_looked_for_and_in_front_of_it_what_that_seat_sees() -> None:
    desk = new_desk()
    ask(desk, do="open", link="g=sushigo&p=- ss:wwc,ss:wwc - *", humans=[0, 1])
    assert ask(desk, do="point", mark="sashimi")["point"] == NOTHING
    ask(desk, do="face", seat=0)
    found = ask(desk, do="point", mark="sashimi")["point"]
    assert found["mark"] == [["card", {"card": "sashimi"}]]
    assert found["nodes"]
    assert ask(desk, do="point", mark="wasabi")["error"][0] == "bad-mark"


def test_what_is_not_there_is_one_sentence_and_without_a_game_there_is_nothing() -> None:
    desk = new_desk()
    assert ask(desk, do="point", mark="d4")["error"] == ["no-game"]
    ask(desk, do="new", game="oxono")
    assert ask(desk, do="point", mark="z9")["error"][0] == "bad-mark"
    assert ask(desk, do="point", mark=7)["error"][0] == "bad-message"
    assert ask(desk, do="point")["point"] == NOTHING
