"""The end of the game: points, tie-break, results (DU-END)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.ending import Ending, ScoreLine, ScoreSheet
from ecumene.core.events import Log
from ecumene.core.state import OVER
from ecumene.games.duel.cards import (
    BIT,
    COUNTS,
    GUILD_COUNT,
    GUILDS,
    LATE,
    MATHEMATICS,
    POINTS_EACH,
    TOKEN_POINTS,
    lane,
    lowest,
    size,
)
from ecumene.games.duel.citations import (
    DU_CARD_04,
    DU_END_02,
    DU_END_03,
    DU_END_04,
    DU_END_07,
    DU_END_08,
    DU_GUILD_10,
    DU_MIL_10,
    DU_MIL_13,
    DU_PROG_13,
    DU_SCI_08,
    DU_WON_07,
    RULE_IDS,
)
from ecumene.games.duel.city import City
from ecumene.games.duel.material import (
    BLUE,
    COINS_PER_POINT,
    GREEN,
    MATHEMATICS_POINTS,
    MILITARY_POINTS,
    WONDER,
    YELLOW,
)
from ecumene.games.duel.position import COUNTED_UP, MILITARY, SCIENTIFIC, Position
from ecumene.games.duel.rules.construction import larger
from ecumene.games.duel.rules.reporting import report

_BOTH: Final = 3


def score(position: Position, seat: i64) -> i64:
    """A seat's current total points (DU-END-03)."""
    city = position.city(seat)
    points: i64 = lane(city.points, BLUE) + lane(city.points, GREEN) + lane(city.points, YELLOW)
    points += lane(city.points, WONDER) + city.coins // COINS_PER_POINT
    return points + guild_points(position, seat) + token_points(city) + military_points(position, seat)


def guild_points(position: Position, seat: i64) -> i64:
    """Points of the seat's guilds, each by the city that has more of what it counts (DU-GUILD-10)."""
    points: i64 = 0
    guilds: i64 = position.city(seat).late >> (GUILDS - LATE)
    guild: i64 = GUILDS
    while guilds != 0 and guild < GUILDS + GUILD_COUNT:
        if guilds & 1:
            points += POINTS_EACH[guild] * larger(position, COUNTS[guild])
        guilds >>= 1
        guild += 1
    return points


def token_points(city: City) -> i64:
    """Points of progress tokens; Mathematics counts them all (DU-PROG-13)."""
    points: i64 = 0
    tokens: i64 = city.tokens
    while tokens != 0:
        points += TOKEN_POINTS[lowest(tokens)]
        tokens &= tokens - 1
    if city.tokens & MATHEMATICS:
        points += MATHEMATICS_POINTS * size(city.tokens)
    return points


def military_points(position: Position, seat: i64) -> i64:
    """Points of the zone the pawn stands in, for the player it favours (DU-MIL-13, DU-MIL-14)."""
    distance: i64 = position.distance(seat)
    if distance <= 0:
        return 0
    return MILITARY_POINTS[distance]


def count_up(position: Position, log: Log | None) -> None:
    """The last card is played: more points win, then more points on blue cards, else both (DU-END-02, DU-END-07)."""
    difference: i64 = score(position, 0) - score(position, 1)
    if difference == 0:
        difference = lane(position.one.points, BLUE) - lane(position.two.points, BLUE)
    winners: i64 = _BOTH
    if difference > 0:
        winners = BIT[0]
    elif difference < 0:
        winners = BIT[1]
    if log is not None:
        report(log, "scoring", position.active, DU_END_02, {})
    position.finish(COUNTED_UP, winners)


def results(position: Position) -> list[float]:
    """See :meth:`State.returns`."""
    if position.winners == _BOTH:
        return [0.5, 0.5]
    return [float(position.winners & 1), float(position.winners >> 1)]


def describe(position: Position) -> Ending | None:
    """The ending with its score sheet."""
    if position.actor != OVER:
        return None
    winners = tuple(seat for seat in range(2) if position.winners & BIT[seat])
    sheet = sheet_of(position)
    if position.ended == MILITARY:
        return Ending("military-supremacy", "capital", RULE_IDS[DU_MIL_10], winners, sheet)
    if position.ended == SCIENTIFIC:
        return Ending("scientific-supremacy", "symbols", RULE_IDS[DU_SCI_08], winners, sheet)
    if len(winners) > 1:
        return Ending("shared-victory", "shared", RULE_IDS[DU_END_08], winners, sheet)
    if score(position, 0) == score(position, 1):
        return Ending("civilian-victory", "blue", RULE_IDS[DU_END_07], winners, sheet)
    return Ending("civilian-victory", "points", RULE_IDS[DU_END_02], winners, sheet)


def sheet_of(position: Position) -> ScoreSheet:
    """The score sheet: a line for each source of points, the total, and the tie-break if it was needed."""
    cities = (position.one, position.two)
    lines = [
        ScoreLine("blue", RULE_IDS[DU_CARD_04], _both([lane(city.points, BLUE) for city in cities])),
        ScoreLine("green", RULE_IDS[DU_CARD_04], _both([lane(city.points, GREEN) for city in cities])),
        ScoreLine("yellow", RULE_IDS[DU_CARD_04], _both([lane(city.points, YELLOW) for city in cities])),
        ScoreLine("purple", RULE_IDS[DU_GUILD_10], _both([guild_points(position, seat) for seat in range(2)])),
        ScoreLine("wonders", RULE_IDS[DU_WON_07], _both([lane(city.points, WONDER) for city in cities])),
        ScoreLine("tokens", RULE_IDS[DU_PROG_13], _both([token_points(city) for city in cities])),
        ScoreLine("coins", RULE_IDS[DU_END_04], _both([city.coins // COINS_PER_POINT for city in cities])),
        ScoreLine("military", RULE_IDS[DU_MIL_13], _both([military_points(position, seat) for seat in range(2)])),
    ]
    totals = _both([score(position, seat) for seat in range(2)])
    counted = position.ended == COUNTED_UP
    marked = tuple(counted and total == max(totals) for total in totals)
    lines.append(ScoreLine("total", RULE_IDS[DU_END_03], totals, marked, total=True))
    if counted and totals[0] == totals[1]:
        blue = _both([lane(city.points, BLUE) for city in cities])
        lines.append(ScoreLine("blue-tie-break", RULE_IDS[DU_END_07], blue, tuple(one == max(blue) for one in blue)))
    return ScoreSheet(tuple(lines))


def _both(numbers: list[i64]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)
