"""Victoria in a terminal: one row per player, one column per domain."""

import re
from typing import Final

from ecumene.core.grid import Grid
from ecumene.core.texts import Texts
from ecumene.games.victoria.material import DOMAINS
from ecumene.games.victoria.view_types import DomainView, PlayerView, VictoriaView

_STYLES: Final = {
    "war": "red", "religion": "bold", "economy": "yellow", "science": "green", "culture": "blue", "utopia": "magenta",
}  # fmt: skip
_ROMAN: Final = ("I", "II", "III")
_NAME_LENGTH: Final = 24


def draw(view: VictoriaView, texts: Texts) -> Grid:
    """The table as one seat sees it."""
    top = _ROMAN[view.top_era - 1] if view.top_era else "—"
    facts: dict[str, int | str] = {
        "round": view.round, "deck": view.deck, "era": top, "discard": len(view.discard), "limit": view.hand_limit,
    }  # fmt: skip
    columns = [texts.say("board-player")]
    columns += [f"[{_STYLES[domain.name]}]{texts.say(f'domain-{domain.name}')}[/]" for domain in DOMAINS]
    columns.append(texts.say("board-hand"))
    return Grid(
        headline=texts.say("board-headline" if view.round else "board-headline-before", facts),
        columns=columns,
        rows=[_row(view, player, texts) for player in view.players],
        notes=_notes(view, texts),
        legend=texts.say("board-legend"),
    )


def _row(view: VictoriaView, player: PlayerView, texts: Texts) -> list[str]:
    mark = "▶ " if player.seat == view.active and view.round else "  "
    name = f"{mark}{_plain(texts.name(player.seat))}"
    if player.seat == view.first:
        name += " ¹"
    if any(other.team != other.seat for other in view.players):
        name += f" ({'AB'[player.team]})"
    hand = str(player.hand_size)
    if player.hand_eras is not None and player.hand_size:
        hand += f" ({'·'.join(str(amount) for amount in player.hand_eras)})"
    return [name, *(_cell(domain) for domain in player.domains), hand]


def _cell(domain: DomainView) -> str:
    if not domain.count and not domain.democracies and not sum(domain.embargoes):
        return "[dim]·[/]"
    stars = "★" * domain.level
    cell = f"[{_STYLES[domain.domain]}]{domain.count}[/]/{domain.needed_to_win}{stars}"
    if sum(domain.embargoes):
        cell += " ⊘"
    if domain.democracies:
        cell += f" ▽{domain.democracies}"
    if domain.coin:
        cell += " ●"
    return cell


def _notes(view: VictoriaView, texts: Texts) -> list[str]:
    notes = []
    for player in view.players:
        if player.seat == view.seat:
            for name, cards in (("board-my-hand", player.hand), ("board-my-pack", player.pack)):
                if cards:
                    notes.append(texts.say(name, {"cards": _cards(cards, texts)}))
            if player.set_aside:
                notes.append(texts.say("board-set-aside", {"cards": _cards(player.set_aside, texts)}))
    if view.centre:
        notes.append(texts.say("board-centre", {"cards": _cards(view.centre, texts)}))
    if view.discard:
        notes.append(texts.say("board-discard", {"cards": _cards(view.discard, texts)}))
    if view.in_transit:
        notes.append(texts.say("board-in-transit", {"cards": _cards([view.in_transit], texts)}))
    if view.last_round:
        notes.append(texts.say("board-last-round"))
    return notes


def _cards(names: list[str], texts: Texts) -> str:
    """Cards in words, equal ones counted: Война I ×2."""
    words = []
    for name in dict.fromkeys(names):
        times = names.count(name)
        style = _STYLES[name.split("-")[0]]
        words.append(f"[{style}]{texts.say(f'card-{name}')}[/]" + (f" ×{times}" if times > 1 else ""))
    return ", ".join(words)


def _plain(name: str) -> str:
    """A name short enough for the table, whose brackets are not taken for marks."""
    if len(name) > _NAME_LENGTH:
        name = name[: _NAME_LENGTH - 1] + "…"
    return re.sub(r"(\\*)\[", r"\1\1\\[", name)
