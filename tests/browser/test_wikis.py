"""Boards in real wikis: MediaWiki and DokuWiki as Debian packs them, with the plugins from our site."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect
from tools.builder import debian
from tools.builder.steps import StepFailed

from browser.conftest import Troubles
from browser.wikis import PATIENCE, DokuWiki, MediaWiki, Php, Wiki

# Pink has had a turn, Black is to move; the log begins here.
POSITION = "....../...*x./..#.../....../....../...... b 7888 -"
NASTY = "\"><script>window.broken = 1</script><img src=x onerror='window.broken = 2'>"


@pytest.fixture(scope="module")
def root() -> Path:
    """Where the wikis are unpacked."""
    try:
        return debian.wikis()
    except StepFailed as failure:
        pytest.skip(
            f"MediaWiki and DokuWiki could not be had from Debian, so no board was tried in them: {failure}"
        )


@pytest.fixture(scope="module")
def games(site: str) -> str:
    """The address of our site under another name than the wikis have: to a browser they are strangers."""
    return site.replace("127.0.0.1", "localhost")


@pytest.fixture(scope="module")
def mediawiki(
    root: Path, games: str, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MediaWiki]:
    folder = tmp_path_factory.mktemp("mediawiki")
    with MediaWiki.running(root, folder, dist / "integrations" / "ludoteca-mediawiki.zip", games) as wiki:
        for page in ("Template-Ludoteca", "Template-Ludoteca_diagram"):
            text = (dist / "integrations" / f"{page}.txt").read_text(encoding="utf-8")
            # What a build writes that was told where its site stands.
            text = re.sub(r"https://[\w./-]+/(?=#g=)", games, text)
            wiki.write(page.replace("-", ":", 1).replace("_", " "), text)
        yield wiki


@pytest.fixture(scope="module")
def dokuwiki(root: Path, games: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DokuWiki]:
    folder = tmp_path_factory.mktemp("dokuwiki")
    with DokuWiki.running(root, folder, games) as wiki:
        yield wiki


@pytest.fixture(params=["mediawiki", "dokuwiki"])
def wiki(request: pytest.FixtureRequest) -> Wiki:
    """One wiki after the other."""
    running: Wiki = request.getfixturevalue(request.param)
    return running


KEYS = {"game": "g", "position": "p", "record": "r"}


def markup(wiki: Wiki, *, careless: bool = False, **asked: str) -> str:
    """What a writer types for a board, in the words of the wiki; careless: without a care for its markup."""
    if isinstance(wiki, MediaWiki):
        write = str if careless else escape
        return "<ludoteca " + " ".join(f'{name}="{write(value)}"' for name, value in asked.items()) + "/>"
    write = str if careless else partial(quote, safe="")
    return "{{ludoteca>" + "&".join(f"{KEYS.get(name, name)}={write(asked[name])}" for name in asked) + "}}"


class Boards(HTMLParser):
    """The boards of a page: every frame and the links below them; `broken`: elements that NASTY has made."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.frames: list[dict[str, str | None]] = []
        self.links: list[str] = []
        self.broken: list[str] = []
        self._inside = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if attributes.get("src") == "x" or any(name.startswith("on") for name in attributes):
            self.broken.append(str(self.get_starttag_text()))
        if tag == "figure" and attributes.get("class") == "ludoteca":
            self._inside = True
        elif tag == "iframe":
            self.frames.append(attributes)
        elif tag == "a" and self._inside:
            self.links.append(str(attributes["href"]))

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag != "figure"

    def handle_data(self, data: str) -> None:
        if self.cdata_elem == "script" and "window.broken" in data:
            self.broken.append(data)


def asked_of(address: str | None) -> dict[str, str]:
    """What the fragment of an address asks for."""
    found = parse_qs(urlsplit(str(address)).fragment, keep_blank_values=True)
    return {key: " | ".join(values) for key, values in found.items()}


def errors(page: str) -> list[str]:
    """What the wiki says in the place of boards."""
    return re.findall(r'<(?:strong|div) class="error">(.*?)</(?:strong|div)>', page)


def played(page: Page) -> None:
    """Open the board of a page, move a totem in it, and find that in the log (English)."""
    board = page.frame_locator("iframe")
    board.get_by_role("button", name=re.compile("Oxono")).click()
    board.get_by_role("button", name="d5, X totem").click()
    board.get_by_role("button", name="d2, empty").click()
    expect(board.get_by_role("button", name="d2, X totem")).to_be_attached()
    expect(board.locator("#log li")).to_have_text([re.compile("Black: X to d2")])


@pytest.fixture(autouse=True)
def no_picture_for_tabs(troubles: Troubles) -> None:
    """A wiki that is new has no icon, which the browser asks for."""
    troubles.allow(r"/favicon\.ico\)$")


