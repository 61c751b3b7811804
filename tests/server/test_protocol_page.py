"""``docs/protocol.md`` is correct: its examples decode, and no message, code or request is missing."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ecumene.server import protocol, visitors
from ecumene.server.app import STATUS
from ecumene.server.http_protocol import (
    BranchOff,
    Failure,
    Fairness,
    Lobby,
    LobbyNews,
    MadeTable,
    Me,
    NewTable,
    Rename,
    Replay,
)
from ecumene.server.protocol import FromServer, ToServer
from ecumene.server.rest import API
from ecumene.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/ecumene/server").glob("*.py")))
EXAMPLES = [msgspec.json.decode(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)]
PLAIN = (Failure, Me, Rename, NewTable, MadeTable, BranchOff, Replay, Fairness)


def table_under(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading."""
    text = PAGE.split(f"{heading}\n", 1)[1]
    rows = re.search(r"^\| ?-.*\n((?:\|.*\n)+)", text, re.M)
    assert rows is not None
    return [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows.group(1).splitlines()]


def structs_of(example: dict[str, Any]) -> list[type[msgspec.Struct]]:
    """The structs that an example may belong to: by its tag, otherwise by its fields."""
    if "do" in example:
        return [one for one in get_args(ToServer) if one.__struct_config__.tag == example["do"]]
    if "kind" in example:
        return [
            one for one in (*get_args(FromServer), Lobby, LobbyNews) if one.__struct_config__.tag == example["kind"]
        ]
    return [one for one in PLAIN if set(one.__struct_fields__) >= set(example)]


def has(whole: Any, part: Any) -> bool:
    """Whether every field of an example survived decoding."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and has(whole[key], value) for key, value in part.items())
    if isinstance(part, list):
        return len(whole) == len(part) and all(has(one, two) for one, two in zip(whole, part, strict=True))
    return bool(whole == part)


@pytest.mark.parametrize("example", EXAMPLES, ids=[str(next(iter(one.items()))) for one in EXAMPLES])
def test_an_example_is_a_message(example: dict[str, Any]) -> None:
    found = structs_of(example)
    assert found, "it is no message of the protocol"
    for struct in found:
        decoded = msgspec.json.decode(msgspec.json.encode(example), type=struct)
        assert has(msgspec.json.decode(msgspec.json.encode(decoded)), example), "a field is not of the protocol"


def test_every_message_has_an_example() -> None:
    shown = {struct for example in EXAMPLES for struct in structs_of(example)}
    missing = {*get_args(ToServer), *get_args(FromServer), Lobby, *PLAIN} - shown
    assert missing == set()


def test_every_message_of_a_client_is_in_the_table() -> None:
    listed = [row[0] for row in table_under("### What a client may say")]
    assert listed == [struct.__struct_config__.tag for struct in get_args(ToServer)]


def test_every_code_is_in_the_table_with_its_status() -> None:
    patterns = (r'CommandRefused\(\s*"([a-z-]+)"', r'Unfit\(\s*"([a-z-]+)"', r'Fault\(\s*code="([a-z-]+)"')
    used = {code for pattern in patterns for code in re.findall(pattern, SOURCES)}
    used |= set(re.findall(r': "([a-z-]+)"', re.findall(r"code = (\{404.*?\})", SOURCES)[0]))
    used |= set(re.findall(r'_check_marks\(\w+, "([a-z-]+)"', SOURCES))
    used |= set(re.findall(r'"([a-z-]+)" if [^\n]* else "[a-z-]+", "', SOURCES))
    rows = table_under("## Codes of faults")
    listed = [row[0] for row in rows]
    assert listed == sorted(used)
    for code, status, meaning in rows:
        assert meaning
        assert status in ("", str(STATUS.get(code, 400))), code


def test_every_code_that_closes_a_socket_is_in_the_table() -> None:
    used = {
        value for name, value in vars(visitors).items() if name.isupper() and isinstance(value, int) and value >= 1000
    }
    used |= {int(code) for code in re.findall(r"close\(code=(\d+)", SOURCES)}
    listed = {int(code) for row in table_under("### Why a socket is closed") for code in row[0].split(",")}
    # The codes with which the library itself closes sockets are listed too.
    assert listed - {1001, 1007, 1009} == used


def test_every_request_is_in_the_table() -> None:
    listed = {tuple(row[0].split("?")[0].split(" ", 1)) for row in table_under("## REST")}
    served = {
        (method, re.sub(r":\w+}", "}", route.path))
        for route in API.routes
        for method in route.methods
        if method != "OPTIONS"
    }
    assert listed == served


def test_the_limits_are_those_of_the_settings() -> None:
    rows = table_under("## Limits")
    named = [name for row in rows for name in re.findall(r"[a-z_]+_[a-z_]+", row[2])]
    assert named
    assert set(named) <= set(Settings.__struct_fields__)
    settings = Settings()
    assert f"{settings.max_message_bytes // 1024} KiB" in PAGE
    assert f"{settings.commands_per_s:.0f} a second, {settings.command_burst} at once" in PAGE
    assert f"| {settings.sockets_per_guest} | `sockets_per_guest`" in PAGE
    assert f"{settings.hello_timeout_s:.0f} seconds | `hello_timeout_s`" in PAGE


def test_it_is_the_page_of_this_version() -> None:
    assert f"protocol **version {protocol.PROTOCOL}**" in PAGE
    assert f"`{API.path.rstrip('/')}`" in PAGE
    assert "protocol.md" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
