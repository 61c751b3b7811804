"""CATAN in a terminal: the island with its crossings and edges, the players, and the reader's hand."""

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
    cells_of,
    filled,
    fitted,
    listed,
    shorten,
    side_by_side,
)
from ecumene.core.texts import Texts
from ecumene.games.catan.island import CORNERS, EDGES, HEX_EDGES, PLACES
from ecumene.games.catan.view_types import CatanView, CrossingView, HarbourView, HexView, PlayerView

_STYLES: Final = {
    "forest": "green", "hills": "red", "pasture": "bright_green", "fields": "yellow", "mountains": "bright_black",
    "desert": "rgb(200,180,120)", "gold": "bright_yellow", "sea": "blue", "": "dim",
}  # fmt: skip
_BUILDINGS: Final = {"settlement": "▲", "city": "■", "sideways": "▲"}
_KNIGHTS: Final = {"basic": "¹", "strong": "²", "mighty": "³"}
_BEYOND: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # step across each side, in the order of SIDES
_LANDS: Final = {"lumber": "forest", "brick": "hills", "wool": "pasture", "grain": "fields", "ore": "mountains"}
_HARBOUR_ROOM: Final = 11
_LIT: Final = "bold reverse"


def draw(view: CatanView, texts: Texts, screen: Screen) -> Drawing:
    """The table as one seat sees it."""
    players = [(_title(view, player, texts), [_numbers(view, player, texts)]) for player in view.players]
    details: dict[str, int | str] = {"round": view.round, "target": view.target}
    lines = [*side_by_side(players, screen.width, 2), *_Map(view, texts, screen).lines()]
    return Drawing(
        headline=texts.say("grid-headline", details),
        lines=[*lines, *fitted(_notes(view, texts), screen.width)],
        legend=texts.say("grid-legend"),
    )


# The players ----------------------------------------------------------------------------------------------------------


def _title(view: CatanView, player: PlayerView, texts: Texts) -> Line:
    mark = " ▶" if player.seat == view.active and view.round else ""
    return [
        (SEAT_LETTERS[player.seat], f"bold {SEAT_STYLES[player.seat]}"),
        (f"{mark} {shorten(texts.name(player.seat))}", "bold"),
    ]


def _numbers(view: CatanView, player: PlayerView, texts: Texts) -> Line:
    hidden = player.development or sum(player.progress.values())
    numbers = [("points", str(player.points.total)), ("cards", str(player.cards)), ("hidden-cards", str(hidden))]
    numbers.append(("road", f"{player.road_length}{'★' if view.road_holder == player.seat else ''}"))
    if view.mode == "knights":
        numbers.append(("knights", f"{player.strength}+{player.at_rest}"))
        numbers.append(("levels", "/".join(str(player.levels[track]) for track in ("trade", "politics", "science"))))
    else:
        numbers.append(("army", f"{player.army}{'★' if view.army_holder == player.seat else ''}"))
    return listed([[(texts.say(f"grid-{name}") + GLUE, "dim"), (number, "bold")] for name, number in numbers], " · ")


def _notes(view: CatanView, texts: Texts) -> list[Line]:
    notes: list[Line] = []
    if view.barbarians is not None:
        attack = view.barbarians
        details: dict[str, int | str] = {
            "step": attack.step, "steps": attack.steps, "strength": attack.strength, "defence": attack.defence,
        }  # fmt: skip
        notes.append([(texts.say("grid-barbarians", details), "")])
    if view.dice is not None:
        notes.append([(texts.say("grid-dice", {"white": view.dice.white, "red": view.dice.red}), "")])
    if view.own is not None:
        held: list[Line] = [
            [(f"{texts.say(f'kind-{kind}')} {number}", "")] for kind, number in view.own.hand.items() if number
        ]
        notes.append(filled(texts.say("grid-hand", {"cards": HOLE}), listed(held) or [("–", "")]))
        cards: list[Line] = [[(f"{texts.say(f'card-{name}')} ×{n}", "")] for name, n in view.own.cards.items()]
        if cards:
            notes.append(filled(texts.say("grid-own-cards", {"cards": HOLE}), listed(cards)))
    return notes


# The island -----------------------------------------------------------------------------------------------------------