def test_a_board_in_a_wiki_is_played_where_it_stands(wiki: Wiki, new_context):
    address = wiki.write("played", f"Before.\n\n{markup(wiki, game='oxono', position=POSITION)}\n\nAfter.")

    page = new_context().new_page()
    page.goto(address)
    assert page.frame_locator("iframe").locator("html").count() == 1
    played(page)
    expect(page.get_by_text("After.", exact=True)).to_be_visible()


def test_the_link_below_a_board_leads_to_the_same_position(wiki: Wiki, new_context, games: str):
    address = wiki.write("linked", markup(wiki, game="oxono", position=POSITION, lang="it", title="Dove?"))

    (link,) = Boards(wiki.read("linked")).links
    assert link.startswith(f"{games}it/oxono/#")
    assert asked_of(link) == {"p": POSITION}
    page = new_context().new_page()
    page.goto(address)
    expect(page.locator("figcaption")).to_contain_text("Dove?")
    page.locator("figcaption").get_by_role("link").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Oxono")
    expect(page.get_by_role("button", name=re.compile("^d5, .*X"))).to_be_attached()


def test_all_that_a_board_may_be_told_reaches_its_frame(wiki: Wiki, games: str):
    asked = {
        **{"game": "oxono", "position": POSITION, "record": "1q1YqSs", "ply": "0", "seat": "0", "level": "3"},
        **{"puzzle": "2", "lang": "pl", "theme": "dark", "controls": "step", "mark": "d4,e5"},
        **{"arrow": "c4-d5", "width": "500", "height": "700"},
    }
    wiki.write("told", markup(wiki, **asked))

    (frame,) = Boards(wiki.read("told")).frames
    assert str(frame["src"]).startswith(f"{games}embed/v1/#")
    told = asked_of(frame["src"])
    assert [frame["width"], frame["height"]] == [asked.pop("width"), asked.pop("height")]
    assert told == {KEYS.get(name, name): value for name, value in asked.items()}


@pytest.mark.parametrize(
    ("asked", "about"),
    [
        ({"game": NASTY}, "g"),
        ({"game": "Oxono!"}, "g"),
        ({"game": "oxono", "theme": "pink"}, "theme"),
        ({"game": "oxono", "level": "6"}, "level"),
        ({"game": "oxono", "ply": "-1"}, "ply"),
        ({"game": "oxono", "width": "9" * 30}, "width"),
        ({"game": "oxono", "record": "x y"}, "r"),
        ({"game": "oxono", "position": "x" * 100_000}, "p"),
        ({"game": "oxono", "colour": "red"}, "colour"),
        ({"position": POSITION}, ""),
    ],
    ids=lambda value: str(value)[:50] if isinstance(value, dict) else "",
)
def test_what_makes_no_sense_is_told_in_the_place_of_the_board(wiki: Wiki, asked: dict[str, str], about: str):
    wiki.write("refused", markup(wiki, **asked))

    page = wiki.read("refused")
    assert Boards(page).broken == []
    assert Boards(page).frames == []
    (told,) = errors(page)
    named = {key: name for name, key in KEYS.items()}.get(about, about)
    assert (named if isinstance(wiki, MediaWiki) else about) in told


@pytest.mark.parametrize(
    ("key", "careless"),
    [("position", True), ("title", True)]
    + [(key, False) for key in ("position", "title", "mark", "arrow", "record", "theme", "nonsense")],
)
def test_nothing_that_a_writer_types_becomes_markup(wiki: Wiki, new_context, key: str, careless: bool):
    address = wiki.write("nasty", markup(wiki, careless=careless, game="oxono", **{key: NASTY}))

    assert Boards(wiki.read("nasty")).broken == []
    page = new_context().new_page()
    page.goto(address)
    assert page.evaluate("window.broken") is None


@pytest.mark.parametrize("value", ["", "  "])
def test_a_value_that_is_empty_counts_as_left_out(wiki: Wiki, value: str):
    wiki.write("empty", markup(wiki, game="oxono", position=value, seat=value, lang=value))

    (frame,) = Boards(wiki.read("empty")).frames
    assert asked_of(frame["src"]) == {"g": "oxono", "lang": "en"}


def test_two_boards_in_one_page_are_two(wiki: Wiki):
    wiki.write("two", f"{markup(wiki, game='oxono')}\n\n{markup(wiki, game='yoxii')}")

    assert [asked_of(frame["src"])["g"] for frame in Boards(wiki.read("two")).frames] == ["oxono", "yoxii"]


def test_the_template_hands_on_what_the_embed_code_says(mediawiki: MediaWiki):
    # As web/embed/embedcode.js writes it, with everything in the position that a template takes for its own.
    odd = "a=b&#123;&#123;c{{!}}d&#125;&#125; &quot;e&quot; &lt;f&gt; &amp; * # -"
    mediawiki.write("Template used", f"{{{{Ludoteca|game=oxono|position={odd}|lang=el|title=Here}}}}")

    (frame,) = Boards(mediawiki.read("Template used")).frames
    assert asked_of(frame["src"]) == {"g": "oxono", "p": 'a=b{{c|d}} "e" <f> & * # -', "lang": "el"}
    assert frame["title"] == "Here"


