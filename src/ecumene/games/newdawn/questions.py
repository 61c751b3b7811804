"""What is being asked, and about what: the part of a view that follows from the stack."""

from ecumene.core.state import OVER
from ecumene.games.newdawn.layout import (
    AGAIN,
    ATTACKER,
    BATTLE,
    CAPITALISM,
    CONQUEST,
    CULTURE,
    DEFENDER,
    DIPLOMACY,
    DISCARDING,
    DRIVING,
    EIFFEL,
    ESTADIO,
    GAINING,
    GIVING_BACK,
    LODGING,
    LOOTING,
    MILITARY,
    PAYING,
    POTALA,
    REFILLING,
    RENEWING,
    REPLACING,
    RESOLUTION,
    SHIFTING_TO,
    STACK_CHOICE,
    STACK_DIE,
    TRADE,
    TRAVELLING,
    TURN,
    UNDER,
    UPGRADING,
    URBAN,
    YIELDING,
)
from ecumene.games.newdawn.material import CARD_NAMES, CITY_STATE_NAMES, LETTERS, NATURAL_NAMES, TYPES, WONDER_NAMES
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.previews import card_view
from ecumene.games.newdawn.rules import battle, economy, military
from ecumene.games.newdawn.shapes import BattleView, CardView, PaymentView, TravelView

# By frame: the message ``ask-…`` that words it.
FRAME_NAMES = (
    "over", "leaders", "dealing", "dealing", "core-die", "dealing", "builder", "laying-tile", "laying-turn",
    "laying-at", "revealing", "victory-cards", "first-player", "compass", "steps", "turn", "gardens", "removing",
    "eiffel", "yielding", "unstoring", "oracle", "seoul", "driving", "geneva", "renewing", "resolution", "estadio",
    "culture", "shifting", "shifting-to", "civil-service", "converting", "stonehenge", "parts", "nuking", "advancing",
    "gaining", "replacing", "caravans", "travelling", "diplomacy", "collecting", "exchanging", "industry", "paying",
    "under", "upgrading", "potala", "urbanization", "military", "battle", "attacker", "defender", "conquest",
    "looting", "refilling", "trade", "discarding", "raid-die", "raiding", "stacks", "stack-choice", "stack-die",
    "lodging", "dismissing", "giving-back", "again", "capitalism", "aztec", "trade-event", "mustering",
)  # fmt: skip
_COUNTED_FIRST = (CULTURE, URBAN, UPGRADING, POTALA, LOOTING)
_COUNTED_SECOND = (TRADE, DISCARDING)


def asked_of(position: Position) -> tuple[str, int]:
    """What is asked, and how many times it is left to do."""
    if position.actor == OVER:
        return "over", 1
    frame = position.top()
    times = 1
    if frame in _COUNTED_FIRST:
        times = int(position.a())
    elif frame in _COUNTED_SECOND:
        times = int(position.b())
    elif frame == MILITARY:
        times = int(military.attacks_left(position))
    if frame == CULTURE and times == 0:
        return "culture-more", 1
    if frame == MILITARY and times <= 0:
        return "reinforcing", max(1, int(military.reinforcements_left(position)))
    return FRAME_NAMES[frame], max(1, times)


def about_what(position: Position) -> tuple[int, int, str, str]:
    """The space, the seat, the focus card and the other thing that it is about; -1 and "" for none."""
    about, subject, card, thing = -1, -1, "", ""
    if position.depth == 0:
        return about, subject, card, thing
    frame, a, b = position.top(), int(position.a()), int(position.b())
    if frame in (BATTLE, ATTACKER, DEFENDER, CONQUEST):
        about = int(position.target)
        subject = int(position.foe) if position.foe < battle.BARBARIAN_FOE else -1
    elif frame == REFILLING:
        about = int(position.sites) - 1
    elif frame in (SHIFTING_TO, DRIVING, STACK_CHOICE):
        about = a
        thing = LETTERS[b] if frame == DRIVING else ""
    elif frame == EIFFEL:
        about = a - 1
    elif frame == YIELDING:
        about, subject = a, int(position.d())
    elif frame == TRAVELLING:
        about = int(position.here)
    elif frame == URBAN:
        about = b
    elif frame == LOOTING:
        subject = b
    elif frame in (GIVING_BACK, RENEWING):
        subject = b if frame == GIVING_BACK else a
    elif frame == DIPLOMACY:
        about = int(position.here)
        subject = a if a < 4 else -1
        thing = CITY_STATE_NAMES[a - 4] if a >= 4 else ""
    elif frame == UNDER:
        thing = WONDER_NAMES[a]
    elif frame == PAYING:
        thing = WONDER_NAMES[position.project]
    elif frame == LODGING:
        thing = NATURAL_NAMES[b] if b < 8 else CITY_STATE_NAMES[b - 8]
    elif frame == STACK_DIE:
        thing = LETTERS[a]
    elif frame == REPLACING:
        card = CARD_NAMES[a]
    elif frame == GAINING:
        thing = f"level-{a}"
    elif frame == TRADE and position.c():
        thing = TYPES[position.c() - 1]
    elif frame in (AGAIN, CAPITALISM):
        card = CARD_NAMES[position.card_on(position.active, a)]
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
