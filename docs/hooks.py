"""Pages made while the documentation is built: the rules of every game, and the files at the top of the repository."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES, read_ledger
from ecumene.core.texts import Texts
from ecumene.games import GAMES

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

TITLES = {"en": "Rules of {}", "ru": "Правила: {}", "bg": "Правила: {}"}
LANGUAGE_NAMES = {"en": "English", "ru": "русский", "bg": "български"}
ROOT = Path(__file__).parent.parent
# Files that stand at the top of the repository, and their pages.
PROJECT_FILES = {
    "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
}  # fmt: skip
NOTES = {"en": "Note", "ru": "Примечание", "bg": "Бележка"}


def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """Put the guide and the rules of every game into the navigation."""
    (play,) = (section["Play"] for section in config.nav or [] if "Play" in section)
    play += navigation()
    return config


def navigation() -> list[dict[str, list[dict[str, str]]]]:
    """A section for every game of the registry."""
    sections = []
    for game in GAMES.values():
        pages = [{"How to play": f"play/{game.name}.md"}]
        pages += [{LANGUAGE_NAMES[language]: f"rules/{game.name}.{language}.md"} for language in LANGUAGES]
        sections.append({game.title: pages})
    return sections


def on_files(files: Files, config: "MkDocsConfig") -> Files:
    """Add the rules pages and those of the project."""
    for name, page in PROJECT_FILES.items():
        files.append(File.generated(config, page, content=project_page(name)))
    for game in GAMES.values():
        for language in LANGUAGES:
            page = rules_page(game, language)
            files.append(File.generated(config, f"rules/{game.name}.{language}.md", content=page))
    return files


def on_page_content(html: str, page: "Page", **_: object) -> str:
    """Show cross-references of docstrings as the code they name."""
    return re.sub(r":(?:class|func|meth|mod):(?=<code>)", "", html) if page.file.src_path == "reference.md" else html


def project_page(name: str) -> str:
    """A file of the repository as a page: its links lead to pages, and to files that have none by name alone."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
    for file, page in PROJECT_FILES.items():
        text = text.replace(f"]({file})", f"]({page})")
    return re.sub(r"\[([^\]]+)\]\(LICENSE\)", r"\1", text)


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
