from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.route_answer import RouteAnswer
from ...models.route_request import RouteRequest
from typing import cast

def request(
    *,
    body: RouteRequest,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/route",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> RouteAnswer:
    response_200 = RouteAnswer.from_dict(response.json())

    return response_200
