from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="RoadPlace")

@_attrs_define
class RoadPlace:
    """ Set for a moved point of a matrix that has values in its own yard or on its own island: its nearest road, for which
    these values are (see `unmoved_to` of the origins).

        Attributes:
            lat (float): WGS84 latitude in degrees.
            lon (float): WGS84 longitude in degrees.
            snap_distance_m (float): The distance from the requested point in metres.
            name (str): The name of the street; empty if it has none.
     """

    lat: float
    lon: float
    snap_distance_m: float
    name: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        lat = self.lat

        lon = self.lon

        snap_distance_m = self.snap_distance_m

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "lat": lat,
            "lon": lon,
            "snap_distance_m": snap_distance_m,
            "name": name,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        lat = d.pop("lat", None)

        lon = d.pop("lon", None)

        snap_distance_m = d.pop("snap_distance_m", None)

        name = d.pop("name", None)

        road_place = cls(
            lat=lat,
            lon=lon,
            snap_distance_m=snap_distance_m,
            name=name,
        )

        road_place.additional_properties = d
        return road_place

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
