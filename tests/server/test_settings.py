"""Settings: from the environment and a file, all checked, with all errors reported at once."""

from pathlib import Path

import msgspec
import pytest

from ecumene.core.errors import EcumeneError
from ecumene.server.settings import NAMES, Settings, SettingsError, is_origin, load, spare_cores, wrong_with

SAMPLES: dict[str, tuple[str, object]] = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("9000", 9000),
    "database_url": ("sqlite:////var/lib/ecumene/e.db", "sqlite:////var/lib/ecumene/e.db"),
    "public_url": ("https://play.example.org", "https://play.example.org"),
    "origins": ("https://a.example, http://b.example:81", ("https://a.example", "http://b.example:81")),
    "synchronous": ("NORMAL", "normal"),
    "bot_workers": ("3", 3),
    "bot_cores": ("2", 2),
    "bot_timeout_s": ("12.5", 12.5),
    "thoughts_per_person": ("2", 2),
    "questions_per_person": ("10", 10),
    "pause_s": ("5", 5.0),
    "hint_ms": ("500", 500),
    "log_format": ("json", "json"),
    "log_level": ("debug", "debug"),
    "max_message_bytes": ("20000", 20_000),
    "max_body_bytes": ("2000000", 2_000_000),
    "commands_per_s": ("5", 5.0),
    "command_burst": ("100", 100),
    "chat_per_minute": ("6", 6.0),
    "tables_per_minute": ("0.5", 0.5),
    "guests_per_minute": ("3", 3.0),
    "sockets_per_guest": ("4", 4),
    "processor_share": ("0.05", 0.05),
    "processor_share_address": ("0.4", 0.4),
    "processor_share_network": ("1", 1.0),
    "per_address": ("6", 6.0),
    "per_network": ("20", 20.0),
    "public_tables_per_host": ("5", 5),
    "hello_timeout_s": ("2", 2.0),
    "idle_table_s": ("30", 30.0),
    "away_s": ("20", 20.0),
    "answer_s": ("1.5", 1.5),
    "tables_per_host": ("7", 7),
    "shutdown_s": ("3", 3),
    "editions": ("/srv/editions", "/srv/editions"),
    "metrics": ("no", False),
    "hosts": ("games.example.org, 203.0.113.7", ("games.example.org", "203.0.113.7")),
    "proxies": ("127.0.0.1, 10.0.0.0/8 ::1", ("127.0.0.1", "10.0.0.0/8", "::1")),
    "connections": ("500", 500),
    "connections_per_address": ("50", 50),
    "head_timeout_s": ("5", 5.0),
    "body_timeout_s": ("60", 60.0),
    "unread_timeout_s": ("20", 20.0),
    "keep_alive_s": ("5", 5),
    "keep_unstarted_days": ("7", 7),
    "keep_bot_tables_days": ("8", 8),
    "keep_idle_guests_days": ("9", 9),
    "keep_guests_days": ("500", 500),
    "keep_ownerless_days": ("0", 0),
    "client_folder": ("/srv/client", Path("/srv/client")),
}


def problems(environment: dict[str, str], path: Path | None = None) -> list[str]:
    with pytest.raises(SettingsError) as caught:
        load(environment, path)
    return caught.value.problems


def test_without_any_setting_the_server_is_for_this_machine_alone() -> None:
    settings = load({})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.bot_workers) == ("127.0.0.1", 8000, spare_cores())
    assert settings.database_file == Path("ecumene.db")
    assert not settings.secure
    assert wrong_with(settings) == []


def test_there_is_a_sample_of_every_setting() -> None:
    assert set(SAMPLES) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_is_read_from_the_environment(name: str) -> None:
    text, value = SAMPLES[name]
    got = getattr(load({f"ECUMENE_{name.upper()}": text}), name)
    assert got == value
    assert type(got) is type(value)


def test_a_setting_is_read_from_a_file_and_the_environment_wins(tmp_path: Path) -> None:
    path = tmp_path / "ecumene.toml"
    path.write_text('port = 9001\nhost = "::1"\norigins = ["https://a.example"]\nmetrics = false\naway_s = 90\n')
    for settings in (load({}, path), load({"ECUMENE_CONFIG": str(path)})):
        assert (settings.port, settings.host, settings.origins) == (9001, "::1", ("https://a.example",))
        assert (settings.metrics, settings.away_s) == (False, 90.0)
    assert load({"ECUMENE_PORT": "9002"}, path).port == 9002


def test_other_variables_with_the_same_prefix_are_ignored() -> None:
    assert load({"ECUMENE_LANG": "bg", "ECUMENE_PURE": "1", "ECUMENE_BUILD": "quick", "HOME": "/root"}) == Settings()


