"""Reports events to the log, with tokens that are translated into the reader's language."""

from mypy_extensions import i64

from ecumene.core.events import Event, Log, Value
from ecumene.core.state import Rule
from ecumene.games.duel.cards import members
from ecumene.games.duel.citations import RULE_IDS
from ecumene.games.duel.material import BUILDINGS, CHAINS, COLOURS, RESOURCES, SYMBOLS, TOKENS, WONDERS


def card_token(card: i64) -> str:
    """A card for the log."""
    return f"card.{BUILDINGS[card].name}"


def wonder_token(wonder: i64) -> str:
    """A wonder for the log."""
    return f"wonder.{WONDERS[wonder].name}"


def progress_token(token: i64) -> str:
    """A progress token for the log."""
    return f"token.{TOKENS[token].name}"


def resource_token(resource: i64) -> str:
    """A resource for the log."""
    return f"resource.{RESOURCES[resource]}"


def colour_token(colour: i64) -> str:
    """A colour for the log."""
    return f"colour.{COLOURS[colour]}"


def chain_token(chain: i64) -> str:
    """A chain symbol for the log."""
    return f"chain.{CHAINS[chain]}"


def symbol_token(symbol: i64) -> str:
    """A science symbol for the log."""
    return f"symbol.{SYMBOLS[symbol]}"


def seat_token(seat: i64) -> str:
    """A player for the log."""
    return f"seat.{seat + 1}"


def wonder_tokens(wonders: i64) -> str:
    """A set of wonders for the log."""
    return " ".join(wonder_token(wonder) for wonder in members(wonders))


def progress_tokens(tokens: i64) -> str:
    """A set of progress tokens for the log."""
    return " ".join(progress_token(token) for token in members(tokens))


def report(log: Log, name: str, seat: i64, rule: Rule, details: dict[str, Value]) -> None:
    """Report an event that everybody sees."""
    log.append(Event(name, seat, RULE_IDS[rule], details))


def report_to_one(log: Log, name: str, seat: i64, rule: Rule, secret: dict[str, Value]) -> None:
    """Report an event whose details only that seat sees."""
    log.append(Event(name, seat, RULE_IDS[rule], {}, secret, (int(seat),)))
