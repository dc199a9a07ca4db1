"""Games that others have installed: found by entry points, or left out with one sentence if wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca import guest
from ludoteca.cli import main
from ludoteca.kernel import shelf
from ludoteca.kernel.errors import BadGame
from ludoteca.kernel.foreign import is_slug
from ludoteca.words import Words, languages

SLUG = "lodger"
OWN = tuple(about.slug for about in ludoteca.catalog())

Install = Callable[..., Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs the skeleton as a package; the folder of its module. Nothing of it is left afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def installed(entry: str = f"{SLUG} = {SLUG}", slug: str = SLUG) -> Path:
        folder = tmp_path / slug
        assert main(["new", SLUG, "--into", str(tmp_path), "--language", "en"]) == 0
        (tmp_path / SLUG).rename(folder)
        info = tmp_path / f"ludoteca_{slug}-0.1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ludoteca-{slug}\nVersion: 0.1.0\n")
        (info / "entry_points.txt").write_text(f"[{shelf.GROUP}]\n{entry}\n")
        shelf.look_again()
        return folder

    yield installed
    for name in [name for name in sys.modules if name.partition(".")[0] == SLUG]:
        del sys.modules[name]
    shelf.look_again()


def sentence(language: str = "en") -> str:
    """The one fault there is, told; the catalogue is as it would be without it."""
    (fault,) = shelf.faults()
    assert tuple(about.slug for about in ludoteca.catalog()) == OWN
    return Words(language).say(fault.text)


def rewrite(page: Path, before: str, after: str) -> None:
    text = page.read_text(encoding="utf-8")
    assert before in text
    page.write_text(text.replace(before, after), encoding="utf-8")


def test_a_game_that_is_installed_is_found_and_played(install: Install):
    folder = install()

    about = shelf.about(SLUG)
    table = ludoteca.Table(ludoteca.load(SLUG))
    for seat, move in enumerate(["mark a1", "mark b1", "mark a2", "mark b2", "mark a3"]):
        table.play(seat % 2, move)
    assert (about.folder, about.module, about.is_foreign) == (folder, SLUG, True)
    assert table.outcome() == ludoteca.Outcome(frozenset({0}), "line")
    assert ludoteca.Table.replay(table.record()).state == table.state
    assert Words("it", SLUG).say(ludoteca.Text("reason-line")) == "tre in fila"
    assert shelf.faults() == ()


def test_it_is_found_without_being_imported(install: Install):
    folder = install()
    (folder / "__init__.py").write_text("raise SystemExit('this was run')\n")
    shelf.look_again()

    assert SLUG in {about.slug for about in ludoteca.catalog()}
    assert SLUG not in sys.modules


def test_a_game_that_is_found_both_by_its_folder_and_installed_is_there_once(
    install: Install, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(ludoteca.games, "__path__", [*ludoteca.games.__path__])
    monkeypatch.setenv("LUDOTECA_GAMES", str(install().parent))
    shelf.look_again()

    assert [about.module for about in ludoteca.catalog() if about.slug == SLUG] == [f"ludoteca.games.{SLUG}"]
    assert shelf.faults() == ()


def test_our_own_games_are_not_foreign():
    assert not any(about.is_foreign for about in ludoteca.catalog())


def test_a_game_that_cannot_be_imported_is_one_error_of_ours(install: Install):
    folder = install()
    (folder / "__init__.py").write_text("import nowhere\n")

    with pytest.raises(BadGame, match="“lodger” is broken: ModuleNotFoundError: No module named 'nowhere'"):
        ludoteca.load(SLUG)


def test_nobody_takes_the_place_of_one_of_our_games(install: Install):
    install("oxono = oxono", "oxono")

    assert sentence() == "There is a game called “oxono” already."
    assert ludoteca.load("oxono").__name__ == "ludoteca.games.oxono"


@pytest.mark.parametrize("entry", [f"other = {SLUG}", f"Lodger = {SLUG}", f"for = {SLUG}.for", "../x = ../x"])
def test_slug_and_module_are_called_alike(install: Install, entry: str):
    install(entry)

    assert "cannot be a game in the module" in sentence()


@pytest.mark.parametrize("module", [SLUG, f"nowhere.{SLUG}", f"sys.{SLUG}"])
def test_a_game_without_its_about_is_told(install: Install, module: str):
    folder = install(f"{SLUG} = {module}")
    (folder / "about.toml").unlink()
    shelf.look_again()

    assert sentence() == "The game “lodger” has no about.toml."


ABOUT = [
    ("edition = 1", "edition = 'one'", "“edition” cannot be one"),
    ("edition = 1", "edition = true", "“edition” cannot be True"),
    ("edition = 1", "edition = 0", "“edition” cannot be 0"),
    ("edition = 1", "", "“edition” is missing"),
    ("seats = [2, 2]", "seats = [2]", "“seats” cannot be [2]"),
    ("seats = [2, 2]", "seats = [3, 2]", "“seats” cannot be (3, 2)"),
    ("seats = [2, 2]", "seats = [2, 3]", "“colours” cannot be ('rose', 'night')"),
    ('reasons = ["line", "draw"]', "reasons = []", "“reasons” cannot be []"),
    ("bound = 9", "bound = 9\nslug = 'oxono'", "says “slug”, which means nothing there"),
    ("bound = 9", "bound = 9\nmodule = 'os'", "says “module”, which means nothing there"),
    ('stage = "draft"', 'stage = "perfect"', "“stage” cannot be perfect"),
    ("bound = 9", "bound = 9\noptions = 3", "“options” cannot be 3"),
    ("bound = 9", "bound = 9\nrest = 1", "says “rest”, which means nothing there"),
    ('kind = ["abstract"]', 'kind = ["wooden"]', "“kind” cannot be ['wooden']"),
    ('kind = ["abstract"]', "kind = []", "“kind” cannot be []"),
    ("bound = 9", "bound =", "cannot be read"),
    ('name = "Lodger"', r'name = "\u001b[31mred"', "“name” cannot be \ufffd[31mred"),
]


@pytest.mark.parametrize(("before", "after", "told"), ABOUT, ids=[told for *_, told in ABOUT])
def test_a_fault_in_an_about_is_one_sentence_in_every_language(
    install: Install, before: str, after: str, told: str
):
    rewrite(install() / "about.toml", before, after)
    shelf.look_again()

    assert told in sentence()
    for language in languages():
        assert SLUG in sentence(language)


@pytest.mark.parametrize(
    "entry",
    [
        "choices = []",
        "choices = 'ab'",
        "choices = ['a', 1]",
        "choices = ['a']\ndefault = 'b'",
        "choices = ['a']\npattern = 1",
        "choices = ['a']\npattern = '('",
        "choices = ['a']\nmore = 1",
        "choices = ['a b']",
        "choices = ['']",
        "choices = ['a=1']",
        "default = 'a'",
    ],
)
def test_an_option_that_offers_nothing_or_nonsense_is_told(install: Install, entry: str):
    with (install() / "about.toml").open("a", encoding="utf-8") as page:
        page.write(f"[options.size]\n{entry}\n")
    shelf.look_again()

    assert "“options.size” cannot be" in sentence()


@pytest.mark.parametrize("name", ["seed", "game", "edition", "seats", "position", "7", "two words", "a:b"])
def test_an_option_is_not_called_what_a_record_means_otherwise(install: Install, name: str):
    with (install() / "about.toml").open("a", encoding="utf-8") as page:
        page.write(f"[options.'{name}']\nchoices = ['a']\n")
    shelf.look_again()

    assert f"says “options.{name}”, which means nothing there" in sentence()


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("about.toml", 'colours = ["rose"', 'colours = ["puce"', ["foreign-bad-value", "colours", "puce"]),
        ("board.py", 'ink="wood"', 'ink="puce"', ["foreign-broken", "puce"]),
    ],
)
def test_an_ink_that_no_theme_knows_is_told_before_the_game_is_shown(
    install: Install, monkeypatch: pytest.MonkeyPatch, file: str, before: str, after: str, told: list[str]
):
    rewrite(install() / file, before, after)
    shelf.look_again()
    monkeypatch.setattr(guest, "_fault", None)

    error = json.loads(guest.handle('{"do":"guest","game":null,"language":"en"}'))["error"]

    assert all(word in json.dumps(error) for word in told)


def test_the_list_tells_what_is_left_out(install: Install, capsys: pytest.CaptureFixture[str]):
    rewrite(install() / "about.toml", 'name = "Lodger"', "name = '\u001b[31m'")
    shelf.look_again()
    capsys.readouterr()

    assert main(["list", "--language", "en"]) == 0
    printed = capsys.readouterr()
    assert "oxono" in printed.out
    assert "about.toml of “lodger” cannot be read" in printed.err
    assert "\x1b" not in printed.err


@pytest.mark.parametrize("text", ["oxono", "a", "go4"])
def test_small_letters_and_digits_name_a_game(text: str):
    assert is_slug(text)


@pytest.mark.parametrize("text", ["", "4go", "Go", "go-fish", "class", "gö", "go\n"])
def test_nothing_else_does(text: str):
    assert not is_slug(text)
