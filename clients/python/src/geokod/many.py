"""Any number of addresses: chunks, several of them at a time, the answers in the order asked."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Any, TypeVar

from .gen.models.geocode_item import GeocodeItem
from .gen.models.geocode_many_request import GeocodeManyRequest

T = TypeVar("T")
R = TypeVar("R")

#: What one request may hold.
CHUNK = 100
Item = str | GeocodeItem


def requests_for(items: list[Item], options: dict[str, Any]) -> GeocodeManyRequest:
    texts = [GeocodeItem(q=item) if isinstance(item, str) else item for item in items]
    return GeocodeManyRequest(items=texts, **options)


def chunks_of(items: Iterable[T], size: int) -> Iterator[list[T]]:
    source = iter(items)
    while chunk := list(islice(source, size)):
        yield chunk


def refuse_none(concurrency: int) -> None:
    if concurrency < 1:
        raise ValueError(f"A concurrency of {concurrency} asks nothing.")


def all_in_order(
    chunks: Iterable[list[T]], ask: Callable[[list[T]], list[R]], concurrency: int,
    on_progress: Callable[[int], object] | None,
) -> Iterator[R]:
    """No more is read ahead than is being asked, so that the source may be longer than memory."""
    refuse_none(concurrency)
    done = 0
    waiting: deque[Future[list[R]]] = deque()
    pool = ThreadPoolExecutor(max_workers=concurrency, thread_name_prefix="geokod")
    source = iter(chunks)
    try:
        while True:
            for chunk in islice(source, concurrency - len(waiting)):
                waiting.append(pool.submit(ask, chunk))
            if not waiting:
                return
            answers = waiting.popleft().result()
            done += len(answers)
            if on_progress:
                on_progress(done)
            yield from answers
    finally:
        # Whoever stops in the middle does not wait for what is under way.
        pool.shutdown(wait=False, cancel_futures=True)


async def all_in_order_async(
    chunks: Iterable[list[T]], ask: Callable[[list[T]], Awaitable[list[R]]], concurrency: int,
    on_progress: Callable[[int], object] | None,
) -> AsyncIterator[R]:
    refuse_none(concurrency)
    done = 0
    waiting: deque[asyncio.Future[list[R]]] = deque()
    source = iter(chunks)
    try:
        while True:
            for chunk in islice(source, concurrency - len(waiting)):
                waiting.append(asyncio.ensure_future(ask(chunk)))
            if not waiting:
                return
            answers = await waiting.popleft()
            done += len(answers)
            if on_progress:
                on_progress(done)
            for answer in answers:
                yield answer
    finally:
        for task in waiting:
            task.cancel()
        # Their errors are nobody's; without this they would be told as lost.
        await asyncio.gather(*waiting, return_exceptions=True)
