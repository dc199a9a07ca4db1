"""The canvas is painted anew only where it has changed; it must look as if all of it had been."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page
from tools.builder.places import ROOT

from browser.tabletop import Tabletop
from ludoteca import catalog

SHIPPED = [entry.slug for entry in catalog() if entry.folder.is_relative_to(ROOT / "py")]

# Where a spot is cut out, Chromium smooths edges a little otherwise: a value of 255 may be so far off, and of
# all the millions so few further. A thing that was forgotten differs in hundreds.
NEAR = 48
FEW = 60

# As they are seen: of a pixel that is hardly there the colour hardly counts.
PIXELS = """() => {
  const canvas = document.getElementById("canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.map((value, index) => (index % 4 === 3 ? value : (value * data[index | 3]) / 255));
}"""

ANSWERED = "performance.getEntriesByName('tap-to-frame').length"

# Something that can be chosen now is chosen, once there is something.
TAP = """(number) => {
  const things = document.querySelectorAll("#shadow [data-live], #choices:not([hidden]) button");
  things[number % things.length]?.click();
  return things.length > 0;
}"""

# The computer has answered and all motion has ended: the canvas is as it was when it was last looked at.
AT_REST = """() => {
  const seen = document.getElementById("canvas").toDataURL();
  const isSame = seen === globalThis.seen;
  globalThis.seen = seen;
  return isSame && document.querySelector("#shadow [data-live], #choices button") !== null;
}"""

# Another theme has everything painted afresh, and so has the way back.
AFRESH = """async () => {
  const root = document.documentElement;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const theme = root.dataset.theme;
  root.dataset.theme = theme === "dark" ? "light" : "dark";
  await frame();
  root.dataset.theme = theme;
  await frame();
}"""

OTHERWISE = f"""() => {{
  const after = ({PIXELS})();
  return after.reduce((count, value, index) => count + (Math.abs(value - before[index]) > {NEAR}), 0);
}}"""


@pytest.mark.parametrize("slug", SHIPPED)
def test_what_is_painted_in_parts_looks_like_what_is_painted_whole(page: Page, site: str, slug: str) -> None:
    tabletop = Tabletop(page, site).open(f"{slug}/")
    seats = next(entry.seats[0] for entry in catalog() if entry.slug == slug)
    players = [{"kind": "person"}, *[{"kind": "computer", "level": 1}] * (seats - 1)]
    choices = {"theme": "light", "choices": {slug: {"players": players, "options": {}}}}
    page.evaluate("(settings) => localStorage.setItem('ludoteca.settings', settings)", json.dumps(choices))
    page.reload()
    tabletop.ready()

    for number in range(8):
        answered = page.evaluate(ANSWERED)
        page.wait_for_function(TAP, arg=number)
        # Answered, but still in motion when the next one comes.
        page.wait_for_function(f"(before) => {ANSWERED} > before", arg=answered)

    page.wait_for_function(AT_REST, polling=400)
    page.evaluate(f"() => {{ globalThis.before = ({PIXELS})(); }}")
    page.evaluate(AFRESH)
    assert page.evaluate(OTHERWISE) <= FEW
