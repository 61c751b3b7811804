"""Parses records; every kind of damage gets its own explanation."""

import re
from typing import Final

import msgspec

from ecumene.core.edition import EDITION
from ecumene.core.errors import NotationError, OptionsError
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.record import FORMAT, Ply, Record, RecordError
from ecumene.core.state import CHANCE

_HEAD: Final = ("game", "rules", "players", "options", "names", "table", "date", "commitment")
_MORE: Final = ("facts", "given", "practice")  # optional lines, in this order
_FOOT: Final = ("result", "secret", "end")


def parse_record(text: str, games: dict[str, Game], expected: str = "") -> Record:
    """Parse a record without replaying it; every kind of damage gets its own explanation."""
    lines = text.replace("\r\n", "\n").split("\n")
    _check_format(lines[0] if lines else "")
    head = _header(lines)
    game = _game(head, games, expected)
    players = _number(head["players"], "The number of players", 4)
    if players not in game.players:
        raise RecordError("bad-header", f"{game.title} cannot be played by {players}.", line=4)
    try:
        given = game.parse_options(_pairs(head["options"]))
        options = game.check_begun(players, with_marked_facts(game, given, head.get("facts", "")))
    except OptionsError as error:
        raise RecordError("bad-header", error.what, error.why, error.todo, line=5) from error
    plies, numbers, foot, places = _body(lines, len(head) + 1, game, players)
    result, winners = _result(foot["result"], players, places["result"])
    return Record(
        game=game,
        players=players,
        options=options,
        names=_names(head["names"], players),
        table=head["table"],
        date=head["date"],
        commitment=_hex(head["commitment"], "commitment", "bad-header", 9),
        plies=plies,
        result=result,
        winners=winners,
        secret=_hex(foot["secret"], "secret", "bad-footer", places["secret"]),
        rules_version=int(head["rules"]),
        lines=numbers,
        given=_given(head.get("given", "0"), len(plies), len(head) + 1),
        practice=_number(head.get("practice", "0"), "How often somebody went back", len(head) + 1),
    )


def parse_ends(text: str, games: dict[str, Game]) -> Record:
    """A record without its plies, from its header and footer: quick however long it is."""
    head, _, rest = text.partition("\n\n")
    _, _, foot = rest.rpartition("\nresult ")
    result, _, more = foot.partition("\n")
    secret = more.partition("\n")[0]
    lines = [line for line in head.split("\n") if not line.startswith("given ")]
    return parse_record("\n".join([*lines, "", f"result {result}", secret, "end 0", ""]), games)


def _check_format(line: str) -> None:
    match = re.fullmatch(r"ecumene-record (\d{1,6})", line.strip())
    if match is None:
        raise RecordError(
            "not-a-record", "This is not an Ecumene record.", "Its first line is not 'ecumene-record 1'.", line=1
        )
    if int(match.group(1)) != FORMAT:
        what = f"This record has format {match.group(1)}; this program reads format {FORMAT}."
        raise RecordError("unsupported-version", what, todo="Update ecumene.", line=1)


def _header(lines: list[str]) -> dict[str, str]:
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1 : len(_HEAD) + 1], 2):
        name, _, value = line.partition(" ")
        wanted = _HEAD[number - 2]
        if not any(one.strip() for one in lines[number - 1 :]):
            raise _truncated()
        if name != wanted:
            what = f"The header should give {wanted!r} here, not {name[:30]!r}."
            raise RecordError("bad-header", what, line=number)
        head[name] = value.strip()
    if len(head) < len(_HEAD):
        raise _truncated()
    if _number(head["rules"], "The rules version", 3) < 1:
        raise RecordError("bad-header", "There is no rules version 0.", line=3)
    if not re.fullmatch(r"[A-Za-z0-9_.:-]{1,100}", head["table"]):
        raise RecordError("bad-header", "The table's name is not a short word of letters and digits.", line=7)
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", head["date"]):
        raise RecordError("bad-header", "The date is not written as 2026-01-31.", line=8)
    for more in _MORE:
        name, _, value = lines[len(head) + 1].partition(" ") if len(lines) > len(head) + 1 else ("", "", "")
        if name == more:
            head[name] = value.strip()
    return head


def with_marked_facts(game: Game, options: Options, mark: str) -> Options:
    """Options of version 0.1, which stored only a mark of the facts a host had changed, with these facts added."""
    if not mark:
        return options
    if not re.fullmatch(r"[0-9a-f]{4,64}", mark):
        raise RecordError("bad-header", "The mark of the facts is not a word of hexadecimal digits.")
    edition = game.edition_with_facts(mark)
    if edition is None:
        raise RecordError(
            "other-facts",
            f"This game was played with facts of {game.title} that are not known here.",
            f"They have the mark {mark}, and no edition has such facts.",
            "Make the facts file of that time part of an edition of your own (docs/hosting.md), and try again.",
        )
    return {**options, EDITION: game.edition_text(edition)}


