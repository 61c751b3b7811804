"""The details behind a refusal: where, which card, what is needed and what there is."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Value
from ecumene.core.notation import first_of, kind_of, second_of
from ecumene.core.state import Move, Rule
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.land import NONE
from ecumene.games.newdawn.layout import CITIES, TOKENS
from ecumene.games.newdawn.lookup import REACH_OF
from ecumene.games.newdawn.material import CARD_COUNT, PACT_COUNT, RESOURCE_KINDS, WONDER_COUNT
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.prompts import is_resolving
from ecumene.games.newdawn.rules import industry, terrain
from ecumene.games.newdawn.rules.reporting import (
    card_token,
    pact_token,
    resource_token,
    seat_token,
    space_token,
    wonder_token,
)

_SPACE_KINDS: Final = (
    verb.PLACE, verb.TAKE_BACK, verb.PICK, verb.SHIFT, verb.CONVERT, verb.REMOVE, verb.YIELD, verb.NUKE, verb.DEPART,
    verb.RESUME, verb.STEP, verb.CITY, verb.SETTLE, verb.UNDER, verb.ATTACK, verb.REINFORCE, verb.DISMISS,
)  # fmt: skip
_CARD_KINDS: Final = (
    verb.FOCUS, verb.SPEND, verb.GAIN, verb.REPLACE, verb.UPGRADE, verb.PUT, verb.LOOT, verb.DISCARD, verb.ALSO,
    verb.LODGE,
)  # fmt: skip


def explain(position: Position, move: Move, rule: Rule) -> dict[str, Value]:  # noqa: ARG001 - the details are the move's
    """The details that explain why a move is refused; "" and 0 for those that do not apply.

    ``difficulty`` is that of the space, ``slot`` what the card counts as, ``reach`` how far it goes, ``need`` what a
    wonder costs, ``have`` what the player could bring, ``tokens`` and ``cities`` what is in supply.
    """
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    seat: i64 = position.actor if position.actor >= 0 else position.active
    details: dict[str, Value] = {
        "seat": seat_token(seat), "place": "", "difficulty": 0, "slot": 0, "reach": 0, "card": "", "wonder": "",
        "resource": "", "target": seat_token(seat), "need": 0, "have": 0, "pact": "",
        "tokens": int(position.zones[TOKENS + seat]), "cities": int(position.zones[CITIES + seat]),
    }  # fmt: skip
    if is_resolving(position):
        details["slot"] = int(position.slot)
        details["reach"] = int(REACH_OF[position.card])
    if kind in _SPACE_KINDS and terrain.exists(position, first):
        details["place"] = space_token(position, first)
        details["difficulty"] = int(position.land.difficulty[first])
        if position.owner_at(first) != NONE:
            details["target"] = seat_token(position.owner_at(first))
    elif kind in _CARD_KINDS and first < CARD_COUNT:
        details["card"] = card_token(first)
    elif kind == verb.WONDER_BUILT and first < WONDER_COUNT:
        details["wonder"] = wonder_token(first)
        if is_resolving(position):
            details["need"] = int(industry.cost_now(position, seat, first))
            made = industry.production(position.card, position.slot)
            details["have"] = int(made + industry.means(position, seat, position.station, first))
    elif kind in (verb.PAY, verb.COLLECT, verb.EXCHANGE) and first < RESOURCE_KINDS:
        details["resource"] = resource_token(first)
    elif kind in (verb.TAKE, verb.RETURN) and first < position.players and second < PACT_COUNT:
        details["pact"] = pact_token(second)
        details["target"] = seat_token(first)
    return details