def test_where_there_are_no_frames_a_picture_leads_to_the_board(
    mediawiki: MediaWiki, dist: Path, new_context, games: str
):
    mediawiki.upload(dist / "icons" / "192.png", "Diagram.png")
    address = mediawiki.write(
        "Pictured", f"{{{{Ludoteca diagram|file=Diagram.png|game=oxono|position={POSITION}|title=Where?}}}}"
    )

    page = new_context().new_page()
    page.goto(address)
    picture = page.get_by_role("img", name="Where?")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 0
    around = str(picture.locator("xpath=ancestor::a").get_attribute("href"))
    assert around.startswith(f"{games}#")
    assert asked_of(around) == {"g": "oxono", "p": POSITION}
    assert page.get_by_role("link", name="Where?", exact=True).last.get_attribute("href") == around
    page.goto(around)
    expect(page.get_by_role("heading", level=1)).to_have_text("Oxono")
    expect(page.get_by_role("button", name="d5, X totem")).to_be_attached()


def test_the_policy_of_a_mediawiki_names_the_site_only_where_a_board_is(mediawiki: MediaWiki, games: str):
    def policy(title: str) -> str:
        with urlopen(mediawiki.at(title), timeout=PATIENCE) as answer:
            return str(answer.headers["Content-Security-Policy"])

    mediawiki.write("Bare", "No board.")
    mediawiki.write("With board", markup(mediawiki, game="oxono"))
    host = "{0.scheme}://{0.netloc}".format(urlsplit(games))
    assert host not in policy("Bare").split()
    assert host in re.search("default-src ([^;]*)", policy("With board"))[1].split()


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("g=oxono&p=..%23.%20b", "LINK {site}oxono/#p=..%23.%20b Oxono"),
        ("g=oxono&p=..%23.%20b|<b>Bold</b>", "LINK {site}oxono/#p=..%23.%20b <b>Bold</b>"),
        ("g=oxono&theme=pink", "TEXT "),
    ],
)
def test_what_is_no_web_page_gets_a_link_from_dokuwiki(
    dokuwiki: DokuWiki, games: str, asked: str, shown: str
):
    told = dokuwiki.rendered("{{ludoteca>" + asked + "}}")

    assert told.startswith(shown.format(site=games))


def test_a_board_in_dokuwiki_speaks_as_the_wiki_does(dokuwiki: DokuWiki):
    dokuwiki.write("greek", "{{ludoteca>g=oxono}}")
    with dokuwiki.speaking("el"):
        page = dokuwiki.read("greek")

    (frame,) = Boards(page).frames
    assert asked_of(frame["src"])["lang"] == "el"
    assert Boards(page).links[0].endswith("/el/oxono/")
    assert "Άνοιγμα" in page


@pytest.fixture(scope="module")
def widget(root: Path, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[object], str]:
    """What the widget's page makes of the parameters that it is given, in the language of Widgets."""
    page = dist / "integrations" / "Widget-Ludoteca.txt"
    folder = tmp_path_factory.mktemp("compiled")
    smarty = max(root.glob("usr/share/php/smarty*"))

    def rendered(parameters: object) -> str:
        script = Path(__file__).with_name("widget.php")
        return Php(root).run(script, smarty, page, folder, text=json.dumps(parameters))

    return rendered


def test_the_widget_shows_a_board(widget: Callable[[object], str]):
    page = widget({"game": "oxono", "position": POSITION, "seat": "0", "title": "Where?", "width": "500"})

    (frame,) = Boards(page).frames
    assert urlsplit(str(frame["src"])).path.endswith("/embed/v1/")
    assert asked_of(frame["src"]) == {"g": "oxono", "p": POSITION, "seat": "0"}
    assert [frame["title"], frame["width"], frame["height"]] == ["Where?", "500", "680"]
    assert asked_of(Boards(page).links[0]) == {"g": "oxono", "p": POSITION, "seat": "0"}


@pytest.mark.parametrize("value", [NASTY, ["twice", NASTY], "x" * 100_000, "", True, False])
@pytest.mark.parametrize("key", ["game", "position", "title", "width", "height", "theme", "picture"])
def test_nothing_that_a_widget_is_given_becomes_markup(
    widget: Callable[[object], str], key: str, value: object
):
    page = widget({"game": "oxono", key: value})

    assert Boards(page).broken == []
    (frame,) = Boards(page).frames
    assert str(frame["width"]).isdigit() and str(frame["height"]).isdigit()
    assert set(frame) == {"src", "title", "width", "height", "loading", "allow", "style"}
