from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...types import UNSET, Unset

def request(
    *,
    everywhere: bool | Unset = False,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["everywhere"] = everywhere

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v2/session",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> Any:
    return None
