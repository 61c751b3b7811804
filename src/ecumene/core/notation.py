"""Moves as packed integers, with text notation, JSON form and parser derived from one declaration per game.

A move has its kind in the high bits and up to two small fields below it, so that ascending integers are the canonical
order. ``play war-1`` is kind ``play`` with the field ``card`` holding the token ``war-1``. A field with more than 256
tokens takes the space of both. A token may be a set: ``wonders colossus+piraeus+pyramids+sphinx``.
"""

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ecumene.core.errors import NotationError
from ecumene.core.state import Move

FIELD_BITS: Final = 8
FIELD_MASK: Final = 255
KIND_SHIFT: Final = 16
WIDE_MASK: Final = 65535


def pack(kind: i64, first: i64 = 0, second: i64 = 0) -> Move:
    """A move of this kind with its fields."""
    return (kind << KIND_SHIFT) | (first << FIELD_BITS) | second


def kind_of(move: Move) -> i64:
    """The move's kind."""
    return move >> KIND_SHIFT


def first_of(move: Move) -> i64:
    """The move's first field."""
    return (move >> FIELD_BITS) & FIELD_MASK


def second_of(move: Move) -> i64:
    """The move's second field."""
    return move & FIELD_MASK


def pack_wide(kind: i64, value: i64) -> Move:
    """A move of this kind with one field that takes the space of both."""
    return (kind << KIND_SHIFT) | value


def wide_of(move: Move) -> i64:
    """The move's field that takes the space of both."""
    return move & WIDE_MASK


@dataclass(frozen=True)
class Field:
    """The tokens of a field, by value. An empty token marks a value that has no notation."""

    name: str
    tokens: tuple[str, ...]

    @property
    def wide(self) -> bool:
        """Whether it takes the space of two fields."""
        return len(self.tokens) > FIELD_MASK + 1


SEAT: Final = Field("seat", ("p1", "p2", "p3", "p4"))


@dataclass(frozen=True)
class MoveKind:
    """A verb and its fields."""

    verb: str
    fields: tuple[Field, ...] = ()


class Notation:
    """All moves of one game: as text, as JSON and as dense indices."""

    def __init__(self, kinds: tuple[MoveKind, ...]) -> None:
        self.kinds = kinds
        self._by_text: dict[str, int] = {}
        for number, kind in enumerate(kinds):
            for values in _combinations(kind):
                words = [kind.verb, *(field.tokens[value] for field, value in zip(kind.fields, values, strict=True))]
                move = _packed(number, kind, values)
                self._by_text[" ".join(words)] = move
        self._longest = max(map(len, self._by_text), default=0)
        self._by_move: dict[int, str] = {move: text for text, move in self._by_text.items()}
        self.all_moves: tuple[int, ...] = tuple(sorted(self._by_move))
        self._index: dict[int, int] = {move: index for index, move in enumerate(self.all_moves)}

    @property
    def size(self) -> int:
        """The number of moves that can be written: the length of a mask over dense indices."""
        return len(self.all_moves)

    def index(self, move: int) -> int:
        """The dense index of a move."""
        self.text(move)
        return self._index[move]

    def knows(self, move: int) -> bool:
        """Whether this integer is a move of the game, legal or not."""
        return move in self._by_move

    def text(self, move: int) -> str:
        """The move in notation."""
        text = self._by_move.get(move)
        if text is None:
            raise NotationError(f"{move} is not a move of this game.")
        return text

    def find(self, text: str) -> int | None:
        """The move in notation, ignoring case and extra spaces, or None; costs little whatever the text is."""
        move = self._by_text.get(text)
        if move is not None or len(text) > 2 * self._longest:
            return move
        return self._by_text.get(" ".join(text.lower().split()))

    def parse(self, text: str) -> int:
        """Parse a move in notation; the error for anything else suggests moves, which takes some time."""
        move = self.find(text)
        if move is not None:
            return move
        words = " ".join(text.lower().split())
        if not words:
            raise NotationError("There is no move in an empty text.", todo="Write a move such as: " + self._sample())
        near = difflib.get_close_matches(words[: 2 * self._longest], list(self._by_text), n=3, cutoff=0.6)
        hint = "Did you mean: " + ", ".join(near) + "?" if near else "Verbs of this game: " + ", ".join(self.verbs())
        raise NotationError(f"{text.strip()[:80]!r} is not a move of this game.", todo=hint, near=near)

    def verbs(self) -> list[str]:
        """Every verb, once."""
        return [kind.verb for kind in self.kinds]

    def kind(self, move: int) -> MoveKind:
        """The declaration behind a move."""
        self.text(move)
        return self.kinds[kind_of(move)]

    def fields(self, move: int) -> dict[str, str]:
        """The move's fields by name, as tokens."""
        kind = self.kind(move)
        values = (wide_of(move),) if _is_wide(kind) else (first_of(move), second_of(move))
        return {field.name: field.tokens[value] for field, value in zip(kind.fields, values, strict=False)}

    def to_json(self, move: int) -> dict[str, str]:
        """The move as an object: its verb under ``move``, and its fields."""
        return {"move": self.kind(move).verb, **self.fields(move)}

    def from_json(self, data: Mapping[str, object]) -> int:
        """Parse such an object."""
        verb = str(data.get("move", ""))
        for kind in self.kinds:
            if kind.verb == verb:
                names = [field.name for field in kind.fields]
                if sorted([*names, "move"]) != sorted(data):
                    raise NotationError(f"The move {verb!r} takes the fields {names}, not {sorted(data)}.")
                return self.parse(" ".join([verb, *(str(data[name]) for name in names)]))
        raise NotationError(f"{verb!r} is not a verb of this game.", todo="Verbs: " + ", ".join(self.verbs()))

    def _sample(self) -> str:
        return self._by_move[self.all_moves[len(self.all_moves) // 2]]


def _is_wide(kind: MoveKind) -> bool:
    return len(kind.fields) == 1 and kind.fields[0].wide


def _packed(number: int, kind: MoveKind, values: tuple[int, ...]) -> int:
    if _is_wide(kind):
        return pack_wide(number, values[0])
    return pack(number, values[0] if values else 0, values[1] if len(values) > 1 else 0)


def _combinations(kind: MoveKind) -> list[tuple[int, ...]]:
    combinations: list[tuple[int, ...]] = [()]
    for field in kind.fields:
        values = [value for value, token in enumerate(field.tokens) if token]
        combinations = [(*start, value) for start in combinations for value in values]
    return combinations
