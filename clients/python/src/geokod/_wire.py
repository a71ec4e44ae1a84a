"""How requests go out: attempts and waits are written once, as flows, and driven by a client that waits or awaits."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeVar

import httpx

from ._retry import Operation, Policy
from .errors import GeokodConnectionError, GeokodError, GeokodTimeoutError, UnexpectedAnswerError, refusal

T = TypeVar("T")


class Attempt(NamedTuple):
    """One attempt: answered by a response with its whole body, or fails with a GeokodError."""

    request: Callable[[], httpx.Request]
    timeout: float


class Pause(NamedTuple):
    seconds: float


#: Yields what it wants done and is sent what came of it; what failed is thrown into it.
Flow = Generator[Attempt | Pause, Any, T]


def call(request: httpx.Request, operation: Operation, policy: Policy, timeout: float) -> Flow[httpx.Response]:
    """A request with all its attempts: the answer of a 2xx that the contract knows."""
    repeatable = operation.repeatable or "idempotency-key" in request.headers
    attempt = 0
    while True:
        try:
            return checked((yield Attempt(lambda: request, timeout)), operation)
        except GeokodError as failure:
            wait = policy.wait_after(failure, attempt, repeatable)
            if wait is None:
                raise
        attempt += 1
        yield Pause(wait)


def checked(response: httpx.Response, operation: Operation) -> httpx.Response:
    """Refuses what is no answer, as the empty 200 of a proxy."""
    if not response.is_success:
        raise refusal(response)
    kind = response.headers.get("content-type", "").split(";")[0].strip().lower()
    if not operation.types and response.status_code != 204:
        raise UnexpectedAnswerError(response)
    if operation.types and (kind not in operation.types or not response.content):
        raise UnexpectedAnswerError(response)
    return response


def drive(flow: Flow[T], http: httpx.Client) -> T:
    advance: Callable[[Any], Attempt | Pause] = flow.send
    outcome: Any = None
    while True:
        try:
            step = advance(outcome)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        try:
            outcome = _pause(step) if isinstance(step, Pause) else _send(step, http)
            advance = flow.send
        except GeokodError as failure:
            outcome, advance = failure, flow.throw


async def drive_async(flow: Flow[T], http: httpx.AsyncClient) -> T:
    advance: Callable[[Any], Attempt | Pause] = flow.send
    outcome: Any = None
    while True:
        try:
            step = advance(outcome)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        try:
            outcome = await (asyncio.sleep(step.seconds) if isinstance(step, Pause) else _send_async(step, http))
            advance = flow.send
        except GeokodError as failure:
            outcome, advance = failure, flow.throw


def _pause(step: Pause) -> Any:
    time.sleep(step.seconds)


def _send(attempt: Attempt, http: httpx.Client) -> httpx.Response:
    request = attempt.request()
    until = time.monotonic() + attempt.timeout
    try:
        response = http.send(timed(request, attempt.timeout), stream=True)
        try:
            parts = []
            for part in response.iter_bytes():
                parts.append(part)
                if time.monotonic() > until:
                    raise GeokodTimeoutError(str(request.url), attempt.timeout)
        finally:
            response.close()
        return _whole(response, b"".join(parts), request)
    except httpx.HTTPError as cause:
        raise translated(cause, request, attempt.timeout) from cause


async def _send_async(attempt: Attempt, http: httpx.AsyncClient) -> httpx.Response:
    request = attempt.request()
    try:
        return await asyncio.wait_for(http.send(timed(request, attempt.timeout)), attempt.timeout)
    except (httpx.HTTPError, asyncio.TimeoutError) as cause:
        raise translated(cause, request, attempt.timeout) from cause


def timed(request: httpx.Request, timeout: float) -> httpx.Request:
    request.extensions = {**request.extensions, "timeout": httpx.Timeout(timeout).as_dict()}
    return request


def translated(cause: Exception, request: httpx.Request, timeout: float) -> GeokodError:
    if isinstance(cause, (httpx.TimeoutException, asyncio.TimeoutError)):
        return GeokodTimeoutError(str(request.url), timeout)
    return GeokodConnectionError(str(request.url), cause)


def _whole(response: httpx.Response, content: bytes, request: httpx.Request) -> httpx.Response:
    headers = [(name, value) for name, value in response.headers.multi_items() if name.lower() not in _OF_CODING]
    return httpx.Response(response.status_code, headers=headers, content=content, request=request)


#: They speak of the bytes on the wire, which were unpacked.
_OF_CODING = {"content-encoding", "content-length", "transfer-encoding"}
