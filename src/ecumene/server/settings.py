"""All settings of the server: by environment (``ECUMENE_NAME``) or by a TOML file; the environment wins.

Everything is checked at the start, and all that is wrong is told at once.
"""

import difflib
import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args, get_type_hints
from urllib.parse import urlsplit, urlunsplit

import msgspec
from msgspec import Meta, field

from ecumene.core.errors import EcumeneError
from ecumene.games.own_editions import FORMER

PREFIX: Final = "ECUMENE_"
CONFIG: Final = "ECUMENE_CONFIG"
REPLACED: Final = {
    "proxy": "it is called proxies now and names whom to believe. For a proxy on this machine write: "
    'proxies = ["127.0.0.1", "::1"], or ECUMENE_PROXIES=127.0.0.1,::1'
}
COOKIE_DAYS: Final = 400  # the longest lifetime that browsers allow
# Variables that look like settings of the server but are none: the language, how the engine is built, a name that is
# refused elsewhere with what to do, and the client's development server.
OTHERS: Final = frozenset(
    {CONFIG, "ECUMENE_LANG", "ECUMENE_PURE", "ECUMENE_BUILD", "ECUMENE_SOAK", FORMER, "ECUMENE_BACKEND"}
)
HOST: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_]([a-z0-9_-]{0,62}))*")
SQLITE: Final = "sqlite:///"
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")

Given: TypeAlias = str | int | float | bool | list[str]


class SettingsError(EcumeneError):
    """Settings that cannot be; ``problems`` has all that is wrong."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__(
            "The server cannot start with these settings." if len(problems) > 1 else "A setting is wrong.",
            "\n".join(problems),
            "Mend them in the environment or in the settings file, then try: ecumene serve --check",
        )


def spare_cores() -> int:
    """All cores this process may use but one, which is for the sockets; at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


