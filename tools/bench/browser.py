"""What is measured in Chromium. Ours and stock take turns in one run, each in a fresh browser context."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tools.builder.environment import chromium as find_chromium
from tools.serve import server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 90_000
Times = dict[str, float]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server for the folder."""
    serving = server(folder)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
    finally:
        serving.shutdown()
        serving.server_close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A headless Chromium, the one the browser tests use."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


def cold(browser: Browser, site: str, runs: int) -> dict[str, list[Times]]:
    """Starts with nothing kept, ours and stock in turns; the first pair warms the server and is dropped."""
    found: dict[str, list[Times]] = {"ours": [], "stock": []}
    for run in range(runs + 1):
        for name in found:
            context = browser.new_context(service_workers="block")
            times = _times(context.new_page(), f"{site}bench/{name}.html")
            context.close()
            if run:
                found[name].append(times)
    return found


def offline(browser: Browser, site: str, runs: int) -> dict[str, list[Times]]:
    """Starts from the service worker with the network gone, ours from the kept memory."""
    contexts = {name: browser.new_context() for name in ("ours", "stock")}
    _prepare_ours(contexts["ours"], site)
    _prepare_stock(contexts["stock"], site)
    found: dict[str, list[Times]] = {name: [] for name in contexts}
    for _ in range(runs):
        for name, context in contexts.items():
            page = context.new_page()
            found[name].append(_times(page, f"{site}bench/{name}.html"))
            page.close()
    if not all(times["restored"] for times in found["ours"]):
        raise RuntimeError("a start from the kept memory was an ordinary one")
    return found


def _prepare_ours(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.goto(f"{site}oxono/")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("performance.getEntriesByName('memory-kept').length", timeout=PATIENCE)
    page.close()
    context.set_offline(True)


def _prepare_stock(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    _times(page, f"{site}bench/stock.html#offline")
    page.wait_for_function("navigator.serviceWorker.controller", timeout=PATIENCE)
    # As many starts as ours has had, so that the browser has kept the compiled code for both.
    _times(page, f"{site}bench/stock.html")
    page.close()
    context.set_offline(True)


def _times(page: Page, address: str) -> Times:
    page.goto(address)
    page.wait_for_function("window.times || window.failed", timeout=PATIENCE)
    failed = page.evaluate("window.failed")
    if failed:
        raise RuntimeError(f"{address}: {failed}")
    found: Times = page.evaluate("window.times")
    return found


# Which of these addresses the page asked for when Python was there already. An answer may be known to us
# before the page has noted it down; what a page never notes is its own address and the icon of its tab.
_LATER = """async (addresses) => {
  const all = () => performance.getEntriesByType("resource");
  const noted = () => new Map(all().map((one) => [one.name, one.startTime]));
  for (let left = 250; addresses.some((one) => !noted().has(one)); left -= 1) {
    if (left === 0) throw new Error(`never noted: ${addresses.filter((one) => !noted().has(one))}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [ready] = performance.getEntriesByName("runtime-ready");
  return addresses.filter((one) => noted().get(one) >= ready.startTime);
}"""
_OF_WORKERS = ("runtime/", "wheel/", "assets/worker-")


def fetched_before_python(page: Page, responses: Sequence[Response], site: str) -> dict[str, Response]:
    """What a page with a game in which Python runs had asked for before, by path; nothing of its workers."""
    found = {response.url.removeprefix(site): response for response in responses}
    found = {path: response for path, response in found.items() if not path.startswith(_OF_WORKERS)}
    noted = [site + path for path in found if not path.endswith(("/", "favicon.svg"))]
    later = page.evaluate(_LATER, noted)
    return {path: response for path, response in found.items() if response.url not in later}


def first_bytes(browser: Browser, site: str) -> dict[str, int]:
    """What Chromium fetched for the game's page, packed as it came, by kind; nothing of the runtime."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    page.goto(f"{site}oxono/", wait_until="networkidle")
    page.wait_for_function("performance.getEntriesByName('runtime-ready').length")
    found: dict[str, int] = {}
    for path, response in fetched_before_python(page, responses, site).items():
        kind = Path(path).suffix.lstrip(".") or "html"
        found[kind] = found.get(kind, 0) + response.request.sizes()["responseBodySize"]
    context.close()
    return found


# Chosen before the page opens: the person begins, a computer of the level answers.
_AGAINST = """([game, level]) => {
  const players = [{ kind: "person" }, { kind: "computer", level }];
  const choices = { [game]: { players, options: {} } };
  localStorage.setItem("ludoteca.settings", JSON.stringify({ choices }));
}"""


def play(browser: Browser, site: str, slug: str, count: int, level: int = 3) -> dict[str, list[float]]:
    """Milliseconds, over the first taps of a game for two against a computer of the level.

    `frame`: from a tap until its answer is painted on the canvas; `screen`: until the browser has laid that
    frame out and handed it to its compositor; `thought`: from the question to a bot until its move.
    """
    context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(f"{site}{slug}/guide/")
    page.evaluate(_AGAINST, [slug, level])
    page.goto(f"{site}{slug}/")
    page.wait_for_function("performance.getEntriesByName('runtime-ready').length", timeout=PATIENCE)
    # What opens by itself is played against the usual level, or alone; the dialog remembers what was chosen.
    page.locator("#new-game").dispatch_event("click")
    page.locator("#setup button[value=start]").click()
    page.wait_for_timeout(400)
    for number in range(count):
        # Against a bot there is nothing to tap until it has moved; once the game is over, nothing at all.
        choices = page.locator("#shadow button[data-live], #choices button")
        try:
            choices.first.wait_for(state="attached", timeout=15_000)
        except PlaywrightTimeout:
            break
        # Far from the tap before, which may have picked up what a tap nearby would only exchange.
        choices.nth(7 * number % max(1, choices.count())).dispatch_event("click")
        page.wait_for_timeout(400)
    measures = {"frame": "tap-to-frame", "screen": "tap-to-screen", "thought": "thought"}
    found: dict[str, list[float]] = {
        kind: page.evaluate(
            f"performance.getEntriesByName('{name}').map((entry) => entry.duration)",
        )
        for kind, name in measures.items()
    }
    context.close()
    return found


def analyse(browser: Browser, site: str, slug: str) -> float:
    """How many moves a second the bots' worker tries while it looks at the first position of a game."""
    context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(f"{site}{slug}/analysis/")
    go = page.locator("#aside")
    page.locator("#best li").first.wait_for(timeout=PATIENCE)
    go.click()
    # Once more, with a worker that is awake.
    go.click()
    page.wait_for_timeout(4_000)
    # What has been looked at to the end has stopped by itself.
    if go.get_attribute("aria-disabled") != "true":
        go.click()
    page.wait_for_timeout(500)
    rates: list[float] = page.evaluate(
        """performance.getEntriesByName("thought")
            .filter(({ detail }) => detail.steps)
            .map(({ duration, detail }) => (1000 * detail.steps) / duration)"""
    )
    context.close()
    return rates[-1]
