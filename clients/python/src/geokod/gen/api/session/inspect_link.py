from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.mail_link import MailLink
from ...models.session_token import SessionToken
from typing import cast

def request(
    *,
    body: SessionToken,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/session/link",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> MailLink:
    response_200 = MailLink.from_dict(response.json())

    return response_200
