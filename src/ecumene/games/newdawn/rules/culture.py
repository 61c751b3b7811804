"""Culture: placing control tokens, by any effect, and what culture cards do afterwards (ND-CUL)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CLR_18,
    ND_CUL_02,
    ND_CUL_03,
    ND_CUL_04,
    ND_CUL_05,
    ND_CUL_06,
    ND_CUL_11,
    ND_CUL_12,
    ND_CUL_15,
    ND_CUL_16,
    ND_HEX_01,
    ND_HEX_08,
    ND_HEX_27,
    ND_LIM_04,
    ND_TRD_01,
    ND_TURN_17,
    ND_TURN_23,
)
from ecumene.games.newdawn.frames import (
    CIVIL,
    CONVERTING,
    CULTURE,
    GARDENS,
    NEW_CITY,
    ORIGIN,
    REFILLING,
    SHIFTING,
    SHIFTING_TO,
    STONEHENGE,
    TOKENS_LEFT,
    URBAN,
)
from ecumene.games.newdawn.land import (
    ALL_HILLS,
    ALL_LAND,
    BIT_OF,
    FORESTS,
    NATURAL_SPACES,
    NONE,
    WORD_OF,
    WORDS,
    SpaceSet,
    contains,
    is_empty,
    lowest,
)
from ecumene.games.newdawn.layout import (
    FIRST_VERSION,
    FOR_CONVERSION,
    NEAR_CITIES,
    STONES,
    STRONG,
    STRONG_SET,
    TOKEN_SET,
    TOKENS,
    WONDER_AT,
    WONDERS,
)
from ecumene.games.newdawn.lookup import TOKENS_OF
from ecumene.games.newdawn.material import (
    CHICHEN_ITZA,
    CIVIL_SERVICE,
    DRAMA_AND_POETRY,
    FRANCE,
    INDUSTRY,
    MASS_MEDIA,
    SCIENCE,
)
from ecumene.games.newdawn.material import CULTURE as CULTURE_TYPE
from ecumene.games.newdawn.material import STONEHENGE as STONEHENGE_WONDER
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import board, terrain
from ecumene.games.newdawn.rules.reporting import report, seat_token, space_token

GARDEN_LIMIT: Final = 4


def latest_era(position: Position, seat: i64) -> i64:
    """The latest era among a seat's wonders: 1 ancient, 2 medieval, 3 modern; 0 for none."""
    held: i64 = position.zones[WONDERS + seat]
    latest: i64 = 0
    while held:
        if held & 48:
            return 3
        if held & 12:
            latest = 2
        elif held & 3 and latest == 0:
            latest = 1
        held >>= 6
    return latest


def begin(position: Position, seat: i64) -> None:
    """Begin resolving a culture card."""
    count: i64 = TOKENS_OF[position.card]
    if position.led_by(seat, FRANCE):
        count += latest_era(position, seat)
    position.push(CULTURE, count)


# Where control tokens can be placed -----------------------------------------------------------------------------------


def targets(position: Position, seat: i64, frame: i64, without: i64) -> SpaceSet:
    """The spaces where an effect may place a control token.

    With ``without``, as if the seat's control token there had been taken back: its space is free, and a wonder on it no
    longer helps (ND-WON-15). NONE if there is no such token. Version 1 of the rules treated it as still there.
    """
    off: i64 = NONE if position.flags & FIRST_VERSION else without
    one: i64
    two: i64
    three: i64
    if frame == STONEHENGE:
        one, two, three = position.set_of(STONES)
    else:
        if frame == CIVIL:
            one, two, three = next_to_friendly(position, seat, without)
        elif frame == URBAN:
            near = position.land.near
            city: i64 = WORDS * position.field(NEW_CITY)
            one, two, three = near[city], near[city + 1], near[city + 2]
        else:
            one, two, three = position.set_of(NEAR_CITIES + WORDS * seat)
        if frame != URBAN and _keeps(position, seat, CHICHEN_ITZA, off):
            # Empty forests anywhere.
            forests = position.land.sets
            empty0, empty1, empty2 = terrain.empty_spaces(position, off)
            one |= empty0 & forests[FORESTS]
            two |= empty1 & forests[FORESTS + 1]
            three |= empty2 & forests[FORESTS + 2]
        limit: i64 = limit_of(position, frame)
        activity: i64 = activity_of(frame)
        one &= terrain.within_limit(position, seat, limit, activity, True, 0)
        two &= terrain.within_limit(position, seat, limit, activity, True, 1)
        three &= terrain.within_limit(position, seat, limit, activity, True, 2)
    return (
        one & ~terrain.blocked_without(position, off, 0),
        two & ~terrain.blocked_without(position, off, 1),
        three & ~terrain.blocked_without(position, off, 2),
    )


