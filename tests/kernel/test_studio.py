"""Diagrams over the desk: positions built by hand, pictures, and whatever else is asked for."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.playing import having
from ludoteca import About, Node, Scene, Table, load
from ludoteca.games.oxono import edit as oxono_edit
from ludoteca.kernel import editing, studio
from ludoteca.kernel.desk import Desk
from ludoteca.page import new_desk
from ludoteca.words import Words

START = "....../....../..#.../...*../....../...... p 8888 -"
SVG = "{http://www.w3.org/2000/svg}"


def ask(desk: Desk | None = None, **message: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads((desk or new_desk()).handle(json.dumps(message)))
    return reply


def edited(*edits: str, **more: Any) -> dict[str, Any]:
    reply = ask(do="edit", game="oxono", edits=list(edits), **more)
    assert set(reply) == {"edit"}, reply
    found: dict[str, Any] = reply["edit"]
    return found


def test_without_edits_the_position_of_the_link_is_shown() -> None:
    shown = edited(link="p=....../...*x./..%23.../....../....../......+b+7888+-")
    assert shown["position"] == "....../...*x./..#.../....../....../...... b 7888 -"
    assert shown["error"] is None
    assert shown["found"]["e5"] == "x0" and shown["found"]["d5"] == "x" and shown["found"]["a1"] == "empty"
    assert shown["places"]["x"] == "d5"
    assert shown["link"].startswith("g=oxono&p=")


def test_without_a_link_it_is_an_opening() -> None:
    assert edited()["position"] in (START, START.translate(str.maketrans("*#", "#*")))


@pytest.mark.parametrize("about", having("veil", "write", "read"))
def test_without_a_link_nobodys_hand_in_a_visitors_first_game_is_told(about: About) -> None:
    first = Table(load(about.slug))
    shown = ask(do="edit", game=about.slug)["edit"]
    assert shown["text"] != first.game.write(first.state)  # type: ignore[attr-defined]
    assert shown["seats"] == first.seats


@pytest.mark.parametrize(("game", "is_secret"), [("oxono", False), ("sushigo", True)])
def test_it_is_told_whether_the_seats_see_different_things(game: str, is_secret: bool) -> None:
    assert ask(do="edit", game=game)["edit"]["secret"] is is_secret


def test_edits_follow_each_other() -> None:
    shown = edited("clear", "put x0 d4", "put x d5", "choose mover 1")
    assert shown["position"] == "....../...*../..#x../....../....../...... b 7888 -"
    (mover,) = [setting for setting in shown["settings"] if setting["name"] == "mover"]
    assert mover["chosen"] == "1"
    assert [choice[0] for choice in mover["choices"]] == ["0", "1"]
    assert [thing["name"] for thing in shown["things"]] == ["empty", "x0", "o0", "x1", "o1", "x", "o"]


def test_what_is_impossible_is_drawn_and_told() -> None:
    shown = edited("clear", *(f"put x0 {column}{row}" for row in (1, 6) for column in "abcdef"))
    assert shown["position"] is None and shown["link"] is None
    assert shown["error"][0] == "position-pieces"
    assert shown["error"][1] == {"symbol": "x", "owner": 0, "number": 12, "most": 8}
    said = Words("en", "oxono")
    drawn = [node["label"] for node in shown["scene"]["nodes"] if node.get("label", [""])[0] == "label-piece"]
    assert len(drawn) == 12
    assert said.knows("position-pieces")


def test_only_the_last_edit_is_told_why_it_has_put_nothing() -> None:
    refused = edited("clear", "put x0 c4")
    assert refused["refused"] == ["edit-why-totem", {"symbol": "o"}]
    assert refused["text"] == edited("clear")["text"]
    for edits in (["clear", "put x0 c4", "put x0 d4"], ["put x0 c4", "clear"], ["clear", "put o c4"], []):
        assert "refused" not in edited(*edits)


def test_marks_and_arrows_lie_over_the_board_and_wrong_ones_are_told() -> None:
    plain, pointed = edited(), edited(mark="d4", arrow="c4-d5")
    assert len(pointed["scene"]["nodes"]) == len(plain["scene"]["nodes"]) + 3
    wrong = edited(mark="z9")
    assert wrong["mismarked"][0] == "bad-mark"
    assert wrong["scene"] == plain["scene"]


def test_one_wrong_mark_takes_no_other_away() -> None:
    sound = edited(mark="d4", arrow="c4-d5")
    shown = edited(mark="z9,d4,,", arrow="a1,c4-d5,d4-d4")
    assert shown["mismarked"] == [
        "bad-mark",
        {"found": "z9", "places": "a1–a6, b1–b6, c1–c6, d1–d6, e1–e6, f1–f6, o, rack0–rack1, x"},
    ]
    assert (shown["mark"], shown["arrow"]) == (["d4"], [["c4", "d5"]])
    assert shown["scene"] == sound["scene"]
    assert "mismarked" not in sound


def test_too_many_marks_are_told_and_the_first_stay() -> None:
    squares = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]
    arrows = [f"a1-{square}" for square in squares[1:]]
    shown = edited(mark=",".join(squares), arrow=",".join(arrows))
    assert shown["mismarked"][0] == "too-many-marks"
    assert (len(shown["mark"]), len(shown["arrow"])) == (36, 24)


def test_an_arrow_between_names_with_hyphens_is_told_as_two() -> None:
    shown = ask(
        do="edit",
        game="onitama",
        link="p=s1m1s/5/5/5/S1M1S+b+sea-snake,boar+horse,crab+ox",
        arrow="sea-snake-c3",
    )
    assert shown["edit"]["arrow"] == [["sea-snake", "c3"]]


def test_a_game_without_an_editor_is_shown_and_its_position_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (editing, studio):
        monkeypatch.setattr(module, "editor_of", lambda game: None)
    shown = ask(do="edit", game="claim")["edit"]
    assert shown["things"] == [] and shown["settings"] == []
    assert shown["position"]
    assert "bench" not in shown
    assert ask(do="edit", game="claim", edits=["clear"])["error"][0] == "bad-message"


def test_on_a_bench_everything_lies_open_and_marks_stay_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Node("rect", (0, 0, 50, 70), name="hand1-0")
    monkeypatch.setattr(
        oxono_edit, "lay_out", lambda state, seat, tall: Scene(70, 90, (card,)), raising=False
    )
    shown = edited(mark="d4")
    assert shown["bench"]["scene"] == {"size": [70, 90], "nodes": [card.json()]}
    assert shown["bench"]["places"] == {"hand1-0": "hand1-0"}
    assert shown["bench"]["found"] == {"hand1-0": ""}
    assert shown["scene"]["size"] != [70, 90] and shown["found"]["d4"] == "empty"
    assert edited(mark="hand1-0")["mismarked"][0] == "bad-mark"


@pytest.mark.parametrize("do", ["edit", "diagram"])
def test_a_game_that_writes_no_positions_has_none_to_edit_or_to_draw(do: str) -> None:
    assert ask(do=do, game="peek")["error"] == ["no-positions", {"game": "Peek"}]


def test_who_has_left_the_table_does_not_look_at_it() -> None:
    shown = ask(do="edit", game="knister", edits=["choose seats 3", "put 7 a1 2"], seat=2)["edit"]
    assert (shown["seat"], shown["found"]["a1"]) == (2, "7")
    assert ask(do="edit", game="knister", edits=["choose seats 1"], seat=2)["edit"]["seat"] == 0


@pytest.mark.parametrize(
    "message",
    [
        {"do": "edit"},
        {"do": "edit", "game": "nowhere"},
        {"do": "edit", "game": "oxono", "link": "p=rubbish"},
        {"do": "edit", "game": "oxono", "link": "r=1cut"},
        {"do": "edit", "game": "oxono", "edits": ["put x0"]},
        {"do": "edit", "game": "oxono", "edits": ["put king d4"]},
        {"do": "edit", "game": "oxono", "edits": ["put x0 d4 x"]},
        {"do": "edit", "game": "oxono", "edits": ["choose mover 7"]},
        {"do": "edit", "game": "oxono", "edits": ["clear"] * 2001},
        {"do": "edit", "game": "oxono", "edits": [1]},
        {"do": "diagram"},
        {"do": "diagram", "game": "oxono", "theme": "purple"},
        {"do": "diagram", "game": "oxono", "mark": "z9"},
        {"do": "diagram", "game": "oxono", "said": ["too few"]},
    ],
)
def test_what_cannot_be_done_is_one_sentence(message: dict[str, Any]) -> None:
    desk = new_desk()
    reply = json.loads(desk.handle(json.dumps(message)))
    assert set(reply) == {"error"}
    assert desk.table is None


def test_a_desk_without_an_artist_makes_no_diagrams() -> None:
    assert ask(Desk(), do="edit", game="oxono")["error"][0] == "bad-message"


def test_a_diagram_asks_for_its_words_and_puts_them_where_they_belong() -> None:
    request = {
        "do": "diagram",
        "game": "oxono",
        "link": "g=oxono&p=" + START.replace("#", "%23"),
        "mark": "d4",
    }
    texts = ask(**request)["diagram"]["texts"]
    said = [f"<{index} & {text[0]}>" for index, text in enumerate(texts)]
    svg = ask(**request, said=said)["diagram"]["svg"]
    root = ElementTree.fromstring(svg)
    assert root.findtext(f"{SVG}title") == "Oxono"
    assert (root.findtext(f"{SVG}desc") or "").split("; ") == said
    assert [text[0] for text in texts][-1] == "diagram-marked"


def test_a_diagram_of_the_game_that_is_played_shows_what_its_viewer_may_see() -> None:
    desk = new_desk()
    for humans in ([0], [1]):
        ask(desk, do="new", game="claim", seed=3, humans=humans)
        texts = ask(desk, do="diagram", whole=True)["diagram"]["texts"]
        assert desk.table is not None
        scene = desk.table.game.draw(desk.table.state, humans[0], False)
        labels = {json.dumps(node.label.json()) for node in scene.nodes if node.label}
        assert {json.dumps(text) for text in texts} >= labels
        other = desk.table.game.draw(desk.table.state, 1 - humans[0], False)
        others = {json.dumps(node.label.json()) for node in other.nodes if node.label} - labels
        assert others and not others & {json.dumps(text) for text in texts}


WORDS = st.sampled_from(
    [
        "put",
        "choose",
        "clear",
        "x0",
        "o1",
        "x",
        "d4",
        "a1",
        "z9",
        "mover",
        "moved",
        "-",
        "1",
        "0",
        "empty",
        "",
    ]
)


@given(
    edits=st.lists(st.lists(WORDS, max_size=5).map(" ".join), max_size=6),
    mark=st.text(max_size=12),
    arrow=st.text(alphabet="abcdef123456-,", max_size=12),
    link=st.text(alphabet="gp=&oxn%20+/.*#b78-r1", max_size=40),
)
def test_rubbish_is_answered_by_an_edit_or_one_of_our_errors(
    edits: list[str], mark: str, arrow: str, link: str
) -> None:
    for do in ("edit", "diagram"):
        reply = ask(do=do, game="oxono", edits=edits, mark=mark, arrow=arrow, link=link)
        assert set(reply) in ({do}, {"error"})
