"""Builds replays and proofs of fairness from records."""

from typing import Final

from ecumene.core.errors import EcumeneError
from ecumene.core.record import Record, Step
from ecumene.core.state import CHANCE, State
from ecumene.server.disclosure import event_info, view_of
from ecumene.server.http_protocol import Draw, Fairness, Replay, ReplayStep

MOST_STEPS: Final = 200


def replay(record: Record, viewer: int, first: int, count: int) -> Replay:
    """Part of a game as one seat sees it; step 0 is the position before the first ply."""
    last = min(first + max(1, min(count, MOST_STEPS)), len(record.plies) + 1)
    steps: list[ReplayStep] = []
    rounds: list[int] = []
    if first == 0:
        steps.append(ReplayStep(ply=0, seat=CHANCE, move="", round=0, events=[], view=view_of(record.start(), viewer)))
    before = record.start()
    for step in record.replay():
        number = int(step.state.round_number())
        while len(rounds) < number:
            rounds.append(step.number)
        if first <= step.number < last:
            events = [event_info(event.seen_by(viewer)) for event in step.events]
            steps.append(
                ReplayStep(
                    ply=step.number,
                    seat=step.ply.seat,
                    move=record.game.notation.text(step.ply.move) if _shown(before, step, viewer) else "",
                    round=number,
                    events=events,
                    view=view_of(step.state, viewer),
                )
            )
        before = step.state
    return Replay(viewer=viewer, plies=len(record.plies), rounds=rounds, steps=steps)


def _shown(before: State, step: Step, viewer: int) -> bool:
    """Whether a seat may see this move: its events must not contain anything hidden from the seat."""
    if step.ply.seat == CHANCE and not (viewer >= 0 and before.shows_outcome_to(viewer)):
        return False
    return step.ply.seat == viewer or all(not event.secret or viewer in event.audience for event in step.events)


def fairness(record: Record) -> Fairness:
    """Everything needed to check every outcome; only the commitment while the game is in progress."""
    if not record.secret:
        return Fairness(table=record.table, commitment=record.commitment, secret="", draws=[])
    state = record.start()
    draws: list[Draw] = []
    for number, ply in enumerate(record.plies, 1):
        if ply.seat == CHANCE and number > record.given:
            moves = list(state.moves())
            if ply.move not in moves:
                raise EcumeneError("This record cannot be checked.", f"At ply {number} it has an impossible outcome.")
            draws.append(
                Draw(
                    index=len(draws),
                    ply=number,
                    weights=list(state.weights()),
                    chosen=moves.index(ply.move),
                    text=record.game.notation.text(ply.move),
                )
            )
        elif ply.seat not in (CHANCE, state.actor):
            state.turn_to(ply.seat)
        state.apply(ply.move)
    return Fairness(table=record.table, commitment=record.commitment, secret=record.secret, draws=draws)
