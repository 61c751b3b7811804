"""The client's tests compare their words with these; a change of the words must reach them."""

from .samples import FIXTURE, fixture


def test_the_sentences_of_the_client_s_tests_are_those_of_the_package() -> None:
    kept = FIXTURE.read_text(encoding="utf-8")
    assert kept == fixture(), "write them anew with: python -m tests.web.samples"
