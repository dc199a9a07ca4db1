"""`ludoteca puzzles`: finds puzzles in self-play, and writes a collection of them into the game's folder."""

from __future__ import annotations

from argparse import Namespace

from ludoteca.bots import puzzlebook
from ludoteca.bots.puzzlebook import Puzzle
from ludoteca.bots.puzzles import MOST, Prover, chosen, found
from ludoteca.bots.search import Budget
from ludoteca.kernel.shelf import about, load
from ludoteca.kernel.text import Text
from ludoteca.words import Words

from . import files
from .speech import CommandError

# What the players think about a decision: enough for sensible games, little enough for mistakes.
_THOUGHT = 300


def puzzles(arguments: Namespace, words: Words) -> None:
    """Play, prove, choose, print the collection with its explanations, and with --write keep it."""
    facts = about(arguments.game)
    try:
        prover = Prover(load(facts.slug), arguments.steps)
    except LookupError:
        raise CommandError(Text("puzzles-no-twin", game=facts.name)) from None
    seed = arguments.seed or 0
    all_found: list[Puzzle] = []
    played = found(prover, arguments.games, seed, Budget(arguments.turns, _THOUGHT))
    for number, puzzle in enumerate(played, 1):
        if puzzle:
            all_found.append(puzzle)
        if number % max(1, arguments.games // 10) == 0:
            print(words.say(Text("tune-played", game=number, games=arguments.games)), flush=True)
    collection = chosen(prover, all_found)
    for puzzle in collection:
        print(f"{puzzle.position}\n    {words.say(puzzle.text)}")
    depths = [sum(puzzle.turns == turns for puzzle in collection) for turns in MOST]
    told = Text(
        "puzzles-found",
        games=arguments.games,
        count=len(all_found),
        chosen=len(collection),
        depths=", ".join(map(str, depths)),
    )
    print(words.say(told))
    if arguments.write:
        command = (
            f"ludoteca puzzles {facts.slug} --games {arguments.games} --seed {seed} "
            f"--turns {arguments.turns} --steps {arguments.steps} --write"
        )
        page = facts.folder / "puzzles.txt"
        files.write(page, puzzlebook.written(collection, command))
        print(words.say(Text("saved", file=str(page))))
