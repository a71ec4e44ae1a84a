"""The client: a method for each operation of the contract, and what is more than one request."""
from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any, Protocol, TypeVar

import httpx

from ._retry import OPERATIONS, Operation
from ._settings import Settings, settings
from ._wire import call, drive, drive_async
from .batch import AsyncBatches, Batches
from .errors import UnexpectedAnswerError
from .gen.models.geocoded_item import GeocodedItem
from .gen.operations import AsyncOperations, Operations
from .gen.types import UNSET, File
from .many import CHUNK, Item, all_in_order, all_in_order_async, chunks_of, requests_for

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Geokod(Operations):
    """Calls that wait for their answer. A context manager, which closes its connections.

    :param key: ``gk_live_…`` or ``gk_test_…``; GEOKOD_KEY of the environment when absent.
    :param base_url: where the service is, as ``https://geo.example.ru``; GEOKOD_URL when absent.
    :param sandbox: recorded answers, without a key.
    :param language: of the texts of errors, ``ru`` or ``en``.
    :param timeout: seconds that one attempt may take, to the last byte of its answer.
    :param retries: how often a request that failed for a passing reason is sent again.
    :param max_wait: seconds; no wait between two attempts is longer. Where the service asks for more, its refusal is
        raised at once.
    :param transport: another transport of httpx than its own.
    """

    def __init__(
        self, key: str | None = None, *, base_url: str | None = None, sandbox: bool = False,
        language: str | None = None, timeout: float = 30.0, retries: int = 3, max_wait: float = 60.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._settings = settings(key, base_url, sandbox, language, timeout, retries, max_wait)
        self._http = httpx.Client(headers=self._settings.headers, transport=transport)
        #: Whole files of addresses.
        self.batch = Batches(self._settings, self._http)

    def _ask(self, call_of: Any, given: dict[str, Any]) -> Any:
        operation, request = _request_of(call_of, given, self._settings, self._http)
        flow = call(request, operation, self._settings.policy, self._settings.timeout)
        return _answer_of(call_of, drive(flow, self._http))

    def geocode_all(
        self, items: Iterable[Item], *, concurrency: int = 4, on_progress: Callable[[int], object] | None = None,
        **options: Any,
    ) -> Iterator[GeocodedItem]:
        """Any number of addresses, by ``geocode_many`` in chunks, several at a time; the answers in their order.

        ``options`` are the other fields of its request, as ``lang`` or ``country``.
        """
        def ask(chunk: list[Item]) -> list[GeocodedItem]:
            return _all_of(chunk, self.geocode_many(body=requests_for(chunk, options)).items, self._settings)

        yield from all_in_order(chunks_of(items, CHUNK), ask, concurrency, on_progress)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Geokod:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None,
    ) -> None:
        self.close()


class AsyncGeokod(AsyncOperations):
    """The same as Geokod, with calls that are awaited."""

    def __init__(
        self, key: str | None = None, *, base_url: str | None = None, sandbox: bool = False,
        language: str | None = None, timeout: float = 30.0, retries: int = 3, max_wait: float = 60.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._settings = settings(key, base_url, sandbox, language, timeout, retries, max_wait)
        self._http = httpx.AsyncClient(headers=self._settings.headers, transport=transport)
        #: Whole files of addresses.
        self.batch = AsyncBatches(self._settings, self._http)

    async def _ask(self, call_of: Any, given: dict[str, Any]) -> Any:
        operation, request = _request_of(call_of, given, self._settings, self._http)
        flow = call(request, operation, self._settings.policy, self._settings.timeout)
        return _answer_of(call_of, await drive_async(flow, self._http))

    async def geocode_all(
        self, items: Iterable[Item], *, concurrency: int = 4, on_progress: Callable[[int], object] | None = None,
        **options: Any,
    ) -> AsyncIterator[GeocodedItem]:
        """Any number of addresses, by ``geocode_many`` in chunks, several at a time; the answers in their order."""

        async def ask(chunk: list[Item]) -> list[GeocodedItem]:
            return _all_of(chunk, (await self.geocode_many(body=requests_for(chunk, options))).items, self._settings)

        async for item in all_in_order_async(chunks_of(items, CHUNK), ask, concurrency, on_progress):
            yield item

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> AsyncGeokod:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None,
    ) -> None:
        await self.close()


class Page(Protocol[T_co]):
    """A part of a list."""

    @property
    def items(self) -> Sequence[T_co]: ...

    @property
    def next_cursor(self) -> str | None: ...


def each_item(list_call: Callable[..., Page[T]], **options: Any) -> Iterator[T]:
    """Every item of a list, page after page as they are needed: ``each_item(geokod.list_keys)``.

    A page that leads back to one that was read raises an UnexpectedAnswerError: the list would never end.
    """
    cursor = options.pop("cursor", UNSET)
    asked = set()
    while cursor is not None:
        asked.add(cursor)
        page = list_call(cursor=cursor, **options)
        cursor = _new(page.next_cursor, asked)
        yield from page.items


async def each_item_async(list_call: Callable[..., Awaitable[Page[T]]], **options: Any) -> AsyncIterator[T]:
    """Every item of a list, page after page: ``async for key in each_item_async(geokod.list_keys)``."""
    cursor = options.pop("cursor", UNSET)
    asked = set()
    while cursor is not None:
        asked.add(cursor)
        page = await list_call(cursor=cursor, **options)
        cursor = _new(page.next_cursor, asked)
        for item in page.items:
            yield item


def _new(cursor: str | None, asked: set[Any]) -> str | None:
    if cursor not in asked:
        return cursor
    response = httpx.Response(200, request=httpx.Request("GET", ""))
    raise UnexpectedAnswerError(response, "its next page is one that was read")


def _request_of(
    call_of: Any, given: dict[str, Any], made_with: Settings, http: httpx.Client | httpx.AsyncClient,
) -> tuple[Operation, httpx.Request]:
    operation = OPERATIONS[_id_of(call_of.__name__)]
    asked = call_of.request(**given)
    params = {name: _joined(value) for name, value in asked.pop("params", {}).items()}
    headers = dict(asked.pop("headers", {}))
    if operation.idempotent:
        headers.setdefault("Idempotency-Key", str(uuid.uuid4()))
    url = made_with.root + asked.pop("url")
    return operation, http.build_request(url=url, params=params or None, headers=headers, **asked)


def _all_of(chunk: list[Item], answers: list[GeocodedItem], made_with: Settings) -> list[GeocodedItem]:
    """Refuses fewer, or more: nobody would know which answer belongs to which address."""
    if len(answers) == len(chunk):
        return answers
    response = httpx.Response(200, request=httpx.Request("POST", made_with.root))
    raise UnexpectedAnswerError(response, f"{len(answers)} answers to {len(chunk)} addresses")


def _id_of(module: str) -> str:
    head, *rest = module.rsplit(".", 1)[-1].split("_")
    return head + "".join(word.capitalize() for word in rest)


def _joined(value: object) -> Any:
    """Lists have commas between their items, booleans are as JSON has them."""
    return ",".join(str(item) for item in value) if isinstance(value, list) else value


def _answer_of(call_of: Any, response: httpx.Response) -> Any:
    try:
        answer = call_of.answer(response)
    except (ValueError, KeyError, TypeError, AttributeError) as flaw:
        raise UnexpectedAnswerError(response, f"{type(flaw).__name__} {flaw}") from flaw
    return answer.payload.read() if isinstance(answer, File) else answer


__all__ = ["AsyncGeokod", "Geokod", "each_item", "each_item_async"]
