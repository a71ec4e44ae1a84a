from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.deletion_asked import DeletionAsked
from typing import cast

def request(

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v2/account",
    }

    return _kwargs

def answer(response: httpx.Response) -> DeletionAsked:
    response_202 = DeletionAsked.from_dict(response.json())

    return response_202
