"""Matches: playing, decisions in any order, taking back, records and resuming them."""

from collections.abc import Iterator

import pytest

from ecumene.core.errors import EcumeneError, OptionsError
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.game import Game
from ecumene.core.match import KEEP_EVERY, Match, MoveRefused, new_table, resume
from ecumene.core.options import Options
from ecumene.core.parsing import parse_record
from ecumene.core.record import Ply, RecordError
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, IllegalMove
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA

from .toy import TOY
from .variants import LONG, brief, variants

ALL: dict[str, Game] = {**GAMES, "toy": TOY}
NAMES = ["Ann", "Bob", "Cid", "Dan"]
DRAFT: Options = {"deal_variant": "draft"}


def new_match(players: int = 2, options: Options | None = None, seed: int = 1, game: Game = VICTORIA) -> Match:
    return Match(game, players, options, NAMES[:players], FairChance(seeded_secret(seed), f"table-{seed}"))


def text(match: Match, ply: int = -1) -> str:
    return match.game.notation.text(match.plies[ply].move)


def play_on(match: Match, rng: Rng, plies: int = 10_000) -> Match:
    """Make random decisions until there are this many plies or the game ends."""
    while not match.over and len(match.plies) < plies:
        match.play(match.state.actor, match.state.random_move(rng))
    return match


def snapshot(match: Match) -> tuple[bytes, list[Ply], int, str]:
    return match.state.to_bytes(), list(match.plies), len(match.events), match.record().text()


# Playing ------------------------------------------------------------------------------------------------------------


def test_a_match_starts_at_the_first_decision_with_chance_done() -> None:
    match = new_match(3)
    assert match.state.actor >= 0
    assert [ply.seat for ply in match.plies] == [CHANCE] * 10
    assert text(match, 0).startswith("first p")
    assert len(match.events) == 10
    assert match.options == VICTORIA.check(3)
    assert not match.over


def test_a_decision_is_followed_by_chance_and_tells_all_events_since() -> None:
    match = new_match()
    seat = match.state.actor
    match.play(seat, match.state.moves()[0])
    before = len(match.plies)
    events = match.play(seat, VICTORIA.notation.parse("end"))
    assert [text(match, number).split()[0] for number in range(before, len(match.plies))] == ["end", "draw"]
    assert [event.name for event in events][:2] == ["ends", "draws"]
    assert events == [event for told in match.events[before:] for event in told]
    assert match.state.actor == 1 - seat


def test_a_match_needs_a_name_for_every_seat_and_options_the_game_allows() -> None:
    chance = FairChance(seeded_secret(1), "t")
    with pytest.raises(EcumeneError, match="3 names for 2 players"):
        Match(VICTORIA, 2, None, NAMES[:3], chance)
    with pytest.raises(OptionsError):
        Match(VICTORIA, 5, None, NAMES, chance)
    with pytest.raises(OptionsError):
        Match(VICTORIA, 2, {"team_mode": True}, NAMES[:2], chance)


def test_the_wrong_seat_is_refused_and_nothing_changes() -> None:
    match = new_match(3)
    before = snapshot(match)
    move = match.state.moves()[0]
    for seat in {0, 1, 2, 3, CHANCE, -2} - {match.state.actor}:
        with pytest.raises(EcumeneError, match=f"not seat {seat + 1}'s turn"):
            match.play(seat, move)
        assert snapshot(match) == before