def _packaged_client() -> Path:
    return Path(__file__).parent / "client"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server. What each means stands beside it and, as a table, in ``docs/hosting.md``."""

    host: Annotated[str, Meta(description="the address to listen on; `0.0.0.0` for everybody on the network")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen on; 0 for any that is free")] = 8000
    database_url: Annotated[str, Meta(description="the database: `sqlite:///` and a path")] = "sqlite:///ecumene.db"
    public_url: Annotated[
        str, Meta(description="the address people type, such as `https://play.example.org`; empty: as the request says")
    ] = ""
    origins: Annotated[
        tuple[str, ...], Meta(description="further addresses whose pages may use this server, separated by commas")
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        Meta(description="further names people use for this server, such as `games.example.org`, separated by commas"),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        Meta(description="addresses or networks of reverse proxies whose `X-Forwarded-*` headers are believed"),
    ] = ()
    synchronous: Annotated[
        Literal["full", "normal"],
        Meta(description="`full`: a move survives a power failure; `normal`: only a crash of the server"),
    ] = "full"
    bot_workers: Annotated[
        int, Meta(ge=1, le=256, description="processes in which bots think; by default all cores but one")
    ] = field(default_factory=spare_cores)
    bot_cores: Annotated[
        int, Meta(ge=1, le=256, description="how many of these may think about one decision together, if they are idle")
    ] = 1
    bot_timeout_s: Annotated[
        float,
        Meta(
            ge=5,
            le=3600,
            description="a search that thinks longer answers with what it has found; a process that hangs is replaced",
        ),
    ] = 30.0
    thoughts_per_person: Annotated[
        int, Meta(ge=1, le=1000, description="how many of one person's bots and hints think at the same time")
    ] = 4
    questions_per_person: Annotated[
        int, Meta(ge=1, le=100_000, description="how many questions to bots one person may have queued, of each kind")
    ] = 64
    pause_s: Annotated[
        float, Meta(ge=0, le=864_000, description="games of bots only wait when nobody has been watching for so long")
    ] = 30.0
    hint_ms: Annotated[int, Meta(ge=50, le=60_000, description="how long a hint is thought about")] = 1000
    log_format: Annotated[
        Literal["text", "json"], Meta(description="`text` for people, `json` (a line each) for programs")
    ] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="the least that is written to the log")
    ] = "info"
    max_message_bytes: Annotated[
        int, Meta(ge=1024, le=1_048_576, description="the largest message a socket accepts")
    ] = 16_384
    max_body_bytes: Annotated[
        int, Meta(ge=10_000, le=100_000_000, description="the largest request, such as an uploaded record")
    ] = 1_000_000
    connections: Annotated[int, Meta(ge=10, le=100_000, description="connections open at a time")] = 2000
    connections_per_address: Annotated[
        int, Meta(ge=10, le=100_000, description="of them from one address; proxies are not counted")
    ] = 200
    head_timeout_s: Annotated[float, Meta(gt=0, le=600, description="the head of a request must be there by then")] = (
        10.0
    )
    body_timeout_s: Annotated[
        float, Meta(gt=0, le=600, description="its body too, or it must arrive at 1 kB a second")
    ] = 30.0
    unread_timeout_s: Annotated[
        float, Meta(gt=0, le=600, description="a connection that reads less than 16 kB of what waits for it is closed")
    ] = 30.0
    keep_alive_s: Annotated[
        int, Meta(ge=1, le=600, description="a connection without a request is closed after that")
    ] = 15
    commands_per_s: Annotated[
        float, Meta(gt=0, le=10_000, description="messages a second that one socket may send for long")
    ] = 20.0
    command_burst: Annotated[int, Meta(ge=1, le=100_000, description="messages it may send at once")] = 60
    chat_per_minute: Annotated[
        float, Meta(gt=0, le=10_000, description="lines one person may write to a table in a minute")
    ] = 20.0
    tables_per_minute: Annotated[float, Meta(gt=0, le=10_000, description="tables one person may make in a minute")] = (
        20.0
    )
    tables_per_host: Annotated[
        int, Meta(ge=1, le=100_000, description="tables that wait or are played one person may host at a time")
    ] = 40
    guests_per_minute: Annotated[
        float,
        Meta(gt=0, le=10_000, description="new guests one address may bring in a minute; four times as many at once"),
    ] = 10.0
    sockets_per_guest: Annotated[
        int, Meta(ge=1, le=10_000, description="sockets one person may hold open at a time")
    ] = 20
    processor_share: Annotated[
        float,
        Meta(gt=0, le=1000, description="how much of a core one person's requests and messages may take for long"),
    ] = 0.1
    processor_share_address: Annotated[
        float, Meta(gt=0, le=1000, description="the same for everybody at one address together")
    ] = 0.3
    processor_share_network: Annotated[
        float, Meta(gt=0, le=1000, description="the same for everybody in one network (IPv4: 24 bits) together")
    ] = 0.5
    per_address: Annotated[
        float, Meta(ge=1, le=10_000, description="how many people's limits everybody at one address has together")
    ] = 4.0
    per_network: Annotated[
        float, Meta(ge=1, le=100_000, description="how many people's limits everybody in one network has together")
    ] = 16.0
    public_tables_per_host: Annotated[
        int, Meta(ge=1, le=1000, description="how many tables of one host each public list of the lobby shows")
    ] = 3
    hello_timeout_s: Annotated[
        float, Meta(gt=0, le=600, description="a socket that does not greet by then is closed")
    ] = 10.0
    idle_table_s: Annotated[
        float, Meta(ge=1, le=864_000, description="tables at which nobody is connected leave the memory after that")
    ] = 600.0
    away_s: Annotated[
        float,
        Meta(
            ge=1,
            le=864_000,
            description="who is away for so long may be replaced by a bot if there is a clock; the least to choose",
        ),
    ] = 60.0
    answer_s: Annotated[
        float,
        Meta(gt=0, le=60, description="about how long the table takes to decline an offer on somebody's behalf"),
    ] = 2.0
    shutdown_s: Annotated[
        int, Meta(ge=1, le=600, description="how long open requests may take when the server stops")
    ] = 10
    editions: Annotated[str, Meta(description="a folder with editions of your own, a JSON file each; empty: none")] = ""
    metrics: Annotated[bool, Meta(description="whether `/metrics` answers")] = True
    keep_unstarted_days: Annotated[
        int,
        Meta(ge=0, le=36_500, description="tables that never started are deleted so many days after the last change"),
    ] = 30
    keep_bot_tables_days: Annotated[
        int, Meta(ge=0, le=36_500, description="the same for games in which nobody but bots ever played")
    ] = 30
    keep_idle_guests_days: Annotated[
        int,
        Meta(ge=0, le=36_500, description="guests who sit at no table are forgotten so many days after their visit"),
    ] = 90
    keep_guests_days: Annotated[
        int, Meta(ge=0, le=36_500, description="all other guests; at least 400 (their cookie's lifetime), or 0")
    ] = 400
    keep_ownerless_days: Annotated[
        int, Meta(ge=0, le=36_500, description="games all of whose players have been forgotten are deleted after that")
    ] = 400
    client_folder: Annotated[Path, Meta(description="the built client; by default the one in the package")] = field(
        default_factory=_packaged_client
    )

    @property
    def database_file(self) -> Path:
        """The file of the SQLite database."""
        return Path(self.database_url.removeprefix(SQLITE))

    @property
    def editions_folder(self) -> Path | None:
        """The folder of the host's own editions."""
        return Path(self.editions).expanduser() if self.editions else None

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies must."""
        return self.public_url.startswith("https://")

    def shown(self) -> dict[str, Given]:
        """The settings as they are in force, without passwords."""
        return {name: _shown(getattr(self, name)) for name in self.__struct_fields__}


# What everybody at an address or in a network may do together is not less than what one of them may.
GROWING: Final = (
    ("processor_share", "processor_share_address"), ("processor_share_address", "processor_share_network"),
    ("per_address", "per_network"),
)  # fmt: skip
LISTS: Final = {"origins": "https://play.example.org", "hosts": "games.example.org", "proxies": "127.0.0.1"}
NAMES: Final = Settings.__struct_fields__
KINDS: Final = get_type_hints(Settings, include_extras=True)


def load(environment: Mapping[str, str], path: Path | None = None) -> Settings:
    """The settings from the environment and the file it or ``path`` names, or :class:`SettingsError`."""
    if path is None and environment.get(CONFIG):
        path = Path(environment[CONFIG])
    problems: list[str] = []
    given: dict[str, tuple[str, Given]] = {}  # name -> where it was given, and as what
    for key, value in _from_file(path).items() if path is not None else ():
        given[key] = (f"{key} in {path}", value)
    for key, text in environment.items():
        if key.startswith(PREFIX) and key not in OTHERS:
            given[key.removeprefix(PREFIX).lower()] = (key, text)
    chosen: dict[str, object] = {}
    for name, (where, value) in given.items():
        if name in REPLACED:
            problems.append(f"{where}: {REPLACED[name]}")
            continue
        if name not in NAMES:
            near = difflib.get_close_matches(name, NAMES, 1)
            problems.append(f"{where}: there is no such setting." + (f" Did you mean {near[0]}?" if near else ""))
            continue
        try:
            chosen[name] = _read(value, name)
        except ValueError as error:
            problems.append(f"{where}: {error}")
    if not problems:
        settings = Settings(**chosen)  # type: ignore[arg-type]  # each was read as the type of its field
        problems = wrong_with(settings)
    if problems:
        raise SettingsError(problems)
    return settings


def wrong_with(settings: Settings) -> list[str]:
    """What makes these settings impossible, each by itself of the right type."""
    problems = []
    if not settings.host.strip() or settings.host != settings.host.strip():
        problems.append("host: an address is needed, such as 127.0.0.1.")
    problem = _wrong_with_database(settings.database_url)
    if problem:
        problems.append(f"database_url: {problem}")
    addresses = [("public_url", settings.public_url)] if settings.public_url else []
    for name, address in [*addresses, *(("origins", origin) for origin in settings.origins)]:
        if not is_origin(address):
            problems.append(
                f"{name}: {_shown(address)} is not an address like https://play.example.org (no path, no last slash)."
            )
    problems += [
        f"hosts: {host!r} is not a name or address like games.example.org."
        for host in settings.hosts
        if not is_host(host)
    ]
    problems += [
        f"proxies: {one!r} is not an address or network like 10.0.0.1 or 10.0.0.0/8."
        for one in settings.proxies
        if not is_network(one)
    ]
    if settings.connections < settings.connections_per_address:
        problems.append("connections: it must not be smaller than connections_per_address.")
    if 0 < settings.keep_guests_days < COOKIE_DAYS:
        problems.append(
            f"keep_guests_days: expected 0 (never) or at least {COOKIE_DAYS}; for so long their cookie is valid."
        )
    if settings.command_burst < settings.commands_per_s:
        problems.append("command_burst: it must not be smaller than commands_per_s.")
    for small, large in GROWING:
        if getattr(settings, large) < getattr(settings, small):
            problems.append(f"{large}: it must not be smaller than {small}.")
    if settings.hint_ms / 1000 > settings.bot_timeout_s / 2:
        problems.append("hint_ms: a hint must take at most half of bot_timeout_s, or it would be stopped too soon.")
    return problems


def is_origin(address: str) -> bool:
    """Whether an address is an origin: scheme, host and perhaps port, nothing else."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        return False
    shown = f"[{host}]" if ":" in host else host
    plain = f"{parts.scheme}://{shown}" + (f":{port}" if port is not None else "")
    return address == plain and address.isascii() and not any(sign.isspace() for sign in address)


