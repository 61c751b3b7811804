"""What a browser loads: few bytes, a strict policy, an installable app, and a friendly message without a network."""

import struct
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ecumene.core.ledger import LANGUAGES

from .people import PHONE, Person

MakePerson = Callable[..., Person]

MOST_BYTES: Final = 250_000
POLICY: Final = {
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
}  # fmt: skip


SCRIPTS: Final = """async () => {
    const scripts = performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".js"));
    return (await Promise.all(scripts.map(async (one) => (await fetch(one.name)).text()))).join("");
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(person: MakePerson, language: str) -> None:
    ann = person(size=PHONE, language=language, grain=True)
    session = ann.context.new_cdp_session(ann.page)
    session.send("Network.enable")
    # Requests through the worker are not counted for the page.
    session.send("Network.setBypassServiceWorker", {"bypass": True})
    kinds: dict[str, str] = {}
    bytes_of: dict[str, float] = {}

    def came(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        bytes_of[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.responseReceived", came)
    session.on("Network.loadingFinished", finished)
    ann.open()
    expect(ann.play_button).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert {"Document", "Script", "Stylesheet", "Font", "Image"} <= set(kinds.values())
    assert sum(bytes_of.values()) < MOST_BYTES


@pytest.mark.parametrize("path", ["/", "/new/victoria", "/new/duel"])
def test_the_words_of_tables_and_games_wait_until_something_is_played(person: MakePerson, path: str) -> None:
    ann = person()
    ann.open(path)
    expect(ann.page.locator("main h1")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    scripts = ann.page.evaluate(SCRIPTS)
    assert "board-sentence" in scripts
    assert "replay-title = " not in scripts  # a message of the table
    assert "log-scoring = " not in scripts  # a message of every game


def test_the_content_policy_is_strict(person: MakePerson) -> None:
    ann = person()
    answer = ann.page.goto("/")
    assert answer is not None
    policy = {part.strip() for part in answer.headers["content-security-policy"].split(";")}
    assert policy >= POLICY
    assert not any("unsafe" in part for part in policy)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "camera=()" in answer.headers["permissions-policy"]


def test_it_can_be_installed(person: MakePerson) -> None:
    ann = person()
    ann.open()
    session = ann.context.new_cdp_session(ann.page)
    told = session.send("Page.getAppManifest")
    assert told["url"].endswith("/manifest.webmanifest")
    assert told["errors"] == []
    manifest = ann.context.request.get("/manifest.webmanifest").json()
    assert manifest["name"] == "Ecumene"
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        answer = ann.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon["purpose"]))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes


def test_without_the_network_the_page_opens_and_says_so(person: MakePerson) -> None:
    ann = person(language="bg")
    ann.open()
    expect(ann.play_button).to_be_visible()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.page.reload()  # now everything goes through the worker, which caches it
    expect(ann.play_button).to_be_visible()
    ann.page.wait_for_function(
        """async () => {
            const cache = await caches.open((await caches.keys())[0]);
            const kept = (await cache.keys()).map((one) => new URL(one.url).pathname);
            const used = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
            return used.filter((path) => path.startsWith("/assets/")).every((path) => kept.includes(path));
        }"""
    )
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.words("frame-offline")).to_be_visible()
    expect(ann.words("fault-offline")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.play_button).to_be_visible()
    expect(ann.words("frame-offline")).to_have_count(0)
