"""Columns of addresses in frames of pandas: the extra ``geokod[pandas]``."""
from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pandas as pd

from .client import Geokod
from .gen.models.geocoded_item import GeocodedItem
from .gen.types import Unset

#: Of the first result, by the column that it becomes.
_COLUMNS = {
    "geo_lat": "lat", "geo_lon": "lon", "geo_precision": "precision", "geo_confidence": "confidence",
    "geo_postal_code": "postal_code", "geo_address": "address", "geo_postal_code_source": "postal_code_source",
}

Progress = bool | Callable[[int, int], object]


def geocode(
    frame: pd.DataFrame, column: str, *, geokod: Geokod | None = None, progress: Progress = True,
    concurrency: int = 4, **options: Any,
) -> pd.DataFrame:
    """A copy of the frame with ``geo_status``, ``geo_lat``, ``geo_lon`` and more beside each address.

    What occurs again is asked, and paid for, once. Columns of these names that are there already are written anew, and
    an index may have a label twice. ``progress`` is whether a line on stderr tells how far it is, or a function of how
    many are done and of how many. Without ``geokod``, a client is made from the environment.
    """
    addresses = frame[column]
    if not isinstance(addresses, pd.Series):
        raise ValueError(f"There are several columns named {column!r}.")
    texts = addresses.astype("string").str.strip()
    wanted = [text for text in texts.dropna().unique() if text != ""]
    tell = _teller(progress, len(wanted))
    client = geokod or Geokod()
    try:
        answers = client.geocode_all(wanted, concurrency=concurrency, on_progress=tell, **options)
        found = dict(zip(wanted, answers, strict=True))
    finally:
        if geokod is None:
            client.close()
    rows = [_row(found.get(text) if isinstance(text, str) else None) for text in texts]
    table = pd.DataFrame(rows, columns=["geo_status", *_COLUMNS])
    return frame.assign(**{str(name): values.to_numpy() for name, values in table.items()})


def _row(item: GeocodedItem | None) -> dict[str, Any]:
    """A row without an address has no status; one whose address was not found has nothing else."""
    if item is None:
        return {"geo_status": None}
    best = item.results[0] if not isinstance(item.results, Unset) and item.results else None
    return {"geo_status": item.status, **{name: getattr(best, field, None) for name, field in _COLUMNS.items()}}


def _teller(progress: Progress, total: int) -> Callable[[int], object]:
    if callable(progress):
        return lambda done: progress(done, total)
    if not progress:
        return lambda done: None

    def tell(done: int) -> None:
        sys.stderr.write(f"\rgeocoded {done} of {total}" + ("\n" if done == total else ""))
        sys.stderr.flush()

    return tell
