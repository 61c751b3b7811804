"""Which moves are legal, and by which rule the others are not."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import first_of, kind_of, pack, second_of
from ecumene.core.state import ALLOWED, OVER, Move, Rule
from ecumene.games.victoria.cards import Cards, count, has_domain, of_era
from ecumene.games.victoria.citations import (
    CV_CLR_49,
    CV_CLR_53,
    CV_CLR_54,
    CV_DRAFT_05,
    CV_DRAFT_09,
    CV_EFF_02,
    CV_EFF_04,
    CV_END_04,
    CV_SETUP_09,
    CV_TURN_02,
    CV_TURN_03,
)
from ecumene.games.victoria.material import CULTURE, DISCARD, DOMAIN_COUNT, KIND_COUNT
from ecumene.games.victoria.moves import (
    CHOOSE,
    COPY,
    DISCARD_CARD,
    DRAW,
    DROP,
    END,
    FIRST,
    GIVE,
    KIND_LIMIT,
    LAY,
    NAME,
    PICK,
    PLAY,
    QUESTION,
    RECOVER,
    RETURN,
    USE,
)
from ecumene.games.victoria.position import (
    ANY_COPY,
    CHOOSING,
    DISCARDING,
    DRAWING,
    DROPPING,
    EFFECTS,
    FIRST_PLAYER,
    FOLLOW_UP,
    GIVING,
    LAYING_DEMOCRACY,
    LAYING_EMBARGO,
    NAMING,
    PACKS,
    PICKING,
    QUESTIONING,
    RECOVERING,
    RETURNING,
    STEP_PLAY,
    Position,
)
from ecumene.games.victoria.rules import choices, effects, setup, turn


def forbidden_by(position: Position, move: Move) -> Rule:
    """The rule that forbids a move in this position, or ``ALLOWED``."""
    if position.actor == OVER:
        return CV_END_04
    kind: i64 = kind_of(move)
    frame: i64 = position.top_kind()
    if move < 0 or kind >= KIND_LIMIT:
        return CV_CLR_53
    if not fits(frame, kind):
        return misfit_rule(frame, kind)
    first: i64 = first_of(move)
    second: i64 = second_of(move)
    if second and kind != COPY and kind != LAY:
        return CV_CLR_53
    if kind == PLAY:
        return turn.why_not_play(position, first)
    if kind == USE:
        return effects.why_not_use(position, first)
    if kind == COPY:
        return effects.why_not_copy(position, first, second)
    if kind == END:
        return CV_CLR_53 if first else ALLOWED
    if kind == DRAW:
        return setup.why_not_draw(position, first)
    if kind == DISCARD_CARD:
        return choices.why_not_discard(position, first)
    if kind == DROP:
        return choices.why_not_drop(position, first)
    if kind == RETURN:
        return choices.why_not_return(position, first)
    if kind == NAME:
        return choices.why_not_name(position, first)
    if kind == QUESTION:
        return choices.why_not_question(position, first)
    if kind == GIVE:
        return choices.why_not_give(position, first)
    if kind == LAY:
        return choices.why_not_lay(position, first, second)
    if kind == RECOVER:
        return choices.why_not_recover(position, first)
    if kind == PICK:
        return setup.why_not_pick(position, first)
    if kind == CHOOSE:
        return setup.why_not_choose(position, first)
    return setup.why_not_first(position, first)


def fits(frame: i64, kind: i64) -> bool:
    """Whether a move of this kind answers what is asked."""
    if frame == EFFECTS:
        return kind == USE or kind == COPY or kind == END
    if frame == STEP_PLAY or frame == FOLLOW_UP:
        return kind == PLAY
    if frame == LAYING_EMBARGO or frame == LAYING_DEMOCRACY:
        return kind == LAY
    return kind == verb_for(frame)


def verb_for(frame: i64) -> i64:
    """The one kind of move that answers a frame with a plain choice."""
    if frame == DRAWING:
        return DRAW
    if frame == DISCARDING:
        return DISCARD_CARD
    if frame == DROPPING:
        return DROP
    if frame == RETURNING:
        return RETURN
    if frame == NAMING:
        return NAME
    if frame == QUESTIONING:
        return QUESTION
    if frame == GIVING:
        return GIVE
    if frame == RECOVERING:
        return RECOVER
    if frame == PICKING:
        return PICK
    if frame == CHOOSING:
        return CHOOSE
    return FIRST


def misfit_rule(frame: i64, kind: i64) -> Rule:
    """The rule broken by a move that is not what is asked now."""
    if frame == FIRST_PLAYER:
        return CV_SETUP_09
    if frame == DRAWING:
        return CV_CLR_49
    if frame == PICKING:
        return CV_DRAFT_09
    if frame == CHOOSING:
        return CV_DRAFT_05
    if frame == STEP_PLAY:
        return CV_EFF_02 if kind == USE or kind == COPY else CV_TURN_02
    if frame == EFFECTS:
        return CV_TURN_03 if kind == PLAY else CV_CLR_53
    if kind == USE or kind == COPY or kind == END:
        return CV_EFF_04
    return CV_CLR_54


def legal_moves(position: Position) -> vec[i64]:
    """All legal moves, ascending: what the functions that explain refusals allow, or the very cards they look for."""
    moves = vec[i64](capacity=16)
    frame: i64 = position.top_kind()
    if frame == EFFECTS:
        return effect_moves(position, moves)
    if frame == STEP_PLAY or frame == FOLLOW_UP:
        return card_moves(moves, PLAY, turn.playable(position))
    if frame == DRAWING:
        return card_moves(moves, DRAW, of_era(position.pool, position.top_era()))
    if frame == DISCARDING:
        return card_moves(moves, DISCARD_CARD, position.hand(position.active))
    if frame == GIVING:
        return card_moves(moves, GIVE, position.hand(position.active))
    if frame == RECOVERING:
        return card_moves(moves, RECOVER, position.discard)
    if frame == PICKING:
        return card_moves(moves, PICK, position.zones[PACKS + position.actor])
    if frame == CHOOSING:
        return card_moves(moves, CHOOSE, position.centre)
    if frame == DROPPING or frame == NAMING:
        return domain_moves(moves, verb_for(frame), position.area(position.active))
    index: i64 = 0
    if frame == RETURNING:
        while index < DOMAIN_COUNT:
            if choices.why_not_return(position, index) == ALLOWED:
                moves = append(moves, pack(RETURN, index))
            index += 1
    elif frame == QUESTIONING:
        while index < position.players:
            if choices.why_not_question(position, index) == ALLOWED:
                moves = append(moves, pack(QUESTION, index))
            index += 1
    elif frame == LAYING_EMBARGO or frame == LAYING_DEMOCRACY:
        while index < DOMAIN_COUNT:
            target: i64 = 0
            while target < position.players:
                if choices.why_not_lay(position, index, target) == ALLOWED:
                    moves = append(moves, pack(LAY, index, target))
                target += 1
            index += 1
    elif frame == FIRST_PLAYER:
        while index < position.players:
            moves = append(moves, pack(FIRST, index))
            index += 1
    return moves


def card_moves(moves: vec[i64], verb: i64, cards: Cards) -> vec[i64]:
    """One move for each kind of card in a set: equal cards give one move (CV-CLR-47)."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        if count(cards, kind):
            moves = append(moves, pack(verb, kind))
        kind += 1
    return moves


