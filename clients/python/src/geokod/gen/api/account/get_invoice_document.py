from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.document_format import check_document_format
from ...models.document_format import DocumentFormat
from ...types import File, FileTypes
from ...types import UNSET, Unset
from io import BytesIO
from typing import cast

def request(
    id: str,
    *,
    format_: DocumentFormat | Unset = 'pdf',
    range_: str | Unset = UNSET,
    if_range: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(range_, Unset):
        headers["Range"] = range_

    if not isinstance(if_range, Unset):
        headers["If-Range"] = if_range

    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    json_format_: str | Unset = UNSET
    if not isinstance(format_, Unset):
        json_format_ = format_

    params["format"] = json_format_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v2/invoices/{id}/document".format(id=quote(str(id), safe=""),),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs

def answer(response: httpx.Response) -> File:
    response_200 = File(
         payload = BytesIO(response.content)
    )

    return response_200
