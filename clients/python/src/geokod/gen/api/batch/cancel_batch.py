from typing import Any, cast
from urllib.parse import quote

import httpx

from ...types import UNSET

from ...models.batch_job import BatchJob
from typing import cast

def request(
    job: str,

) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v2/batch/{job}".format(job=quote(str(job), safe=""),),
    }

    return _kwargs

def answer(response: httpx.Response) -> BatchJob:
    response_202 = BatchJob.from_dict(response.json())

    return response_202
