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
            profile (Profile): Who travels. Each has roads and speeds of its own.
            points (list[Point]): From the first, by the others, to the last.
            traffic (TrafficWish | Unset): What speeds to reckon with. `auto` and `live`: for each stretch of road the best
                that is known for the time when it
                is reached. `typical`: what is usual at that hour of the week, without what is known of now. `off`: empty roads.
                Cars
                only: others are never held up.
            departure_time (datetime.datetime | Unset): When the journey begins, from 1970 to 2099; now, if it is not said.
                What traffic is usual at that hour of the week, by
                the clocks of each place, and which signs that hold at certain hours are in force, follows from it. Speeds of
                now count
                only for journeys that begin now or in a few minutes.
            max_snap_m (float | Unset): How many metres from a point asked the road may be that it is put on. Without it:
                the nearest road up to 5,000 m away,
                and up to 300 m where the point has to be moved, since a journey cannot begin, or end, on its nearest road.
            alternatives (int | Unset): How many other routes at most; between two points only. None lasts over 40 % longer
                than the best one, and any
                two have less than 70 % of the shorter one's length in common.
                 Default: 0.
            steps (bool | Unset): Whether to tell what to do on the way. Default: False.
            geometry (GeometryFormat | Unset): How the line is written.
            lang (RouteLang | Unset): Language of the instructions, and of the names where the map has them in it; `ru` when
                absent. `local`: what stands on
                the signs there, with instructions in English.
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
