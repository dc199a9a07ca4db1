"""What the pages tell search engines, and whoever shows a link: complete, true, and the same on both ends."""

from __future__ import annotations

import json
import re
import struct
import xml.etree.ElementTree as xml
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from tools.builder import pieces
from tools.pages import __main__ as pages
from tools.pages.diagram import write_diagram
from tools.pages.game import write_game
from tools.pages.guide import write_guide
from tools.pages.shelf import write_shelf
from tools.pages.site import Place, Site

import ludoteca
from ludoteca.kernel.shelf import About
from ludoteca.kernel.text import Text
from ludoteca.words import Words, languages

ADDRESS = "https://example.org/games/"


class Hashed(dict[str, str]):
    """The names of scripts and style, whichever a page asks for."""

    def __missing__(self, name: str) -> str:
        return f"assets/{name}"


ASSETS = Hashed()
PACKAGE = Path(ludoteca.__file__).parent
CODES = {*languages(), "x-default"}
EMPTY = '{"@context":"https://schema.org","@graph":[]}'
# Of the types that we use, the properties that we use: each was looked up in the vocabulary of schema.org.
VOCABULARY = {
    "Game": "name description inLanguage numberOfPlayers timeRequired creator publisher datePublished"
    " url image",
    "Article": "headline description inLanguage articleSection about author url image",
    "QuantitativeValue": "minValue maxValue",
    "Person": "name",
    "Organization": "name",
    "ItemList": "numberOfItems itemListElement",
    "BreadcrumbList": "itemListElement",
    "ListItem": "position name item url",
}


def games() -> list[About]:
    """The games of the package, the last of them as a draft."""
    *finished, last = [about for about in ludoteca.catalog() if about.folder.is_relative_to(PACKAGE)]
    return [*finished, replace(last, stage="draft")]


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of a site whose address is known."""
    folder = tmp_path_factory.mktemp("site")
    shown = games()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ludoteca, "catalog", lambda: tuple(shown))
        pages.write_all(Site(folder, ASSETS, ADDRESS))
    return folder


def all_pages(out: Path) -> Iterator[tuple[str, str]]:
    """Every page: its address and its text. What stands in other sites' frames only is none."""
    for path in sorted(out.rglob("index.html")):
        if path.is_relative_to(out / "embed"):
            continue
        folder = path.parent.relative_to(out).as_posix()
        yield ADDRESS + ("" if folder == "." else f"{folder}/"), path.read_text(encoding="utf-8")


def links(page: str, relation: str) -> list[str]:
    return re.findall(rf'<link rel="{relation}"[^>]* href="([^"]*)"', page)


def sisters(page: str) -> dict[str, str]:
    """The same page by the codes of languages."""
    found = re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]*)"', page)
    assert len(dict(found)) == len(found)
    return dict(found)


def properties(page: str) -> dict[str, str]:
    """What a link to the page looks like elsewhere."""
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page)
    assert len(dict(found)) == len(found)
    return {name: unescape(value) for name, value in found}


def things(page: str) -> list[dict[str, Any]]:
    """The facts of a page in the words of schema.org."""
    [text] = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page) or [EMPTY]
    graph = json.loads(text)
    assert graph.keys() == {"@context", "@graph"}
    assert graph["@context"] == "https://schema.org"
    return list(graph["@graph"])


def is_hidden(page: str) -> bool:
    """Whether search engines are asked not to show it."""
    return page.count('<meta name="robots" content="noindex">') == 1


def the(kind: str, page: str) -> dict[str, Any]:
    [found] = [thing for thing in things(page) if thing["@type"] == kind]
    return found


def test_every_page_says_where_it_stands_once(out: Path):
    for address, page in all_pages(out):
        assert links(page, "canonical") == [address]


