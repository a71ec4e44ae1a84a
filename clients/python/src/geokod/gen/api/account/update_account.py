from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.account import Account
from ...models.account_patch import AccountPatch
from typing import cast

def request(
    *,
    body: AccountPatch,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/v2/account",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> Account:
    response_200 = Account.from_dict(response.json())

    return response_200
