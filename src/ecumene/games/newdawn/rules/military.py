"""Military: reinforcing, declaring an attack, the dice and the tokens spent on it (ND-WAR-01 to ND-WAR-25)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_HEX_01,
    ND_WAR_01,
    ND_WAR_02,
    ND_WAR_03,
    ND_WAR_06,
    ND_WAR_07,
    ND_WAR_08,
    ND_WAR_09,
    ND_WAR_10,
    ND_WAR_12,
    ND_WAR_13,
    ND_WAR_15,
    ND_WAR_24,
    ND_WAR_25,
    ND_WAR_37,
)
from ecumene.games.newdawn.frames import ATTACKER, ATTACKS_MADE, BATTLE, DEFENDER, MILITARY, REINFORCED
from ecumene.games.newdawn.land import ALL_LAND, ALL_WATER, BIT_OF, WORD_OF, WORDS, SpaceSet, contains
from ecumene.games.newdawn.layout import (
    ATTACK_WON,
    BARBARIANS_AT,
    CAPITAL_CITY,
    STRONG_SET,
    TAKEN,
    THROUGH_CITY_STATES,
    TOKEN_SET,
)
from ecumene.games.newdawn.lookup import ATTACKS_OF, OVER_WATER, REACH_OF
from ecumene.games.newdawn.material import FLIGHT, IRON_WORKING, MASS_PRODUCTION, PENTAGON
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import battle, board, conquest, diplomacy, terrain
from ecumene.games.newdawn.rules.reporting import report, seat_token, space_token


def begin(position: Position, seat: i64) -> None:
    """Begin resolving a military card."""
    position.push(MILITARY, 0, 0, seat)


# Reinforcing ----------------------------------------------------------------------------------------------------------


def reinforcements_left(position: Position) -> i64:
    """How many control tokens may still be reinforced."""
    attacks: i64 = position.field(ATTACKS_MADE)
    done: i64 = position.field(REINFORCED)
    if position.card <= IRON_WORKING:
        return position.slot - done if attacks == 0 else 0
    if position.card == MASS_PRODUCTION:
        return position.slot - attacks - done
    return position.slot - done


def reinforceable(position: Position, seat: i64) -> SpaceSet:
    """A seat's control tokens that are not reinforced."""
    token0, token1, token2 = position.set_of(TOKEN_SET + WORDS * seat)
    strong0, strong1, strong2 = position.set_of(STRONG_SET + WORDS * seat)
    return token0 & ~strong0, token1 & ~strong1, token2 & ~strong2


