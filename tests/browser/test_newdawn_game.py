"""Games of A New Dawn: the first rounds against bots, and to the score sheet on a phone and with two people."""

from playwright.sync_api import expect

from .conftest import Served
from .newdawn_people import MakeRuler, Ruler
from .newdawn_plans import explorer
from .newdawn_positions import ending, late_turn
from .people import PHONE
from .prepared import kept_for_friends


def see_the_end(one: Ruler) -> None:
    """The score sheet is open and agrees with the table."""
    sheet = one.dialog("sheet-view-title")
    expect(sheet).to_be_visible()
    view = one.view()
    assert view["winners"]
    for player in view["players"]:
        assert set(player["marks"]) <= {card["card"] for card in view["victory"]}
    winner = view["players"][view["winners"][0]]
    assert len(winner["marks"]) == len(view["victory"])


def test_the_first_rounds_by_mouse_against_two_bots(ruler: MakeRuler) -> None:
    """The complete game is one of the long tests."""
    ann = ruler("Ann", confirm=False)
    ann.sit_at(ann.make_table("me", "greedy", "greedy", options={"map": "first_game"}))
    asked: set[str] = set()
    moves = ann.play_on(explorer(3), 30, lambda: asked.add(ann.view()["asked"]))
    assert moves == 30
    assert {"turn", "culture", "caravans", "travelling"} <= asked
    assert sum(frame.count('"do":"move"') for frame in ann.sent) == moves, "every press was one move"


def test_to_the_end_on_a_phone(ruler: MakeRuler) -> None:
    late = late_turn(4)
    ann = ruler("Аня", language="ru", size=PHONE, confirm=False)
    ann.sit_at(ann.go_on_from(late.record, late.ply, late.seat, "greedy"))
    assert ann.play_on(explorer(1, 0), 80) >= 1
    see_the_end(ann)


def test_the_last_moves_of_a_first_game_of_two_people(ruler: MakeRuler, served: Served) -> None:
    place, move = ending(2)
    ann = ruler("Аня", language="ru", confirm=False)
    bob = ruler("Боби", language="bg", size=PHONE, confirm=False)
    table = kept_for_friends(served.database, place)
    for one in (ann, bob):
        one.open(table.invitation)
        expect(one.page.get_by_text(one.say("table-loading"))).to_have_count(0)
    mover = (ann, bob)[place.seat]
    assert mover.wait_for_turn()
    mover.play(move)
    for one in (ann, bob):
        see_the_end(one)