def test_every_page_leads_to_itself_in_all_languages_and_they_lead_back(out: Path):
    written = dict(all_pages(out))
    for address, page in written.items():
        others = sisters(page)
        assert others.keys() == CODES, address
        assert others["x-default"] == others["en"]
        for code, other in others.items():
            assert f'<html lang="{code.replace("x-default", "en")}"' in written[other]
            assert sisters(written[other]) == others, other
        [own] = re.findall('<html lang="(..)"', page)
        assert others[own] == address


def test_the_site_map_lists_exactly_the_pages_that_may_be_found(out: Path):
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    listed = {}
    entries = xml.parse(out / "sitemap.xml").getroot().findall("s:url", names)
    for entry in entries:
        found = {link.get("hreflang"): link.get("href") for link in entry.findall("x:link", names)}
        listed[entry.findtext("s:loc", "", names)] = found

    hidden = [address for address, page in all_pages(out) if is_hidden(page)]
    unlisted = re.compile(f"/{games()[-1].slug}/|/foreign/table/$")
    assert hidden == [address for address, _ in all_pages(out) if unlisted.search(address)] != []
    assert listed == {address: sisters(page) for address, page in all_pages(out) if address not in hidden}
    assert len(entries) == len(listed)
    assert f"Sitemap: {ADDRESS}sitemap.xml\n" in (out / "robots.txt").read_text(encoding="utf-8")


def test_a_link_to_any_page_has_a_title_a_description_and_a_picture(out: Path):
    titles = []
    for address, page in all_pages(out):
        told = properties(page)
        [title], [description] = (
            re.findall("<title>(.*?)</title>", page),
            re.findall('<meta name="description" content="(.*?)">', page),
        )
        [language] = re.findall('<html lang="(..)"', page)
        assert told["og:title"] == unescape(title) != ""
        assert told["og:description"] == unescape(description) != ""
        assert told["og:url"] == address
        assert told["og:locale"].partition("_")[0] == language
        assert told["twitter:card"] == "summary_large_image"
        picture = (out / told["og:image"].removeprefix(ADDRESS)).read_bytes()
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        size = [str(number) for number in struct.unpack(">II", picture[16:24])]
        assert size == [told["og:image:width"], told["og:image:height"]] == ["1200", "630"]
        assert told["og:image:alt"]
        titles.append((title, language))
    assert sorted(titles) == sorted(set(titles)), "two pages of a language share a title"


def test_every_game_has_a_picture_of_its_own_that_is_not_heavy(out: Path):
    pictures = {path.name: path.read_bytes() for path in (out / "pictures").iterdir()}

    assert pictures.keys() == {"ludoteca.png", *(f"{about.slug}.png" for about in games())}
    assert len(set(pictures.values())) == len(pictures)
    assert max(map(len, pictures.values())) < 300_000
    for about in games():
        assert f"pictures/{about.slug}.png" in (out / about.slug / "index.html").read_text(encoding="utf-8")


def test_facts_are_told_in_the_words_of_the_vocabulary(out: Path):
    def check(value: object) -> None:
        if isinstance(value, list):
            for item in value:
                check(item)
        if isinstance(value, dict):
            assert {*value} - {"@type"} <= {*VOCABULARY[value["@type"]].split()}
            for item in value.values():
                check(item)

    for _, page in all_pages(out):
        check(things(page))


@pytest.mark.parametrize("language", languages())
def test_the_facts_of_a_game_are_those_of_its_about_toml(out: Path, language: str):
    for about in games():
        page = (out / Place(language, f"{about.slug}/").folder / "index.html").read_text(encoding="utf-8")
        told = the("Game", page)
        players = told["numberOfPlayers"]
        assert (told["name"], players["minValue"], players["maxValue"]) == (about.name, *about.seats)
        assert told["description"] == Words(language, about.slug).say(Text("pitch"))
        assert told["timeRequired"] == f"PT{about.minutes[1]}M"
        assert told["creator"]["name"] == about.designer
        assert told["publisher"]["name"] == about.publisher
        assert told["datePublished"] == str(about.year)
        assert told["inLanguage"] == language
        assert [told["url"]] == links(page, "canonical")
        assert told["image"] == properties(page)["og:image"]


