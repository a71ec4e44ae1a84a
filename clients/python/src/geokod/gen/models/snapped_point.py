from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.road_place import RoadPlace

T = TypeVar("T", bound="SnappedPoint")

@_attrs_define
class SnappedPoint:
    """ Where on the roads a point was put: on the nearest road, or, if no way leads from that to the main roads (for a
    start), to it (for an end), or either (for a stop on the way), on the nearest one with such a way. So the same
    start,
    and the same end, is put at the same place, with two exceptions: if all points of a route lie in one yard or on one
    island, none of them is moved, and a stop stays where both its legs exist. Each value of a matrix follows these
    rules
    for its own two points alone; `unmoved_to` and `nearest` tell those for which a moved point is not moved.

        Attributes:
            lat (float): WGS84 latitude in degrees.
            lon (float): WGS84 longitude in degrees.
            snap_distance_m (float): The distance from the requested point in metres.
            name (str): The name of the street; empty if it has none.
            moved_because (str | Unset): Why the point is not on its nearest road. That road cannot be reached from the main
                roads nearby (`no_way_in`),
                these cannot be reached from it (`no_way_out`), or both (`cut_off`); or the road, or the only way to it, is
                closed
                to this profile at that hour, by a sign (`restricted`) or according to live speeds (`closed`). Set if the place
                is
                more than 5 m from that road's; the last step of a leg tells it if the point is at least 20 m farther from its
                road.
                More values may be added.
            nearest (RoadPlace | Unset): Set for a moved point of a matrix that has values in its own yard or on its own
                island: its nearest road, for which
                these values are (see `unmoved_to` of the origins).
            unmoved_to (list[int] | Unset): Set for an origin of a matrix: indexes of the destinations in the same yard or
                on the same island. For these
                values neither point is moved: each is at its `nearest`, if it has one.
            problem (str | Unset): Why all values of a point in a matrix are `null`. `point_off_road`: no road is within
                reach, and `lat` and `lon` are
                those of the request; `no_route`: its road is cut off from the roads of all other points.
     """

    lat: float
    lon: float
    snap_distance_m: float
    name: str
    moved_because: str | Unset = UNSET
    nearest: RoadPlace | Unset = UNSET
    unmoved_to: list[int] | Unset = UNSET
    problem: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.road_place import RoadPlace # noqa: PLC0415
        lat = self.lat

        lon = self.lon

        snap_distance_m = self.snap_distance_m

        name = self.name

        moved_because = self.moved_because

        nearest: dict[str, Any] | Unset = UNSET
        if not isinstance(self.nearest, Unset):
            nearest = self.nearest.to_dict()

        unmoved_to: list[int] | Unset = UNSET
        if not isinstance(self.unmoved_to, Unset):
            unmoved_to = self.unmoved_to

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
        if nearest is not UNSET:
            field_dict["nearest"] = nearest
        if unmoved_to is not UNSET:
            field_dict["unmoved_to"] = unmoved_to
        if problem is not UNSET:
            field_dict["problem"] = problem

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.road_place import RoadPlace # noqa: PLC0415
        d = dict(src_dict)
        lat = d.pop("lat", None)

        lon = d.pop("lon", None)

        snap_distance_m = d.pop("snap_distance_m", None)

        name = d.pop("name", None)

        moved_because = d.pop("moved_because", UNSET)

        _nearest = d.pop("nearest", UNSET)
        nearest: RoadPlace | Unset
        if isinstance(_nearest,  Unset):
            nearest = UNSET
        else:
            nearest = RoadPlace.from_dict(_nearest)

        unmoved_to = cast(list[int], d.pop("unmoved_to", UNSET))

        problem = d.pop("problem", UNSET)

        snapped_point = cls(
            lat=lat,
            lon=lon,
            snap_distance_m=snap_distance_m,
            name=name,
            moved_because=moved_because,
            nearest=nearest,
            unmoved_to=unmoved_to,
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
