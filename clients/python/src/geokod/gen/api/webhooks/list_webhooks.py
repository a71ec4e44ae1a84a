from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.webhook_list import WebhookList
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
        "url": "/v2/webhooks",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> WebhookList:
    response_200 = WebhookList.from_dict(response.json())

    return response_200
