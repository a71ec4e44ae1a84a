from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="BillingLine")

@_attrs_define
class BillingLine:
    """ The units of one response that have the same price.

        Attributes:
            tier (str): The price tier. `free`: the free requests of the month; `up_to_1m`, `up_to_10m` and `over_10m`: paid
                requests, by
                their number in the month; `test` (a test key) and `sandbox`: free of charge. More values may be added.
            units (int): The number of units.
            per_1000 (float): Roubles for 1,000 of these units.
     """

    tier: str
    units: int
    per_1000: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tier = self.tier

        units = self.units

        per_1000 = self.per_1000

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "tier": tier,
            "units": units,
            "per_1000": per_1000,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tier = d.pop("tier", None)

        units = d.pop("units", None)

        per_1000 = d.pop("per_1000", None)

        billing_line = cls(
            tier=tier,
            units=units,
            per_1000=per_1000,
        )

        billing_line.additional_properties = d
        return billing_line

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
