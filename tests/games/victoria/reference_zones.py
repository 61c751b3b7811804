"""The cards and zones of the reference engine, and what can be counted on them, all in plain Python data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Card = tuple[str, int]  # domain and era (CV-CLR-47)

# CV-SETUP-02 to CV-SETUP-05: cards of Eras I, II and III
CARDS = {
    "war": (8, 8, 4),
    "religion": (8, 8, 0),
    "economy": (4, 4, 8),
    "science": (4, 8, 8),
    "culture": (4, 4, 8),
    "utopia": (0, 0, 16),
}
ALL_CARDS: list[Card] = [(domain, era) for domain in CARDS for era in (1, 2, 3) for _ in range(CARDS[domain][era - 1])]
# CV-CLR-03: level 1, level 2, discard effect; Culture has none of its own (CV-EFF-10, CV-EFF-12)
EFFECTS = {
    "war": ("assassination", "purge", "attack"),
    "religion": ("holy-book", "divine-right", "inquisition"),
    "economy": ("development", "monopoly", "embargo"),
    "science": ("experiment", "research", "breakthrough"),
    "utopia": ("oligarchy", "republic", "democracy"),
}
DOMAIN_OF = {effect: domain for domain, effects in EFFECTS.items() for effect in effects}
LEVEL_OF = {effect: level for effects in EFFECTS.values() for level, effect in enumerate(effects[:2], 1)}
DISCARD_EFFECTS = [effects[2] for effects in EFFECTS.values()]
HAND_LIMITS = {"holy-book": 5, "divine-right": 7}  # CV-REL-01, CV-REL-02


@dataclass
class Embargo:
    """A face-down Economy card on a domain; ``fresh`` until its target has a turn that begins with it (CV-ECO-06)."""

    domain: str
    card: Card
    fresh: bool


class Zones:
    """Every zone of the game and the counts the rules speak of."""

    def __init__(self, players: int, options: Mapping[str, bool | int | str]) -> None:
        self.players = players
        self.options = dict(options)
        self.seats = range(players)
        self.untaken = list(ALL_CARDS)  # cards not taken from the deck so far, the removed ones included (CV-CLR-49)
        self.era_ends = (28, 60, 104) if players == 4 else (25, 54, 95)  # CV-SETUP-07, CV-SETUP-08, CV-CLR-50
        self.deck = self.era_ends[-1]
        self.hands: list[list[Card]] = [[] for _ in self.seats]
        self.areas: list[list[Card]] = [[] for _ in self.seats]  # face-up cards only
        self.embargoes: list[list[Embargo]] = [[] for _ in self.seats]
        self.democracies: list[list[str]] = [[] for _ in self.seats]  # the domain of each face-down Utopia card
        self.discard: list[Card] = []
        self.transit: Card | None = None
        self.packs: list[list[Card]] = [[] for _ in self.seats]
        self.set_aside: list[list[Card]] = [[] for _ in self.seats]
        self.centre: list[Card] = []
        self.first = 0
        self.active = 0
        self.round = 0
        self.quiet_rounds = 0  # complete rounds in a row in which no card left the deck (CV-END-16)
        self.coin: tuple[int, str] | None = None
        self.coin_user = 0
        # Effects applied this turn
        self.own_effects: list[str] = []  # persistent effects of one's own
        self.discard_effects: list[str] = []
        self.copied: str | None = None

    def turn_order(self) -> list[int]:
        """CV-TURN-01: clockwise from the first player."""
        return [(self.first + step) % self.players for step in self.seats]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def count(self, seat: int, domain: str) -> int:
        """CV-CLR-01: only face-up cards count."""
        return [card[0] for card in self.areas[seat]].count(domain)

    def domains(self, seat: int) -> list[str]:
        return [domain for domain in CARDS if self.count(seat, domain)]

    def level(self, seat: int, domain: str) -> int:
        """CV-EFF-05, CV-EFF-06: the highest level of the domain's persistent effect that the seat's cards reach."""
        level_1, level_2 = (2, 4) if self.players == 4 else (3, 5)
        count = self.count(seat, domain)
        return 2 if count >= level_2 else 1 if count >= level_1 else 0

    def needed_to_win(self, seat: int, domain: str) -> int:
        """CV-END-02, CV-END-03, CV-UTO-06."""
        return (8 if self.players == 2 else 7) + self.democracies[seat].count(domain)

    def has_enough_to_win(self, seat: int) -> bool:
        """CV-END-01, CV-TEAM-04."""
        return any(self.count(seat, domain) >= self.needed_to_win(seat, domain) for domain in CARDS)

    def has_most_culture(self, seat: int) -> bool:
        """CV-CUL-02, CV-CUL-03."""
        return all(self.count(seat, "culture") > self.count(other, "culture") for other in self.others(seat))

    def top_era(self) -> int:
        """CV-CLR-50."""
        taken = self.era_ends[-1] - self.deck
        return 1 + sum(taken >= end for end in self.era_ends)

    def barred(self, seat: int) -> set[str]:
        """CV-ECO-05, CV-CLR-19, CV-CLR-21: the domains an Embargo lies on."""
        return {embargo.domain for embargo in self.embargoes[seat]}

    def playable(self, seat: int, hand: list[Card]) -> list[Card]:
        """CV-ECO-08: a barred domain cannot be played in any way."""
        return [card for card in hand if card[0] not in self.barred(seat)]

    def hand_limit(self, me: int) -> int:
        """CV-TURN-09, CV-REL-03, CV-REL-04."""
        copied = HAND_LIMITS.get(self.copied or "", 3)
        if self.options["religion_limit_timing"] == "applied":
            return max([3, copied, *(HAND_LIMITS.get(effect, 3) for effect in self.own_effects)])
        own = (3, 5, 7)[self.level(me, "religion")]
        return max(own, copied) if self.has_most_culture(me) else own  # CV-CLR-16

    def places(self, me: int, paying: str = "") -> dict[str, tuple[str, int]]:
        """Where an Embargo or Democracy card can go: any domain with a face-up card (CV-ECO-07, CV-UTO-04).

        ``paying`` is the domain of the card itself while it is still in its owner's area (CV-ECO-09, CV-UTO-08).
        """
        places = {}
        for seat in self.seats if self.options["any_player_includes_self"] else self.others(me):  # CV-CLR-17
            for domain in CARDS:
                own_payment = seat == me and domain == paying
                if self.count(seat, domain) > own_payment:
                    places[f"lay {domain} p{seat + 1}"] = (domain, seat)
        return places

    def take_off(self, seat: int, domain: str) -> Card:
        """Lift a face-up card: the one of the earliest era in the domain (CV-CLR-24, CV-CLR-48)."""
        card = min(card for card in self.areas[seat] if card[0] == domain)
        self.areas[seat].remove(card)
        return card