class _Map:
    """The map: three lines for each row of hexes; half a hex is ``half`` cells wide.

    Corners alternate between two lines, so the edges between them are drawn on both; vertical edges have a line of
    their own.
    """

    def __init__(self, view: CatanView, texts: Texts, screen: Screen) -> None:
        self.view = view
        self.texts = texts
        self.lit = screen.lit
        self.canvas = Canvas(screen.width)
        self.land = {one.hex for one in view.hexes if one.terrain != "sea"}
        columns = [2 * PLACES[one.hex][0] + PLACES[one.hex][1] for one in view.hexes]
        margin = 2 if len(self.land) < len(view.hexes) else _HARBOUR_ROOM
        halves = max(columns) - min(columns) + 2
        self.half = min(6, max(3, (screen.width - 2 * margin - 4) // halves))
        self.left = min(columns) - 1
        self.margin = max(1, (screen.width - halves * self.half) // 2)

    def lines(self) -> list[Line]:
        """The map as lines."""
        hexes = {one.hex: one for one in self.view.hexes}
        for one in self.view.hexes:
            self._draw_hex(one)
        edges = {HEX_EDGES[6 * number + side] for number in hexes for side in range(6)}
        shores = {HEX_EDGES[6 * number + side] for number in self.land for side in range(6)}
        owners = {one.edge: one for one in self.view.edges}
        for edge in sorted(edges):
            if edge in owners:
                owner = owners[edge]
                self._draw_edge(edge, SEAT_LETTERS[owner.seat], SEAT_STYLES[owner.seat], ship=owner.piece == "ship")
            elif edge in shores:
                self._draw_edge(edge, "", "dim")
            if f"edge.{edge}" in self.lit:
                self._number_edge(edge)
        for harbour in self.view.harbours:
            self._draw_harbour(harbour)
        standing = {one.crossing: one for one in self.view.crossings}
        coasts = {node for edge in shores for node in EDGES[edge]}
        for node in sorted({node for edge in edges for node in EDGES[edge]}):
            self._draw_crossing(node, standing.get(node), node in coasts)
        return self.canvas.lines()

    def _column(self, halves: int) -> int:
        return self.margin + (halves - self.left) * self.half

    def _corner(self, node: int) -> tuple[int, int]:
        end, q, r = CORNERS[node]
        return self._column(2 * q + r), 3 * r + (-2 if end == "n" else 2)

    def _centred(self, x: int, y: int, text: str, style: str) -> None:
        self.canvas.put(x - (cells_of(text) - 1) // 2, y, text, style)

    def _draw_hex(self, one: HexView) -> None:
        q, r = PLACES[one.hex]
        x, y = self._column(2 * q + r), 3 * r
        style = _STYLES[one.terrain]
        letters = self.texts.say(f"grid-terrain-{one.terrain}") if one.terrain else "??"
        word = self.texts.say(f"terrain-{one.terrain}") if one.terrain else "?"
        number = str(one.token) if one.token else ""
        guest = "☠" if self.view.robber == one.hex else "⚑" if self.view.pirate == one.hex else ""
        guest += "$" if self.view.merchant == one.hex else ""
        if one.terrain == "sea":
            self._centred(x, y, f"~{guest}~", style)
        elif self.half >= 5 and cells_of(word) < 2 * self.half:
            self._centred(x, y, word, style)
            self._centred(x, y + 1, f"{number}{guest}", "bold")
        else:
            self._centred(x, y, f"{letters}{number}", style)
            self._centred(x, y + 1, guest, "bold")
        if f"hex.{one.hex}" in self.lit:
            self._centred(x, y - 1, f"#{one.hex + 1}", _LIT)

    def _draw_edge(self, edge: int, sign: str, style: str, *, ship: bool = False) -> None:
        (x, y), (other, below) = sorted((self._corner(node) for node in EDGES[edge]), key=lambda place: place[1])
        if x == other:
            self.canvas.put(x, y + 1, sign or "│", style)
            if ship:
                self.canvas.put(x + 1, y + 1, "≈", style)
            return
        way = 1 if other > x else -1
        taken = bool(sign)
        sign = sign or ("╲" if way > 0 else "╱")
        length = 1 if not taken else max(1, (self.half - 2) // 2)
        for step in range(2, 2 + length):
            self.canvas.put(x + step * way, y, sign, style)
            self.canvas.put(other - step * way, below, "≈" if ship else sign, style)

    def _number_edge(self, edge: int) -> None:
        """Write the number on the edge, to the right of its left end; no two edges share that place."""
        (x, y), (other, below) = sorted((self._corner(node) for node in EDGES[edge]), key=lambda place: place[1])
        text = str(edge + 1)
        if x == other:
            self._centred(x, y + 1, text, _LIT)
        elif other > x:
            self.canvas.put(x + 2, y, text, _LIT)
        else:
            self.canvas.put(other + 2, below, text, _LIT)

    def _draw_crossing(self, node: int, one: CrossingView | None, coast: bool) -> None:
        x, y = self._corner(node)
        number = str(node + 1) if f"crossing.{node}" in self.lit else ""
        if one is None:
            if number:
                self._centred(x, y, number, _LIT)
            elif coast:
                self.canvas.put(x, y, "·", "dim")
            return
        letter = SEAT_LETTERS[one.seat]
        if one.piece in _KNIGHTS:
            sign = (letter if one.active else letter.lower()) + _KNIGHTS[one.piece]
        else:
            sign = letter + ("◆" if one.metropolis else _BUILDINGS[one.piece]) + ("#" if one.wall else "")
        style = f"bold {SEAT_STYLES[one.seat]}"
        self._centred(x, y, sign + number, f"{style} reverse" if number else style)

    def _draw_harbour(self, harbour: HarbourView) -> None:
        """Draw what a harbour trades in the water next to its edge."""
        places = {PLACES[number]: number for number in self.land}
        for q, r in places:
            for side, (right, down) in enumerate(_BEYOND):
                if HEX_EDGES[6 * places[q, r] + side] == harbour.edge and (q + right, r + down) not in places:
                    text = f"({self._traded(harbour.kind)})"
                    x, y = self._column(2 * q + r), 3 * r + 3 * down
                    if not down:
                        x = x + self.half + 2 if right > 0 else x - self.half - 1 - cells_of(text)
                        self.canvas.put(x, y, text, "blue")
                    else:
                        self._centred(x + self.half * (2 * right + down), y, text, "blue")

    def _traded(self, kind: str) -> str:
        """What a harbour trades: 3:1, or a resource by name if there is room, otherwise its terrain in two letters."""
        if kind not in _LANDS:
            return "3:1" if kind else "?"
        word = self.texts.say(f"kind-{kind}")
        return word if self.half >= 5 and cells_of(word) < 10 else self.texts.say(f"grid-terrain-{_LANDS[kind]}")
