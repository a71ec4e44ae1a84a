from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.status import Status
from typing import cast

def request(

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/status",
    }

    return _kwargs

def answer(response: httpx.Response) -> Status:
    response_200 = Status.from_dict(response.json())

    return response_200
