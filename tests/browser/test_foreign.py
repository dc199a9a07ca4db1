"""Games of strangers: asked about first, played in a frame that reaches nothing, and told to be foreign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import FrameLocator, Page, expect
from tools.serve import server

from browser.conftest import running
from browser.tabletop import say
from browser.test_accessible import AXE
from browser.test_screens import FOUND
from browser.test_sizes import overflow
from browser.test_targets import PHONE, small
from guests import SLUG, altered, build
from ludoteca import Text
from ludoteca.words import Words

# Python has to start for every game, with a library that nothing keeps.
STARTING = 60_000


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `ludoteca new --package` and a build leave."""
    return build(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module")
def strangers(wheel: Path) -> Iterator[str]:
    """A stranger's host, which lets every site read its files."""
    with running(server(wheel.parent)) as address:
        yield address


class Foreign:
    """The page for games of others, used as a person uses it."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.fault = page.get_by_role("alert")
        self.band = page.locator("#band")
        self.frame = page.locator("iframe")

    def follow(self, wheel: str, more: str = "", language: str = "") -> Foreign:
        """Open a link to a wheel; it is only asked about."""
        self.page.goto(f"{self.site}{language}foreign/#wheel={quote(wheel, safe='')}{more}")
        return self

    def choose(self, wheel: Path) -> Foreign:
        """Take a file from the device; it is only asked about."""
        self.page.get_by_label(say("foreign-file")).set_input_files(wheel)
        return self

    def agree(self, language: str = "en") -> Foreign:
        """Open what was asked about."""
        self.page.get_by_role("button", name=say("foreign-open", language), exact=True).click()
        return self

    def table(self) -> FrameLocator:
        """The game, once it can be played."""
        expect(self.page.locator("#progress")).to_be_hidden(timeout=STARTING)
        return self.page.frame_locator("iframe")


@pytest.fixture
def foreign(page: Page, site: str) -> Foreign:
    return Foreign(page, site)


@pytest.fixture
def page(new_context) -> Page:
    page: Page = new_context().new_page()
    return page


def test_a_game_at_an_address_is_asked_about_then_played(foreign, strangers, wheel):
    asked: list[str] = []
    foreign.page.on("request", lambda request: asked.append(request.url))
    foreign.follow(strangers + wheel.name)
    host = strangers.split("/")[2]

    expect(foreign.page.get_by_role("heading", name=say("foreign-ask"))).to_be_visible()
    expect(foreign.page.locator("#known")).to_contain_text(host)
    expect(foreign.page.locator("#known")).to_contain_text(wheel.name)
    assert not [url for url in asked if url.startswith(strangers) or "/guest/" in url or "/runtime/" in url]

    table = foreign.agree().table()
    expect(foreign.band).to_have_text(say("foreign-band-named", game="Lodger", source=host))
    table.get_by_role("button", name="a3, empty").click()
    expect(table.get_by_role("button", name="a3, You")).to_be_visible()
    # The computer, too, plays the stranger's game.
    expect(table.locator("#log").get_by_role("listitem")).to_have_count(2, timeout=STARTING)
    assert [url for url in asked if url.startswith(strangers)] == [strangers + wheel.name]
    assert foreign.page.evaluate("Object.keys(localStorage)") == []


def test_a_file_is_told_by_its_size_and_fingerprint_then_played_in_the_page_s_language(foreign, wheel):
    foreign.page.goto(f"{foreign.site}el/foreign/")
    foreign.page.locator("#file").set_input_files(wheel)

    expect(foreign.page.locator("#known dd").nth(2)).to_have_text(re.compile("^[0-9a-f]{64}$"))
    table = foreign.agree("el").table()
    expect(table.locator("#prompt")).to_have_text("Σημείωσε ένα τετράγωνο")
    foreign.page.get_by_role("button", name=say("foreign-end", "el")).click()
    expect(foreign.frame).to_have_count(0)
    expect(foreign.page.get_by_role("heading", name=say("foreign-title", "el"))).to_be_visible()


def test_a_link_opens_a_position_and_the_page_makes_one_for_the_next(new_context, site, strangers, wheel):
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    foreign = Foreign(page, site).follow(strangers + wheel.name, "&p=" + quote("x.o/.../... x", safe=""))
    table = foreign.agree().table()

    expect(table.get_by_role("button", name="c3, Computer")).to_be_visible()
    table.get_by_role("button", name="b2, empty").click()
    expect(table.get_by_role("button", name="b2, You")).to_be_visible()
    # The computer has answered, wherever that was.
    expect(table.get_by_role("button", name="Computer")).to_have_count(2, timeout=STARTING)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=say("share-copy")).click()
    expect(page.locator("#news")).to_have_text(say("link-copied"))
    copied = page.evaluate("navigator.clipboard.readText()")
    start = f"{site}foreign/#wheel={quote(strangers + wheel.name, safe='')}&p="
    found = re.match(re.escape(start) + r"(x.o%2F.x.%2F...%20x)", copied)
    assert found and found[1].count("o") == 2
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=say("foreign-copy-record")).click()
    expect(page.locator("#news")).to_have_text(say("foreign-copied"))
    assert page.evaluate("navigator.clipboard.readText()").startswith(f"game: {SLUG}\n")
    page.locator("button.language").click()
    page.locator("#languages a[hreflang=it]").click()
    expect(page).to_have_url(re.compile(rf"/it/foreign/#wheel=.*&p={re.escape(found[1])}$"))


# What a game can find out about where it runs, told in the name of a square.
PRYING = """
import js


def _tried(attempt):
    try:
        return bool(attempt())
    except Exception:
        return False


def _asked(address):
    request = js.XMLHttpRequest.new()
    request.open("GET", address, False)
    request.send()
    return True


FOUND = " ".join(
    name
    for name, attempt in {
        "origin": lambda: js.self.origin != "null",
        "storage": lambda: js.localStorage,
        "database": lambda: js.indexedDB.open("x"),
        "document": lambda: js.document,
        "parent": lambda: js.parent,
        "stranger": lambda: _asked("STRANGERS"),
        "site": lambda: _asked("SITE"),
    }.items()
    if _tried(attempt)
)
"""


def test_a_game_reaches_neither_what_is_kept_nor_anybody_else(foreign, troubles, strangers, wheel, tmp_path):
    troubles.allow("Content Security Policy|violates the following")
    code = PRYING.replace("STRANGERS", strangers).replace("SITE", f"{foreign.site}icon.svg")
    prying = altered(
        wheel,
        tmp_path,
        {
            "rules.py": ("SIZE = 3\n", f"SIZE = 3\n{code}"),
            "board.py": (
                "square=name) if owner",
                "square=f'{name}: {__import__('lodger.rules').rules.FOUND}.') if owner",
            ),
        },
    )
    foreign.page.goto(f"{foreign.site}foreign/")
    table = foreign.choose(prying).agree().table()

    # Only the site that it is played on answers it, as it answers everybody.
    expect(table.get_by_role("button", name=re.compile("^a3"))).to_have_accessible_name("a3: site., empty")
    table.get_by_role("button", name=re.compile("^a3")).click()
    expect(table.get_by_role("button", name="a3, You")).to_be_visible()


def test_the_frame_is_shut_off_from_the_page_around_it(foreign, troubles, strangers, wheel):
    troubles.allow("Content Security Policy|violates the following")
    foreign.page.goto(f"{foreign.site}foreign/")
    foreign.page.evaluate("localStorage.setItem('ludoteca.oxono', 'kept')")
    foreign.choose(wheel).agree().table()
    inside = foreign.page.frames[1]

    assert foreign.frame.get_attribute("sandbox") == "allow-scripts"
    assert inside.evaluate("self.origin") == "null"
    attempt = "(reach) => { try { return eval(reach), 'reached'; } catch (error) { return error.name; } }"
    for reach in ("localStorage", "caches", "indexedDB.open('x')", "parent.document", "top.location.href"):
        assert inside.evaluate(attempt, reach) == "SecurityError", reach
    inside.evaluate(
        "addEventListener('securitypolicyviolation', (event) => (self.refused = event.blockedURI))"
    )
    assert inside.evaluate(f"fetch({strangers!r}).then(() => 'reached', (e) => e.name)") == "TypeError"
    assert inside.evaluate("refused") == strangers


def test_rubbish_out_of_the_frame_does_nothing(foreign, wheel):
    foreign.page.goto(f"{foreign.site}foreign/")
    foreign.choose(wheel).agree().table()
    band = foreign.band.inner_text()
    inside = foreign.page.frames[1]
    inside.evaluate("""() => {
      const rubbish = [null, 0, "here", [], {}, { ludoteca: 1 }, { ludoteca: 2, is: "failed", sentence: "x" },
        { ludoteca: 1, is: "nothing" }, { ludoteca: 1, is: "at", record: {}, position: 7 },
        { ludoteca: 1, is: "here" }, { ludoteca: 1, is: ["failed"] }, { is: "failed" }];
      for (const message of rubbish) parent.postMessage(message, "*");
    }""")
    name = "'<img src=x onerror=alert(1)>'.repeat(9)"
    inside.evaluate(f"parent.postMessage({{ ludoteca: 1, is: 'shown', name: {name} }}, '*')")
    expect(foreign.band).to_contain_text("<img src=x onerror=alert(1)>")
    assert len(foreign.band.inner_text()) < len(band) + 80
    expect(foreign.page.locator("#running img")).to_have_count(0)
    expect(foreign.frame).to_have_count(1)
    foreign.page.frame_locator("iframe").get_by_role("button", name="b2, empty").click()
    expect(foreign.page.frame_locator("iframe").get_by_role("button", name="b2, You")).to_be_visible()


# It tells that it has come so far.
ENDLESS = """
    import js
    js.console.log("endless")
    while True:
        pass
"""


def test_a_game_that_never_answers_can_be_closed_and_another_opened(foreign, wheel, tmp_path):
    endless = altered(wheel, tmp_path, {"rules.py": ('    """An empty board; seat 0 begins."""', ENDLESS)})
    foreign.page.goto(f"{foreign.site}foreign/")
    with foreign.page.expect_console_message(lambda said: said.text == "endless", timeout=STARTING):
        foreign.choose(endless).agree()
    expect(foreign.page.locator("#progress")).to_have_text(say("foreign-starting"))
    foreign.page.get_by_role("button", name=say("foreign-end")).click()

    expect(foreign.frame).to_have_count(0)
    table = foreign.choose(wheel).agree().table()
    expect(table.get_by_role("button", name="b2, empty")).to_be_enabled()


def test_a_wheel_is_only_ever_opened_inside_the_frame(foreign, troubles, tmp_path):
    troubles.allow("favicon.ico")
    foreign.page.goto(f"{foreign.site}foreign/table/")
    expect(foreign.page.get_by_role("heading", name=say("foreign-title"))).to_be_visible()

    (tmp_path / "index.html").write_text(f"<iframe src='{foreign.site}foreign/table/'></iframe>")
    with running(server(tmp_path)) as elsewhere:
        foreign.page.goto(elsewhere)
        inside = foreign.page.frame_locator("iframe")
        expect(inside.get_by_role("heading", name=say("foreign-title"))).to_be_visible()


def test_a_frame_whose_script_does_not_come_is_given_up(foreign, troubles, wheel):
    troubles.allow("Failed to load resource")
    foreign.page.route("**/guest/guest-*.js", lambda route: route.abort())
    foreign.page.goto(f"{foreign.site}foreign/")
    foreign.choose(wheel).agree()

    expect(foreign.fault).to_have_text(say("foreign-failed"))
    expect(foreign.frame).to_have_count(0)


# What the address bar, the network or the file may have instead of a wheel.
def test_an_address_that_gives_no_file_is_one_sentence(foreign, troubles, strangers, wheel, tmp_path):
    troubles.allow("Failed to load resource|blocked by CORS policy|net::ERR")
    host = strangers.split("/")[2]
    (tmp_path / wheel.name).write_bytes(wheel.read_bytes())
    (tmp_path / "large.whl").write_bytes(bytes(10_000_001))
    silent = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(tmp_path)))
    with running(silent) as shut, running(server(tmp_path)) as full:
        cases = {
            f"{strangers}nothing.whl": say("foreign-not-found", host=host, status=404),
            shut + wheel.name: say("foreign-not-reached", host=shut.split("/")[2]),
            "http://127.0.0.1:9/a.whl": say("foreign-not-reached", host="127.0.0.1:9"),
            f"{full}large.whl": say("foreign-too-large", most=10),
        }
        for address, sentence in cases.items():
            foreign.follow(address).agree()
            expect(foreign.fault).to_have_text(sentence)
            expect(foreign.page.get_by_label(say("foreign-address"))).to_have_value(address)
            expect(foreign.page.get_by_label(say("foreign-address"))).to_be_focused()
    other = say("foreign-other-print")
    foreign.follow(strangers + wheel.name, f"&sha256={'0' * 64}").agree()
    expect(foreign.fault).to_have_text(other)
    for address in ("", "no address", "javascript:alert(1)", "data:,x", "file:///etc/passwd", "http://"):
        foreign.follow(address)
        expect(foreign.fault).to_have_text(say("foreign-no-address", address=address))
    expect(foreign.frame).to_have_count(0)


def test_the_sentence_about_an_address_does_not_ask_for_what_is_there(foreign):
    foreign.follow("https://")
    sentence = "“https://” is no address of a file, such as “https://example.org/game.whl”."
    expect(foreign.fault).to_have_text(sentence)


@pytest.mark.parametrize(
    ("bytes", "language", "told"),
    [
        (1, "en", "1 byte"),
        (2, "pl", "2 bajty"),
        (999, "pl", "999 bajtów"),
        (1499, "it", "1 kB"),
        (1500, "el", "2 kB"),
    ],
)
def test_the_size_of_a_file_is_told_as_it_is(foreign, tmp_path, bytes, language, told):
    (tmp_path / "small.whl").write_bytes(b"x" * bytes)
    foreign.page.goto(f"{foreign.site}{'' if language == 'en' else language + '/'}foreign/")
    foreign.page.locator("#file").set_input_files(tmp_path / "small.whl")
    expect(foreign.page.locator("#known dd").nth(1)).to_have_text(told)


# Longer than a small file takes to be read and to have its fingerprint made.
READ_ON = """async () => {
  await crypto.subtle.digest("SHA-256", await new Blob([new ArrayBuffer(5_000_000)]).arrayBuffer());
  await new Promise((resolve) => setTimeout(resolve));
}"""


def test_an_address_that_is_followed_while_a_file_is_read_is_the_one_that_is_asked_about(foreign, wheel):
    foreign.page.goto(f"{foreign.site}foreign/")
    foreign.page.evaluate("""() => {
      const read = File.prototype.arrayBuffer;
      File.prototype.arrayBuffer = async function () {
        await new Promise((resolve) => (globalThis.goOn = resolve));
        return read.call(this);
      };
    }""")
    foreign.choose(wheel)
    foreign.page.wait_for_function("typeof goOn === 'function'")
    foreign.page.evaluate("location.hash = '#wheel=https%3A%2F%2Fyou.example%2Fgame.whl'")
    known = foreign.page.locator("#known")
    expect(known).to_contain_text("you.example")
    foreign.page.evaluate("goOn()")
    # What was chosen is read to its end by now, and its fingerprint made.
    foreign.page.evaluate(READ_ON)
    expect(known).to_contain_text("you.example")
    expect(known).not_to_contain_text(wheel.name)


BAD = {
    "foreign-no-game": ({"entry_points.txt": None}, {"group": "ludoteca.games"}),
    "foreign-missing-key": ({"about.toml": ("edition = 1", "")}, {"game": SLUG, "key": "edition"}),
    "foreign-needs": (
        {"METADATA": ("Requires-Dist: ludoteca", "Requires-Dist: ludoteca\nRequires-Dist: numpy")},
        {"missing": "numpy"},
    ),
    "foreign-broken": (
        {"__init__.py": ('"""', 'raise ZeroDivisionError("<b>no</b>")\n"""')},
        {"game": SLUG, "why": "ZeroDivisionError: <b>no</b>"},
    ),
}


def test_what_is_wrong_with_a_wheel_is_one_sentence_and_the_page_goes_on(foreign, wheel, tmp_path):
    language = "it"
    said = Words(language)
    rubbish = tmp_path / "rubbish.whl"
    rubbish.write_bytes(b"PK\x03\x04 rubbish")
    cases = {said.say(Text("foreign-no-wheel")): rubbish}
    for id, (changes, args) in BAD.items():
        cases[said.say(Text(id, **args))] = altered(wheel, tmp_path / id, changes)
    ours = altered(wheel, tmp_path / "ours", {"entry_points.txt": ("lodger = lodger", "oxono = oxono")})
    cases[said.say(Text("foreign-taken", game="oxono"))] = ours
    foreign.page.goto(f"{foreign.site}{language}/foreign/")
    for sentence, file in cases.items():
        foreign.page.locator("#file").set_input_files(file)
        foreign.agree(language)
        expect(foreign.fault).to_have_text(sentence, timeout=STARTING)
        expect(foreign.frame).to_have_count(0)
    expect(foreign.page.locator("main b")).to_have_count(0)


def test_a_stranger_s_game_is_large_enough_for_fingers_and_clear_to_ears(new_context, site, wheel):
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    page.goto(f"{site}foreign/")
    foreign = Foreign(page, site).choose(wheel)
    expect(page.get_by_role("heading", name=say("foreign-ask"))).to_be_visible()
    assert small(page) == []
    foreign.agree().table()
    page.set_viewport_size({"width": 320, "height": 640})
    for frame in page.frames:
        assert small(frame) == []
        assert overflow(frame)[0] <= 0
        frame.add_script_tag(path=AXE)
        assert frame.evaluate(FOUND, ["light", True]) == []
    expect(page.frame_locator("iframe").get_by_role("heading", name="Lodger")).to_be_attached()


def test_the_shelf_leads_there(foreign):
    foreign.page.goto(foreign.site)
    foreign.page.get_by_role("link", name=say("foreign-title")).click()
    expect(foreign.page.get_by_role("heading", name=say("foreign-title"))).to_be_visible()
