from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.lang import check_lang
from ..models.lang import Lang
from ..models.profile import check_profile
from ..models.profile import Profile
from ..models.traffic_wish import check_traffic_wish
from ..models.traffic_wish import TrafficWish
from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.point import Point

T = TypeVar("T", bound="MatrixRequest")

@_attrs_define
class MatrixRequest:
    """
        Attributes:
            profile (Profile): The means of travel. Each has its own roads and speeds.
            origins (list[Point]): At most 100 points.
            destinations (list[Point] | Unset): At most 100 points. If absent or empty, the origins are the destinations
                too.
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
            lang (Lang | Unset):
     """

    profile: Profile
    origins: list[Point]
    destinations: list[Point] | Unset = UNSET
    traffic: TrafficWish | Unset = UNSET
    departure_time: datetime.datetime | Unset = UNSET
    max_snap_m: float | Unset = UNSET
    lang: Lang | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.point import Point # noqa: PLC0415
        profile: str = self.profile

        origins = []
        for origins_item_data in self.origins:
            origins_item = origins_item_data.to_dict()
            origins.append(origins_item)

        destinations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.destinations, Unset):
            destinations = []
            for destinations_item_data in self.destinations:
                destinations_item = destinations_item_data.to_dict()
                destinations.append(destinations_item)

        traffic: str | Unset = UNSET
        if not isinstance(self.traffic, Unset):
            traffic = self.traffic

        departure_time: str | Unset = UNSET
        if not isinstance(self.departure_time, Unset):
            departure_time = self.departure_time.isoformat()

        max_snap_m = self.max_snap_m

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "profile": profile,
            "origins": origins,
        })
        if destinations is not UNSET:
            field_dict["destinations"] = destinations
        if traffic is not UNSET:
            field_dict["traffic"] = traffic
        if departure_time is not UNSET:
            field_dict["departure_time"] = departure_time
        if max_snap_m is not UNSET:
            field_dict["max_snap_m"] = max_snap_m
        if lang is not UNSET:
            field_dict["lang"] = lang

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.point import Point # noqa: PLC0415
        d = dict(src_dict)
        profile = check_profile(d.pop("profile"))

        origins = []
        _origins = d.pop("origins", None)
        for origins_item_data in (_origins):
            origins_item = Point.from_dict(origins_item_data)

            origins.append(origins_item)

        _destinations = d.pop("destinations", UNSET)
        destinations: list[Point] | Unset = UNSET
        if _destinations is not UNSET:
            destinations = []
            for destinations_item_data in _destinations:
                destinations_item = Point.from_dict(destinations_item_data)

                destinations.append(destinations_item)

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

        _lang = d.pop("lang", UNSET)
        lang: Lang | Unset
        if isinstance(_lang,  Unset):
            lang = UNSET
        else:
            lang = check_lang(_lang)

        matrix_request = cls(
            profile=profile,
            origins=origins,
            destinations=destinations,
            traffic=traffic,
            departure_time=departure_time,
            max_snap_m=max_snap_m,
            lang=lang,
        )

        return matrix_request
