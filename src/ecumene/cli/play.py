"""``ecumene play``: a game in the terminal against the computer."""

import datetime
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from ecumene.arena.game import seed_of
from ecumene.arena.together import make_player
from ecumene.bots import BOTS, Bot, BotSpec, make_bot, parse_bot, strongest
from ecumene.bots.advice import confidence
from ecumene.cli.board import drawing_of, print_board, print_sheet
from ecumene.cli.screen import console, language_of, options_of, read_record, write_file
from ecumene.core.errors import EcumeneError, NotationError
from ecumene.core.events import Event
from ecumene.core.fairness import FairChance, new_secret, seeded_secret
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.match import Match, new_table, resume
from ecumene.core.refusal import OK, Refusal
from ecumene.core.rng import Rng
from ecumene.core.texts import Texts
from ecumene.games import game_named

HINT_SECONDS = 1.0
HINTS = 3


def play(
    game: Annotated[str, typer.Argument(help="The game, such as victoria.")] = "victoria",
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats; 0 for the usual number.")] = 0,
    bot: Annotated[
        str,
        typer.Option("--bot", "-b", help="The opponents: random, greedy, search, search:1000ms, search:1000ms*4."),
    ] = "search",
    seat: Annotated[int, typer.Option(help="Your seat, 1 to 4.")] = 1,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    option: Annotated[list[str], typer.Option("--option", "-o", help="A rules option, name=value.")] = [],  # noqa: B006 - typer reads it
    lang: Annotated[str, typer.Option("--lang", "-l", help="Language: en, ru or bg.")] = "",
    seed: Annotated[
        int | None, typer.Option(help="The same cards every time; by default chance is secret and fair.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="The file for the record.")] = None,
    resume_file: Annotated[
        Path | None,
        typer.Option("--resume", help="Continue a saved game; its players, bots and options are in the file."),
    ] = None,
) -> None:
    """Play against the computer in the terminal.

    You see the table, the question and the possible answers; ? lists the commands (hint, undo, save, rules).
    A move that is not possible is refused with the rule that forbids it.

    Example: ecumene play victoria --players 3 --bot greedy --lang ru
    """
    language = language_of(lang)
    chosen = game_named(game)
    if resume_file is not None:
        session = _resumed(chosen, resume_file, language, save or resume_file, seed)
    else:
        session = _started(chosen, players or chosen.usual_players, seat, name, bot, option, language, save, seed)
    write_file(session.path, session.match.record(open_secret=True).text())  # fail now rather than at the end
    session.run()


def _started(
    game: Game, players: int, seat: int, name: str, bot: str, option: list[str], language: str, save: Path | None,
    seed: int | None,
) -> "Session":  # fmt: skip
    options = game.check(players, options_of(game, option))
    if not 1 <= seat <= players:
        raise EcumeneError(f"There is no seat {seat} with {players} players.", todo=f"Seats: 1 to {players}.")
    label = str(parse_bot(bot))
    human = " ".join(name.split())[:40]  # a seat without a name is shown by its number, in the reader's language
    if not human.isprintable():
        raise EcumeneError("The name contains characters that cannot be displayed.", todo="Choose another name.")
    if human.split(":")[0].lower() in BOTS:
        raise EcumeneError(f"{human!r} is the name of a bot.", todo="Choose another name.")
    names = [human if number == seat - 1 else label for number in range(players)]
    chance = FairChance(
        new_secret() if seed is None else seeded_secret(seed), new_table() if seed is None else f"seed-{seed}"
    )
    match = Match(game, players, options, names, chance)
    stamp = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    return Session(match, seat - 1, language, save or Path(f"{game.name}-{stamp}.txt"), seed)


def _resumed(game: Game, path: Path, language: str, save: Path, seed: int | None) -> "Session":
    record = read_record(path)
    if record.game.name != game.name:
        raise EcumeneError(f"{path} is a game of {record.game.name}.", todo=f"Use: ecumene play {record.game.name} …")
    if not record.secret:
        raise EcumeneError(
            f"{path} cannot be resumed here.",
            "Its secret is with another server.",
            "Look at it with: ecumene record show",
        )
    humans = [seat for seat, name in enumerate(record.names) if name.split(":")[0] not in BOTS]
    if len(humans) != 1:
        raise EcumeneError(f"{path} is not a game of one person against the computer.")
    match = resume(record, FairChance(bytes.fromhex(record.secret), record.table))
    session = Session(match, humans[0], language, save, seed)
    console.print(session.texts.say("play-resumed", {"ply": len(match.plies)}))
    return session


class Session:
    """One person's game: shows, asks, explains and saves."""

    def __init__(self, match: Match, human: int, language: str, path: Path, seed: int | None) -> None:
        self.match = match
        self.human = human
        self.path = path
        self.texts = Texts(language, match.game, match.names)
        base = seed if seed is not None else seed_of(match.chance.commitment, len(match.plies))
        self.looking = Rng(seed_of("looking", base))
        self.aside = Rng(seed_of("aside", base))  # hints and automatic moves must not affect the bots
        self.bots: dict[int, Bot] = {
            seat: make_player(strongest(parse_bot(label), match.game), match.game, seed_of("bot", base, seat))
            for seat, label in enumerate(match.names)
            if seat != human
        }
        hints = strongest(BotSpec("search", seconds=HINT_SECONDS), match.game)
        self.helper = make_bot(hints, match.game, seed_of("hint", base))

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        match = self.match
        names = ", ".join(self.texts.name(seat) for seat in range(match.players))
        console.print(f"[bold]{escape(self.texts.say('play-welcome', {'title': match.game.title, 'names': names}))}[/]")
        commitment = match.chance.commitment[:16] + "…"
        console.print(f"[dim]{self.texts.say('play-commitment', {'commitment': commitment})}[/]")
        console.print(f"[dim]{self.texts.say('play-help-line')}[/]")
        self._tell([event for events in match.events for event in events][-40:])
        try:
            while not match.over:
                if self.human in match.state.awaited():
                    if not self._ask():
                        return
                else:
                    self._let_bot_play(match.state.actor)
        except KeyboardInterrupt:
            console.print()
            self._save(self.path)
            raise
        console.print(f"\n[bold]{self.texts.say('play-over')}[/]")
        print_board(match.game, match.state.view(self.human), self.texts)
        print_sheet(match.state.ending(), self.texts)
        write_file(self.path, match.record().text())
        console.print(escape(self.texts.say("play-record", {"file": str(self.path)})), soft_wrap=True)

    # The person ----------------------------------------------------------------------------------------------------

    def _ask(self) -> bool:
        """Ask for one decision; False if the player leaves."""
        match, texts = self.match, self.texts
        match.state.turn_to(self.human)
        view = match.state.view(self.human)
        moves = list(match.state.moves())
        console.print()
        print_board(match.game, view, texts, moves)
        console.print(f"[bold]{escape(texts.say(f'ask-{view.asked}', {'times': view.asked_times}))}[/]")
        for number, move in enumerate(moves, 1):
            notation = escape(match.game.notation.text(move))
            console.print(f"  [bold cyan]{number:>2}[/] {escape(texts.move(move))}  [dim]{notation}[/]")
            if texts.detail(move):
                console.print(Padding(f"[dim]{escape(texts.detail(move))}[/]", (0, 0, 0, 5)))
        while True:
            try:
                answer = console.input(f"[bold]{texts.say('play-your-move')}[/] > ").strip()
            except EOFError:
                if not self._save(self.path):
                    raise EcumeneError(
                        "The game could not be saved.", todo="Choose another file with --save."
                    ) from None
                return False
            if re.fullmatch("[0-9]{1,9}", answer):
                if not 1 <= int(answer) <= len(moves):
                    details: dict[str, int | str] = {"number": int(answer), "count": len(moves)}
                    console.print(texts.say("play-no-number", details))
                    continue
                return self._decide(moves[int(answer) - 1])
            word, _, rest = answer.partition(" ")
            if word.lower() in COMMANDS:
                done = COMMANDS[word.lower()](self, rest.strip())
                if done is not None:
                    return done
            elif answer:
                parsed = self._parsed(answer)
                if parsed is not None:
                    return self._decide(parsed)

    def _parsed(self, answer: str) -> int | None:
        try:
            move = self.match.game.notation.parse(answer)
        except NotationError as error:
            console.print(self.texts.say("play-unknown"))
            near = self.texts.say("play-near", {"moves": ", ".join(error.near)})
            verbs = self.texts.say("play-verbs", {"verbs": ", ".join(self.match.game.notation.verbs())})
            console.print(f"[dim]{escape(near if error.near else verbs)}[/]")
            return None
        refusal = self.match.state.why_not(move)
        if refusal is OK:
            return move
        self._refuse(refusal)
        return None

    def _refuse(self, refusal: Refusal) -> None:
        why = escape(self.texts.refusal(refusal))
        console.print(f"[yellow]{self.texts.say('play-not-legal', {'why': why})}[/]")
        self._show_rule(refusal.rule)

    def _show_rule(self, rule: str) -> None:
        text = self.texts.rule(rule)
        console.print(f"[dim]{escape(self.texts.say('play-rule', {'rule': rule.upper(), 'text': text}))}[/]")

    def _decide(self, move: int) -> bool:
        self._tell(self.match.play(self.human, move))
        return True

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.human)
            console.print(f"[dim]·[/] {escape(self.texts.event(seen))} [dim]{seen.rule}[/]", soft_wrap=True)

    # The computer --------------------------------------------------------------------------------------------------

    def _let_bot_play(self, actor: int) -> None:
        state = self.match.state
        with console.status(escape(self.texts.say("play-thinking", {"name": self.texts.name(actor)}))):
            move = self.bots[actor].choose(state.perspective(actor, self.looking), actor)
        self._tell(self.match.play(actor, move))

    # Commands: None goes on asking, True asks anew, False leaves --------------------------------------------------

    def hint(self, _: str) -> bool | None:
        """Show the best moves with chances to win."""
        texts = self.texts
        with console.status(texts.say("play-hint-searching")):
            advice = self.helper.advise(self.match.state.perspective(self.human, self.aside), self.human)
        console.print(texts.say("play-hint-title"))
        for one in advice[:HINTS]:
            details: dict[str, int | str] = {"percent": round(100 * one.chance), "move": texts.move(one.move)}
            console.print(f"  {escape(texts.say('play-hint', details))}")
        console.print(texts.say(f"play-hint-{confidence(advice)}"))
        return None

    def auto(self, _: str) -> bool | None:
        """Let the computer decide."""
        state = self.match.state
        fast = make_bot(
            strongest(BotSpec("search", simulations=2000), self.match.game), self.match.game, self.aside.seed()
        )
        return self._decide(fast.choose(state.perspective(self.human, self.aside), self.human))

    def undo(self, _: str) -> bool | None:
        """Take back the last decision and what the bots have done since, if nothing has been revealed."""
        bots = [seat for seat in range(self.match.players) if seat != self.human]
        refusal = self.match.why_no_undo(self.human, bots)
        if refusal is OK:
            self.match.undo(self.human, bots)
            console.print(self.texts.say("play-undone"))
            return True
        if refusal.rule:
            self._refuse(refusal)
        else:
            console.print(self.texts.say("play-undo-nothing"))
        return None

    def save(self, rest: str) -> bool | None:
        """Save and go on."""
        self._save(Path(rest) if rest else self.path)
        return None

    def _save(self, path: Path) -> bool:
        try:
            write_file(path, self.match.record(open_secret=True).text())
        except EcumeneError as error:
            why = self.texts.say("play-not-saved", {"file": str(path), "why": error.why})
            console.print(f"[yellow]{escape(why)}[/]", soft_wrap=True)
            return False
        details: dict[str, int | str] = {"file": str(path), "game": self.match.game.name}
        console.print(escape(self.texts.say("play-saved", details)), soft_wrap=True)
        return True

    def rule(self, rest: str) -> bool | None:
        """Show a rule."""
        try:
            self._show_rule(rest)
        except EcumeneError:
            details: dict[str, int | str] = {"rule": rest[:40], "example": self.match.game.rule_ids[1]}
            console.print(f"[yellow]{escape(self.texts.say('play-no-rule', details))}[/]")
        return None

    def log(self, _: str) -> bool | None:
        """Show everything that happened."""
        self._tell([event for events in self.match.events for event in events])
        return None

    def language(self, rest: str) -> bool | None:
        """Go on in another language; without an argument, the next one."""
        following = LANGUAGES[(LANGUAGES.index(self.texts.language) + 1) % len(LANGUAGES)]
        try:
            chosen = language_of(rest or following)
        except EcumeneError:
            details: dict[str, int | str] = {"language": rest[:20], "languages": ", ".join(LANGUAGES)}
            console.print(f"[yellow]{escape(self.texts.say('play-no-language', details))}[/]")
            return None
        self.texts = Texts(chosen, self.match.game, self.match.names)
        console.print(self.texts.say("play-language"))
        return True

    def help(self, _: str) -> bool | None:
        """Show the commands."""
        texts, state = self.texts, self.match.state
        console.print(f"[bold]{texts.say('play-commands-title')}[/]")
        example = self.match.game.notation.text(state.moves()[0])
        rule = self.match.game.rule_ids[1]
        for keys, message, sample in (
            ("1 2 3…", "number", ""), (example, "move", example), ("h, hint", "hint", ""), ("u, undo", "undo", ""),
            ("a, auto", "auto", ""), ("s, save", "save", ""), ("rule", "rule", rule), ("log", "log", ""),
            ("lang", "language", ""), ("q, quit", "quit", ""), ("?, help", "help", ""),
        ):  # fmt: skip
            words = texts.say(f"play-command-{message}", {"example": sample})
            console.print(f"  [bold cyan]{escape(keys):<18}[/] {escape(words)}")
        legend = drawing_of(self.match.game, state.view(self.human), texts, console.width).legend
        console.print(f"[dim]{escape(legend)}[/]")
        return None

    def quit(self, _: str) -> bool | None:
        """Save and leave; stay if the game cannot be saved."""
        if not self._save(self.path):
            return None
        console.print(self.texts.say("play-bye"))
        return False


COMMANDS = {
    "?": Session.help, "help": Session.help, "h": Session.hint, "hint": Session.hint, "u": Session.undo,
    "undo": Session.undo, "a": Session.auto, "auto": Session.auto, "s": Session.save, "save": Session.save,
    "rule": Session.rule, "log": Session.log, "lang": Session.language, "q": Session.quit, "quit": Session.quit,
}  # fmt: skip
