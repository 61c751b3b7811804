"""The barbarians: their voyage, their attack, what is lost and who is rewarded (CK-BARB, CK-DEF, CK-VAR)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT
from ecumene.games.catan.citations import (
    CK_BARB_05,
    CK_BARB_10,
    CK_BARB_11,
    CK_BARB_13,
    CK_BARB_17,
    CK_DEF_01,
    CK_DEF_02,
    CK_METRO_07,
    CK_TURN_07,
    CK_VAR_01,
    CK_VAR_04,
)
from ecumene.games.catan.frames import COMMITTING, PILLAGED
from ecumene.games.catan.island import NODE_COUNT, NONE
from ecumene.games.catan.layout import (
    ACTIVE,
    BASIC,
    CITY,
    DEFENDER,
    KIND_MASK,
    KIND_SHIFT,
    KNIGHTS_CHOICE,
    METROPOLIS_SHIFT,
    NOBODY,
    POINTS,
    REWARD_ALL,
    SEAT_MASK,
    SETTLEMENT,
    SIDEWAYS,
    SIX_DEFENDERS,
    SPENT,
    STATUS,
    WALL,
)
from ecumene.games.catan.material import BARBARIAN_STEPS, CITIES, SETTLEMENTS, WALLS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.knights import active_strength, is_active, own_knight, place_details
from ecumene.games.catan.rules.reporting import report, seat_tokens

# In the experts' variant a committed knight has this mark until the attack is over.
COMMITTED: Final = SPENT


def sail(position: Position, log: Log | None) -> bool:
    """Move the ship one step closer; whether it lands (CK-TURN-07)."""
    position.ship += 1
    if log is not None:
        report(log, "ship-nears", position.active, CK_TURN_07, {"left": BARBARIAN_STEPS - position.ship})
    return position.ship == BARBARIAN_STEPS


def strength(position: Position) -> i64:
    """The number of cities of all players (CK-BARB-02)."""
    cities: i64 = 0
    for node in position.chart().land_nodes:
        if position.kind_at(node) == CITY:
            cities += 1
    return cities


def loses_city(position: Position, seat: i64, node: i64) -> bool:
    """Whether a city of that seat without a metropolis stands on a crossing."""
    return (
        position.kind_at(node) == CITY
        and position.owner_at(node) == seat
        and i64(position.nodes[node]) >> METROPOLIS_SHIFT == 0
    )


def exposed(position: Position, seat: i64) -> i64:
    """How many cities of a seat can be pillaged (CK-BARB-09)."""
    cities: i64 = 0
    for node in position.chart().land_nodes:
        if loses_city(position, seat, node):
            cities += 1
    return cities


def contribution(position: Position, seat: i64) -> i64:
    """The strength that a seat contributes (CK-BARB-04, CK-VAR-02)."""
    if not position.flags & KNIGHTS_CHOICE or position.ship < BARBARIAN_STEPS:
        return active_strength(position, seat)
    total: i64 = 0
    for node in position.chart().nodes:
        code: i64 = i64(position.nodes[node])
        if code & ACTIVE and code & COMMITTED and code >> KIND_SHIFT & KIND_MASK >= BASIC and code & SEAT_MASK == seat:
            total += (code >> KIND_SHIFT & KIND_MASK) - BASIC + 1
    return total


class Outlook:
    """The result of an attack: both strengths, who loses a city, who is rewarded."""

    def __init__(self, position: Position) -> None:
        self.strength: i64 = strength(position)
        self.defence: i64 = 0
        self.losers: i64 = 0
        self.heroes: i64 = 0
        shares = vec[i64]([0, 0, 0, 0])
        seat: i64 = 0
        while seat < position.players:
            shares[seat] = contribution(position, seat)
            self.defence += shares[seat]
            seat += 1
        if self.strength > self.defence:
            self.losers = _least(position, shares)
        elif self.defence > 0 or position.flags & REWARD_ALL:
            self.heroes = _most(position, shares)
            if alone(self.heroes) and position.defenders == 0 and position.flags & SIX_DEFENDERS:
                self.heroes = 0  # no card is left to award (CK-DEF-04)


def _least(position: Position, shares: vec[i64]) -> i64:
    """The seats with a city to lose that contributed least, one bit each (CK-BARB-06 to CK-BARB-09)."""
    least: i64 = 99
    seats: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if shares[seat] <= least and exposed(position, seat) > 0:
            if shares[seat] < least:
                seats = 0
            least = shares[seat]
            seats |= BIT[seat]
        seat += 1
    return seats


def _most(position: Position, shares: vec[i64]) -> i64:
    most: i64 = -1
    seats: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if shares[seat] >= most:
            if shares[seat] > most:
                seats = 0
            most = shares[seat]
            seats |= BIT[seat]
        seat += 1
    return seats


def alone(seats: i64) -> bool:
    """Whether there is exactly one seat."""
    return seats != 0 and seats & (seats - 1) == 0


# The experts' variant -------------------------------------------------------------------------------------------------


def begin_commitments(position: Position) -> None:
    """Let each player in turn order choose which knights take part (CK-VAR-01)."""
    position.pending = position.everyone()
    seat: i64 = 0
    while seat < position.players:
        if active_strength(position, seat) == 0:
            position.pending &= ~BIT[seat]
        seat += 1
    for node in position.chart().nodes:
        if position.has_knight(node):
            position.nodes[node] = u8(i64(position.nodes[node]) & ~COMMITTED)


def next_commitment(position: Position) -> bool:
    """Ask the next player; whether there is one."""
    seat: i64 = position.next_of(position.pending)
    if seat == NOBODY:
        return False
    position.pending &= ~BIT[seat]
    position.push(COMMITTING, seat)
    return True


def may_commit(position: Position, seat: i64, node: i64) -> bool:
    """Whether the seat has an active knight there that is not committed yet."""
    return own_knight(position, seat, node) and is_active(position, node) and not i64(position.nodes[node]) & COMMITTED


def why_not_commit(position: Position, node: i64) -> Rule:
    """Whether the knight there can take part."""
    return ALLOWED if may_commit(position, position.top_extra(), node) else CK_VAR_04


def commit(position: Position, node: i64, log: Log | None) -> None:
    """Commit a knight; a seat without further knights is done."""
    seat: i64 = position.top_extra()
    position.nodes[node] = u8(i64(position.nodes[node]) | COMMITTED)
    if log is not None:
        report(log, "commits", seat, CK_VAR_01, place_details(position, node))
    for other in position.chart().nodes:
        if may_commit(position, seat, other):
            return
    position.pop()


def commit_no_more(position: Position, log: Log | None) -> None:
    """Commit no more knights; the others stay as they are (CK-VAR-03)."""
    seat: i64 = position.top_extra()
    position.pop()
    if log is not None:
        report(log, "commits-no-more", seat, CK_VAR_04, {})


# The attack -----------------------------------------------------------------------------------------------------------


def attack(position: Position, log: Log | None) -> None:
    """Compare strengths: somebody loses a city or is rewarded; those who draw are left in ``pending`` (CK-BARB-26)."""
    outlook = Outlook(position)
    position.pending = 0
    if log is not None:
        details: dict[str, int | str] = {"strength": outlook.strength, "defence": outlook.defence}
        name = "barbarians-win" if outlook.strength > outlook.defence else "knights-win"
        report(log, name, position.active, CK_BARB_05, details)
    if outlook.losers:
        position.push(PILLAGED, outlook.losers)
    elif alone(outlook.heroes):
        _honour(position, outlook.heroes, log)
    elif outlook.heroes:
        position.pending = outlook.heroes
        if log is not None:
            report(log, "defenders-tie", position.active, CK_DEF_02, {"targets": seat_tokens(outlook.heroes)})


def _honour(position: Position, seats: i64, log: Log | None) -> None:
    """Make the single strongest player Defender of Catan (CK-DEF-01, CK-DEF-04)."""
    seat: i64 = position.next_of(seats)
    if position.defenders > 0:
        position.defenders -= 1
    position.zones[STATUS + seat] += DEFENDER
    position.zones[POINTS + seat] += 1
    if log is not None:
        report(log, "defender", seat, CK_DEF_01, {})


def why_not_lose(position: Position, seat: i64, node: i64) -> Rule:
    """Whether the city there can be given up."""
    if node < NODE_COUNT and loses_city(position, seat, node):
        return ALLOWED
    if node < NODE_COUNT and position.kind_at(node) == CITY and position.owner_at(node) == seat:
        return CK_METRO_07
    return CK_BARB_11


def lose(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Turn a city into a settlement; if no settlement piece is left, lay it on its side (CK-BARB-10, CK-BARB-17)."""
    position.replace(PILLAGED, position.top_extra() & ~BIT[seat])
    if i64(position.nodes[node]) & WALL:
        position.return_piece(seat, WALLS)
    rule: Rule = CK_BARB_10
    if position.supply(seat, SETTLEMENTS):
        position.use_piece(seat, SETTLEMENTS)
        position.return_piece(seat, CITIES)
        position.put(node, seat, SETTLEMENT)
    else:
        position.put(node, seat, SIDEWAYS)
        rule = CK_BARB_17
    position.zones[POINTS + seat] -= 1
    if log is not None:
        report(log, "pillaged", seat, rule, place_details(position, node))


def withdraw(position: Position, log: Log | None) -> None:
    """Deactivate all knights that took part and send the ship back (CK-BARB-13, CK-BARB-14, CK-VAR-03)."""
    choice = position.flags & KNIGHTS_CHOICE != 0
    for node in position.chart().nodes:
        code: i64 = i64(position.nodes[node])
        if code >> KIND_SHIFT & KIND_MASK >= BASIC and (not choice or code & COMMITTED):
            position.nodes[node] = u8(code & ~(ACTIVE | COMMITTED))
    position.ship = 0
    position.landings += 1
    if position.chart().sails and position.pirate == NONE:
        position.pirate = position.chart().pirate  # CK-SEA-32
    if log is not None:
        report(log, "ship-returns", position.active, CK_BARB_13, {})
