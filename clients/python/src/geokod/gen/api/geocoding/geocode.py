from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.geocode_answer import GeocodeAnswer
from ...models.lang import check_lang
from ...models.lang import Lang
from ...types import UNSET, Unset
from typing import cast

def request(
    *,
    q: str | Unset = UNSET,
    country: str | Unset = UNSET,
    region: str | Unset = UNSET,
    district: str | Unset = UNSET,
    city: str | Unset = UNSET,
    street: str | Unset = UNSET,
    house: str | Unset = UNSET,
    postal_code: str | Unset = UNSET,
    limit: int | Unset = 5,
    lat: float | Unset = UNSET,
    lon: float | Unset = UNSET,
    bbox: list[float] | Unset = UNSET,
    lang: Lang | Unset = UNSET,
    explain: bool | Unset = False,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["q"] = q

    params["country"] = country

    params["region"] = region

    params["district"] = district

    params["city"] = city

    params["street"] = street

    params["house"] = house

    params["postal_code"] = postal_code

    params["limit"] = limit

    params["lat"] = lat

    params["lon"] = lon

    json_bbox: list[float] | Unset = UNSET
    if not isinstance(bbox, Unset):
        json_bbox = bbox

    params["bbox"] = json_bbox

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang

    params["lang"] = json_lang

    params["explain"] = explain

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/geocode",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> GeocodeAnswer:
    response_200 = GeocodeAnswer.from_dict(response.json())

    return response_200
