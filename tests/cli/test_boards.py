"""Boards in the terminal: complete at 80 columns in every language, and consistent with the position."""

import re
from collections.abc import Iterator

import pytest

from ecumene.cli.board import drawing_of
from ecumene.core.drawing import cells_of, shorten, width_of, wrap
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, State
from ecumene.core.texts import Texts
from ecumene.games import GAMES, game_named
from ecumene.games.catan.island import EDGES
from ecumene.games.catan.view_types import CatanView
from ecumene.games.duel.view_types import DuelView
from ecumene.games.newdawn.view_types import NewDawnView

NAMES = ["", "search:200ms", "Константин", "greedy"]
# The largest table of each game, and others whose boards look different.
TABLES: list[tuple[str, int, Options]] = [(name, max(game.players), {}) for name, game in GAMES.items()]
TABLES += [
    ("victoria", 4, {"team_mode": True}),
    ("catan", 3, {"mode": "base", "map": "first_game"}),
    ("catan", 4, {"map": "outer_isles"}),
    ("catan", 4, {"mode": "base", "map": "crescent_bay"}),
    ("newdawn", 2, {"map": "first_game"}),
    ("newdawn", 4, {"map": "random"}),
]
IDS = ["-".join([name, str(players), *map(str, options.values())]) for name, players, options in TABLES]
PLIES = (0, 3, 30, 80, 200, 600)


def positions(game: Game, players: int, options: Options) -> Iterator[State]:
    """Positions of one random game: its start, several in the middle, and its end or the position after 600 moves."""
    state, rng = game.new(players, options), Rng(11)
    played = 0
    for wanted in PLIES:
        while state.actor != OVER and (played < wanted or state.actor == CHANCE):
            state.play(state.random_move(rng))
            played += 1
        yield state
        if state.actor == OVER:
            return


def lines_of(game: Game, state: State, language: str, width: int) -> list[str]:
    """The board of the deciding seat, as plain text."""
    texts = Texts(language, game, NAMES[: state.players])
    moves = list(state.moves()) if state.actor >= 0 else []
    drawing = drawing_of(game, state.view(max(state.actor, 0)), texts, width, moves)
    assert all(width_of(line) <= width for line in drawing.lines)
    return [drawing.headline, *("".join(text for text, _ in line) for line in drawing.lines)]


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_80_columns(name: str, players: int, options: Options, language: str) -> None:
    game = game_named(name)
    for state in positions(game, players, options):
        lines = lines_of(game, state, language, 80)
        assert max(cells_of(line) for line in lines) <= 80
        assert "…" not in "".join(lines)
        for line in lines:
            if name != "duel":  # its cards cover each other
                assert (line.count("╭"), line.count("╰")) == (line.count("╮"), line.count("╯"))


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=IDS)
@pytest.mark.parametrize("width", [60, 120])
def test_other_widths_are_kept_too(name: str, players: int, options: Options, width: int) -> None:
    game = game_named(name)
    for state in positions(game, players, options):
        assert max([0, *(cells_of(line) for line in lines_of(game, state, "bg", width)[1:])]) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_cards_of_duel_that_lie_open_are_named_in_full(language: str, width: int) -> None:
    game = game_named("duel")
    texts = Texts(language, game)
    for state in positions(game, 2, {}):
        view = state.view(0)
        assert isinstance(view, DuelView)
        shown = "\n".join(lines_of(game, state, language, width))
        letters = re.sub(r"[^\w]", "", shown)
        for slot in view.slots:
            if slot.accessible and slot.card:
                # A name may be wrapped, so its words are searched for one by one.
                assert all(re.sub(r"\W", "", word)[:7] in letters for word in texts.say(f"card-{slot.card}").split())
        assert ("▒" in shown) == any(slot.card is None and not slot.taken for slot in view.slots)


def test_the_cards_of_duel_lie_as_a_pyramid() -> None:
    state, rng = game_named("duel").new(2, {"wonder_setup": "first_game"}), Rng(1)
    while state.view(0).round < 1 or state.actor == CHANCE:
        state.play(state.random_move(rng))
    rows = [line for line in lines_of(game_named("duel"), state, "en", 80) if re.fullmatch(r" *(╭─+╮)+ *", line)]
    assert [row.count("╭") for row in rows] == [2, 3, 4, 5, 6]
    assert [len(row) - len(row.lstrip()) for row in rows] == sorted(
        (len(row) - len(row.lstrip()) for row in rows), reverse=True
    )


