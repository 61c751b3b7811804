"""Pages made while the documentation is built: the rules of every game in every language, from its ledger."""

from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES, read_ledger
from ecumene.core.texts import Texts
from ecumene.games import GAMES

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

TITLES = {"en": "Rules of {}", "ru": "Правила: {}", "bg": "Правила: {}"}
NOTES = {"en": "Note", "ru": "Примечание", "bg": "Бележка"}


def on_files(files: Files, config: "MkDocsConfig") -> Files:
    """Add the rules pages."""
    for game in GAMES.values():
        for language in LANGUAGES:
            page = rules_page(game, language)
            files.append(File.generated(config, f"rules/{game.name}.{language}.md", content=page))
    return files


def rules_page(game: Game, language: str) -> str:
    """One game's ledger as a page; every rule can be linked to by its number."""
    texts = Texts(language, game)
    lines = [f"# {TITLES[language].format(game.title)}", ""]
    chapters = list(dict.fromkeys(entry.chapter for entry in read_ledger(game.folder).entries.values()))
    # A game with an expansion comes back to a chapter: its rules stand together, as they do at the table.
    entries = sorted(read_ledger(game.folder).entries.values(), key=lambda entry: chapters.index(entry.chapter))
    chapter = ""
    for entry in entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            lines += ["", f"## {texts.say(f'chapter-{chapter}')}", ""]
        lines += [f'<a id="{entry.id}"></a>**{entry.id}** {entry.rule.text(language)}  ']
        lines += [f"<small>{entry.source_text(language)}</small>", ""]
        if entry.note is not None:
            lines += [f"> *{NOTES[language]}.* {entry.note.text(language)}", ""]
    return "\n".join(lines)
