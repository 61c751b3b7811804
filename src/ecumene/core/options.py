"""Options of a game: what can be chosen before it starts, with schema, defaults and validation."""

from dataclasses import dataclass
from typing import TypeAlias

from ecumene.core.errors import OptionsError

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One option: its values (the first is the default), the rule it belongs to and where it comes from.

    ``needs`` lists the other options this one depends on, with the values of each for which it matters; with any other
    value it has no effect and must not be changed. An ``open`` option accepts further values, which its game checks.
    """

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    origin: str
    needs: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
    open: bool = False

    @property
    def default(self) -> OptionValue:
        """The value if none is chosen."""
        return self.values[0]

    def schema(self) -> dict[str, object]:
        """This option as JSON Schema."""
        values: dict[str, object] = {"type": "string", "examples": list(self.values)} if self.open else {}
        schema: dict[str, object] = {
            **(values or {"enum": list(self.values)}),
            "default": self.default,
            "x-rule": self.rule,
            "x-origin": self.origin,
        }
        if self.needs:
            schema["x-needs"] = {name: list(values) for name, values in self.needs}
        return schema

    def unmet_need(self, chosen: Options) -> str:
        """The first needed option whose chosen value leaves this one without effect; "" if there is none."""
        for name, values in self.needs:
            if chosen[name] not in values:
                return name
        return ""


def option_text(value: OptionValue) -> str:
    """A value as written in records and on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def complete(options: tuple[Option, ...], chosen: Options) -> Options:
    """Every option with its chosen or default value; unknown names and values raise an error that explains them."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise OptionsError(f"There is no option {name!r}.", todo="Options of this game: " + ", ".join(known) + ".")
    return {name: _checked(option, chosen.get(name, option.default)) for name, option in known.items()}


def _checked(option: Option, value: OptionValue) -> OptionValue:
    for allowed in option.values:
        if type(allowed) is type(value) and allowed == value:
            return allowed
    if option.open and isinstance(value, str):
        return value
    choices = ", ".join(option_text(allowed) for allowed in option.values)
    raise OptionsError(f"The option {option.name} cannot be {value!r}.", todo=f"It can be: {choices}.")


def typed_options(options: tuple[Option, ...], texts: dict[str, str]) -> Options:
    """Options from texts such as ``stall_rounds=5``, converted to the types in the schema but not checked yet."""
    chosen: Options = {}
    for option in options:
        if option.name in texts:
            text = texts[option.name].strip()
            fitting = [value for value in option.values if option_text(value) == text]
            chosen[option.name] = fitting[0] if fitting else text
    for name in texts:
        chosen.setdefault(name, texts[name])
    return chosen


def parse_options(options: tuple[Option, ...], texts: dict[str, str]) -> Options:
    """All options, taking the given ones from their texts."""
    return complete(options, typed_options(options, texts))


def check_needs(options: tuple[Option, ...], chosen: Options) -> None:
    """Refuse changes to an option that has no effect with the other chosen values."""
    for option in options:
        name = option.unmet_need(chosen)
        if name and chosen[option.name] != option.default:
            needed = " or ".join(f"{name}={option_text(value)}" for value in dict(option.needs)[name])
            value = option_text(chosen[option.name])
            raise OptionsError(
                f"The option {option.name}={value if len(value) < 60 else value[:59] + '…'} does nothing with "
                f"{name}={option_text(chosen[name])}.",
                f"It matters only with {needed}.",
                f"Choose that, or leave {option.name} at {option_text(option.default)}.",
            )


def without_idle(options: tuple[Option, ...], chosen: Options) -> Options:
    """The same options, with those that have no effect reset to their defaults."""
    kept = dict(chosen)
    while True:
        idle = [one for one in options if kept[one.name] != one.default and one.unmet_need(kept)]
        if not idle:
            return kept
        for option in idle:
            kept[option.name] = option.default
