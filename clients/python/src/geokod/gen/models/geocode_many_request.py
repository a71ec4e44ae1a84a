from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.lang import check_lang
from ..models.lang import Lang
from ..models.min_precision import check_min_precision
from ..models.min_precision import MinPrecision
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.geocode_item import GeocodeItem

T = TypeVar("T", bound="GeocodeManyRequest")

@_attrs_define
class GeocodeManyRequest:
    """
        Attributes:
            items (list[GeocodeItem]):
            country (str | Unset): ISO 3166-1 codes, separated by commas (`RU,KZ`). Only results in these countries are
                returned.
            limit (int | Unset): The maximum number of results for each item. Default: 1.
            lat (float | Unset): WGS84 latitude in degrees.
            lon (float | Unset): WGS84 longitude in degrees.
            bbox (list[float] | Unset): `[minLon, minLat, maxLon, maxLat]`. Only results inside this box are returned.
            min_precision (MinPrecision | Unset): The coarsest `precision` that is acceptable. Coarser results are left out
                and cost nothing.
            lang (Lang | Unset):
            explain (bool | Unset): Whether to add an `explanation` to each result. Default: False.
     """

    items: list[GeocodeItem]
    country: str | Unset = UNSET
    limit: int | Unset = 1
    lat: float | Unset = UNSET
    lon: float | Unset = UNSET
    bbox: list[float] | Unset = UNSET
    min_precision: MinPrecision | Unset = UNSET
    lang: Lang | Unset = UNSET
    explain: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        from ..models.geocode_item import GeocodeItem # noqa: PLC0415
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        country = self.country

        limit = self.limit

        lat = self.lat

        lon = self.lon

        bbox: list[float] | Unset = UNSET
        if not isinstance(self.bbox, Unset):
            bbox = self.bbox

        min_precision: str | Unset = UNSET
        if not isinstance(self.min_precision, Unset):
            min_precision = self.min_precision

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang

        explain = self.explain

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "items": items,
        })
        if country is not UNSET:
            field_dict["country"] = country
        if limit is not UNSET:
            field_dict["limit"] = limit
        if lat is not UNSET:
            field_dict["lat"] = lat
        if lon is not UNSET:
            field_dict["lon"] = lon
        if bbox is not UNSET:
            field_dict["bbox"] = bbox
        if min_precision is not UNSET:
            field_dict["min_precision"] = min_precision
        if lang is not UNSET:
            field_dict["lang"] = lang
        if explain is not UNSET:
            field_dict["explain"] = explain

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.geocode_item import GeocodeItem # noqa: PLC0415
        d = dict(src_dict)
        items = []
        _items = d.pop("items", None)
        for items_item_data in (_items):
            items_item = GeocodeItem.from_dict(items_item_data)

            items.append(items_item)

        country = d.pop("country", UNSET)

        limit = d.pop("limit", UNSET)

        lat = d.pop("lat", UNSET)

        lon = d.pop("lon", UNSET)

        bbox = cast(list[float], d.pop("bbox", UNSET))

        _min_precision = d.pop("min_precision", UNSET)
        min_precision: MinPrecision | Unset
        if isinstance(_min_precision,  Unset):
            min_precision = UNSET
        else:
            min_precision = check_min_precision(_min_precision)

        _lang = d.pop("lang", UNSET)
        lang: Lang | Unset
        if isinstance(_lang,  Unset):
            lang = UNSET
        else:
            lang = check_lang(_lang)

        explain = d.pop("explain", UNSET)

        geocode_many_request = cls(
            items=items,
            country=country,
            limit=limit,
            lat=lat,
            lon=lon,
            bbox=bbox,
            min_precision=min_precision,
            lang=lang,
            explain=explain,
        )

        return geocode_many_request
