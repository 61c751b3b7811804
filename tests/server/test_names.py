"""Names that could be taken for each other, and names that cannot."""

import pytest

from ecumene.server.names import looks, mark_of, told_apart

ALIKE = [
    ("Ann", "ann"), ("Ann", "ANN"), ("Ann", "A n n"), ("Ann", "Ánn"), ("Ann", "Ann."), ("Ann", "Аnn"),  # Cyrillic А
    ("Вова", "BOBA"), ("Вова", "ВОВА"), ("Иван", "ИВАН"), ("Андрей", "Андреи"), ("Ёлка", "Елка"), ("Рор", "Pop"),
    ("Νίκος", "ΝΙΚΟΣ"), ("ΝΙΚ", "NIK"), ("Alice", "AIice"), ("Bill", "Bi1l"), ("Bob", "B0b"), ("Ｂob", "Bob"),
    ("\U0001d401ob", "Bob"), ("Barn", "Bam"), ("Ann 2", "Ann2"), ("Ӏvan", "lvan"),
]  # fmt: skip
DIFFERENT = [
    ("Ann", "Anna"), ("Анна", "Ann"), ("Bob", "Rob"), ("Ann", "Ann 2"), ("Вова", "Вовка"), ("Ivan", "Evan"),
    ("Иван", "Ивана"), ("😀", "😃"), ("Ян", "Яна"), ("李", "王"), ("Мария", "Марина"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "two"), ALIKE)
def test_these_look_the_same(one: str, two: str) -> None:
    assert looks(one) & looks(two)
    assert told_apart(two, [one]) == f"{two} 2"


@pytest.mark.parametrize(("one", "two"), DIFFERENT)
def test_these_do_not(one: str, two: str) -> None:
    assert not looks(one) & looks(two)
    assert told_apart(two, [one]) == two


def test_the_number_is_the_first_that_is_free() -> None:
    assert told_apart("Ann", []) == "Ann"
    assert told_apart("Ann", ["Ann", "Аnn 2", "Bob"]) == "Ann 3"
    assert told_apart("Ann 2", ["Ann", "Ann 2"]) == "Ann 2 2"


def test_a_mark_says_nothing_at_another_table() -> None:
    assert mark_of("one", "guest") == mark_of("one", "guest")
    assert len({mark_of("one", "guest"), mark_of("two", "guest"), mark_of("one", "other")}) == 3
