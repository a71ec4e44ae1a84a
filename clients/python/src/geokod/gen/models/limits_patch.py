from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

T = TypeVar("T", bound="LimitsPatch")

@_attrs_define
class LimitsPatch:
    """
        Attributes:
            monthly_units (int | None | Unset): The maximum number of units in a month; null removes the cap.
            monthly_roubles (int | None | Unset): The maximum charge of a month in roubles; null removes the cap.
     """

    monthly_units: int | None | Unset = UNSET
    monthly_roubles: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        monthly_units: int | None | Unset
        if isinstance(self.monthly_units, Unset):
            monthly_units = UNSET
        else:
            monthly_units = self.monthly_units

        monthly_roubles: int | None | Unset
        if isinstance(self.monthly_roubles, Unset):
            monthly_roubles = UNSET
        else:
            monthly_roubles = self.monthly_roubles

        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if monthly_units is not UNSET:
            field_dict["monthly_units"] = monthly_units
        if monthly_roubles is not UNSET:
            field_dict["monthly_roubles"] = monthly_roubles

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_monthly_units(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        monthly_units = _parse_monthly_units(d.pop("monthly_units", UNSET))

        def _parse_monthly_roubles(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        monthly_roubles = _parse_monthly_roubles(d.pop("monthly_roubles", UNSET))

        limits_patch = cls(
            monthly_units=monthly_units,
            monthly_roubles=monthly_roubles,
        )

        return limits_patch
