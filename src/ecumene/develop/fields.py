"""Generates a game's ``fields.py``, which copies and packs positions, from constructors alone.

The constructor of ``Position`` (and of parts of it, such as a city) declares the fields. Integers and vectors are
copied; fields that are derived from others, or are empty between decisions, are listed in ``DERIVED`` beside the class.
Vectors of varying length are listed in ``OPEN_ENDED``.
"""

import ast
from dataclasses import dataclass, field
from pathlib import Path

from ecumene.develop.citations import wrapped

FILE = "fields.py"
INHERITED = {"players": "i64", "actor": "i64"}  # declared by State
VECTORS = {"vec[i64]": "i64", "vec[u8]": "u8"}


class DeclarationError(Exception):
    """A constructor that does not say how to copy a field."""


@dataclass
class Declared:
    """The fields of one class, in the order of its constructor."""

    name: str
    module: str
    given: set[str] = field(default_factory=set)  # passed to the constructor as they are
    scalars: list[str] = field(default_factory=list)
    vectors: dict[str, str] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)
    open_ended: set[str] = field(default_factory=set)

    @property
    def variable(self) -> str:
        """Its name in the generated functions."""
        return self.name.lower()


def declared(folder: Path) -> list[Declared]:
    """The classes of a game that have fields: parts first, then the position."""
    position = folder / "position.py"
    tree = ast.parse(position.read_text(encoding="utf-8"))
    derived, open_ended = (_names(tree, name) for name in ("DERIVED", "OPEN_ENDED"))
    (whole,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Position")
    found: dict[str, Declared] = {}
    for _, kind, _ in _assigned(whole):
        path = folder / f"{kind.lower()}.py"
        if kind.isidentifier() and kind not in found and kind not in ("i64", "bool") and path.exists():
            part = ast.parse(path.read_text(encoding="utf-8"))
            (one,) = (node for node in part.body if isinstance(node, ast.ClassDef) and node.name == kind)
            if not _is_derived_kind(whole, kind, derived):
                found[kind] = _read(one, kind.lower(), found, set(), set())
    return [*found.values(), _read(whole, "position", found, derived, open_ended)]


def _is_derived_kind(whole: ast.ClassDef, kind: str, derived: set[str]) -> bool:
    return all(name in derived for name, each, _ in _assigned(whole) if each == kind)


def _names(tree: ast.Module, wanted: str) -> set[str]:
    """The strings of a constant tuple."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == wanted:
            assert node.value is not None
            return set(ast.literal_eval(node.value))
    return set()


def _assigned(whole: ast.ClassDef) -> list[tuple[str, str, ast.expr | None]]:
    """The attributes that a constructor assigns: name, type and value."""
    (init,) = (node for node in whole.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    found: list[tuple[str, str, ast.expr | None]] = []
    for node in init.body:
        target: ast.expr | None = None
        if isinstance(node, ast.AnnAssign):
            target, kind = node.target, ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            target, kind = node.targets[0], ""
        if isinstance(target, ast.Attribute) and isinstance(node, ast.AnnAssign | ast.Assign):
            found.append((target.attr, kind or INHERITED.get(target.attr, ""), node.value))
    return found


def _read(
    whole: ast.ClassDef, module: str, parts: dict[str, Declared], derived: set[str], open_ended: set[str]
) -> Declared:
    (init,) = (node for node in whole.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    arguments = {argument.arg for argument in init.args.args}
    one = Declared(whole.name, module, open_ended=set(open_ended))
    for name, kind, value in _assigned(whole):
        if name in derived:
            continue
        if isinstance(value, ast.Name) and value.id in arguments:
            one.given.add(name)
        if kind == "i64":
            one.scalars.append(name)
        elif kind in VECTORS:
            one.vectors[name] = VECTORS[kind]
            if name not in one.given:
                one.open_ended.add(name)
        elif kind in parts:
            one.parts[name] = kind
        else:
            what = kind or "value of no declared type"
            raise DeclarationError(f"{whole.name}.{name} is a {what}: name it in DERIVED.")
    return one


# Writing --------------------------------------------------------------------------------------------------------------


def fields(folder: Path) -> str:
    """The text of the generated module."""
    classes = declared(folder)
    package = f"ecumene.games.{folder.name}"
    vectors = {kind for one in classes for kind in one.vectors.values()}
    lines = [
        '"""Copying a position, and turning it into numbers and back. Written from its constructor by',
        f"``ecumene develop fields {folder.name}``.",
        '"""',
        "",
        *(["from librt.vecs import vec"] if vectors else []),
        *([f"from mypy_extensions import {', '.join(sorted({'i64'} | vectors))}"] if vectors else []),
        *([""] if vectors else []),
        *(f"from {package}.{one.module} import {one.name}" for one in classes),
    ]
    for one in classes:
        lines += ["", "", *_copying(one), "", "", *_numbers(one), "", "", *_setting(one)]
    return "\n".join(lines) + "\n"


def _copying(one: Declared) -> list[str]:
    carried = [name for name in [*one.scalars, *one.vectors] if name not in one.given]
    return [
        f"def copy_{one.variable}(source: {one.name}, target: {one.name}) -> None:",
        '    """Make the target equal to the source in all that the constructor does not take."""',
        *(f"    target.{name} = source.{name}" for name in carried),
    ]


def _numbers(one: Declared) -> list[str]:
    whole = one.variable
    items = [f"{whole}.{name}" for name in one.scalars]
    for name in one.vectors:
        items += [f"len({whole}.{name})", f"*{whole}.{name}"]
    items += [f"*{kind.lower()}_numbers({whole}.{name})" for name, kind in one.parts.items()]
    return [
        f"def {whole}_numbers({whole}: {one.name}) -> list[int]:",
        '    """Every field as whole numbers; before each vector its length."""',
        "    return [",
        *wrapped(items, "        "),
        "    ]  # fmt: skip",
    ]


def _setting(one: Declared) -> list[str]:
    whole, count = one.variable, len(one.scalars)
    body = [
        "    (",
        *wrapped([f"{whole}.{name}" for name in one.scalars], "        "),
        f"    ) = numbers[at : at + {count}]  # fmt: skip",
        f"    at += {count}",
    ]
    for name, kind in one.vectors.items():
        taken = "numbers[at : at + length]"
        made = f"vec[i64]({taken})" if kind == "i64" else f"vec[u8]([u8(code) for code in {taken}])"
        body += ["    length = numbers[at]", "    at += 1"]
        wrong = "length < 0" if name in one.open_ended else f"length != len({whole}.{name})"
        body += [
            f"    if {wrong} or at + length > len(numbers):",
            f'        raise ValueError("{name} does not have as many numbers as it should")',
            f"    {whole}.{name} = {made}",
            "    at += length",
        ]
    steps = [f"set_{kind.lower()}({whole}.{name}, numbers, at)" for name, kind in one.parts.items()]
    body += [*(f"    at = {step}" for step in steps[:-1]), f"    return {steps[-1] if steps else 'at'}"]
    return [
        f"def set_{whole}({whole}: {one.name}, numbers: list[int], at: int = 0) -> int:",
        f'    """Take over what :func:`{whole}_numbers` gave, from a place on; the place after it."""',
        *(["    length: int"] if one.vectors else []),
        *body,
    ]
