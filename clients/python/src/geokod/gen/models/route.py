from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.leg import Leg
  from ..models.line_string import LineString

T = TypeVar("T", bound="Route")

@_attrs_define
class Route:
    """ A route through all the points.

        Attributes:
            distance_m (float): The length in metres.
            duration_s (float): The duration in seconds in the requested traffic, as it changes on the way.
            static_duration_s (float): The duration of the same route on empty roads, in seconds.
            typical_duration_s (float): The duration of the same route in the typical traffic of that hour of the week, in
                seconds; for `walk` and
                `bike` it equals `duration_s`.
            geometry (LineString | None | str): The line of the route in the requested format; null with `none`.
            bbox (list[float]): `minLon, minLat, maxLon, maxLat`.
            legs (list[Leg]): The parts of the route between consecutive points.
     """

    distance_m: float
    duration_s: float
    static_duration_s: float
    typical_duration_s: float
    geometry: LineString | None | str
    bbox: list[float]
    legs: list[Leg]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.leg import Leg # noqa: PLC0415
        from ..models.line_string import LineString # noqa: PLC0415
        distance_m = self.distance_m

        duration_s = self.duration_s

        static_duration_s = self.static_duration_s

        typical_duration_s = self.typical_duration_s

        geometry: dict[str, Any] | None | str
        if isinstance(self.geometry, LineString):
            geometry = self.geometry.to_dict()
        else:
            geometry = self.geometry

        bbox = self.bbox

        legs = []
        for legs_item_data in self.legs:
            legs_item = legs_item_data.to_dict()
            legs.append(legs_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "distance_m": distance_m,
            "duration_s": duration_s,
            "static_duration_s": static_duration_s,
            "typical_duration_s": typical_duration_s,
            "geometry": geometry,
            "bbox": bbox,
            "legs": legs,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.leg import Leg # noqa: PLC0415
        from ..models.line_string import LineString # noqa: PLC0415
        d = dict(src_dict)
        distance_m = d.pop("distance_m", None)

        duration_s = d.pop("duration_s", None)

        static_duration_s = d.pop("static_duration_s", None)

        typical_duration_s = d.pop("typical_duration_s", None)

        def _parse_geometry(data: object) -> LineString | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                geometry_type_1 = LineString.from_dict(data)

                return geometry_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LineString | None | str, data)

        geometry = _parse_geometry(d.pop("geometry"))

        bbox = cast(list[float], d.pop("bbox"))

        legs = []
        _legs = d.pop("legs", None)
        for legs_item_data in (_legs):
            legs_item = Leg.from_dict(legs_item_data)

            legs.append(legs_item)

        route = cls(
            distance_m=distance_m,
            duration_s=duration_s,
            static_duration_s=static_duration_s,
            typical_duration_s=typical_duration_s,
            geometry=geometry,
            bbox=bbox,
            legs=legs,
        )

        route.additional_properties = d
        return route

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
