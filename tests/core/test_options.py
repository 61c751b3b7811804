"""Options: schema, defaults, validation with explanations, and the option sets used by tests."""

import json

import pytest

from ecumene.core.errors import OptionsError
from ecumene.core.game import Game
from ecumene.core.ledger import read_ledger
from ecumene.core.options import (
    Option,
    Options,
    OptionValue,
    check_needs,
    complete,
    option_text,
    parse_options,
    without_idle,
)
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA

from .toy import TOY

ALL_GAMES = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: str(game.name))

SIZE = Option("size", (10, 5, 1, 0), "X-SIZE-01", "rulebook")
QUICK = Option("quick", (False, True), "X-QUICK-01", "gap")
COLOUR = Option("colour", ("red", "blue", "5"), "X-COL-01", "ambiguity")
THREE = (SIZE, QUICK, COLOUR)


def test_the_first_value_is_the_default() -> None:
    assert complete(THREE, {}) == {"size": 10, "quick": False, "colour": "red"}
    assert [option.default for option in THREE] == [10, False, "red"]


def test_chosen_values_replace_defaults_and_the_order_is_that_of_the_schema() -> None:
    full = complete(THREE, {"colour": "blue", "size": 5})
    assert full == {"size": 5, "quick": False, "colour": "blue"}
    assert list(full) == ["size", "quick", "colour"]


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"sise": 5}, "There is no option 'sise'. Options of this game: size, quick, colour."),
        ({"size": 7}, "The option size cannot be 7. It can be: 10, 5, 1, 0."),
        ({"size": "5"}, "The option size cannot be '5'. It can be: 10, 5, 1, 0."),
        ({"size": True}, "The option size cannot be True. It can be: 10, 5, 1, 0."),
        ({"quick": 1}, "The option quick cannot be 1. It can be: false, true."),
        ({"quick": "true"}, "The option quick cannot be 'true'. It can be: false, true."),
        ({"colour": 5}, "The option colour cannot be 5. It can be: red, blue, 5."),
        ({"colour": ""}, "The option colour cannot be ''. It can be: red, blue, 5."),
    ],
)
def test_what_is_not_allowed_is_refused_in_words(chosen: Options, complaint: str) -> None:
    with pytest.raises(OptionsError) as caught:
        complete(THREE, chosen)
    assert str(caught.value) == complaint


def test_values_of_texts_have_the_types_of_the_schema() -> None:
    chosen = parse_options(THREE, {"size": "0", "quick": " true ", "colour": "5"})
    assert chosen == {"size": 0, "quick": True, "colour": "5"}
    assert [type(value) for value in chosen.values()] == [int, bool, str]
    assert parse_options(THREE, {}) == complete(THREE, {})


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        ({"size": "seven"}, "cannot be 'seven'. It can be: 10, 5, 1, 0."),
        ({"size": ""}, "cannot be ''. It can be"),
        ({"size": "5.0"}, "cannot be '5.0'. It can be"),
        ({"quick": "True"}, "cannot be 'True'. It can be: false, true."),
        ({"quick": "1"}, "cannot be '1'. It can be: false, true."),
        ({"speed": "1"}, "There is no option 'speed'. Options of this game: size, quick, colour."),
    ],
)
def test_texts_that_do_not_fit_are_refused_in_words(texts: dict[str, str], complaint: str) -> None:
    with pytest.raises(OptionsError, match=complaint):
        parse_options(THREE, texts)


@pytest.mark.parametrize(
    ("value", "text"), [(True, "true"), (False, "false"), (0, "0"), (10, "10"), ("draft", "draft")]
)
def test_values_have_one_text(value: OptionValue, text: str) -> None:
    assert option_text(value) == text


# Options that matter only with certain values of others ---------------------------------------------------------------

LARGE = Option("large", (False, True), "X-LARGE-01", "gap", (("size", (10, 5)),))
LOUD = Option("loud", (False, True), "X-LOUD-01", "gap", (("large", (True,)), ("colour", ("red", "blue"))))
FIVE = (*THREE, LARGE, LOUD)


def test_an_option_without_effect_beside_the_others_is_refused_with_the_reason() -> None:
    with pytest.raises(OptionsError) as caught:
        check_needs(FIVE, complete(FIVE, {"size": 1, "large": True}))
    assert (caught.value.what, caught.value.why, caught.value.todo) == (
        "The option large=true does nothing with size=1.",
        "It matters only with size=10 or size=5.",
        "Choose that, or leave large at false.",
    )
    with pytest.raises(OptionsError, match="loud=true does nothing with colour=5"):
        check_needs(FIVE, complete(FIVE, {"large": True, "loud": True, "colour": "5"}))


@pytest.mark.parametrize("chosen", [{}, {"size": 1}, {"size": 5, "large": True}, {"large": True, "loud": True}])
def test_an_option_left_alone_or_with_what_it_needs_is_not_refused(chosen: Options) -> None:
    full = complete(FIVE, chosen)
    check_needs(FIVE, full)
    assert without_idle(FIVE, full) == full


