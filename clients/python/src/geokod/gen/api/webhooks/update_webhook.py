from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.webhook import Webhook
from ...models.webhook_patch import WebhookPatch
from typing import cast

def request(
    id: str,
    *,
    body: WebhookPatch,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/v2/webhooks/{id}".format(id=quote(str(id), safe=""),),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> Webhook:
    response_200 = Webhook.from_dict(response.json())

    return response_200
