from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.geocode_many_answer import GeocodeManyAnswer
from ...models.geocode_many_request import GeocodeManyRequest
from typing import cast

def request(
    *,
    body: GeocodeManyRequest,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/geocode",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> GeocodeManyAnswer:
    response_200 = GeocodeManyAnswer.from_dict(response.json())

    return response_200
