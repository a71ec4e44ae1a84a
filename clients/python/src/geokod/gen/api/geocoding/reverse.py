from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.lang import check_lang
from ...models.lang import Lang
from ...models.reverse_answer import ReverseAnswer
from ...types import UNSET, Unset
from typing import cast

def request(
    *,
    lat: float,
    lon: float,
    radius_m: float | Unset = 1000.0,
    limit: int | Unset = 1,
    lang: Lang | Unset = UNSET,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["lat"] = lat

    params["lon"] = lon

    params["radius_m"] = radius_m

    params["limit"] = limit

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang

    params["lang"] = json_lang

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/reverse",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> ReverseAnswer:
    response_200 = ReverseAnswer.from_dict(response.json())

    return response_200
