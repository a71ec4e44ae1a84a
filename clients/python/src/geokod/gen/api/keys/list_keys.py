from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.key_list import KeyList
from ...types import UNSET, Unset
from typing import cast

def request(
    *,
    limit: int | Unset = 100,
    cursor: str | Unset = UNSET,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/keys",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> KeyList:
    response_200 = KeyList.from_dict(response.json())

    return response_200
