"""Pictures of the pages, to be looked at: `python build.py shots [WORD ...]` into shots/, and docs/shot.png.

Words take only the pictures whose names hold one of them: `python build.py shots guide dark`.
"""

from __future__ import annotations

import base64
import json
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, sync_playwright

from tools import palette
from tools.bench.browser import FLAGS
from tools.builder.environment import chromium
from tools.builder.places import DIST, ROOT
from tools.serve import server

SHOTS = ROOT / "shots"
README_SHOT = ROOT / "docs" / "shot.png"
# The README's picture has to stay small.
MOST_BYTES = 150_000
# A picture's colours, three bytes each, and its width: nothing else here reads a PNG.
PIXELS = """async (data) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const values = context.getImageData(0, 0, picture.width, picture.height).data;
  let text = "";
  for (let at = 0; at < values.length; at += 4) {
    text += String.fromCharCode(values[at], values[at + 1], values[at + 2]);
  }
  return [btoa(text), picture.width];
}"""

WINDOWS = {
    "small": (360, 640),
    "phone": (390, 844),
    "landscape": (640, 360),
    "tablet": (768, 1024),
    "desktop": (1240, 800),
}
# Languages other than English are looked at where words are longest and room is shortest.
LANGUAGES = ("el", "it", "pl")

# A recorded game, whole and without its last turn: the list of moves belongs to the picture.
WHOLE = (ROOT / "py/ludoteca/games/oxono/plays/colour.play").read_text(encoding="utf-8")
BEGUN = WHOLE.rsplit("0: move", 1)[0]


@dataclass(frozen=True)
class View:
    """What is looked at: a page, the game that stands there, and what is done before the picture."""

    name: str
    path: str
    act: Callable[[Page], object] = lambda page: None
    record: str = ""
    whole: bool = False


def _pick_up(page: Page) -> None:
    page.locator("#shadow").get_by_role("button", disabled=False).first.click()


def _ask_why(page: Page) -> None:
    _pick_up(page)
    # Any square that is not offered will do; the last one lies low, where a bubble has to stand above.
    page.locator("#shadow button[aria-disabled]").nth(3).click(force=True)


def _open_dialog(page: Page) -> None:
    page.locator("#new-game").click()
    page.locator("dialog[open]").wait_for()


def _open_menu(page: Page) -> None:
    page.locator("button.more").click()


def _share(page: Page) -> None:
    _open_menu(page)
    page.locator("#share").click()
    page.locator("dialog[open] svg").wait_for()


def _open_text_board(page: Page) -> None:
    _open_menu(page)
    page.locator("#text-board-open").click()
    page.locator("table").first.wait_for()


def _look(page: Page) -> None:
    # Until something is known; how much it is by then does not matter.
    page.locator("#best li button").first.wait_for(timeout=60_000)


# A middle game, with a place marked and an arrow.
DRAWN = "#p=....../.x.Xo./.OX.o./o.x*O./.%23.Ox./..X...+p+5555+-&mark=d4&arrow=d3-d4"
VIEWS = (
    View("shelf", ""),
    View("shelf-narrowed", "?players=2&kind=cards"),
    View("opening", "oxono/"),
    MIDDLE := View("middle", "oxono/", _pick_up, BEGUN),
    View("end", "oxono/", record=WHOLE),
    View("dialog", "oxono/", _open_dialog),
    View("menu", "oxono/", _open_menu),
    View("why", "oxono/", _ask_why, BEGUN),
    View("share", "oxono/", _share, BEGUN),
    View("textboard", "oxono/", _open_text_board, BEGUN),
    View("embed", f"embed/v1/{DRAWN.replace('#', '#g=oxono&')}"),
    View("foreign", "foreign/#wheel=https%3A%2F%2Fyou.example%2Fludoteca_lodger-0.1.0-py3-none-any.whl"),
    View("analysis", "oxono/analysis/", _look, BEGUN),
    View("puzzles", "onitama/puzzles/"),
    View("diagram", f"oxono/diagram/{DRAWN}"),
    View("bench", "sushigo/diagram/"),
    View("guide", "oxono/guide/"),
    View("guide-whole", "oxono/guide/", whole=True),
)


