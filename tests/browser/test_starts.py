"""The ways Python starts: from the beginning, from the kept memory, and what happens when it cannot."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.tabletop import BEGINNER, PERSON, Tabletop, say

KEPT = "performance.getEntriesByName('memory-kept')[0]?.detail"
# What may befall the kept memory, each written over it with its length as it should be.
DAMAGE = {
    "cut short": "bytes.slice(0, bytes.length / 2)",
    "empty": "new Uint8Array(0)",
    "zeros inside": "bytes.fill(0, bytes.length / 4, bytes.length / 2)",
    "pages nowhere": "bytes.fill(255, 4, 12)",
    "something else": "new TextEncoder().encode('not a memory'.repeat(1000))",
}
DAMAGED = """async () => {
  const name = (await caches.keys()).find((key) => key.startsWith("ludoteca-snapshot-"));
  const cache = await caches.open(name);
  const [request] = await cache.keys();
  const old = await cache.match(request);
  const bytes = new Uint8Array(await old.arrayBuffer());
  const damaged = %s;
  const headers = new Headers(old.headers);
  headers.set("x-length", String(damaged.length));
  await cache.put(request, new Response(damaged, { headers }));
}"""


def start_and_keep(page: Page, site: str) -> Tabletop:
    """A first visit, until the memory is kept."""
    tabletop = Tabletop(page, site).open().ready()
    page.wait_for_function(KEPT)
    return tabletop


def test_the_first_start_is_an_ordinary_one_and_the_second_restores_the_memory(context, site):
    tabletop = start_and_keep(context.new_page(), site)
    assert not tabletop.is_restored()
    tabletop.page.close()
    tabletop = Tabletop(context.new_page(), site).open().ready()
    assert tabletop.is_restored()
    tabletop.new_game(PERSON, BEGINNER)
    tabletop.take_turn()
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])
    tabletop.open("oxono/#p=rubbish")
    expect(tabletop.news).to_contain_text(say("bad-link", why="").strip())


def test_two_restored_starts_do_not_play_the_same_game(context: BrowserContext, site):
    start_and_keep(context.new_page(), site).page.close()
    games = set()
    for _ in range(3):
        tabletop = Tabletop(context.new_page(), site).open().ready()
        tabletop.new_game(BEGINNER, PERSON)
        expect(tabletop.log).to_contain_text(["Computer:"])
        games.add(tabletop.record())
        tabletop.page.close()
    assert len(games) > 1


def test_a_network_that_is_gone_takes_no_kept_memory_with_it(context: BrowserContext, site, troubles):
    troubles.allow("Failed to load|Failed to fetch|runtime-failed|ERR_FAILED")
    start_and_keep(context.new_page(), site).page.close()
    page = context.new_page()
    page.route("**/*.wasm", lambda route: route.abort())
    stranded = Tabletop(page, site).open()
    expect(stranded.button("Try again")).to_be_visible()
    page.close()
    assert Tabletop(context.new_page(), site).open().ready().is_restored()


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_memory_only_means_an_ordinary_start(context, site, troubles, damage):
    troubles.allow(".")
    page = start_and_keep(context.new_page(), site).page
    page.evaluate(DAMAGED % DAMAGE[damage])
    page.reload()
    tabletop = Tabletop(page, site).ready()
    assert not tabletop.is_restored()
    tabletop.take_turn()
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])


@pytest.mark.parametrize("pattern", ["**/*.wasm", "**/library.gz", "**/pyodide.asm.mjs", "**/wheel/*"])
def test_a_python_that_does_not_arrive_is_told_and_tried_again(tabletop, troubles, pattern):
    troubles.allow(
        "Failed to load|Failed to fetch|dynamically imported|runtime-failed|ERR_FAILED|Load failed"
    )
    page = tabletop.page
    page.route(pattern, lambda route: route.abort())
    tabletop.open()
    expect(tabletop.news).to_contain_text(say("runtime-failed"))
    # The first turn needs no Python, and is not lost.
    tabletop.play("move x c6")
    page.unroute(pattern)
    tabletop.button("Try again").click()
    tabletop.ready()
    expect(tabletop.news).to_be_hidden()
    expect(tabletop.prompt).to_have_text(say("prompt-place", symbol="x"))
    tabletop.play("place b6")
    expect(tabletop.log).to_contain_text(["You:", "Computer:"])


def test_a_python_that_does_not_arrive_can_be_tried_again_more_than_once(tabletop, troubles):
    troubles.allow("Failed to load|Failed to fetch|runtime-failed|ERR_FAILED")
    tabletop.page.route("**/*.wasm", lambda route: route.abort())
    tabletop.open()
    for _ in range(3):
        tabletop.button("Try again").click()
        expect(tabletop.news).to_contain_text(say("runtime-failed"))
