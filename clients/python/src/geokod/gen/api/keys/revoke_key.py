from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

def request(
    id: str,

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v2/keys/{id}".format(id=quote(str(id), safe=""),),
    }

    return _kwargs

def answer(response: httpx.Response) -> Any:
    return None
