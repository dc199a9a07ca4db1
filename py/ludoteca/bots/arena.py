"""Which of two bots is stronger, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf, log10, sqrt
from typing import Any

from ludoteca.kernel.game import AnyGame, Options, Outcome, Seat
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.shelf import about, slug_of

from .progress import Bot

# Two standard deviations, near enough: the middle 95 of 100 of a normal distribution.
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Score:
    """A match as the first bot sees it."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The part of all points that is the first bot's; a draw is half a point."""
        return (self.wins + self.draws / 2) / self.games

    def interval(self) -> tuple[float, float]:
        """Between which two shares the true one lies with 95 % confidence (Wilson 1927).

        Draws make the true interval narrower, so this one errs on the careful side.
        """
        games, share, square = self.games, self.share, _SURE**2
        centre = share + square / (2 * games)
        spread = _SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
        whole = 1 + square / games
        # Rounded, so that all or nothing has an end at exactly 1 or 0 (and not at -0).
        return abs(round((centre - spread) / whole, 12)), round((centre + spread) / whole, 12)


def elo(share: float) -> float:
    """By how many Elo points a bot with this share of the points is ahead; infinite for all or nothing."""
    if share <= 0 or share >= 1:
        return inf if share > 0 else -inf
    return 400 * log10(share / (1 - share))


def match(game: AnyGame, first: Bot, second: Bot, games: int, seed: int, options: Options) -> Iterator[Score]:
    """Play this many games between two bots and tell the score after each; they take turns to begin.

    The two games of a pair start alike, with seats swapped. Equal arguments give equal games,
    as far as no bot watches the clock.
    """
    wins = draws = losses = 0
    for number in range(games):
        luck = Luck(seed + number // 2)
        seat = number % 2
        bots = (first, second) if seat == 0 else (second, first)
        winners = _winners(game, bots, luck, options)
        wins += winners == {seat}
        losses += winners == {1 - seat}
        draws += len(winners) != 1
        yield Score(wins, draws, losses)


def alone(game: AnyGame, bot: Bot, games: int, seed: int, options: Options) -> Iterator[Outcome]:
    """Play this many games for one seat and tell how each ended; equal seeds give equal games."""
    for number in range(games):
        outcome = _outcome(game, (bot,), Luck(seed + number), options)
        if outcome:
            yield outcome


def _winners(game: AnyGame, bots: tuple[Bot, Bot], luck: Luck, options: Options) -> frozenset[Seat]:
    outcome = _outcome(game, bots, luck, options)
    return outcome.winners if outcome else frozenset()


def _outcome(game: AnyGame, bots: tuple[Bot, ...], luck: Luck, options: Options) -> Outcome | None:
    settled = about(slug_of(game)).settled(len(bots), options)
    setup, luck = luck.roll(1 << 62)
    state = game.setup(len(bots), setup, settled)
    while asks := game.asks(state):
        seat = asks[0].seat
        number, luck = luck.roll(1 << 62)
        state = game.step(state, seat, choice(game, bots[seat], state, seat, Luck(number)))
    return game.outcome(state)


def choice(game: AnyGame, bot: Bot, state: Any, seat: Seat, luck: Luck) -> Any:
    """What this bot decides when it may think to the end; it is shown its seat's view alone."""
    veil = getattr(game, "veil", None)
    *_, last = bot(game, veil(state, seat) if veil else state, seat, luck)
    return last.move
