"""Golden playthroughs: whole games with every answer of the API, as readable text, compared in tests.

A change of rules shows as a difference in these files.
"""

from collections.abc import Iterator

import msgspec

from ecumene.core.events import Event
from ecumene.core.game import Game
from ecumene.core.options import Options, option_text
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, SPECTATOR, State

VIEW_EVERY = 60


def golden_files(game: Game) -> Iterator[tuple[str, str]]:
    """Every playthrough of a game: its file name and text."""
    for name, (players, options) in game.playthroughs().items():
        yield f"{game.name}/{name}.txt", playthrough(game, players, options, game.playthrough_seed(name))


def playthrough(game: Game, players: int, options: Options, seed: int) -> str:
    """One random game, told completely."""
    state = game.new(players, options)
    rng = Rng(seed)
    lines = [f"game {game.name}", f"players {players}", f"rules {game.rules_version}"]
    lines += [f"option {name}={option_text(value)}" for name, value in options.items()]
    ply = 0
    while state.actor != OVER:
        if ply % game.plies_between_details() == 0:
            lines += ["", *_node(game, state, ply)]
        else:
            lines.append(f"ply {ply} key {state.key():016x}")
        move = state.random_move(rng)
        events: list[Event] = []
        state.apply(move, events)
        lines.append(f"> {game.notation.text(move)}")
        lines += [f"  {_event(event)}" for event in events]
        ply += 1
    ending = state.ending()
    assert ending is not None
    lines += ["", f"ply {ply} key {state.key():016x} over", f"returns {state.returns()}"]
    lines.append(f"ending {ending.result} {ending.reason} {ending.rule} {list(ending.winners)}")
    lines += [f"  {line.name} {list(line.values)} {list(line.marked)} {line.rule}" for line in ending.sheet.lines]
    lines += _views(state)
    return "\n".join(lines) + "\n"


def _node(game: Game, state: State, ply: int) -> list[str]:
    actor = "chance" if state.actor == CHANCE else f"p{state.actor + 1}"
    lines = [f"ply {ply} key {state.key():016x} round {state.round_number()} actor {actor}"]
    awaited = [f"p{seat + 1}" for seat in state.awaited()]
    if len(awaited) > 1:
        lines.append(f"awaited {' '.join(awaited)}")
    if state.actor == CHANCE:
        lines += [f"  {chance} {game.notation.text(move)}" for move, chance in state.outcomes()]
    else:
        lines += [f"  {game.notation.text(move)}" for move in state.moves()]
        final = [game.notation.text(move) for move in state.moves() if state.take_back_forbidden_by(move)]
        lines.append("final " + ", ".join(final))
        refused: dict[str, str] = {}
        for move in game.notation.all_moves:
            refusal = state.why_not(move)
            if refusal is not OK and refusal.rule not in refused:
                facts = " ".join(f"{name}={value}" for name, value in refusal.facts.items())
                refused[refusal.rule] = f"{game.notation.text(move)}: {facts}"
        lines += [f"refused {rule} {text}" for rule, text in sorted(refused.items())]
    if ply % (VIEW_EVERY * game.plies_between_details()) == 0:
        lines += _views(state)
    return lines


def _views(state: State) -> list[str]:
    lines = []
    for seat in (SPECTATOR, *range(state.players)):
        name = "spectator" if seat == SPECTATOR else f"p{seat + 1}"
        lines.append(f"view {name} {msgspec.json.encode(state.view(seat)).decode()}")
    return lines


def _event(event: Event) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
    text = f"{event.name} p{event.seat + 1} {event.rule} {facts}".rstrip()
    if event.secret:
        secret = " ".join(f"{name}={value}" for name, value in event.secret.items())
        text += f" | only p{', p'.join(str(seat + 1) for seat in event.audience)}: {secret}"
    return text
