"""Options of a game: what can be chosen before it starts, with schema, defaults and validation."""

from dataclasses import dataclass
from typing import TypeAlias

from ecumene.core.errors import OptionsError

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One switch: its values (the first is the default), the rule it belongs to and where it comes from."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    origin: str

    @property
    def default(self) -> OptionValue:
        """The value when nothing is chosen."""
        return self.values[0]

    def schema(self) -> dict[str, object]:
        """This option as JSON Schema."""
        return {"enum": list(self.values), "default": self.default, "x-rule": self.rule, "x-origin": self.origin}


def option_text(value: OptionValue) -> str:
    """A value as it is written in records and on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def complete(options: tuple[Option, ...], chosen: Options) -> Options:
    """Every option with its chosen or default value; unknown names and values are refused in words."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise OptionsError(f"There is no option {name!r}.", todo="Options of this game: " + ", ".join(known) + ".")
    return {name: _checked(option, chosen.get(name, option.default)) for name, option in known.items()}


def _checked(option: Option, value: OptionValue) -> OptionValue:
    for allowed in option.values:
        if type(allowed) is type(value) and allowed == value:
            return allowed
    choices = ", ".join(option_text(allowed) for allowed in option.values)
    raise OptionsError(f"The option {option.name} cannot be {value!r}.", todo=f"It can be: {choices}.")


def parse_options(options: tuple[Option, ...], texts: dict[str, str]) -> Options:
    """Options from their texts (``stall_rounds=5``), with the types the schema gives them."""
    chosen: Options = {}
    for option in options:
        if option.name in texts:
            text = texts[option.name].strip()
            fitting = [value for value in option.values if option_text(value) == text]
            chosen[option.name] = fitting[0] if fitting else text
    for name in texts:
        chosen.setdefault(name, texts[name])
    return complete(options, chosen)
