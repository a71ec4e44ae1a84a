from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.reverse_many_answer import ReverseManyAnswer
from ...models.reverse_many_request import ReverseManyRequest
from typing import cast

def request(
    *,
    body: ReverseManyRequest,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/reverse",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> ReverseManyAnswer:
    response_200 = ReverseManyAnswer.from_dict(response.json())

    return response_200
