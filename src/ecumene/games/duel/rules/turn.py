"""The turn: one open card is built, discarded or used for a wonder; then the choices it causes (DU-TURN, DU-DISC)."""

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.duel.cards import (
    BIT,
    CARD_COUNT,
    COLOUR,
    LATE,
    THEOLOGY,
    TOKEN_COUNT,
    TOKEN_THREES,
    WONDER_AGAIN,
    WONDER_COUNT,
    Card,
    Token,
    Wonder,
    lane,
)
from ecumene.games.duel.citations import (
    DU_CLR_27,
    DU_COST_17,
    DU_DISC_01,
    DU_SCI_03,
    DU_SCI_04,
    DU_TURN_08,
    DU_TURN_10,
    DU_WEFF_03,
    DU_WEFF_06,
    DU_WEFF_11,
    DU_WEFF_12,
    DU_WEFF_20,
    DU_WON_05,
    DU_WON_10,
)
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import KEEPING, TURN_OVER
from ecumene.games.duel.material import DISCARD_COINS, GREY, YELLOW
from ecumene.games.duel.position import AGAIN, Position
from ecumene.games.duel.rules.ages import take_from_structure
from ecumene.games.duel.rules.construction import build as build_card
from ecumene.games.duel.rules.construction import raise_wonder, take_effect
from ecumene.games.duel.rules.cost import price_of_card, price_of_wonder
from ecumene.games.duel.rules.reporting import (
    card_token,
    progress_token,
    progress_tokens,
    report,
    report_to_one,
    seat_token,
)
from ecumene.games.duel.rules.science import gain_token

# The three ways to play a card ----------------------------------------------------------------------------------------


def why_not_choose(position: Position, card: Card) -> Rule:
    """Whether that card lies open in the structure."""
    if card >= CARD_COUNT:
        return DU_TURN_08
    if position.slot_of(card) >= 0:
        return ALLOWED
    for lying in position.lying:
        if lying == card:
            return DU_TURN_10
    return DU_TURN_08


def why_not_build(position: Position, card: Card) -> Rule:
    """Whether the player on turn can build that card."""
    rule: Rule = why_not_choose(position, card)
    if rule != ALLOWED:
        return rule
    return why_not_afford(position, card)


def why_not_afford(position: Position, card: Card) -> Rule:
    """Whether the player on turn has the coins for that card."""
    city = position.city(position.active)
    if price_of_card(city, position.rival(position.active), card) > city.coins:
        return DU_COST_17
    return ALLOWED


def why_not_raise(position: Position, wonder: Wonder, card: Card) -> Rule:
    """Whether the player on turn can build that wonder with that card."""
    rule: Rule = why_not_choose(position, card)
    if rule != ALLOWED:
        return rule
    return why_not_wonder(position, wonder)


def why_not_wonder(position: Position, wonder: Wonder) -> Rule:
    """Whether the player on turn owns that wonder, may build it and has the coins."""
    city = position.city(position.active)
    rival = position.rival(position.active)
    if wonder >= WONDER_COUNT or not city.unbuilt & BIT[wonder]:
        if wonder < WONDER_COUNT and city.retired & BIT[wonder]:
            return DU_WON_10
        return DU_WON_05
    if price_of_wonder(city, rival, wonder) > city.coins:
        return DU_COST_17
    return ALLOWED


def discard_income(city: City) -> i64:
    """The coins for discarding a card: 2, and 1 for each yellow card in the city (DU-DISC-01)."""
    return DISCARD_COINS + lane(city.counts, YELLOW)


def build(position: Position, card: Card, log: Log | None) -> None:
    """Build the card."""
    seat: i64 = position.active
    _play(position, card, 1 - seat)
    build_card(position, seat, card, log)


def discard(position: Position, card: Card, log: Log | None) -> None:
    """Discard the card for coins."""
    seat: i64 = position.active
    _play(position, card, 1 - seat)
    city = position.city(seat)
    coins: i64 = discard_income(city)
    city.coins += coins
    position.discard(card)
    if log is not None:
        report(log, "discards", seat, DU_DISC_01, {"card": card_token(card), "coins": coins})


