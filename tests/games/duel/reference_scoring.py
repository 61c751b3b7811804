"""Points and winners at the end of a game of 7 Wonders Duel, read plainly from DU-END."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from tests.games.duel.reference_city import City
from tests.games.duel.reference_components import CARDS, TOKENS, WONDERS, Card


@dataclass(frozen=True)
class Score:
    """The lines of one player's column on the pad (DU-END-03)."""

    blue: int
    green: int
    yellow: int
    purple: int
    wonders: int
    tokens: int
    coins: int
    military: int

    @property
    def total(self) -> int:
        return sum(self.lines().values())

    def lines(self) -> dict[str, int]:
        return asdict(self)


def score_of(city: City, rival: City, advance: int) -> Score:
    """``advance`` is how far the pawn stands on the rival's side, negative on one's own."""
    return Score(
        blue=printed_points(city, "blue"),
        green=printed_points(city, "green"),
        yellow=printed_points(city, "yellow"),
        purple=sum(
            CARDS[card].points_each * guild_count(CARDS[card], city, rival) for card in city.of_colour("purple")
        ),
        wonders=sum(WONDERS[wonder].points for wonder in city.built),  # DU-END-06
        tokens=token_points(city),
        coins=city.coins // 3,  # DU-END-04
        military=military_points(advance),
    )


def printed_points(city: City, colour: str) -> int:
    """DU-CARD-04."""
    return sum(CARDS[card].points for card in city.of_colour(colour))


def guild_count(guild: Card, city: City, rival: City) -> int:
    """DU-GUILD-01 to DU-GUILD-14: what the guild counts in the city that has more of it, all in that one city."""
    return max(sum(one.count(what) for what in guild.counts) for one in (city, rival))


def token_points(city: City) -> int:
    """DU-PROG-01, DU-PROG-13, DU-PROG-14."""
    mathematics = 3 * len(city.tokens) if "mathematics" in city.tokens else 0
    return mathematics + sum(TOKENS[token].points for token in city.tokens)


def military_points(advance: int) -> int:
    """DU-MIL-13, DU-MIL-14; a capital is worth no points, it ends the game."""
    if advance in (1, 2):
        return 2
    if advance in (3, 4, 5):
        return 5
    if advance in (6, 7, 8):
        return 10
    return 0


def civilian_winners(scores: list[Score]) -> tuple[set[int], str]:
    """DU-END-02, DU-END-07 to DU-END-09: who wins by points, and what decided."""
    seats = {0, 1}
    totals = [score.total for score in scores]
    if totals[0] != totals[1]:
        return {seat for seat in seats if totals[seat] == max(totals)}, "points"
    blues = [score.blue for score in scores]
    if blues[0] != blues[1]:
        return {seat for seat in seats if blues[seat] == max(blues)}, "blue"
    return seats, "shared"
