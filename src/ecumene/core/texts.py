"""All text shown to people, in their language, from Project Fluent files."""

import functools
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ecumene.core.errors import EcumeneError
from ecumene.core.events import Event, Value
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES, read_ledger
from ecumene.core.refusal import Refusal

_INTERFACE: Final = Path(__file__).parent.parent / "text"


class TextError(EcumeneError):
    """A message that is missing or cannot be formatted."""


@functools.cache
def read_messages(folder: Path, language: str) -> Resource:
    """The messages of one folder in one language."""
    if language not in LANGUAGES:
        raise TextError(f"There is no language {language[:20]!r}.", todo="Languages: " + ", ".join(LANGUAGES) + ".")
    try:
        return FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    except OSError as error:
        where = f"{folder.parent.name}/{folder.name}/{language}.ftl"
        raise TextError(f"The messages of {where} cannot be read.", str(error)) from error


class Texts:
    """Text for one reader: a language, a game and the names of the players."""

    def __init__(self, language: str, game: Game | None = None, names: list[str] | None = None) -> None:
        self.language = language
        self.game = game
        self.names: list[str] = names or []
        interface = read_messages(_INTERFACE, language)  # first, since it refuses unknown languages
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(interface)
        if game is not None:
            # A game's description is in a separate file, so that a lobby need not load the rest.
            self._bundle.add_resource(read_messages(game.folder / "text" / "lobby", language))
            self._bundle.add_resource(read_messages(game.folder / "text", language))

    def has(self, message: str) -> bool:
        """Whether this message exists."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, details: dict[str, Value] | None = None) -> str:
        """Format a message with its details as given."""
        if not self.has(message):
            raise TextError(f"There is no message {message!r} in {self.language}.")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise TextError(f"The message {message!r} has no text in {self.language}.")
        text, errors = self._bundle.format_pattern(pattern, details or {})
        if errors:
            raise TextError(f"The message {message!r} cannot be worded in {self.language}.", str(errors[0]))
        return str(text)

    def phrase(self, message: str, details: dict[str, Value]) -> str:
        """A message with its tokens in words: ``card.war-1`` becomes the card's name, ``seat.2`` the player's."""
        return self.say(message, {name: self._worded(value) for name, value in details.items()})

    def _worded(self, value: Value) -> Value:
        if isinstance(value, int):
            return value
        return ", ".join(self.token(token) for token in value.split(" ") if token)

    def token(self, token: str) -> str:
        """A token of an event, a refusal, a move or a score sheet, in words.

        A set such as ``wonder.colossus+sphinx`` becomes a list of its members. A number without a message of its own,
        such as ``slot.3``, uses the message of its kind: the engine counts from 0 and people from 1, so the message
        ``slot`` gets the ``$number`` 4.
        """
        kind, _, name = token.partition(".")
        if "+" in name:
            return ", ".join(self.token(f"{kind}.{member}") for member in name.split("+"))
        if kind == "seat":
            return self.name(int(name) - 1)
        if name.isdecimal() and not self.has(f"{kind}-{name}"):
            return self.say(kind, {"number": int(name) + 1})
        return self.say(f"{kind}-{name}")

    def name(self, seat: int) -> str:
        """A player's name, with the seat's number if names are equal; just that number if there is no name."""
        if seat >= len(self.names) or not self.names[seat]:
            return self.say("seat", {"number": seat + 1})
        if self.names.count(self.names[seat]) > 1:
            return f"{self.names[seat]} ({seat + 1})"
        return self.names[seat]

    def event(self, event: Event) -> str:
        """One line of the log. Filter the event with :meth:`Event.seen_by` first."""
        return self.phrase(f"log-{event.name}", {"seat": f"seat.{event.seat + 1}", **event.details})

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is illegal."""
        return self.phrase(f"why-{refusal.rule}", refusal.details)

    def move(self, move: int) -> str:
        """A move in words."""
        assert self.game is not None
        notation = self.game.notation
        fields: dict[str, Value] = {}
        for name, token in notation.fields(move).items():
            fields[name] = f"seat.{token[1:]}" if name == "seat" else f"{name}.{token}"
        return self.phrase(f"move-{notation.kind(move).verb}", fields)

    def detail(self, move: int) -> str:
        """The effect of what a move names, if there is a text for it; otherwise empty."""
        assert self.game is not None
        for name, token in self.game.notation.fields(move).items():
            if self.has(f"{name}-{token}-text"):
                return self.say(f"{name}-{token}-text")
        return ""

    def rule(self, rule: str) -> str:
        """The statement of a rule in the ledger."""
        assert self.game is not None
        return read_ledger(self.game.folder).entry(rule).rule.text(self.language)