def main(words: list[str]) -> int:
    """Take the pictures that the words name, or all."""
    names = [name for name, *_ in _plan()] + ["readme"]
    for word in words:
        if not any(word in name for name in names):
            raise SystemExit(f"No picture's name holds {word!r}; they are: {', '.join(names)}.")
    SHOTS.mkdir(exist_ok=True)
    with _serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        count = 0
        for name, options, language, view in _plan():
            if words and not any(word in name for word in words):
                continue
            _take(browser, site, name, options, language, view)
            count += 1
        if not words or "readme" in words:
            _take_readme_shot(browser, site)
            count += 1
        browser.close()
    print(f"{count} pictures in {SHOTS}")
    return 0


def _plan() -> Iterator[tuple[str, dict[str, object], str, View]]:
    """Every picture: its name, the browser's options, the language and the view."""
    for view in VIEWS:
        for window, (width, height) in WINDOWS.items():
            for theme in ("light", "dark"):
                if view.whole and (window, theme) not in {("phone", "light"), ("desktop", "dark")}:
                    continue
                yield f"{view.name}-{window}-{theme}", _options(width, height, theme), "en", view
    for view in VIEWS:
        if view.name in {"shelf", "middle", "end", "dialog", "why"}:
            for language in LANGUAGES:
                yield f"{view.name}-small-{language}", _options(360, 640, "light"), language, view
    for theme in ("contrast", "colourblind"):
        for window in ("phone", "desktop"):
            yield f"middle-{window}-{theme}", _options(*WINDOWS[window], theme), "en", MIDDLE


def _options(width: int, height: int, theme: str) -> dict[str, object]:
    phone = min(width, height) < 500
    return {
        "viewport": {"width": width, "height": height},
        "device_scale_factor": 2 if phone else 1,
        "has_touch": phone,
        "reduced_motion": "reduce",
        "service_workers": "block",
        "color_scheme": "dark" if theme == "dark" else "light",
        "contrast": "more" if theme == "contrast" else "no-preference",
    }


def _take(
    browser: Browser, site: str, name: str, options: dict[str, object], language: str, view: View
) -> None:
    theme = "colourblind" if name.endswith("colourblind") else ""
    with _opened(browser, site, options, language, view, theme) as page:
        page.screenshot(path=SHOTS / f"{name}.png", full_page=view.whole)


def _take_readme_shot(browser: Browser, site: str) -> None:
    with _opened(browser, site, _options(*WINDOWS["desktop"], "light"), "en", MIDDLE) as page:
        whole = page.screenshot()
        encoded, width = page.evaluate(PIXELS, base64.b64encode(whole).decode())
    README_SHOT.write_bytes(palette.png(base64.b64decode(encoded), width))
    size = README_SHOT.stat().st_size
    if size > MOST_BYTES:
        raise SystemExit(f"{README_SHOT} has {size} bytes; at most {MOST_BYTES}.")


@contextmanager
def _opened(
    browser: Browser, site: str, options: dict[str, object], language: str, view: View, theme: str = ""
) -> Iterator[Page]:
    """The view's page in a browser of its own, with everything done and at rest."""
    context = browser.new_context(**options)  # type: ignore[arg-type]
    page = context.new_page()
    if theme:
        _keep(page, "ludoteca.settings", {"theme": theme})
    if view.record:
        players = [{"kind": "person"}, {"kind": "computer", "level": 4}]
        _keep(page, "ludoteca.oxono", {"record": view.record, "players": players})
    page.goto(site + ("" if language == "en" else f"{language}/") + view.path)
    if view.path == "oxono/":
        page.wait_for_function("performance.getEntriesByName('runtime-ready').length")
    if view.record and view.path == "oxono/":
        page.locator("#log li").last.wait_for(state="attached")
    view.act(page)
    _settle(page)
    yield page
    context.close()


def _keep(page: Page, key: str, value: object) -> None:
    """As if an earlier visit had left this in the browser."""
    page.add_init_script(f"localStorage.setItem({key!r}, {json.dumps(json.dumps(value))})")


def _settle(page: Page) -> None:
    page.evaluate(
        """async () => {
          await document.fonts.ready;
          await Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => undefined)));
          for (let left = 3; left > 0; left -= 1) await new Promise(requestAnimationFrame);
        }"""
    )


@contextmanager
def _serving() -> Iterator[str]:
    running = server(DIST)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{running.server_address[1]}/"
    finally:
        running.shutdown()
        running.server_close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
