"""Every guide says the same in every language, and every diagram in it is true."""

from pathlib import Path

import pytest
from tools import guides
from tools.pages.words import PageWords

import ludoteca
from ludoteca import About, BadMark, Table
from ludoteca.kernel.shelf import about as find
from ludoteca.words import languages

# The toys beside the tests have no guide.
GAMES = [about for about in ludoteca.catalog() if (about.folder / "guide" / "en.md").exists()]
EVERYWHERE = [(about.slug, language) for about in GAMES for language in languages()]
in_every_guide = pytest.mark.parametrize(("slug", "language"), EVERYWHERE)


def test_every_finished_game_of_the_package_has_a_guide():
    package = Path(ludoteca.__file__).parent
    finished = {
        about.slug
        for about in ludoteca.catalog()
        if about.stage == "finished" and about.folder.is_relative_to(package)
    }

    assert finished <= {about.slug for about in GAMES}


@in_every_guide
def test_a_guide_has_the_sections_and_the_positions_of_the_english_one(slug: str, language: str):
    about = find(slug)

    assert skeleton(about, language) == skeleton(about, "en")


def skeleton(about: About, language: str) -> list[tuple[str, list[tuple[object, ...]]]]:
    return [
        (
            section.id,
            [(one.position, one.chosen, one.show, one.is_whole, one.seat) for one in section.diagrams],
        )
        for section in guides.guide(about, language).sections
    ]


@in_every_guide
def test_a_guide_shows_exactly_the_legal_targets(slug: str, language: str):
    about = find(slug)

    for section in guides.guide(about, language).sections:
        for diagram in section.diagrams:
            table = Table.at(ludoteca.load(slug), diagram.position)
            if diagram.show:
                assert set(diagram.show) == guides.targets(table, diagram.chosen, diagram.seat), section.id
                assert len(diagram.show) == len(set(diagram.show))
            else:
                assert not diagram.chosen, "a chosen thing without its targets explains nothing"


@in_every_guide
def test_every_position_of_a_guide_is_written_as_the_game_writes_it(slug: str, language: str):
    about, game = find(slug), ludoteca.load(slug)

    for section in guides.guide(about, language).sections:
        for diagram in section.diagrams:
            assert game.write(game.read(diagram.position)) == diagram.position


@in_every_guide
def test_the_pictures_of_a_guide_share_no_id(slug: str, language: str):
    body = guides.body(find(slug), language)
    ids = [piece.partition('"')[0] for piece in body.split(' id="')[1:]]

    assert sorted(set(ids)) == sorted(ids)


@in_every_guide
def test_ears_are_told_what_lies_on_the_board_of_a_guide(slug: str, language: str):
    about = find(slug)
    words = PageWords(language, about)
    diagram = next(one for section in guides.guide(about, language).sections for one in section.diagrams)

    assert ' aria-label="' in guides.picture(about, diagram, words, "p")
    assert ' aria-label=""' not in guides.picture(about, diagram, words, "p")


def test_a_diagram_of_a_guide_can_be_marked():
    block = "position: ....../....../..#.../...*../....../...... p 8888 -\ncaption: c\n"
    about, words = find("oxono"), PageWords("en", find("oxono"))

    def drawn(more: str) -> str:
        text = f"# Title\n\n## One {{#one}}\n\n```board\n{block}{more}```\n"
        (diagram,) = guides.read(text).sections[0].diagrams
        return guides.picture(about, diagram, words, "p")

    assert drawn("mark: d4\narrow: c4-d5, a1-b1\n").count("var(--ink-mark)") == 3
    assert "Marked: d4; Arrow from c4 to d5" in drawn("mark: d4\narrow: c4-d5\n")
    with pytest.raises(BadMark):
        drawn("mark: z9\n")


@pytest.mark.parametrize(
    "wrong",
    [
        "no title",
        "# Title\n\n## Section without an id\n",
        "# Title\n\n## One {#one}\n\n```board\ncaption: nothing\n```\n",
        "# Title\n\n## One {#one}\n\n```board\nposition: p\ncaption: c\ncolour: red\n```\n",
        "# Title\n\n## One {#one}\n\n```board\nposition: p\ncaption: c\nseat: pink\n```\n",
    ],
    ids=["no title", "no id", "no position", "unknown key", "no seat"],
)
def test_a_guide_written_wrongly_is_refused(wrong: str):
    with pytest.raises(ValueError, match=r"guide|section|board|seat"):
        guides.read(wrong)
