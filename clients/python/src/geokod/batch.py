"""Files of addresses: sent, waited for and read, through cut connections and restarts of the service."""
from __future__ import annotations

import asyncio
import re
import time
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeVar
from urllib.parse import quote

import httpx

from ._retry import OPERATIONS, growing_wait, retry_after, seconds_of
from ._settings import Settings
from ._wire import (
    Attempt, Flow, Pause, checked, drive, drive_async, kind_of, read_whole, read_whole_async, timed, translated,
)
from .errors import (
    GeokodConnectionError, GeokodError, GeokodTimeoutError, ProblemError, UnexpectedAnswerError, refusal,
)
from .gen.models.batch_delimiter import BatchDelimiter
from .gen.models.batch_encoding import BatchEncoding
from .gen.models.batch_job import BatchJob
from .gen.models.lang import Lang
from .gen.models.submitted_batch import SubmittedBatch

T = TypeVar("T")

#: A text, bytes, the path of a file that may be larger than memory, or a function that opens it for each attempt.
Table = str | bytes | Path | Callable[[], BinaryIO]
OnTrouble = Callable[[GeokodError], object]

_HOUR = 3600.0
_PATIENCE = 600.0
#: Between two questions, where the service names no time.
_ASK_AGAIN = 2.0
_OVER = {"completed", "failed", "cancelled", "expired"}
_PASSING = {429, 502, 503, 504}
_CHUNK = 65_536


class _Patience:
    """What passes is borne again and again, until it went on for so long.

    Patience begins to run out with the first failure: a table may take longer than that to be sent.
    """

    def __init__(self, seconds: float, max_wait: float, on_trouble: OnTrouble | None) -> None:
        self._seconds, self._max_wait, self._on_trouble = seconds, max_wait, on_trouble
        self.heard()

    def heard(self) -> None:
        self._since: float | None = None
        self._attempt = 0

    def wait_after(self, failure: GeokodError) -> float:
        """Raises the failure when patience is over, or it does not pass by itself."""
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        if not _passes(failure) or now - self._since >= self._seconds:
            raise failure
        if self._on_trouble:
            self._on_trouble(failure)
        told = retry_after(failure)
        self._attempt += 1
        return min(growing_wait(self._attempt - 1) if told is None else told, self._max_wait)


def _passes(failure: GeokodError) -> bool:
    if isinstance(failure, (GeokodConnectionError, GeokodTimeoutError)):
        return True
    if isinstance(failure, ProblemError) and failure.code == "idempotency_in_progress":
        return True
    return isinstance(failure, (ProblemError, UnexpectedAnswerError)) and failure.status in _PASSING


def _options(
    column: str | int | None, delimiter: BatchDelimiter | None, encoding: BatchEncoding | None, header: bool | None,
    country: str | None, lang: Lang | None, label: str | None, webhook_url: str | None,
) -> dict[str, str]:
    """Those that were given, as a query has them."""
    given = {
        "column": column, "delimiter": delimiter, "encoding": encoding, "header": header, "country": country,
        "lang": lang, "label": label, "webhook_url": webhook_url,
    }
    return {
        name: str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in given.items() if value is not None
    }


def _submit(
    table: Table, options: dict[str, str], key: str, timeout: float, patience: _Patience, made_with: Settings,
    http: httpx.Client | httpx.AsyncClient,
) -> Flow[SubmittedBatch]:
    headers = {"Content-Type": "text/csv", "Idempotency-Key": key}

    def request() -> httpx.Request:
        content = _content(table, isinstance(http, httpx.AsyncClient))
        url = f"{made_with.root}/v2/batch"
        return http.build_request("POST", url, params=options, headers=headers, content=content)

    while True:
        try:
            response = checked((yield Attempt(request, timeout)), OPERATIONS["submitBatch"])
            return _read(SubmittedBatch.from_dict, response)
        except GeokodError as failure:
            yield Pause(patience.wait_after(failure))


def _wait(
    job: str, on_progress: Callable[[BatchJob], object] | None, patience: _Patience, made_with: Settings,
    http: httpx.Client | httpx.AsyncClient,
) -> Flow[BatchJob]:
    url = f"{made_with.root}/v2/batch/{quote(job, safe='')}"
    while True:
        try:
            response = yield Attempt(lambda: http.build_request("GET", url), made_with.timeout)
            seen = _read(BatchJob.from_dict, checked(response, OPERATIONS["getBatch"]))
        except GeokodError as failure:
            yield Pause(patience.wait_after(failure))
            continue
        patience.heard()
        if on_progress:
            on_progress(seen)
        if seen.status in _OVER:
            return seen
        told = seconds_of(response.headers.get("retry-after", ""))
        yield Pause(min(_ASK_AGAIN if told is None else told, made_with.policy.max_wait))


