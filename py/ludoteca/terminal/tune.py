"""`ludoteca tune`: finds by self-play what counts in a game, and writes it into the game's folder."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from ludoteca.bots import tuning
from ludoteca.bots.search import Budget
from ludoteca.bots.twin import twin_of
from ludoteca.kernel.shelf import about, load
from ludoteca.kernel.text import Text
from ludoteca.words import Words

from . import files
from .speech import CommandError

# One game in so many is not learned from, but tells how well was learned.
_TEST = 5


def tune(arguments: Namespace, words: Words) -> None:
    """Play, learn, print the table, and with --write keep it."""
    facts = about(arguments.game)
    twin = twin_of(load(facts.slug))
    names: Sequence[str] = getattr(twin, "FEATURES", ())
    if not names:
        raise CommandError(Text("tune-no-features", game=facts.name))
    before: Sequence[int] = twin.WEIGHTS  # type: ignore[union-attr]
    budget = Budget(arguments.turns, arguments.steps)
    learned: list[tuning.Sample] = []
    tested: list[tuning.Sample] = []
    played = tuning.samples(load(facts.slug), arguments.games, arguments.seed or 0, budget)
    for number, found in enumerate(played, 1):
        (learned if number % _TEST else tested).extend(found)
        if number % max(1, arguments.games // 10) == 0:
            print(words.say(Text("tune-played", game=number, games=arguments.games)), flush=True)
    if not (learned and tested):
        raise CommandError(Text("tune-too-few"))
    after = tuning.fitted(learned, before)
    for name, weight, old in zip(names, after, before, strict=True):
        print(f"{weight:>7} {old:>7}  {name}")
    errors = [f"{tuning.error(tested, weights):.4f}" for weights in (before, after)]
    print(words.say(Text("tune-error", before=errors[0], after=errors[1], positions=len(tested))))
    if arguments.write:
        command = (
            f"ludoteca tune {facts.slug} --games {arguments.games} --seed {arguments.seed or 0} "
            f"--turns {arguments.turns} --steps {arguments.steps} --write"
        )
        page = facts.folder / "weights.py"
        files.write(
            page, _page(facts.name, command, len(learned), errors[1], dict(zip(names, after, strict=True)))
        )
        print(words.say(Text("saved", file=str(page))))


def _page(name: str, command: str, positions: int, error: str, weights: dict[str, int]) -> str:
    rows = "".join(f'    "{name}": {weight},\n' for name, weight in weights.items())
    return f'''"""What counts in {name}, in thousandths of the logarithm of the odds.

Made by `{command}`
from {positions:,} positions; it foretells the results of other games to within {error} bits a position.
"""

WEIGHTS = {{
{rows}}}
'''
