"""Culture: placing control tokens, by whatever effect, and what the culture cards do afterwards (ND-CUL)."""

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
from ecumene.games.newdawn.land import (
    ALL_HILLS,
    ALL_LAND,
    BIT_OF,
    FORESTS,
    NATURAL_SPACES,
    NONE,
    WORD_OF,
    WORDS,
    lowest,
)
from ecumene.games.newdawn.layout import (
    CIVIL,
    CONVERTING,
    CULTURE,
    GARDENS,
    NEAR_CITIES,
    REFILLING,
    SHIFTING,
    SHIFTING_TO,
    STONEHENGE,
    STONES,
    STRONG,
    STRONG_SET,
    TOKEN_SET,
    TOKENS,
    URBAN,
    WONDER_AT,
    WONDERS,
)
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
from ecumene.games.newdawn.rules.telling import seat_token, space_token, tell
from ecumene.games.newdawn.tables import TOKENS_OF

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
    """A culture card is resolved."""
    count: i64 = TOKENS_OF[position.card]
    if position.led_by(seat, FRANCE):
        count += latest_era(position, seat)
    position.push(CULTURE, count)


# Where control tokens can be placed -----------------------------------------------------------------------------------


def make_targets(position: Position, seat: i64, frame: i64, without: i64) -> None:
    """Make the set of spaces for a control token, by the effect that places it.

    With ``without`` as if the own control token there had been taken back: its space is free, and a wonder on it helps
    no more (ND-WON-15). NONE if there is no such token.
    """
    if frame == CIVIL:
        _next_to_friendly(position, seat, without)
    elif frame == URBAN:
        city: i64 = WORDS * position.b()
        position.s0 = position.land.near[city]
        position.s1 = position.land.near[city + 1]
        position.s2 = position.land.near[city + 2]
    elif frame == STONEHENGE:
        position.s0 = position.sets[STONES] & ~terrain.blocked_without(position, without, 0)
        position.s1 = position.sets[STONES + 1] & ~terrain.blocked_without(position, without, 1)
        position.s2 = position.sets[STONES + 2] & ~terrain.blocked_without(position, without, 2)
        return
    else:
        at: i64 = NEAR_CITIES + WORDS * seat
        position.s0 = position.sets[at]
        position.s1 = position.sets[at + 1]
        position.s2 = position.sets[at + 2]
    if frame != URBAN and _keeps(position, seat, CHICHEN_ITZA, without):
        _add_forests(position, without)
    limit: i64 = limit_of(position, frame)
    activity: i64 = activity_of(frame)
    position.s0 &= terrain.within_limit(position, seat, limit, activity, True, 0)
    position.s1 &= terrain.within_limit(position, seat, limit, activity, True, 1)
    position.s2 &= terrain.within_limit(position, seat, limit, activity, True, 2)
    position.s0 &= ~terrain.blocked_without(position, without, 0)
    position.s1 &= ~terrain.blocked_without(position, without, 1)
    position.s2 &= ~terrain.blocked_without(position, without, 2)


def _keeps(position: Position, seat: i64, wonder: i64, without: i64) -> bool:
    """Whether a seat controls a wonder, also without its token on a space."""
    return position.controls(seat, wonder) and (without == NONE or position.zones[WONDER_AT + wonder] != without + 1)


def limit_of(position: Position, frame: i64) -> i64:
    """The difficulty up to which an effect places tokens."""
    if frame == GARDENS:
        return GARDEN_LIMIT
    return position.slot


def activity_of(frame: i64) -> i64:
    """The type of the card that is being resolved, for effects that depend on it; Hanging Gardens is none."""
    if frame == URBAN:
        return INDUSTRY
    if frame == GARDENS:
        return SCIENCE
    return CULTURE_TYPE


def _next_to_friendly(position: Position, seat: i64, without: i64) -> None:
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
    position.spread(one, two, three)


def _add_forests(position: Position, without: i64) -> None:
    """Chichen Itza: empty forests anywhere."""
    one: i64 = position.s0
    two: i64 = position.s1
    three: i64 = position.s2
    terrain.empty_spaces(position, without)
    position.s0 = one | (position.s0 & position.land.sets[FORESTS])
    position.s1 = two | (position.s1 & position.land.sets[FORESTS + 1])
    position.s2 = three | (position.s2 & position.land.sets[FORESTS + 2])


def tokens_left(position: Position, frame: i64) -> i64:
    """How many control tokens the effect still allows."""
    if frame == CULTURE or frame == URBAN:
        return position.a()
    return 1


