"""``ecumene options``: a game's rules options."""

from typing import Annotated

import typer
from rich.markup import escape

from ecumene.cli.screen import console, language_of, print_json
from ecumene.core.options import option_text
from ecumene.core.texts import Texts
from ecumene.games import game_named


def options(
    game: Annotated[str, typer.Argument(help="The game, such as victoria.")],
    lang: Annotated[str, typer.Option("--lang", "-l", help="Language: en, ru or bg.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Answer as JSON Schema.")] = False,
) -> None:
    """List a game's rules options: values, meaning, and the rule each belongs to. The first value is the default.

    Use them as --option name=value with play, simulate and arena.
    """
    chosen = game_named(game)
    if json:
        print_json(chosen.schema())
        return
    texts = Texts(language_of(lang), chosen)
    for option in (*chosen.options, *chosen.readings):
        if chosen.readings and option is chosen.readings[0]:
            console.print(f"\n[dim]{escape(texts.say('options-readings'))}[/]")
        label = escape(texts.say(f"option-{option.name}"))
        console.print(f"[bold cyan]{option.name}[/] {label} [dim]{option.rule}[/]")
        width = max(len(option_text(value)) for value in option.values)
        for value in option.values:
            meaning = escape(texts.say(f"option-{option.name}-{option_text(value)}"))
            console.print(f"    {option_text(value):<{width}}  [dim]{meaning}[/]")
