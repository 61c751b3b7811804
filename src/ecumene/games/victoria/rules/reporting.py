"""Reports events to the log, with tokens that are translated into the reader's language."""

from mypy_extensions import i64

from ecumene.core.events import Event, Log, Value
from ecumene.core.state import Rule
from ecumene.games.victoria.citations import RULE_IDS
from ecumene.games.victoria.material import DOMAINS, EFFECT_NAMES, KIND_NAMES


def card_token(kind: i64) -> str:
    """A card for the log."""
    return f"card.{KIND_NAMES[kind]}"


def domain_token(domain: i64) -> str:
    """A domain for the log."""
    return f"domain.{DOMAINS[domain].name}"


def effect_token(effect: i64) -> str:
    """An effect for the log."""
    return f"effect.{EFFECT_NAMES[effect]}"


def seat_token(seat: i64) -> str:
    """A player for the log."""
    return f"seat.{seat + 1}"


def report(log: Log, name: str, seat: i64, rule: Rule, details: dict[str, Value]) -> None:
    """Report an event that everybody sees."""
    log.append(Event(name, seat, RULE_IDS[rule], details))


def report_to_some(
    log: Log, name: str, seat: i64, rule: Rule, details: dict[str, Value], secret: dict[str, Value],
    audience: tuple[int, ...],
) -> None:  # fmt: skip
    """Report an event with some details that only some seats may see."""
    log.append(Event(name, seat, RULE_IDS[rule], details, secret, audience))
