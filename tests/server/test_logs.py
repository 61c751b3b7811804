"""The log: one format for everything, and no secrets in it."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from ecumene.server.logs import MASK, configure, masked, masked_field
from ecumene.server.security import new_token, set_cookie
from ecumene.server.settings import Settings, load

SETTINGS = Settings()
QUIET = (
    "",
    "ecumene",
    "ecumene.requests",
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "uvicorn.asgi",
    "websockets",
    "sqlalchemy",
)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, levels = list(root.handlers), {name: logging.getLogger(name).level for name in QUIET}
    yield
    root.handlers[:] = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


class Log:
    """Everything that is logged, in one format."""

    def __init__(self, form: str, level: str = "info") -> None:
        self.stream = io.StringIO()
        configure(load({"ECUMENE_LOG_FORMAT": form, "ECUMENE_LOG_LEVEL": level}), self.stream)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.text.splitlines()]


def test_json_lines_carry_their_fields() -> None:
    log = Log("json")
    logging.getLogger("ecumene.hub").info("table %s made", "abc", extra={"game": "victoria", "seats": [1, 2]})
    (line,) = log.lines
    assert line["message"] == "table abc made"
    assert (line["level"], line["logger"], line["game"], line["seats"]) == ("info", "ecumene.hub", "victoria", [1, 2])
    assert str(line["at"]).endswith("Z")


def test_text_lines_are_for_people() -> None:
    log = Log("text")
    logging.getLogger("ecumene.hub").warning("table made", extra={"game": "victoria"})
    assert log.text.rstrip().endswith("warning table made game=victoria")


def test_what_somebody_wrote_does_not_look_like_a_line_of_the_log() -> None:
    log = Log("text")
    logging.getLogger("ecumene").info("named %s", "x\n12:00:00.000 error  false", extra={"by": "Мария\x1b[31m\n"})
    assert log.text.count("\n") == 1
    assert "\x1b" not in log.text
    assert "Мария" in log.text


def test_levels() -> None:
    log = Log("json", "debug")
    logging.getLogger("ecumene.hub").debug("seen")
    for talkative in ("uvicorn.error", "websockets.server", "sqlalchemy.engine", "aiosqlite", "some.library"):
        logging.getLogger(talkative).debug("a frame with everything in it")
    assert [line["message"] for line in log.lines] == ["seen"]
    log = Log("json", "error")
    logging.getLogger("ecumene.hub").warning("not seen")
    logging.getLogger("uvicorn.access").info("not seen")
    assert log.lines == []


def test_people_are_told_of_requests_only_when_they_look_for_a_fault() -> None:
    def written(form: str, level: str) -> str:
        log = Log(form, level)
        logging.getLogger("ecumene.requests").info("request")
        logging.getLogger("uvicorn.error").info("started")
        return log.text

    assert written("text", "info") == ""
    assert written("json", "info").count("\n") == 2
    assert written("text", "debug").count("\n") == 2


def test_configuring_again_writes_once() -> None:
    Log("json")
    log = Log("json")
    logging.getLogger("ecumene").info("once")
    assert len(log.lines) == 1


def access(path: str) -> None:
    """A request as logged by uvicorn."""
    logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "127.0.0.1:5", "GET", path, "1.1", 200)


def test_requests_have_the_same_form() -> None:
    log = Log("json")
    access("/api/v1/lobby")
    (line,) = log.lines
    assert (line["message"], line["method"], line["path"], line["status"]) == ("request", "GET", "/api/v1/lobby", 200)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_gets_through(form: str) -> None:
    """Every way in which a secret of ours could reach the log, at once."""
    log = Log(form, "debug")
    token = new_token()
    short = token[:11]
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)
    out = logging.getLogger("ecumene.socket")
    access(f"/t/abc?invite={short}")
    access(f"/t/abc?replay&invite={short}&x=1")
    access(f"/api/v1/tables/abc/socket?invite%3D{short}")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "127.0.0.1:5", f"/s?invite={short}")
    out.info("headers", extra={"headers": {"Cookie": f"ecumene={short}", "Host": "a", "authorization": short}})
    out.info("headers %s", [(b"cookie", f"ecumene={short}".encode()), (b"host", b"a")])
    out.info("Set-Cookie: %s", set_cookie(short, SETTINGS))
    out.info("cookie is __Host-ecumene=%s; other=1", short)
    out.info("Authorization: Bearer %s", short)
    out.info("sent %s", json.dumps({"kind": "update", "you": {"invite": short, "name": "Ann"}}))
    out.info("sent %r", {"secret": short, "token": short})
    out.info("made", extra={"invite": short, "secret": short, "my_token": short, "nested": [{"invite": short}]})
    out.info("connecting to postgresql://ann:%s@db/e", short)
    out.info("a stray one: %s.", token)
    out.error("failed [SQL: INSERT …] [parameters: ('%s', 1)]", short)
    try:
        raise ValueError(f"no seat for invite={short}")
    except ValueError:
        out.exception("broken")
    assert short not in log.text
    assert token not in log.text
    assert log.text.count(MASK) >= 18
    assert "Ann" in log.text


def test_what_is_not_secret_stays_readable() -> None:
    for text in ("/t/0123456789abcdef", "victoria search:200ms", "the table is over", "https://play.example.org/t/abc"):
        assert masked(text) == text
    assert masked_field("status", 200) == 200
    assert masked_field("invite", None) is None
    assert masked_field("details", {"seat": 1, "card": "war-1"}) == {"seat": 1, "card": "war-1"}