def test_everything_that_is_wrong_is_reported_at_once(tmp_path: Path) -> None:
    path = tmp_path / "ecumene.toml"
    path.write_text('prot = 1\nmetrics = "maybe"\nport = "8000"\norigins = [1]\naway_s = true\nshutdown_s = 1.5\n')
    told = problems({"ECUMENE_HINT_MS": "soon", "ECUMENE_LOG_LEVEL": "loud", "ECUMENE_CHAT_PER_MINUTE": "nan"}, path)
    assert len(told) == 8  # a port in quotes is accepted
    text = "\n".join(told)
    assert f"prot in {path}: there is no such setting. Did you mean port?" in told
    assert "expected true or false, not 'maybe'" in text
    assert "ECUMENE_HINT_MS: expected a whole number from 50 to 60000, not 'soon'." in told
    assert "ECUMENE_LOG_LEVEL: expected debug or info or warning or error, not 'loud'." in told
    assert "ECUMENE_CHAT_PER_MINUTE: expected a number above 0, up to 10000, not 'nan'." in told


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"ECUMENE_PORT": "65536"}, "from 0 to 65535"),
        ({"ECUMENE_PORT": "-1"}, "from 0 to 65535"),
        ({"ECUMENE_PORT": ""}, "from 0 to 65535"),
        ({"ECUMENE_BOT_TIMEOUT_S": "inf"}, "from 5 to 3600"),
        ({"ECUMENE_COMMANDS_PER_S": "0"}, "above 0"),
        ({"ECUMENE_HOST": " "}, "expected text"),
        ({"ECUMENE_HOST": "a\nb"}, "expected text"),
        ({"ECUMENE_DATABASE_URL": "postgresql://ann:hush@db/e"}, "'postgresql' is not supported yet"),
        ({"ECUMENE_DATABASE_URL": "sqlite://"}, "a path"),
        ({"ECUMENE_DATABASE_URL": "sqlite:///"}, "a path"),
        ({"ECUMENE_DATABASE_URL": "sqlite:///e.db?mode=ro"}, "a path"),
        ({"ECUMENE_DATABASE_URL": "sqlite:///:memory:"}, "would lose every game"),
        ({"ECUMENE_DATABASE_URL": "sqlite:////tmp"}, "is a folder"),
        ({"ECUMENE_DATABASE_URL": "ecumene.db"}, "use sqlite:///"),
        ({"ECUMENE_PUBLIC_URL": "play.example.org"}, "is not an address like"),
        ({"ECUMENE_PUBLIC_URL": "https://play.example.org/"}, "no last slash"),
        ({"ECUMENE_PUBLIC_URL": "https://ann:hush@play.example.org"}, "is not an address like"),
        ({"ECUMENE_ORIGINS": "https://a.example, *"}, "is not an address like"),
        ({"ECUMENE_COMMAND_BURST": "5"}, "must not be smaller than commands_per_s"),
        ({"ECUMENE_HINT_MS": "20000"}, "at most half of bot_timeout_s"),
        ({"ECUMENE_PROXY": "true"}, "proxies = "),
        ({"ECUMENE_PROXIES": "10.0.0.1, proxy.example"}, "'proxy.example' is not an address or network"),
        ({"ECUMENE_PROXIES": "*"}, "is not an address or network"),
        ({"ECUMENE_PROXIES": "10.0.0.1/8"}, "is not an address or network"),
        ({"ECUMENE_HOSTS": "games.example.org:8000"}, "is not a name or address"),
        ({"ECUMENE_HOSTS": "*.example.org"}, "is not a name or address"),
        ({"ECUMENE_HOSTS": "10.0.0.0/8"}, "is not a name or address"),
        ({"ECUMENE_CONNECTIONS": "100"}, "must not be smaller than connections_per_address"),
        ({"ECUMENE_KEEP_GUESTS_DAYS": "399"}, "at least 400"),
        ({"ECUMENE_KEEP_UNSTARTED_DAYS": "-1"}, "from 0 to"),
        ({"ECUMENE_BUS_URL": "redis://x"}, "there is no such setting"),
    ],
)
def test_what_cannot_be_played_is_refused_with_an_explanation(environment: dict[str, str], words: str) -> None:
    (problem,) = problems(environment)
    assert words in problem
    assert "hush" not in problem


def test_a_file_that_cannot_be_read_or_is_not_toml(tmp_path: Path) -> None:
    with pytest.raises(EcumeneError, match="cannot be read"):
        load({}, tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("port: 8000")
    with pytest.raises(EcumeneError, match="is not TOML"):
        load({}, tmp_path / "bad.toml")
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(EcumeneError, match="is not TOML"):
        load({}, tmp_path / "bad.toml")


def test_a_file_with_sections_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sections.toml").write_text("[port]\nnumber = 1\n[server]\nport = 1\n")
    told = problems({}, tmp_path / "sections.toml")
    assert len(told) == 2
    assert "expected a whole number" in told[0]
    assert "there is no such setting" in told[1]


def test_passwords_are_not_shown() -> None:
    shown = msgspec.structs.replace(Settings(), database_url="postgresql://ann:hush@db/e").shown()
    assert shown["database_url"] == "postgresql://ann:•••@db/e"
    assert set(shown) == set(NAMES)
    assert msgspec.json.encode(shown)


@pytest.mark.parametrize("address", ["http://localhost:8000", "https://play.example.org", "http://[::1]:80"])
def test_an_origin(address: str) -> None:
    assert is_origin(address)


@pytest.mark.parametrize(
    "address",
    ["", "null", "*", "https://", "http://a:b", "http://a:99999", "ws://a", "http://a/", "http://a?b", "http://a#b"],
)
def test_no_origin(address: str) -> None:
    assert not is_origin(address)
