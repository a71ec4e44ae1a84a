from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.session_state import SessionState
from typing import cast

def request(

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/session/renew",
    }

    return _kwargs

def answer(response: httpx.Response) -> SessionState:
    response_200 = SessionState.from_dict(response.json())

    return response_200