def use_for_wonder(position: Position, wonder: Wonder, card: Card, log: Log | None) -> None:
    """Build a wonder with the card; the wonder or Theology, if owned now, gives an extra turn (DU-PROG-21)."""
    seat: i64 = position.active
    following: i64 = 1 - seat
    if WONDER_AGAIN[wonder] or position.city(seat).tokens & THEOLOGY:
        following = seat | AGAIN
    _play(position, card, following)
    raise_wonder(position, seat, wonder, card, log)


def _play(position: Position, card: Card, following: i64) -> None:
    """Take the card from the structure; after it and its choices it is the next player's turn."""
    take_from_structure(position, position.slot_of(card))
    position.playing = card
    position.stack = 0
    position.push(TURN_OVER, following)


# Choices that a construction causes -----------------------------------------------------------------------------------


def why_not_take(position: Position, token: Token) -> Rule:
    """Whether that token lies on the board."""
    if token >= TOKEN_COUNT or not position.board & BIT[token]:
        return DU_SCI_04
    return ALLOWED


def take(position: Position, token: Token, log: Log | None) -> None:
    """Take a progress token from the board for a pair."""
    position.board &= ~BIT[token]
    position.pop()
    if log is not None:
        report(log, "takes", position.active, DU_SCI_03, {"token": progress_token(token)})
    gain_token(position, position.active, token, log)


def why_not_draw(position: Position, chosen: i64) -> Rule:
    """Whether those three tokens can be drawn: they lie in the box (DU-CLR-27)."""
    if chosen >= len(TOKEN_THREES) or TOKEN_THREES[chosen] & ~position.box:
        return DU_CLR_27
    return ALLOWED


def draw(position: Position, chosen: i64, log: Log | None) -> None:
    """Three tokens of the box are shown to the builder of the Great Library alone (DU-CLR-05)."""
    position.drawn = TOKEN_THREES[chosen]
    position.pop()
    position.push(KEEPING)
    if log is not None:
        report_to_one(log, "draws-tokens", position.active, DU_WEFF_06, {"tokens": progress_tokens(position.drawn)})


def why_not_keep(position: Position, token: Token) -> Rule:
    """Whether that token is one of the three."""
    if token >= TOKEN_COUNT or not position.drawn & BIT[token]:
        return DU_WEFF_06
    return ALLOWED


def keep(position: Position, token: Token, log: Log | None) -> None:
    """Keep one of the three; the other two go back to the box."""
    position.box &= ~BIT[token]
    position.drawn = 0
    position.pop()
    if log is not None:
        report(log, "keeps", position.active, DU_WEFF_06, {"token": progress_token(token)})
    gain_token(position, position.active, token, log)


def why_not_destroy(position: Position, card: Card) -> Rule:
    """Whether that is a card of the named colour in the rival's city."""
    colour: i64 = position.top_extra()
    if card >= CARD_COUNT or COLOUR[card] != colour or not position.rival(position.active).has(card):
        return DU_WEFF_03 if colour == GREY else DU_WEFF_20
    return ALLOWED


def destroy(position: Position, card: Card, log: Log | None) -> None:
    """A card of the rival goes to the discard pile (DU-DISC-06)."""
    rule: Rule = DU_WEFF_03 if position.top_extra() == GREY else DU_WEFF_20
    position.pop()
    position.rival(position.active).remove(card)
    position.discard(card)
    if log is not None:
        details: dict[str, Value] = {"card": card_token(card), "target": seat_token(1 - position.active)}
        report(log, "destroys", position.active, rule, details)


def why_not_revive(position: Position, card: Card) -> Rule:
    """Whether that card lies in the discard pile."""
    if card >= CARD_COUNT or not position.discarded(card):
        return DU_WEFF_12
    return ALLOWED


def revive(position: Position, card: Card, log: Log | None) -> None:
    """Build a discarded card for free, with all its effects (DU-WEFF-15); no chain is used (DU-PROG-24)."""
    seat: i64 = position.active
    position.pop()
    if card < LATE:
        position.discard_early &= ~BIT[card]
    else:
        position.discard_late &= ~BIT[card - LATE]
    position.city(seat).place(card)
    if log is not None:
        report(log, "revives", seat, DU_WEFF_11, {"card": card_token(card)})
    take_effect(position, seat, card, log)
