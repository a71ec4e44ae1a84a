from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="ReverseItem")

@_attrs_define
class ReverseItem:
    """ A point in WGS84. If it is out of range, only this item is `invalid`.

        Attributes:
            lat (float): Latitude, -90 to 90.
            lon (float): Longitude, -180 to 180.
     """

    lat: float
    lon: float

    def to_dict(self) -> dict[str, Any]:
        lat = self.lat

        lon = self.lon

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "lat": lat,
            "lon": lon,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        lat = d.pop("lat", None)

        lon = d.pop("lon", None)

        reverse_item = cls(
            lat=lat,
            lon=lon,
        )

        return reverse_item