def test_options_without_effect_can_be_treated_as_not_given() -> None:
    chosen: Options = {"size": 1, "large": True, "loud": True, "quick": True}
    assert without_idle(FIVE, complete(FIVE, chosen)) == complete(FIVE, {"size": 1, "quick": True})


def test_the_schema_says_what_an_option_needs() -> None:
    assert LARGE.schema()["x-needs"] == {"size": [10, 5]}
    assert "x-needs" not in SIZE.schema()


@ALL_GAMES
def test_needs_name_options_and_values_of_the_same_game(game: Game) -> None:
    known = {option.name: option for option in game.options}
    for option in (*game.options, *game.readings):
        for name, values in option.needs:
            assert name != option.name
            assert set(values) < set(known[name].values)


@pytest.mark.rule("CV-TEAM-07")
def test_a_tie_break_of_teams_needs_teams() -> None:
    with pytest.raises(OptionsError, match="team_tie_break=team_sum does nothing with team_mode=false"):
        VICTORIA.check(4, {"team_tie_break": "team_sum"})
    assert VICTORIA.check(4, {"team_mode": True, "team_tie_break": "team_sum"})["team_tie_break"] == "team_sum"
    begun = VICTORIA.check_begun(4, {"team_tie_break": "team_sum", "stall_rounds": 5})
    assert begun == VICTORIA.check(4, {"stall_rounds": 5})


@ALL_GAMES
def test_every_option_set_survives_its_text(game: Game) -> None:
    for players in game.players:
        for options in game.option_sets(players):
            texts = {name: option_text(value) for name, value in options.items()}
            assert game.parse_options(texts) == options
            assert game.check(players, game.parse_options(texts)) == options


# Games --------------------------------------------------------------------------------------------------------------


@ALL_GAMES
def test_the_schema_lists_every_option_with_values_default_rule_and_origin(game: Game) -> None:
    schema = json.loads(json.dumps(game.schema()))
    assert schema["type"] == "object"
    assert schema["additionalProperties"] is False
    known = (*game.options, *game.readings)
    assert list(schema["properties"]) == [option.name for option in known]
    for option in known:
        entry = schema["properties"][option.name]
        assert entry["examples" if option.open else "enum"] == list(option.values)
        assert entry.get("x-part-of") == ("edition" if option in game.readings else None)
        assert entry["default"] == option.values[0]
        assert entry["x-rule"] in read_ledger(game.folder).entries
        assert entry.get("x-needs", {}) == {name: list(values) for name, values in option.needs}
        assert entry["x-origin"] in ("rulebook", "ambiguity", "gap", "erratum", "edition")


@ALL_GAMES
def test_option_sets_are_the_default_and_then_one_change_at_a_time_with_what_it_needs(game: Game) -> None:
    for players in game.players:
        sets = game.option_sets(players)
        assert sets[0] == game.check(players)
        changes = []
        for options in ({**one, **game.readings_of(one)} for one in sets[1:]):
            if options.get("edition") in [one.name for one in game.editions[1:]]:
                changes.append(("edition", options["edition"]))
                continue
            known = [one for one in (*game.options, *game.readings) if one.name != "edition"]
            changed = [one for one in known if options[one.name] != one.default]
            needed = {name for one in changed for name, _ in one.needs}
            (option,) = [one for one in changed if one.name not in needed]
            assert {one.name for one in changed} <= {option.name} | {name for name, _ in option.needs}
            changes.append((option.name, options[option.name]))
        assert len(set(changes)) == len(changes)
        possible = [(option, value) for option in (*game.options, *game.readings) for value in option.values[1:]]
        for option, value in possible:
            if (option.name, value) not in changes:
                needs = {name: values[0] for name, values in option.needs}
                with pytest.raises(OptionsError):
                    game.check(players, {**needs, option.name: value})


def test_victoria_has_nine_sets_and_two_more_with_teams_for_four() -> None:
    assert [len(VICTORIA.option_sets(players)) for players in (2, 3, 4)] == [9, 9, 11]
    assert sum(bool(options["team_mode"]) for options in VICTORIA.option_sets(4)) == 2


@pytest.mark.parametrize("players", [2, 3])
def test_teams_need_four_players(players: int) -> None:
    with pytest.raises(OptionsError, match=rf"{players} players cannot form two teams of two. Rule CV-TEAM-01"):
        VICTORIA.check(players, {"team_mode": True})
    assert VICTORIA.check(4, {"team_mode": True})["team_mode"] is True


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_other_numbers_of_players_are_refused_in_words(players: int) -> None:
    with pytest.raises(OptionsError, match=rf"cannot be played by {players}. Players: 2, 3, 4."):
        VICTORIA.check(players)
    with pytest.raises(OptionsError):
        VICTORIA.new(players)


def test_a_new_game_refuses_what_check_refuses() -> None:
    with pytest.raises(OptionsError, match="There is no option 'speed'"):
        VICTORIA.new(2, {"speed": 1})
    with pytest.raises(OptionsError, match="stall_rounds cannot be 7"):
        VICTORIA.new(2, {"stall_rounds": 7})
