"""The details behind a refusal: what is needed, what there is, and in which domain."""

from typing import Final

from ecumene.core.events import Value
from ecumene.core.notation import first_of, kind_of, second_of
from ecumene.core.state import Move, Rule
from ecumene.games.victoria.cards import domain_of, size
from ecumene.games.victoria.material import DOMAIN_COUNT, EFFECT_NAMES, KIND_COUNT, UTOPIA, WAR
from ecumene.games.victoria.moves import (
    CHOOSE,
    COPY,
    DISCARD_CARD,
    DRAW,
    DROP,
    GIVE,
    LAY,
    NAME,
    PICK,
    PLAY,
    RECOVER,
    RETURN,
    USE,
)
from ecumene.games.victoria.position import Position
from ecumene.games.victoria.rules import effects
from ecumene.games.victoria.rules.reporting import card_token, domain_token, effect_token, seat_token

_CARD_MOVES: Final = (DRAW, PICK, CHOOSE, PLAY, DISCARD_CARD, GIVE, RECOVER)
_DOMAIN_MOVES: Final = (DROP, RETURN, NAME, LAY)


def explain(position: Position, move: Move, rule: Rule) -> dict[str, Value]:  # noqa: ARG001 - the move says enough
    """The details that explain why a move is refused."""
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    seat = position.active
    details: dict[str, Value] = {"players": position.players, "seat": seat_token(seat)}
    if kind in _CARD_MOVES and first < KIND_COUNT:
        details["card"] = card_token(first)
        details["domain"] = domain_token(domain_of(first))
    elif kind in _DOMAIN_MOVES and first < DOMAIN_COUNT:
        details["domain"] = domain_token(first)
        if kind == LAY and second < position.players:
            details["target"] = seat_token(second)
    elif kind in (USE, COPY) and first < DOMAIN_COUNT * 3 and EFFECT_NAMES[first]:
        details["effect"] = effect_token(first)
        details["domain"] = domain_token(first // 3)
        details["cards"] = first % 3 + 1
        owner = seat
        if kind == COPY and second < position.players:
            details["target"] = seat_token(second)
            owner = second
        if first % 3 < 2:
            details["need"] = effects.needed(position, first % 3)
        details["have"] = position.face_up(owner, first // 3)
        details["where"], details["supply"] = _supply(position, first // 3)
    return details


def _supply(position: Position, domain: int) -> tuple[str, int]:
    """Where a domain's effects take their cards from, and how many there are."""
    if domain == WAR:
        return "zone.hand", size(position.hand(position.active))
    if domain == UTOPIA:
        return "zone.discard", size(position.discard)
    return "zone.area", size(position.area(position.active))
