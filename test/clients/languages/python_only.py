"""Tests what only the client for Python has: data frames and tasks. The service is a function; failures are asserts."""
import asyncio
import gc
import json
import threading
from typing import Any

import httpx
import pandas as pd

import geokod.pandas
from geokod import AsyncGeokod, Geokod, GeokodError, models

RESULT = {
    "id": "h1", "lat": 54.4, "lon": 148.3, "precision": "house", "confidence": 1, "postal_code": "600001",
    "postal_code_source": "own", "type": "building", "distance_m": 1, "district": "", "unparsed": "",
    "components": {}, "match": {},
}
AROUND = {
    "took_ms": 1, "region": "msk-1", "cached": False, "billing": {"tier": "free", "per_1000": 0},
    "quota": {"free": 10, "used": 1, "resets_at": "2026-12-01"},
}
asked: list[str] = []


def answer(request: httpx.Request) -> httpx.Response:
    items = [item["q"] for item in json.loads(request.content)["items"]]
    asked.extend(items)
    return httpx.Response(200, json={**AROUND, "items": [{"status": "not_found", "results": []} for _ in items]})


def refuse(request: httpx.Request) -> httpx.Response:
    return httpx.Response(400, json={"code": "invalid_parameter", "detail": "no"})


def client(handler: Any = answer) -> Geokod:
    return Geokod("k", base_url="http://geo.test", retries=0, transport=httpx.MockTransport(handler))


def frames() -> None:
    frame = pd.DataFrame({"address": ["a", None, "b", " a "]}, index=[7, 7, 8, 8])
    found = geokod.pandas.geocode(frame, "address", geokod=client(), progress=False)
    assert list(found.index) == [7, 7, 8, 8], "a label that is there twice makes no rows"
    assert list(found["geo_status"]) == ["not_found", None, "not_found", "not_found"], found
    assert asked == ["a", "b"], "what occurs again is asked once"
    again = geokod.pandas.geocode(found, "address", geokod=client(), progress=False)
    assert list(again.columns) == list(found.columns), "columns that are there already are written anew"
    assert "geo_status" not in frame.columns, "the frame itself stays as it is"
    none = geokod.pandas.geocode(frame.iloc[:0], "address", geokod=client(), progress=False)
    assert len(none) == 0 and "geo_lat" in none.columns


async def refused_side_by_side() -> None:
    lost: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: lost.append(context))
    transport = httpx.MockTransport(refuse)
    async with AsyncGeokod("k", base_url="http://geo.test", retries=0, transport=transport) as awaited:
        try:
            async for _ in awaited.geocode_all([str(number) for number in range(400)], concurrency=4):
                raise AssertionError("nothing was answered")
        except GeokodError:
            pass
    gc.collect()
    await asyncio.sleep(0)
    assert not lost, f"errors that nobody took: {lost}"


def left_in_the_middle() -> None:
    slow, stop, ended = threading.Event(), threading.Event(), threading.Event()

    def wait(request: httpx.Request) -> httpx.Response:
        if slow.is_set():
            stop.wait(30)
            ended.set()
        slow.set()
        return answer(request)

    for _ in client(wait).geocode_all([str(number) for number in range(400)], concurrency=2):
        break
    assert not ended.is_set(), "whoever leaves does not wait for what is under way"
    stop.set()


def typed_errors() -> None:
    problem = {
        "code": "quota_exhausted", "detail": "no", "quota": AROUND["quota"],
        "errors": [{"parameter": "q", "code": "x", "detail": "y"}, "none"],
    }
    try:
        client(lambda request: httpx.Response(402, json=problem)).reverse(lat=1, lon=2)
    except geokod.ProblemError as error:
        assert isinstance(error.quota, models.Quota) and error.quota.free == 10
        assert [part.parameter for part in error.errors] == ["q"]
    else:
        raise AssertionError("it was refused")


frames()
asyncio.run(refused_side_by_side())
left_in_the_middle()
typed_errors()
print("ok")
