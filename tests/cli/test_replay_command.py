"""``ecumene record replay``: a saved game as each seat saw it."""

import re
from pathlib import Path

import pytest

from ecumene.games.victoria import VICTORIA
from ecumene.testing.walk import fair_record

from .command import here, read

CARD = r"(War|Religion|Economy|Science|Culture|Utopia) I{1,3}"
NAMES = ["Ann", "Bob", "Cid"]
BOARD = " · deck "  # in the headline of every board


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a three-player game that started with a draft."""
    record = fair_record(VICTORIA, 3, VICTORIA.check(3, {"deal_variant": "draft"}), 3)
    record.names = NAMES
    path = tmp_path / "game.txt"
    path.write_text(record.text(), encoding="utf-8")
    return path


@pytest.mark.rule("CV-CLR-36", "CV-CLR-38", "CV-CLR-46")
def test_a_seat_sees_only_its_own_cards(file: Path) -> None:
    plies = len(read(file).plies)
    packs = 0
    for ply in (0, 5, 13, 14, 15, 20, 40, plies // 2, plies - 1, plies):
        for seat in range(4):
            answer = here("record", "replay", file, "--json", "--ply", str(ply), "--seat", str(seat)).data()
            assert answer["ply"] == ply
            for number, player in enumerate(answer["view"]["players"], 1):
                for cards, size in (("hand", "hand_size"), ("pack", "pack_size"), ("set_aside", "set_aside_size")):
                    shown = player[cards]
                    assert shown is None or (number == seat and len(shown) == player[size])
                    packs += cards == "pack" and bool(shown)
                if number == seat and player["hand_size"]:
                    assert len(player["hand"]) == player["hand_size"]
    assert packs


@pytest.mark.rule("CV-CLR-38", "CV-CLR-42")
def test_drawn_and_picked_cards_are_told_to_their_owner_alone(file: Path) -> None:
    begun = read(file)
    begun.plies, begun.result, begun.winners = begun.plies[:90], "unfinished", ()
    file.write_text(begun.text(), encoding="utf-8")
    for seat, owner in ((0, "nobody"), (2, "Bob")):
        out = here("record", "replay", file, "--seat", str(seat)).out
        for name in NAMES:
            drawn = re.findall(rf"^ *\d+ {name} draws (.*)\. CV-", out, flags=re.MULTILINE)
            picked = re.findall(rf"^ *\d+ {name} sets (.*) aside\. CV-", out, flags=re.MULTILINE)
            assert len(drawn) > 5
            assert len(picked) == 3
            for text in drawn + picked:
                assert bool(re.fullmatch(CARD, text)) == (name == owner), text


def test_the_table_is_shown_after_every_decision_and_the_sheet_at_the_end(file: Path) -> None:
    out = here("record", "replay", file).out
    decisions = sum(ply.seat >= 0 for ply in read(file).plies)
    assert out.count(BOARD) == decisions
    assert "Your hand" not in out
    assert out.count("Score sheet") == 1
    assert out.index("Score sheet") > out.rindex(BOARD)


def test_one_position_is_shown_alone(file: Path) -> None:
    plies = len(read(file).plies)
    last = here("record", "replay", file, "--ply", str(plies), "--seat", "2")
    assert last.code == 0
    assert last.out.count(BOARD) == 1
    assert "Your hand: " in last.out
    assert here("record", "replay", file, "--ply", "-1", "--seat", "2").out == last.out
    assert here("record", "replay", file, "--ply", str(plies // 2), "--seat", "2").out != last.out
    assert here("record", "replay", file, "--ply", "-1", "--json").data()["ply"] == plies


def test_the_positions_follow_the_moves(file: Path) -> None:
    record = read(file)
    before, after = (
        here("record", "replay", file, "--json", "--seat", "1", "--ply", str(ply)).data()["view"]["players"][0]
        for ply in next(
            (place, place + 1)
            for place, ply in enumerate(record.plies)
            if ply.seat == 0 and VICTORIA.notation.text(ply.move).startswith("play ")
        )
    )
    assert len(after["hand"]) == len(before["hand"]) - 1
    assert (
        sum(domain["count"] for domain in after["domains"]) == sum(domain["count"] for domain in before["domains"]) + 1
    )


@pytest.mark.parametrize(("language", "domain"), [("en", "War"), ("ru", "Война"), ("bg", "Война")])
def test_the_table_is_shown_in_the_language_that_is_asked_for(file: Path, language: str, domain: str) -> None:
    assert f"│ {domain} " in here("record", "replay", file, "--ply", "-1", "-l", language).out


@pytest.mark.parametrize(
    ("words", "what", "todo"),
    [
        (("--seat", "4"), "There is no seat 4.", "Seats: 1 to 3, or 0 for a spectator."),
        (("--seat", "-1"), "There is no seat -1.", "Seats: 1 to 3, or 0 for a spectator."),
        (("--ply", "9999"), "moves and outcomes, not 9999.", ""),
        (("--ply", "-2"), "moves and outcomes, not -2.", ""),
        (("--lang", "xx"), "There is no language 'xx'.", "Languages: en, ru, bg."),
    ],
)
def test_seats_and_positions_that_are_not_there_exit_with_2(file: Path, words: list[str], what: str, todo: str) -> None:
    answer = here("record", "replay", file, *words)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.error()
    assert todo in answer.error()


def test_an_illegal_move_stops_the_replay_with_its_rule(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"^p(\d) play .*$", r"p\1 end", text, count=1, flags=re.MULTILINE), encoding="utf-8")
    for command in ("replay", "show", "verify"):
        answer = here("record", command, file)
        assert answer.code == 1
        assert "'end' is not legal at ply" in answer.error()
        assert "Read the rule with: ecumene rules show CV-" in answer.error()
