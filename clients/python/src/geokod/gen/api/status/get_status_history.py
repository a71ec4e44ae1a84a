from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.status_history import StatusHistory
from ...types import UNSET, Unset
from typing import cast

def request(
    *,
    days: int | Unset = 90,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["days"] = days

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/status/history",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> StatusHistory:
    response_200 = StatusHistory.from_dict(response.json())

    return response_200
