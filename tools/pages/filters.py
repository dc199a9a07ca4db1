"""By what the shelf is searched: words, players, length and kind; without a script all games stand there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import chain

from ludoteca.kernel.shelf import KINDS, About
from ludoteca.kernel.text import Text

from .site import data
from .words import PageWords

# All win or lose as one: what a game tells by `together` is looked for as a kind.
TOGETHER = "together"


def kinds(about: About) -> tuple[str, ...]:
    """The kinds under which the shelf finds a game."""
    return (*about.kind, *([TOGETHER] if about.together else []))


def traits(about: About) -> str:
    """The attributes of a game on the shelf that web/site/filter.js goes by."""
    least, most = about.seats
    return (
        f'data-seats="{least} {most}" data-minutes="{about.minutes[1]}" data-kind="{" ".join(kinds(about))}"'
    )


def filters(games: Sequence[About], words: PageWords) -> str:
    """The form over the games; its names are those in the address: `?players=2&kind=cards&words=sato`."""
    most = max((about.seats[1] for about in games), default=0)
    lengths = sorted({about.minutes[1] for about in games})
    there = {kind for about in games for kind in kinds(about)}
    choices = {
        "players": (
            "shelf-number",
            # Only numbers that somebody can play with.
            [
                (str(number), words.page("shelf-players", range=str(number), most=number))
                for number in range(1, most + 1)
                if any(about.seats[0] <= number <= about.seats[1] for about in games)
            ],
        ),
        # The longest would leave out nothing.
        "minutes": (
            "shelf-length",
            [(str(length), words.page("shelf-up-to", minutes=length)) for length in lengths[:-1]],
        ),
        "kind": (
            "shelf-kind",
            [(kind, words.page(f"shelf-kind-{kind}")) for kind in (*KINDS, TOGETHER) if kind in there],
        ),
    }
    selects = "".join(
        _select(name, words.page(label), options, words)
        for name, (label, options) in choices.items()
        if len(options) > 1 or name == "minutes" and options
    )
    # What is said of every number of games that may be left: so the script needs no grammar.
    counts = [words.say(Text("shelf-count", count=count)) for count in range(len(games) + 1)]
    search, narrow = words.page("shelf-search"), words.page("shelf-filter")
    return f"""<noscript><style>.filters{{display:none}}</style></noscript>
<form class="filters" role="search" autocomplete="off">
<input type="search" name="words" enterkeyhint="search" aria-label="{search}" placeholder="{search}">
<button type="button" id="filter" aria-expanded="false" aria-controls="narrow">{narrow}</button>
<div id="narrow">{selects}</div>
<p id="count" role="status" data-counts="{escape(data(counts))}">{escape(counts[-1])}</p>
</form>"""


def _select(name: str, label: str, options: Iterable[tuple[str, str]], words: PageWords) -> str:
    every = ("", words.page("shelf-any"))
    listed = "".join(f'<option value="{value}">{text}</option>' for value, text in chain([every], options))
    return f'<label><span>{label}</span> <select name="{name}">{listed}</select></label>'


def nothing(words: PageWords) -> str:
    """What stands there when no game fits, with a way out."""
    return f"""<div id="nothing" hidden><p>{words.page("shelf-none")}</p>
<button type="button" id="show-all" class="button">{words.page("shelf-show-all")}</button></div>"""
