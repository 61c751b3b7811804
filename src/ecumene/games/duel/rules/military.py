"""The conflict pawn, military tokens and military supremacy (DU-MIL)."""

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.games.duel.cards import BIT
from ecumene.games.duel.citations import DU_MIL_01, DU_MIL_03, DU_MIL_10
from ecumene.games.duel.material import CAPITAL, FAR_LOOT, FAR_ZONE, NEAR_LOOT, NEAR_ZONE
from ecumene.games.duel.position import MILITARY, Position
from ecumene.games.duel.rules.reporting import report, seat_token


def advance(position: Position, seat: i64, shields: i64, log: Log | None) -> None:
    """Move the pawn towards the rival's capital, cell by cell, looting on the way; reaching it wins (DU-MIL-10)."""
    start: i64 = position.distance(seat)
    distance: i64 = start
    while shields > 0 and distance < CAPITAL:
        distance += 1
        shields -= 1
    position.pawn = distance
    if seat != 0:
        position.pawn = -distance
    if log is not None:
        report(log, "advances", seat, DU_MIL_01, {"steps": distance - start, "distance": distance})
    if start < NEAR_ZONE <= distance:
        loot(position, seat, 0, NEAR_LOOT, log)
    if start < FAR_ZONE <= distance:
        loot(position, seat, 1, FAR_LOOT, log)
    if distance == CAPITAL:
        position.finish(MILITARY, BIT[seat])
        if log is not None:
            report(log, "military-win", seat, DU_MIL_10, {})


def loot(position: Position, seat: i64, farther: i64, coins: i64, log: Log | None) -> None:
    """The rival loses a token's coins, as many as they have, and the token is removed (DU-MIL-03, DU-MIL-06)."""
    token: i64 = loot_bit(1 - seat, farther)
    if not position.loot & token:
        return
    position.loot &= ~token
    rival = position.rival(seat)
    lost: i64 = coins
    if lost > rival.coins:
        lost = rival.coins
    rival.coins -= lost
    if log is not None:
        details: dict[str, Value] = {"target": seat_token(1 - seat), "coins": coins, "lost": lost}
        report(log, "loots", seat, DU_MIL_03, details)


def loot_bit(seat: i64, farther: i64) -> i64:
    """The military token on a seat's side: the nearer or the farther one."""
    return BIT[2 * seat + farther]
