from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset

T = TypeVar("T", bound="SnappedPoint")

@_attrs_define
class SnappedPoint:
    """ Where on the roads a point was put: on the nearest one, or on a main road near by where no way leads from it (a
    start),
    to it (an end), or either (a stop on the way). The same start, and the same end, is put at the same place in every
    route
    and matrix of a profile; only where all points lie in one yard, or on one island, none of them is moved.

        Attributes:
            lat (float): WGS84 latitude, degrees.
            lon (float): WGS84 longitude, degrees.
            snap_distance_m (float): Metres from the point asked.
            name (str): The street's name; empty where it has none.
            moved_because (str | Unset): Why a point is not on the road nearest to it: from the main roads near by no way
                leads to that one (`no_way_in`),
                from there none leads to them (`no_way_out`), or neither (`cut_off`); or it, or the only way there, is closed to
                this
                profile at that hour, by a sign (`restricted`) or as live speeds say (`closed`). The last step of a leg tells
                how far it
                is to the point. More may come.
            problem (str | Unset): Why a point of a matrix has only `null`: no road is within reach (`point_off_road`; then
                `lat` and `lon` are those
                asked), or its road is cut off from those of all other points (`no_route`).
     """

    lat: float
    lon: float
    snap_distance_m: float
    name: str
    moved_because: str | Unset = UNSET
    problem: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        lat = self.lat

        lon = self.lon

        snap_distance_m = self.snap_distance_m

        name = self.name

        moved_because = self.moved_because

        problem = self.problem

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "lat": lat,
            "lon": lon,
            "snap_distance_m": snap_distance_m,
            "name": name,
        })
        if moved_because is not UNSET:
            field_dict["moved_because"] = moved_because
        if problem is not UNSET:
            field_dict["problem"] = problem

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        lat = d.pop("lat", None)

        lon = d.pop("lon", None)

        snap_distance_m = d.pop("snap_distance_m", None)

        name = d.pop("name", None)

        moved_because = d.pop("moved_because", UNSET)

        problem = d.pop("problem", UNSET)

        snapped_point = cls(
            lat=lat,
            lon=lon,
            snap_distance_m=snap_distance_m,
            name=name,
            moved_because=moved_because,
            problem=problem,
        )

        snapped_point.additional_properties = d
        return snapped_point

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
