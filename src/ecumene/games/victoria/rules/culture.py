"""Culture: the coin that marks a copied effect (CV-CUL-08 to CV-CUL-12)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.games.victoria.citations import CV_CUL_10, CV_CUL_12
from ecumene.games.victoria.material import DOMAIN_COUNT
from ecumene.games.victoria.position import ANY_COPY, NO_COIN, Position
from ecumene.games.victoria.rules.reporting import report


def place_coin(position: Position, target: i64, domain: i64) -> None:
    """Place the coin on the copied domain."""
    position.coin_user = position.active
    position.coin_on = target * DOMAIN_COUNT + domain


def check_coin(position: Position, log: Log | None) -> None:
    """Remove the coin if another player now has as much Culture (CV-CUL-10); called when face-up cards change."""
    if position.coin_on != NO_COIN and not position.leads_culture(position.coin_user):
        position.coin_on = NO_COIN
        if log is not None:
            report(log, "coin-off", position.coin_user, CV_CUL_10, {})


def expire_coin(position: Position, log: Log | None) -> None:
    """Remove the coin at the end of its user's turn if they have not copied an effect (CV-CUL-12)."""
    if position.coin_on != NO_COIN and position.coin_user == position.active and not position.used & ANY_COPY:
        position.coin_on = NO_COIN
        if log is not None:
            report(log, "coin-off", position.coin_user, CV_CUL_12, {})
