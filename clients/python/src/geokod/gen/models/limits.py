from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

T = TypeVar("T", bound="Limits")

@_attrs_define
class Limits:
    """ The monthly cap that the account has set for itself. Once it is reached, requests are refused with 402
    `spend_cap_reached`. Null: no cap.

        Attributes:
            monthly_units (int | None): The maximum number of units in a month.
            monthly_roubles (int | None): The maximum charge of a month in roubles.
     """

    monthly_units: int | None
    monthly_roubles: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        monthly_units: int | None
        monthly_units = self.monthly_units

        monthly_roubles: int | None
        monthly_roubles = self.monthly_roubles

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "monthly_units": monthly_units,
            "monthly_roubles": monthly_roubles,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_monthly_units(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        monthly_units = _parse_monthly_units(d.pop("monthly_units"))

        def _parse_monthly_roubles(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        monthly_roubles = _parse_monthly_roubles(d.pop("monthly_roubles"))

        limits = cls(
            monthly_units=monthly_units,
            monthly_roubles=monthly_roubles,
        )

        limits.additional_properties = d
        return limits

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
