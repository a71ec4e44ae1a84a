from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="UptimeMinutes")

@_attrs_define
class UptimeMinutes:
    """ Minutes of a month. Those without data count neither as up nor as down.

        Attributes:
            up (int): Minutes in which the region worked.
            down (int): Minutes in which it did not.
            unknown (int): Minutes without data.
     """

    up: int
    down: int
    unknown: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        up = self.up

        down = self.down

        unknown = self.unknown

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "up": up,
            "down": down,
            "unknown": unknown,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        up = d.pop("up", None)

        down = d.pop("down", None)

        unknown = d.pop("unknown", None)

        uptime_minutes = cls(
            up=up,
            down=down,
            unknown=unknown,
        )

        uptime_minutes.additional_properties = d
        return uptime_minutes

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
