"""What happens next: carrying out moves, and going on by itself until somebody has to decide."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.notation import first_of, kind_of, pack, second_of
from ecumene.core.state import ALLOWED, CHANCE, OVER, Move, Rule
from ecumene.games.victoria.cards import Cards, count, has_domain, of_era, only_kind, size
from ecumene.games.victoria.citations import (
    CV_CLR_49,
    CV_CLR_53,
    CV_CLR_54,
    CV_DRAFT_05,
    CV_DRAFT_09,
    CV_EFF_02,
    CV_EFF_04,
    CV_END_04,
    CV_SCI_05,
    CV_SETUP_09,
    CV_TURN_02,
    CV_TURN_03,
    CV_TURN_08,
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
    DEALING,
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
    OTHERS_ONLY,
    PACKS,
    PICKING,
    QUESTIONING,
    RECOVERING,
    RETURNING,
    STEP_PLAY,
    TURN_OVER,
    Position,
)
from ecumene.games.victoria.rules import choices, effects, setup, turn

# Legality -----------------------------------------------------------------------------------------------------------


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


# Legal moves --------------------------------------------------------------------------------------------------------


def legal_moves(position: Position) -> vec[i64]:
    """All legal moves, ascending. Every one is asked of the same functions that explain refusals."""
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


# Carrying out -------------------------------------------------------------------------------------------------------


def perform(position: Position, move: Move, log: Log | None) -> None:
    """Carry out a legal move and everything that follows without a decision."""
    carry_out(position, move, log)
    settle(position, log)


def carry_out(position: Position, move: Move, log: Log | None) -> None:
    """Carry out a legal move alone."""
    kind: i64 = kind_of(move)
    first: i64 = first_of(move)
    if kind == DRAW:
        rule: Rule = CV_TURN_08
        if log is not None:
            rule = drawing_rule(position)
        setup.draw(position, first, rule, log)
        turn.tell_last_card(position, log)
    elif kind == PLAY:
        turn.play(position, first, log)
    elif kind == END:
        turn.end_effects(position, log)
    elif kind == USE:
        effects.use(position, first, log)
    elif kind == DISCARD_CARD:
        choices.discard(position, first, log)
    elif kind == DROP:
        choices.drop(position, first, log)
    elif kind == RETURN:
        choices.return_card(position, first, log)
    elif kind == LAY:
        choices.lay(position, first, second_of(move), log)
    elif kind == NAME:
        choices.name(position, first, log)
    elif kind == QUESTION:
        choices.question(position, first, log)
    elif kind == GIVE:
        choices.give(position, first, log)
    elif kind == RECOVER:
        choices.recover(position, first, log)
    elif kind == COPY:
        effects.copy(position, first, second_of(move), log)
    elif kind == PICK:
        setup.pick(position, first, log)
    elif kind == CHOOSE:
        setup.choose(position, first, log)
    else:
        setup.choose_first(position, first, log)


def drawing_rule(position: Position) -> Rule:
    """The rule by which a deck card is taken now."""
    if setup.in_deal(position):
        return setup.draw_rule(position)
    beneath: i64 = (position.stack >> 20) & 31
    if beneath == DISCARDING:
        return CV_SCI_05
    return CV_TURN_08


def settle(position: Position, log: Log | None) -> None:
    """Go on until a seat or chance has to decide, or the game is over.

    Inside an effect a mandatory choice with exactly one possible answer is made here; what to do in steps 1 and 2 is
    always asked.
    """
    while True:
        frame: i64 = position.top_kind()
        if frame == EFFECTS:
            position.actor = position.active
            return
        if frame == DRAWING:
            if position.top_count() > 0:
                position.actor = CHANCE
                return
            position.pop()
        elif frame == STEP_PLAY:
            if position.top_count() == 0:
                position.pop()
            elif turn.playable(position) != 0:
                position.actor = position.active
                return
            else:
                turn.skip_play(position, log)
        elif frame == TURN_OVER:
            turn.end_turn(position, log)
            if position.actor == OVER:
                return
        elif frame >= DISCARDING:
            if position.top_count() == 0:
                position.pop()
            elif frame == FOLLOW_UP and turn.playable(position) == 0:
                turn.lapse_follow_up(position, log)
            else:
                move = forced(position, frame)
                if move < 0:
                    position.actor = position.active
                    return
                carry_out(position, move, log)
        elif settle_setup(position, frame, log):
            return


def settle_setup(position: Position, frame: i64, log: Log | None) -> bool:
    """Go on during set-up; True when a decision is reached."""
    if frame == DEALING:
        setup.deal_next(position, log)
    elif frame == PICKING:
        if position.top_extra():
            position.actor = setup.next_picker(position)
            return True
        setup.pass_packs(position, log)
    elif frame == CHOOSING:
        if position.top_count() == 0:
            setup.end_draft(position, log)
        else:
            # The centre is open to all, so a choice without alternatives is not asked.
            kind = only_kind(position.centre)
            if kind < 0:
                position.actor = setup.chooser(position)
                return True
            setup.choose(position, kind, log)
    else:
        position.actor = CHANCE
        return True
    return False


def forced(position: Position, frame: i64) -> Move:
    """The only possible answer inside an effect, or -1 if there is a choice."""
    if frame == DISCARDING or frame == GIVING:
        return forced_card(position, verb_for(frame), position.hand(position.active))
    if frame == RECOVERING:
        return forced_card(position, RECOVER, position.discard)
    if frame == FOLLOW_UP:
        return forced_card(position, PLAY, turn.playable(position))
    if frame == QUESTIONING:
        if position.players == 2:
            return pack(QUESTION, 1 - position.active)
        return -1
    if frame == LAYING_EMBARGO or frame == LAYING_DEMOCRACY:
        if laying_places(position) > 1:
            return -1
    else:
        shown: i64 = position.domains_shown(position.active)
        if frame != NAMING and size(position.area(position.active)) <= position.top_count():
            return legal_moves(position)[0]
        if shown > 1 and frame != RETURNING:
            return -1
    moves = legal_moves(position)
    if len(moves) == 1:
        return moves[0]
    return -1


def forced_card(position: Position, verb: i64, cards: Cards) -> Move:
    """The only kind of card there is, or the next one when all of them must go."""
    kind = only_kind(cards)
    if kind < 0 and size(cards) <= position.top_count():
        kind = 0
        while count(cards, kind) == 0:
            kind += 1
    if kind < 0:
        return -1
    return pack(verb, kind)


def laying_places(position: Position) -> i64:
    """On how many domains the card in transit can be laid."""
    places: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if seat != position.active or not position.flags & OTHERS_ONLY:
            places += position.domains_shown(seat)
        seat += 1
    return places
