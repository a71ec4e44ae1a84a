from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.confirmation import Confirmation
from typing import cast

def request(
    *,
    token: str,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["token"] = token

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/key/confirm",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> Confirmation:
    response_200 = Confirmation.from_dict(response.json())

    return response_200
