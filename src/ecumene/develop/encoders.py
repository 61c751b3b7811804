"""docs/encoders.md, written from the encoders: ``python -m ecumene.develop.encoders > docs/encoders.md``."""

from ecumene.core.encoding import Span
from ecumene.games import GAMES

INTRODUCTION = """\
# What nets see

Written by `python -m ecumene.develop.encoders`; a test compares it with the code.

An encoder (`core/encoding.py`) turns what a seat knows of a position into a long row of zeros and ones, and each move
into one or two parts of a policy: the logit of a move is the sum of the logits of its parts. Numbers are thermometers,
"at least 1, 2, 3" being three entries. Everything is told from the seat that asks. The version is raised whenever the
row or the parts change, and a net for another version is refused.
"""


def page() -> str:
    """The whole page."""
    sections = [INTRODUCTION]
    for game in GAMES.values():
        encoder = game.encoder()
        if encoder is not None:
            sections.append(
                f"## {game.title}\n\nVersion {encoder.version}, {encoder.inputs} entries, {encoder.parts} parts.\n"
            )
            sections.append(f"### Entries\n\n{_table(encoder.fields)}")
            sections.append(f"### Parts\n\n{_table(encoder.part_fields)}")
    return "\n".join(sections)


def _table(spans: tuple[Span, ...]) -> str:
    lines = ["| from | entries | name | meaning |", "|---:|---:|---|---|"]
    lines += [f"| {span.first} | {span.length} | {span.name} | {span.meaning} |" for span in spans]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")
