"""The line between page and workers, on workers that only pretend: numbers, failures, and late thoughts."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from tools.builder.places import ROOT
from tools.serve import server

from browser.conftest import Troubles

# What a pretended worker does with a message.
READY = 'if (data.start) return postMessage({ stage: "ready", restored: false });'
ECHO = f"{READY} postMessage({{ id: data.id, reply: JSON.stringify(data.request.say) }});"
SETTLED = "(promise) => promise.then((value) => value, (refusal) => refusal.text)"


@pytest.fixture(scope="module")
def sources() -> Iterator[str]:
    """The address of the page's scripts as they are written."""
    running = server(ROOT / "web")
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}/"
    running.shutdown()
    running.server_close()


class Line:
    """A page that has link.js and bots.js, and workers made of a few words."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.route(
            "**/bare.html", lambda route: route.fulfill(content_type="text/html", body="<title>x</title>")
        )
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.goto(f"{address}bare.html")

    def run(self, worker: str, script: str, cores: int = 2) -> object:
        """Run a script that has `connect`, `think`, `wakeBot`, `settled` and the `workerUrl` of a worker."""
        return self.page.evaluate(
            f"""async (body) => {{
                Object.defineProperty(navigator, "hardwareConcurrency", {{ value: {cores} }});
                const {{ connect }} = await import("/link.js");
                const {{ think, wakeBot }} = await import("/bots.js");
                const settled = {SETTLED};
                const source = `self.onmessage = ({{ data }}) => {{ ${{body}} }};`;
                const workerUrl = URL.createObjectURL(new Blob([source], {{ type: "text/javascript" }}));
                {script}
            }}""",
            worker,
        )


@pytest.fixture
def line(page: Page, sources: str) -> Line:
    return Line(page, sources)


def test_answers_find_their_questions(line: Line) -> None:
    told = line.run(
        f"{READY} const reply = JSON.stringify(data.request.say);"
        "setTimeout(() => postMessage({ id: data.id, reply }), 60 / data.id);",
        """const { ask } = connect({ workerUrl });
        return Promise.all(["a", "b", "c"].map((say) => ask({ say })));""",
    )
    assert told == ["a", "b", "c"]


def test_a_failed_start_refuses_whoever_waits_and_can_be_tried_again(line: Line, troubles: Troubles) -> None:
    troubles.allow("no room")
    told = line.run(
        'if (data.start) postMessage({ stage: "failed", failed: "no room" });',
        """const stages = [];
        const link = connect({ workerUrl, onStage: (stage) => stages.push(stage) });
        const asked = await settled(link.ask({ say: "a" }));
        const before = await settled(link.ready);
        const after = await settled(link.retry());
        return [asked, before, after, stages];""",
    )
    failed = ["runtime-failed"]
    assert told == [failed, failed, failed, ["failed", "failed"]]


def test_a_dead_interpreter_is_replaced_and_the_game_brought_back(line: Line, troubles: Troubles) -> None:
    troubles.allow("dead")
    told = line.run(
        f"if (data.request?.say === 'die') return postMessage({{ crashed: 'dead' }}); {ECHO}",
        """let restored = 0;
        const link = connect({ workerUrl, restore: () => { restored += 1; return { say: "record" }; } });
        await link.ready;
        const lost = await settled(link.ask({ say: "die" }));
        await link.ready;
        return [lost, await link.ask({ say: "again" }), restored];""",
    )
    assert told == [["runtime-restarted"], "again", 1]


def test_an_exception_refuses_one_question_only(line: Line) -> None:
    told = line.run(
        f"if (data.request?.say === 'bad') return postMessage({{ id: data.id, failed: 'oops' }}); {ECHO}",
        """const link = connect({ workerUrl });
        return Promise.all([settled(link.ask({ say: "bad" })), link.ask({ say: "good" })]);""",
    )
    assert told == [["request-failed"], "good"]


def test_a_late_thought_never_answers_a_newer_one(line: Line) -> None:
    told = line.run(
        f"""{READY}
        if (data.think === 1) setTimeout(() => postMessage({{ think: 1, move: "old" }}), 20);
        if (data.think === 2) setTimeout(() => postMessage({{ think: 2, move: "new" }}), 80);""",
        """await wakeBot(workerUrl);
        const position = { record: "", seat: 0, level: 1, seed: 0 };
        const first = think(position);
        const second = think(position);
        return Promise.all([first.move, second.move]);""",
    )
    assert told == [None, "new"]


def test_a_cancelled_thought_has_no_move_and_the_worker_is_told(line: Line) -> None:
    told = line.run(
        f"""{READY}
        const progress = {{ share: 0.5, move: "m", estimate: 0 }};
        if (data.think) postMessage({{ think: data.think, progress }});
        if (data.cancel) self.cancelled = data.cancel;
        if (data.think === 2) postMessage({{ think: 2, move: `after ${{self.cancelled}}` }});""",
        """await wakeBot(workerUrl);
        const position = { record: "", seat: 0, level: 1, seed: 0 };
        let thought;
        const started = new Promise((resolve) => { thought = think(position, resolve); });
        const progress = await started;
        thought.cancel();
        return [progress.share, await thought.move, await think(position).move];""",
    )
    assert told == [0.5, None, "after 1"]


def test_a_thought_that_falls_silent_is_refused(line: Line, troubles: Troubles) -> None:
    troubles.allow("no news of a thought")
    line.page.clock.install()
    line.page.clock.resume()
    line.run(
        f"""{READY}
        const progress = {{ share: 0.5, move: "m", estimate: 0 }};
        if (data.think) postMessage({{ think: data.think, progress }});""",
        """await wakeBot(workerUrl);
        const position = { record: "", seat: 0, level: 1, seed: 0 };
        let thought;
        await new Promise((resolve) => { thought = think(position, resolve); });
        window.refused = settled(thought.move);""",
    )
    line.page.clock.fast_forward(60_000)
    assert line.page.evaluate("window.refused") == ["runtime-failed"]


def test_move_now_is_passed_on(line: Line) -> None:
    told = line.run(
        f"{READY} if (data.stop) postMessage({{ think: data.stop, move: 'now' }});",
        """await wakeBot(workerUrl);
        const thought = think({ record: "", seat: 0, level: 5, seed: 0 });
        thought.now();
        return thought.move;""",
    )
    assert told == "now"


# A worker that counts how often it was started, and votes by its part of the thought.
VOTER = f"""{READY}
if (data.think) {{
  const [number, of] = data.request.part ?? [0, 1];
  const votes = [[["a", 5]], [["b", 4], ["c", 1]], [["b", 3]]][number];
  const answer = {{ think: data.think, move: votes[0][0], estimate: of / 10, votes }};
  setTimeout(() => postMessage(answer), 10 * (3 - number));
}}"""
# Thinks until the other bots are awake, too: they are woken by the first thought that could be shared.
SHARED = """await wakeBot(workerUrl);
const position = { record: "", seat: 0, level: 5, seed: 0 };
const found = [];
for (let round = 0; round < 40 && (round < 2 || found.at(-1) === "a"); round += 1) {
  found.push(await think(position).move);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
return found;"""


def test_a_strong_thought_is_shared_and_the_votes_decide(line: Line) -> None:
    """One alone finds a; of three, one votes 5 for a, and two vote 4 + 3 for b."""
    found = line.run(VOTER, SHARED, cores=4)

    assert isinstance(found, list)
    assert found[0] == "a"
    assert found[-1] == "b"


def test_two_cores_leave_the_thinking_to_one(line: Line) -> None:
    found = line.run(VOTER, SHARED.replace("< 40", "< 3"), cores=2)

    assert found == ["a", "a", "a"]


def test_who_dies_while_sharing_does_not_take_the_thought_along(line: Line, troubles: Troubles) -> None:
    troubles.allow("dead")
    dying = VOTER.replace(
        "const votes", "if (number === 1) return postMessage({ crashed: 'dead' }); const votes"
    )
    found = line.run(dying, SHARED.replace('=== "a"', '!== ""').replace("< 40", "< 8"), cores=3)

    assert found == ["a"] * 8
