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
  from ..models.reverse_item import ReverseItem

T = TypeVar("T", bound="ReverseManyRequest")

@_attrs_define
class ReverseManyRequest:
    """
        Attributes:
            items (list[ReverseItem]):
            radius_m (float | Unset): The search radius in metres. Default: 1000.0.
            limit (int | Unset): The maximum number of results for each item. Default: 1.
            min_precision (MinPrecision | Unset): The coarsest `precision` that is acceptable. Coarser results are left out
                and cost nothing.
            lang (Lang | Unset):
     """

    items: list[ReverseItem]
    radius_m: float | Unset = 1000.0
    limit: int | Unset = 1
    min_precision: MinPrecision | Unset = UNSET
    lang: Lang | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.reverse_item import ReverseItem # noqa: PLC0415
        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        radius_m = self.radius_m

        limit = self.limit

        min_precision: str | Unset = UNSET
        if not isinstance(self.min_precision, Unset):
            min_precision = self.min_precision

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "items": items,
        })
        if radius_m is not UNSET:
            field_dict["radius_m"] = radius_m
        if limit is not UNSET:
            field_dict["limit"] = limit
        if min_precision is not UNSET:
            field_dict["min_precision"] = min_precision
        if lang is not UNSET:
            field_dict["lang"] = lang

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.reverse_item import ReverseItem # noqa: PLC0415
        d = dict(src_dict)
        items = []
        _items = d.pop("items", None)
        for items_item_data in (_items):
            items_item = ReverseItem.from_dict(items_item_data)

            items.append(items_item)

        radius_m = d.pop("radius_m", UNSET)

        limit = d.pop("limit", UNSET)

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

        reverse_many_request = cls(
            items=items,
            radius_m=radius_m,
            limit=limit,
            min_precision=min_precision,
            lang=lang,
        )

        return reverse_many_request
