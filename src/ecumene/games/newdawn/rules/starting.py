"""Effects at the start of a turn, each at most once: wonders and city-states (ND-TURN-16, ND-TURN-17)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CLR_25,
    ND_CS_16,
    ND_DIP_02,
    ND_EVT_33,
    ND_HEX_01,
    ND_HEX_08,
    ND_LIM_04,
    ND_TRD_08,
    ND_TRD_15,
    ND_TURN_02,
    ND_TURN_17,
    ND_WON_03,
    ND_WON_14,
)
from ecumene.games.newdawn.frames import (
    DRIVEN_LETTER,
    DRIVING,
    EIFFEL,
    FIRST_PICK,
    GAINER,
    GARDENS,
    GENEVA,
    ONE_SPACE,
    ORACLE,
    OTHER_SPACE,
    REFILLING,
    REMOVING,
    RENEWED_GIVER,
    RENEWED_PACT,
    RENEWING,
    SEOUL,
    UNSTORED,
    UNSTORING,
    YIELDING,
)
from ecumene.games.newdawn.land import BIT, NONE, WORDS, SpaceSet, contains, is_empty
from ecumene.games.newdawn.layout import (
    ALLIES,
    BARBARIAN,
    FOR_EIFFEL,
    TOKEN_SET,
    TOKENS,
    USE_EIFFEL,
    USE_FORBIDDEN_CITY,
    USE_GARDENS,
    USE_GENEVA,
    USE_ORACLE,
    USE_SEOUL,
    USE_ZIMBABWE,
)
from ecumene.games.newdawn.material import (
    BARBARIANS,
    EIFFEL_TOWER,
    FORBIDDEN_CITY,
    GREAT_ZIMBABWE,
    HANGING_GARDENS,
    MOST_TRADE,
    PACT_COUNT,
    SLOTS,
)
from ecumene.games.newdawn.material import GENEVA as GENEVA_CITY
from ecumene.games.newdawn.material import ORACLE as ORACLE_WONDER
from ecumene.games.newdawn.material import SEOUL as SEOUL_CITY
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import barbarians, board, culture, diplomacy, row, terrain
from ecumene.games.newdawn.rules.reporting import card_token, letter_token, pact_token, report, seat_token, space_token


def _has_effect(position: Position, seat: i64, effect: i64) -> bool:
    if effect == USE_GARDENS:
        return position.controls(seat, HANGING_GARDENS)
    if effect == USE_FORBIDDEN_CITY:
        return position.controls(seat, FORBIDDEN_CITY)
    if effect == USE_EIFFEL:
        return position.controls(seat, EIFFEL_TOWER)
    if effect == USE_ZIMBABWE:
        return position.controls(seat, GREAT_ZIMBABWE)
    if effect == USE_ORACLE:
        return position.controls(seat, ORACLE_WONDER)
    return position.zones[ALLIES + seat] & BIT[SEOUL_CITY if effect == USE_SEOUL else GENEVA_CITY] != 0


def has_any(position: Position, seat: i64) -> bool:
    """Whether a seat might have any effect at the start of its turn."""
    effect: i64 = 0
    while effect < 7:
        if _has_effect(position, seat, effect):
            return True
        effect += 1
    return False


def why_not_use(position: Position, seat: i64, effect: i64) -> Rule:
    """Whether an effect can be used now: it is available, unused, and has something to act on."""
    if effect > USE_GENEVA:
        return ND_TURN_17
    if not _has_effect(position, seat, effect):
        return ND_WON_03 if effect < USE_SEOUL else ND_DIP_02
    if position.turn & BIT[effect]:
        return ND_TURN_17
    if effect == USE_GARDENS:
        if not culture.has_token_for(position, seat):
            return ND_LIM_04
        return ALLOWED if culture.can_place(position, seat, GARDENS) else ND_TURN_17
    if effect == USE_FORBIDDEN_CITY:
        return ND_TURN_17 if is_empty(removable(position, seat)) else ALLOWED
    if effect == USE_EIFFEL:
        if not culture.has_token_for(position, seat):
            return ND_LIM_04
        return ALLOWED if eligible_rivals(position, seat) else ND_TURN_17
    if effect == USE_ZIMBABWE:
        return ALLOWED if position.store and any_room(position, seat) else ND_TRD_15
    if effect == USE_SEOUL:
        return ALLOWED if any_barbarian(position) else ND_EVT_33
    if effect == USE_GENEVA:
        return ALLOWED if any_renewal(position, seat) else ND_CLR_25
    return ALLOWED


def use(position: Position, seat: i64, effect: i64) -> None:
    """Use an effect; any choices it needs are asked next."""
    position.turn |= BIT[effect]
    if effect == USE_GARDENS:
        position.push(GARDENS, seat)
    elif effect == USE_FORBIDDEN_CITY:
        position.push(REMOVING, seat)
    elif effect == USE_EIFFEL:
        position.push(EIFFEL, 0)
    elif effect == USE_ZIMBABWE:
        position.push(UNSTORING, 0)
    elif effect == USE_ORACLE:
        position.push(ORACLE, seat)
    elif effect == USE_SEOUL:
        position.push(SEOUL, seat)
    else:
        position.push(GENEVA, seat)


# Forbidden City -------------------------------------------------------------------------------------------------------


def removable(position: Position, seat: i64) -> SpaceSet:
    """The rival control tokens next to a friendly space."""
    one, two, three = culture.next_to_friendly(position, seat, NONE)
    return (
        one & culture.of_rivals(position, seat, TOKEN_SET),
        two & culture.of_rivals(position, seat, TOKEN_SET + 1),
        three & culture.of_rivals(position, seat, TOKEN_SET + 2),
    )


def why_not_remove(position: Position, seat: i64, space: i64) -> Rule:
    """Whether Forbidden City can remove a token."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    return ALLOWED if contains(removable(position, seat), space) else ND_CS_16


