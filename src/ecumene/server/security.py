"""Allowed origins, security headers, cookies, and valid names and chat lines: pure functions."""

import hashlib
import re
import secrets
import unicodedata
from typing import Final
from urllib.parse import urlsplit

from ecumene.bots import BOTS
from ecumene.core.errors import EcumeneError
from ecumene.server.settings import COOKIE_DAYS, Settings, is_origin

COOKIE_S: Final = COOKIE_DAYS * 24 * 3600
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
MOST_MARKS: Final = 2  # accents on one letter; more would overlap other lines

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'",
    )
)  # fmt: skip

# Characters that count as printable but are invisible.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_JOINERS: Final = "\u200c\u200d"  # between letters of some scripts, and in emoji
_SCHEME_PORTS: Final = {"http": 80, "https": 443}


class Unfit(EcumeneError):
    """A name or chat line that is not acceptable; ``code`` says why."""

    def __init__(self, code: str, what: str, todo: str = "") -> None:
        super().__init__(what, todo=todo)
        self.code = code


# Cookies and tokens --------------------------------------------------------------------------------------------------


def new_token() -> str:
    """An unguessable secret: 256 random bits, safe to use in a cookie or a link."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """The hash of a token, which is all that the database stores: reading it lets nobody in."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def cookie_name(settings: Settings) -> str:
    """The name of the guest's cookie. Over https its prefix binds it to this host."""
    return "__Host-ecumene" if settings.secure else "ecumene"


def set_cookie(token: str, settings: Settings) -> str:
    """The ``Set-Cookie`` header that gives a guest their secret."""
    parts = [f"{cookie_name(settings)}={token}", "Path=/", f"Max-Age={COOKIE_S}", "HttpOnly", "SameSite=Lax"]
    if settings.secure:
        parts.append("Secure")
    return "; ".join(parts)


# Requests and answers ------------------------------------------------------------------------------------------------


def allowed_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page from ``origin`` may open sockets here and change things.

    Browsers always send the origin with both. A client without one is a program, which has only its own cookie.
    """
    if origin is None:
        return True
    if not is_origin(origin):
        return False  # includes "null", the origin of any sandboxed page
    if origin in settings.origins:
        return True
    if settings.public_url:
        return _address(origin) == _address(settings.public_url)
    parts = urlsplit(origin)
    if not host or not is_origin(f"{parts.scheme}://{host.lower()}"):
        return False
    return _address(origin) == _address(f"{parts.scheme}://{host.lower()}")


def _address(origin: str) -> tuple[str, str, int]:
    parts = urlsplit(origin)
    return parts.scheme, parts.hostname or "", parts.port or _SCHEME_PORTS[parts.scheme]


def security_headers(settings: Settings, page: bool = True) -> dict[str, str]:
    """Security headers of every response; those that only affect pages are sent only with pages."""
    headers = {
        "Content-Security-Policy": CONTENT_POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",  # the URL of an invitation is secret
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    if page:
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
    if settings.secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


# What people write ---------------------------------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """The name as it is stored; raises :class:`Unfit`."""
    name = " ".join(unicodedata.normalize("NFC", text[:1000]).split())
    if any(not sign.isprintable() or sign in _BLANK for sign in name):
        raise Unfit("bad-name", "The name contains characters that cannot be displayed.", "Choose another name.")
    _check_marks(name, "bad-name", "The name has too many accents on one letter.")
    visible = sum(not unicodedata.combining(sign) and not sign.isspace() for sign in name)
    if not visible:
        raise Unfit("bad-name", "The name is empty.", f"Choose a name of 1 to {LONGEST_NAME} characters.")
    if sum(not unicodedata.combining(sign) for sign in name) > LONGEST_NAME:
        raise Unfit("bad-name", "The name is too long.", f"Choose a name of 1 to {LONGEST_NAME} characters.")
    plain = unicodedata.normalize("NFKC", name).casefold()
    if plain.split(":")[0].strip() in BOTS:
        raise Unfit("bot-name", f"{name!r} is the name of a bot.", "Choose another name.")
    return name


def clean_chat(text: str) -> str:
    """A chat line as it is stored: one line, without control of text direction; raises :class:`Unfit`."""
    if len(text) > 4 * LONGEST_CHAT:
        raise Unfit("bad-chat", "The line is too long.", f"Write at most {LONGEST_CHAT} characters.")
    shown = "".join(
        sign if sign.isprintable() or sign in _JOINERS else " " if sign.isspace() else ""
        for sign in unicodedata.normalize("NFC", text)
    )
    line = " ".join(shown.split())
    if not any(sign.isprintable() and not sign.isspace() and sign not in _BLANK for sign in line):
        raise Unfit("bad-chat", "The message is empty.", "Write something.")
    if len(line) > LONGEST_CHAT:
        raise Unfit("bad-chat", "The line is too long.", f"Write at most {LONGEST_CHAT} characters.")
    _check_marks(line, "bad-chat", "The line has too many accents on one letter.")
    return line


def _check_marks(text: str, code: str, what: str) -> None:
    marks = "".join("m" if unicodedata.combining(sign) else "." for sign in unicodedata.normalize("NFC", text))
    if re.search(f"^m|m{{{MOST_MARKS + 1}}}", marks):
        raise Unfit(code, what, "Write it without them.")
