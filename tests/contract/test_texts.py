"""Contract 15: every text that code can say exists in every language, with the same arguments."""

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from contract.playing import half_made, said_on
from ludoteca.bots import puzzles
from ludoteca.bots.puzzlebook import kept
from ludoteca.kernel.game import spell
from ludoteca.kernel.shelf import About
from ludoteca.kernel.text import Text
from ludoteca.kit import theme
from ludoteca.words import Words, languages

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "ludoteca"
# The toys beside the tests speak no language.
GAMES = [about for about in ludoteca.catalog() if about.folder.is_relative_to(PACKAGE)]
FOLDERS = sorted({page.parent for top in (PACKAGE, ROOT / "web") for page in top.rglob("texts/*.ftl")})
# What `ludoteca new` copies is a game, though it lies elsewhere; the terminal has words beside the kernel's.
SKELETON, TERMINAL = PACKAGE / "skeleton", PACKAGE / "terminal"
LEVELS = 5


def named(value: object) -> str:
    return str(value.relative_to(ROOT)) if isinstance(value, Path) else getattr(value, "slug", repr(value))


class Wanted(Visitor):
    """What one message asks for: variables it shows, variables it only chooses by, other messages."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def entries(page: Path) -> list[Any]:
    return FluentParser().parse(page.read_text(encoding="utf-8")).body


def wanted(page: Path) -> dict[str, Wanted]:
    found = {}
    for entry in entries(page):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Wanted()
            found[entry.id.name].visit(entry)
    return found


def variables(folder: Path) -> dict[str, set[str]]:
    """Every message of this folder with all that it, or a message it refers to, needs in any language."""
    found: dict[str, set[str]] = {}
    for page in folder.glob("*.ftl"):
        for id, needs in needed(page).items():
            found.setdefault(id, set()).update(needs.shown | needs.chosen_by)
    return found


def needed(page: Path) -> dict[str, Wanted]:
    """What every message of this file asks for, with all that the messages it refers to ask for."""
    messages = wanted(page)

    def whole(id: str) -> Wanted:
        own = messages[id]
        for other in own.messages:
            own.shown |= whole(other).shown
            own.chosen_by |= whole(other).chosen_by
        return own

    return {id: whole(id) for id in messages}


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_every_folder_of_texts_speaks_exactly_our_languages(folder: Path):
    assert {page.stem for page in folder.iterdir()} == set(languages())


@pytest.mark.parametrize("file", [file for folder in FOLDERS for file in sorted(folder.iterdir())], ids=named)
def test_every_file_of_texts_parses_and_says_nothing_twice(file: Path):
    junk = [entry.content for entry in entries(file) if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in entries(file) if isinstance(entry, ftl.Message)]

    assert junk == []
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_all_languages_have_the_same_messages_and_show_the_same_variables(folder: Path):
    """A variable that a language only chooses a form by, like a number for a plural, is its own affair."""
    english = {id: needs.shown for id, needs in needed(folder / "en.ftl").items()}

    for language in languages():
        assert {id: needs.shown for id, needs in needed(folder / f"{language}.ftl").items()} == english, (
            language
        )


def test_page_kernel_and_games_share_no_message_id():
    for folder in FOLDERS:
        for other in FOLDERS:
            if folder < other and not (is_of_a_game(folder) and is_of_a_game(other)):
                assert not variables(folder).keys() & variables(other).keys()


def is_of_a_game(path: Path) -> bool:
    return "games" in path.relative_to(ROOT).parts or path.is_relative_to(SKELETON)


def literal_texts(page: Path) -> Iterator[tuple[str, set[str]]]:
    """Every `Text("id", name=...)` written out in this Python file: its id and the arguments it gives."""
    for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Text"):
            continue
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            given = {keyword.arg for keyword in node.keywords if keyword.arg and keyword.arg != "guide"}
            yield first.value, given | ({"name"} if "seat" in given else set())


def assert_said(texts: Mapping[str, set[str]], id: str, given: set[str]) -> None:
    assert id in texts, f"no message {id}"
    assert texts[id] <= given, f"{id} asks for more than it is given"


KERNEL_TEXTS = variables(PACKAGE / "texts")


def test_every_text_written_in_the_kernel_has_a_message():
    spoken_in_a_terminal = KERNEL_TEXTS | variables(TERMINAL / "texts")
    pages = [page for page in PACKAGE.rglob("*.py") if not is_of_a_game(page)]

    for page in pages:
        texts = spoken_in_a_terminal if page.is_relative_to(TERMINAL) else KERNEL_TEXTS
        for id, given in literal_texts(page):
            assert_said(texts, id, given)


def test_every_text_written_in_the_skeleton_has_a_message():
    texts = KERNEL_TEXTS | variables(SKELETON / "texts")

    for page in SKELETON.rglob("*.py"):
        for id, given in literal_texts(page):
            assert_said(texts, id, given)


@pytest.mark.parametrize("about", GAMES, ids=named)
def test_every_text_written_in_a_game_has_a_message(about: About):
    texts = KERNEL_TEXTS | variables(about.folder / "texts")

    for page in about.folder.rglob("*.py"):
        for id, given in literal_texts(page):
            assert_said(texts, id, given)


# Buttons are named by the verbs and nouns of moves, parts of the board by their regions,
# the computer's strength by its level, games on the shelf by their kind, commands by what they do.
MADE_UP = ("verb-", "noun-", "region-", "level-", "speed-", "shelf-kind-", "command-", "help-")


def left_over(folder: Path, *places: Path, promised: frozenset[str] = frozenset()) -> set[str]:
    """The messages of this folder that no code in these places, no other message and no promise asks for."""
    code = [
        file.read_text("utf-8")
        for place in places
        for ending in ("py", "js")
        for file in place.rglob(f"*.{ending}")
    ]
    quoted = {id for text in code for id in re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text)}
    used = {id for needs in wanted(folder / "en.ftl").values() for id in needs.messages}
    return {id for id in variables(folder) if not id.startswith(MADE_UP)} - quoted - used - promised


def test_no_message_of_the_kernel_is_left_over():
    assert left_over(PACKAGE / "texts", PACKAGE, ROOT / "web", ROOT / "tools") == set()


def test_no_message_of_the_page_is_left_over():
    themes = frozenset(f"theme-{name}" for name in ("auto", *theme.names()))

    assert left_over(ROOT / "web" / "texts", ROOT / "web", ROOT / "tools", promised=themes) == set()


def test_no_message_of_the_text_board_is_left_over():
    assert left_over(ROOT / "web" / "textboard" / "texts", ROOT / "web" / "textboard") == set()


def test_no_message_of_the_terminal_is_left_over():
    assert left_over(TERMINAL / "texts", TERMINAL) == set()


@pytest.mark.parametrize("about", GAMES, ids=named)
def test_no_message_of_a_game_is_left_over(about: About):
    explaining = puzzles.messages(about.slug) if kept(about.folder) else ()
    asked = frozenset((*promised(about), *explaining))

    assert left_over(about.folder / "texts", about.folder, promised=asked) == set()


def promised(about: About) -> Iterator[str]:
    """The messages that the shelf and the page ask of every game, from its about.toml."""
    yield "pitch"
    yield from (f"seat-{seat}" for seat in range(about.seats[1]))
    yield from (f"reason-{reason}" for reason in about.reasons)
    for option in about.options:
        yield from (f"option-{option.name}", f"option-{option.name}-hint")
        yield from (f"option-{option.name}-{choice}" for choice in option.choices)


@pytest.mark.parametrize("about", GAMES, ids=named)
def test_every_game_has_the_messages_that_the_shelf_asks_for(about: About):
    for language in languages():
        words = Words(language, about.slug)
        for id in promised(about):
            assert words.say(Text(id)), (language, id)


def test_the_computer_has_a_name_for_each_level():
    for language in languages():
        for level in range(1, LEVELS + 1):
            assert Words(language).say(Text(f"level-{level}"))


def spoken(game: Any, seats: int, luck: random.Random) -> Iterator[Text]:
    """Every text of one random game: prompts, drawings, log lines, reasons against moves, and the end."""
    about = ludoteca.kernel.shelf.about(ludoteca.kernel.shelf.slug_of(game))
    options = {option.name: luck.choice(option.choices) for option in about.options}
    table = ludoteca.Table(game, seats, luck.randrange(1000), options)
    readers: list[int | None] = [*range(seats), None]
    verbs: set[str] = set()
    nouns: set[str] = {"nowhere"}
    while True:
        for reader in readers:
            yield from said_on(game.draw(table.state, reader, luck.random() < 0.5))
        if hasattr(game, "tally"):
            yield from (row.label for row in game.tally(table.state))
        if not table.asks():
            break
        for ask in table.asks():
            yield ask.prompt
            yield from half_made(table, ask.seat)
        ask = luck.choice(table.asks())
        move = luck.choice(ask.moves)
        verb, *more = spell(move).split()
        verbs.add(verb)
        nouns.update(more)
        for _ in range(6):
            words = " ".join(
                [luck.choice(sorted(verbs)), *luck.sample(sorted(nouns), min(len(more), len(nouns)))]
            )
            if words not in table.legal(ask.seat):
                yield table.why_not(ask.seat, words)
        before = table.state
        table.play(ask.seat, spell(move))
        if hasattr(game, "tell"):
            yield from (game.tell(before, ask.seat, move, table.state, reader) for reader in readers)
    outcome = table.outcome()
    assert outcome is not None
    yield Text(f"reason-{outcome.reason}")
    yield from (row.label for row in outcome.table)


@pytest.mark.parametrize("about", GAMES, ids=named)
def test_everything_said_in_random_games_can_be_said_in_every_language(about: About):
    luck = random.Random(about.slug)
    game = ludoteca.load(about.slug)
    texts = {text for _ in range(10) for text in spoken(game, luck.randint(*about.seats), luck)}

    assert texts
    for language in languages():
        words = Words(language, about.slug)
        for text in texts:
            assert words.say(text)


@pytest.mark.parametrize("about", GAMES, ids=named)
def test_every_section_of_the_guide_that_a_text_names_is_there(about: About):
    luck = random.Random(about.slug)
    game = ludoteca.load(about.slug)
    named_sections = {text.guide for text in spoken(game, about.seats[0], luck)} - {""}

    for language in languages():
        guide = (about.folder / "guide" / f"{language}.md").read_text(encoding="utf-8")
        for section in named_sections:
            assert f"{{#{section}}}" in guide, (language, section)


@pytest.mark.parametrize("about", GAMES, ids=named)
def test_every_section_of_the_guide_that_the_code_can_name_is_there(about: About):
    """Also those that random games do not come upon: the code names them in full."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in about.folder.glob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = [keyword.value for call in calls for keyword in call.keywords if keyword.arg == "guide"]
    sections = {value.value for value in given if isinstance(value, ast.Constant)}

    assert all(isinstance(value, ast.Constant) for value in given)
    assert sections
    for language in languages():
        guide = (about.folder / "guide" / f"{language}.md").read_text(encoding="utf-8")
        assert {section for section in sections if f"{{#{section}}}" not in guide} == set()
