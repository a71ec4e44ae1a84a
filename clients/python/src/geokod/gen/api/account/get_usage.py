from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.usage_group import check_usage_group
from ...models.usage_group import UsageGroup
from ...models.usage_list import UsageList
from ...types import UNSET, Unset
from typing import cast
import datetime

def request(
    *,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    group: list[UsageGroup] | Unset = UNSET,
    limit: int | Unset = 100,
    cursor: str | Unset = UNSET,

) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_from_: str | Unset = UNSET
    if not isinstance(from_, Unset):
        json_from_ = from_.isoformat()
    params["from"] = json_from_

    json_to: str | Unset = UNSET
    if not isinstance(to, Unset):
        json_to = to.isoformat()
    params["to"] = json_to

    json_group: list[str] | Unset = UNSET
    if not isinstance(group, Unset):
        json_group = []
        for group_item_data in group:
            group_item: str = group_item_data
            json_group.append(group_item)

    params["group"] = json_group

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/usage",
        "params": params,
    }

    return _kwargs

def answer(response: httpx.Response) -> UsageList:
    response_200 = UsageList.from_dict(response.json())

    return response_200
