"""When a request is sent again, and after which wait."""
from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from importlib.resources import files
from typing import Any

import httpx

from .errors import GeokodConnectionError, GeokodError, GeokodTimeoutError, ProblemError, UnexpectedAnswerError

FIRST_WAIT = 0.25
#: The work may have been done: a node answers 503 too when its database took a new key and the word of it was lost.
_IN_DOUBT = {502, 503, 504}


@dataclass(frozen=True)
class Operation:
    """What this layer has to know of an operation, from the contract."""

    id: str
    method: str
    path: str
    repeatable: bool
    idempotent: bool
    fields: tuple[str, ...]
    types: tuple[str, ...]

    @property
    def files(self) -> tuple[str, ...]:
        """The types of a file that it answers with."""
        return () if self.fields else self.types


def _read_operations() -> dict[str, Operation]:
    rows: list[dict[str, Any]] = json.loads((files("geokod.gen") / "operations.json").read_text("utf-8"))
    return {row["id"]: Operation(**{**row, "fields": tuple(row["fields"]), "types": tuple(row["types"])}) for row in rows}


OPERATIONS = _read_operations()


@dataclass(frozen=True)
class Policy:
    retries: int
    max_wait: float

    def wait_after(self, failure: GeokodError, attempt: int, repeatable: bool) -> float | None:
        """Seconds until the next attempt; None where there is none, as the service asks for too much patience, too."""
        if attempt >= self.retries or not _passes(failure, repeatable):
            return None
        asked = retry_after(failure)
        if asked is not None:
            return asked + random.random() * FIRST_WAIT if asked <= self.max_wait else None
        return min(growing_wait(attempt), self.max_wait)


def growing_wait(attempt: int) -> float:
    """Twice as long each time, and never for all clients at the same moment."""
    return float(FIRST_WAIT * 2 ** min(attempt, 20) * (0.5 + random.random() / 2))


def _passes(failure: GeokodError, repeatable: bool) -> bool:
    if isinstance(failure, (GeokodConnectionError, GeokodTimeoutError)):
        return repeatable
    if not isinstance(failure, (ProblemError, UnexpectedAnswerError)):
        return False
    if isinstance(failure, ProblemError) and failure.code == "idempotency_in_progress":
        return repeatable
    return failure.status == 429 or (repeatable and failure.status in _IN_DOUBT)


def retry_after(failure: GeokodError) -> float | None:
    """Seconds that a refusal asks to wait: a number, or a date as HTTP writes it."""
    response = getattr(failure, "response", None)
    return seconds_of(response.headers.get("retry-after", "")) if isinstance(response, httpx.Response) else None


def seconds_of(header: str) -> float | None:
    text = header.strip()
    if re.fullmatch(r"[0-9]+", text):
        return float(text)
    if not re.fullmatch(r"[A-Z][a-z]+, .* GMT", text):
        return None
    try:
        at = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return None
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds())
