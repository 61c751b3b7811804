"""Editions: readings and facts as one self-contained option."""

import json
from collections.abc import Iterator

import pytest

from ecumene.core.edition import EDITION, LONGEST_TEXT, Edition, parse_edition
from ecumene.core.errors import OptionsError
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.game import Game
from ecumene.core.match import Match
from ecumene.core.options import Option, Options, option_text
from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.testing.walk import fair_record

WITH_EDITIONS = [game for game in GAMES.values() if game.editions]
CATAN = GAMES["catan"]
NEWDAWN = GAMES["newdawn"]
PLAIN = [game for game in GAMES.values() if not game.editions]

games = pytest.mark.parametrize("game", WITH_EDITIONS, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def no_own_editions() -> Iterator[None]:
    """Remove the editions that a test adds."""
    yield
    for game in GAMES.values():
        game.own_editions.clear()


def needed(reading: Option) -> Options:
    """The options with which a reading matters."""
    return {name: values[0] for name, values in reading.needs}


# Shipped editions -----------------------------------------------------------------------------------------------------


@games
def test_the_first_edition_is_the_default_and_changes_nothing(game: Game) -> None:
    assert game.check(game.players[0])[EDITION] == game.editions[0].name
    assert game.editions[0] == Edition(game.editions[0].name)
    assert game.readings_of(game.check(game.players[0])) == {one.name: one.default for one in game.readings}


@games
def test_shipped_editions_hold_only_what_differs_and_are_not_alike(game: Game) -> None:
    for edition in game.editions:
        assert game.checked_edition(edition) == edition
        assert game.edition_text(edition) == edition.name
    assert len({json.dumps([one.readings, one.facts]) for one in game.editions}) == len(game.editions)
    assert not {one.name for one in game.options} & {one.name for one in game.readings}


def test_a_game_without_editions_has_no_such_option() -> None:
    for game in PLAIN:
        assert EDITION not in game.check(game.players[0])
        assert game.edition({}) == Edition()
        with pytest.raises(OptionsError):
            game.check(game.players[0], {EDITION: "standard"})
        with pytest.raises(OptionsError, match="has no editions"):
            game.add_edition(Edition("club"))


# Readings given separately --------------------------------------------------------------------------------------------


@games
def test_every_reading_given_by_itself_becomes_part_of_the_edition(game: Game) -> None:
    for reading in game.readings:
        for value in reading.values:
            options = game.check(3, {**needed(reading), reading.name: value})
            assert reading.name not in options
            assert game.readings_of(options)[reading.name] == value
            others = {one.name: one.default for one in game.readings if one is not reading}
            assert {name: each for name, each in game.readings_of(options).items() if name != reading.name} == others
            assert game.check(3, options) == options


@games
def test_a_reading_changes_the_edition_it_stands_beside(game: Game) -> None:
    named = game.editions[1]
    name, value = next(iter(named.readings.items()))
    reading = next(one for one in game.readings if one.name == name)
    changed = game.check(3, {**needed(reading), EDITION: named.name, name: reading.default})
    left = {other: each for other, each in named.readings.items() if other != name}
    assert game.edition(changed) == Edition("", left)
    assert game.check(3, {**needed(reading), EDITION: named.name, name: value})[EDITION] == named.name


@games
def test_all_readings_of_a_shipped_edition_are_that_edition(game: Game) -> None:
    for edition in game.editions:
        needs = {
            name: value for one in game.readings if one.name in edition.readings for name, value in needed(one).items()
        }
        assert game.check(3, {**needs, **edition.readings})[EDITION] == edition.name


def test_an_ineffective_reading_is_refused_with_the_reason_and_ignored_in_older_games() -> None:
    with pytest.raises(OptionsError, match="spy_must_take=false does nothing with mode=base"):
        CATAN.check(4, {"mode": "base", "spy_must_take": False})
    begun = CATAN.check_begun(4, {"mode": "base", "spy_must_take": False, "edition": "2025"})
    assert begun == CATAN.check(4, {"mode": "base"})
    ashore = CATAN.check_begun(4, {"seafarers_extra_points": 2, "robber_to_desert": True})
    assert CATAN.edition(ashore) == Edition("", {"robber_to_desert": True})


# JSON words -----------------------------------------------------------------------------------------------------------


@games
def test_an_edition_of_ones_own_is_one_word_that_says_all(game: Game) -> None:
    reading = game.readings[0]
    given = json.dumps({"name": "club", "readings": {reading.name: reading.values[1]}}, indent=2)
    options = game.check(3, {EDITION: given})
    text = str(options[EDITION])
    assert not set(text) & set(" \n\t")
    assert parse_edition(text) == Edition("club", {reading.name: reading.values[1]})
    assert game.check(3, options) == options
    assert game.parse_options({name: option_text(value) for name, value in options.items()}) == options


@games
def test_a_word_that_changes_nothing_is_the_first_edition(game: Game) -> None:
    reading = game.readings[0]
    for text in ("{}", '{"name":"club"}', json.dumps({"readings": {reading.name: reading.default}})):
        assert game.check(3, {EDITION: text})[EDITION] == game.editions[0].name


@games
def test_a_record_carries_it_and_is_replayed_without_anything_else(game: Game) -> None:
    reading = game.readings[-1]
    chosen: Options = {
        **needed(reading),
        EDITION: json.dumps({"name": "club", "readings": {reading.name: reading.values[1]}}),
    }
    if game is CATAN:
        chosen["trade_offers_per_turn"] = 0
    record = fair_record(game, 3, game.check(3, chosen), seed=4)
    again = parse_record(record.text(), GAMES)
    assert again.text() == record.text()
    assert again.verify().fairness == "proven"
    assert game.edition(again.options).name == "club"


WRONG = {
    "unknown name": ("nowhere", "There is no edition 'nowhere'"),
    "not JSON": ("{", "cannot be read"),
    "a list": ("{[]}", "cannot be read"),
    "more than it may hold": ('{"reading":{}}', "cannot be read"),
    "no value": ('{"readings":{"spy_must_take":null}}', "cannot be read"),
    "unknown reading": ('{"readings":{"spy":true}}', "There is no reading 'spy'"),
    "a number for a truth": ('{"readings":{"spy_must_take":0}}', "cannot be 0"),
    "a text for a truth": ('{"readings":{"spy_must_take":"false"}}', "cannot be"),
    "facts of a game without": ('{"facts":{"wonder_costs":{}}}', "has no facts that an edition can change"),
    "a shipped name": ('{"name":"2025","readings":{"spy_must_take":false}}', "is another one"),
    "a name with signs": ('{"name":"Our Club","readings":{"spy_must_take":false}}', "cannot be called"),
    "a long name": (json.dumps({"name": "a" * 41}), "cannot be called"),
    "too long": (json.dumps({"name": "a" * LONGEST_TEXT}), "too long"),
    "deep": ('{"facts":{"a":' + "[" * 5000 + "]" * 5000 + "}}", "."),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_what_is_not_an_edition_is_refused_with_an_explanation(mistake: str) -> None:
    text, words = WRONG[mistake]
    with pytest.raises(OptionsError, match=words) as refused:
        CATAN.check(4, {EDITION: text})
    assert refused.value.todo or refused.value.why
    assert len(str(refused.value)) < 1000


@pytest.mark.parametrize("value", [3, True])
def test_a_value_that_is_not_text_is_refused(value: int) -> None:
    with pytest.raises(OptionsError):
        CATAN.check(4, {EDITION: value})


# A host's own editions ------------------------------------------------------------------------------------------------


def test_a_hosts_own_edition_is_chosen_by_its_name_and_written_out() -> None:
    CATAN.add_edition(Edition("club", {"spy_must_take": False, "engineer_copies": 1}))
    options = CATAN.check(4, {EDITION: "club"})
    assert options[EDITION] == '{"name":"club","readings":{"spy_must_take":false}}'
    match = Match(CATAN, 4, {EDITION: "club"}, list("abcd"), FairChance(seeded_secret(1), "seed-1"))
    CATAN.own_editions.clear()
    assert parse_record(match.record().text(), GAMES).options == options
    with pytest.raises(OptionsError, match="There is no edition 'club'"):
        CATAN.check(4, {EDITION: "club"})


def test_a_hosts_own_edition_loses_its_name_when_a_reading_is_changed() -> None:
    CATAN.add_edition(Edition("club", {"spy_must_take": False}))
    assert CATAN.edition(CATAN.check(4, {EDITION: "club", "engineer_copies": 2})).name == ""
    assert CATAN.edition(CATAN.check(4, {EDITION: "club", "spy_must_take": False})).name == "club"


@pytest.mark.parametrize(
    "edition", [Edition("2025"), Edition("club"), Edition(""), Edition("Club"), Edition("x", {"spy": True})]
)
def test_an_impossible_edition_of_ones_own_is_refused(edition: Edition) -> None:
    CATAN.add_edition(Edition("club", {"spy_must_take": False}))
    with pytest.raises(OptionsError):
        CATAN.add_edition(edition)
    assert [one.name for one in CATAN.own_editions] == ["club"]


def test_facts_and_readings_stand_in_one_edition() -> None:
    NEWDAWN.add_edition(Edition("club", {"tech_overflow": "stops"}, {"wonder_costs": {"petra": 9}}))
    options = NEWDAWN.check(2, {EDITION: "club", "attacks_through_city_states": True})
    assert NEWDAWN.edition(options) == Edition(
        "", {"attacks_through_city_states": True, "tech_overflow": "stops"}, {"wonder_costs": {"petra": 9}}
    )
