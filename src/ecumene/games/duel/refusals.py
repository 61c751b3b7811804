"""The details behind a refusal: what is needed, what there is, and why it costs so much."""

from typing import Final

from ecumene.core.events import Value
from ecumene.core.notation import first_of, kind_of, second_of
from ecumene.core.state import Move, Rule
from ecumene.games.duel.cards import CARD_COUNT, TOKEN_COUNT, WONDER_COUNT
from ecumene.games.duel.citations import DU_COST_17, DU_TURN_10
from ecumene.games.duel.material import RESOURCES
from ecumene.games.duel.moves import BUILD, DESTROY, DISCARD, KEEP, PICK, RAISE, REVIVE, TAKE
from ecumene.games.duel.position import Position
from ecumene.games.duel.previews import bill_of_card, bill_of_wonder
from ecumene.games.duel.rules.reporting import card_token, progress_token, seat_token, wonder_token
from ecumene.games.duel.structure import COVERED_BY, SLOTS
from ecumene.games.duel.view_types import Bill

_CARD_MOVES: Final = (BUILD, DISCARD, DESTROY, REVIVE)


def explain(position: Position, move: Move, rule: Rule) -> dict[str, Value]:
    """The details that explain why a move is refused."""
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    details: dict[str, Value] = {"seat": seat_token(position.active)}
    card = -1
    if kind in _CARD_MOVES and first < CARD_COUNT:
        card = first
    elif kind == RAISE and first < WONDER_COUNT and second < CARD_COUNT:
        card = second
        details["wonder"] = wonder_token(first)
    elif kind == PICK and first < WONDER_COUNT:
        details["wonder"] = wonder_token(first)
    elif kind in (TAKE, KEEP) and first < TOKEN_COUNT:
        details["token"] = progress_token(first)
    if card >= 0:
        details["card"] = card_token(card)
    if rule == DU_TURN_10:
        details["covered_by"] = _covering(position, card)
    if rule == DU_COST_17:
        seat = position.active
        bill = bill_of_wonder(position, seat, first) if kind == RAISE else bill_of_card(position, seat, first)
        details["thing"] = wonder_token(first) if kind == RAISE else card_token(first)
        details.update(_why_so_dear(bill, position.city(seat).coins))
    return details


def _covering(position: Position, card: int) -> int:
    """How many cards still cover it."""
    for slot in range(SLOTS):
        if position.lying[slot] == card:
            covering = COVERED_BY[(position.age - 1) * SLOTS + slot] & position.present
            return sum(1 for other in range(SLOTS) if covering >> other & 1)
    return 0


def _why_so_dear(bill: Bill, coins: int) -> dict[str, Value]:
    """Coins needed and owned; for each resource, how many are bought, their price, and how many the rival produces."""
    details: dict[str, Value] = {"need": bill.total, "have": coins, "coins": bill.coins}
    bought = {purchase.resource: purchase for purchase in bill.bought}
    for resource in RESOURCES:
        purchase = bought.get(resource)
        details[resource] = purchase.count if purchase else 0
        details[f"{resource}_each"] = purchase.each if purchase else 0
        details[f"{resource}_rival"] = purchase.rival if purchase and not purchase.fixed else 0
    return details