def _keeps(position: Position, seat: i64, wonder: i64, without: i64) -> bool:
    """Whether a seat controls a wonder, even with the token on a space taken back."""
    return position.controls(seat, wonder) and (without == NONE or position.zones[WONDER_AT + wonder] != without + 1)


def limit_of(position: Position, frame: i64) -> i64:
    """The highest difficulty at which an effect places tokens."""
    if frame == GARDENS:
        return GARDEN_LIMIT
    return position.slot


def activity_of(frame: i64) -> i64:
    """The type of the card being resolved, for effects that depend on it; Hanging Gardens has none."""
    if frame == URBAN:
        return INDUSTRY
    if frame == GARDENS:
        return SCIENCE
    return CULTURE_TYPE


def next_to_friendly(position: Position, seat: i64, without: i64) -> SpaceSet:
    """The spaces next to friendly ones, as if the token on one of them had been taken back."""
    one: i64 = position.friendly(seat, 0)
    two: i64 = position.friendly(seat, 1)
    three: i64 = position.friendly(seat, 2)
    if without != NONE:
        if WORD_OF[without] == 0:
            one &= ~BIT_OF[without]
        elif WORD_OF[without] == 1:
            two &= ~BIT_OF[without]
        else:
            three &= ~BIT_OF[without]
    return position.spread(one, two, three)


def tokens_left(position: Position, frame: i64) -> i64:
    """How many control tokens the effect still allows."""
    if frame == CULTURE or frame == URBAN:
        return position.field(TOKENS_LEFT)
    return 1


