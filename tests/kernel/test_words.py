"""Words: from Text to sentence."""

from pathlib import Path

import pytest

from ludoteca.kernel.errors import LudotecaError, UnknownGame
from ludoteca.kernel.text import Text
from ludoteca.words import UnknownLanguage, Words, languages


def test_english_comes_first_among_the_languages():
    assert languages() == ("en", "el", "it", "pl")


def test_a_text_is_said_with_its_arguments():
    assert Words("en", "oxono").say(Text("told-move", symbol="x", to="d4")) == "X to d4"
    assert Words("pl", "oxono").say(Text("told-move", symbol="o", to="a1")) == "O na a1"


def test_no_invisible_marks_surround_an_argument():
    for language in languages():
        sentence = Words(language).say(Text("bad-message", found="z9"))

        assert sentence.isprintable()
        assert "z9" in sentence


def test_a_seat_is_called_as_the_page_calls_it():
    words = Words("en", "oxono")

    assert words.say(Text("waiting-for", seat=1), names=("Rosa", "Computer")) == "Waiting for Computer"


def test_a_seat_without_a_name_is_called_as_the_game_calls_it():
    words = Words("en", "oxono")

    assert words.say(Text("waiting-for", seat=1)) == "Waiting for Black"
    assert words.say(Text("waiting-for", seat=1), names=("Rosa", "")) == "Waiting for Black"


def test_a_seat_of_no_game_has_a_number_that_counts_from_one():
    assert Words("en").say(Text("waiting-for", seat=0)) == "Waiting for Player 1"


def test_a_game_adds_its_messages_to_those_of_the_kernel():
    assert Words("en", "oxono").knows("pitch")
    assert Words("en", "oxono").knows("game-over")
    assert not Words("en").knows("pitch")


def test_an_unknown_language_is_answered_with_those_there_are():
    with pytest.raises(UnknownLanguage) as caught:
        Words("xx")

    assert isinstance(caught.value, LudotecaError)
    assert str(caught.value) == "There are no words in the language “xx”, only in: en, el, it, pl."


def test_an_unknown_game_is_answered_with_the_nearest():
    with pytest.raises(UnknownGame, match="oxono"):
        Words("en", "oxon")


@pytest.mark.parametrize(
    "text", [Text("nothing-like-it"), Text("told-move", symbol="x")], ids=["unknown id", "missing argument"]
)
def test_a_text_that_fits_no_message_is_an_error_that_names_it(text: Text):
    with pytest.raises(LookupError, match=text.id):
        Words("en", "oxono").say(text)


def test_an_error_of_the_kernel_reads_as_its_english_sentence():
    assert str(LudotecaError(Text("nothing-to-undo"))) == "There is nothing to take back."
    assert str(LudotecaError(Text("why-stay"), game="oxono")) == "A totem has to leave its square."


def test_a_page_adds_messages_of_its_own(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("greeting = Welcome to { $game }\n", encoding="utf-8")

    assert Words("en", "oxono", tmp_path).say(Text("greeting", game="Oxono")) == "Welcome to Oxono"


def test_a_folder_that_lacks_a_language_is_said_in_english(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("greeting = Welcome\n", encoding="utf-8")

    assert Words("pl", None, tmp_path).say(Text("greeting")) == "Welcome"


def test_a_message_may_have_a_short_form_for_the_terminal():
    words = Words("en", "oxono")

    assert words.short(Text("label-piece", square="d4", symbol="x", owner=0)) == "pink X"
    assert words.short(Text("prompt-move")) == words.say(Text("prompt-move"))
