"""7 Wonders Duel in a terminal: the structure as cards that cover each other, the military track, and both cities."""

from typing import Final

from ecumene.core.drawing import (
    GLUE,
    HOLE,
    Canvas,
    Drawing,
    Line,
    Screen,
    cells_of,
    centred,
    filled,
    fitted,
    listed,
    shorten,
    side_by_side,
    split_word,
)
from ecumene.core.texts import Texts
from ecumene.games.duel.material import BUILDINGS, CAPITAL, COLOURS, FAR_LOOT, FAR_ZONE, NEAR_LOOT, NEAR_ZONE
from ecumene.games.duel.view_types import CityView, DuelView, OfferView, SlotView

_STYLES: Final = {
    "brown": "rgb(170,110,60)", "grey": "bright_black", "blue": "blue", "green": "green", "yellow": "yellow",
    "red": "red", "purple": "magenta",
}  # fmt: skip
_COLOUR: Final = {building.name: COLOURS[building.colour] for building in BUILDINGS}
_ROW_CARDS: Final = 6  # the longest row of a structure
_WIDEST_CARD: Final = 20


def draw(view: DuelView, texts: Texts, screen: Screen) -> Drawing:
    """The table as one seat sees it."""
    width = screen.width
    details: dict[str, int | str] = {"age": view.age, "discard": len(view.discard), "built": view.wonders_built}
    lines = [*_structure(view, texts, width), *_track(view, texts, width)]
    notes: list[Line] = []
    for message, kind, names in (
        ("board-tokens", "token", view.board_tokens),
        ("board-group", "wonder", view.group),
        ("board-drawn", "token", view.drawn or []),
    ):
        if names:
            key = "wonders" if kind == "wonder" else "tokens"
            notes.append([(texts.say(message, {key: _words(kind, names, texts)}), "")])
    if view.discard:
        notes.append(filled(texts.say("board-discard", {"cards": HOLE}), _cards(view.discard, texts)))
    lines += fitted(notes, width)
    cities = [(_title(view, city, texts), _city(city, texts)) for city in view.cities]
    return Drawing(
        headline=texts.say("board-headline" if view.age else "board-headline-before", details),
        lines=[*lines, *side_by_side(cities, width, 2)],
        legend=texts.say("board-legend"),
    )


# The structure --------------------------------------------------------------------------------------------------------


