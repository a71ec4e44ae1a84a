from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.created_key import CreatedKey
from ...models.key_request import KeyRequest
from ...types import UNSET, Unset
from typing import cast

def request(
    *,
    body: KeyRequest,
    idempotency_key: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/keys",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> CreatedKey:
    response_201 = CreatedKey.from_dict(response.json())

    return response_201