def why_not_place(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    """Whether a control token may be placed on a space."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if tokens_left(position, frame) == 0:
        return ND_TRD_01
    if position.zones[TOKENS + seat] == 0:
        return ND_LIM_04
    if contains(targets(position, seat, frame, NONE), space):
        return ALLOWED
    return _diagnose(position, seat, frame, space)


def _diagnose(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    land = position.land
    if not land.has(ALL_LAND, space):
        return ND_CUL_03
    if terrain.blocked_for_token(position, WORD_OF[space]) & BIT_OF[space]:
        return ND_CUL_06
    if frame == STONEHENGE:
        return ND_CUL_15
    if not terrain.fits(position, seat, limit_of(position, frame), activity_of(frame), True, space):
        return ND_CUL_05 if land.has(NATURAL_SPACES, space) and frame == CULTURE else ND_CUL_04
    if frame == CULTURE or frame == GARDENS:
        return ND_CUL_12 if contains(next_to_friendly(position, seat, NONE), space) else ND_CUL_02
    return ND_CUL_15


def place(position: Position, seat: i64, frame: i64, space: i64, log: Log | None) -> None:
    """Place a control token (ND-CUL-07, ND-CUL-08)."""
    if frame == CULTURE or frame == URBAN:
        position.replace(frame, position.field(TOKENS_LEFT) - 1, position.field(NEW_CITY))
    elif frame != STONEHENGE:
        position.pop()
    position.must_place = 0
    board.put_token(position, seat, space, False)
    if log is not None:
        report(log, "places", seat, ND_CUL_11, {"place": space_token(position, space), "hex": f"hex.{space}"})
    if position.controls(seat, STONEHENGE_WONDER) and position.land.has(ALL_HILLS, space):
        _open_stones(position, seat, frame, space)
    board.collect(position, seat, space, log)


def _open_stones(position: Position, seat: i64, frame: i64, space: i64) -> None:
    """Stonehenge: open the hills next to a token placed on hills."""
    word: i64 = 0
    while word < WORDS:
        near: i64 = position.land.near[WORDS * space + word]
        position.sets[STONES + word] |= near & position.land.sets[ALL_HILLS + word]
        word += 1
    if frame != STONEHENGE:
        position.push(STONEHENGE, seat)


# Taking back ----------------------------------------------------------------------------------------------------------


def why_not_take_back(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    """Whether a token may be taken off the map: only with none left, and if it can then be placed (ND-CLR-18)."""
    if not terrain.exists(position, space) or not position.within(TOKEN_SET + WORDS * seat, space):
        return ND_CLR_18
    if position.zones[TOKENS + seat] > 0:
        return ND_CLR_18
    if frame == REFILLING:
        return ND_CLR_18 if space == position.sites - 1 else ALLOWED
    if frame == CONVERTING:
        if position.flags & FIRST_VERSION:
            return ND_CLR_18  # in version 1 the token is taken back after the target is chosen
        return ND_CLR_18 if is_empty(_replaceable(position, seat, space)) else ALLOWED
    if tokens_left(position, frame) == 0:
        return ND_TRD_01
    return ALLOWED if _finds_room(position, seat, frame, space) else ND_CLR_18


def _finds_room(position: Position, seat: i64, frame: i64, space: i64) -> bool:
    """Whether an effect can place the token on a space once it is taken back."""
    if frame == STONEHENGE and position.within(STONES, space):
        return False  # tokens on the open hills could move from hill to hill forever
    if frame == STONEHENGE and not _keeps(position, seat, STONEHENGE_WONDER, space):
        return False  # taking this token back would close the hills, so nothing could be placed (ND-WON-15)
    return not is_empty(targets(position, seat, frame, space))


def can_place(position: Position, seat: i64, frame: i64) -> bool:
    """Whether an effect can place a control token: one from the supply, or else one taken back first (ND-CLR-18)."""
    if position.zones[TOKENS + seat] > 0 or position.flags & FIRST_VERSION:
        return not is_empty(targets(position, seat, frame, NONE))
    word: i64 = 0
    while word < WORDS:
        bits: i64 = position.sets[TOKEN_SET + WORDS * seat + word]
        while bits:
            if _finds_room(position, seat, frame, lowest(bits) + 60 * word):
                return True
            bits &= bits - 1
        word += 1
    return False


def take_back(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Return one of the seat's control tokens to the supply, to be placed at once."""
    if log is not None:
        report(log, "takes-back", seat, ND_CLR_18, {"place": space_token(position, space), "hex": f"hex.{space}"})
    board.vacate(position, space, log)


# What culture cards do afterwards -------------------------------------------------------------------------------------


def why_not_stop_placing(position: Position, frame: i64) -> Rule:
    """Whether placing may stop: a token taken back must be placed, unless rules version 1 left no space for it."""
    if position.must_place:
        if position.flags & FIRST_VERSION and is_empty(targets(position, position.actor, frame, NONE)):
            return ALLOWED
        return ND_CLR_18
    return ND_TURN_17 if frame == GARDENS else ALLOWED


def go_on(position: Position, seat: i64) -> None:
    """End the placing of the card's first part and continue with what follows 'then' (ND-CUL-14)."""
    position.pop()
    if position.card == DRAMA_AND_POETRY:
        position.push(SHIFTING, seat)
    elif position.card == CIVIL_SERVICE:
        position.push(CIVIL, seat)
    elif position.card == MASS_MEDIA:
        position.push(CONVERTING, seat)


def close_stones(position: Position) -> None:
    """End Stonehenge's placing."""
    position.clear(STONES)
    position.pop()


def movable(position: Position, seat: i64) -> SpaceSet:
    """The seat's control tokens next to an empty land space."""
    empty0, empty1, empty2 = terrain.empty_spaces(position, NONE)
    one, two, three = position.spread(empty0, empty1, empty2)
    at: i64 = TOKEN_SET + WORDS * seat
    return one & position.sets[at], two & position.sets[at + 1], three & position.sets[at + 2]


def why_not_pick(position: Position, seat: i64, space: i64) -> Rule:
    """Whether one of the seat's tokens can be shifted."""
    if not terrain.exists(position, space) or not position.within(TOKEN_SET + WORDS * seat, space):
        return ND_CUL_16
    return ALLOWED if contains(movable(position, seat), space) else ND_HEX_08


def shift_targets(position: Position, space: i64) -> SpaceSet:
    """The empty land spaces next to a space."""
    near = position.land.near
    at: i64 = WORDS * space
    one, two, three = terrain.empty_spaces(position, NONE)
    return one & near[at], two & near[at + 1], three & near[at + 2]


def why_not_shift(position: Position, space: i64) -> Rule:
    """Whether a token can be shifted to a space."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    return ALLOWED if contains(shift_targets(position, position.field(ORIGIN)), space) else ND_HEX_08


def shift(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Move a control token to a neighbouring space, same side up; it collects nothing there (ND-RES-17)."""
    origin: i64 = position.field(ORIGIN)
    strong = position.piece_at(origin) == STRONG
    position.pop()
    if log is not None:
        details: dict[str, int | str] = {
            "from": space_token(position, origin),
            "place": space_token(position, space),
            "hex": f"hex.{space}",
        }
        report(log, "shifts", seat, ND_CUL_16, details)
    board.vacate(position, origin, log)
    board.put_token(position, seat, space, strong)


def begin_shift(position: Position, space: i64) -> None:
    """Choose the token to shift."""
    position.replace(SHIFTING_TO, space)


def convertible(position: Position, seat: i64) -> SpaceSet:
    """The rival control tokens that Mass Media can convert now.

    Without a token to place, reinforced ones can still be flipped; a token that was taken back must be placed.
    """
    if position.must_place:
        return _replaceable(position, seat, NONE)
    found = _rivals_near(position, seat, NONE)
    if position.zones[TOKENS + seat] > 0 or (position.flags & FIRST_VERSION and has_token_for(position, seat)):
        return found
    return (
        found[0] & of_rivals(position, seat, STRONG_SET),
        found[1] & of_rivals(position, seat, STRONG_SET + 1),
        found[2] & of_rivals(position, seat, STRONG_SET + 2),
    )


def _rivals_near(position: Position, seat: i64, without: i64) -> SpaceSet:
    """The rival control tokens within two spaces of a friendly space, with nothing blocking (ND-HEX-27)."""
    near0, near1, near2 = next_to_friendly(position, seat, without)
    far0, far1, far2 = position.spread(near0, near1, near2)
    return (
        (near0 | far0) & of_rivals(position, seat, TOKEN_SET),
        (near1 | far1) & of_rivals(position, seat, TOKEN_SET + 1),
        (near2 | far2) & of_rivals(position, seat, TOKEN_SET + 2),
    )


def _replaceable(position: Position, seat: i64, without: i64) -> SpaceSet:
    """Of these, the ones that are replaced by the seat's token: the unreinforced ones."""
    one, two, three = _rivals_near(position, seat, without)
    return (
        one & ~of_rivals(position, seat, STRONG_SET),
        two & ~of_rivals(position, seat, STRONG_SET + 1),
        three & ~of_rivals(position, seat, STRONG_SET + 2),
    )


def of_rivals(position: Position, seat: i64, group: i64) -> i64:
    """One word of a set that exists for every seat, for all seats but one."""
    found: i64 = 0
    other: i64 = 0
    while other < position.players:
        if other != seat:
            found |= position.sets[group + WORDS * other]
        other += 1
    return found


def has_token_for(position: Position, seat: i64) -> bool:
    """Whether a seat has a control token to place, taking one back from the map if necessary."""
    return position.zones[TOKENS + seat] > 0 or not position.is_empty(TOKEN_SET + WORDS * seat)


def why_not_convert(position: Position, seat: i64, space: i64) -> Rule:
    """Whether Mass Media can convert a rival token."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if contains(convertible(position, seat), space):
        return ALLOWED
    if not contains(_rivals_near(position, seat, NONE), space):
        return ND_HEX_27
    return ND_CLR_18 if position.must_place else ND_LIM_04


def convert(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Flip a reinforced token, or replace an unreinforced one with the seat's; not an attack (ND-CLR-01)."""
    position.pop()
    position.must_place = 0
    if position.piece_at(space) == STRONG:
        board.flip(position, space, False)
        if log is not None:
            details: dict[str, int | str] = {"place": space_token(position, space), "hex": f"hex.{space}"}
            details["target"] = seat_token(position.owner_at(space))
            report(log, "weakens", seat, ND_TURN_23, details)
    elif position.zones[TOKENS + seat] > 0:
        take_over(position, seat, space, log)
    else:  # only in version 1 of the rules
        position.sites = space + 1
        position.push(REFILLING, FOR_CONVERSION, seat)


def take_over(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Replace a rival control token with the seat's unreinforced one, without an attack."""
    if log is not None:
        details: dict[str, int | str] = {"place": space_token(position, space), "hex": f"hex.{space}"}
        details["target"] = seat_token(position.owner_at(space))
        report(log, "converts", seat, ND_CUL_16, details)
    board.lift(position, space)
    board.put_token(position, seat, space, False)
    board.hand_over(position, space, seat)
