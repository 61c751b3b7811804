"""Errors a person can act on: what went wrong, why, and what to do."""


class EcumeneError(Exception):
    """Base of every error this package raises on purpose."""

    def __init__(self, what: str, why: str = "", todo: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.why = why
        self.todo = todo

    def __str__(self) -> str:
        return " ".join(part for part in (self.what, self.why, self.todo) if part)


class UnknownGame(EcumeneError):
    """No game of that name is installed."""


class OptionsError(EcumeneError):
    """Players or options that the game does not allow."""


class NotationError(EcumeneError):
    """A text or number that is not a move of this game at all; ``near`` lists moves that read alike."""

    def __init__(self, what: str, why: str = "", todo: str = "", near: list[str] | None = None) -> None:
        super().__init__(what, why, todo)
        self.near: list[str] = near or []
