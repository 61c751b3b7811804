"""Golden playthroughs: whole games with every answer of the API, as readable text, compared in tests.

A change of rules shows as a diff of these files. Every ply has its key, its move and its events. Some plies are written
in full, with legal moves or outcomes, the moves that cannot be taken back and one refusal for each rule: one in every
``Game.plies_between_details`` plies and, in games with ``Game.details_of_first_questions``, the first ply of each kind
of decision, with the view of whoever decides. Such games also show every rule the first time it refuses a move, at any
ply, and only the beginning of long lists of outcomes. The end has the score sheet and the views of all seats.
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
EVERY = 1_000_000
SOME = 40


def golden_files(game: Game) -> Iterator[tuple[str, str]]:
    """Every playthrough of a game: its file name and text."""
    for name, (players, options) in game.playthroughs().items():
        yield f"{game.name}/{name}.txt", playthrough(game, players, options, game.playthrough_seed(name))


def playthrough(game: Game, players: int, options: Options, seed: int) -> str:
    """One random game, written as the module docstring says."""
    state = game.new(players, options)
    rng = Rng(seed)
    lines = [f"game {game.name}", f"players {players}", f"rules {game.rules_version}"]
    lines += [f"option {name}={option_text(value)}" for name, value in options.items()]
    ply = 0
    asked: set[str] = set()
    refused: set[str] = set()
    while state.actor != OVER:
        lines += _node(game, state, ply, asked, refused)
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
    lines += _views(state, [SPECTATOR, *range(players)])
    return "\n".join(lines) + "\n"


def _node(game: Game, state: State, ply: int, asked: set[str], refused: set[str]) -> list[str]:
    """One ply before its move; ``asked`` and ``refused`` hold the questions and rules shown so far."""
    in_full = ply % game.plies_between_details() == 0
    if not game.details_of_first_questions():
        if not in_full:
            return [f"ply {ply} key {state.key():016x}"]
        everybody = [SPECTATOR, *range(state.players)] if ply % (VIEW_EVERY * game.plies_between_details()) == 0 else []
        return [*_details(game, state, ply, EVERY), *_refusals(game, state), *_views(state, everybody)]
    question = state.view(SPECTATOR).asked
    rules = _refusals(game, state, refused)
    if question in asked and not in_full:
        return [f"ply {ply} key {state.key():016x}", *rules]
    viewers = [] if question in asked else [state.actor if state.actor != CHANCE else SPECTATOR]
    asked.add(question)
    return [*_details(game, state, ply, SOME), *rules, *_views(state, viewers)]


def _details(game: Game, state: State, ply: int, longest: int) -> list[str]:
    actor = "chance" if state.actor == CHANCE else f"p{state.actor + 1}"
    lines = ["", f"ply {ply} key {state.key():016x} round {state.round_number()} actor {actor}"]
    awaited = [f"p{seat + 1}" for seat in state.awaited()]
    if len(awaited) > 1:
        lines.append(f"awaited {' '.join(awaited)}")
    if state.actor == CHANCE:
        outcomes = [f"  {chance} {game.notation.text(move)}" for move, chance in state.outcomes()]
        left_out = [f"  and {len(outcomes) - longest} more"] if len(outcomes) > longest else []
        return [*lines, *outcomes[:longest], *left_out]
    lines += [f"  {game.notation.text(move)}" for move in state.moves()]
    final = [game.notation.text(move) for move in state.moves() if state.take_back_forbidden_by(move)]
    return [*lines, "final " + ", ".join(final)]


def _refusals(game: Game, state: State, told: set[str] | None = None) -> list[str]:
    """One refusal for each rule that forbids the deciding seat something, except rules shown before."""
    if state.actor == CHANCE:
        return []
    told = set() if told is None else told
    refused: dict[str, str] = {}
    for move in game.notation.all_moves:
        refusal = state.why_not(move)
        if refusal is not OK and refusal.rule not in told:
            told.add(refusal.rule)
            details = " ".join(f"{name}={value}" for name, value in refusal.details.items())
            refused[refusal.rule] = f"{game.notation.text(move)}: {details}"
    return [f"refused {rule} {text}" for rule, text in sorted(refused.items())]


def _views(state: State, seats: list[int]) -> list[str]:
    lines = []
    for seat in seats:
        name = "spectator" if seat == SPECTATOR else f"p{seat + 1}"
        lines.append(f"view {name} {msgspec.json.encode(state.view(seat)).decode()}")
    return lines


def _event(event: Event) -> str:
    details = " ".join(f"{name}={value}" for name, value in event.details.items())
    text = f"{event.name} p{event.seat + 1} {event.rule} {details}".rstrip()
    if event.secret:
        secret = " ".join(f"{name}={value}" for name, value in event.secret.items())
        text += f" | only p{', p'.join(str(seat + 1) for seat in event.audience)}: {secret}"
    return text
