"""The worker by itself: how Python starts, from nothing and from the memory of an earlier start."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

NEW = {"do": "new", "game": "oxono", "seats": 2, "seed": 7, "options": {}, "humans": [0, 1], "tall": False}
BREAK = """async (change) => {
    const name = (await caches.keys()).find((name) => name.startsWith("ludoteca-snapshot-"));
    const cache = await caches.open(name);
    const [address] = await cache.keys();
    const kept = await cache.match(address);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    if (change === "wipe") bytes.fill(0, 0, 4096);
    const body = change === "cut" ? bytes.slice(0, bytes.length / 2) : bytes;
    await cache.put(address, new Response(body, { headers: kept.headers }));
}"""
START = """async ([address, requests, waits]) => {
    const nest = (depth) => (depth ? [nest(depth - 1)] : []);
    const worker = new Worker(address, { type: "module" });
    const seen = { stages: [], replies: [] };
    const done = new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }) => {
            if (data.stage) seen.stages.push(data.stage);
            if (data.stage === "ready") seen.restored = data.restored;
            if (data.stage === "failed") resolve();
            if (data.kept !== undefined) seen.kept = data.kept;
            if (data.reply) seen.replies.push(JSON.parse(data.reply));
            if (data.id && data.failed) seen.replies.push({ failed: data.failed });
            const isAnswered = seen.replies.length === requests.length;
            if (isAnswered && (!waits || seen.restored || seen.kept !== undefined)) resolve();
        };
    });
    worker.postMessage({ start: { keeps: true } });
    requests.forEach((request, index) => {
        if (request.nested) request = { do: "new", game: nest(request.nested) };
        worker.postMessage({ id: index + 1, request });
    });
    await done;
    worker.terminate();
    return seen;
}"""


class Bare:
    """A page of the site that runs nothing by itself, and workers started in it."""

    def __init__(self, page: Page, site: str, host: Path) -> None:
        self.page = page
        self.site = site
        self.worker = next(host.rglob("assets/worker-*.js")).name
        page.goto(f"{site}oxono/guide/")

    def start(self, *requests: dict[str, object], waits: bool = False) -> dict[str, Any]:
        """Start a worker and ask; with `waits`, stay until the memory is kept. What has been seen."""
        address = f"{self.site}assets/{self.worker}"
        seen: dict[str, Any] = self.page.evaluate(START, [address, list(requests), waits])
        return seen

    def keeps(self) -> bool:
        """Whether a memory is kept."""
        names: list[str] = self.page.evaluate("caches.keys()")
        return any(name.startswith("ludoteca-snapshot-") for name in names)


@pytest.fixture
def bare(page: Page, site: str, host: Path) -> Bare:
    return Bare(page, site, host)


def test_a_second_start_is_from_the_memory_of_the_first_and_answers_the_same(bare: Bare) -> None:
    first = bare.start(NEW, waits=True)
    second = bare.start(NEW)
    assert (first["restored"], first["kept"], second["restored"]) == (False, True, True)
    assert first["stages"] == ["loading", "unpacking", "ready"]
    assert second["stages"] == ["loading", "restoring", "ready"]
    assert first["replies"] == second["replies"]


def test_a_restored_start_answers_whatever_is_asked_before_its_files_are_there(
    bare: Bare, context: BrowserContext
) -> None:
    bare.start(NEW, waits=True)
    for files in ("**/library.gz", "**/wheel/*"):
        context.route(files, lambda route: route.abort())
    games = ("oxono", "sushigo", "tranquility")
    edits = [{"do": "edit", "game": game, "edits": ["clear"]} for game in games]
    pictures = [{"do": "diagram", "game": game, "theme": "auto", "whole": True} for game in games]
    thought = [{"do": "slice", "ms": 1}, {"do": "stop"}]
    record = bare.start(NEW)["replies"][0]["frame"]["record"]
    asked = [*edits, *pictures, NEW, {"do": "think", "record": record, "seat": 0, "level": 2}, *thought]
    again = bare.start(*asked)
    assert again["restored"] is True
    told = [next(iter(reply)) for reply in again["replies"]]
    assert told == ["edit"] * 3 + ["diagram"] * 3 + ["frame", "thinking", "progress", "move"]
    said = ["-"] * len(again["replies"][3]["diagram"]["texts"])
    [drawn] = bare.start({**pictures[0], "said": said})["replies"]
    assert drawn["diagram"]["svg"].startswith("<svg")


def test_a_restored_desk_is_empty(bare: Bare) -> None:
    bare.start(NEW, waits=True)
    reply = bare.start({"do": "tap", "name": "x"})["replies"][0]
    assert reply["error"][0] == "no-game"


def test_the_running_game_goes_on_after_the_memory_was_kept(bare: Bare) -> None:
    told = bare.page.evaluate(
        """async ([address, NEW]) => {
            const worker = new Worker(address, { type: "module" });
            const next = (wanted) => new Promise((resolve) => {
                worker.onmessage = ({ data }) => wanted(data) && resolve(data);
            });
            worker.postMessage({ start: { keeps: true } });
            worker.postMessage({ id: 1, request: NEW });
            await next((data) => data.kept !== undefined);
            worker.postMessage({ id: 2, request: { do: "tap", name: "x" } });
            const answer = await next((data) => data.id === 2);
            worker.terminate();
            return JSON.parse(answer.reply);
        }""",
        [f"{bare.site}assets/{bare.worker}", NEW],
    )
    assert told["frame"]["chosen"] == ["x"]


@pytest.mark.parametrize("change", ["cut", "wipe"])
def test_a_damaged_memory_is_dropped_and_python_starts_from_the_beginning(bare: Bare, change: str) -> None:
    bare.start(NEW, waits=True)
    bare.page.evaluate(BREAK, change)
    again = bare.start(NEW)
    assert again["restored"] is False
    assert "frame" in again["replies"][0]
    assert not bare.keeps()


def test_a_runtime_that_does_not_arrive_is_a_failed_start(bare: Bare, context: BrowserContext) -> None:
    context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    assert bare.start(NEW)["stages"][-1] == "failed"


def test_a_library_that_the_host_has_unpacked_on_the_way_will_do(
    bare: Bare, context: BrowserContext, host: Path
) -> None:
    library = gzip.decompress(next(host.rglob("library.gz")).read_bytes())
    context.route("**/library.gz", lambda route: route.fulfill(body=library))
    assert "frame" in bare.start(NEW)["replies"][0]


def test_a_message_that_is_nested_too_deeply_does_not_kill_the_interpreter(bare: Bare) -> None:
    replies = bare.start({"nested": 2000}, NEW)["replies"]
    assert "error" in replies[0]
    assert "frame" in replies[1]