def domain_moves(moves: vec[i64], verb: i64, cards: Cards) -> vec[i64]:
    """One move for each domain in a set of cards (CV-CLR-48)."""
    domain: i64 = 0
    while domain < DOMAIN_COUNT:
        if has_domain(cards, domain):
            moves = append(moves, pack(verb, domain))
        domain += 1
    return moves


def effect_moves(position: Position, moves: vec[i64]) -> vec[i64]:
    """Own effects, then copies, then the end of step 2."""
    effect: i64 = 0
    while effect < DOMAIN_COUNT * 3:
        if effects.why_not_use(position, effect) == ALLOWED:
            moves = append(moves, pack(USE, effect))
        effect += 1
    if not position.used & ANY_COPY and position.leads_culture(position.active):
        moves = copy_moves(position, moves)
    return append(moves, pack(END))


def copy_moves(position: Position, moves: vec[i64]) -> vec[i64]:
    """Every effect that Inspiration can copy."""
    effect: i64 = 0
    while effect < DOMAIN_COUNT * 3:
        if effect % 3 != DISCARD and effect // 3 != CULTURE:
            target: i64 = 0
            while target < position.players:
                if effects.why_not_copy(position, effect, target) == ALLOWED:
                    moves = append(moves, pack(COPY, effect, target))
                target += 1
        effect += 1
    return moves


def draw_weights(position: Position) -> vec[i64]:
    """How many cards of each possible kind the next deck card can be (CV-CLR-49), or one per possible first player."""
    weights = vec[i64](capacity=8)
    index: i64 = 0
    if position.top_kind() == FIRST_PLAYER:
        while index < position.players:
            weights = append(weights, i64(1))
            index += 1
        return weights
    cards: i64 = of_era(position.pool, position.top_era())
    while index < KIND_COUNT:
        amount: i64 = count(cards, index)
        if amount:
            weights = append(weights, amount)
        index += 1
    return weights
