"""Three people at CATAN, each in their own language: a complete game with trades; and one shared device."""

from collections import Counter
from time import monotonic

from playwright.sync_api import expect

from .catan_people import MakeSettler, Settler, View
from .catan_plans import builder
from .people import asked_of, sit_together

BASE = {"mode": "base", "map": "first_game"}


def hand(one: Settler) -> Counter[str]:
    return +Counter(one.view()["own"]["hand"])


def shown_hand(one: Settler) -> Counter[str]:
    """One's own cards as the page shows them."""
    counts = one.page.locator(".mine .hand .count").all_inner_texts()
    return +Counter(dict(zip(("lumber", "brick", "wool", "grain", "ore"), map(int, counts), strict=True)))


def terms(giver: Settler, taker: Settler) -> tuple[str, str] | None:
    """A card of each player, of two different kinds."""
    for mine in hand(giver):
        for theirs in hand(taker):
            if mine != theirs:
                return mine, theirs
    return None


def wait_for_hand(one: Settler, cards: Counter[str]) -> None:
    """Wait until the page shows these cards."""
    for kind, at in (("lumber", 1), ("brick", 2), ("wool", 3), ("grain", 4), ("ore", 5)):
        expect(one.page.locator(f".mine .hand li:nth-child({at}) .count")).to_have_text(str(cards[kind]))


def trade_plainly(
    mover: Settler, partner: Settler, third: Settler, seats: dict[Settler, int], mine: str, theirs: str
) -> None:
    """Offer to all; one accepts, one declines; make the deal."""
    before = {one: hand(one) for one in (mover, partner)}
    mover.offer({mine: 1}, {theirs: 1})
    if hand(third)[theirs]:  # otherwise the table declines for them
        third.press(third.page.locator("[data-move=decline]"))
    expect(mover.panel.locator("li", has_text=third.name)).to_contain_text(mover.say("show-said-declined"))
    partner.press(partner.page.locator("[data-move=accept]"))
    mover.press(mover.panel.locator(f"[data-move='deal p{seats[partner] + 1}']"))
    wait_for_hand(mover, before[mover] - Counter([mine]) + Counter([theirs]))
    wait_for_hand(partner, before[partner] - Counter([theirs]) + Counter([mine]))
    for one in (mover, partner, third):
        expect(one.page.locator("[data-move=accept], [data-move^=deal]")).to_have_count(0)


def trade_with_counter(mover: Settler, partner: Settler, seats: dict[Settler, int], mine: str, theirs: str) -> None:
    """Offer to one, who asks for one more card; make the deal on those terms."""
    before = {one: hand(one) for one in (mover, partner)}
    extra = next(kind for kind in before[mover] - Counter([mine]) if kind != theirs)
    mover.offer({mine: 1}, {theirs: 1}, (seats[partner],))
    partner.press(partner.panel.locator("[data-write]"))
    window = partner.trade_window
    expect(window.locator(f"[data-step='give {theirs} less']")).to_be_enabled()
    partner.compose({}, {extra: 1})
    answer = mover.panel.locator("li", has_text=partner.name)
    expect(answer).to_contain_text(mover.say("show-said-countered"))
    mover.press(answer.locator(f"[data-move='deal p{seats[partner] + 1}']"))
    wait_for_hand(mover, before[mover] - Counter([mine, extra]) + Counter([theirs]))
    wait_for_hand(partner, before[partner] - Counter([theirs]) + Counter([mine, extra]))


def seats_of(people: list[Settler]) -> dict[Settler, int]:
    """Where they sit: if two join at the same time, the later one takes the next free seat."""
    seats = {one: int(one.view()["seat"]) for one in people}
    assert sorted(seats.values()) == [0, 1, 2]
    return seats


def wait_for_all(people: list[Settler]) -> None:
    """Wait until every page has received the same ply: the result of a roll reaches them one after another."""
    deadline = monotonic() + 30
    while len({one.position()["ply"] for one in people}) > 1:
        assert monotonic() < deadline, "somebody is not told what happened"
        people[0].page.wait_for_timeout(20)


def try_to_trade(mover: Settler, people: list[Settler], done: list[str]) -> None:
    """Try the next of the two kinds of trade, if the hands allow it."""
    wait_for_all(people)
    seats = seats_of(people)
    for partner in people:
        if partner is mover or (found := terms(mover, partner)) is None:
            continue
        mine, theirs = found
        third = next(one for one in people if one not in (mover, partner))
        if "plain" not in done:
            trade_plainly(mover, partner, third, seats, mine, theirs)
            done.append("plain")
            return
        if any(kind != theirs for kind in hand(mover) - Counter([mine])):
            trade_with_counter(mover, partner, seats, mine, theirs)
            done.append("counter")
            return


def three_with_trades(settler: MakeSettler, most: int) -> list[Settler]:
    """Three people settle, trade in both ways and play on, to the end or for at least this many decisions."""
    people = [
        settler("Аня", language="ru", confirm=False),
        settler("Боби", language="bg", size=(768, 1024), confirm=False),
        settler("Cecil", language="en", size=(1024, 768), confirm=False),
    ]
    sit_together(*people, options=BASE)
    choose = [builder(50 + number) for number in range(3)]
    done: list[str] = []
    count = 0
    while (count < most or len(done) < 2) and (mover := asked_of(people)) is not None:
        count += 1
        view = mover.view()
        if view["asked"] == "turn" and len(done) < 2:
            try_to_trade(mover, people, done)
            view = mover.view()
        mover.play(choose[people.index(mover)](view, mover.moves()))
    assert done == ["plain", "counter"]
    for one, seat in seats_of(people).items():
        for position in one.positions():
            seen: View = position["view"]
            assert seen["own"] is None or seen["seat"] == seat, "nobody is told what others hold"
    return people


def test_three_people_found_and_trade(settler: MakeSettler) -> None:
    """The complete game is one of the long tests."""
    three_with_trades(settler, 18)


def test_one_device_for_three_with_a_trade(settler: MakeSettler) -> None:
    ann = settler("Ann", confirm=False)
    ann.open(ann.make_table("me", "me:Bea", "me:Cyd", options=BASE).path)
    choose = builder(5)
    traded = False
    handed: set[str] = set()
    declined = 0
    for _ in range(60):
        if declined == 2 and len(handed) == 3:
            break
        assert ann.take_in_turn(handed, hidden=".hand")
        expect(ann.page.locator(".mine .hand")).to_be_visible()
        view = ann.view()
        others = [player for player in view["players"] if player["seat"] != view["seat"] and player["cards"]]
        if view["asked"] == "turn" and not traded and hand(ann) and others:
            mine = next(iter(hand(ann)))
            wanted = next(kind for kind in ("ore", "lumber", "brick", "grain", "wool") if kind != mine)
            ann.offer({mine: 1}, {wanted: 1})
            traded = True
            continue
        if view["asked"] == "answering":
            ann.press(ann.page.locator("[data-move=decline]"))
            declined += 1
            continue
        ann.play(choose(view, ann.moves()))
    assert traded
    assert declined == 2, "each of the others was asked"
    assert handed == {"Ann", "Bea", "Cyd"}
    offered = [view for view in (position["view"] for position in ann.positions()) if view["offer"]]
    assert any(answer["said"] == "declined" for view in offered for answer in view["offer"]["answers"])
