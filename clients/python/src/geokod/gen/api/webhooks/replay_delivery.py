from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.webhook_delivery import WebhookDelivery
from typing import cast

def request(
    id: str,
    event: str,

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v2/webhooks/{id}/deliveries/{event}/replay".format(id=quote(str(id), safe=""),event=quote(str(event), safe=""),),
    }

    return _kwargs

def answer(response: httpx.Response) -> WebhookDelivery:
    response_202 = WebhookDelivery.from_dict(response.json())

    return response_202