def remove(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Remove a rival token; not an attack."""
    position.pop()
    if log is not None:
        details: dict[str, int | str] = {"place": space_token(position, space), "hex": f"hex.{space}"}
        details["target"] = seat_token(position.owner_at(space))
        report(log, "removes", seat, ND_CS_16, details)
    board.vacate(position, space, log)


# Eiffel Tower ---------------------------------------------------------------------------------------------------------


def eligible_rivals(position: Position, seat: i64) -> i64:
    """Rivals with at least two control tokens on the map, one bit each."""
    found: i64 = 0
    other: i64 = 0
    while other < position.players:
        if other != seat:
            at: i64 = TOKEN_SET + WORDS * other
            one: i64 = position.sets[at]
            two: i64 = position.sets[at + 1]
            three: i64 = position.sets[at + 2]
            several = one & (one - 1) or two & (two - 1) or three & (three - 1)
            if several or (one and two) or (one and three) or (two and three):
                found |= BIT[other]
        other += 1
    return found


def why_not_point(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a control token can be chosen for Eiffel Tower: two of one rival."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    owner: i64 = position.owner_at(space)
    if owner < 0 or owner == seat or not position.within(TOKEN_SET + WORDS * owner, space):
        return ND_WON_14
    first: i64 = position.field(FIRST_PICK) - 1
    if first < 0:
        return ALLOWED if eligible_rivals(position, seat) & BIT[owner] else ND_WON_14
    return ALLOWED if space != first and position.owner_at(first) == owner else ND_WON_14


def point(position: Position, seat: i64, space: i64) -> None:
    """Choose a control token; after the second, its owner is asked which one to give up."""
    first: i64 = position.field(FIRST_PICK)
    if not first:
        position.replace(EIFFEL, space + 1)
    else:
        position.replace(YIELDING, first - 1, space, position.owner_at(space), seat)


def why_not_yield(position: Position, space: i64) -> Rule:
    """Whether a token may be given up: one of the two."""
    return ALLOWED if space == position.field(ONE_SPACE) or space == position.field(OTHER_SPACE) else ND_WON_14


def give_up(position: Position, space: i64, log: Log | None) -> None:
    """Replace the token with one of the tower's owner."""
    seat: i64 = position.field(GAINER)
    position.pop()
    if position.zones[TOKENS + seat] > 0:
        culture.take_over(position, seat, space, log)
    else:
        position.sites = space + 1
        position.push(REFILLING, FOR_EIFFEL, seat)


# Great Zimbabwe -------------------------------------------------------------------------------------------------------


def any_room(position: Position, seat: i64) -> bool:
    """Whether any card has room for a trade token."""
    station: i64 = 0
    while station < SLOTS:
        if position.trade_on(seat, station) < MOST_TRADE:
            return True
        station += 1
    return False


def why_not_unstore(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a stored token may go on a card."""
    station: i64 = position.station_of_card(seat, card)
    if station < 0:
        return ND_TURN_02
    return ALLOWED if position.trade_on(seat, station) < MOST_TRADE else ND_TRD_08


def unstore(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Move a token from Great Zimbabwe to a card."""
    position.store -= 1
    row.add_trade(position, seat, position.station_of_card(seat, card), 1)
    if log is not None:
        report(log, "unstores", seat, ND_TRD_15, {"card": card_token(card)})
    if position.store and any_room(position, seat):
        position.replace(UNSTORING, position.field(UNSTORED) + 1)
    else:
        position.pop()


# Oracle and the Aztecs ------------------------------------------------------------------------------------------------


def why_not_swap(one: i64, two: i64, neighbours: bool) -> Rule:
    """Whether two slots may be swapped: different, given from left to right; neighbouring for Oracle."""
    if two >= SLOTS or one >= two:
        return ND_TURN_02
    return ND_TURN_17 if neighbours and two != one + 1 else ALLOWED


def swap(position: Position, seat: i64, one: i64, two: i64, log: Log | None) -> None:
    """Swap two cards of the row."""
    position.pop()
    row.swap_slots(position, seat, one, two)
    if log is not None:
        details: dict[str, int | str] = {"card": card_token(position.card_on(seat, position.station_at(seat, two)))}
        details["other"] = card_token(position.card_on(seat, position.station_at(seat, one)))
        report(log, "swaps", seat, ND_TURN_17, details)


# Seoul ----------------------------------------------------------------------------------------------------------------


def any_barbarian(position: Position) -> bool:
    """Whether any barbarian can be moved anywhere."""
    letter: i64 = 0
    while letter < BARBARIANS:
        if why_not_drive(position, letter) == ALLOWED:
            return True
        letter += 1
    return False


def why_not_drive(position: Position, letter: i64) -> Rule:
    """Whether Seoul's card can move a barbarian."""
    if letter >= BARBARIANS or position.zones[BARBARIAN + letter] <= 0:
        return ND_EVT_33
    found = culture.shift_targets(position, position.zones[BARBARIAN + letter] - 1)
    return ND_HEX_08 if is_empty(found) else ALLOWED


def choose_barbarian(position: Position, letter: i64) -> None:
    """Choose the barbarian."""
    position.replace(DRIVING, position.zones[BARBARIAN + letter] - 1, letter)


def drive(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Move a barbarian to an empty space next to it."""
    letter: i64 = position.field(DRIVEN_LETTER)
    position.pop()
    barbarians.move_to(position, letter, space)
    if log is not None:
        details: dict[str, int | str] = {
            "letter": letter_token(letter),
            "place": space_token(position, space),
            "hex": f"hex.{space}",
        }
        report(log, "drives", seat, ND_EVT_33, details)


# Geneva ---------------------------------------------------------------------------------------------------------------


def any_renewal(position: Position, seat: i64) -> bool:
    """Whether a player's card can be exchanged for another of the same player."""
    giver: i64 = 0
    while giver < position.players:
        pact: i64 = 0
        while pact < PACT_COUNT:
            if why_not_return(position, seat, giver, pact) == ALLOWED:
                return True
            pact += 1
        giver += 1
    return False


def why_not_return(position: Position, seat: i64, giver: i64, pact: i64) -> Rule:
    """Whether a card can be given back for another: one held, of a player who has a different one left."""
    if giver >= position.players or pact >= PACT_COUNT or not diplomacy.holds(position, seat, giver, pact):
        return ND_CLR_25
    other: i64 = 0
    while other < PACT_COUNT:
        if other != pact and diplomacy.holder(position, giver, other) < 0:
            return ALLOWED
        other += 1
    return ND_CLR_25


def give_back(position: Position, seat: i64, giver: i64, pact: i64, log: Log | None) -> None:
    """Give back a card; another of the same player is taken next."""
    position.replace(RENEWING, giver, pact)
    diplomacy.give_back(position, seat, giver, pact, ND_CLR_25, log)


def why_not_renew(position: Position, seat: i64, giver: i64, pact: i64) -> Rule:
    """Whether a card can be taken in exchange: a different one of the same player."""
    if giver != position.field(RENEWED_GIVER) or pact == position.field(RENEWED_PACT):
        return ND_CLR_25
    return diplomacy.why_not_take(position, seat, giver, pact)


def renew(position: Position, seat: i64, giver: i64, pact: i64, log: Log | None) -> None:
    """Take the other card; nothing else is returned for it."""
    position.pop()
    diplomacy.set_holder(position, giver, pact, seat)
    if log is not None:
        details: dict[str, int | str] = {"pact": pact_token(pact), "target": seat_token(giver)}
        report(log, "takes-pact", seat, ND_CLR_25, details)
