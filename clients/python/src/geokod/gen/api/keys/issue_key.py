from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.issued_key import IssuedKey
from ...models.key_mode import check_key_mode
from ...models.key_mode import KeyMode
from ...types import UNSET, Unset
from typing import cast

def request(
    *,
    email: str,
    mode: KeyMode | Unset = UNSET,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["email"] = email

    json_mode: str | Unset = UNSET
    if not isinstance(mode, Unset):
        json_mode = mode

    params["mode"] = json_mode

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/key",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> IssuedKey:
    response_200 = IssuedKey.from_dict(response.json())

    return response_200
