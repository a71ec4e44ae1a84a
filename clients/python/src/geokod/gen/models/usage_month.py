from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="UsageMonth")

@_attrs_define
class UsageMonth:
    """ A whole month that contains some of the requested days.

        Attributes:
            month (str): A month in Moscow time, for example `2026-11`.
            units (int): Units of the whole month so far.
            late_units (int): Units that arrived after the month was closed. They are not included in `units`, and nobody is
                charged for them.
            amount (str): An exact amount in roubles and kopecks.
     """

    month: str
    units: int
    late_units: int
    amount: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        month = self.month

        units = self.units

        late_units = self.late_units

        amount = self.amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "month": month,
            "units": units,
            "late_units": late_units,
            "amount": amount,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        month = d.pop("month", None)

        units = d.pop("units", None)

        late_units = d.pop("late_units", None)

        amount = d.pop("amount", None)

        usage_month = cls(
            month=month,
            units=units,
            late_units=late_units,
            amount=amount,
        )

        usage_month.additional_properties = d
        return usage_month

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
