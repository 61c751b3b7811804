"""Results, and the score sheet that explains them (ND-WIN)."""

from ecumene.core.ending import Ending, ScoreLine, ScoreSheet
from ecumene.core.state import OVER
from ecumene.games.newdawn.citations import ND_WIN_01, ND_WIN_04, ND_WIN_06, ND_WIN_07, ND_WIN_08, RULE_IDS
from ecumene.games.newdawn.land import BIT, count_bits
from ecumene.games.newdawn.layout import MARKS, WONDERS
from ecumene.games.newdawn.material import AGENDAS
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas


def results(position: Position) -> list[float]:
    """1 for the winner, an equal share for several, 0 for the others and while the game is running."""
    if position.actor != OVER:
        return [0.0] * position.players
    share = 1.0 / float(count_bits(position.winners))
    return [share if position.winners >> seat & 1 else 0.0 for seat in range(position.players)]


def describe(position: Position) -> Ending | None:
    """Why the game ended, with all its agendas and both tie-breaks."""
    if position.actor != OVER:
        return None
    winners = tuple(seat for seat in range(position.players) if position.winners >> seat & 1)
    able = count_bits(agendas.qualified(position))
    reason, rule = "every-card", ND_WIN_04
    if able > 1:
        most = [count_bits(position.zones[WONDERS + seat]) for seat in range(position.players)]
        rivals = [seat for seat in range(position.players) if agendas.qualified(position) >> seat & 1]
        tied = sum(most[seat] == max(most[one] for one in rivals) for seat in rivals)
        reason, rule = ("most-wonders", ND_WIN_06) if tied == 1 else ("most-spaces", ND_WIN_07)
    if len(winners) > 1:
        reason, rule = "shared", ND_WIN_08
    return Ending(
        result="won" if len(winners) == 1 else "shared",
        reason=reason,
        rule=RULE_IDS[rule],
        winners=winners,
        sheet=ScoreSheet(tuple(_lines(position))),
    )


def _lines(position: Position) -> list[ScoreLine]:
    seats = range(position.players)
    lines = []
    for agenda, name in enumerate(AGENDAS):
        if position.victory & BIT[agenda // 2]:
            values = tuple(int(agendas.progress(position, seat, agenda)) for seat in seats)
            met = tuple(value >= agendas.wanted(agenda) for value in values)
            lines.append(ScoreLine(name, RULE_IDS[agendas.rule_of(agenda)], values, met))
    marks = tuple(int(count_bits(position.zones[MARKS + seat])) for seat in seats)
    full = tuple(mark == count_bits(position.victory) for mark in marks)
    lines.append(ScoreLine("cards", RULE_IDS[ND_WIN_01], marks, full, total=True))
    wonders = tuple(int(count_bits(position.zones[WONDERS + seat])) for seat in seats)
    lines.append(ScoreLine("wonders", RULE_IDS[ND_WIN_06], wonders))
    spaces = tuple(int(agendas.friendly_spaces(position, seat)) for seat in seats)
    lines.append(ScoreLine("spaces", RULE_IDS[ND_WIN_07], spaces))
    return lines
