"""A New Dawn in a terminal: the map in rows of hexes, the players with their focus rows, wonders and agendas."""

from typing import Final

from ecumene.core.drawing import (
    GLUE,
    HOLE,
    SEAT_LETTERS,
    SEAT_STYLES,
    Canvas,
    Drawing,
    Line,
    Screen,
    Span,
    cells_of,
    filled,
    fitted,
    listed,
    shorten,
    side_by_side,
)
from ecumene.core.texts import Texts
from ecumene.games.newdawn.view_types import NewDawnView, PlayerView, SpaceView

_GROUND: Final = {
    "water": ("~", "blue"), "grassland": ("1", "green"), "hills": ("2", "yellow"), "forest": ("3", "dark_green"),
    "desert": ("4", "orange3"), "mountain": ("5", "bright_black"), "natural-wonder": ("*", "magenta"),
}  # fmt: skip
_PIECES: Final = {"token": "•", "reinforced": "●", "city": "□", "capital": "◇"}
_MATURE: Final = {"city": "■", "capital": "◆"}
_WIDEST_HALF: Final = 4


def draw(view: NewDawnView, texts: Texts, screen: Screen) -> Drawing:
    """The table as one seat sees it."""
    event = texts.say(f"event-{view.events[view.section]}")
    headline = texts.say("board-headline", {"round": view.round, "event": event})
    players = [(_title(view, player, texts), _player(view, player, texts)) for player in view.players]
    lines = [*side_by_side(players, screen.width, 2), *fitted(_notes(view, texts), screen.width), *_map(view, screen)]
    return Drawing(
        headline=headline if view.round else texts.say("board-headline-before"),
        lines=lines,
        legend=texts.say("board-legend"),
    )


# The map --------------------------------------------------------------------------------------------------------------


def _map(view: NewDawnView, screen: Screen) -> list[Line]:
    """The spaces row by row, each row half a space to the right or left of the one above.

    If spaces can be chosen, every row has a second line for their numbers.
    """
    if not view.spaces:
        return []
    lit = any(name.startswith("hex.") for name in screen.lit)
    columns = [2 * space.q + space.r for space in view.spaces]
    left, halves = min(columns), max(columns) - min(columns) + 2
    half = min(_WIDEST_HALF, max(1, (screen.width - 1) // halves))
    margin = (screen.width - 1 - half * halves) // 2
    top = min(space.r for space in view.spaces)
    canvas = Canvas(screen.width)
    for space in view.spaces:
        x = margin + (2 * space.q + space.r - left) * half
        y = (space.r - top) * (2 if lit else 1)
        for line in range(2 if lit else 1):
            canvas.put(x, y + line, "│", "dim")
            canvas.put(x + 2 * half, y + line, "│", "dim")
        sign, ground = _sign(space), _GROUND[space.terrain]
        room = 2 * half - 1
        if room < 3:  # a map this wide shows only one of the two
            canvas.put_line(x, y, [(" ", ""), sign if sign[0] else ground])
        else:
            canvas.put_line(x + 1 + (room - 3) // 2, y, [(f"{sign[0]:>2}", sign[1]), ground])
        if f"hex.{space.hex}" in screen.lit:
            number = str(space.hex + 1)
            canvas.put(x + 1 + max(0, (room - cells_of(number)) // 2), y + 1, number, "bold reverse")
    return canvas.lines()


def _sign(space: SpaceView) -> Span:
    """What is on a space, in at most two characters."""
    if space.barbarians:
        return f"!{space.barbarians[0].upper()}", "bold red"
    if space.owner >= 0:
        piece = _MATURE[space.piece] if space.mature and space.piece in _MATURE else _PIECES[space.piece]
        return SEAT_LETTERS[space.owner] + piece, f"bold {SEAT_STYLES[space.owner]}"
    if space.city_state:
        return "§", "bold"
    if space.caravans:
        return f"{SEAT_LETTERS[space.caravans[0]].lower()}»", SEAT_STYLES[space.caravans[0]]
    if space.resource or space.natural:
        return "+", "bold"
    return "", ""


# The players ----------------------------------------------------------------------------------------------------------


def _title(view: NewDawnView, player: PlayerView, texts: Texts) -> Line:
    mark = " ▶" if player.seat == view.active else ""
    first = " ¹" if player.seat == view.first else ""
    return [
        (SEAT_LETTERS[player.seat], f"bold {SEAT_STYLES[player.seat]}"),
        (f"{mark} {shorten(texts.name(player.seat))}{first}", "bold"),
    ]


def _player(view: NewDawnView, player: PlayerView, texts: Texts) -> list[Line]:
    cities = sum(1 for space in view.spaces if space.owner == player.seat and space.piece in ("city", "capital"))
    numbers = [("tech", player.tech), ("cities", cities), ("mature", len(player.mature)), ("spaces", player.spaces)]
    numbers.append(("tokens", player.tokens))
    details: list[Line] = [
        [(texts.say(f"board-{name}") + GLUE, "dim"), (str(number), "bold")] for name, number in numbers
    ]
    details.append([(texts.say("board-cards") + GLUE, "dim"), (f"{len(player.marks)}/{len(view.victory)}", "bold")])
    lines: list[Line] = [[(texts.say(f"leader-{player.leader}"), "")]] if player.leader else []
    lines.append(listed(details, " · "))
    for card in player.row:
        lines.append([(f"{card.slot} ", "dim"), (texts.say(f"card-{card.card}"), ""), (" •" * card.trade, "bold")])
    things = [f"{texts.say(f'resource-{name}')} {count}" for name, count in player.resources.items() if count]
    things += [texts.say(f"token-{natural.name}") for natural in player.naturals]
    things += [texts.say(f"wonder-{wonder}") for wonder in player.wonders]
    if things:
        lines.append([(f"+ {', '.join(things)}", "")])
    return lines


def _notes(view: NewDawnView, texts: Texts) -> list[Line]:
    notes: list[Line] = []
    offers: list[Line] = [
        [(f"{texts.say(f'wonder-{one.wonder}')}{GLUE}{one.cost_now}", "")] for one in view.market if one.wonder
    ]
    if offers:
        notes.append(filled(texts.say("board-market", {"wonders": HOLE}), listed(offers)))
    for victory in view.victory:
        for agenda in victory.agendas:
            done = ["✓" if seat in victory.completed else str(each) for seat, each in enumerate(agenda.progress)]
            progress = " ".join(f"{SEAT_LETTERS[seat]}{GLUE}{each}" for seat, each in enumerate(done))
            details: dict[str, int | str] = {
                "agenda": texts.say(f"agenda-{agenda.name}"), "wanted": agenda.wanted, "progress": progress,
            }  # fmt: skip
            notes.append([(texts.say("board-agenda", details), "")])
    return notes
