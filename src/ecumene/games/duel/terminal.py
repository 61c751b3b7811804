"""7 Wonders Duel in a terminal: a row per player, the structure below, and what the open cards cost."""

import re
from typing import Final

from ecumene.core.grid import Grid
from ecumene.core.texts import Texts
from ecumene.games.duel.material import BUILDINGS, COLOURS
from ecumene.games.duel.view_types import CityView, DuelView, SlotView

_STYLES: Final = {
    "brown": "rgb(170,110,60)", "grey": "bright_black", "blue": "blue", "green": "green", "yellow": "yellow",
    "red": "red", "purple": "magenta",
}  # fmt: skip
_COLOUR: Final = {building.name: COLOURS[building.colour] for building in BUILDINGS}
_NAME_LENGTH: Final = 24


def draw(view: DuelView, texts: Texts) -> Grid:
    """The table as one seat sees it."""
    facts: dict[str, int | str] = {"age": view.age, "discard": len(view.discard), "built": view.wonders_built}
    columns = [texts.say("board-player"), texts.say("board-coins"), texts.say("board-points")]
    columns += [texts.say("board-symbols"), texts.say("board-capital")]
    columns += [f"[{_STYLES[colour]}]{texts.say(f'board-{colour}')}[/]" for colour in COLOURS]
    return Grid(
        headline=texts.say("board-headline" if view.age else "board-headline-before", facts),
        columns=columns,
        rows=[_row(view, city, texts) for city in view.cities],
        notes=_notes(view, texts),
        legend=texts.say("board-legend"),
    )


def _row(view: DuelView, city: CityView, texts: Texts) -> list[str]:
    mark = "▶ " if city.seat == view.active and view.age else "  "
    name = f"{mark}{_plain(texts.name(city.seat))}"
    if city.seat == view.first:
        name += " ¹"
    numbers = [str(city.coins), str(city.points.total), f"{city.different_symbols}/6", str(city.steps_to_capital)]
    counts = [len(city.cards[colour]) for colour in COLOURS]
    return [name, *numbers, *(str(count) if count else "[dim]·[/]" for count in counts)]


def _notes(view: DuelView, texts: Texts) -> list[str]:
    notes = []
    for row in sorted({slot.row for slot in view.slots}):
        notes.append(_structure_row([slot for slot in view.slots if slot.row == row], texts))
    if view.board_tokens:
        notes.append(texts.say("board-tokens", {"tokens": _words("token", view.board_tokens, texts)}))
    if view.group:
        notes.append(texts.say("board-group", {"wonders": _words("wonder", view.group, texts)}))
    if view.drawn:
        notes.append(texts.say("board-drawn", {"tokens": _words("token", view.drawn, texts)}))
    for city in view.cities:
        notes += _city_notes(city, texts)
    for city in view.cities:
        if city.seat == view.seat:
            notes += _offers(view, city, texts)
    if view.discard:
        notes.append(texts.say("board-discard", {"cards": _cards(view.discard, texts)}))
    return notes


def _structure_row(slots: list[SlotView], texts: Texts) -> str:
    """One row of the structure, the open cards underlined: ``Baths · ▒ · Quarry``."""
    words = []
    for slot in slots:
        if slot.taken:
            words.append("[dim]—[/]")
        elif slot.card is None:
            words.append("[magenta]▒G[/]" if slot.guild else "▒")
        else:
            style = _STYLES[_COLOUR[slot.card]] + (" underline bold" if slot.accessible else "")
            words.append(f"[{style}]{texts.say(f'card-{slot.card}')}[/]")
    return "  " + " · ".join(words)


def _city_notes(city: CityView, texts: Texts) -> list[str]:
    facts: dict[str, int | str] = {"name": _plain(texts.name(city.seat))}
    cards = [card for colour in COLOURS for card in city.cards[colour]]
    notes = []
    if cards:
        notes.append(texts.say("board-city", {**facts, "cards": _cards(cards, texts)}))
    wonders = []
    for wonder in city.wonders:
        name = texts.say(f"wonder-{wonder.wonder}")
        if wonder.built:
            wonders.append(f"[bold]{name} ★[/]")
        elif wonder.offer is not None:
            wonders.append(f"{name} ({wonder.offer.bill.total})")
        else:
            wonders.append(f"[dim]{name}[/]")
    if wonders:
        notes.append(texts.say("board-wonders", {**facts, "wonders": ", ".join(wonders)}))
    if city.tokens:
        notes.append(texts.say("board-owned-tokens", {**facts, "tokens": _words("token", city.tokens, texts)}))
    return notes


def _offers(view: DuelView, city: CityView, texts: Texts) -> list[str]:
    """What the open cards cost this player, and what discarding one brings."""
    open_cards = {slot.card for slot in view.slots if slot.accessible}
    priced = [
        f"[{_STYLES[_COLOUR[offer.name]]}]{texts.say(f'card-{offer.name}')}[/] {offer.bill.total}"
        + ("" if offer.affordable else "✗")
        for offer in city.offers
        if offer.name in open_cards
    ]
    if not priced:
        return []
    return [texts.say("board-prices", {"prices": ", ".join(priced), "coins": city.discard_income})]


def _words(kind: str, names: list[str], texts: Texts) -> str:
    return ", ".join(texts.say(f"{kind}-{name}") for name in names)


def _cards(names: list[str], texts: Texts) -> str:
    return ", ".join(f"[{_STYLES[_COLOUR[name]]}]{texts.say(f'card-{name}')}[/]" for name in names)


def _plain(name: str) -> str:
    """A name short enough for the table, whose brackets are not taken for marks."""
    if len(name) > _NAME_LENGTH:
        name = name[: _NAME_LENGTH - 1] + "…"
    return re.sub(r"(\\*)\[", r"\1\1\\[", name)
