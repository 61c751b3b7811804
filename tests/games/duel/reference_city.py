"""A city of the plain referee: what stands in it and what can be read off it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.games.duel.reference_components import CARDS, RESOURCES, TOKENS, WONDERS


@dataclass
class City:
    """One player's coins, buildings, wonders and tokens (DU-SETUP-03, DU-SETUP-08)."""

    coins: int = 7
    cards: list[str] = field(default_factory=list)
    wonders: list[str] = field(default_factory=list)  # all that the player owns, in the order received
    built: dict[str, str] = field(default_factory=dict)  # wonder: the card tucked under it (DU-WON-02)
    retired: set[str] = field(default_factory=set)  # the eighth wonder (DU-WON-09)
    tokens: list[str] = field(default_factory=list)

    def unbuilt(self) -> list[str]:
        """DU-WON-05: the wonders that may still be built."""
        return [wonder for wonder in self.wonders if wonder not in self.built and wonder not in self.retired]

    def of_colour(self, colour: str) -> list[str]:
        """DU-WON-03: tucked cards have no colour."""
        return [card for card in self.cards if CARDS[card].colour == colour]

    def count(self, what: str) -> int:
        """How many of what cards and guilds count."""
        match what:
            case "wonder":
                return len(self.built)
            case "three-coins":
                return self.coins // 3
        return len(self.of_colour(what))

    def production(self) -> Counter[str]:
        """DU-CARD-01 to DU-CARD-03: units made each turn, choices apart."""
        made: Counter[str] = Counter()
        for card in self.cards:
            made.update(CARDS[card].makes)
        return made

    def shown_to_the_rival(self) -> Counter[str]:
        """DU-COST-09 to DU-COST-11: the symbols that make the rival's purchases dearer."""
        shown: Counter[str] = Counter()
        for card in self.of_colour("brown") + self.of_colour("grey"):
            shown.update(CARDS[card].makes)
        return shown

    def choosers(self) -> list[tuple[str, ...]]:
        """DU-COST-24: every choice producer with what it may supply."""
        on_cards = [CARDS[card].chooses for card in self.cards if CARDS[card].chooses]
        return on_cards + [WONDERS[wonder].chooses for wonder in self.built if WONDERS[wonder].chooses]

    def cheap(self) -> set[str]:
        """DU-COST-15: the resources bought for one coin."""
        return {resource for card in self.cards for resource in CARDS[card].cheap}

    def prices(self, rival: City) -> dict[str, int]:
        """DU-COST-09, DU-COST-15: what one unit of each resource costs this player."""
        shown = rival.shown_to_the_rival()
        return {resource: 1 if resource in self.cheap() else 2 + shown[resource] for resource in RESOURCES}

    def chains(self) -> set[str]:
        """DU-COST-19."""
        return {CARDS[card].chain for card in self.cards if CARDS[card].chain}

    def symbols(self) -> Counter[str]:
        """DU-SCI-09."""
        on_cards = [CARDS[card].symbol for card in self.cards if CARDS[card].symbol]
        return Counter(on_cards + [TOKENS[token].symbol for token in self.tokens if TOKENS[token].symbol])

    def discard_income(self) -> int:
        """DU-DISC-01."""
        return 2 + self.count("yellow")

    def lose(self, coins: int) -> int:
        """DU-MIL-06, DU-WEFF-02: the coins really lost."""
        lost = min(coins, self.coins)
        self.coins -= lost
        return lost
