from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.webhook import Webhook
from typing import cast

def request(
    id: str,

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/webhooks/{id}".format(id=quote(str(id), safe=""),),
    }

    return _kwargs

def answer(response: httpx.Response) -> Webhook:
    response_200 = Webhook.from_dict(response.json())

    return response_200
