"""Reloading at any point: the same position, the same prompt, the same lit things."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import DESKTOP, PHONE, Person
from .positions import ASKED, asking

MakePerson = Callable[..., Person]


@pytest.mark.parametrize("question", ASKED)
def test_after_a_reload_the_same_is_asked(person: MakePerson, question: str) -> None:
    place = asking(question)
    phone = ASKED.index(question) % 2
    ann = person("Ann", size=PHONE if phone else DESKTOP)
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    assert ann.wait_for_turn()
    sentence, lit = ann.asked(), ann.lit_moves()
    answers = ann.prompt.locator(".row").inner_text()
    listed = ann.list_moves().all_inner_texts()
    assert lit or question == "effects", "nothing on the board shines"
    if ann.lit.count():
        ann.lit.first.click()
        expect(ann.button("preview-confirm")).to_be_visible()

    ann.page.reload()
    assert ann.wait_for_turn()
    assert ann.asked() == sentence
    assert ann.lit_moves() == lit
    assert ann.prompt.locator(".row").inner_text() == answers
    assert ann.list_moves().all_inner_texts() == listed
    expect(ann.page.locator("[data-move][aria-pressed=true]")).to_have_count(0)
    expect(ann.button("preview-confirm")).to_have_count(0)


def test_after_a_reload_the_log_tells_the_same_story(person: MakePerson) -> None:
    place = asking("effects")
    ann = person("Ann")
    ann.sit_at(ann.go_on_from(place.record, place.ply, place.seat))
    lines = ann.log.locator("p.line").all_inner_texts()
    assert lines
    ann.page.reload()
    expect(ann.log.locator("p.line")).to_have_count(len(lines))
    assert ann.log.locator("p.line").all_inner_texts() == lines
