"""The worker's door: what the page sends and gets."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.page import new_desk


class Page:
    """A page that talks to a desk of its own."""

    def __init__(self, **start: Any) -> None:
        self.desk = new_desk()
        self.frame: dict[str, Any] = {}
        self.say(**{"do": "new", "game": "oxono", "options": {"totems": "fixed"}, "humans": [0]} | start)

    def say(self, **message: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(self.desk.handle(json.dumps(message)))
        self.frame = reply.get("frame", self.frame)
        return reply

    def tap(self, *names: str) -> dict[str, Any]:
        return [self.say(do="tap", name=name) for name in names][-1]


def test_a_new_game_asks_for_a_totem() -> None:
    frame = Page().frame

    assert frame["prompt"] == ["prompt-move"]
    assert sorted(frame["live"]) == ["o", "x"]
    assert (frame["turn"], frame["actor"], frame["seat"]) == ([0], 0, 0)
    assert (frame["chosen"], frame["spare"], frame["buttons"], frame["last"], frame["log"]) == (
        [],
        [],
        [],
        [],
        [],
    )
    assert (frame["undo"], frame["redo"], frame["over"], frame["scores"]) == (False, False, None, None)
    assert frame["position"] == "....../....../..#.../...*../....../...... p 8888 -"


def test_taps_choose_a_totem_then_its_square_then_the_pieces() -> None:
    page = Page()
    page.tap("x")
    assert page.frame["chosen"] == ["x"]
    assert page.frame["spare"] == ["o"]
    assert {"d4", "d6", "a3"} <= set(page.frame["live"])

    page.tap("d5")
    assert page.frame["prompt"] == ["prompt-place", {"symbol": "x"}]
    assert sorted(page.frame["live"]) == ["c5", "d4", "d6", "e5"]
    assert page.frame["last"] == ["x"]

    page.tap("e5")
    assert page.frame["turn"] == [1]
    assert page.frame["actor"] is None
    assert page.frame["prompt"] == ["waiting-for", {"seat": 1}]
    assert sorted(page.frame["last"]) == ["e5", "x"]
    assert [line["turn"] for line in page.frame["log"]] == [1, 1]


def test_an_impossible_tap_says_why_and_keeps_what_was_chosen() -> None:
    page = Page()
    page.tap("x")
    reply = page.tap("e4")

    assert reply["why"] == ["why-straight", {"square": "e4"}, "slide"]
    assert reply["where"] == "e4"
    assert page.frame["chosen"] == ["x"]
    assert page.tap("nowhere")["why"] == ["not-live"]
    assert page.tap("")["why"] == ["not-live"]


def test_all_that_may_be_done_is_told_and_why_something_else_may_not() -> None:
    page = Page()
    page.tap("x")
    before = page.frame
    reply = page.say(do="moves")

    assert set(reply) == {"moves"}
    assert {"move x d4", "move o d4"} <= set(reply["moves"])
    assert page.say(do="moves", words="move x d4") == reply
    assert page.say(do="moves", words="move x e4")["why"] == ["why-straight", {"square": "e4"}, "slide"]
    assert page.say(do="moves", words=3)["error"] == ["bad-message", {"found": "moves: words"}]
    # The half-made move is as it was.
    assert page.say(do="view")["frame"] == before
    waiting = Page(humans=[1]).say(do="moves", words="move x d4")
    assert waiting == {"moves": [], "why": ["not-asked", {"seat": 0}]}
    assert "no-game" in json.dumps(json.loads(new_desk().handle('{"do":"moves"}')))


def test_behind_the_curtain_nobody_is_told_what_may_be_done() -> None:
    page = Page(game="claim", options={}, humans=[0, 1])

    assert page.frame["curtain"] == 0
    assert page.say(do="moves", words="play goblin-0") == {"moves": [], "why": ["pass-device", {"seat": 0}]}
    page.say(do="face", seat=0)
    assert len(page.say(do="moves")["moves"]) > 1


def test_a_tap_when_another_seat_is_asked_says_whose_turn_it_is() -> None:
    page = Page(humans=[1])

    assert page.tap("x")["why"] == ["not-asked", {"seat": 0}]


def test_undo_goes_back_to_the_persons_own_last_decision() -> None:
    page = Page()
    page.tap("x", "d5", "e5")
    page.say(do="play", seat=1, move="move o c5")
    page.say(do="play", seat=1, move="place b5")
    assert page.frame["undo"]

    page.say(do="undo")
    assert page.frame["ply"] == 1
    assert page.frame["prompt"] == ["prompt-place", {"symbol": "x"}]

    page.say(do="redo")
    assert page.frame["ply"] == 4
    assert page.frame["actor"] == 0


def test_undo_first_takes_back_the_taps() -> None:
    page = Page()
    page.tap("x")
    page.say(do="undo")

    assert page.frame["chosen"] == []
    assert not page.frame["undo"]


def test_before_the_persons_first_decision_there_is_nothing_to_undo() -> None:
    page = Page(humans=[1])
    page.say(do="play", seat=0, move="move x d5")

    assert not page.frame["undo"]
    assert page.say(do="undo")["frame"]["note"] == ["nothing-to-undo"]
    assert page.frame["ply"] == 1


def test_two_people_undo_one_decision_at_a_time() -> None:
    page = Page(humans=[0, 1])
    page.tap("x", "d5", "e5", "o")
    page.say(do="undo")
    page.say(do="undo")

    assert page.frame["ply"] == 1


def test_the_record_in_a_frame_loads_to_the_same_frame() -> None:
    page = Page()
    page.tap("x", "d5", "e5")
    frame = page.frame
    page.say(do="load", record=frame["record"], humans=[0])

    assert page.frame == frame


def test_a_position_opens_and_a_bad_one_keeps_the_game() -> None:
    page = Page()
    page.tap("x", "d5", "e5")
    record = page.frame["record"]
    reply = page.say(do="open", link="g=oxono&p=rubbish")

    assert reply["error"][0] == "position-fields"
    assert page.say(do="view", tall=True)["frame"]["record"] == record

    page.say(do="open", game="oxono", link="p=%23o..../X...../....../...*../....../...... p 8778 -")
    assert page.frame["ply"] == 0
    assert page.frame["live"] == ["x", "o"]


def test_the_prompt_follows_the_taps_of_a_half_made_move() -> None:
    page = Page()
    before = page.frame["prompt"]
    page.tap("x")
    assert (before, page.frame["prompt"]) == (["prompt-move"], ["prompt-to", {"symbol": "x"}])
    page.tap("o")
    assert page.frame["prompt"] == ["prompt-to", {"symbol": "o"}]
    page.tap("o")
    assert page.frame["prompt"] == before


def test_turning_the_phone_keeps_the_taps() -> None:
    page = Page()
    page.tap("x")
    wide = page.frame["scene"]["size"]
    page.say(do="view", tall=True)

    assert page.frame["chosen"] == ["x"]
    assert page.frame["tall"]
    assert page.frame["scene"]["size"] != wide


def test_a_finished_game_shows_who_won_and_takes_no_more_taps() -> None:
    page = Page()
    link = "g=oxono&p=xox.../....../...*../...%23../....../......+p+6788+-"
    page.say(do="open", link=link, humans=[0])
    page.tap("x", "d5", "d6")

    assert page.frame["over"]["winners"] == [0]
    assert page.frame["over"]["text"] == ["reason-colour"]
    assert page.frame["live"] == []
    assert page.tap("d1")["why"] == ["game-over"]
    assert page.frame["undo"]


def test_a_bot_thinks_in_slices_and_can_be_stopped() -> None:
    page = Page()
    record = page.frame["record"]
    assert page.say(do="think", record=record, seat=0, level=2, seed=1) == {"thinking": True}
    for _ in range(10_000):
        reply = page.say(do="slice", ms=20)
        if "move" in reply:
            break
        assert 0 <= reply["progress"]["share"] <= 1
    assert reply["move"] in page.desk.table.legal(0)  # type: ignore[union-attr]

    page.say(do="think", record=record, seat=0, level=5, seed=1)
    assert "progress" in page.say(do="slice", ms=-1)
    assert page.say(do="stop")["move"] in page.desk.table.legal(0)  # type: ignore[union-attr]
    assert page.say(do="slice", ms=20)["error"] == ["no-thought"]
    assert page.say(do="think", record=record, seat=1, level=2)["error"] == ["not-asked", {"seat": 0}]
    assert page.say(do="think", record=record, seat=0, level=9)["error"][0] == "bad-level"


def test_a_slice_of_any_length_is_a_slice() -> None:
    page = Page()
    page.say(do="think", record=page.frame["record"], seat=0, level=1, seed=1)

    assert "move" in page.say(do="slice", ms=10**400)


def test_a_person_is_never_shown_another_hand() -> None:
    page = Page(game="peek", options={}, humans=[1], seats=2, seed=4)
    names = {node.get("name") for node in page.frame["scene"]["nodes"]} - {None}

    assert names == {words.split()[1] for words in page.desk.table.legal(1)}  # type: ignore[union-attr]


def test_people_with_secrets_pass_the_device_behind_a_curtain() -> None:
    page = Page(game="peek", options={}, humans=[0, 1], seats=2, seed=4)
    cards = [list(page.desk.table.legal(seat)) for seat in (0, 1)]  # type: ignore[union-attr]

    def shown() -> set[str]:
        return {node["name"] for node in page.frame["scene"]["nodes"] if "name" in node}

    assert page.frame["prompt"] == ["pass-device", {"seat": 0}]
    assert (page.frame["curtain"], page.frame["private"], page.frame["seat"]) == (0, True, None)
    assert (shown(), page.frame["live"]) == (set(), [])
    assert page.tap(cards[0][0].split()[1])["why"] == ["pass-device", {"seat": 0}]

    page.say(do="face", seat=1)
    assert page.frame["curtain"] == 0
    page.say(do="face", seat=0)
    assert page.frame["curtain"] is None
    assert shown() == {words.split()[1] for words in cards[0]}

    page.tap(cards[0][1].split()[1])
    assert (page.frame["curtain"], page.frame["seat"], shown()) == (1, None, set())
    assert page.frame["log"] == [{"ply": 1, "seat": 0, "turn": 1, "text": ["told-kept"]}]
    assert not page.frame["undo"]

    page.say(do="face", seat=1)
    page.tap(cards[1][0].split()[1])
    assert page.frame["curtain"] == 0


def test_coming_back_in_the_middle_of_secret_choices_shows_nothing_of_them() -> None:
    page = Page(game="peek", options={}, humans=[0, 1], seats=2, seed=4)
    page.say(do="face", seat=0)
    page.tap(next(iter(page.desk.table.legal(0))).split()[1])  # type: ignore[union-attr]
    page.say(do="load", record=page.frame["record"], humans=[0, 1])

    assert page.frame["curtain"] == 1
    assert not [node for node in page.frame["scene"]["nodes"] if "name" in node]


def test_one_person_among_bots_needs_no_curtain_and_takes_back_only_the_own_last_step() -> None:
    page = Page(game="peek", options={}, humans=[0], seats=2, seed=4)
    page.tap(next(iter(page.desk.table.legal(0))).split()[1])  # type: ignore[union-attr]

    assert (page.frame["curtain"], page.frame["private"], page.frame["undo"]) == (None, False, True)
    words = next(iter(page.desk.table.legal(1)))  # type: ignore[union-attr]
    page.say(do="play", seat=1, move=words)
    assert not page.frame["undo"]


def test_a_person_who_sits_down_later_has_choices() -> None:
    page = Page(humans=[1])
    assert page.frame["live"] == []

    assert sorted(page.say(do="view", humans=[0])["frame"]["live"]) == ["o", "x"]


def test_whoever_is_asked_again_what_began_the_turn_begins_another() -> None:
    """Alone, and where all choose at once, turns of one seat follow each other."""
    page = Page(game="knister", seats=1, options={})
    page.tap("a1", "b2")
    assert [line["turn"] for line in page.frame["log"]] == [1, 2]
    assert page.frame["last"] == ["b2"]

    page = Page(humans=[0, 1])
    page.tap("x", "d5", "e5", "o")
    assert [line["turn"] for line in page.frame["log"]] == [1, 1]


def test_where_all_choose_at_once_nobody_is_shown_gold_for_what_another_chose() -> None:
    page = Page(game="knister", seats=2, options={})
    page.say(do="play", seat=1, move="write c3")
    assert page.frame["last"] == []

    page.tap("a1")
    assert page.frame["last"] == ["a1"]


def test_once_all_have_chosen_the_log_tells_what_each_of_them_chose() -> None:
    page = Page(game="sushigo", options={}, seats=3, seed=5)
    chosen = {seat: next(iter(page.desk.table.legal(seat))).split()[1] for seat in range(3)}  # type: ignore[union-attr]
    for seat in (1, 2):
        page.say(do="play", seat=seat, move=f"keep {chosen[seat]}")
    assert [line["text"][0] for line in page.frame["log"]] == ["told-chosen", "told-chosen"]

    page.tap(chosen[0])
    told = {line["seat"]: line["text"] for line in page.frame["log"]}
    assert told == {seat: ["told-keep", {"card": chosen[seat]}] for seat in range(3)}

    # What is chosen in the next turn is as secret as before.
    page.say(do="play", seat=1, move=next(iter(page.desk.table.legal(1))))  # type: ignore[union-attr]
    assert page.frame["log"][-1]["text"][0] in {"told-chosen", "told-choosing"}
