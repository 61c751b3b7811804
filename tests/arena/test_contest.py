"""Contests: paired deals, rotated seats, files that can be interrupted."""

from pathlib import Path

import msgspec
import pytest

from ecumene.arena.contest import Contest, Outcome, deal_of, play_one, seating_of
from ecumene.arena.game import play_game, seed_of
from ecumene.arena.running import run_contest
from ecumene.arena.statistics import wilson
from ecumene.bots import make_bot, parse_bot
from ecumene.core.errors import EcumeneError
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.state import VictoriaState


def contest(
    *bots: str, players: int = 0, games: int = 8, seed: int = 3, options: dict[str, bool | int | str] | None = None
) -> Contest:
    seats = players or len(bots)
    return Contest("victoria", seats, VICTORIA.check(seats, options), bots, games, seed)


def untimed(outcomes: list[Outcome]) -> list[Outcome]:
    """The games without what was measured: processor time is never twice the same."""
    return [msgspec.structs.replace(outcome, seconds=()) for outcome in outcomes]


# Deals and seats ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (4, 4), (2, 4)])
def test_every_deal_is_played_once_in_each_seating(bots: int, players: int) -> None:
    one = contest(*["random"] * bots, players=players, games=bots * 5)
    played: dict[int, list[tuple[int, ...]]] = {}
    for number in range(one.games):
        played.setdefault(deal_of(one, number), []).append(seating_of(one, number))
    assert list(played) == [0, 1, 2, 3, 4]
    for seatings in played.values():
        assert len(seatings) == len(set(seatings)) == bots
        for seat in range(players):
            assert sorted(seating[seat] for seating in seatings) == list(range(bots))
        for seating in seatings:
            assert all(seating.count(bot) == players // bots for bot in range(bots))


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
def test_with_equal_bots_the_games_of_a_deal_are_swaps_of_each_other(bot: str) -> None:
    results = run_contest(contest(bot, bot, games=6), 1, None)
    for one, two in zip(results.outcomes[::2], results.outcomes[1::2], strict=True):
        assert one.seating == (0, 1)
        assert two.seating == (1, 0)
        assert (one.returns, one.result, one.rounds) == (two.returns, two.result, two.rounds)
    first, second = results.standings
    assert first.points == second.points == 3


def test_three_equal_bots_in_turn_play_the_same_game_of_each_deal() -> None:
    results = run_contest(contest("greedy", "greedy", "greedy", games=6), 1, None)
    for deal in (results.outcomes[:3], results.outcomes[3:]):
        assert [outcome.seating for outcome in deal] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
        assert len({(outcome.returns, outcome.rounds) for outcome in deal}) == 1


def removed(bots: tuple[str, str], deal: int) -> int | None:
    """The cards that never came up, if the deck of that game ran out."""
    made = [make_bot(parse_bot(bot), VICTORIA, seed) for seed, bot in enumerate(bots)]
    state = play_game(VICTORIA, 2, VICTORIA.check(2), made, deal)
    ending = state.ending()
    assert ending is not None
    assert isinstance(state, VictoriaState)
    return int(state.pool) if ending.reason == "deck" else None


def test_a_deal_is_the_same_deck_whoever_plays() -> None:
    decks = []
    for deal in range(12):
        pairs = (("random", "greedy"), ("greedy", "random"), ("random", "random"))
        seen = {removed(bots, seed_of(1, deal)) for bots in pairs} - {None}
        assert len(seen) <= 1
        decks += list(seen)
    assert len(set(decks)) > 6


def test_another_seed_deals_other_games() -> None:
    one = run_contest(contest("random", "random", seed=1), 1, None)
    two = run_contest(contest("random", "random", seed=2), 1, None)
    assert untimed(one.outcomes) != untimed(two.outcomes)
    again = run_contest(contest("random", "random", seed=1), 1, None)
    assert untimed(again.outcomes) == untimed(one.outcomes)


def test_a_game_depends_on_its_number_alone() -> None:
    one = contest("greedy", "random")
    results = run_contest(one, 1, None)
    assert untimed([play_one((one, number)) for number in reversed(range(8))]) == untimed(results.outcomes[::-1])


# Standings ----------------------------------------------------------------------------------------------------------


def test_standings_follow_from_the_games() -> None:
    results = run_contest(contest("greedy", "random", games=10), 1, None)
    points = [0.0, 0.0]
    for outcome in results.outcomes:
        for entrant, value in zip(outcome.seating, outcome.returns, strict=True):
            points[entrant] += value
    assert [standing.points for standing in results.standings] == points
    assert sum(points) == 10
    greedy, random = results.standings
    assert (greedy.entrant, random.entrant) == ("greedy", "random")
    assert greedy.rate > random.rate
    assert (greedy.low, greedy.high) == wilson(greedy.points, 10)


def test_two_bots_share_four_seats() -> None:
    results = run_contest(contest("greedy", "random", players=4, games=4), 1, None)
    assert [outcome.seating for outcome in results.outcomes] == [(0, 1, 0, 1), (1, 0, 1, 0)] * 2
    assert sum(standing.points for standing in results.standings) == pytest.approx(4)
    assert results.standings[0].points > results.standings[1].points


def test_in_teams_each_bot_is_a_team() -> None:
    results = run_contest(contest("greedy", "random", players=4, games=6, options={"team_mode": True}), 1, None)
    for outcome in results.outcomes:
        assert outcome.seating[0] == outcome.seating[2]
        assert outcome.returns[0] == outcome.returns[2]
        assert outcome.returns[1] == outcome.returns[3]
    greedy, random = results.standings
    assert greedy.rate + random.rate == pytest.approx(1)
    assert greedy.rate > 0.5


def test_what_happens_is_told_game_by_game() -> None:
    told: list[Outcome] = []
    results = run_contest(contest("random", "random"), 1, None, told.append)
    assert told == results.outcomes


# Files --------------------------------------------------------------------------------------------------------------


def numbers(path: Path) -> list[int]:
    """The games in a file, each line read on its own."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [msgspec.json.decode(line, type=Outcome).number for line in lines]


@pytest.mark.parametrize("kept", [0, 1, 2, 5, 8])
def test_an_interrupted_contest_continues_and_gives_the_same_standings(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "some" / "games.jsonl"
    whole = run_contest(contest("greedy", "random"), 1, path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 9
    path.write_bytes(b"".join(lines[: kept + 1]))
    told: list[Outcome] = []
    again = run_contest(contest("greedy", "random"), 1, path, told.append)
    assert untimed(again.outcomes) == untimed(whole.outcomes)
    assert again.outcomes[:kept] == whole.outcomes[:kept]
    assert again.standings == whole.standings
    assert len(told) == 8
    assert path.read_bytes().startswith(b"".join(lines[: kept + 1]))


@pytest.mark.parametrize("cut", [1, 2, 10, 40])
def test_a_last_line_that_was_cut_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    whole = run_contest(contest("greedy", "random"), 1, path)
    data = path.read_bytes()
    half = data[: data.index(b'{"number":5')]
    path.write_bytes(half[:-cut])
    assert untimed(run_contest(contest("greedy", "random"), 1, path).outcomes) == untimed(whole.outcomes)
    assert sorted(numbers(path)) == list(range(8))


def test_games_are_kept_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    seen: list[list[int]] = []
    run_contest(contest("random", "random", games=4), 1, path, lambda _: seen.append(numbers(path)))
    assert seen == [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]


def test_a_finished_file_is_only_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run_contest(contest("random", "random"), 1, path)
    before = path.stat().st_mtime_ns
    assert run_contest(contest("random", "random"), 1, path) == whole
    assert path.stat().st_mtime_ns == before


def test_a_contest_can_be_made_longer_and_read_shorter(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    short = run_contest(contest("greedy", "random", games=4), 1, path)
    longer = run_contest(contest("greedy", "random", games=8), 1, path)
    assert untimed(longer.outcomes) == untimed(run_contest(contest("greedy", "random", games=8), 1, None).outcomes)
    assert longer.outcomes[:4] == short.outcomes
    assert run_contest(contest("greedy", "random", games=4), 1, path) == short


OTHERS = [
    contest("random", "greedy"),
    contest("greedy", "random", seed=4),
    contest("greedy", "greedy"),
    contest("greedy", "random", options={"stall_rounds": 5}),
    contest("greedy", "random", players=4),
]


@pytest.mark.parametrize("other", OTHERS)
def test_the_file_of_another_contest_is_refused_and_left_alone(tmp_path: Path, other: Contest) -> None:
    path = tmp_path / "games.jsonl"
    run_contest(other, 1, path)
    before = path.read_bytes()
    with pytest.raises(EcumeneError, match="holds another contest"):
        run_contest(contest("greedy", "random"), 1, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("data", [b"my notes\n", b"{}\n", b"\xff\xfe", b'{"game":"victoria"}\n', b"\n\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(data)
    with pytest.raises(EcumeneError, match="does not hold games of a contest"):
        run_contest(contest("greedy", "random"), 1, path)
    assert path.read_bytes() == data


def test_damage_in_the_middle_of_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run_contest(contest("random", "random"), 1, path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3][:20] + b"\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(EcumeneError, match="does not hold games of a contest"):
        run_contest(contest("random", "random"), 1, path)


def test_games_with_other_facts_are_a_different_contest(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    other = msgspec.structs.replace(contest("random", "random"), facts="beef")
    path.write_bytes(msgspec.json.encode(other) + b"\n")
    with pytest.raises(EcumeneError, match="holds another contest"):
        run_contest(contest("random", "random"), 1, path)
    with pytest.raises(EcumeneError, match="not known here"):
        run_contest(other, 1, path)
    assert path.read_bytes() == msgspec.json.encode(other) + b"\n"


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.touch()
    results = run_contest(contest("random", "random"), 1, path)
    assert run_contest(contest("random", "random"), 1, path) == results
    assert numbers(path) == list(range(8))


def test_a_path_that_cannot_be_written_or_read_is_reported(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file", encoding="utf-8")
    for path in (tmp_path / "blocked" / "games.jsonl", tmp_path):
        with pytest.raises(EcumeneError, match="cannot be"):
            run_contest(contest("random", "random"), 1, path)


# Errors -------------------------------------------------------------------------------------------------------------

WRONG = [
    (contest("random", "random", players=3), "2 bots cannot share 3 seats evenly."),
    (contest("random", "random", "random", players=4), "3 bots cannot share 4 seats evenly."),
    (contest("random", "random", "random", players=2), "3 bots cannot share 2 seats evenly."),
    (contest("random", players=2), "1 bots cannot share 2 seats evenly."),
    (contest("random", "random", games=7), "7 games cannot give every bot every seat for each deal."),
    (contest("random", "random", games=0), "0 games cannot give every bot every seat for each deal."),
    (contest("random", "deep"), "There is no bot 'deep'."),
    (contest("random", "greedy:9"), "The bot greedy takes no budget."),
    (msgspec.structs.replace(contest("random", "random"), game="chess"), "There is no game 'chess'."),
    (msgspec.structs.replace(contest("random", "random"), players=5), "cannot be played by 5."),
    (msgspec.structs.replace(contest("random", "random"), options={"x": 1}), "There is no option 'x'."),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "words"), WRONG)
def test_what_cannot_be_a_fair_contest_is_refused_before_the_first_game(
    tmp_path: Path, wrong: Contest, words: str
) -> None:
    with pytest.raises(EcumeneError) as caught:
        run_contest(wrong, 1, tmp_path / "games.jsonl")
    assert words in caught.value.what
    assert caught.value.todo
    assert not (tmp_path / "games.jsonl").exists()
