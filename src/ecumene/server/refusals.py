"""Refusals that are written before the application has a say, as it would write them."""

from http import HTTPStatus
from typing import Final

import msgspec

from ecumene.server.http_protocol import Failure
from ecumene.server.protocol import Fault

CODES: Final = {
    HTTPStatus.FORBIDDEN: "wrong-origin",
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "not-found",
    HTTPStatus.INTERNAL_SERVER_ERROR: "internal",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTPStatus.TOO_MANY_REQUESTS: "too-fast",
    HTTPStatus.SERVICE_UNAVAILABLE: "busy",
}


def refusal(status: HTTPStatus, what: str = "") -> bytes:
    """The body of an answer with this status, as the application writes it."""
    fault = Fault(code=CODES.get(status, "malformed"), what=what or f"{status.phrase}.")
    return msgspec.json.encode(Failure(fault=fault))