@pytest.mark.parametrize("language", languages())
def test_the_facts_of_a_guide_are_its_sections(out: Path, language: str):
    for about in games():
        page = (out / Place(language, f"{about.slug}/guide/").folder / "index.html").read_text("utf-8")
        told = the("Article", page)
        headings = re.findall('<div class="rule"><h2>(.*?)</h2>', page)
        assert told["articleSection"] == [unescape(heading) for heading in headings] != []
        assert f"<h1>{told['headline']}</h1>" in page
        assert told["about"] == {
            "@type": "Game",
            "name": about.name,
            "url": ADDRESS + Place(language, f"{about.slug}/").folder,
        }


def test_the_way_to_a_page_leads_over_pages_that_are_there(out: Path):
    written = dict(all_pages(out))
    shelves = {ADDRESS + Place(language, "").folder for language in languages()}
    for address, page in written.items():
        if address in shelves or is_hidden(page):
            continue
        steps = the("BreadcrumbList", page)["itemListElement"]
        assert [step["position"] for step in steps] == [*range(1, len(steps) + 1)]
        way = [step["item"] for step in steps]
        assert way[0] in shelves and way[-1] == address
        assert all(step in written and address.startswith(step) for step in way)
        assert all(step["name"] for step in steps)


@pytest.mark.parametrize("language", languages())
def test_the_shelf_lists_its_games_in_their_order(out: Path, language: str):
    place = Place(language, "")
    page = (out / place.folder / "index.html").read_text(encoding="utf-8")
    told = the("ItemList", page)
    led = [ADDRESS + place.folder + slug for slug in re.findall(r'<h2><a href="([^"]+)"', page)]
    assert [item["url"] for item in told["itemListElement"]] == led
    assert [item["name"] for item in told["itemListElement"]] == [about.name for about in games()[:-1]]
    assert told["numberOfItems"] == len(led)


def test_a_name_that_looks_like_markup_is_told_as_it_is_and_breaks_nothing(tmp_path: Path):
    about = replace(ludoteca.kernel.shelf.about("oxono"), name="<Rock> & 'Roll'")
    site = Site(tmp_path, ASSETS)
    for write in (write_game, write_guide, write_diagram):
        write(site, about)

    shown = [page for _, page in all_pages(tmp_path)]
    assert len(shown) == 3 * len(languages())
    for page in shown:
        [title] = re.findall("<title>(.*?)</title>", page)
        assert about.name in unescape(title) == properties(page)["og:title"]
        assert about.name in the("BreadcrumbList", page)["itemListElement"][1]["name"]
        assert "<Rock>" not in page
        assert not re.search("&amp;(amp|lt|gt|quot|#)", page)


def test_without_its_address_a_site_tells_what_needs_none_and_is_still_relative(tmp_path: Path):
    about = games()[0]
    site = Site(tmp_path, ASSETS)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ludoteca, "catalog", lambda: (about,))
        for language in languages():
            write_shelf(site, language)
        write_guide(site, about)
        pages.write_pictures(site)
        pages.write_sitemap(site)

    assert not [path for path in tmp_path.rglob("*") if path.suffix in {".png", ".xml", ".txt"}]
    written = dict(all_pages(tmp_path))
    for address, page in written.items():
        assert not links(page, "canonical")
        told = properties(page)
        assert told.keys() == {"og:type", "og:site_name", "og:locale", "og:title", "og:description"}
        others = sisters(page)
        assert others.keys() == CODES
        assert all(urljoin(address, other) in written for other in others.values())
        assert "https://schema.org" in page
        assert not re.findall("https?://(?!schema.org|www.w3.org)", page.partition("<body")[0])


def test_nobody_keeps_for_offline_use_what_only_other_sites_fetch(tmp_path: Path):
    for name in ("index.html", "pictures/oxono.png", "sitemap.xml", "robots.txt", "runtime/1/library.gz"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")

    assert [entry["url"] for entry in pieces._shell(tmp_path)] == ["index.html"]
