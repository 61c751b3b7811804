"""Fair chance: the commitment and the outcomes, which anyone can check with nothing but hashlib and hmac."""

import hashlib
import hmac
from collections import Counter

import pytest

from ecumene.core.errors import EcumeneError
from ecumene.core.fairness import SPACE, FairChance, commitment_of, new_secret, seeded_secret
from ecumene.core.parsing import parse_record
from ecumene.core.state import CHANCE
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA
from ecumene.testing.walk import fair_record

SECRET = bytes(range(32))
TABLE = "table-7"


def value_of(index: int, attempt: int = 0, secret: bytes = SECRET, table: str = TABLE) -> int:
    """The 256-bit number behind an outcome, computed here independently of the package."""
    digest = hmac.new(secret, f"{table}/{index}/{attempt}".encode("ascii"), hashlib.sha256).hexdigest()
    return int(digest, 16)


def ticket_of(index: int, total: int) -> tuple[int, int]:
    """The ticket of an outcome, and how many values were rejected before it."""
    attempt = 0
    while value_of(index, attempt) >= (2**256 // total) * total:
        attempt += 1
    return value_of(index, attempt) % total, attempt


# The commitment -----------------------------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_table_and_secret() -> None:
    expected = hashlib.sha256(b"ecumene/1/table-7/" + SECRET).hexdigest()
    assert FairChance(SECRET, TABLE).commitment == expected
    assert commitment_of(SECRET, TABLE) == expected
    assert expected == "a74f2b9652aa43a58e109648ccd0f532649aef59b9f4fc9802db9c5b945cbdb0"


def test_the_commitment_differs_for_every_table_and_every_bit_of_the_secret() -> None:
    flipped = [bytes(byte ^ (1 << bit) if place == at else byte for place, byte in enumerate(SECRET))
               for at in range(32) for bit in range(8)]  # fmt: skip
    commitments = {commitment_of(secret, TABLE) for secret in [SECRET, *flipped]}
    commitments |= {commitment_of(SECRET, f"table-{number}") for number in range(100) if number != 7}
    assert len(commitments) == 1 + 256 + 99


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_secret_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(EcumeneError, match=f"32 bytes.*{length}"):
        FairChance(bytes(length), TABLE)


def test_new_secrets_are_32_bytes_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


def test_a_seeded_secret_follows_from_its_seed() -> None:
    assert seeded_secret(7) == hashlib.sha256(b"ecumene/seed/7").digest()
    assert len({seeded_secret(seed) for seed in range(100)}) == 100


# Outcomes -----------------------------------------------------------------------------------------------------------


def test_a_ticket_is_the_hmac_of_table_and_number_modulo_the_total() -> None:
    chance = FairChance(SECRET, TABLE)
    for index in range(200):
        for total in (1, 2, 3, 7, 10, 95, 104, 2**31 - 1, 10**20 + 39):
            assert chance.ticket(index, total) == value_of(index) % total


def test_the_first_outcomes_of_a_known_secret_are_these() -> None:
    chance = FairChance(SECRET, TABLE)
    assert [chance.choose(index, [3, 5, 7]) for index in range(12)] == [2, 2, 0, 1, 2, 1, 0, 2, 2, 2, 1, 1]


def test_an_outcome_is_the_one_in_whose_share_of_the_weights_the_ticket_falls() -> None:
    chance = FairChance(SECRET, TABLE)
    weights = [3, 5, 7, 1, 9]
    shares = [choice for choice, weight in enumerate(weights) for _ in range(weight)]
    assert [chance.choose(index, weights) for index in range(500)] == [
        shares[value_of(index) % 25] for index in range(500)
    ]


@pytest.mark.parametrize("weights", [[3, 5, 7], [1, 1, 1], [1, 2], [13, 1, 1, 1, 1], [17]])
def test_odd_weights_come_as_often_as_they_should(weights: list[int]) -> None:
    chance = FairChance(SECRET, TABLE)
    samples = 6000
    drawn = Counter(chance.choose(index, weights) for index in range(samples))
    for choice, weight in enumerate(weights):
        share = weight / sum(weights)
        assert abs(drawn[choice] - samples * share) <= 4.5 * (samples * share * (1 - share)) ** 0.5


def test_values_that_would_favour_some_tickets_are_drawn_again() -> None:
    # With a total just above half of all values nearly every second value must be rejected.
    chance = FairChance(SECRET, TABLE)
    total = 2**255 + 1
    attempts = []
    for index in range(120):
        ticket, attempt = ticket_of(index, total)
        assert chance.ticket(index, total) == ticket
        attempts.append(attempt)
    assert 0.3 < sum(attempt == 0 for attempt in attempts) / 120 < 0.7
    assert max(attempts) >= 3


def test_rejection_leaves_no_bias_where_it_would_be_large() -> None:
    # Three quarters of all values: without rejection the first third of the tickets would be twice as likely.
    chance = FairChance(SECRET, TABLE)
    third = 2**254
    drawn = Counter(chance.ticket(index, 3 * third) // third for index in range(3000))
    assert all(abs(drawn[part] - 1000) < 130 for part in range(3))


@pytest.mark.parametrize("weights", [[2**200, 2**200, 1], [1, 2**255], [10**60, 10**70, 10**50], [2**256 - 2, 1]])
def test_weights_of_any_size_are_possible(weights: list[int]) -> None:
    chance = FairChance(SECRET, TABLE)
    for index in range(40):
        ticket, _ = ticket_of(index, sum(weights))
        chosen = chance.choose(index, weights)
        assert sum(weights[:chosen]) <= ticket < sum(weights[: chosen + 1])


def test_a_weight_of_zero_never_comes() -> None:
    chance = FairChance(SECRET, TABLE)
    assert {chance.choose(index, [0, 3, 0, 0, 1, 0]) for index in range(400)} == {1, 4}
    assert {chance.choose(index, [0, 0, 1]) for index in range(50)} == {2}


@pytest.mark.parametrize("weights", [[], [0], [0, 0, 0], [SPACE], [SPACE - 1, 1], [-3, 1]])
def test_weights_without_a_usable_sum_are_refused(weights: list[int]) -> None:
    with pytest.raises(EcumeneError, match="weights"):
        FairChance(SECRET, TABLE).choose(0, weights)


def test_outcomes_depend_on_secret_table_and_number() -> None:
    def tickets(chance: FairChance, start: int = 0) -> list[int]:
        return [chance.ticket(index, 2**64) for index in range(start, start + 20)]

    one = tickets(FairChance(SECRET, TABLE))
    assert one == tickets(FairChance(SECRET, TABLE))
    assert len(set(one)) == 20
    for other in (FairChance(SECRET, "table-8"), FairChance(seeded_secret(1), TABLE)):
        assert not set(one) & set(tickets(other))
    assert not set(one) & set(tickets(FairChance(SECRET, TABLE), 20))


def test_a_state_at_chance_gets_the_outcome_its_weights_give() -> None:
    state = VICTORIA.new(3)
    state.play(state.moves()[1])
    chance = FairChance(SECRET, TABLE)
    weights = [int(weight) for weight in state.weights()]
    assert len(set(weights)) > 1
    for index in range(100):
        ticket, _ = ticket_of(index, sum(weights))
        shares = [move for move, weight in zip(state.moves(), weights, strict=True) for _ in range(weight)]
        assert chance.outcome(state, index) == shares[ticket]


# Verification -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", VICTORIA.players)
def test_every_outcome_of_a_finished_game_can_be_checked_without_the_product(players: int) -> None:
    record = fair_record(VICTORIA, players, VICTORIA.check(players), seed=11)
    wanted = ("table ", "commitment ", "secret ")
    text = dict(line.split(" ", 1) for line in record.text().splitlines() if line.startswith(wanted))
    secret = bytes.fromhex(text["secret"])
    assert hashlib.sha256(b"ecumene/1/" + text["table"].encode() + b"/" + secret).hexdigest() == text["commitment"]
    state = record.start()
    checked = 0
    for ply in record.plies:
        if ply.seat == CHANCE:
            weights = list(state.weights())
            ticket = value_of(checked, 0, secret, text["table"]) % sum(weights)
            shares = [move for move, weight in zip(state.moves(), weights, strict=True) for _ in range(weight)]
            assert ply.move == shares[ticket]
            checked += 1
        state.apply(ply.move)
    proof = parse_record(record.text(), GAMES).verify()
    assert (proof.fairness, proof.outcomes) == ("proven", checked)
    assert checked > 9
