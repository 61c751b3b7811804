"""Opinions of several searches are added up to one."""

from ecumene.bots.advice import Advice, confidence, merged


def moves(advice: list[Advice]) -> list[int]:
    return [one.move for one in advice]


def test_simulations_are_added_and_chances_weighted_by_them() -> None:
    found = merged([[Advice(1, 0.6, 30), Advice(2, 0.4, 10)], [Advice(2, 0.8, 50), Advice(1, 0.3, 10)]])
    assert moves(found) == [2, 1]
    assert [one.visits for one in found] == [60, 40]
    assert abs(found[0].chance - (0.4 * 10 + 0.8 * 50) / 60) < 1e-12
    assert abs(found[1].chance - (0.6 * 30 + 0.3 * 10) / 40) < 1e-12


def test_moves_that_nobody_tried_keep_their_mean() -> None:
    assert merged([[Advice(1, 0.2, 0)], [Advice(1, 0.4, 0)]])[0].chance == (0.2 + 0.4) / 2


def test_policies_are_averaged_where_there_are_any() -> None:
    assert merged([[Advice(1, 0.5, 1, 0.2)], [Advice(1, 0.5, 1, 0.6)], [Advice(1, 0.5, 1)]])[0].policy == 0.4


def test_what_one_search_proved_is_certain() -> None:
    win = [Advice(1, 0.9, 80), Advice(2, 1.0, 5, proven=True)]
    assert merged([win, [Advice(1, 0.9, 95), Advice(2, 0.5, 5)]])[0] == Advice(2, 1.0, 10, proven=True)
    loss = [Advice(1, 0.0, 80, proven=True), Advice(2, 0.1, 5)]
    assert moves(merged([loss, [Advice(1, 0.2, 95), Advice(2, 0.1, 5)]])) == [2, 1]


def test_a_proven_tie_counts_like_any_other_move() -> None:
    tie = Advice(1, 0.5, 10, proven=True)
    assert moves(merged([[tie, Advice(2, 0.6, 20)]])) == [2, 1]


def test_one_opinion_stays_as_it_is() -> None:
    advice = [Advice(3, 0.7, 9, 0.5), Advice(1, 0.6, 4, 0.25), Advice(2, 0.1, 1, 0.25)]
    assert merged([advice]) == advice


def test_a_search_is_as_sure_as_its_simulations_agree() -> None:
    assert confidence([Advice(1, 0.5, 80), Advice(2, 0.4, 20)]) == "clear"
    assert confidence([Advice(1, 0.5, 60), Advice(2, 0.4, 40)]) == "likely"
    assert confidence([Advice(1, 0.5, 40), Advice(2, 0.5, 30), Advice(3, 0.5, 30)]) == "close"
    assert confidence([Advice(1, 1.0, 1, proven=True), Advice(2, 0.4, 99)]) == "certain"
    assert confidence([]) == confidence([Advice(1, 0.5, 0), Advice(2, 0.5, 0)]) == "close"
    assert confidence([Advice(1, 0.5, 0)]) == "clear", "there is only one"