def why_not_place(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    """Whether a control token may be placed on a space."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if tokens_left(position, frame) == 0:
        return ND_TRD_01
    if position.zones[TOKENS + seat] == 0:
        return ND_LIM_04
    make_targets(position, seat, frame, NONE)
    if position.in_scratch(space):
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
        _next_to_friendly(position, seat, NONE)
        return ND_CUL_12 if position.in_scratch(space) else ND_CUL_02
    return ND_CUL_15


def place(position: Position, seat: i64, frame: i64, space: i64, log: Log | None) -> None:
    """A control token is placed (ND-CUL-07, ND-CUL-08)."""
    if frame == CULTURE or frame == URBAN:
        position.replace(frame, position.a() - 1, position.b())
    elif frame != STONEHENGE:
        position.pop()
    position.spare = 0
    board.put_token(position, seat, space, False)
    if log is not None:
        tell(log, "places", seat, ND_CUL_11, {"place": space_token(position, space)})
    if position.controls(seat, STONEHENGE_WONDER) and position.land.has(ALL_HILLS, space):
        _open_stones(position, seat, frame, space)
    board.collect(position, seat, space, log)


def _open_stones(position: Position, seat: i64, frame: i64, space: i64) -> None:
    """Stonehenge: the hills next to a token placed on hills are open."""
    word: i64 = 0
    while word < WORDS:
        near: i64 = position.land.near[WORDS * space + word]
        position.sets[STONES + word] |= near & position.land.sets[ALL_HILLS + word]
        word += 1
    if frame != STONEHENGE:
        position.push(STONEHENGE, seat)


# Taking back ----------------------------------------------------------------------------------------------------------


def why_not_take_back(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    """With no token left one may be taken off the map, if it can then be placed (ND-CLR-18)."""
    if not terrain.exists(position, space) or not position.within(TOKEN_SET + WORDS * seat, space):
        return ND_CLR_18
    if position.zones[TOKENS + seat] > 0:
        return ND_CLR_18
    if frame == REFILLING:
        return ND_CLR_18 if space == position.sites - 1 else ALLOWED
    if frame == CONVERTING:
        _make_rivals_near(position, seat, space)
        _leave_out_strong(position, seat)
        return ND_CLR_18 if position.scratch_is_empty() else ALLOWED
    if tokens_left(position, frame) == 0:
        return ND_TRD_01
    if frame == STONEHENGE and position.within(STONES, space):
        return ND_CLR_18  # a token on the open hills would go from hill to hill without end
    if frame == STONEHENGE and not _keeps(position, seat, STONEHENGE_WONDER, space):
        return ND_CLR_18  # with it the hills would close, and nothing could be placed (ND-WON-15)
    make_targets(position, seat, frame, space)
    return ND_CLR_18 if position.scratch_is_empty() else ALLOWED


def can_place(position: Position, seat: i64, frame: i64) -> bool:
    """Whether an effect can place a control token: one of the supply, or else one taken back first (ND-CLR-18)."""
    if position.zones[TOKENS + seat] > 0:
        make_targets(position, seat, frame, NONE)
        return not position.scratch_is_empty()
    word: i64 = 0
    while word < WORDS:
        bits: i64 = position.sets[TOKEN_SET + WORDS * seat + word]
        while bits:
            if why_not_take_back(position, seat, frame, lowest(bits) + 60 * word) == ALLOWED:
                return True
            bits &= bits - 1
        word += 1
    return False


def take_back(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """An own control token returns to the supply, to be placed at once."""
    if log is not None:
        tell(log, "takes-back", seat, ND_CLR_18, {"place": space_token(position, space)})
    board.vacate(position, space, log)


# What culture cards do afterwards -------------------------------------------------------------------------------------


def why_not_stop_placing(position: Position, frame: i64) -> Rule:
    """A token taken back must be placed."""
    if position.spare:
        return ND_CLR_18
    return ND_TURN_17 if frame == GARDENS else ALLOWED


def go_on(position: Position, seat: i64) -> None:
    """No more tokens by the card's first part: what follows 'then' (ND-CUL-14)."""
    position.pop()
    if position.card == DRAMA_AND_POETRY:
        position.push(SHIFTING, seat)
    elif position.card == CIVIL_SERVICE:
        position.push(CIVIL, seat)
    elif position.card == MASS_MEDIA:
        position.push(CONVERTING, seat)


def close_stones(position: Position) -> None:
    """No more tokens by Stonehenge."""
    position.clear(STONES)
    position.pop()


def make_movable(position: Position, seat: i64) -> None:
    """Make the set of own control tokens next to an empty land space."""
    terrain.empty_spaces(position, NONE)
    position.spread(position.s0, position.s1, position.s2)
    at: i64 = TOKEN_SET + WORDS * seat
    position.s0 &= position.sets[at]
    position.s1 &= position.sets[at + 1]
    position.s2 &= position.sets[at + 2]


def why_not_pick(position: Position, seat: i64, space: i64) -> Rule:
    """Which own token can be shifted."""
    if not terrain.exists(position, space) or not position.within(TOKEN_SET + WORDS * seat, space):
        return ND_CUL_16
    make_movable(position, seat)
    return ALLOWED if position.in_scratch(space) else ND_HEX_08


def make_shift_targets(position: Position, space: i64) -> None:
    """Make the set of empty land spaces next to a space."""
    terrain.empty_spaces(position, NONE)
    position.s0 &= position.land.near[WORDS * space]
    position.s1 &= position.land.near[WORDS * space + 1]
    position.s2 &= position.land.near[WORDS * space + 2]


def why_not_shift(position: Position, space: i64) -> Rule:
    """Where a token can be shifted to."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    make_shift_targets(position, position.a())
    return ALLOWED if position.in_scratch(space) else ND_HEX_08


def shift(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """A control token moves to a neighbouring space and keeps its side; it collects nothing there (ND-RES-17)."""
    origin: i64 = position.a()
    strong = position.piece_at(origin) == STRONG
    position.pop()
    if log is not None:
        facts: dict[str, int | str] = {"from": space_token(position, origin), "place": space_token(position, space)}
        tell(log, "shifts", seat, ND_CUL_16, facts)
    board.vacate(position, origin, log)
    board.put_token(position, seat, space, strong)


def begin_shift(position: Position, space: i64) -> None:
    """The token to be shifted is named."""
    position.replace(SHIFTING_TO, space)


def make_convertible(position: Position, seat: i64) -> None:
    """Make the set of rival control tokens that Mass Media can turn now.

    Without a token to put down, reinforced ones can still be flipped; one that was taken back must be put down.
    """
    _make_rivals_near(position, seat, NONE)
    if position.zones[TOKENS + seat] == 0:
        position.s0 &= _of_rivals(position, seat, STRONG_SET)
        position.s1 &= _of_rivals(position, seat, STRONG_SET + 1)
        position.s2 &= _of_rivals(position, seat, STRONG_SET + 2)
    elif position.spare:
        _leave_out_strong(position, seat)


def _make_rivals_near(position: Position, seat: i64, without: i64) -> None:
    """Make the set of rival control tokens within two spaces of a friendly one, nothing blocking (ND-HEX-27)."""
    _next_to_friendly(position, seat, without)
    one: i64 = position.s0
    two: i64 = position.s1
    three: i64 = position.s2
    position.spread(one, two, three)
    position.s0 = (position.s0 | one) & _of_rivals(position, seat, TOKEN_SET)
    position.s1 = (position.s1 | two) & _of_rivals(position, seat, TOKEN_SET + 1)
    position.s2 = (position.s2 | three) & _of_rivals(position, seat, TOKEN_SET + 2)


def _leave_out_strong(position: Position, seat: i64) -> None:
    position.s0 &= ~_of_rivals(position, seat, STRONG_SET)
    position.s1 &= ~_of_rivals(position, seat, STRONG_SET + 1)
    position.s2 &= ~_of_rivals(position, seat, STRONG_SET + 2)


def _of_rivals(position: Position, seat: i64, group: i64) -> i64:
    """One word of a set that every seat has, for all but one of them."""
    found: i64 = 0
    other: i64 = 0
    while other < position.players:
        if other != seat:
            found |= position.sets[group + WORDS * other]
        other += 1
    return found


def has_token_for(position: Position, seat: i64) -> bool:
    """Whether a seat has a control token to put down, if need be one taken back from the map."""
    return position.zones[TOKENS + seat] > 0 or not position.is_empty(TOKEN_SET + WORDS * seat)


def why_not_convert(position: Position, seat: i64, space: i64) -> Rule:
    """Which rival token Mass Media can turn."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    make_convertible(position, seat)
    if position.in_scratch(space):
        return ALLOWED
    _make_rivals_near(position, seat, NONE)
    if not position.in_scratch(space):
        return ND_HEX_27
    return ND_CLR_18 if position.spare else ND_LIM_04


def convert(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """A reinforced token is flipped, another replaced by an own one; it is no attack (ND-CLR-01)."""
    position.pop()
    position.spare = 0
    if position.piece_at(space) == STRONG:
        board.flip(position, space, False)
        if log is not None:
            facts: dict[str, int | str] = {"place": space_token(position, space)}
            facts["target"] = seat_token(position.owner_at(space))
            tell(log, "weakens", seat, ND_TURN_23, facts)
    else:
        take_over(position, seat, space, log)


def take_over(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """A rival control token is replaced by an own unreinforced one, without an attack."""
    if log is not None:
        facts: dict[str, int | str] = {"place": space_token(position, space)}
        facts["target"] = seat_token(position.owner_at(space))
        tell(log, "converts", seat, ND_CUL_16, facts)
    board.lift(position, space)
    board.put_token(position, seat, space, False)
    board.hand_over(position, space, seat)
