"""``ecumene options``: a game's rules options."""

import pytest

from ecumene.core.options import option_text
from ecumene.core.texts import Texts
from ecumene.games import GAMES, game_named

from .command import WIDTH, here, run

ALL_GAMES = pytest.mark.parametrize("game", GAMES)


@ALL_GAMES
@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_every_option_is_told_with_its_values_and_rule(game: str, language: str) -> None:
    answer = here("options", game, "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    texts = Texts(language, game_named(game))
    for option in (*game_named(game).options, *game_named(game).readings):
        told = " ".join(answer.out.split())
        assert f"{option.name} {texts.say(f'option-{option.name}')} {option.rule}" in told
        for value in option.values:
            assert f"{option_text(value)} {texts.say(f'option-{option.name}-{option_text(value)}')}" in told
        place = answer.out.index(f"{option.name} ")
        assert option.rule in answer.out[place:]
        for value in option.values:
            assert f"    {option_text(value)} " in answer.out[place:]
    assert all(len(line) <= WIDTH for line in answer.out.split("\n"))


@ALL_GAMES
def test_options_are_given_as_json_schema(game: str) -> None:
    assert run("options", game, "--json").data() == game_named(game).schema()


def test_wrong_use_exits_with_2() -> None:
    assert "There is no game 'chess'." in here("options", "chess").error()
    assert here("options", "chess").code == 2
    assert "There is no language 'de'." in here("options", "victoria", "-l", "de").error()
    assert "Missing argument 'game'." in here("options").error()
