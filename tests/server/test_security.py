"""Security: tokens, origins, headers, and allowed names."""

import msgspec
import pytest

from ecumene.bots import BOTS
from ecumene.server.security import (
    LONGEST_CHAT,
    LONGEST_NAME,
    Unfit,
    allowed_origin,
    clean_chat,
    clean_name,
    cookie_name,
    hash_token,
    new_token,
    security_headers,
    set_cookie,
)
from ecumene.server.settings import Settings

LOCAL = Settings()
PUBLIC = msgspec.structs.replace(LOCAL, public_url="https://play.example.org", origins=("https://other.example",))


def test_tokens_are_long_distinct_and_stored_only_as_hashes() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) >= 43 and token.isascii() for token in tokens)
    assert {len(hash_token(token)) for token in tokens} == {64}
    assert not tokens & {hash_token(token) for token in tokens}
    assert hash_token("\udc80") != hash_token("")


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    assert set_cookie("t", LOCAL) == "ecumene=t; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
    assert set_cookie("t", PUBLIC).endswith("HttpOnly; SameSite=Lax; Secure")
    assert cookie_name(PUBLIC) == "__Host-ecumene"
    assert "Domain" not in set_cookie("t", PUBLIC)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "localhost:8000"),
        ("http://localhost:8000", "localhost:8000"),
        ("http://192.168.1.5:8000", "192.168.1.5:8000"),
        ("https://tunnel.example", "tunnel.example"),
        ("https://tunnel.example", "Tunnel.Example:443"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_a_page_of_the_same_host_is_allowed(origin: str | None, host: str) -> None:
    assert allowed_origin(origin, host, LOCAL)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "localhost:8000"),
        ("http://localhost:8001", "localhost:8000"),
        ("http://localhost", "localhost:8000"),
        ("http://localhost:8000.evil.example", "localhost:8000"),
        ("http://evil.example@localhost:8000", "localhost:8000"),
        ("http://localhost:8000/", "localhost:8000"),
        ("null", "localhost:8000"),
        ("", "localhost:8000"),
        ("file://", "localhost:8000"),
        ("http://localhost:8000", None),
        ("http://localhost:8000", ""),
        ("http://a", "a/b"),
        ("http://a:99999999", "a:99999999"),
    ],
)
def test_any_other_page_is_not(origin: str, host: str | None) -> None:
    assert not allowed_origin(origin, host, LOCAL)


def test_with_a_public_address_only_that_and_the_listed_ones_are_allowed() -> None:
    assert allowed_origin("https://play.example.org", "127.0.0.1:8000", PUBLIC)
    assert allowed_origin("https://play.example.org:443", "127.0.0.1:8000", PUBLIC)
    assert allowed_origin("https://other.example", "127.0.0.1:8000", PUBLIC)
    for origin in ("http://play.example.org", "https://evil.example", "http://127.0.0.1:8000"):
        assert not allowed_origin(origin, "127.0.0.1:8000", PUBLIC)
        assert not allowed_origin(origin, origin.partition("//")[2], PUBLIC)


def test_headers_allow_nothing_but_our_own_files() -> None:
    headers = security_headers(LOCAL)
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    for what in ("default-src", "base-uri", "form-action", "frame-ancestors"):
        assert policy[what] == "'none'"
    for what in ("script-src", "style-src", "connect-src", "font-src", "manifest-src", "worker-src"):
        assert policy[what] == "'self'"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "Strict-Transport-Security" not in headers
    assert "Strict-Transport-Security" in security_headers(PUBLIC)
    others = security_headers(LOCAL, page=False)
    assert set(headers) - set(others) == {"Cross-Origin-Opener-Policy", "Permissions-Policy"}
    assert headers.items() >= others.items()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t  Lee ", "Ann Lee"),
        ("Мария", "Мария"),
        ("Йордан", "Йордан"),  # with a combining accent
        ("Zoe\u0308", "Zoë"),
        ("李雷", "李雷"),
        ("🐱", "🐱"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("randomness", "randomness"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "\u00a0", "\u3164", "\u2800", "\u200b", "An\u200bn", "\u202eAnn", "\u2066Ann\u2069",
        "A\x00nn", "A\x1b[31m", "x" * (LONGEST_NAME + 1), "x" * 100_000, "\ud800", "\ue000",
        "A" + "\u0301" * 4, "\u0301", "\u00ad",
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(Unfit) as caught:
        clean_name(name)
    assert caught.value.code == "bad-name"
    assert caught.value.todo


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_can_take_the_name_of_a_bot(bot: str) -> None:
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in bot)
    for name in (bot, bot.upper(), f" {bot} ", f"{bot}:200ms", f"{bot} :1", wide):
        with pytest.raises(Unfit) as caught:
            clean_name(name)
        assert caught.value.code == "bot-name"


def test_names_fit_into_records() -> None:
    longest = clean_name("y\u0328\u0304" * LONGEST_NAME)
    assert len(longest) <= 80
    assert longest.isprintable()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Hello", "Hello"),
        (" two \n lines ", "two lines"),
        ("a\u202eb\u2066c\x00d", "abcd"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Здравей!", "Здравей!"),
        ("x" * LONGEST_CHAT, "x" * LONGEST_CHAT),
    ],
)
def test_a_line_of_chat_is_one_line_of_plain_text(given: str, kept: str) -> None:
    assert clean_chat(given) == kept


@pytest.mark.parametrize(
    "text", ["", " \n\t", "\u200d", "\u3164", "x" * (LONGEST_CHAT + 1), "x" * 100_000, "a" + "\u0301" * 40]
)
def test_a_line_of_chat_that_says_nothing_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(Unfit) as caught:
        clean_chat(text)
    assert caught.value.code == "bad-chat"