def _given(text: str, plies: int, line: int) -> int:
    given = _number(text, "The number of given plies", line)
    if given > plies:
        what = f"{given} plies are said to be given, but there are {plies}."
        raise RecordError("bad-header", what, line=line)
    return given


def _game(head: dict[str, str], games: dict[str, Game], expected: str) -> Game:
    name = head["game"]
    game = games.get(name)
    if game is None:
        what = f"The record is of a game {name[:40]!r} that is not installed."
        raise RecordError("unknown-game", what, todo="Games: " + ", ".join(games) + ".", line=2)
    if expected and name != expected:
        raise RecordError("wrong-game", f"The record is of {name}, not of {expected}.", line=2)
    if int(head["rules"]) > game.rules_version:
        what = f"The record follows rules version {head['rules']} of {name}; this program knows {game.rules_version}."
        raise RecordError("unsupported-version", what, todo="Update ecumene.", line=3)
    return game


def _number(text: str, what: str, line: int) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise RecordError("bad-header", f"{what} is not a number.", line=line)
    return int(text)


def _pairs(text: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise RecordError("bad-header", f"The option {word[:40]!r} has no value.", line=5)
        if name in pairs:
            raise RecordError("bad-header", f"The option {name[:40]!r} is given twice.", line=5)
        pairs[name] = value
    return pairs


def _names(text: str, players: int) -> list[str]:
    try:
        names = msgspec.json.decode(text.encode(), type=list[str])
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError) as error:
        raise RecordError("bad-header", "The players' names are not a list.", str(error), line=6) from error
    if len(names) != players:
        raise RecordError("bad-header", f"There are {len(names)} names for {players} players.", line=6)
    if not all(name.isprintable() and len(name) <= 80 for name in names):
        raise RecordError("bad-header", "A name is too long or holds signs that cannot be shown.", line=6)
    return names


def _hex(text: str, what: str, kind: str, line: int) -> str:
    if text == "-":
        return ""
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise RecordError(kind, f"The {what} is not 64 hexadecimal digits.", line=line)
    return text


def _body(
    lines: list[str], start: int, game: Game, players: int
) -> tuple[list[Ply], list[int], dict[str, str], dict[str, int]]:
    plies: list[Ply] = []
    numbers: list[int] = []
    foot: dict[str, str] = {}
    places: dict[str, int] = {}
    for number, line in enumerate(lines[start:], start + 1):
        word, _, rest = line.strip().partition(" ")
        if not word:
            continue
        if word in foot:
            raise RecordError("bad-footer", f"{word!r} is given twice.", line=number)
        if word in _FOOT:
            foot[word] = rest.strip()
            places[word] = number
        elif foot:
            raise RecordError("bad-footer", f"{line.strip()[:40]!r} comes after the result.", line=number)
        else:
            plies.append(_ply(word, rest, game, players, number))
            numbers.append(number)
    if any(word not in foot for word in _FOOT):
        raise _truncated()
    if foot["end"] != str(len(plies)):
        what = f"The record should have {foot['end'][:12]} moves and outcomes, but has {len(plies)}."
        raise RecordError("truncated", what, "Lines were lost or added.")
    return plies, numbers, foot, places


def _ply(word: str, rest: str, game: Game, players: int, number: int) -> Ply:
    if word == "*":
        seat = CHANCE
    elif re.fullmatch(r"p[1-9]", word) and int(word[1]) <= players:
        seat = int(word[1]) - 1
    else:
        what = f"{word[:20]!r} is neither a seat (p1 to p{players}) nor chance (*)."
        raise RecordError("unknown-move", what, line=number)
    try:
        return Ply(seat, game.notation.parse(rest))
    except NotationError as error:
        raise RecordError("unknown-move", error.what, error.why, error.todo, line=number) from error


def _result(text: str, players: int, line: int) -> tuple[str, tuple[int, ...]]:
    words = text.split()
    if not words or not re.fullmatch(r"[a-z-]{1,40}", words[0]):
        raise RecordError("bad-footer", "The result is missing or not a word.", line=line)
    winners = []
    for word in words[1:]:
        if not re.fullmatch(r"p[1-9]", word) or int(word[1]) > players:
            raise RecordError("bad-footer", f"The winner {word[:20]!r} is not a seat of this game.", line=line)
        winners.append(int(word[1]) - 1)
    return words[0], tuple(winners)


def _truncated() -> RecordError:
    return RecordError(
        "truncated",
        "The record is cut off.",
        "It has no closing lines 'result', 'secret' and 'end'.",
        "Get the whole file again.",
    )