def why_not_reinforce(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a control token may be reinforced."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if reinforcements_left(position) <= 0:
        return ND_WAR_01 if position.card <= IRON_WORKING and position.field(ATTACKS_MADE) else ND_WAR_02
    return ALLOWED if contains(reinforceable(position, seat), space) else ND_WAR_03


def reinforce(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Flip a control token to its reinforced side."""
    position.replace(MILITARY, position.field(ATTACKS_MADE), position.field(REINFORCED) + 1, seat)
    board.flip(position, space, True)
    if log is not None:
        report(log, "reinforces", seat, ND_WAR_02, {"place": space_token(position, space), "hex": f"hex.{space}"})


# Targets --------------------------------------------------------------------------------------------------------------


def attackable(position: Position, seat: i64, word: i64) -> i64:
    """One word of all spaces that can be attacked, ignoring range (ND-WAR-07)."""
    targets: i64 = position.sets[BARBARIANS_AT + word] | terrain.neutral_spaces(position, word)
    return targets | terrain.rivals(position, seat, word)


def _through(position: Position, seat: i64, card: i64, word: i64) -> i64:
    """One word of the spaces through which the range of an attack may be counted."""
    land = position.land
    spaces: i64 = land.sets[ALL_LAND + word]
    if OVER_WATER[card]:
        spaces |= land.sets[ALL_WATER + word]
    if card == FLIGHT:
        return spaces
    blocked: i64 = position.sets[BARBARIANS_AT + word] | terrain.rivals(position, seat, word)
    if not position.flags & THROUGH_CITY_STATES:
        blocked |= terrain.neutral_spaces(position, word)
    return spaces & ~blocked


def targets(position: Position, seat: i64, card: i64) -> SpaceSet:
    """The spaces that a seat can attack with a card."""
    target0: i64 = attackable(position, seat, 0)
    target1: i64 = attackable(position, seat, 1)
    target2: i64 = attackable(position, seat, 2)
    if position.controls(seat, PENTAGON):
        return target0, target1, target2
    # ND-WAR-13: a space captured this turn is not an origin, but may be counted through (ND-WAR-14).
    one, two, three = terrain.reach(
        position, position.friendly(seat, 0) & ~position.sets[TAKEN],
        position.friendly(seat, 1) & ~position.sets[TAKEN + 1], position.friendly(seat, 2) & ~position.sets[TAKEN + 2],
        _through(position, seat, card, 0), _through(position, seat, card, 1), _through(position, seat, card, 2),
        REACH_OF[card],
    )  # fmt: skip
    return one & target0, two & target1, three & target2


def attacks_left(position: Position) -> i64:
    """How many attacks the card still allows; none once tokens have been reinforced."""
    if position.field(REINFORCED):
        return 0
    return ATTACKS_OF[position.card] - position.field(ATTACKS_MADE)


def why_not_attack(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a space may be attacked."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if attacks_left(position) <= 0:
        return ND_WAR_01 if position.field(REINFORCED) else ND_WAR_37
    if not attackable(position, seat, WORD_OF[space]) & BIT_OF[space]:
        return ND_WAR_07
    found = targets(position, seat, position.card)
    return ALLOWED if contains(found, space) else _diagnose(position, seat, space)


def _diagnose(position: Position, seat: i64, space: i64) -> Rule:
    """Why a target is out of range: blocked by what lies between, or too far."""
    steps: i64 = REACH_OF[position.card]
    from0: i64 = position.friendly(seat, 0)
    from1: i64 = position.friendly(seat, 1)
    from2: i64 = position.friendly(seat, 2)
    found = terrain.reach(
        position, from0, from1, from2, _through(position, seat, position.card, 0),
        _through(position, seat, position.card, 1), _through(position, seat, position.card, 2), steps,
    )  # fmt: skip
    if contains(found, space):
        return ND_WAR_13
    land = position.land
    if _reached_if(position, seat, space, steps, 0):
        return ND_WAR_08
    if _reached_if(position, seat, space, steps, 1):
        return ND_WAR_09
    if _reached_if(position, seat, space, steps, 2):
        return ND_WAR_12
    found = terrain.reach(
        position, from0, from1, from2, land.sets[0] | land.sets[ALL_WATER], land.sets[1] | land.sets[ALL_WATER + 1],
        land.sets[2] | land.sets[ALL_WATER + 2], steps,
    )  # fmt: skip
    return ND_WAR_10 if contains(found, space) else ND_WAR_06


def _reached_if(position: Position, seat: i64, space: i64, steps: i64, without: i64) -> bool:
    """Whether a target would be in range if water, barbarians or city-states did not block."""
    found = terrain.reach(
        position, position.friendly(seat, 0), position.friendly(seat, 1), position.friendly(seat, 2),
        _lenient(position, seat, 0, without), _lenient(position, seat, 1, without),
        _lenient(position, seat, 2, without), steps,
    )  # fmt: skip
    return contains(found, space)


def _lenient(position: Position, seat: i64, word: i64, without: i64) -> i64:
    spaces: i64 = _through(position, seat, position.card, word)
    if without == 0:
        return spaces | position.land.sets[ALL_WATER + word]
    if without == 1:
        return spaces | position.sets[BARBARIANS_AT + word]
    return spaces | terrain.neutral_spaces(position, word)


# The attack -----------------------------------------------------------------------------------------------------------


def declare(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Declare an attack; diplomacy cards of the attacked player are returned at once (ND-DIP-06)."""
    position.replace(MILITARY, position.field(ATTACKS_MADE) + 1, position.field(REINFORCED), seat)
    position.target = space
    position.foe = battle.foe_at(position, space)
    if log is not None:
        report(
            log,
            "attacks",
            seat,
            ND_WAR_06,
            {"place": space_token(position, space), "hex": f"hex.{space}", "target": _whom(position)},
        )
    if position.foe < battle.BARBARIAN_FOE:
        diplomacy.return_all(position, seat, position.foe, log)
    elif position.foe == battle.CITY_STATE_FOE:
        diplomacy.break_alliance(position, seat, position.land.city_state[space], log)
    position.push(BATTLE, seat)


def _whom(position: Position) -> str:
    if position.foe < battle.BARBARIAN_FOE:
        return seat_token(position.foe)
    return "foe.barbarians" if position.foe == battle.BARBARIAN_FOE else "foe.city-state"


def roll(position: Position, dice: i64, log: Log | None) -> None:
    """Determine the combat values from both dice (ND-WAR-15 to ND-WAR-21, ND-WAR-48)."""
    seat: i64 = position.active
    position.pop()
    mine: i64 = dice // 6 + 1
    theirs: i64 = dice % 6 + 1
    position.attack = mine + battle.attack_base(position, seat, position.card, position.slot, position.target)
    position.defence = theirs + battle.defence_base(position, seat, position.target)
    if log is not None:
        details: dict[str, int | str] = {"die": mine, "other": theirs, "attack": position.attack}
        details["defence"] = position.defence
        report(log, "rolls-battle", seat, ND_WAR_15, details)
    position.push(ATTACKER, seat)


def answer_left(position: Position) -> i64:
    """How much the defender could still spend."""
    if position.foe >= battle.BARBARIAN_FOE:
        return 0
    return battle.defence_tokens(position, position.foe)


def attacker_is_done(position: Position) -> bool:
    """Whether nothing the attacker could spend can change the outcome or move a natural wonder (ND-RES-19)."""
    if battle.natural_on(position, position.active, position.station):
        return False
    answer: i64 = answer_left(position)
    if position.attack > position.defence + answer:
        return True
    mine: i64 = battle.attack_tokens(position, position.active, position.station)
    return position.attack + mine <= position.defence


def defender_is_done(position: Position) -> bool:
    """Whether nothing the defender could spend can change what is lost or move a natural wonder (ND-RES-19)."""
    if position.foe < battle.BARBARIAN_FOE and battle.natural_to_answer(position, position.foe):
        return False
    if position.defence >= position.attack:
        return True
    if position.piece_at(position.target) == CAPITAL_CITY:
        return answer_left(position) == 0  # a spent token cannot be looted (ND-WAR-32)
    return position.defence + answer_left(position) < position.attack


def let_defender_answer(position: Position) -> None:
    """Let the defender spend tokens after the attacker (ND-WAR-23)."""
    position.replace(DEFENDER, position.foe)


def settle(position: Position, log: Log | None) -> None:
    """Settle the attack: the higher value wins; the defender wins ties (ND-WAR-24)."""
    position.pop()
    seat: i64 = position.active
    won = position.attack > position.defence
    if log is not None:
        details: dict[str, int | str] = {"attack": position.attack, "defence": position.defence}
        if won:
            report(log, "wins-battle", seat, ND_WAR_24, details)
        else:
            report(log, "loses-battle", seat, ND_WAR_25, details)
    if won:
        position.turn |= ATTACK_WON
        conquest.win(position, seat, position.target, log)


def spent(position: Position, attacking: bool) -> None:
    """Add one to a combat value for a spent token (ND-WAR-22)."""
    if attacking:
        position.attack += 1
    else:
        position.defence += 1
