"""A New Dawn in a terminal: a row per player, the map below, focus rows, wonders and agendas."""

import re
from typing import Final

from ecumene.core.grid import Grid
from ecumene.core.texts import Texts
from ecumene.games.newdawn.view_types import NewDawnView, PlayerView, SpaceView

_GROUND: Final = {
    "water": "[blue]~[/]", "grassland": "[green]1[/]", "hills": "[yellow]2[/]", "forest": "[dark_green]3[/]",
    "desert": "[orange3]4[/]", "mountain": "[bright_black]5[/]", "natural-wonder": "[magenta]*[/]",
}  # fmt: skip
_SEATS: Final = ("red", "cyan", "yellow", "magenta")
_PIECES: Final = {"token": "o", "reinforced": "O", "city": "C", "capital": "K"}


def draw(view: NewDawnView, texts: Texts) -> Grid:
    """The table as one seat sees it."""
    names = ("player", "leader", "tech", "wonders", "cities", "mature", "spaces", "tokens", "cards")
    event = texts.say(f"event-{view.events[view.section]}")
    headline = texts.say("board-headline", {"round": view.round, "event": event})
    return Grid(
        headline=headline if view.round else texts.say("board-headline-before"),
        columns=[texts.say(f"board-{name}") for name in names],
        rows=[_row(view, player, texts) for player in view.players],
        notes=[*_map(view), *_notes(view, texts)],
        legend=texts.say("board-legend"),
    )


def _plain(text: str) -> str:
    return re.sub(r"\[", "(", text)


def _row(view: NewDawnView, player: PlayerView, texts: Texts) -> list[str]:
    mark = "▶ " if player.seat == view.active else "  "
    name = f"{mark}[{_SEATS[player.seat]}]{_plain(texts.name(player.seat))}[/]"
    if player.seat == view.first:
        name += " ¹"
    cities = sum(1 for space in view.spaces if space.owner == player.seat and space.piece in ("city", "capital"))
    return [
        name,
        texts.say(f"leader-{player.leader}") if player.leader else "",
        str(player.tech),
        str(len(player.wonders)),
        str(cities),
        str(len(player.mature)),
        str(player.spaces),
        str(player.tokens),
        f"{len(player.marks)}/{len(view.victory)}",
    ]


def _sign(space: SpaceView) -> str:
    """Two signs: what stands there, and the ground."""
    ground = _GROUND[space.terrain]
    if space.barbarians:
        return f"[bold red]{space.barbarians[0].upper()}[/]{ground}"
    if space.owner >= 0:
        return f"[{_SEATS[space.owner]}]{_PIECES[space.piece]}[/]{ground}"
    if space.city_state:
        return f"[bold]§[/]{ground}"
    if space.caravans:
        return f"[{_SEATS[space.caravans[0]]}]w[/]{ground}"
    if space.resource or space.natural:
        return f"[bold]+[/]{ground}"
    return f" {ground}"


def _map(view: NewDawnView) -> list[str]:
    """The spaces row by row, each row half a space further right than the one above."""
    if not view.spaces:
        return []
    lines = []
    left = min(2 * space.q + space.r for space in view.spaces)
    for r in range(min(space.r for space in view.spaces), max(space.r for space in view.spaces) + 1):
        line, at = "", left
        for space in sorted((one for one in view.spaces if one.r == r), key=lambda one: one.q):
            line += "  " * (2 * space.q + space.r - at) + _sign(space) + "  "
            at = 2 * space.q + space.r + 2
        lines.append(line.rstrip())
    return lines


def _notes(view: NewDawnView, texts: Texts) -> list[str]:
    notes = []
    for player in view.players:
        if player.row:
            cards = " | ".join(texts.say(f"card-{card.card}") + "•" * card.trade for card in player.row)
            notes.append(texts.say("board-row", {"name": _plain(texts.name(player.seat)), "cards": cards}))
        things = [f"{texts.say(f'resource-{name}')} {count}" for name, count in player.resources.items() if count]
        things += [texts.say(f"token-{natural.name}") for natural in player.naturals]
        things += [texts.say(f"wonder-{wonder}") for wonder in player.wonders]
        if things:
            facts: dict[str, int | str] = {"name": _plain(texts.name(player.seat)), "things": ", ".join(things)}
            notes.append(texts.say("board-resources", facts))
    offers = [f"{texts.say(f'wonder-{one.wonder}')} {one.cost_now}" for one in view.market if one.wonder]
    if offers:
        notes.append(texts.say("board-market", {"wonders": ", ".join(offers)}))
    for victory in view.victory:
        for agenda in victory.agendas:
            done = ["✓" if seat in victory.completed else str(each) for seat, each in enumerate(agenda.progress)]
            facts = {"agenda": texts.say(f"agenda-{agenda.name}"), "wanted": agenda.wanted, "progress": " ".join(done)}
            notes.append(texts.say("board-agenda", facts))
    return notes