def is_host(name: str) -> bool:
    """Whether this is a host's name or address, without a port."""
    return bool(HOST.fullmatch(name.lower())) or ("/" not in name and is_network(name))


def is_network(text: str) -> bool:
    """Whether this is an IP address or a network of them."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def _wrong_with_database(url: str) -> str:
    scheme = url.partition(":")[0]
    if scheme != "sqlite":
        return f"the database {scheme[:30]!r} is not supported yet; use sqlite:///ecumene.db or another path."
    name = url.removeprefix(SQLITE)
    if not url.startswith(SQLITE) or not name or "?" in name:
        return "write sqlite:/// and a path, such as sqlite:///ecumene.db or sqlite:////var/lib/ecumene/ecumene.db."
    if name == ":memory:":
        return "a database in memory would lose every game; give a path."
    if name.endswith("/") or Path(name).is_dir():
        return f"{name} is a folder; give the path of a file."
    return ""


def _from_file(path: Path) -> dict[str, Given]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise EcumeneError(
            f"The settings file {path} cannot be read.", str(error.strerror), "Check --config or ECUMENE_CONFIG."
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EcumeneError(
            f"The settings file {path} is not TOML.", str(error), 'Write lines like: port = 8000 or host = "0.0.0.0"'
        ) from error


def _read(value: Given, name: str) -> object:
    """One value as the type of its setting, or a ValueError that says what is expected."""
    kind, *marks = get_args(KINDS[name])
    mark = marks[0]
    if kind is bool:
        return _as_bool(value)
    if kind in (int, float):
        return _as_number(value, kind, mark)
    if kind is Path:
        return Path(_as_text(value)).expanduser()
    if kind is str:
        return _as_text(value, empty=name in ("public_url", "editions"))
    if get_args(kind)[-1] is ...:
        parts = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
            raise ValueError(f'expected a list, such as ["{LISTS[name]}"].')
        return tuple(parts)
    words = get_args(kind)
    if not isinstance(value, str) or value.strip().lower() not in words:
        raise ValueError(f"expected {' or '.join(words)}, not {_quoted(value)}.")
    return value.strip().lower()


def _as_bool(value: Given) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lower() in YES + NO:
        return value.strip().lower() in YES
    raise ValueError(f"expected true or false, not {_quoted(value)}.")


def _as_number(value: Given, kind: type[int] | type[float], mark: Meta) -> int | float:
    least, above, most = mark.ge, mark.gt, mark.le
    what = "a whole number" if kind is int else "a number"
    low = f"from {least} to" if least is not None else f"above {above}, up to"
    wrong = ValueError(f"expected {what} {low} {most}, not {_quoted(value)}.")
    if isinstance(value, bool) or (kind is int and isinstance(value, float)):
        raise wrong
    try:
        number = kind(value)  # type: ignore[arg-type]  # what is no number is refused below
    except (ValueError, TypeError):
        raise wrong from None
    if (least is not None and not number >= least) or (above is not None and not number > above):
        raise wrong
    if most is not None and not number <= most:
        raise wrong
    return number


def _as_text(value: Given, empty: bool = False) -> str:
    if not isinstance(value, str) or not (empty or value.strip()) or not value.isprintable():
        raise ValueError(f"expected text, not {_quoted(value)}.")
    return value.strip()


def _quoted(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def _shown(value: object) -> Given:
    if isinstance(value, tuple):
        return [str(_shown(part)) for part in value]
    if isinstance(value, (bool, int, float)):
        return value
    text = str(value)
    try:
        parts = urlsplit(text)
    except ValueError:
        return text
    if parts.password is None:
        return text
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit(parts._replace(netloc=f"{parts.username}:•••@{host}"))
