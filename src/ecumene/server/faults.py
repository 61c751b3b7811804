"""Faults: why something was not done, as a value the client can word."""

from ecumene.core.errors import EcumeneError
from ecumene.core.events import Value
from ecumene.core.refusal import Refusal
from ecumene.server.protocol import Fault


class Refusing(EcumeneError):
    """Raised where a command cannot be carried out; nothing has changed."""

    def __init__(self, code: str, what: str, rule: str = "", facts: dict[str, Value] | None = None) -> None:
        super().__init__(what)
        self.fault = Fault(code=code, what=what, rule=rule, facts=facts or {})


def refusing_by_rule(refusal: Refusal) -> Refusing:
    """A refusal of the rules."""
    return Refusing("rule", f"Rule {refusal.rule} forbids it.", refusal.rule, refusal.facts)
