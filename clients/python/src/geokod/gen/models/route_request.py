from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.geometry_format import check_geometry_format
from ..models.geometry_format import GeometryFormat
from ..models.profile import check_profile
from ..models.profile import Profile
from ..models.route_lang import check_route_lang
from ..models.route_lang import RouteLang
from ..models.traffic_wish import check_traffic_wish
from ..models.traffic_wish import TrafficWish
from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.point import Point

T = TypeVar("T", bound="RouteRequest")

@_attrs_define
class RouteRequest:
    """
        Attributes:
            profile (Profile): The means of travel. Each has its own roads and speeds.
            points (list[Point]): The points of the route, in order: the first is the start, the last the end.
            traffic (TrafficWish | Unset): Which speeds to use. `auto` and `live`: for each stretch of road, the best that
                is known for the time when it is
                reached; `typical`: what is usual at that hour of the week, regardless of the current traffic; `off`: empty
                roads.
                For cars only: traffic does not delay walkers and cyclists.
            departure_time (datetime.datetime | Unset): When the journey begins, from 1970 to 2099; if absent, now. It
                determines which traffic is typical at that hour of
                the week, in local time, and which signs with hours are in force. Live speeds are used only for journeys that
                begin
                now or within a few minutes.
            max_snap_m (float | Unset): The maximum distance in metres from a point to the road that it is put on. If
                absent: the nearest road up to 5,000 m
                away, and up to 300 m if the point has to be moved because a journey cannot begin or end on its nearest road.
            alternatives (int | Unset): The maximum number of alternative routes. There are none with more than two points.
                An alternative takes at most
                40 % longer than the best route, and any two routes share less than 70 % of the length of the shorter one.
                 Default: 0.
            steps (bool | Unset): Whether to return steps with instructions. Default: False.
            geometry (GeometryFormat | Unset): The format of the line.
            lang (RouteLang | Unset): The language of the instructions, and of names if the map has them in it; `ru` if
                absent. `local`: names as they are
                written on signs at the place, with instructions in English.
     """

    profile: Profile
    points: list[Point]
    traffic: TrafficWish | Unset = UNSET
    departure_time: datetime.datetime | Unset = UNSET
    max_snap_m: float | Unset = UNSET
    alternatives: int | Unset = 0
    steps: bool | Unset = False
    geometry: GeometryFormat | Unset = UNSET
    lang: RouteLang | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.point import Point # noqa: PLC0415
        profile: str = self.profile

        points = []
        for points_item_data in self.points:
            points_item = points_item_data.to_dict()
            points.append(points_item)

        traffic: str | Unset = UNSET
        if not isinstance(self.traffic, Unset):
            traffic = self.traffic

        departure_time: str | Unset = UNSET
        if not isinstance(self.departure_time, Unset):
            departure_time = self.departure_time.isoformat()

        max_snap_m = self.max_snap_m

        alternatives = self.alternatives

        steps = self.steps

        geometry: str | Unset = UNSET
        if not isinstance(self.geometry, Unset):
            geometry = self.geometry

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "profile": profile,
            "points": points,
        })
        if traffic is not UNSET:
            field_dict["traffic"] = traffic
        if departure_time is not UNSET:
            field_dict["departure_time"] = departure_time
        if max_snap_m is not UNSET:
            field_dict["max_snap_m"] = max_snap_m
        if alternatives is not UNSET:
            field_dict["alternatives"] = alternatives
        if steps is not UNSET:
            field_dict["steps"] = steps
        if geometry is not UNSET:
            field_dict["geometry"] = geometry
        if lang is not UNSET:
            field_dict["lang"] = lang

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.point import Point # noqa: PLC0415
        d = dict(src_dict)
        profile = check_profile(d.pop("profile"))

        points = []
        _points = d.pop("points", None)
        for points_item_data in (_points):
            points_item = Point.from_dict(points_item_data)

            points.append(points_item)

        _traffic = d.pop("traffic", UNSET)
        traffic: TrafficWish | Unset
        if isinstance(_traffic,  Unset):
            traffic = UNSET
        else:
            traffic = check_traffic_wish(_traffic)

        _departure_time = d.pop("departure_time", UNSET)
        departure_time: datetime.datetime | Unset
        if isinstance(_departure_time,  Unset):
            departure_time = UNSET
        else:
            departure_time = datetime.datetime.fromisoformat(_departure_time)

        max_snap_m = d.pop("max_snap_m", UNSET)

        alternatives = d.pop("alternatives", UNSET)

        steps = d.pop("steps", UNSET)

        _geometry = d.pop("geometry", UNSET)
        geometry: GeometryFormat | Unset
        if isinstance(_geometry,  Unset):
            geometry = UNSET
        else:
            geometry = check_geometry_format(_geometry)

        _lang = d.pop("lang", UNSET)
        lang: RouteLang | Unset
        if isinstance(_lang,  Unset):
            lang = UNSET
        else:
            lang = check_route_lang(_lang)

        route_request = cls(
            profile=profile,
            points=points,
            traffic=traffic,
            departure_time=departure_time,
            max_snap_m=max_snap_m,
            alternatives=alternatives,
            steps=steps,
            geometry=geometry,
            lang=lang,
        )

        return route_request
