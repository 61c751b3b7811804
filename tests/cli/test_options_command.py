"""``ecumene options``: what can be chosen before a game."""

import pytest

from ecumene.core.options import option_text
from ecumene.games.victoria import VICTORIA

from .command import WIDTH, here, run

WORDS = {
    "en": "draft: pick and pass, one card starts on the table",
    "ru": "драфт: выбор и передача, одна карта сразу на столе",
    "bg": "драфт: избор и предаване, една карта започва на масата",
}


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_every_option_is_told_with_its_values_and_rule(language: str) -> None:
    answer = here("options", "victoria", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert WORDS[language] in answer.out
    for option in VICTORIA.options:
        place = answer.out.index(f"{option.name} ")
        assert option.rule in answer.out[place:]
        for value in option.values:
            assert f"    {option_text(value)} " in answer.out[place:]
    assert all(len(line) <= WIDTH for line in answer.out.split("\n"))


def test_options_are_given_as_json_schema() -> None:
    assert run("options", "victoria", "--json").data() == VICTORIA.schema()


def test_wrong_use_exits_with_2() -> None:
    assert "There is no game 'chess'." in here("options", "chess").error()
    assert here("options", "chess").code == 2
    assert "There is no language 'de'." in here("options", "victoria", "-l", "de").error()
    assert "Missing argument 'game'." in here("options").error()
