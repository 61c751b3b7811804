"""Settings: how they are changed by words, what they must be, and the window that grows."""

import msgspec
import pytest

from ecumene.core.errors import EcumeneError
from ecumene.games import GAMES
from ecumene.games.catan import CATAN
from ecumene.games.victoria import VICTORIA
from ecumene.training.settings import (
    GateSettings,
    LearnSettings,
    PlaySettings,
    RunSettings,
    Table,
    WindowSettings,
    changed,
    check_settings,
    names_of,
    usual,
)

SETTINGS = RunSettings("victoria", (Table(2),))


def test_settings_are_changed_by_words() -> None:
    words = ["seed=7", "play.full_share=0.5", "goes_on=false", "gate.games = 40", 'tables=[{"players":3}]']
    found = changed(SETTINGS, words)
    assert (found.seed, found.play.full_share, found.goes_on, found.gate.games) == (7, 0.5, False, 40)
    assert found.tables == (Table(3),)
    assert found.learn == SETTINGS.learn


def test_without_words_the_settings_stay_the_same() -> None:
    assert changed(SETTINGS, []) == SETTINGS


@pytest.mark.parametrize(
    ("word", "meant"), [("play.simulation=3", "play.simulations"), ("gate.game=3", "gate.games"), ("sead=3", "seed")]
)
def test_a_word_that_is_not_a_setting_is_answered_with_the_nearest_one(word: str, meant: str) -> None:
    with pytest.raises(EcumeneError, match=f"Did you mean {meant}"):
        changed(SETTINGS, [word])


@pytest.mark.parametrize("word", ["", "=", "seed", "play=", "play.=3", "play.simulations.more=1", "seed.x=1"])
def test_an_invalid_word_is_refused(word: str) -> None:
    with pytest.raises(EcumeneError):
        changed(SETTINGS, [word])


@pytest.mark.parametrize(
    "word",
    [
        "seed=much", "play.simulations=0", "play.full_share=1.1", "play.random_moves=-1", "learn.rate=0",
        "learn.held_out=1", "learn.batch=1.5", "gate.error=0.5", "gate.games=-2", "first_games=0", "tables=2",
        'tables=[{"players":0}]', 'tables=[{"player":2}]',
    ],
)  # fmt: skip
def test_a_value_that_makes_no_sense_is_refused(word: str) -> None:
    with pytest.raises(EcumeneError, match="cannot have that value"):
        changed(SETTINGS, [word])


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (RunSettings("victoria", ()), "needs a table"),
        (RunSettings("victoria", (Table(7),)), "7"),
        (RunSettings("victoria", (Table(2, {"colour": "red"}),)), "colour"),
        (RunSettings("victoria", (Table(2, {}, 0.0),)), "No table has a weight"),
        (RunSettings("victoria", (Table(2),), play=PlaySettings(bot="search")), "'search' asks no nets"),
        (RunSettings("victoria", (Table(2),), gate=GateSettings(even=30, better=30)), "cannot tell 30 Elo from 30"),
        (RunSettings("chess", (Table(2),)), "chess"),
    ],
)
def test_a_run_that_could_not_be_carried_out_is_refused(settings: RunSettings, words: str) -> None:
    with pytest.raises(EcumeneError, match=words):
        check_settings(settings)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.encoder() is not None])
def test_usual_settings_can_be_carried_out(name: str) -> None:
    game = GAMES[name]
    settings = usual(game)
    check_settings(settings)
    assert sorted(table.players for table in settings.tables) == sorted(game.players)
    assert settings.tables[0].players == game.usual_players


@pytest.mark.skipif(CATAN.encoder() is not None, reason="CATAN has an encoder")
def test_a_game_without_an_encoder_says_so() -> None:
    with pytest.raises(EcumeneError, match="CATAN: Cities & Knights has no encoder"):
        check_settings(usual(CATAN))


def test_settings_survive_being_written() -> None:
    settings = usual(VICTORIA)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=RunSettings) == settings


def test_every_setting_has_a_name() -> None:
    names = names_of(msgspec.to_builtins(SETTINGS))
    assert {"seed", "tables", "play.temperature", "learn.rate", "window.least", "gate.least_rate"} <= set(names)
    assert len(names) == len(set(names))
    assert len(names_of(msgspec.to_builtins(LearnSettings()))) == len(LearnSettings.__struct_fields__)


def test_the_window_is_everything_at_first_and_then_grows_more_slowly() -> None:
    window = WindowSettings(least=1000, power=0.75, growth=0.4)
    assert [window.size(played) for played in (0, 10, 1000)] == [0, 10, 1000]
    sizes = [window.size(1000 * many) for many in (1, 2, 4, 8, 16, 100)]
    assert sizes == sorted(sizes)
    shares = [size / (1000 * many) for size, many in zip(sizes, (1, 2, 4, 8, 16, 100), strict=True)]
    assert shares == sorted(shares, reverse=True)
    # Its rate of growth is growth where it begins, and falls with the power less one.
    assert window.size(1100) - window.size(1000) == pytest.approx(0.4 * 100, rel=0.03)
    slope = (window.size(16_100) - window.size(16_000)) / 100
    assert slope == pytest.approx(0.4 * 16 ** (0.75 - 1), rel=0.1)
