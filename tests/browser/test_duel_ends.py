"""Every ending of a duel, one move before it: the sentence, the reason, and the score pad with its rules."""

import re

import pytest
from playwright.sync_api import Locator, expect

from ecumene.core.ending import Ending
from ecumene.core.parsing import parse_record
from ecumene.games import GAMES

from .duel_positions import ending, last_move
from .duellists import Duellist, MakeDuellist
from .people import DESKTOP, PHONE
from .positions import Place

LINES = ("blue", "green", "yellow", "purple", "wonders", "tokens", "coins", "military", "total")


def end_of(place: Place) -> Ending:
    end = parse_record(place.record, GAMES).state_after(place.plies).ending()
    assert end is not None
    return end


def names_of(one: Duellist, place: Place) -> list[str]:
    names = [one.say("level-random")] * 2
    names[place.seat] = one.name
    return names


def verdict_on(one: Duellist, place: Place, end: Ending) -> str:
    """The end as one player is told it; the score only where it decided."""
    if len(end.winners) > 1:
        return one.say("verdict-shared")
    verdict = "verdict-won" if place.seat in end.winners else "verdict-lost"
    if end.result != "civilian-victory":
        return one.say(verdict)
    totals = end.sheet.lines[LINES.index("total")].values
    if totals[0] == totals[1]:
        return one.say(verdict)
    return one.say(f"{verdict}-score", mine=totals[place.seat], theirs=totals[1 - place.seat])


def check_pad(one: Duellist, sheet: Locator, end: Ending) -> None:
    """Check every line: both numbers, its rule, and the rule's text."""
    rules = one.context.request.get(f"/api/v1/games/duel/rules/{one.language}").json()
    texts = {rule["id"]: rule["rule"] for chapter in rules["chapters"] for rule in chapter["rules"]}
    rows = sheet.locator("tbody tr:not(.explanation)")
    expect(rows).to_have_count(len(end.sheet.lines))
    for number, line in enumerate(end.sheet.lines):
        row = rows.nth(number)
        expect(row.locator(".what")).to_have_text(one.say(f"sheet-{line.name}"))
        assert row.locator("svg").count() > 1  # what is counted has a sign besides its name
        assert [int(re.sub(r"\D", "", cell)) for cell in row.locator("td").all_inner_texts()] == list(line.values)
        expect(row.get_by_role("link")).to_have_count(0)  # numbers of rules are a tap away
        row.get_by_role("button", name=one.say("sheet-view-explain")).click()
        explained = sheet.locator("tr.explanation:not([hidden])")
        expect(explained).to_have_count(1)
        expect(explained.locator("[data-rule]")).to_have_text(texts[line.rule])
        expect(explained.get_by_role("link", name=line.rule, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("reason", "result", "language", "size"),
    [
        ("capital", "military-supremacy", "en", DESKTOP),
        ("symbols", "scientific-supremacy", "ru", PHONE),
        ("points", "civilian-victory", "bg", DESKTOP),
        ("blue", "civilian-victory", "en", PHONE),
        ("shared", "shared-victory", "en", DESKTOP),
    ],
)
def test_the_last_move_ends_the_game(
    duellist: MakeDuellist, reason: str, result: str, language: str, size: tuple[int, int]
) -> None:
    place = ending(reason)
    end = end_of(place)
    assert (end.result, end.reason) == (result, reason)
    ann = duellist("Annabel", language=language, size=size)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.play(last_move(place))
    assert not ann.wait_for_turn()

    sheet = ann.dialog("sheet-view-title")
    winners = " and ".join(names_of(ann, place)[seat] for seat in end.winners)
    sentence = ann.say(f"ending-{result}", winners=winners)
    expect(sheet).to_contain_text(sentence)
    verdict = verdict_on(ann, place, end)
    # Only who won has laurels.
    assert sheet.locator(".result > svg").count() == (place.seat in end.winners)
    expect(sheet.locator("[data-verdict]")).to_have_text(verdict)
    expect(sheet).to_contain_text(ann.say(f"reason-{reason}"))
    expect(sheet.get_by_role("link", name=end.rule, exact=True).first).to_be_visible()
    named = [line.name for line in end.sheet.lines]
    assert named == [*LINES, *(["blue-tie-break"] if reason in ("blue", "shared") else [])]
    check_pad(ann, sheet, end)
    ann.page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    expect(ann.prompt.locator(".asked")).to_have_text(f"{verdict}. {sentence}")
    cities = ann.page.locator("section[data-zone^='city:']")
    expect(cities.get_by_role("img", name=ann.say("show-winner"))).to_have_count(len(end.winners))
    expect(ann.page.locator("[data-move], [data-card].lit")).to_have_count(0)
    shown = ann.look()
    assert shown.prices == {}
    assert [int(points) for points in shown.races["points"]] == list(end.sheet.lines[LINES.index("total")].values)