def _read(read: Callable[[dict[str, Any]], T], response: httpx.Response) -> T:
    try:
        return read(response.json())
    except (ValueError, KeyError, TypeError, AttributeError) as flaw:
        raise UnexpectedAnswerError(response, f"{type(flaw).__name__} {flaw}") from flaw


def _content(table: Table, is_async: bool) -> Any:
    if isinstance(table, (str, bytes)):
        return table
    source = table.open("rb") if isinstance(table, Path) else table()
    return _parts_async(source) if is_async else _parts(source)


def _parts(source: BinaryIO) -> Iterator[bytes]:
    with source:
        while part := source.read(_CHUNK):
            yield part


async def _parts_async(source: BinaryIO) -> AsyncIterator[bytes]:
    for part in _parts(source):
        yield part


class _Download:
    """Where a download is. A result never changes: what is there already is left out when all of it comes again."""

    def __init__(self, job: str, excel: bool, start: int, made_with: Settings) -> None:
        self.at, self._surplus = start, 0
        self._url = f"{made_with.root}/v2/batch/{quote(job, safe='')}/result"
        self._excel, self._timeout = excel, made_with.timeout

    def request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        headers = {"Range": f"bytes={self.at}-"} if self.at else {}
        params = {"excel": "1"} if self._excel else None
        return timed(http.build_request("GET", self._url, params=params, headers=headers), self._timeout)

    def opens(self, response: httpx.Response) -> bool:
        """Whether it is a file that comes. What is none is to be read, and told by `refused`."""
        if not response.is_success or kind_of(response) not in OPERATIONS["getBatchResult"].types:
            return False
        told = re.match(r"bytes (\d{1,15})-", response.headers.get("content-range", ""))
        starts = 0 if response.status_code != 206 else int(told[1]) if told else self.at
        self._surplus = self.at - starts
        return self._surplus >= 0

    def refused(self, response: httpx.Response) -> GeokodError | None:
        """None where all of it is there already."""
        if response.status_code == 416:
            return None
        return refusal(response) if self._surplus >= 0 else UnexpectedAnswerError(response, "a part of it is missing")

    def ended(self, response: httpx.Response) -> None:
        """The result of the smallest table has a line."""
        if self.at == 0:
            raise UnexpectedAnswerError(_bare(response), "it is empty")

    def new_of(self, part: bytes) -> bytes:
        left = part[self._surplus:]
        self._surplus -= len(part) - len(left)
        self.at += len(left)
        return left

    def failed(self, cause: httpx.HTTPError) -> GeokodError:
        return translated(cause, httpx.Request("GET", self._url), self._timeout)


def _bare(response: httpx.Response) -> httpx.Response:
    return httpx.Response(response.status_code, headers=response.headers, request=response.request)


