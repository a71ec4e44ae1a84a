from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.account import Account
from typing import cast

def request(

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/account",
    }

    return _kwargs

def answer(response: httpx.Response) -> Account:
    response_200 = Account.from_dict(response.json())

    return response_200
