"""What a call raises: everything is a GeokodError."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx

from .gen.models.field_error import FieldError
from .gen.models.quota import Quota

T = TypeVar("T")

_LONGEST_TEXT = 1000


class GeokodError(Exception):
    """What every error of this package is."""


class GeokodConnectionError(GeokodError, ConnectionError):
    """Nobody was reached, or the connection was lost before the whole answer had come."""

    def __init__(self, url: str, cause: object) -> None:
        super().__init__(f"The connection to {_origin(url)} failed or was lost: {cause}")


class GeokodTimeoutError(GeokodError, TimeoutError):
    """The whole answer had not come in time."""

    def __init__(self, url: str, timeout: float) -> None:
        super().__init__(f"{_origin(url)} did not answer within {timeout:g} s.")
        self.timeout = timeout


class UnexpectedAnswerError(GeokodError):
    """What came is nothing of the contract: a page to log in to a network, a proxy's own error."""

    def __init__(self, response: httpx.Response, flaw: str = "") -> None:
        self.response = response
        self.status = response.status_code
        self.content_type = response.headers.get("content-type", "")
        self.text = response.text[:_LONGEST_TEXT]
        wrong = f": {flaw}" if flaw else ""
        to = response.headers.get("location", "")
        elsewhere = f" It points to {_origin(to) if '://' in to else 'another path'}." if to else ""
        super().__init__(
            f"{_origin(str(response.url))} answered {self.status} {self.content_type or 'without a type'}, which is no "
            f"answer of the service{wrong}. A network that wants a login, a proxy, or another service is there.{elsewhere}"
        )


class ProblemError(GeokodError):
    """What the service refused, and why: `code` is for programs, the text for people, `request_id` for support."""

    def __init__(self, response: httpx.Response, problem: Mapping[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.response = response
        self.status = response.status_code
        self.code: str = problem["code"]
        self.detail: str = problem["detail"]
        self.title: str = problem.get("title", "")
        #: The address of a page that explains the code.
        self.type: str = problem.get("type", "")
        self.request_id: str = problem.get("request_id", "")
        #: What was wrong with the request, part by part.
        parts = problem.get("errors")
        read = [_read(FieldError.from_dict, part) for part in (parts if isinstance(parts, list) else [])]
        self.errors: list[FieldError] = [part for part in read if part is not None]
        #: With 402: the month's quota.
        self.quota: Quota | None = _read(Quota.from_dict, problem.get("quota"))


def _read(read: Callable[[dict[str, Any]], T], value: object) -> T | None:
    """None where a refusal has nothing of the kind, or something of another release."""
    try:
        return read(value) if isinstance(value, dict) else None
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def refusal(response: httpx.Response) -> GeokodError:
    """The error that an answer is which is no 2xx; its body was read."""
    try:
        body = response.json()
    except (ValueError, RecursionError):
        body = None
    if isinstance(body, dict) and isinstance(body.get("code"), str) and isinstance(body.get("detail"), str):
        return ProblemError(response, body)
    return UnexpectedAnswerError(response)


def _origin(url: str) -> str:
    """Never the rest of an address, which may hold what somebody is looking for."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else "The service"
