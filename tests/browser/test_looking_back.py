"""Looking back: log, score sheet, replay, branches and records."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from ecumene.games import GAMES
from ecumene.testing.walk import fair_record

from .people import PHONE, Person
from .positions import asking, ending, game, late

MakePerson = Callable[..., Person]

BEHIND: Final = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
# The first whole line in sight, and how far from the top it is.
IN_SIGHT: Final = """(log) => {
    const line = [...log.querySelectorAll("p.line")].find((one) => one.offsetTop >= log.scrollTop);
    return [line.textContent, line.offsetTop - log.scrollTop];
}"""


def place_of(one: Person) -> Locator:
    return one.page.get_by_role("slider", name=one.say("replay-place"))


def test_every_line_of_the_log_names_its_rule_and_filters_choose_among_them(person: MakePerson) -> None:
    place = asking("naming")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    everything = ann.whole_log()
    told = [line for line in everything if "game" in line.kinds]
    assert len(told) > 20
    assert all(line.rule.startswith("CV-") for line in told)
    chooser = ann.labelled("log-view-filter")
    counts = {}
    for name in ("cards", "effects", "course", "table", "chat"):
        chooser.select_option(name)
        counts[name] = len(ann.whole_log())
    chooser.select_option("all")
    assert ann.whole_log() == everything
    assert counts["cards"] + counts["effects"] + counts["course"] + counts["table"] + counts["chat"] == len(everything)
    assert counts["effects"] > 0
    rule = ann.log.get_by_role("link", name=re.compile("^CV-")).last
    name = rule.inner_text()
    rule.click()
    expect(ann.dialog("table-rules").locator(f"article[id='{name}']")).to_be_in_viewport()


def play_on(one: Person) -> None:
    """Play a card, or end the turn."""
    assert one.wait_for_turn()
    if one.asked() == one.say("ask-effects"):
        one.end_turn()
    else:
        one.take()


def test_in_a_long_game_at_human_pace_the_log_stays_at_its_newest_line(person: MakePerson) -> None:
    place = late(4, left=300)
    ann = person("Ann", motion=True, confirm=False)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat, "greedy"))
    elements: list[int] = []
    for _ in range(8):
        play_on(ann)
        ann.page.wait_for_timeout(700)  # a person looks before the next move; meanwhile the others' moves are shown
        assert ann.log.evaluate(BEHIND) <= 4
        elements.append(ann.log.evaluate("log => log.querySelectorAll('*').length"))
    assert max(elements) <= 300

    # Only the reader lets go: what comes now does not move what is read.
    ann.log.hover()
    ann.page.mouse.wheel(0, -900)
    expect(ann.button("log-view-newest")).to_be_visible()
    ann.page.wait_for_timeout(300)  # the wheel glides
    read = ann.log.evaluate(IN_SIGHT)
    for _ in range(4):
        play_on(ann)
        ann.page.wait_for_timeout(300)
    assert ann.log.evaluate(IN_SIGHT) == read
    ann.page.locator(".log .newest").click()
    expect(ann.page.locator(".log .newest")).to_have_count(0)
    assert ann.log.evaluate(BEHIND) <= 4


def test_a_line_of_the_log_opens_the_game_at_that_point(person: MakePerson) -> None:
    place = asking("naming")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    ann.log.get_by_role("button", name=re.compile(ann.say("log-view-look"))).nth(20).click()
    expect(place_of(ann)).not_to_have_value("0")
    assert int(place_of(ann).input_value()) < place.ply
    ann.button("replay-your-turn").click()
    assert ann.wait_for_turn()


def test_the_score_sheet_explains_every_line(person: MakePerson) -> None:
    place = ending()
    ann = person("Ann", size=PHONE)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    ann.end_turn()
    sheet = ann.dialog("sheet-view-title")
    expect(sheet).to_be_visible()
    whys = sheet.get_by_role("button", name=ann.say("sheet-view-explain"))
    expect(whys.first).to_be_visible()
    assert whys.count() >= 5
    rules = ann.context.request.get("/api/v1/games/victoria/rules/en").json()
    texts = [one["rule"] for chapter in rules["chapters"] for one in chapter["rules"]]
    for number in range(whys.count()):
        whys.nth(number).click()
        expect(whys.nth(number)).to_have_attribute("aria-expanded", "true")
        explained = sheet.locator("tr.explanation:not([hidden])")
        expect(explained).to_have_count(1)
        expect(explained).not_to_have_text(ann.say("table-loading"))
        assert explained.locator("[data-rule]").inner_text() in texts


def test_replay_goes_by_slider_step_round_and_by_itself(person: MakePerson) -> None:
    record = game(3)
    ann = person("Ann")
    ann.open(ann.load(record.text()).path)
    slider = place_of(ann)
    expect(slider).to_have_value("0")
    expect(ann.words("replay-start")).to_be_visible()
    ann.button("replay-forward").click()
    expect(slider).not_to_have_value("0")
    first = int(slider.input_value())
    ann.page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(str(first))
    assert int(slider.input_value()) > first
    ann.button("replay-back").click()
    expect(slider).to_have_value(str(first))
    ann.button("replay-last").click()
    expect(slider).to_have_value(str(len(record.plies)))
    expect(ann.button("replay-forward")).to_be_disabled()
    ann.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("100")
    expect(slider).to_have_value("100")
    events = ann.page.get_by_role("region", name=ann.say("replay-events"))
    expect(events.get_by_role("link", name=re.compile("^CV-")).first).to_be_visible()

    ann.labelled("replay-round").select_option(label=ann.say("log-view-round", round=5))
    rounds = ann.context.request.get(f"/api/v1/tables/{ann.page.url.split('/')[-1]}/replay?count=1").json()["rounds"]
    expect(slider).to_have_value(str(rounds[4]))
    ann.labelled("replay-speed").select_option(index=ann.labelled("replay-speed").locator("option").count() - 1)
    ann.button("replay-play").click()
    expect(ann.button("replay-pause")).to_be_visible()
    ann.page.wait_for_function("least => document.querySelector('input[type=range]').value > least", arg=rounds[4] + 8)
    ann.button("replay-pause").click()
    stopped = slider.input_value()
    ann.button("replay-back").click()
    expect(slider).not_to_have_value(stopped)
    assert int(slider.input_value()) < int(stopped)


def test_a_game_of_ages_is_gone_through_by_ages(person: MakePerson) -> None:
    duel = GAMES["duel"]
    ann = person("Ann", language="ru", game="duel")
    ann.open(ann.load(fair_record(duel, 2, duel.check(2), seed=1).text()).path)
    slider = place_of(ann)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(re.escape(ann.say("board-round-before")) + "$"))
    ages = [ann.say("board-round", round=age) for age in (1, 2, 3)]
    choice = ann.labelled("board-round-go")
    expect(choice.get_by_role("option")).to_have_text([ann.say("board-round-before"), *ages])
    choice.select_option(label=ages[1])
    expect(slider).to_have_attribute("aria-valuetext", re.compile(re.escape(ages[1]) + "$"))
    ann.button("replay-last").click()
    assert [line.heading for line in ann.whole_log() if line.heading] == ages


def test_after_the_end_every_seats_view_can_be_seen(person: MakePerson) -> None:
    place = asking("step-play")
    ann = person("Ann", size=PHONE)
    table = ann.load(place.record)
    ann.open(f"{table.path}?replay&ply={place.ply}")
    expect(place_of(ann)).to_have_value(str(place.ply))
    chooser = ann.labelled("replay-viewer")
    hand = ann.page.locator("section[data-zone^='hand:']")
    for seat in (0, 1):
        chooser.select_option(str(seat))
        expect(ann.page.locator(f"section[data-zone='hand:{seat}']")).to_be_visible()
        expect(hand).to_have_count(1)
    chooser.select_option("-3")
    expect(hand).to_have_count(0)


def test_one_can_play_on_from_any_point(person: MakePerson) -> None:
    place = asking("effects")
    ann = person("Ann")
    ann.open(f"{ann.load(place.record).path}?replay&ply={place.ply}")
    expect(place_of(ann)).to_have_value(str(place.ply))
    ann.button("replay-branch").click()
    dialog = ann.dialog("branch-title")
    dialog.get_by_label(ann.say("branch-seat")).select_option(str(place.seat))
    dialog.get_by_label(ann.say("branch-level")).select_option("random")
    before = ann.page.url
    dialog.get_by_role("button", name=ann.say("branch-go"), exact=True).click()
    expect(ann.page).not_to_have_url(before)
    assert ann.wait_for_turn()
    expect(ann.prompt.locator(".asked")).to_have_text(ann.say("ask-effects"))
    ann.end_turn()
    assert ann.wait_for_turn()


def test_a_record_is_downloaded_uploaded_and_replayed(person: MakePerson, tmp_path: Path) -> None:
    ann = person()
    ann.play_computer("random")
    assert ann.wait_for_turn()
    ann.take()
    assert ann.wait_for_turn()
    ann.open_more("more-resign")
    ann.dialog("question-resign-title").get_by_role("button", name=ann.say("question-resign-yes"), exact=True).click()
    expect(ann.dialog("sheet-view-title")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.button("more-title").click()
    with ann.page.expect_download() as waiting:
        ann.link("more-record").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    assert path.read_text().startswith("ecumene-record 1\ngame victoria\n")

    bob = person()
    bob.open("/records")
    bob.page.locator("input[type=file]").set_input_files(path)
    expect(bob.page.get_by_text(path.name)).to_be_visible()
    bob.button("records-open").click()
    expect(place_of(bob)).to_be_visible()
    plies = int(path.read_text().rsplit("end ", 1)[1])
    expect(place_of(bob)).to_have_attribute("max", str(plies))


def test_a_damaged_record_is_refused_in_words(person: MakePerson) -> None:
    ann = person()
    ann.open("/records")
    ann.button("records-open").click()
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("fault-record-empty"))
    for text in ("not a record", game(0).text().replace("p1 play", "p2 play", 1), game(0).text()[:-40]):
        ann.labelled("records-paste").fill(text)
        ann.button("records-open").click()
        expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("fault-record"))
        expect(ann.page.get_by_role("alert").locator(".detail")).not_to_be_empty()
