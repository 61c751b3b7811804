"""Faults: why something was not done, as a value that the client puts into words."""

from ecumene.core.errors import EcumeneError
from ecumene.core.events import Value
from ecumene.core.refusal import Refusal
from ecumene.server.protocol import Fault


class CommandRefused(EcumeneError):
    """Raised if a command cannot be carried out; nothing has changed. ``index`` is the move at fault."""

    def __init__(
        self, code: str, what: str, rule: str = "", details: dict[str, Value] | None = None, index: int | None = None
    ) -> None:  # fmt: skip
        super().__init__(what)
        self.fault = Fault(code=code, what=what, rule=rule, details=details or {})
        self.index = index


def refused_by_rule(refusal: Refusal, index: int | None = None) -> CommandRefused:
    """A refusal by a rule of the game."""
    return CommandRefused("rule", f"Rule {refusal.rule} forbids it.", refusal.rule, refusal.details, index)
