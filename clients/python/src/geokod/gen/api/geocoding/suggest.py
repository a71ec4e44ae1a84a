from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.lang import check_lang
from ...models.lang import Lang
from ...models.suggest_answer import SuggestAnswer
from ...models.suggest_type import check_suggest_type
from ...models.suggest_type import SuggestType
from ...types import UNSET, Unset
from typing import cast

def request(
    *,
    q: str,
    lat: float | Unset = UNSET,
    lon: float | Unset = UNSET,
    limit: int | Unset = 7,
    country: str | Unset = UNSET,
    types: list[SuggestType] | Unset = UNSET,
    lang: Lang | Unset = UNSET,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["q"] = q

    params["lat"] = lat

    params["lon"] = lon

    params["limit"] = limit

    params["country"] = country

    json_types: list[str] | Unset = UNSET
    if not isinstance(types, Unset):
        json_types = []
        for types_item_data in types:
            types_item: str = types_item_data
            json_types.append(types_item)

    params["types"] = json_types

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang

    params["lang"] = json_lang

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/suggest",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> SuggestAnswer:
    response_200 = SuggestAnswer.from_dict(response.json())

    return response_200
