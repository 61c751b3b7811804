"""The rules ledger of a game: every rule as one testable statement, in three languages."""

import functools
from pathlib import Path
from typing import Final, Literal

import msgspec

from ecumene.core.errors import EcumeneError

LANGUAGES: Final = ("en", "ru", "bg")


class LedgerError(EcumeneError):
    """A ledger that cannot be read, or a rule that is not in it."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text in every language."""

    en: str
    ru: str
    bg: str

    def text(self, language: str) -> str:
        """The text in a language."""
        if language == "ru":
            return self.ru
        if language == "bg":
            return self.bg
        return self.en


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its statement, where it comes from, and remarks on how we read it."""

    id: str
    rule: Words
    source: str | Words
    note: Words | None = None
    kind: Literal["rule", "physical"] = "rule"
    reason: Words | None = None

    @property
    def chapter(self) -> str:
        """The chapter of the ledger it belongs to: ``WAR`` for ``CV-WAR-01``."""
        return self.id.split("-")[1]

    @property
    def physical(self) -> bool:
        """Whether it is about physical components, so that no engine can break it."""
        return self.kind == "physical"

    def source_text(self, language: str) -> str:
        """Its source, in a language."""
        if isinstance(self.source, str):
            return self.source
        return self.source.text(language)


class Ledger:
    """All rules of one game, in order."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: dict[str, Entry] = {}
        for entry in entries:
            if entry.id in self.entries:
                raise LedgerError(f"The rule {entry.id} stands in the ledger twice.")
            if entry.physical and entry.reason is None:
                raise LedgerError(f"The rule {entry.id} is marked physical without a reason.")
            if entry.reason is not None and not entry.physical:
                raise LedgerError(f"The rule {entry.id} has a reason but is not marked physical.")
            self.entries[entry.id] = entry

    def entry(self, rule: str) -> Entry:
        """The rule with this id, in upper or lower case."""
        entry = self.entries.get(rule.strip().upper())
        if entry is None:
            raise LedgerError(f"There is no rule {rule[:40]!r}.", todo="List the ids with: ecumene rules list")
        return entry

    def search(self, words: str, language: str) -> list[Entry]:
        """The rules whose id, statement or note contain all the words."""
        wanted = words.casefold().split()
        return [entry for entry in self.entries.values() if _holds(entry, wanted, language)]


def _holds(entry: Entry, wanted: list[str], language: str) -> bool:
    note = entry.note.text(language) if entry.note is not None else ""
    text = f"{entry.id} {entry.rule.text(language)} {note}".casefold()
    return all(word in text for word in wanted)


@functools.cache
def read_ledger(folder: Path) -> Ledger:
    """Read the ledger in a game's folder."""
    path = folder / "ledger.yaml"
    try:
        return Ledger(msgspec.yaml.decode(path.read_bytes(), type=list[Entry]))
    except OSError as error:
        raise LedgerError(f"The ledger {path.name} cannot be read.", str(error)) from error
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise LedgerError(f"The ledger {path.name} is damaged.", str(error)) from error
