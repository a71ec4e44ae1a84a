from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.session_request import SessionRequest
from ...models.session_sent import SessionSent
from typing import cast

def request(
    *,
    body: SessionRequest,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/session",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> SessionSent:
    response_202 = SessionSent.from_dict(response.json())

    return response_202
