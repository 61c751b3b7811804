"""Carries out moves and continues until somebody has to decide."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.notation import first_of, kind_of, pack, second_of
from ecumene.core.state import CHANCE, OVER, Move, Rule
from ecumene.games.victoria.cards import Cards, count, only_kind, size
from ecumene.games.victoria.citations import CV_SCI_05, CV_TURN_08
from ecumene.games.victoria.frames import (
    CHOOSING,
    DEALING,
    DISCARDING,
    DRAWING,
    EFFECTS,
    FOLLOW_UP,
    GIVING,
    IN_EFFECT,
    LAYING_DEMOCRACY,
    LAYING_EMBARGO,
    NAMING,
    PICKING,
    QUESTIONING,
    RECOVERING,
    RETURNING,
    STEP_PLAY,
    TURN_OVER,
)
from ecumene.games.victoria.moves import (
    CHOOSE,
    COPY,
    DISCARD_CARD,
    DRAW,
    DROP,
    END,
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
from ecumene.games.victoria.position import OTHERS_ONLY, Position
from ecumene.games.victoria.rules import choices, effects, setup, turn
from ecumene.games.victoria.rules.move_lists import legal_moves


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
        turn.report_last_card(position, log)
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
    if position.beneath_kind() == DISCARDING:
        return CV_SCI_05
    return CV_TURN_08


def settle(position: Position, log: Log | None) -> None:
    """Continue until a seat or chance has to decide, or the game is over.

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
        elif IN_EFFECT[frame]:
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
    """Continue the set-up; True when a decision is reached."""
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
            # The centre is public, so a choice without alternatives is made automatically.
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
    if frame == DISCARDING:
        return forced_card(position, DISCARD_CARD, position.hand(position.active))
    if frame == GIVING:
        return forced_card(position, GIVE, position.hand(position.active))
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
    """The only kind of card there is, or the next one if all cards must go."""
    kind = only_kind(cards)
    if kind < 0 and size(cards) <= position.top_count():
        kind = 0
        while count(cards, kind) == 0:
            kind += 1
    if kind < 0:
        return -1
    return pack(verb, kind)


def laying_places(position: Position) -> i64:
    """The number of domains on which the card in transit can be placed."""
    places: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if seat != position.active or not position.flags & OTHERS_ONLY:
            places += position.domains_shown(seat)
        seat += 1
    return places
