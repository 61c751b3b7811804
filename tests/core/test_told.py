"""Everything that happens in random games of every variant can be described to every viewer in every language."""

import re
from collections.abc import Iterator

import pytest

from ecumene.cli.board import drawing_of
from ecumene.core.events import Event
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.options import Options
from ecumene.core.record import Ply
from ecumene.core.refusal import OK, Refusal
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, SPECTATOR, State
from ecumene.core.texts import Texts
from ecumene.games import GAMES

from .variants import LONG, variants

pytestmark = pytest.mark.once  # tests only texts, which are the same for both engines

NAMES = ["Аня", "Bob", "Цветан", "Dora"]
GAMES_EACH = 2
CASES = [
    pytest.param(game, players, id=f"{game.name}-{players}") for game in GAMES.values() for players in game.players
]
# Games in which nothing is known to some seats and hidden from others: the unknown is decided when it happens.
ALL_OPEN = ("newdawn",)
ALL_CASES = pytest.mark.parametrize(("game", "players"), CASES)


def games(game: Game, players: int) -> Iterator[tuple[Options, int]]:
    for options in variants(game, players):
        for seed in range(GAMES_EACH):
            yield options, seed


def walk(game: Game, players: int, options: Options, seed: int) -> Iterator[tuple[State, Ply, list[Event]]]:
    """Each ply of a random game: the position before it, the ply, and its events."""
    state, rng = game.new(players, options), Rng(seed)
    for _ in range(LONG):
        if state.actor == OVER:
            break
        ply = Ply(state.actor, state.random_move(rng))
        before = state.clone()
        events: list[Event] = []
        state.apply(ply.move, events)
        yield before, ply, events


def key(event: Event) -> tuple[object, ...]:
    return event.name, event.seat, *event.details.items()


KINDS = "card|seat|domain|effect|zone|wonder|token|slot|resource|symbol|chain|colour"


def check_words(text: str, language: str) -> None:
    assert text.strip()
    assert not re.search(rf"\{{|\}}|\$|({KINDS})[.-]\w|None", text), text
    if language == "en":
        return
    assert re.search("[а-я]", text), text
    if language == "bg":
        assert not re.search("[ыэёЫЭЁ]", text), text


@ALL_CASES
def test_every_event_is_told_to_every_viewer(game: Game, players: int) -> None:
    readers = [Texts(language, game, NAMES[:players]) for language in LANGUAGES]
    told: set[tuple[object, ...]] = set()
    for options, seed in games(game, players):
        for _, _, events in walk(game, players, options, seed):
            for event in events:
                assert 0 <= event.seat < players
                for viewer in (SPECTATOR, *range(players)):
                    seen = event.seen_by(viewer)
                    if key(seen) in told:
                        continue
                    told.add(key(seen))
                    for texts in readers:
                        check_words(texts.event(seen), texts.language)
    assert len({name for name, *_ in told}) > 20


@ALL_CASES
def test_what_is_hidden_from_a_viewer_is_not_told(game: Game, players: int) -> None:
    readers = [Texts(language, game, NAMES[:players]) for language in LANGUAGES]
    hidden: set[str] = set()
    for options, seed in games(game, players):
        for _, _, events in walk(game, players, options, seed):
            for event in events:
                if not event.secret:
                    continue
                outside = [seat for seat in (SPECTATOR, *range(players)) if seat not in event.audience]
                assert outside
                for seat in outside:
                    assert event.seen_by(seat).secret == {}
                    assert not set(event.seen_by(seat).details) & set(event.secret)
                for texts in readers:
                    words = {texts.token(token) for fact in event.secret.values() for token in str(fact).split()}
                    assert not any(word in texts.event(event.seen_by(SPECTATOR)) for word in words)
                    hidden |= words
    if game.name in ALL_OPEN:
        assert not hidden
    else:
        assert len(hidden) > 10


@ALL_CASES
def test_every_refusal_is_explained(game: Game, players: int) -> None:
    apart = 5 if game.longest(players, game.check(players)) else LONG // 12
    readers = [Texts(language, game, NAMES[:players]) for language in LANGUAGES]
    told: set[tuple[object, ...]] = set()
    for options, seed in games(game, players):
        for number, (state, ply, _) in enumerate(walk(game, players, options, seed)):
            if number % apart != seed:
                continue
            refusals = [state.why_not(move) for move in [*game.notation.all_moves, -1, 2**40]]
            if ply.seat != CHANCE:
                refusals.append(Refusal(game.rule_ids[state.take_back_forbidden_by(ply.move)]))
            for refusal in refusals:
                known = (refusal.rule, *refusal.details.items())
                if not refusal.rule or known in told:
                    continue
                told.add(known)
                for texts in readers:
                    check_words(texts.refusal(refusal), texts.language)
    assert len({rule for rule, *_ in told}) > 15


@ALL_CASES
def test_every_question_board_and_ending_has_words(game: Game, players: int) -> None:
    readers = [Texts(language, game, NAMES[:players]) for language in LANGUAGES]
    asked = set()
    for options, seed in games(game, players):
        final = game.new(players, options)
        for number, (state, ply, _) in enumerate(walk(game, players, options, seed)):
            final = state
            view = state.view(state.actor)
            question = (getattr(view, "asked", ""), getattr(view, "asked_times", 1))
            if ply.seat == CHANCE or (question in asked and number % 40):
                continue
            asked.add(question)
            for texts in readers:
                check_words(texts.say(f"ask-{question[0]}", {"times": question[1]}), texts.language)
                assert len(drawing_of(game, view, texts, 80).lines) > players
        for move in final.moves():
            check_ending(final, move, readers)
    assert len(asked) >= 8


def check_ending(state: State, move: int, readers: list[Texts]) -> None:
    """The description of the ending, if the move ends the game."""
    over = state.clone()
    assert over.why_not(move) is OK
    over.play(move)
    ending = over.ending()
    if ending is None:
        return
    for texts in readers:
        winners = ", ".join(texts.name(seat) for seat in ending.winners)
        assert winners in texts.say(f"ending-{ending.result}", {"winners": winners})
        assert texts.say(f"reason-{ending.reason}")
        assert texts.rule(ending.rule)
        for line in ending.sheet.lines:
            assert texts.token(line.name) if "." in line.name else texts.say(f"sheet-{line.name}")
            assert texts.rule(line.rule)
