from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.billing import Billing
  from ..models.geocoded_item import GeocodedItem
  from ..models.quota import Quota

T = TypeVar("T", bound="GeocodeManyAnswer")

@_attrs_define
class GeocodeManyAnswer:
    """ One entry for each item, in the order of the request.

        Attributes:
            took_ms (float): The processing time in milliseconds.
            region (str): The region that handled the request.
            cached (bool): Whether the payload came from a cache.
            billing (Billing): The price of this request. For a list of items it is the price of the last unit; `lines` has
                the price of each.
            quota (Quota): The requests of the current month, in Moscow time.
            items (list[GeocodedItem]):
     """

    took_ms: float
    region: str
    cached: bool
    billing: Billing
    quota: Quota
    items: list[GeocodedItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.geocoded_item import GeocodedItem # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        took_ms = self.took_ms

        region = self.region

        cached = self.cached

        billing = self.billing.to_dict()

        quota = self.quota.to_dict()

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "took_ms": took_ms,
            "region": region,
            "cached": cached,
            "billing": billing,
            "quota": quota,
            "items": items,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.geocoded_item import GeocodedItem # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        d = dict(src_dict)
        took_ms = d.pop("took_ms", None)

        region = d.pop("region", None)

        cached = d.pop("cached", None)

        billing = Billing.from_dict(d.pop("billing"))

        quota = Quota.from_dict(d.pop("quota"))

        items = []
        _items = d.pop("items", None)
        for items_item_data in (_items):
            items_item = GeocodedItem.from_dict(items_item_data)

            items.append(items_item)

        geocode_many_answer = cls(
            took_ms=took_ms,
            region=region,
            cached=cached,
            billing=billing,
            quota=quota,
            items=items,
        )

        geocode_many_answer.additional_properties = d
        return geocode_many_answer

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
