"""Legal moves and possible outcomes in ascending order, and the weights of outcomes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import pack
from ecumene.core.rng import Rng
from ecumene.core.state import ALLOWED, Move
from ecumene.games.victoria.cards import Cards, count, has_domain, of_era, one_of
from ecumene.games.victoria.frames import (
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
    PICKING,
    QUESTIONING,
    RECOVERING,
    RETURNING,
    STEP_PLAY,
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
    LAY,
    NAME,
    PICK,
    PLAY,
    QUESTION,
    RECOVER,
    RETURN,
    USE,
)
from ecumene.games.victoria.position import ANY_COPY, PACKS, Position
from ecumene.games.victoria.rules import choices, effects, turn


def legal_moves(position: Position) -> vec[i64]:
    """All legal moves, ascending, as the functions that explain refusals allow them."""
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
    if frame == DROPPING:
        return domain_moves(moves, DROP, position.area(position.active))
    if frame == NAMING:
        return domain_moves(moves, NAME, position.area(position.active))
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
    """The number of unseen cards of each possible next kind (CV-CLR-49), or one for each possible first player."""
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


def random_draw(position: Position, rng: Rng) -> Move:
    """A random possible next deck card; kinds are weighted by their counts."""
    return pack(DRAW, one_of(of_era(position.pool, position.top_era()), rng))
