from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.usage_month import UsageMonth
  from ..models.usage_row import UsageRow

T = TypeVar("T", bound="UsageList")

@_attrs_define
class UsageList:
    """
        Attributes:
            from_ (datetime.date): The first day counted.
            to (datetime.date): The last day counted.
            items (list[UsageRow]): The rows of this page.
            next_cursor (None | str): The cursor of the next page; null on the last page.
            total_units (int): The total of all pages.
            total_amount (str): An exact amount in roubles and kopecks.
            months (list[UsageMonth]): The months that the requested days are in.
     """

    from_: datetime.date
    to: datetime.date
    items: list[UsageRow]
    next_cursor: None | str
    total_units: int
    total_amount: str
    months: list[UsageMonth]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.usage_month import UsageMonth # noqa: PLC0415
        from ..models.usage_row import UsageRow # noqa: PLC0415
        from_ = self.from_.isoformat()

        to = self.to.isoformat()

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        next_cursor: None | str
        next_cursor = self.next_cursor

        total_units = self.total_units

        total_amount = self.total_amount

        months = []
        for months_item_data in self.months:
            months_item = months_item_data.to_dict()
            months.append(months_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "from": from_,
            "to": to,
            "items": items,
            "next_cursor": next_cursor,
            "total_units": total_units,
            "total_amount": total_amount,
            "months": months,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.usage_month import UsageMonth # noqa: PLC0415
        from ..models.usage_row import UsageRow # noqa: PLC0415
        d = dict(src_dict)
        from_ = datetime.date.fromisoformat(d.pop("from"))

        to = datetime.date.fromisoformat(d.pop("to"))

        items = []
        _items = d.pop("items", None)
        for items_item_data in (_items):
            items_item = UsageRow.from_dict(items_item_data)

            items.append(items_item)

        def _parse_next_cursor(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_cursor = _parse_next_cursor(d.pop("next_cursor"))

        total_units = d.pop("total_units", None)

        total_amount = d.pop("total_amount", None)

        months = []
        _months = d.pop("months", None)
        for months_item_data in (_months):
            months_item = UsageMonth.from_dict(months_item_data)

            months.append(months_item)

        usage_list = cls(
            from_=from_,
            to=to,
            items=items,
            next_cursor=next_cursor,
            total_units=total_units,
            total_amount=total_amount,
            months=months,
        )

        usage_list.additional_properties = d
        return usage_list

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
