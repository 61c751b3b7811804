"""CATAN in a terminal: a row per player, the hexes below, what stands where, and the own hand."""

import re
from typing import Final

from ecumene.core.grid import Grid
from ecumene.core.texts import Texts
from ecumene.games.catan.island import PLACES
from ecumene.games.catan.view_types import CatanView, CrossingView, HexView, PlayerView

_STYLES: Final = {
    "forest": "green", "hills": "red", "pasture": "bright_green", "fields": "yellow", "mountains": "bright_black",
    "desert": "rgb(200,180,120)", "gold": "bright_yellow", "sea": "blue", "": "dim",
}  # fmt: skip
_NAME_LENGTH: Final = 20
_PIECES: Final = {
    "settlement": "settlement", "city": "city", "sideways": "city", "basic": "basic-knight",
    "strong": "strong-knight", "mighty": "mighty-knight",
}  # fmt: skip


def draw(view: CatanView, texts: Texts) -> Grid:
    """The table as one seat sees it."""
    knights = view.mode == "knights"
    columns = [texts.say("grid-player"), texts.say("grid-points"), texts.say("grid-cards")]
    columns += [texts.say("grid-hidden-cards"), texts.say("grid-road")]
    columns += [texts.say("grid-knights"), texts.say("grid-levels")] if knights else [texts.say("grid-army")]
    facts: dict[str, int | str] = {"round": view.round, "target": view.target}
    return Grid(
        headline=texts.say("grid-headline", facts),
        columns=columns,
        rows=[_row(view, player, texts) for player in view.players],
        notes=_notes(view, texts),
        legend=texts.say("grid-legend"),
    )


def _row(view: CatanView, player: PlayerView, texts: Texts) -> list[str]:
    mark = "▶ " if player.seat == view.active and view.round else "  "
    hidden = player.development or sum(player.progress.values())
    row = [f"{mark}{_plain(texts.name(player.seat))}", str(player.points.total), str(player.cards), str(hidden)]
    row.append(f"{player.road_length}{' ★' if view.road_holder == player.seat else ''}")
    if view.mode == "knights":
        levels = "/".join(str(player.levels[track]) for track in ("trade", "politics", "science"))
        return [*row, f"{player.strength}+{player.at_rest}", levels]
    return [*row, f"{player.army}{' ★' if view.army_holder == player.seat else ''}"]


def _notes(view: CatanView, texts: Texts) -> list[str]:
    notes = _island(view, texts)
    for player in view.players:
        pieces = [_piece(one, texts) for one in view.crossings if one.seat == player.seat]
        roads = [str(one.edge + 1) for one in view.edges if one.seat == player.seat]
        facts: dict[str, int | str] = {"name": _plain(texts.name(player.seat)), "pieces": ", ".join(pieces) or "–"}
        notes.append(texts.say("grid-pieces", {**facts, "roads": ", ".join(roads) or "–"}))
    if view.barbarians is not None:
        attack = view.barbarians
        facts = {"step": attack.step, "steps": attack.steps, "strength": attack.strength, "defence": attack.defence}
        notes.append(texts.say("grid-barbarians", facts))
    if view.dice is not None:
        notes.append(texts.say("grid-dice", {"white": view.dice.white, "red": view.dice.red}))
    if view.own is not None:
        held = [f"{texts.say(f'kind-{kind}')} {number}" for kind, number in view.own.hand.items() if number]
        notes.append(texts.say("grid-hand", {"cards": ", ".join(held) or "–"}))
        if view.own.cards:
            cards = [f"{texts.say(f'card-{name}')} ×{number}" for name, number in view.own.cards.items()]
            notes.append(texts.say("grid-own-cards", {"cards": ", ".join(cards)}))
    return notes


def _piece(one: CrossingView, texts: Texts) -> str:
    mark = "*" if one.active or one.metropolis else ""
    return f"{texts.say(f'piece-{_PIECES[one.piece]}')} {one.crossing + 1}{mark}"


def _island(view: CatanView, texts: Texts) -> list[str]:
    """The hexes row by row, each with its number; the robber's in brackets of its own."""
    rows: dict[int, list[tuple[int, HexView]]] = {}
    for one in view.hexes:
        q, r = PLACES[one.hex]
        rows.setdefault(r, []).append((2 * q + r, one))
    left = min(x for row in rows.values() for x, _ in row)
    lines = []
    for r in sorted(rows):
        line, at = "", left
        for x, one in sorted(rows[r], key=lambda pair: pair[0]):
            line += "   " * (x - at)
            line += f"[{_STYLES[one.terrain]}]{_cell(view, one, texts)}[/]"
            at = x + 2
        lines.append(line.rstrip())
    return lines


def _cell(view: CatanView, one: HexView, texts: Texts) -> str:
    """Six signs: terrain, number, and who stands there."""
    letters = texts.say(f"grid-terrain-{one.terrain}") if one.terrain else "··"
    number = f"{one.token:>2}" if one.token else "  "
    guest = "☠" if view.robber == one.hex else "⚑" if view.pirate == one.hex else " "
    return f"{letters}{number}{'$' if view.merchant == one.hex else guest} "


def _plain(name: str) -> str:
    """A name short enough for the table, whose brackets are not taken for marks."""
    if len(name) > _NAME_LENGTH:
        name = name[: _NAME_LENGTH - 1] + "…"
    return re.sub(r"(\\*)\[", r"\1\1\\[", name)
