"""Errors that users can act on: what went wrong, why, and what to do."""


class EcumeneError(Exception):
    """Base class of all errors that this package raises on purpose."""

    def __init__(self, what: str, why: str = "", todo: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.why = why
        self.todo = todo

    def __str__(self) -> str:
        return " ".join(part for part in (self.what, self.why, self.todo) if part)


class UnknownGame(EcumeneError):
    """There is no game with that name."""


class OptionsError(EcumeneError):
    """A number of players or options that the game does not allow."""


class NotationError(EcumeneError):
    """A text or number that is not a move of this game; ``near`` lists similar moves."""

    def __init__(self, what: str, why: str = "", todo: str = "", near: list[str] | None = None) -> None:
        super().__init__(what, why, todo)
        self.near: list[str] = near or []