def _structure(view: DuelView, texts: Texts, width: int) -> list[Line]:
    """Rows of cards, nearer ones covering farther ones, as on the table."""
    offers = {offer.name: offer for city in view.cities if city.seat == view.seat for offer in city.offers}
    card = min(width // _ROW_CARDS, _WIDEST_CARD)
    names = {slot.card: _name_lines(texts.say(f"card-{slot.card}"), card - 2) for slot in view.slots if slot.card}
    height = max([2, *(len(names[slot.card]) for slot in view.slots if slot.card and not slot.taken)])
    canvas = Canvas()
    for slot in sorted(view.slots, key=lambda one: one.row):
        if not slot.taken:
            x, y = (width - card) // 2 + slot.x * card // 2, slot.row * (height + 1)
            style = _card_style(slot)
            canvas.box(x, y, card, height + 2, style)
            if slot.card is None:
                _draw_back(canvas, x, y, card, height, slot.guild, style)
                continue
            for number, line in enumerate(names[slot.card], 1):
                canvas.put(x + 1, y + number, centred(line, card - 2), style)
            if slot.accessible and slot.card in offers:
                price = f" {_price(offers[slot.card])} "
                canvas.put(x + (card - cells_of(price)) // 2, y + height + 1, price, style)
    return canvas.lines()


def _card_style(slot: SlotView) -> str:
    style = _STYLES[_COLOUR[slot.card]] if slot.card else "magenta" if slot.guild else "dim"
    return f"bold {style}" if slot.accessible else style


def _draw_back(canvas: Canvas, x: int, y: int, width: int, height: int, guild: bool, style: str) -> None:
    for line in range(1, height + 1):
        canvas.put(x + 1, y + line, "▒" * (width - 2), style)
    if guild:
        canvas.put(x + width // 2 - 1, y + 1, " G ", style)


def _name_lines(name: str, width: int) -> list[str]:
    """A card's name, broken to fit on it."""
    lines: list[str] = []
    for word in name.split():
        if lines and cells_of(lines[-1]) + 1 + cells_of(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines += split_word(word, width)
    return lines


def _price(offer: OfferView) -> str:
    return f"{offer.bill.total}●{'' if offer.affordable else '✗'}"


def _track(view: DuelView, texts: Texts, width: int) -> list[Line]:
    """The military track between the capitals; numbers are the coins of the remaining tokens."""
    names = [shorten(texts.name(city.seat), 16) for city in view.cities]
    room = width - 2 * max(cells_of(name) for name in names) - 6
    step = min(3, room // (2 * CAPITAL))
    canvas = Canvas()
    length = 2 * CAPITAL * step
    left = (width - length) // 2
    canvas.put(left - cells_of(names[0]) - 2, 0, names[0])
    canvas.put(left - 1, 0, "╟" + "─" * (length + 1) + "╢", "red")
    canvas.put(left + length + 3, 0, names[1])
    for seat, side in ((0, -1), (1, 1)):
        for zone, coins in ((NEAR_ZONE, NEAR_LOOT), (FAR_ZONE, FAR_LOOT)):
            if coins in view.loot[seat]:
                canvas.put(left + (CAPITAL + side * zone) * step, 0, str(coins), "bold")
    canvas.put(left + CAPITAL * step, 0, "┼", "red")
    canvas.put(left + (CAPITAL + view.pawn) * step, 0, "▲", "bold red")
    return canvas.lines()


# The cities -----------------------------------------------------------------------------------------------------------


def _title(view: DuelView, city: CityView, texts: Texts) -> Line:
    mark = "▶ " if city.seat == view.active and view.age else ""
    first = " ¹" if city.seat == view.first else ""
    return [(f"{mark}{shorten(texts.name(city.seat))}{first}", "bold")]


def _city(city: CityView, texts: Texts) -> list[Line]:
    numbers = [("coins", f"{city.coins}●"), ("points", str(city.points.total))]
    numbers += [("symbols", f"{city.different_symbols}/6"), ("capital", str(city.steps_to_capital))]
    details = [[(texts.say(f"board-{name}") + " ", "dim"), (number, "bold")] for name, number in numbers]
    lines = [listed(details[:2], " · "), listed(details[2:], " · ")]
    for colour in COLOURS:
        if city.cards[colour]:
            lines.append([(f"{texts.say(f'board-{colour}')}: ", "dim"), *_cards(city.cards[colour], texts)])
    wonders: list[Line] = []
    for wonder in city.wonders:
        name = texts.say(f"wonder-{wonder.wonder}")
        if wonder.built:
            wonders.append([(f"{name}{GLUE}★", "bold")])
        elif wonder.offer is not None:
            wonders.append([(f"{name}{GLUE}{_price(wonder.offer)}", "")])
        else:
            wonders.append([(f"{name}{GLUE}–", "dim")])
    if wonders:
        lines.append(filled(texts.say("board-wonders", {"wonders": HOLE}), listed(wonders)))
    if city.tokens:
        lines.append([(texts.say("board-owned-tokens", {"tokens": _words("token", city.tokens, texts)}), "")])
    lines.append([(texts.say("board-discarding", {"coins": city.discard_income}), "dim")])
    return lines


def _words(kind: str, names: list[str], texts: Texts) -> str:
    return ", ".join(texts.say(f"{kind}-{name}") for name in names)


def _cards(names: list[str], texts: Texts) -> Line:
    return listed([[(texts.say(f"card-{name}"), _STYLES[_COLOUR[name]])] for name in names])
