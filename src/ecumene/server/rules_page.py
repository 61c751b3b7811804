"""The ledger of a game as a page of the client."""

from ecumene.core.ledger import read_ledger
from ecumene.core.texts import Texts
from ecumene.games import game_named
from ecumene.server.http_protocol import Chapter, RuleInfo, RulesPage


def rules_page(name: str, language: str) -> RulesPage:
    """All rules of a game in one language, by chapter."""
    game = game_named(name)
    texts = Texts(language, game)
    chapters: dict[str, list[RuleInfo]] = {}
    for entry in read_ledger(game.folder).entries.values():
        shown = RuleInfo(
            id=entry.id,
            rule=entry.rule.text(language),
            note=entry.note.text(language) if entry.note is not None else "",
            source=entry.source_text(language),
        )
        chapters.setdefault(entry.chapter, []).append(shown)
    listed = [Chapter(name=name, title=texts.say(f"chapter-{name}"), rules=found) for name, found in chapters.items()]
    return RulesPage(game=name, language=language, chapters=listed)
