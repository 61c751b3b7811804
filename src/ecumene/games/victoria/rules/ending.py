"""The end of the game: instant wins, majority scoring, tie-breaks, teams (CV-END, CV-TEAM)."""

from mypy_extensions import i64

from ecumene.core.ending import Ending, ScoreLine, ScoreSheet
from ecumene.core.events import Log
from ecumene.core.state import OVER, Rule
from ecumene.games.victoria.citations import (
    CV_END_01,
    CV_END_07,
    CV_END_09,
    CV_END_11,
    CV_END_12,
    CV_END_13,
    CV_END_14,
    CV_END_16,
    CV_TEAM_03,
    CV_TEAM_05,
    CV_TEAM_06,
    CV_TEAM_07,
    RULE_IDS,
)
from ecumene.games.victoria.material import DOMAIN_COUNT, DOMAINS, TIE_BREAK, UTOPIA, WIN_CARDS
from ecumene.games.victoria.position import (
    BIT,
    DECK_OUT,
    INSTANT,
    STALLED,
    TEAM_SUM,
    TEAMS,
    Position,
)
from ecumene.games.victoria.rules.reporting import domain_token, report


def required(position: Position, seat: i64, domain: i64) -> i64:
    """How many cards an instant win in that domain takes: one more per face-down Utopia card there (CV-UTO-06)."""
    return WIN_CARDS[position.players] + position.democracies(seat, domain)


def winning_domain(position: Position, seat: i64) -> i64:
    """A domain in which the seat has an instant win, or -1."""
    domain: i64 = 0
    while domain < DOMAIN_COUNT:
        if position.face_up(seat, domain) >= required(position, seat, domain):
            return domain
        domain += 1
    return -1


def check_instant_win(position: Position, log: Log | None) -> bool:
    """At the end of a turn, only the active player's area is tested (CV-CLR-30)."""
    domain = winning_domain(position, position.active)
    if domain < 0:
        return False
    position.winners = side_of(position, position.active)
    finish(position, INSTANT)
    if log is not None:
        rule: Rule = CV_TEAM_03 if position.flags & TEAMS else CV_END_01
        report(log, "instant-win", position.active, rule, {"domain": domain_token(domain)})
    return True


def check_end_of_round(position: Position, log: Log | None) -> bool:
    """Before the first player's next turn: end the game if the deck is empty or has not changed for too long."""
    if position.deck == position.round_deck:
        position.quiet_rounds += 1
    else:
        position.quiet_rounds = 0
    if position.deck == 0:
        finish(position, DECK_OUT)
    elif position.quiet_rounds >= position.stall_rounds:
        finish(position, STALLED)
    else:
        return False
    position.winners = majority_winners(position)
    if log is not None:
        rule: Rule = CV_END_07 if position.ended == DECK_OUT else CV_END_16
        report(log, "scoring", position.active, rule, {})
    return True


def finish(position: Position, how: i64) -> None:
    """The game is over."""
    position.ended = how
    position.actor = OVER
    position.stack = 0


def side_of(position: Position, seat: i64) -> i64:
    """The seats that win together with a seat, one bit each."""
    if position.flags & TEAMS:
        return BIT[seat] | BIT[(seat + 2) % 4]
    return BIT[seat]


def leads(position: Position, seat: i64, domain: i64) -> bool:
    """Whether the seat has a card of the domain and no one has more (CV-END-09, CV-END-10, CV-END-15)."""
    own: i64 = position.face_up(seat, domain)
    if own == 0:
        return False
    other: i64 = 0
    while other < position.players:
        if position.face_up(other, domain) > own:
            return False
        other += 1
    return True


def points(position: Position, seat: i64) -> i64:
    """The seat's points: a domain counts once for a team, whichever member leads it (CV-TEAM-05)."""
    total: i64 = 0
    domain: i64 = 0
    while domain < DOMAIN_COUNT:
        if leads(position, seat, domain) or (position.flags & TEAMS and leads(position, (seat + 2) % 4, domain)):
            total += 1
        domain += 1
    return total


def tie_count(position: Position, seat: i64, domain: i64) -> i64:
    """The count with which the seat's side enters a tie-break (CV-TEAM-07 for teams)."""
    own: i64 = position.face_up(seat, domain)
    if not position.flags & TEAMS:
        return own
    partner: i64 = position.face_up((seat + 2) % 4, domain)
    if position.flags & TEAM_SUM:
        return own + partner
    if partner > own:
        return partner
    return own


