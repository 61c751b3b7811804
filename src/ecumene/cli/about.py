"""``ecumene about``: what is installed."""

import importlib.metadata
import platform
import sys
from typing import Annotated

import typer

import ecumene
from ecumene.bots import BOTS
from ecumene.cli.screen import console, print_json
from ecumene.core import state
from ecumene.games import GAMES
from ecumene.nets import net_path
from ecumene.nets.net import net_kernel

ENGINE = ("ecumene.core", "ecumene.games", "ecumene.bots")


def engine_modules() -> dict[str, bool]:
    """Every loaded module of the engine, and whether it is compiled."""
    found = [name for name in sys.modules if name.startswith(ENGINE)]
    modules = sorted(name for name in found if not name.endswith("__mypyc"))  # the library behind a compiled module
    return {name: not str(sys.modules[name].__file__).endswith(".py") for name in modules}


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not str(state.__file__).endswith(".py")


def about(json: Annotated[bool, typer.Option("--json", help="Answer as JSON.")] = False) -> None:
    """Show what is installed: versions, games, bots, and whether the engine is compiled."""
    versions = {name: importlib.metadata.version(name) for name in ("librt", "msgspec", "fluent.runtime", "typer")}
    modules = engine_modules()
    data = {
        "ecumene": ecumene.__version__,
        "engine": "compiled" if compiled() else "interpreted",
        "compiled_modules": sum(modules.values()),
        "engine_modules": len(modules),
        "net_kernel": net_kernel(),
        "nets": [name for name, game in GAMES.items() if net_path(game).exists()],
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": platform.platform(),
        "packages": versions,
        "games": {name: {"title": game.title, "rules_version": game.rules_version} for name, game in GAMES.items()},
        "bots": list(BOTS),
    }
    if json:
        print_json(data)
        return
    console.print(f"[bold]Ecumene {ecumene.__version__}[/] on Python {data['python']} ({data['platform']})")
    console.print(f"Engine: [bold]{data['engine']}[/]")
    if compiled():
        plain = len(modules) - sum(modules.values())
        console.print(f"  {sum(modules.values())} modules are compiled; {plain} that only declare data are Python.")
    else:
        console.print("  The rules are the same, but slower. A C compiler at installation gives the compiled engine.")
    console.print(f"Net kernel: [bold]{data['net_kernel']}[/]")
    console.print("Packages: " + ", ".join(f"{name} {version}" for name, version in versions.items()))
    for name, game in GAMES.items():
        seats = ", ".join(str(number) for number in game.players)
        console.print(f"Game: [bold]{name}[/]: {game.title} ({seats} players, rules version {game.rules_version})")
    console.print("Bots: " + ", ".join(BOTS))
