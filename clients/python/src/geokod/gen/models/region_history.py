from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.day_status import DayStatus

T = TypeVar("T", bound="RegionHistory")

@_attrs_define
class RegionHistory:
    """
        Attributes:
            region (str): The region.
            days (list[DayStatus]): Oldest first.
     """

    region: str
    days: list[DayStatus]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.day_status import DayStatus # noqa: PLC0415
        region = self.region

        days = []
        for days_item_data in self.days:
            days_item = days_item_data.to_dict()
            days.append(days_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "region": region,
            "days": days,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.day_status import DayStatus # noqa: PLC0415
        d = dict(src_dict)
        region = d.pop("region", None)

        days = []
        _days = d.pop("days", None)
        for days_item_data in (_days):
            days_item = DayStatus.from_dict(days_item_data)

            days.append(days_item)

        region_history = cls(
            region=region,
            days=days,
        )

        region_history.additional_properties = d
        return region_history

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
