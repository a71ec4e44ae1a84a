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
    #: Types of a file, which may be longer than any other answer.
    files: tuple[str, ...] = ()


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
            return checked((yield Attempt(lambda: request, timeout, operation.files)), operation)
        except GeokodError as failure:
            wait = policy.wait_after(failure, attempt, repeatable)
            if wait is None:
                raise
        attempt += 1
        yield Pause(wait)


def checked(response: httpx.Response, operation: Operation) -> httpx.Response:
    """Refuses what is no answer, as the empty 200 of a proxy.

    Of JSON one promised field is enough: a service older than this package may lack others.
    """
    if not response.is_success:
        raise refusal(response)
    if not operation.types and response.status_code != 204:
        raise UnexpectedAnswerError(response)
    if operation.types and (kind_of(response) not in operation.types or not response.content):
        raise UnexpectedAnswerError(response)
    if operation.fields and not _has_one_of(operation.fields, response):
        raise UnexpectedAnswerError(response, f"it has none of the fields of {operation.id}")
    return response


def kind_of(response: httpx.Response) -> str:
    return str(response.headers.get("content-type", "")).split(";")[0].strip().lower()


def _has_one_of(fields: tuple[str, ...], response: httpx.Response) -> bool:
    try:
        body = response.json()
    except (ValueError, RecursionError):
        return False
    return isinstance(body, dict) and any(field in body for field in fields)


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
    """The time is looked at with each part that comes; nobody stops a thread that waits for one."""
    request = attempt.request()
    body = _Body(request, attempt.timeout, attempt.files)
    try:
        response = http.send(timed(request, attempt.timeout), stream=True)
        return _read(response, body)
    except httpx.HTTPError as cause:
        raise translated(cause, request, attempt.timeout) from cause


async def _send_async(attempt: Attempt, http: httpx.AsyncClient) -> httpx.Response:
    request = attempt.request()
    try:
        return await asyncio.wait_for(_send_whole(request, attempt, http), attempt.timeout)
    except (httpx.HTTPError, asyncio.TimeoutError) as cause:
        raise translated(cause, request, attempt.timeout) from cause


async def _send_whole(request: httpx.Request, attempt: Attempt, http: httpx.AsyncClient) -> httpx.Response:
    body = _Body(request, attempt.timeout, attempt.files)
    return await _read_async(await http.send(timed(request, attempt.timeout), stream=True), body)


def _read(response: httpx.Response, body: _Body) -> httpx.Response:
    try:
        for part in response.iter_bytes():
            body.add(part, response)
    finally:
        response.close()
    return body.whole(response)


async def _read_async(response: httpx.Response, body: _Body) -> httpx.Response:
    try:
        async for part in response.aiter_bytes():
            body.add(part, response)
    finally:
        await response.aclose()
    return body.whole(response)


def read_whole(response: httpx.Response, timeout: float) -> httpx.Response:
    """What came instead of a file."""
    return _read(response, _Body(response.request, timeout))


async def read_whole_async(response: httpx.Response, timeout: float) -> httpx.Response:
    return await _read_async(response, _Body(response.request, timeout))


def timed(request: httpx.Request, timeout: float) -> httpx.Request:
    request.extensions = {**request.extensions, "timeout": httpx.Timeout(timeout).as_dict()}
    return request


def translated(cause: Exception, request: httpx.Request, timeout: float) -> GeokodError:
    if isinstance(cause, GeokodError):
        return cause
    if isinstance(cause, (httpx.TimeoutException, asyncio.TimeoutError)):
        return GeokodTimeoutError(str(request.url), timeout)
    return GeokodConnectionError(str(request.url), cause)


class _Body:
    """What came of a body so far."""

    def __init__(self, request: httpx.Request, timeout: float, files: tuple[str, ...] = ()) -> None:
        self._request, self._timeout, self._files = request, timeout, files
        self._until = time.monotonic() + timeout
        self._parts: list[bytes] = []
        self._length = 0

    def add(self, part: bytes, response: httpx.Response) -> None:
        self._parts.append(part)
        self._length += len(part)
        if self._length > LONGEST and self._length > (longest := self._longest(response)):
            del self._parts[1:]  # a gigabyte is neither joined nor decoded to quote its beginning
            raise UnexpectedAnswerError(self.whole(response), f"it is longer than {longest} bytes")
        if time.monotonic() > self._until:
            raise GeokodTimeoutError(str(self._request.url), self._timeout)

    def _longest(self, response: httpx.Response) -> int:
        return LONGEST_FILE if response.is_success and kind_of(response) in self._files else LONGEST

    def whole(self, response: httpx.Response) -> httpx.Response:
        headers = [(name, value) for name, value in response.headers.multi_items() if name.lower() not in _OF_CODING]
        content = b"".join(self._parts)
        return _Whole(response.status_code, headers=headers, content=content, request=self._request)


class _Whole(httpx.Response):
    """A response whose JSON is read once: to be judged, and to be taken apart."""

    def json(self, **kwargs: Any) -> Any:
        if not hasattr(self, "_read_json"):
            self._read_json = super().json(**kwargs)
        return self._read_json


#: Far more than the contract lets a JSON or a refusal have.
LONGEST = 64 * 2**20
#: More than the largest result: 256 MB, doubled by UTF-8, and a million rows of 250 bytes.
LONGEST_FILE = 2**30
#: They speak of the bytes on the wire, which were unpacked.
_OF_CODING = {"content-encoding", "content-length", "transfer-encoding"}
