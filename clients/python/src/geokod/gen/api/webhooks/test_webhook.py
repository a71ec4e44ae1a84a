from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.webhook_delivery import WebhookDelivery
from ...types import UNSET, Unset
from typing import cast

def request(
    id: str,
    *,
    idempotency_key: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/webhooks/{id}/test".format(id=quote(str(id), safe=""),),
    }

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> WebhookDelivery:
    response_201 = WebhookDelivery.from_dict(response.json())

    return response_201
