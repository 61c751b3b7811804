"""What is being asked, and about what: the part of a view derived from the stack."""

from ecumene.core.state import OVER
from ecumene.games.newdawn.frames import (
    AGAIN,
    ATTACKER,
    BATTLE,
    CAPITALISM,
    CONQUEST,
    CULTURE,
    DEFENDER,
    DIPLOMACY,
    DRIVEN_LETTER,
    DRIVING,
    EIFFEL,
    ESTADIO,
    FIRST_PICK,
    FRAME_NAMES,
    GAINER,
    GAINING,
    GIVING_BACK,
    LETTER,
    LEVEL,
    LODGER,
    LODGING,
    LOOTED_SEAT,
    LOOTING,
    MILITARY,
    NEW_CARD,
    NEW_CITY,
    NOWHERE,
    ONE_SPACE,
    ONLY_TYPE,
    ORIGIN,
    PARTNER,
    PAYING,
    REFILLING,
    RENEWED_GIVER,
    RENEWING,
    REPLACING,
    RESOLUTION,
    SHIFTING_TO,
    STACK_CHOICE,
    STACK_DIE,
    STACK_SPACE,
    STATION,
    SURPLUS_GIVER,
    TIMES,
    TRADE,
    TRAVELLING,
    TURN,
    UNDER,
    URBAN,
    WONDER,
    YIELDING,
)
from ecumene.games.newdawn.material import CARD_NAMES, CITY_STATE_NAMES, LETTERS, NATURAL_NAMES, TYPES, WONDER_NAMES
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.previews import card_view
from ecumene.games.newdawn.rules import battle, economy, military
from ecumene.games.newdawn.view_types import BattleView, CardView, PaymentView, TravelView


def asked_of(position: Position) -> tuple[str, int]:
    """What is asked, and how many times it remains to be done."""
    if position.actor == OVER:
        return "over", 1
    frame = position.top()
    times = 1
    if TIMES[frame] != NOWHERE:
        times = int(position.field(TIMES[frame]))
    elif frame == MILITARY:
        times = int(military.attacks_left(position))
    if frame == CULTURE and times == 0:
        return "culture-more", 1
    if frame == MILITARY and times <= 0:
        return "reinforcing", max(1, int(military.reinforcements_left(position)))
    return FRAME_NAMES[frame], max(1, times)


def about_what(position: Position) -> tuple[int, int, str, str]:
    """The space, the seat, the focus card and the other thing that the decision is about; -1 and "" for none."""
    about, subject, card, thing = -1, -1, "", ""
    if position.depth == 0:
        return about, subject, card, thing
    frame = position.top()
    if frame in (BATTLE, ATTACKER, DEFENDER, CONQUEST):
        about = int(position.target)
        subject = int(position.foe) if position.foe < battle.BARBARIAN_FOE else -1
    elif frame == REFILLING:
        about = int(position.sites) - 1
    elif frame in (SHIFTING_TO, DRIVING):
        about = int(position.field(ORIGIN))
        thing = LETTERS[position.field(DRIVEN_LETTER)] if frame == DRIVING else ""
    elif frame == STACK_CHOICE:
        about = int(position.field(STACK_SPACE))
    elif frame == EIFFEL:
        about = int(position.field(FIRST_PICK)) - 1
    elif frame == YIELDING:
        about, subject = int(position.field(ONE_SPACE)), int(position.field(GAINER))
    elif frame == TRAVELLING:
        about = int(position.here)
    elif frame == URBAN:
        about = int(position.field(NEW_CITY))
    elif frame == LOOTING:
        subject = int(position.field(LOOTED_SEAT))
    elif frame == GIVING_BACK:
        subject = int(position.field(SURPLUS_GIVER))
    elif frame == RENEWING:
        subject = int(position.field(RENEWED_GIVER))
    elif frame == DIPLOMACY:
        about = int(position.here)
        partner = int(position.field(PARTNER))
        subject = partner if partner < 4 else -1
        thing = CITY_STATE_NAMES[partner - 4] if partner >= 4 else ""
    elif frame == UNDER:
        thing = WONDER_NAMES[position.field(WONDER)]
    elif frame == PAYING:
        thing = WONDER_NAMES[position.project]
    elif frame == LODGING:
        lodger = int(position.field(LODGER))
        thing = NATURAL_NAMES[lodger] if lodger < 8 else CITY_STATE_NAMES[lodger - 8]
    elif frame == STACK_DIE:
        thing = LETTERS[position.field(LETTER)]
    elif frame == REPLACING:
        card = CARD_NAMES[position.field(NEW_CARD)]
    elif frame == GAINING:
        thing = f"level-{position.field(LEVEL)}"
    elif frame == TRADE and position.field(ONLY_TYPE):
        thing = TYPES[position.field(ONLY_TYPE) - 1]
    elif frame in (AGAIN, CAPITALISM):
        card = CARD_NAMES[position.card_on(position.active, position.field(STATION))]
    elif frame == ESTADIO:
        card = CARD_NAMES[position.card_on(position.active, position.chosen)]
    return about, subject, card, thing


def is_resolving(position: Position) -> bool:
    """Whether a card is being resolved."""
    return any(position.frames[level] & 255 == RESOLUTION for level in range(position.depth))


def resolving_of(position: Position) -> CardView | None:
    """The card being resolved, with the slot it counts as."""
    if position.top() == TURN or not is_resolving(position):
        return None
    return card_view(position, position.active, position.station, position.slot)


def battle_of(position: Position) -> BattleView | None:
    """The attack being fought."""
    frame = position.top()
    if frame not in (BATTLE, ATTACKER, DEFENDER):
        return None
    rolled = frame != BATTLE
    foe = int(position.foe)
    theirs = int(battle.defence_tokens(position, foe)) if foe < battle.BARBARIAN_FOE else 0
    return BattleView(
        attacker=int(position.active),
        hex=int(position.target),
        defender=foe if foe < battle.BARBARIAN_FOE else -1,
        foe="barbarian" if foe == battle.BARBARIAN_FOE else "city-state" if foe == battle.CITY_STATE_FOE else "",
        attack=int(position.attack) if rolled else -1,
        defence=int(position.defence) if rolled else -1,
        attack_tokens=int(battle.attack_tokens(position, position.active, position.station)),
        defence_tokens=theirs,
    )


def travel_of(position: Position) -> TravelView | None:
    """The caravan that is moving."""
    if position.top() != TRAVELLING:
        return None
    return TravelView(
        seat=int(position.active),
        hex=int(position.here),
        walked=int(position.walked),
        left=int(economy.moves_left(position)),
    )


def payment_of(position: Position) -> PaymentView | None:
    """The wonder being paid for."""
    if position.top() != PAYING:
        return None
    return PaymentView(WONDER_NAMES[position.project], int(position.owed))
