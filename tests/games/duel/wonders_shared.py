"""What every wonder costs and does, for the tests of the construction of wonders."""

from .table import Table

PRICES = {  # with nothing produced and nothing on the opponent's cards: 2 coins for each of 4 or 5 resources
    "appian-way": 10, "circus-maximus": 8, "colossus": 8, "great-library": 10, "great-lighthouse": 8,
    "hanging-gardens": 8, "mausoleum": 10, "piraeus": 8, "pyramids": 8, "sphinx": 8, "statue-of-zeus": 10,
    "temple-of-artemis": 8,
}  # fmt: skip
GAINS = {"appian-way": 3, "hanging-gardens": 6, "temple-of-artemis": 12}
POINTS = {
    "appian-way": 3, "circus-maximus": 3, "colossus": 3, "great-library": 4, "great-lighthouse": 4,
    "hanging-gardens": 3, "mausoleum": 2, "piraeus": 2, "pyramids": 9, "sphinx": 6, "statue-of-zeus": 3,
    "temple-of-artemis": 0,
}  # fmt: skip
SHIELDS = {"circus-maximus": 1, "colossus": 2, "statue-of-zeus": 1}
ASKED = {
    "circus-maximus": "destroying-grey",
    "great-library": "drawing",
    "mausoleum": "reviving",
    "statue-of-zeus": "destroying-brown",
}
EXTRA_TURN = {"appian-way", "hanging-gardens", "piraeus", "sphinx", "temple-of-artemis"}


def names_of(table: Table, seat: int, *, built: bool = False, retired: bool = False) -> list[str]:
    """A seat's wonders that are in that state."""
    return [one.wonder for one in table.city(seat).wonders if (one.built, one.retired) == (built, retired)]


def assert_takes_effect(table: Table, wonder: str) -> None:
    """Build the wonder with the altar and check everything it does."""
    seat = table.actor
    rival = 3 - seat
    before, price, coins, rivals_coins = (
        table.city(seat),
        table.price(wonder, seat),
        table.coins(seat),
        table.coins(rival),
    )
    built = names_of(table, seat, built=True)
    table.do(f"raise {wonder} altar")
    after = table.city(seat)
    assert set(names_of(table, seat, built=True)) == {*built, wonder}
    assert table.coins(seat) == coins - price + GAINS.get(wonder, 0)
    assert table.coins(rival) == rivals_coins - (3 if wonder == "appian-way" else 0)
    assert table.pawn == SHIELDS.get(wonder, 0) * (1 if seat == 1 else -1)
    assert after.points.wonders == before.points.wonders + POINTS[wonder]
    assert after.raw_choices == before.raw_choices + (wonder == "great-lighthouse")
    assert after.made_choices == before.made_choices + (wonder == "piraeus")
    assert after.production == before.production
    assert table.asked == ASKED.get(wonder, "turn")
    if wonder in ASKED:
        table.let_chance()
        assert table.actor == seat
        table.do(table.legal()[0])
    assert table.asked == "turn"
    assert table.actor == (seat if wonder in EXTRA_TURN else rival)
    assert (table.cards(rival, "grey") == []) == (wonder == "circus-maximus")
    assert (table.cards(rival, "brown") == []) == (wonder == "statue-of-zeus")
    assert (table.cards(seat) == ["forum"]) == (wonder == "mausoleum")
    assert len(table.city(seat).tokens) == (wonder == "great-library")
