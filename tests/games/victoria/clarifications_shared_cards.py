"""What the tests of the clarifications share."""

from .table import Table

EXACT = {"culture_exclusion_scope": "exact_effect"}


def scored(table: Table, domain: str) -> tuple[int, ...]:
    ending = table.state.ending()
    assert ending is not None
    return next(line.values for line in ending.sheet.lines if line.name == f"domain.{domain}")
