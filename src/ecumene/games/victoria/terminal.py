"""Victoria in a terminal: an area per player, with a column of cards for every domain."""

from typing import Final

from ecumene.core.drawing import (
    HOLE,
    SEAT_LETTERS,
    Canvas,
    Drawing,
    Line,
    Screen,
    cells_of,
    filled,
    fitted,
    listed,
    shorten,
    wrap,
)
from ecumene.core.texts import Texts
from ecumene.games.victoria.material import DOMAINS
from ecumene.games.victoria.view_types import DomainView, PlayerView, VictoriaView

_STYLES: Final = {
    "war": "red", "religion": "bold", "economy": "yellow", "science": "green", "culture": "blue", "utopia": "magenta",
}  # fmt: skip
_ROMAN: Final = ("I", "II", "III")


def draw(view: VictoriaView, texts: Texts, screen: Screen) -> Drawing:
    """The table as one seat sees it."""
    width = screen.width
    top = _ROMAN[view.top_era - 1] if view.top_era else "—"
    details: dict[str, int | str] = {
        "round": view.round, "deck": view.deck, "era": top, "discard": len(view.discard), "limit": view.hand_limit,
    }  # fmt: skip
    lines = [line for player in view.players for line in _area(view, player, texts, width)]
    return Drawing(
        headline=texts.say("board-headline" if view.round else "board-headline-before", details),
        lines=[*lines, *fitted(_notes(view, texts), width)],
        legend=texts.say("board-legend"),
    )


def _title(view: VictoriaView, player: PlayerView, texts: Texts) -> str:
    mark = "▶ " if player.seat == view.active and view.round else ""
    name = f"{mark}{shorten(texts.name(player.seat))}"
    if player.seat == view.first:
        name += " ¹"
    if any(other.team != other.seat for other in view.players):
        name += f" ({SEAT_LETTERS[player.team]})"
    return name


def _hand(player: PlayerView, texts: Texts) -> str:
    hand = f"{texts.say('board-hand')} {player.hand_size}"
    if player.hand_eras is not None and player.hand_size:
        hand += f" ({'·'.join(str(amount) for amount in player.hand_eras)})"
    return hand


def _area(view: VictoriaView, player: PlayerView, texts: Texts, width: int) -> list[Line]:
    """One player's area in a frame."""
    each = (width - 1) // len(DOMAINS)
    whole = each * len(DOMAINS) + 1
    columns = [_column(domain, texts, each - 2) for domain in player.domains]
    height = max(len(column) for column in columns)
    canvas = Canvas()
    canvas.box(0, 0, whole, height + 2)
    title, hand = _title(view, player, texts), _hand(player, texts)
    canvas.put(2, 0, f" {title} ", "bold")
    canvas.put(whole - cells_of(hand) - 4, 0, f" {hand} ")
    for place, column in enumerate(columns):
        for y, line in enumerate(column, 1):
            canvas.put_line(place * each + 2, y, line)
        if place:
            for y in range(1, height + 1):
                canvas.put(place * each, y, "│", "dim")
            canvas.put(place * each, height + 1, "┴")
    return canvas.lines()


def _column(domain: DomainView, texts: Texts, width: int) -> list[Line]:
    """A domain's name, its progress, and its cards, grouped by kind with the newest era on top."""
    style = _STYLES[domain.domain]
    lines: list[Line] = [[(texts.say(f"domain-{domain.domain}"), style)]]
    if not domain.count and not domain.democracies and not sum(domain.embargoes):
        return [*lines, [("·", "dim")]]
    progress = f"{domain.count}/{domain.needed_to_win}{'★' * domain.level}"
    signs = " ⊘" if sum(domain.embargoes) else ""
    signs += f" ▽{domain.democracies}" if domain.democracies else ""
    signs += " ●" if domain.coin else ""
    lines += wrap([(progress, "bold"), (signs, "")], width)
    for era in (3, 2, 1):
        times = domain.cards.count(f"{domain.domain}-{era}")
        if times:
            lines.append([(f"▐{_ROMAN[era - 1]:^5}▌", style), (f"×{times}" if times > 1 else "", "")])
    return lines


def _notes(view: VictoriaView, texts: Texts) -> list[Line]:
    piles: list[tuple[str, list[str] | None]] = []
    for player in view.players:
        if player.seat == view.seat:
            piles += [("my-hand", player.hand), ("my-pack", player.pack), ("set-aside", player.set_aside)]
    piles += [("centre", view.centre), ("discard", view.discard)]
    piles.append(("in-transit", [view.in_transit] if view.in_transit else None))
    notes = [filled(texts.say(f"board-{name}", {"cards": HOLE}), _cards(pile, texts)) for name, pile in piles if pile]
    if view.last_round:
        notes.append([(texts.say("board-last-round"), "bold")])
    return notes


def _cards(names: list[str], texts: Texts) -> Line:
    """The names of cards, with a count for equal ones: Война I ×2."""
    words: list[Line] = []
    for name in dict.fromkeys(names):
        times = names.count(name)
        count = f" ×{times}" if times > 1 else ""
        words.append([(texts.say(f"card-{name}"), _STYLES[name.split("-")[0]]), (count, "")])
    return listed(words)