@pytest.mark.parametrize("move", ["end", "use attack", "draw war-1", "pick war-1"])
def test_an_illegal_move_is_refused_with_its_rule_and_nothing_changes(move: str) -> None:
    match = new_match()
    before = snapshot(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(match.state.actor, VICTORIA.notation.parse(move))
    assert caught.value.refusal.rule in VICTORIA.rule_ids
    assert snapshot(match) == before


@pytest.mark.parametrize("number", [-1, 7, 2**40])
def test_a_number_that_is_no_move_is_refused_and_nothing_changes(number: int) -> None:
    match = new_match()
    before = snapshot(match)
    with pytest.raises(IllegalMove):
        match.play(match.state.actor, number)
    assert snapshot(match) == before


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_a_match_is_over_at_its_end_and_takes_no_more_moves(game: Game) -> None:
    players = game.players[0]
    match = play_on(new_match(players, brief(game, players), game=game), Rng(2))
    assert match.over
    assert match.state.ending() is not None
    before = snapshot(match)
    for seat in range(-2, 2):
        with pytest.raises(EcumeneError):
            match.play(seat, game.notation.all_moves[-1])
    assert snapshot(match) == before


def test_the_same_secret_and_decisions_give_the_same_match() -> None:
    one, two = (play_on(new_match(4, seed=6), Rng(6)) for _ in range(2))
    assert one.record().plies == two.record().plies
    assert play_on(new_match(4, seed=7), Rng(6)).plies != one.plies


# Decisions in any order ---------------------------------------------------------------------------------------------


def orders(players: int) -> Iterator[list[int]]:
    yield list(range(players))
    yield list(reversed(range(players)))
    yield [*range(1, players), 0]


def pick_of(match: Match, seat: int) -> int:
    """The first pick that a seat can make."""
    state = match.state.clone()
    state.turn_to(seat)
    return state.moves()[0]


@pytest.mark.parametrize("players", VICTORIA.players)
def test_draft_picks_come_in_any_order_and_lead_to_the_same_position(players: int) -> None:
    keys, events = set(), []
    for order in orders(players):
        match = new_match(players, DRAFT)
        picks = {seat: pick_of(match, seat) for seat in range(players)}
        for number, seat in enumerate(order):
            assert sorted(match.state.awaited()) == sorted(order[number:])
            match.play(seat, picks[seat])
        assert [ply.seat for ply in match.plies[-players:]] == order
        assert len(match.state.awaited()) == players
        keys.add(match.state.key())
        events.append(len([event for told in match.events for event in told]))
        record = parse_record(match.record(open_secret=True).text(), ALL)
        assert record.verify().plies == len(match.plies)
    assert len(keys) == 1
    assert len(set(events)) == 1


def test_a_player_who_has_picked_waits_for_the_others() -> None:
    match = new_match(3, DRAFT)
    late = match.state.awaited()[2]
    match.play(late, pick_of(match, late))
    before = snapshot(match)
    with pytest.raises(EcumeneError, match=f"not seat {late + 1}'s turn"):
        match.play(late, match.plies[-1].move)
    assert snapshot(match) == before


def test_an_illegal_pick_out_of_order_changes_nothing() -> None:
    match = new_match(3, DRAFT)
    before = snapshot(match)
    late = match.state.awaited()[2]
    with pytest.raises(IllegalMove) as caught:
        match.play(late, VICTORIA.notation.parse("pick utopia-3"))
    assert caught.value.refusal.rule == "CV-DRAFT-02"
    assert snapshot(match) == before


# Taking back --------------------------------------------------------------------------------------------------------


def test_the_card_of_step_1_can_be_taken_back() -> None:
    match = new_match()
    seat = match.state.actor
    before = snapshot(match)
    first, *others = match.state.moves()
    match.play(seat, first)
    assert match.why_no_undo(seat) is OK
    match.undo(seat)
    assert snapshot(match) == before
    other = others[0] if others else first
    match.play(seat, other)
    assert match.plies[-1] == Ply(seat, other)


def test_only_the_last_decision_of_a_seat_can_be_taken_back() -> None:
    match = new_match()
    seat = match.state.actor
    assert match.why_no_undo(seat).details == {"undo": "nothing"}
    match.play(seat, match.state.moves()[0])
    before = snapshot(match)
    with pytest.raises(EcumeneError, match=r"cannot be taken back. Something else has happened since"):
        match.undo(1 - seat)
    assert snapshot(match) == before


def test_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    match = new_match()
    seat = match.state.actor
    match.play(seat, match.state.moves()[0])
    match.play(seat, VICTORIA.notation.parse("end"))
    before = snapshot(match)
    for one in range(2):
        assert match.why_no_undo(one).rule == ""
        with pytest.raises(EcumeneError, match="cannot be taken back"):
            match.undo(one)
    assert snapshot(match) == before


def test_an_effect_that_has_begun_cannot_be_taken_back_by_its_rule() -> None:
    match, rng = new_match(seed=3), Rng(3)
    while not text(match).startswith(("use ", "copy ")):
        match.play(match.state.actor, match.state.random_move(rng))
        assert not match.over
    seat = match.plies[-1].seat
    before = snapshot(match)
    assert match.why_no_undo(seat).rule == "CV-CLR-35"
    with pytest.raises(EcumeneError, match="Rule CV-CLR-35 forbids it"):
        match.undo(seat)
    assert snapshot(match) == before


def test_a_pick_can_be_taken_back_until_the_packs_move() -> None:
    match = new_match(2, DRAFT)
    second, first = match.state.awaited()
    before = snapshot(match)
    match.play(first, pick_of(match, first))
    match.undo(first)
    assert snapshot(match) == before
    match.play(first, pick_of(match, first))
    match.play(second, pick_of(match, second))
    assert match.why_no_undo(second).rule == "CV-DRAFT-09"
    with pytest.raises(EcumeneError, match="Rule CV-DRAFT-09 forbids it"):
        match.undo(second)
    assert match.why_no_undo(first).rule == ""


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_did_since_is_taken_back_with_ones_own_decision(game: str) -> None:
    """As far back as the last thing revealed: no chance since, and nothing that is final."""
    players = GAMES[game].usual_players
    match = Match(GAMES[game], players, {}, ["Ann"] * players, FairChance(seeded_secret(4), "undo"))
    rng = Rng(4)
    bots = range(1, players)
    taken = refused = 0
    before: tuple[int, bytes] | None = None  # the number of plies and the position before Ann's last decision
    while not match.over and len(match.plies) < 1500:
        seat = int(match.state.actor)
        if seat == 0:
            before = (len(match.plies), match.state.to_bytes())
        match.play(seat, match.state.random_move(rng))
        if before is None or seat == 0 or match.over:
            continue
        since = match.plies[before[0] :]
        refusal = match.why_no_undo(0, bots)
        assert match.why_no_undo(0).details == {"undo": "nothing"}  # against people it stands
        if any(ply.seat == CHANCE for ply in since):
            assert refusal is not OK
        if refusal is not OK:
            refused += 1
        elif taken < 20:
            again = list(since)
            match.undo(0, bots)
            assert (len(match.plies), match.state.to_bytes()) == before
            for ply in again:
                match.play(ply.seat, ply.move)
            assert match.plies[before[0] :] == again
            taken += 1
    assert refused
    assert taken or game == "victoria"  # where the end of each turn draws or says something final


def test_chance_after_taking_back_is_the_same_chance() -> None:
    """Taking back does not get anyone different cards: outcome number n stays outcome number n."""
    one, two = new_match(seed=9), new_match(seed=9)
    seat, move = one.state.actor, one.state.moves()[0]
    for _ in range(3):
        one.play(seat, move)
        one.undo(seat)
    for match in (one, two):
        match.play(seat, move)
        match.play(seat, VICTORIA.notation.parse("end"))
    assert one.plies == two.plies
    assert play_on(one, Rng(1)).record(open_secret=True).verify().fairness == "proven"


# Looking ahead, stopping, branching ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_what_is_foreseen_of_a_move_is_what_it_brings_and_changes_nothing(game: Game) -> None:
    for players in game.players:
        match = new_match(players, brief(game, players), game=game)
        rng = Rng(7)
        while not match.over and len(match.plies) < LONG // 10:
            seat = match.state.awaited()[-1]
            state = match.state.clone()
            state.turn_to(seat)
            move = state.random_move(rng)
            before = snapshot(match)
            passage = match.foresee(seat, [move])
            assert snapshot(match) == before
            twin = match.foresee(seat, [move])
            match.play(seat, move)
            assert match.plies[len(before[1]) :] == passage.plies == twin.plies
            assert match.events[len(before[1]) :] == passage.events
            assert match.state.to_bytes() == passage.state.to_bytes()
            with pytest.raises(EcumeneError, match="does not follow"):
                match.adopt(passage)  # the match has moved on since


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_moves_go_together_exactly_while_each_could_be_taken_back(game: Game) -> None:
    together = 0
    apart: set[str] = set()
    for players in game.players:
        match = new_match(players, brief(game, players), game=game)
        rng = Rng(11)
        while not match.over and len(match.plies) < LONG // 10:
            seat = match.state.awaited()[-1]
            state = match.state.clone()
            state.turn_to(seat)
            move = state.random_move(rng)
            before = match.state.clone(), list(match.plies)
            match.play(seat, move)
            free = match.why_no_undo(seat) is OK
            asked = match.state.may_decide(seat) and not match.over
            after = match.state.clone()
            if asked:
                after.turn_to(seat)
            follow = after.random_move(rng) if asked else move
            step = len(match.plies)
            match.rewind(len(before[1]))
            shown = snapshot(match)
            if free and asked:
                passage = match.foresee(seat, [move, follow])
                together += 1
                match.play(seat, move)
                assert len(match.plies) == step == len(before[1]) + 1
                match.play(seat, follow)
                assert match.plies[len(before[1]) :] == passage.plies
                assert match.events[len(before[1]) :] == passage.events
                assert match.state.to_bytes() == passage.state.to_bytes()
                continue
            with pytest.raises(MoveRefused) as refused:
                match.foresee(seat, [move, follow])
            assert refused.value.index == 1
            assert refused.value.reason in ("unseen", "turn", "over")
            apart.add(refused.value.reason)
            assert snapshot(match) == shown
            match.play(seat, move)
    assert apart
    assert together or game is TOY


def test_which_of_several_moves_is_refused_and_why() -> None:
    match = new_match(3)
    seat = match.state.actor
    good, bad = match.state.moves()[0], -5
    before = snapshot(match)
    for moves, index in (([bad], 0), ([good, bad], 1)):
        with pytest.raises(MoveRefused) as refused:
            match.foresee(seat, moves)
        assert (refused.value.index, refused.value.reason) == (index, "rule")
        assert refused.value.refusal.rule
        assert refused.value.refusal.rule in refused.value.what
    with pytest.raises(MoveRefused) as refused:
        match.foresee((seat + 1) % 3, [good])
    assert (refused.value.index, refused.value.reason) == (0, "turn")
    assert snapshot(match) == before
    match.stop("agreed")
    with pytest.raises(MoveRefused) as refused:
        match.foresee(seat, [good])
    assert (refused.value.index, refused.value.reason) == (0, "over")


def test_the_last_decision_of_each_seat_is_found_and_can_be_gone_back_to() -> None:
    match = play_on(new_match(3), Rng(2), 60)
    for seat in range(3):
        place = match.last_decision(seat)
        assert place is not None
        assert match.plies[place].seat == seat
        assert all(ply.seat != seat for ply in match.plies[place + 1 :])
    place = match.last_decision(0)
    assert place is not None
    kept, decided = match.plies[:place], match.plies[place]
    match.rewind(place)
    assert match.plies == kept
    assert len(match.events) == len(match.rounds) == place
    assert match.state.actor == 0
    match.play(0, decided.move)
    assert match.plies[place] == decided


def test_chance_gives_the_same_outcomes_after_going_back() -> None:
    match = play_on(new_match(), Rng(2), 60)
    plies = list(match.plies)
    match.rewind(match.given + 20)
    for ply in plies[20:]:
        if ply.seat != CHANCE and len(match.plies) < len(plies):
            match.play(ply.seat, ply.move)
    assert match.plies[: len(plies)] == plies


@pytest.mark.parametrize("plies", [-1, 61, 1000])
def test_a_match_cannot_be_rewound_to_a_point_it_never_reached(plies: int) -> None:
    match = play_on(new_match(), Rng(2), 60)
    with pytest.raises(EcumeneError, match="cannot be taken back"):
        match.rewind(plies if plies != 61 else len(match.plies) + 1)


def test_without_a_decision_there_is_no_last_one() -> None:
    assert new_match().last_decision(0) is None


def test_a_match_that_was_stopped_is_over_and_opens_its_secret() -> None:
    match = play_on(new_match(), Rng(1), 40)
    seat = match.plies[-1].seat
    match.stop("resigned", (1,))
    assert match.over
    assert match.why_no_undo(seat) is not OK
    record = match.record()
    assert (record.result, record.winners, record.verify().fairness) == ("resigned", (1,), "proven")
    with pytest.raises(EcumeneError, match="over"):
        match.stop("agreed")
    with pytest.raises(EcumeneError, match="This game is over"):
        resume(parse_record(record.text(), ALL), match.chance)


def test_a_branch_begins_with_what_was_given_and_has_chance_of_its_own() -> None:
    old = play_on(new_match(), Rng(1), 40)
    given = old.plies[:30]
    branch = Match(VICTORIA, 2, old.options, ["Ann", "Bob"], FairChance(seeded_secret(9), "branch"), given)
    assert branch.plies[:30] == given
    assert (branch.given, len(branch.events)) == (30, len(branch.plies))
    for seat in range(2):
        assert branch.why_no_undo(seat) is not OK  # given plies cannot be taken back
        assert branch.last_decision(seat) is None
    with pytest.raises(EcumeneError, match="cannot be taken back"):
        branch.rewind(29)
    play_on(branch, Rng(5), 60)
    saved = branch.record().text()
    again = resume(parse_record(saved, ALL), FairChance(seeded_secret(9), "branch"))
    assert again.plies == branch.plies
    assert play_on(branch, Rng(6)).record().verify().fairness == "proven"


def test_a_draft_can_be_branched_off_in_the_middle_of_simultaneous_picks() -> None:
    old = new_match(3, DRAFT)
    first, second = old.state.awaited()[1], old.state.awaited()[0]
    old.play(first, _any_move(old, first))
    old.play(second, _any_move(old, second))
    branch = Match(VICTORIA, 3, DRAFT, NAMES[:3], FairChance(seeded_secret(9), "branch"), old.plies)
    assert branch.state.to_bytes() == old.state.to_bytes()


def _any_move(match: Match, seat: int) -> int:
    state = match.state.clone()
    state.turn_to(seat)
    return state.moves()[0]


def test_partners_play_for_one_side() -> None:
    state = VICTORIA.new(4, {"team_mode": True})
    assert [state.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [VICTORIA.new(4).side_of(seat) for seat in range(4)] == [0, 1, 2, 3]


# Records ------------------------------------------------------------------------------------------------------------


def test_an_unfinished_match_keeps_its_secret_unless_told_to_open_it() -> None:
    match = play_on(new_match(), Rng(1), 30)
    assert match.record().secret == ""
    assert match.record().result == "unfinished"
    assert match.record().verify().fairness == "not opened"
    assert match.record(open_secret=True).verify().fairness == "proven"
    assert match.chance.secret.hex() not in match.record().text()


def test_a_finished_match_opens_its_secret() -> None:
    match = play_on(new_match(), Rng(1))
    record = match.record()
    assert record.verify().fairness == "proven"
    ending = match.state.ending()
    assert ending is not None
    assert (record.result, record.winners) == (ending.result, ending.winners)


def test_a_record_does_not_change_when_the_match_continues() -> None:
    match = play_on(new_match(), Rng(1), 30)
    record = match.record()
    before = record.text()
    play_on(match, Rng(2), 60)
    assert record.text() == before


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
@pytest.mark.parametrize("opened", [True, False])
def test_a_match_continues_from_its_record_as_if_never_interrupted(game: Game, opened: bool) -> None:
    players = max(game.players)
    for options in variants(game, players):
        match = play_on(new_match(players, options, game=game), Rng(4), 13)
        match.date = "2026-02-03"
        saved = match.record(open_secret=opened).text()
        again = resume(parse_record(saved, ALL), FairChance(seeded_secret(1), "table-1"))
        assert snapshot(again) == snapshot(match)
        assert (again.names, again.options, again.date) == (match.names, match.options, "2026-02-03")
        assert again.events == match.events
        assert [again.why_no_undo(seat) for seat in range(players)] == [match.why_no_undo(s) for s in range(players)]
        assert play_on(again, Rng(5), LONG).plies == play_on(match, Rng(5), LONG).plies


@pytest.mark.parametrize("chance", [FairChance(seeded_secret(2), "table-1"), FairChance(seeded_secret(1), "table-2")])
def test_a_record_of_another_secret_or_table_cannot_be_resumed(chance: FairChance) -> None:
    saved = play_on(new_match(), Rng(4), 30).record(open_secret=True)
    with pytest.raises(EcumeneError, match="belongs to another secret"):
        resume(saved, chance)


def test_a_record_with_an_altered_outcome_cannot_be_resumed() -> None:
    for opened in (True, False):
        saved = new_match().record(open_secret=opened)
        state = saved.state_after(len(saved.plies) - 1)
        other = next(move for move in state.moves() if move != saved.plies[-1].move)
        saved.plies[-1] = Ply(CHANCE, other)
        with pytest.raises(EcumeneError, match=r"secret gives|cannot be resumed"):
            resume(saved, FairChance(seeded_secret(1), "table-1"))


def test_a_damaged_record_cannot_be_resumed() -> None:
    saved = play_on(new_match(), Rng(4), 30).record(open_secret=True)
    saved.plies.append(Ply(saved.state_after(len(saved.plies)).actor, VICTORIA.notation.parse("draw war-1")))
    with pytest.raises(RecordError, match="not legal"):
        resume(saved, FairChance(seeded_secret(1), "table-1"))


def test_names_of_tables_are_short_words_and_never_the_same() -> None:
    tables = {new_table() for _ in range(100)}
    assert len(tables) == 100
    assert all(table.isalnum() and len(table) == 16 for table in tables)


# Positions that are kept ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_taking_back_from_a_kept_position_is_as_playing_from_the_start(game: Game) -> None:
    match = new_match(game.usual_players, game=game)
    rng = Rng(5)
    for _ in range(6):
        play_on(match, rng, len(match.plies) + 2 * KEEP_EVERY)
        slow = new_match(game.usual_players, game=game)
        for ply in match.plies[len(slow.plies) :]:
            if ply.seat != CHANCE:
                slow.play(ply.seat, ply.move)
        assert snapshot(slow) == snapshot(match)
        if match.over:
            break
        decisions = [number for number, ply in enumerate(match.plies) if ply.seat != CHANCE]
        target = decisions[-1 - rng.below(min(len(decisions), KEEP_EVERY))]
        slow._kept.clear()
        slow.rewind(target)
        for _ in range(2):  # what is played on from a kept position does not change it
            match.rewind(target)
            assert snapshot(match) == snapshot(slow)
            assert match.state.key() == slow.state.key()
            play_on(match, rng, target + 8)
        match.rewind(target)
    assert match._kept, "no position was kept"
    assert all(kept <= len(match.plies) for kept, _ in match._kept)


def test_a_match_may_be_given_its_plies_in_parts() -> None:
    first = play_on(new_match(), Rng(3), 40)
    whole = Match(VICTORIA, 2, None, ["a", "b"], FairChance(seeded_secret(9), "other"), first.plies)
    parts = Match(VICTORIA, 2, None, ["a", "b"], FairChance(seeded_secret(9), "other"), prepared=False)
    for start in range(0, len(first.plies), 7):
        parts.give(first.plies[start : start + 7])
    parts.begin()
    assert snapshot(parts) == snapshot(whole)
    assert (parts.given, parts.turns, parts.rounds) == (whole.given, whole.turns, whole.rounds)
    play_on(parts, Rng(4), 30)
    play_on(whole, Rng(4), 30)
    assert snapshot(parts) == snapshot(whole)
