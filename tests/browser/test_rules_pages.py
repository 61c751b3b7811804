"""The rules browser: search, chapters, deep links, three languages."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ecumene.core.ledger import read_ledger
from ecumene.games import GAMES

from .people import DESKTOP, PHONE, Person

MakePerson = Callable[..., Person]
SMALL_PHONE = (360, 640)


@pytest.mark.parametrize(("game", "rule"), [("victoria", "CV-CLR-35"), ("duel", "DU-CLR-24")])
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", PHONE), ("bg", PHONE)])
def test_the_whole_ledger_is_there_and_a_search_finds_in_it(
    person: MakePerson, language: str, size: tuple[int, int], game: str, rule: str
) -> None:
    ann = person(language=language, size=size)
    ann.open(f"/rules/{game}")
    told = ann.context.request.get(f"/api/v1/games/{game}/rules/{language}").json()
    entries = [one for chapter in told["chapters"] for one in chapter["rules"]]
    articles = ann.page.locator("article")
    expect(articles).to_have_count(len(entries))
    wanted = next(one for one in entries if one["id"] == rule)
    words = re.findall(r"\w{6,}", wanted["rule"])[:3]
    search = ann.labelled("rules-search")
    search.fill(" ".join(words))
    expect(ann.page.locator(f"article[id='{rule}']")).to_be_visible()
    assert articles.count() < len(entries)
    expect(articles.first.locator("mark").first).to_be_visible()
    expect(ann.words("rules-found", count=articles.count())).to_be_visible()
    search.fill(rule)
    expect(ann.page.locator(f"article[id='{rule}']")).to_be_visible()
    search.fill("xyzzyqwerty")
    expect(ann.words("rules-nothing")).to_be_visible()
    search.fill("")
    expect(articles).to_have_count(len(entries))


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE])
def test_the_frame_leads_from_the_rules_of_one_game_to_those_of_another(
    person: MakePerson, size: tuple[int, int]
) -> None:
    ann = person(size=size, language="ru")
    ann.open()
    for game in (*GAMES.values(), *GAMES.values()):
        ann.button("frame-rules").click()
        link = ann.page.get_by_role("navigation").get_by_role("link", name=game.title, exact=True)
        expect(link).to_be_in_viewport(ratio=1)
        link.click()
        expect(ann.page).to_have_url(re.compile(f"/rules/{game.name}$"))
        expect(ann.page.locator("article").first).to_contain_text(
            next(iter(read_ledger(game.folder).entries.values())).rule.ru
        )


def test_chapters_lead_to_their_rules(person: MakePerson) -> None:
    ann = person()
    ann.open("/rules/victoria")
    told = ann.context.request.get("/api/v1/games/victoria/rules/en").json()["chapters"]
    navigation = ann.page.get_by_role("navigation", name=ann.say("rules-chapters"))
    expect(navigation.get_by_role("button")).to_have_count(len(told))
    navigation.get_by_role("button").nth(len(told) // 2).click()
    heading = ann.page.get_by_role("heading", level=2, name=told[len(told) // 2]["title"], exact=True)
    expect(heading).to_be_in_viewport()


def test_a_deep_link_opens_highlights_and_follows(person: MakePerson) -> None:
    ann = person(size=PHONE)
    ann.open("/rules/victoria#CV-CLR-35")
    entry = ann.page.locator("article[id='CV-CLR-35']")
    expect(entry).to_be_in_viewport()
    expect(entry).to_have_class(re.compile("wanted"))
    ann.open("/rules/victoria#CV-NOT-99")
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("rules-missing", rule="CV-NOT-99"))


def test_the_language_changes_at_once_and_the_page_stays_where_it_is(person: MakePerson) -> None:
    ann, russian = person(), person(language="ru")
    ann.open("/rules/victoria#CV-CLR-35")
    entry = ann.page.locator("article[id='CV-CLR-35']")
    english = entry.inner_text()
    ann.button("frame-language", language="English").click()
    ann.page.get_by_role("button", name="Русский").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(russian.say("rules-title"))
    expect(entry).to_be_in_viewport()
    expect(entry).not_to_have_text(english)
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")


def test_wrong_addresses_lead_to_a_helpful_page(person: MakePerson) -> None:
    ann = person()
    for path in ("/nowhere", "/rules/chess", "/new/chess"):
        ann.open(path)
        expect(ann.page.get_by_role("heading", name=ann.say("nowhere-title"))).to_be_visible()
    ann.open("/t/AAAAAAAAAAAAAAAA")
    expect(ann.page.get_by_role("heading", name=ann.say("gone-missing-title"))).to_be_visible()
    ann.link("over-lobby").click()
    expect(ann.play_button).to_be_visible()
