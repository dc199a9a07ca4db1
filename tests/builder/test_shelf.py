"""The shelf as it is written: which games stand on it, what is said of them, and what its foot leads to."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tools.builder.places import LICENCES
from tools.pages.shelf import write_shelf
from tools.pages.site import Place, Site

import ludoteca
from ludoteca.kernel.shelf import KINDS, STAGES, About, look_again
from ludoteca.kernel.text import Text
from ludoteca.words import Words, languages

SITE = {"style": "assets/style.css", "shelf": "assets/shelf.js"}
PACKAGE = Path(ludoteca.__file__).parent


def games() -> list[About]:
    """The games of the package, without the toys of the tests."""
    return [about for about in ludoteca.catalog() if about.folder.is_relative_to(PACKAGE)]


def written(folder: Path, language: str, *shown: About) -> str:
    """The page of a shelf that holds just these games."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ludoteca, "catalog", lambda: shown)
        write_shelf(Site(folder, SITE), language)
    return (folder / Place(language, "").folder / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_the_shelf_says_of_a_game_on_trial_that_it_is_and_of_a_finished_one_nothing(
    tmp_path: Path, language: str
):
    game = games()[0]
    said = Words(language).say(Text("shelf-playable"))

    assert said in written(tmp_path, language, replace(game, stage="playable"))
    finished = written(tmp_path, language, replace(game, stage="finished"))
    assert f'href="{game.slug}/"' in finished
    assert said not in finished


def test_a_draft_stands_on_no_shelf(tmp_path: Path):
    draft, other = games()[:2]

    page = written(tmp_path, "en", replace(draft, stage="draft"), other)

    assert f'href="{other.slug}/"' in page
    assert draft.name not in page
    assert f'href="{draft.slug}/' not in page


def test_every_game_stands_on_a_rung_of_the_ladder_and_a_new_one_on_the_lowest():
    assert {about.stage for about in games()} <= {*STAGES}
    assert 'stage = "draft"' in (PACKAGE / "skeleton" / "about.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_the_foot_of_the_shelf_leads_to_every_licence(tmp_path: Path, language: str):
    page = written(tmp_path, language, *games()[:1])

    root = Place(language, "").root
    led = re.findall(rf'<a href="{re.escape(root)}licences/([^"]+)">[^<]+</a>', page)
    assert led == [*LICENCES]


@pytest.mark.parametrize("language", languages())
def test_the_filter_offers_every_kind_that_stands_on_the_shelf_and_no_other(tmp_path: Path, language: str):
    one, other, *_ = games()
    shown = (replace(one, kind=KINDS, together=False), replace(other, kind=KINDS[:1], together=True))

    def offered(*games: About) -> list[str]:
        page = written(tmp_path, language, *games)
        options = re.search(r'<select name="kind">(.*?)</select>', page)
        return re.findall('<option value="([^"]+)">[^<]+</option>', options[1]) if options else []

    assert offered(*shown) == [*KINDS, "together"]
    assert offered(shown[0]) == [*KINDS]
    # Nothing to choose from.
    assert offered(replace(one, kind=KINDS[:1], together=False)) == []


def test_every_game_says_what_the_filter_goes_by(tmp_path: Path):
    shown = replace(games()[0], seats=(2, 5), minutes=(20, 45), kind=("dice", "tiles"), together=True)

    page = written(tmp_path, "en", shown)

    assert 'data-seats="2 5" data-minutes="45" data-kind="dice tiles together"' in page


@pytest.mark.parametrize("wrong", ['kind = ["chess"]', "kind = []", "", 'kind = "cards"'])
def test_a_kind_that_no_shelf_knows_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str):
    text = (PACKAGE / "skeleton" / "about.toml").read_text(encoding="utf-8")
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "about.toml").write_text(re.sub("(?m)^kind = .*$", wrong, text), encoding="utf-8")
    monkeypatch.setattr(ludoteca.games, "__path__", [str(tmp_path)])
    look_again()
    try:
        with pytest.raises((ValueError, TypeError), match="kind"):
            ludoteca.catalog()
    finally:
        monkeypatch.undo()
        look_again()
