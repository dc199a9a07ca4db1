"""What can be typed on the text board: no move of any game is hidden by a command, in any language."""

import pytest

from ludoteca import About, Luck
from ludoteca.kernel.text import Text
from ludoteca.words import Words, languages

from .playing import GAMES, play_on, set_up
from .test_texts import ROOT, entries

TEXTS = ROOT / "web" / "textboard" / "texts"
COMMANDS = [
    entry.id.name
    for entry in entries(TEXTS / "en.ftl")
    if hasattr(entry, "id") and entry.id.name.startswith("command-")
]


def words_of(language: str) -> dict[str, list[str]]:
    """Each command with the words that mean it."""
    said = Words(language, None, TEXTS)
    return {id: said.say(Text(id)).split(", ") for id in COMMANDS}


@pytest.mark.parametrize("language", languages())
def test_no_word_means_two_commands(language: str) -> None:
    typed = [(word, id) for id, own in words_of(language).items() for word in {*own, *words_of("en")[id]}]

    assert len(COMMANDS) == 9
    assert len({word for word, _ in typed}) == len(typed)
    assert all(" " not in word for word, _ in typed)


@pytest.mark.parametrize("about", GAMES)
def test_no_command_is_a_word_of_a_move(about: About) -> None:
    taken = {word for language in languages() for own in words_of(language).values() for word in own}
    table = set_up(about, 1)
    spelled = {
        word
        for at in play_on(table, Luck(2))
        for ask in at.asks()
        for move in at.legal(ask.seat)
        for word in move.split()
    }

    assert spelled
    assert spelled & taken == set()
