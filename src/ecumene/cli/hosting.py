"""Options shared by the server's commands: where its settings come from."""

import os
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from ecumene.server.settings import SQLITE, Settings, load

Config: TypeAlias = Annotated[
    Path | None, typer.Option("--config", "-c", help="A settings file (TOML); ECUMENE_CONFIG names one too.")
]
Database: TypeAlias = Annotated[
    str, typer.Option("--database", "-d", help="The database: a file, or an address like sqlite:///ecumene.db.")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


def settings_of(config: Path | None, database: str = "", host: str = "", port: int | None = None) -> Settings:
    """Settings from the environment and the file; command-line options override both."""
    given = dict(os.environ)
    if database:
        given["ECUMENE_DATABASE_URL"] = database if "://" in database else f"{SQLITE}{database}"
    if host:
        given["ECUMENE_HOST"] = host
    if port is not None:
        given["ECUMENE_PORT"] = str(port)
    return load(given, config)