def majority_winners(position: Position) -> i64:
    """The seats that win by majority: most points, then the tie-breaks in order; those still tied share the win."""
    tied: i64 = keep_best(position, BIT[position.players] - 1, -1)
    for domain in TIE_BREAK:
        tied = keep_best(position, tied, domain)
    return tied


def keep_best(position: Position, tied: i64, domain: i64) -> i64:
    """Of the tied seats, those with the highest points (domain -1) or the highest count (CV-END-18)."""
    best: i64 = -1
    kept: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if tied & BIT[seat]:
            value: i64 = 0
            if domain < 0:
                value = points(position, seat)
            else:
                value = tie_count(position, seat, domain)
            if value > best:
                best = value
                kept = BIT[seat]
            elif value == best:
                kept |= BIT[seat]
        seat += 1
    return kept


def sides_that_won(position: Position) -> i64:
    """How many players, or teams, share the victory."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if position.winners & BIT[seat]:
            seats += 1
        seat += 1
    if position.flags & TEAMS:
        return seats // 2
    return seats


def results(position: Position) -> list[float]:
    """1 for a win, an equal share for a shared one, 0 for a loss."""
    if position.actor != OVER:
        return [0.0] * position.players
    share = 1.0 / float(sides_that_won(position))
    return [share if position.winners & BIT[seat] else 0.0 for seat in range(position.players)]


def describe(position: Position) -> Ending | None:
    """The ending with its score sheet."""
    if position.actor != OVER:
        return None
    winners = tuple(seat for seat in range(position.players) if position.winners & BIT[seat])
    if position.ended == INSTANT:
        rule = CV_TEAM_03 if position.flags & TEAMS else CV_END_01
        return Ending("instant-win", "instant", RULE_IDS[rule], winners, _sheet(position, False))
    shared = sides_that_won(position) > 1
    teams = position.flags & TEAMS
    decisive = RULE_IDS[CV_TEAM_06 if teams else CV_END_11]
    if shared:
        decisive = RULE_IDS[CV_TEAM_07 if teams else CV_END_14]
    else:
        for line in _tie_break_lines(position):
            decisive = line.rule
    reason = "deck" if position.ended == DECK_OUT else "stall"
    result = "shared-victory" if shared else "majority-win"
    return Ending(result, reason, decisive, winners, _sheet(position, True))


def _sheet(position: Position, by_majority: bool) -> ScoreSheet:
    seats = range(position.players)
    lines = []
    for domain in range(DOMAIN_COUNT):
        counts = tuple(int(position.face_up(seat, domain)) for seat in seats)
        if by_majority:
            marked = tuple(leads(position, seat, domain) for seat in seats)
            rule = CV_TEAM_05 if position.flags & TEAMS else CV_END_09
        else:
            marked = tuple(
                position.winners != 0 and seat == position.active and counts[seat] >= required(position, seat, domain)
                for seat in seats
            )
            rule = CV_END_01
        lines.append(ScoreLine(f"domain.{DOMAINS[domain].name}", RULE_IDS[rule], counts, marked))
    if by_majority:
        totals = tuple(int(points(position, seat)) for seat in seats)
        won = tuple(bool(position.winners & BIT[seat]) for seat in seats)
        best = max(totals)
        most = CV_TEAM_06 if position.flags & TEAMS else CV_END_11
        leading = tuple(total == best for total in totals)
        lines.append(ScoreLine("points", RULE_IDS[most], totals, leading, total=True))
        lines += _tie_break_lines(position)
        if sides_that_won(position) > 1:
            shared = CV_TEAM_07 if position.flags & TEAMS else CV_END_14
            lines.append(ScoreLine("shared", RULE_IDS[shared], tuple(int(one) for one in won), won))
    return ScoreSheet(tuple(lines))


def _tie_break_lines(position: Position) -> list[ScoreLine]:
    """One line for each comparison that was needed after the points."""
    lines = []
    tied = keep_best(position, BIT[position.players] - 1, -1)
    for domain in TIE_BREAK:
        if _sides(position, tied) < 2:
            break
        rule = CV_END_12 if domain == UTOPIA else CV_END_13
        if position.flags & TEAMS:
            rule = CV_TEAM_07
        counts = tuple(
            int(tie_count(position, seat, domain)) if tied & BIT[seat] else 0 for seat in range(position.players)
        )
        tied = keep_best(position, tied, domain)
        marked = tuple(bool(tied & BIT[seat]) for seat in range(position.players))
        lines.append(ScoreLine(f"tie-break.{DOMAINS[domain].name}", RULE_IDS[rule], counts, marked))
    return lines


def _sides(position: Position, seats: i64) -> int:
    return len({int(position.team_of(seat)) for seat in range(position.players) if seats & BIT[seat]})
