"""Searches for leaks: compares everything that was sent with what its receiver could know.

The truth is the record of the finished game. It determines what every seat could see after every ply; exactly that must
have been sent, and nothing else may name a card, a wonder or a token.
"""

import base64
import re
from collections.abc import Iterable

import msgspec

from ecumene.core.events import Event
from ecumene.core.record import Record
from ecumene.core.state import CHANCE, SPECTATOR
from ecumene.games.duel.moves import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from ecumene.games.victoria.material import KIND_NAMES
from ecumene.server.http_protocol import Replay
from ecumene.server.protocol import Considered, FromServer, Line, Position, Update

# Without the one card that has the same name as a field (whether a table is a study).
NAMES = {name for name in (*KIND_NAMES, *CARD_NAMES, *WONDER_NAMES, *TOKEN_NAMES) if name} - {"study"}


class Truth:
    """A finished game with all its hidden information."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states = [record.start()]
        self.events: list[list[Event]] = [[]]
        for step in record.replay():
            self.states.append(step.state)
            self.events.append(step.events)

    def view(self, ply: int, viewer: int) -> object:
        """What a seat could see after this many plies."""
        return msgspec.json.decode(msgspec.json.encode(self.states[ply].view(viewer)))

    def told(self, first: int, last: int, viewer: int) -> list[tuple[object, ...]]:
        """The events that a seat could see from one ply to another."""
        heard: list[tuple[object, ...]] = []
        for ply in range(first, last + 1):
            number = int(self.states[ply - 1].round_number())
            for event in self.events[ply]:
                number = int(event.details.get("round", number))  # an event that names a round starts it
                heard.append((ply, number, *_plain(event.seen_by(viewer))))
        return heard

    def moves(self, ply: int, viewer: int) -> list[str]:
        """The moves a seat could choose from after this many plies."""
        state = self.states[ply].clone()
        if viewer not in state.awaited():
            return []
        state.turn_to(viewer)
        return [self.record.game.notation.text(move) for move in state.moves()]


def _plain(event: Event) -> tuple[object, ...]:
    return event.name, event.seat, event.rule, event.details


def cards_in(text: str) -> set[str]:
    """The cards, wonders and tokens that a text names."""
    return NAMES & set(re.findall(r"[\w-]+", text))


# Sockets -------------------------------------------------------------------------------------------------------------


def check_messages(truth: Truth, messages: Iterable[FromServer], viewer: int) -> int:
    """Check everything sent over one socket that always viewed the same seat; returns the number of positions."""
    ply = 0
    positions = 0
    for message in messages:
        if isinstance(message, Update):
            if message.position is not None:
                assert message.you.viewer == viewer
                game_lines = [line for line in message.lines if line.kind == "game"]
                _check_position(truth, message.position, viewer, message.table.status == "over")
                _check_lines(truth, game_lines, ply if message.since else 0, message.position.ply, viewer)
                ply = message.position.ply
                positions += 1
            _check_rest(message)
        elif isinstance(message, Considered):
            _check_considered(truth, message, viewer)
        else:
            assert not cards_in(msgspec.json.encode(message).decode()), message
    return positions


def _check_position(truth: Truth, position: Position, viewer: int, over: bool) -> None:
    assert msgspec.json.decode(position.view) == truth.view(position.ply, viewer), "a view is not the seat's own"
    moves = [] if over else truth.moves(position.ply, viewer)
    assert [move.text for move in position.moves] == moves, "moves are not the seat's own"
    for move in position.moves:
        assert set(move.fields.values()) <= set(move.text.split()), "a move tells more than its text"
    assert position.ending == truth.states[position.ply].ending()


def _check_lines(truth: Truth, lines: list[Line], before: int, ply: int, viewer: int) -> None:
    heard = [(line.ply, line.round, line.name, line.seat, line.rule, line.details) for line in lines]
    assert heard == truth.told(before + 1, ply, viewer), "the log is not the seat's own"


def _check_rest(update: Update) -> None:
    """Apart from the position and the game's own lines, nothing may name a card."""
    rest = msgspec.structs.replace(update, position=None, lines=[line for line in update.lines if line.kind != "game"])
    named = cards_in(msgspec.json.encode(rest).decode())
    assert not named, f"{named} stand where no card belongs"


def _check_considered(truth: Truth, answer: Considered, viewer: int) -> None:
    known = cards_in(msgspec.json.encode(truth.states[answer.ply].view(viewer)).decode()) | cards_in(answer.move)
    named = cards_in(msgspec.json.encode(answer).decode())
    assert named <= known, f"{named - known} could not be known when {answer.move} was considered"


# Replays -------------------------------------------------------------------------------------------------------------


def check_replay(truth: Truth, replay: Replay, viewer: int) -> None:
    """Check a replay: its views, its events, and that no move names a card that its events hide."""
    assert replay.viewer == viewer
    for step in replay.steps:
        assert msgspec.json.decode(step.view) == truth.view(step.ply, viewer), "a replay's view is not the seat's own"
        seen = [event.seen_by(viewer) for event in truth.events[step.ply]]
        heard = [(event.name, event.seat, event.rule, event.details) for event in step.events]
        assert heard == [_plain(event) for event in seen], "a replay's events are not the seat's own"
        assert step.seat == (truth.record.plies[step.ply - 1].seat if step.ply else CHANCE)
        if step.seat != viewer or viewer == SPECTATOR:
            open_cards = cards_in(str([event.details for event in seen]))
            if step.seat == CHANCE and not any(event.secret for event in truth.events[step.ply]):
                open_cards |= cards_in(bytes(step.view).decode())  # such as a card dealt face up
            assert cards_in(step.move) <= open_cards, f"the replay of {step.move!r} shows a hidden card"


# Secrets -------------------------------------------------------------------------------------------------------------


def spellings(secret: bytes) -> list[bytes]:
    """The ways in which a secret could be encoded."""
    codes = [base64.b64encode(secret), base64.urlsafe_b64encode(secret)]
    numbers = ", ".join(str(one) for one in secret).encode()
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        *(code.rstrip(b"=") for code in codes),
        numbers,
    ]


def check_never(sent: Iterable[str | bytes], secrets: Iterable[bytes], what: str) -> None:
    """None of these may occur in anything that was sent."""
    wanted = [one for one in secrets if one]
    for message in sent:
        text = message.encode() if isinstance(message, str) else message
        for secret in wanted:
            assert secret not in text, f"{what} was sent: {text[:300]!r}"
