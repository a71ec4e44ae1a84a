from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.matrix_answer import MatrixAnswer
from ...models.matrix_request import MatrixRequest
from typing import cast

def request(
    *,
    body: MatrixRequest,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/matrix",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> MatrixAnswer:
    response_200 = MatrixAnswer.from_dict(response.json())

    return response_200
