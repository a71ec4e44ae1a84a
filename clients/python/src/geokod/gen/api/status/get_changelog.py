from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.changelog import Changelog
from typing import cast

def request(

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/changelog",
    }

    return _kwargs

def answer(response: httpx.Response) -> Changelog:
    response_200 = Changelog.from_dict(response.json())

    return response_200
