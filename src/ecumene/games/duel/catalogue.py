"""What is printed on every card, wonder and token, for clients that draw them."""

from typing import Any, Final, Literal, TypeAlias

import msgspec

from ecumene.games.duel.material import (
    BUILDINGS,
    CHAINS,
    COLOURS,
    COUNTED,
    GUILD,
    LAW_SYMBOL,
    NONE,
    SYMBOLS,
    TOKENS,
    WONDERS,
    Building,
    Wonder,
)  # fmt: skip

Age: TypeAlias = Literal[1, 2, 3]
Resource: TypeAlias = Literal["wood", "clay", "stone", "glass", "papyrus"]
Colour: TypeAlias = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Counted: TypeAlias = Literal[
    "brown", "grey", "blue", "green", "yellow", "red", "purple", "wonder", "brown-and-grey", "coin-triples", ""
]
Choice: TypeAlias = Literal["raw", "made", ""]
Symbol: TypeAlias = Literal["inkwell", "mortar", "level", "wheel", "sundial", "armillary", "scales"]
Chain: TypeAlias = Literal[
    "horseshoe", "sword", "tower", "target", "helmet", "book", "gear", "lyre", "lamp", "mask", "column", "moon", "sun",
    "drop", "portico", "amphora", "barrel",
]  # fmt: skip

CHOICES: Final[tuple[Choice, ...]] = ("", "raw", "made")  # by NOTHING, RAW and MADE


class CardFacts(msgspec.Struct, frozen=True, rename="camel"):
    """One age or guild card; absent features are empty strings or zeros."""

    name: str
    age: Age
    guild: bool
    colour: Colour
    coins: int
    cost: list[Resource]
    free_with: Chain | Literal[""]
    free_with_from: str
    chain: Chain | Literal[""]
    chain_to: str
    produces: list[Resource]
    chooses: Choice
    cheap: list[Resource]
    shields: int
    symbol: Symbol | Literal[""]
    points: int
    gains: int
    per: Counted
    counts: Counted
    coins_each: int
    points_each: int


class WonderFacts(msgspec.Struct, frozen=True, rename="camel"):
    """One wonder: ``takes`` coins from the rival, ``destroys`` a card of a colour, ``draws`` tokens from the box."""

    name: str
    cost: list[Resource]
    points: int
    shields: int
    again: bool
    gains: int
    takes: int
    chooses: Choice
    destroys: Colour | Literal[""]
    revives: bool
    draws: int


class TokenFacts(msgspec.Struct, frozen=True, rename="camel"):
    """One progress token; effects other than a number or a symbol are rules of their own."""

    name: str
    gains: int
    points: int
    symbol: Symbol | Literal[""]


class SymbolFacts(msgspec.Struct, frozen=True, rename="camel"):
    """One scientific symbol and the cards that show it."""

    name: Symbol
    cards: list[str]
    token: str


class ChainFacts(msgspec.Struct, frozen=True, rename="camel"):
    """One chain symbol: the card that provides it and the card it makes free."""

    name: Chain
    giver: str
    receiver: str


def catalogue() -> dict[str, object]:
    """The tables by constant name; each holds structs of one kind by id."""
    return {
        "CARDS": {card.name: _card(card) for card in BUILDINGS},
        "WONDERS": {wonder.name: _wonder(wonder) for wonder in WONDERS},
        "TOKENS": {token.name: _token(token.name, token.gains, token.points) for token in TOKENS},
        "SYMBOLS": {symbol: _symbol(symbol) for symbol in SYMBOLS},
        "CHAINS": {chain: _chain(chain) for chain in CHAINS},
    }


def _card(card: Building) -> CardFacts:
    facts: dict[str, Any] = {
        "name": card.name,
        "age": 3 if card.deck == GUILD else card.deck,
        "guild": card.deck == GUILD,
        "colour": COLOURS[card.colour],
        "coins": card.coins,
        "cost": card.cost.split(),
        "freeWith": card.free_with,
        "freeWithFrom": _giver(card.free_with),
        "chain": card.chain,
        "chainTo": _receiver(card.chain),
        "produces": card.produces.split(),
        "chooses": CHOICES[card.chooses],
        "cheap": card.cheap.split(),
        "shields": card.shields,
        "symbol": card.symbol,
        "points": card.points,
        "gains": card.gains,
        "per": _counted(card.per),
        "counts": _counted(card.counts),
        "coinsEach": card.coins_each,
        "pointsEach": card.points_each,
    }
    return msgspec.convert(facts, CardFacts)


def _wonder(wonder: Wonder) -> WonderFacts:
    facts: dict[str, Any] = {
        "name": wonder.name,
        "cost": wonder.cost.split(),
        "points": wonder.points,
        "shields": wonder.shields,
        "again": wonder.again,
        "gains": wonder.gains,
        "takes": wonder.takes,
        "chooses": CHOICES[wonder.chooses],
        "destroys": _counted(wonder.destroys),
        "revives": wonder.revives,
        "draws": wonder.draws,
    }
    return msgspec.convert(facts, WonderFacts)


def _token(name: str, gains: int, points: int) -> TokenFacts:
    symbol = SYMBOLS[LAW_SYMBOL] if name == "law" else ""
    return msgspec.convert({"name": name, "gains": gains, "points": points, "symbol": symbol}, TokenFacts)


def _symbol(symbol: str) -> SymbolFacts:
    cards = [card.name for card in BUILDINGS if card.symbol == symbol]
    token = "law" if symbol == SYMBOLS[LAW_SYMBOL] else ""
    return msgspec.convert({"name": symbol, "cards": cards, "token": token}, SymbolFacts)


def _chain(chain: str) -> ChainFacts:
    return msgspec.convert({"name": chain, "giver": _giver(chain), "receiver": _receiver(chain)}, ChainFacts)


def _counted(number: int) -> str:
    return "" if number == NONE else COUNTED[number]


def _giver(chain: str) -> str:
    return next((card.name for card in BUILDINGS if chain and card.chain == chain), "")


def _receiver(chain: str) -> str:
    return next((card.name for card in BUILDINGS if chain and card.free_with == chain), "")
