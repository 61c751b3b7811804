"""The screen of a game in a terminal with 80 columns."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from ecumene.cli.board import drawing_of
from ecumene.core.texts import Texts
from ecumene.games.victoria import VICTORIA
from tests.games.victoria.table import Table

from .command import WIDTH, here

LONG = "Константин Константинопольский Великий"
DOMAINS = {
    "en": ["War", "Religion", "Economy", "Science", "Culture", "Utopia"],
    "ru": ["Война", "Религия", "Экономика", "Наука", "Культура", "Утопия"],
    "bg": ["Война", "Религия", "Икономика", "Наука", "Култура", "Утопия"],
}


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a game in Bulgarian, which has the longest words."""
    out = start(tmp_path_factory.mktemp("game"), "--bot", "random", "--lang", "bg", given="1\n" * 3000)
    return out.split("\n")


def start(folder: Path, *words: str, given: str = "") -> str:
    answer = here("play", "--seed", "5", "--save", folder / "game.txt", *words, given=given)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_all_columns_are_whole_with_the_strongest_bot_and_four_players(tmp_path: Path, language: str) -> None:
    words = ("-p", "4", "--bot", "search:1000", "-o", "team_mode=true", "--seat", "1", "--lang", language)
    out = start(tmp_path, *words)
    headers = [
        re.split(r" *│ *", line)[1:7] for line in out.split("\n") if DOMAINS[language][0] in line and "│" in line
    ]
    assert headers == [DOMAINS[language]] * 4
    titles = [line for line in out.split("\n") if re.search(r"^╭─ .*\((A|B)\) ─", line)]
    assert len(titles) == 4
    assert not any("…" in title for title in titles)


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_a_long_name_does_not_push_the_table_off_the_screen(tmp_path: Path, language: str) -> None:
    out = start(tmp_path, "--bot", "random", "-p", "4", "--name", LONG, "--lang", language, given="1\n")
    for domain in DOMAINS[language]:
        assert re.search(rf"^│ .*\b{domain}\b.*│$", out, flags=re.MULTILINE), domain
    hands = re.findall(r"\d \(\d·\d·\d\)", out)
    assert len(hands) == 8


def test_tables_and_choices_stay_within_the_screen(whole_game: list[str]) -> None:
    lines = [line for line in whole_game if line.startswith((" ", "Рунд", "╭", "│", "╰"))]
    assert len(lines) > 100
    assert [line for line in lines if len(line.rstrip()) > WIDTH] == []


def test_the_continuation_of_a_long_explanation_is_indented(whole_game: list[str]) -> None:
    following = [after for line, after in pairwise(whole_game) if re.match(r" {5}\S", line)]
    assert following
    assert all(line.startswith((" ", "Вашият ход")) for line in following)


@pytest.mark.parametrize("name", ["[red]Ann[/]", "[/bold]", "\\[/b]", "{ $x }", "100 %", "Ann [1]"])
def test_a_name_is_shown_as_it_is(tmp_path: Path, name: str) -> None:
    out = start(tmp_path, "--bot", "random", "--name", name, given="1\n?\nlog\n")
    row = next(line for line in out.split("\n") if line.startswith("╭─ ▶ "))
    assert row.startswith(f"╭─ ▶ {name} ")
    assert f"· {name} plays " in out


@pytest.mark.parametrize("name", ["game [old].txt", "game[a].txt"])
def test_a_file_is_named_as_it_is(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    answer = here("play", "--bot", "random", "--seed", "5", "--save", name, given="1\n" * 3000, folder=tmp_path)
    assert answer.code == 0
    assert path.exists()
    assert f"The record is in {name}." in answer.out.replace("\n", " ")


def test_players_of_the_same_name_can_be_told_apart(tmp_path: Path) -> None:
    out = start(tmp_path, "--bot", "random", "-p", "4", given="1\n1\n")
    rows = [
        line[3:].split(" ─")[0].removeprefix("▶ ").removesuffix(" ¹") for line in out.split("\n") if line[:1] == "╭"
    ]
    assert len(set(rows[:4])) == 4


def test_no_word_of_a_crowded_table_is_broken_at_80_columns() -> None:
    """All signs at once, four players in teams: cells wrap onto a second line, words stay whole."""
    table = Table(
        4,
        hands={1: "war*3", 2: "war*2 science*3", 3: "religion*4", 4: "culture*2"},
        areas={
            1: "war*5 economy*3 science*4 culture*3",
            2: "war*3 religion*5 economy*3",
            3: "utopia*4",
            4: "religion*4",
        },
        embargoes={1: "war economy science", 2: "war", 4: "religion"},
        democracies={1: "war economy science", 2: "religion religion", 3: "utopia"},
        options={"team_mode": True},
    )
    names = ["", "search:200ms", "search:200ms", "greedy"]
    for language in ("en", "ru", "bg"):
        texts = Texts(language, VICTORIA, names)
        lines = ["".join(text for text, _ in line) for line in drawing_of(VICTORIA, table.view(1), texts, 80).lines]
        assert max(len(line) for line in lines) <= 80
        shown = " ".join(re.sub("[│╭╮╰╯─┴]", " ", line) for line in lines).split()
        for domain in DOMAINS[language]:
            assert shown.count(domain) >= 4
        for signs in ("5/8★★", "3/8★", "5/9★★", "4/7★★", "⊘", "▽1", "▽2"):
            assert signs in shown, signs
