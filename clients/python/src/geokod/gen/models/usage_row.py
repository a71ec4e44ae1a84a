from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

T = TypeVar("T", bound="UsageRow")

@_attrs_define
class UsageRow:
    """ Besides `units` and `amount`, only the fields named in `group` are present.

        Attributes:
            units (int): The units used.
            amount (str): An exact amount in roubles and kopecks.
            day (datetime.date | Unset): The day, in Moscow time.
            operation (str | Unset): The `operationId`.
            key (str | Unset): The `id` of the key.
            region (str | Unset): The region that handled the requests.
     """

    units: int
    amount: str
    day: datetime.date | Unset = UNSET
    operation: str | Unset = UNSET
    key: str | Unset = UNSET
    region: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        units = self.units

        amount = self.amount

        day: str | Unset = UNSET
        if not isinstance(self.day, Unset):
            day = self.day.isoformat()

        operation = self.operation

        key = self.key

        region = self.region

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "units": units,
            "amount": amount,
        })
        if day is not UNSET:
            field_dict["day"] = day
        if operation is not UNSET:
            field_dict["operation"] = operation
        if key is not UNSET:
            field_dict["key"] = key
        if region is not UNSET:
            field_dict["region"] = region

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        units = d.pop("units", None)

        amount = d.pop("amount", None)

        _day = d.pop("day", UNSET)
        day: datetime.date | Unset
        if isinstance(_day,  Unset):
            day = UNSET
        else:
            day = datetime.date.fromisoformat(_day)

        operation = d.pop("operation", UNSET)

        key = d.pop("key", UNSET)

        region = d.pop("region", UNSET)

        usage_row = cls(
            units=units,
            amount=amount,
            day=day,
            operation=operation,
            key=key,
            region=region,
        )

        usage_row.additional_properties = d
        return usage_row

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
