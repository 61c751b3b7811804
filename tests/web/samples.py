"""Sentences as the Python package words them, for the client's tests to compare with.

``python -m tests.web.samples`` writes them anew into ``web/tests/fixtures/words.json``.
"""

from pathlib import Path
from typing import TypedDict

import msgspec

from ecumene.core.events import Event, Value
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import OK, Refusal
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, SPECTATOR
from ecumene.core.texts import Texts
from ecumene.games import GAMES
from tests.core.variants import variants

FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "words.json"
# Equal names, no name, and a seat beyond the list.
COMPANIES = (["Аня", "Bob", "Цветан", "Dora"], ["Ann", "Ann", "", "Ann"], ["Zoe"])
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 104)
OF_EACH = 3
LONG = 3000  # plies of one game that are looked through


class Sample(TypedDict):
    """One sentence: how it was asked for, and what it is."""

    game: str
    language: str
    names: list[str]
    how: str
    what: dict[str, object]
    words: str


def samples() -> list[Sample]:
    """Events, refusals, moves, details and counted things of every game in every language."""
    return [
        sample
        for game in GAMES.values()
        for language in LANGUAGES
        for sample in (*_happened(game, language), *_moves(game, language), *_counted(game, language))
    ]


def _sample(texts: Texts, how: str, what: dict[str, object], words: str) -> Sample:
    assert texts.game is not None
    return Sample(game=texts.game.name, language=texts.language, names=texts.names, how=how, what=what, words=words)


def _happened(game: Game, language: str) -> list[Sample]:
    """Some events and refusals of each name, from random games."""
    found: dict[str, list[Sample]] = {}
    for seed, options in enumerate(variants(game, max(game.players), longest=True)[:4]):
        state, rng = game.new(max(game.players), options), Rng(seed)
        texts = Texts(language, game, COMPANIES[seed % len(COMPANIES)])
        for _ in range(LONG):
            if state.actor == OVER:
                break
            events: list[Event] = []
            if state.actor != CHANCE and rng.below(8) == 0:
                _refused(texts, found, state.why_not(rng_move(game, rng)))
            state.apply(state.random_move(rng), events)
            for event in events:
                for seat in (SPECTATOR, *range(state.players)):
                    _told(texts, found, event.seen_by(seat))
    return [sample for name in sorted(found) for sample in found[name]]


def rng_move(game: Game, rng: Rng) -> int:
    """Any move there is, legal or not."""
    return game.notation.all_moves[rng.below(len(game.notation.all_moves))]


def _told(texts: Texts, found: dict[str, list[Sample]], event: Event) -> None:
    what: dict[str, object] = {"name": event.name, "seat": event.seat, "rule": event.rule, "details": event.details}
    _keep(found, event.name, _sample(texts, "event", what, texts.event(event)))


def _refused(texts: Texts, found: dict[str, list[Sample]], refusal: Refusal) -> None:
    if refusal is not OK:
        what: dict[str, object] = {"code": "rule", "what": "", "rule": refusal.rule, "details": refusal.details}
        _keep(found, refusal.rule, _sample(texts, "fault", what, texts.refusal(refusal)))


def _keep(found: dict[str, list[Sample]], name: str, sample: Sample) -> None:
    known = found.setdefault(name, [])
    if len(known) < OF_EACH and sample["words"] not in [other["words"] for other in known]:
        known.append(sample)


def _moves(game: Game, language: str) -> list[Sample]:
    """The first and the last move of every verb, with what they do."""
    notation = game.notation
    by_verb: dict[str, list[int]] = {}
    for move in notation.all_moves:
        by_verb.setdefault(notation.kind(move).verb, []).append(move)
    texts = Texts(language, game, COMPANIES[0])
    made = []
    for verb, moves in by_verb.items():
        for move in dict.fromkeys((moves[0], moves[-1])):
            what: dict[str, object] = {"text": notation.text(move), "verb": verb, "fields": notation.fields(move)}
            made.append(_sample(texts, "move", what, texts.move(move)))
            made.append(_sample(texts, "detail", what, texts.detail(move)))
    return made


def _counted(game: Game, language: str) -> list[Sample]:
    """What is asked, for numbers of every plural form."""
    texts = Texts(language, game)
    made = []
    for frame in ("discarding", "giving", "recovering"):
        message = f"ask-{frame}"
        for number in NUMBERS if texts.has(message) else ():
            details: dict[str, Value] = {"times": number}
            made.append(_sample(texts, "say", {"id": message, "details": details}, texts.say(message, details)))
    return made


def fixture() -> str:
    """The whole file, a sample a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(sample).decode() for sample in samples()) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(fixture(), encoding="utf-8")
