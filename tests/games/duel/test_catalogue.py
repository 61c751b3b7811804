"""What is printed on the components, as clients get it."""

from typing import TypeVar

from ecumene.games.duel.catalogue import CardFacts, ChainFacts, SymbolFacts, TokenFacts, WonderFacts, catalogue
from ecumene.games.duel.material import BUILDINGS, CHAINS, RESOURCES, SYMBOLS, TOKENS, WONDERS
from ecumene.server import typescript

Facts = TypeVar("Facts", CardFacts, WonderFacts, TokenFacts, SymbolFacts, ChainFacts)


def table(name: str, kind: type[Facts]) -> dict[str, Facts]:
    found = catalogue()[name]
    assert isinstance(found, dict)
    assert all(type(facts) is kind and facts.name == key for key, facts in found.items())
    return found


def test_every_component_is_there_in_its_order() -> None:
    assert list(table("CARDS", CardFacts)) == [card.name for card in BUILDINGS]
    assert list(table("WONDERS", WonderFacts)) == [wonder.name for wonder in WONDERS]
    assert list(table("TOKENS", TokenFacts)) == [token.name for token in TOKENS]
    assert list(table("SYMBOLS", SymbolFacts)) == list(SYMBOLS)
    assert list(table("CHAINS", ChainFacts)) == list(CHAINS)


def test_facts_say_what_the_material_says() -> None:
    for card, facts in zip(BUILDINGS, table("CARDS", CardFacts).values(), strict=True):
        assert [" ".join(facts.cost), " ".join(facts.produces)] == [card.cost, card.produces]
        numbers = (card.coins, card.shields, card.points, card.gains)
        assert (facts.coins, facts.shields, facts.points, facts.gains) == numbers
        assert facts.guild == (facts.colour == "purple")
        assert set(facts.cheap) <= set(RESOURCES)
    cards = table("CARDS", CardFacts)
    assert (cards["port"].per, cards["port"].gains) == ("brown", 2)
    assert (cards["moneylenders-guild"].age, cards["moneylenders-guild"].counts) == (3, "coin-triples")
    assert (cards["forum"].chooses, cards["caravansery"].chooses, cards["baths"].chooses) == ("made", "raw", "")
    wonders = table("WONDERS", WonderFacts)
    assert (wonders["statue-of-zeus"].destroys, wonders["circus-maximus"].destroys) == ("brown", "grey")
    assert table("TOKENS", TokenFacts)["law"].symbol == "scales"


def test_chains_lead_from_one_card_to_another() -> None:
    cards = table("CARDS", CardFacts)
    for name, chain in table("CHAINS", ChainFacts).items():
        giver, receiver = cards[chain.giver], cards[chain.receiver]
        assert giver.chain == receiver.free_with == name
        assert (giver.chain_to, receiver.free_with_from) == (receiver.name, giver.name)
        assert giver.age < receiver.age
        assert giver.colour == receiver.colour


def test_each_symbol_stands_on_two_cards_or_on_a_token() -> None:
    for symbol in table("SYMBOLS", SymbolFacts).values():
        assert len(symbol.cards) == (0 if symbol.token else 2)


def test_the_client_gets_them_as_typed_tables() -> None:
    text = typescript._catalogue("duel")
    assert text.startswith(typescript.HEAD)
    assert 'chooses: "" | "made" | "raw";' in text
    assert "age: 1 | 2 | 3;" in text
    assert "export const CARDS: Record<string, CardFacts> = {" in text
    assert 'baths: { name: "baths", age: 1, guild: false, colour: "blue", coins: 0, cost: ["stone"]' in text
