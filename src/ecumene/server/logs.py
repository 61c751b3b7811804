"""Logging: lines for people or JSON lines for programs, with all secrets masked.

Anything given as ``extra`` becomes a field of the line: ``log.info("table made", extra={"table": table})``.
"""

import datetime
import json
import logging
import re
import sys
from collections.abc import Mapping
from typing import Final, TextIO

from ecumene.server.settings import Settings

MASK: Final = "•••"
REQUESTS: Final = "ecumene.requests"
LONGEST: Final = 4000

# Fields with these names are never written.
_SECRET_NAME: Final = re.compile("cookie|token|secret|invite|authori[sz]ation|password", re.IGNORECASE)
_SECRETS: Final = (
    # A header to the end of its line.
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)(['\"]?\s*[:,=]\s*)[^\n]*"), rf"\1\2{MASK}"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[\w.~+/=-]+"), rf"\1 {MASK}"),
    # invite=…, 'secret': '…', "token": "…", in URLs, in JSON and in Python's repr.
    (
        re.compile(r"(?i)([\w-]*(?:invite|token|secret|password)['\"]?\s*[=:]\s*['\"]?)[^\s'\"&;,)}\]]+"),
        rf"\g<1>{MASK}",
    ),
    (re.compile(r"((?:__Host-)?ecumene=)[^\s;'\"]+"), rf"\1{MASK}"),
    (re.compile(r"(?i)(invite|token|secret|password)%3d[^\s&'\"]+"), rf"\1={MASK}"),
    # The parameters of a statement, as a database error shows them.
    (re.compile(r"\[parameters: .*\]", re.DOTALL), f"[parameters: {MASK}]"),
    (re.compile(r"(\w://[^\s/:@]*):[^\s/@]+@"), rf"\1:{MASK}@"),
    # Anything that looks like a random token, wherever it came from.
    (re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z0-9_-]{40,}(?![\w-])"), MASK),
)
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
# At debug level these log frames, headers and statements.
_QUIETED: Final = {
    "uvicorn": logging.INFO, "uvicorn.error": logging.INFO, "uvicorn.access": logging.INFO,
    "uvicorn.asgi": logging.INFO, "websockets": logging.WARNING, "sqlalchemy": logging.WARNING,
    "aiosqlite": logging.WARNING, "alembic": logging.WARNING, "asyncio": logging.WARNING, "litestar": logging.INFO,
}  # fmt: skip
_ACCESS_FIELDS: Final = ("client", "method", "path", "http", "status")


def masked(text: str) -> str:
    """The text with all secrets masked."""
    for pattern, mask in _SECRETS:
        text = pattern.sub(mask, text)
    return text


def masked_field(name: str, value: object) -> object:
    """A field's value as JSON types, masked by its name, its parts and its text."""
    if value is None or isinstance(value, (bool, int, float)):
        return MASK if _SECRET_NAME.search(name) and value else value
    if _SECRET_NAME.search(name):
        return MASK
    if isinstance(value, Mapping):
        return {masked(str(key)): masked_field(str(key), part) for key, part in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [masked_field("", part) for part in value]
    return masked(str(value))[:LONGEST]


class _Masked(logging.Formatter):
    """Collects the masked parts of a log record."""

    def parts(self, record: logging.LogRecord) -> tuple[str, dict[str, object]]:
        """The message and the fields."""
        fields = {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.name == "uvicorn.access" and isinstance(record.args, tuple):
            fields |= dict(zip(_ACCESS_FIELDS, record.args, strict=False))
            message = "request"
        else:
            message = record.getMessage()
        return masked(message)[:LONGEST], {name: masked_field(name, value) for name, value in fields.items()}

    def trouble(self, record: logging.LogRecord) -> str:
        """The traceback, if there is one."""
        text = record.exc_text or (self.formatException(record.exc_info) if record.exc_info else "")
        return masked(text + (f"\n{record.stack_info}" if record.stack_info else ""))

    def at(self, record: logging.LogRecord) -> str:
        """The time in UTC."""
        moment = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class JsonLines(_Masked):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """See :meth:`logging.Formatter.format`."""
        message, fields = self.parts(record)
        line: dict[str, object] = {
            "at": self.at(record), "level": record.levelname.lower(), "logger": record.name, "message": message,
        }  # fmt: skip
        line |= {name: value for name, value in fields.items() if name not in line}
        if trouble := self.trouble(record):
            line["trouble"] = trouble
        return json.dumps(line, ensure_ascii=False, default=str)


class Lines(_Masked):
    """Lines for people: time, level, message and fields."""

    def format(self, record: logging.LogRecord) -> str:
        """See :meth:`logging.Formatter.format`."""
        message, fields = self.parts(record)
        words = [self.at(record)[11:-1], f"{record.levelname.lower():<7}", _one_line(message)]
        words += [f"{name}={_one_line(str(value))}" for name, value in fields.items()]
        trouble = self.trouble(record)
        return " ".join(words) + (f"\n{trouble}" if trouble else "")


def _one_line(text: str) -> str:
    """Escape line breaks, so that foreign text cannot fake a log line."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Send all logs of this process, including uvicorn's, to standard error in one format."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else Lines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    for old in list(root.handlers):
        if getattr(old, "ecumene", False):
            root.removeHandler(old)
    handler.ecumene = True  # type: ignore[attr-defined]  # so that a second call replaces it and leaves others alone
    root.addHandler(handler)
    root.setLevel(max(level, logging.INFO))
    logging.getLogger("ecumene").setLevel(level)
    # Programs want every request and socket; people only when they are debugging.
    for_people = settings.log_format == "text" and level == logging.INFO
    logging.getLogger(REQUESTS).setLevel(logging.WARNING if for_people else level)
    for name, least in _QUIETED.items():
        logger = logging.getLogger(name)
        logger.setLevel(max(level, logging.WARNING if for_people and name.startswith("uvicorn") else least))
        logger.handlers.clear()
        logger.propagate = True