class Batches:
    """``submitBatch``, ``getBatch`` and ``getBatchResult``, through whatever happens on the way."""

    def __init__(self, made_with: Settings, http: httpx.Client) -> None:
        self._settings, self._http = made_with, http

    def _patience(self, seconds: float, on_trouble: OnTrouble | None) -> _Patience:
        return _Patience(seconds, self._settings.policy.max_wait, on_trouble)

    def submit(
        self, table: Table, *, column: str | int | None = None, delimiter: BatchDelimiter | None = None,
        encoding: BatchEncoding | None = None, header: bool | None = None, country: str | None = None,
        lang: Lang | None = None, label: str | None = None, webhook_url: str | None = None,
        idempotency_key: str | None = None, timeout: float = _HOUR, patience: float = _PATIENCE,
        on_trouble: OnTrouble | None = None,
    ) -> SubmittedBatch:
        """Sends a table. It is one job, however often it is sent.

        :param column: where the address is: a name of the header, a number from 1, or ``city,street,house`` for columns
            of its parts. How the table is to be read is guessed where it is not said: ``delimiter``, ``encoding`` and
            whether it has a ``header``.
        :param country: codes with commas between, ``RU,KZ``: only what lies there.
        :param lang: of the addresses that are found.
        :param label: a name of your own, to find the job by.
        :param webhook_url: hears of this job.
        :param idempotency_key: the same again is the same job, for 24 hours; made up when absent.
        :param timeout: seconds that one attempt to send the table may take.
        :param patience: seconds that the service may be away before it is given up.
        :param on_trouble: told of each failure after which it is tried again.
        """
        options = _options(column, delimiter, encoding, header, country, lang, label, webhook_url)
        key = idempotency_key or str(uuid.uuid4())
        bearing = self._patience(patience, on_trouble)
        return drive(_submit(table, options, key, timeout, bearing, self._settings, self._http), self._http)

    def wait(
        self, job: str, *, on_progress: Callable[[BatchJob], object] | None = None, patience: float = _PATIENCE,
        on_trouble: OnTrouble | None = None,
    ) -> BatchJob:
        """Until nothing more comes of it: ``completed``, ``failed``, ``cancelled`` or ``expired``."""
        bearing = self._patience(patience, on_trouble)
        return drive(_wait(job, on_progress, bearing, self._settings, self._http), self._http)

    def download(
        self, job: str, *, excel: bool = False, start: int = 0, patience: float = _PATIENCE,
        on_trouble: OnTrouble | None = None,
    ) -> Iterator[bytes]:
        """The bytes of a result, from ``start`` on. A connection that is lost goes on where it was cut."""
        state, bearing = _Download(job, excel, start, self._settings), self._patience(patience, on_trouble)
        while True:
            try:
                response = self._http.send(state.request(self._http), stream=True)
                try:
                    if not state.opens(response):
                        response = read_whole(response, self._settings.timeout)
                        if failure := state.refused(response):
                            raise failure
                        return
                    for part in response.iter_bytes():
                        bearing.heard()
                        if left := state.new_of(part):
                            yield left
                    state.ended(response)
                    return
                finally:
                    response.close()
            except httpx.HTTPError as cause:
                time.sleep(bearing.wait_after(state.failed(cause)))
            except GeokodError as failure:
                time.sleep(bearing.wait_after(failure))


class AsyncBatches:
    """The same as Batches, with calls that are awaited."""

    def __init__(self, made_with: Settings, http: httpx.AsyncClient) -> None:
        self._settings, self._http = made_with, http

    def _patience(self, seconds: float, on_trouble: OnTrouble | None) -> _Patience:
        return _Patience(seconds, self._settings.policy.max_wait, on_trouble)

    async def submit(
        self, table: Table, *, column: str | int | None = None, delimiter: BatchDelimiter | None = None,
        encoding: BatchEncoding | None = None, header: bool | None = None, country: str | None = None,
        lang: Lang | None = None, label: str | None = None, webhook_url: str | None = None,
        idempotency_key: str | None = None, timeout: float = _HOUR, patience: float = _PATIENCE,
        on_trouble: OnTrouble | None = None,
    ) -> SubmittedBatch:
        options = _options(column, delimiter, encoding, header, country, lang, label, webhook_url)
        key = idempotency_key or str(uuid.uuid4())
        bearing = self._patience(patience, on_trouble)
        flow = _submit(table, options, key, timeout, bearing, self._settings, self._http)
        return await drive_async(flow, self._http)

    async def wait(
        self, job: str, *, on_progress: Callable[[BatchJob], object] | None = None, patience: float = _PATIENCE,
        on_trouble: OnTrouble | None = None,
    ) -> BatchJob:
        bearing = self._patience(patience, on_trouble)
        return await drive_async(_wait(job, on_progress, bearing, self._settings, self._http), self._http)

    async def download(
        self, job: str, *, excel: bool = False, start: int = 0, patience: float = _PATIENCE,
        on_trouble: OnTrouble | None = None,
    ) -> AsyncIterator[bytes]:
        state, bearing = _Download(job, excel, start, self._settings), self._patience(patience, on_trouble)
        while True:
            try:
                response = await self._http.send(state.request(self._http), stream=True)
                try:
                    if not state.opens(response):
                        response = await read_whole_async(response, self._settings.timeout)
                        if failure := state.refused(response):
                            raise failure
                        return
                    async for part in response.aiter_bytes():
                        bearing.heard()
                        if left := state.new_of(part):
                            yield left
                    state.ended(response)
                    return
                finally:
                    await response.aclose()
            except httpx.HTTPError as cause:
                await asyncio.sleep(bearing.wait_after(state.failed(cause)))
            except GeokodError as failure:
                await asyncio.sleep(bearing.wait_after(failure))