def catan_at(asked: str) -> State:
    """A game of CATAN at the first question of this kind."""
    state, rng = game_named("catan").new(3, {"mode": "base", "map": "first_game"}), Rng(3)
    while state.actor < 0 or state.view(state.actor).asked != asked:
        state.play(state.random_move(rng))
    return state


@pytest.mark.parametrize(
    ("asked", "field"), [("founding-settlement", "crossing"), ("founding-road", "edge"), ("moving-robber", "hex")]
)
def test_places_of_catan_that_can_be_chosen_have_their_numbers_on_the_map(asked: str, field: str) -> None:
    game, state = game_named("catan"), catan_at(asked)
    wanted = {int(game.notation.fields(move)[field]) + 1 for move in state.moves()}
    drawing = drawing_of(game, state.view(state.actor), Texts("en", game), 80, state.moves())
    shown = [int(text.lstrip("#")) for line in drawing.lines for text, style in line if style.endswith("reverse")]
    assert sorted(shown) == sorted(wanted)
    unasked = drawing_of(game, state.view(state.actor), Texts("en", game), 80)
    assert not any(style.endswith("reverse") for line in unasked.lines for _, style in line)


def test_the_pieces_of_catan_stand_on_the_map() -> None:
    state, rng = catan_at("turn"), Rng(5)
    for _ in range(400):
        state.play(state.random_move(rng))
    view = state.view(0)
    assert isinstance(view, CatanView)
    board = "\n".join(lines_of(game_named("catan"), state, "en", 80)).split("╯")[-1]
    for seat, letter in enumerate("ABC"):
        standing = [one for one in view.crossings if one.seat == seat]
        assert board.count(f"{letter}▲") == sum(one.piece == "settlement" for one in standing)
        assert board.count(f"{letter}■") == sum(one.piece == "city" for one in standing)
        upright = sum(_is_upright(one.edge) for one in view.edges if one.seat == seat)
        slanting = sum(not _is_upright(one.edge) for one in view.edges if one.seat == seat)
        assert board.count(letter) == len(standing) + upright + 2 * slanting


def _is_upright(edge: int) -> bool:
    """Whether an edge is drawn on one line: corners are numbered row by row, and its ends are two rows apart."""
    from ecumene.games.catan.island import CORNERS

    (_, q, r), (_, other_q, other_r) = (CORNERS[node] for node in EDGES[edge])
    return 2 * q + r == 2 * other_q + other_r


def test_the_spaces_of_a_new_dawn_stand_on_the_map() -> None:
    game = game_named("newdawn")
    state, rng = game.new(3, {"map": "first_game"}), Rng(4)
    for _ in range(500):
        state.play(state.random_move(rng))
    view = state.view(0)
    assert isinstance(view, NewDawnView)
    drawing = drawing_of(game, view, Texts("en", game), 80)
    below = "\n".join("".join(text for text, _ in line) for line in drawing.lines).split("╯")[-1]
    board = "\n".join(line for line in below.split("\n") if "│" in line)
    for seat, letter in enumerate("ABC"):
        owned = [space for space in view.spaces if space.owner == seat and not space.barbarians]
        assert len(re.findall(rf"{letter}[•●□■◇◆]", board)) == len(owned)
    assert board.count("!") == sum(bool(space.barbarians) for space in view.spaces)
    assert len(re.findall(r"[~12345*]", re.sub(r"![A-Z]", "", board))) == len(view.spaces)


def test_lines_break_between_words_and_long_words_with_a_hyphen() -> None:
    lines = wrap([("one two, ", ""), ("three", "red"), (", seventeen", "")], 9, 2)
    assert ["".join(text for text, _ in line) for line in lines] == ["one two,", "  three,", "  sevent-", "  een"]


@pytest.mark.parametrize(
    ("name", "shown"), [("Ann", "Ann"), ("王" * 20, "王" * 11 + "…"), ("e\u0301" * 24, "e\u0301" * 24)]
)
def test_names_are_shortened_by_the_cells_they_take(name: str, shown: str) -> None:
    assert shorten(name) == shown
    assert cells_of(shorten(name)) <= 24
