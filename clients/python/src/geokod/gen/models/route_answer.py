from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.billing import Billing
  from ..models.quota import Quota
  from ..models.route import Route
  from ..models.snapped_point import SnappedPoint
  from ..models.traffic import Traffic

T = TypeVar("T", bound="RouteAnswer")

@_attrs_define
class RouteAnswer:
    """ The best route, and alternatives if they were requested.

        Attributes:
            took_ms (float): The processing time in milliseconds.
            region (str): The region that handled the request.
            cached (bool): Whether the payload came from a cache.
            billing (Billing): The price of this request. For a list of items it is the price of the last unit; `lines` has
                the price of each.
            quota (Quota): The requests of the current month, in Moscow time.
            routes (list[Route]): Best first.
            points (list[SnappedPoint]): Where the points of the request were put on the roads.
            traffic (Traffic): Which speeds the durations are based on.
     """

    took_ms: float
    region: str
    cached: bool
    billing: Billing
    quota: Quota
    routes: list[Route]
    points: list[SnappedPoint]
    traffic: Traffic
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        from ..models.route import Route # noqa: PLC0415
        from ..models.snapped_point import SnappedPoint # noqa: PLC0415
        from ..models.traffic import Traffic # noqa: PLC0415
        took_ms = self.took_ms

        region = self.region

        cached = self.cached

        billing = self.billing.to_dict()

        quota = self.quota.to_dict()

        routes = []
        for routes_item_data in self.routes:
            routes_item = routes_item_data.to_dict()
            routes.append(routes_item)

        points = []
        for points_item_data in self.points:
            points_item = points_item_data.to_dict()
            points.append(points_item)

        traffic = self.traffic.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "took_ms": took_ms,
            "region": region,
            "cached": cached,
            "billing": billing,
            "quota": quota,
            "routes": routes,
            "points": points,
            "traffic": traffic,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        from ..models.route import Route # noqa: PLC0415
        from ..models.snapped_point import SnappedPoint # noqa: PLC0415
        from ..models.traffic import Traffic # noqa: PLC0415
        d = dict(src_dict)
        took_ms = d.pop("took_ms", None)

        region = d.pop("region", None)

        cached = d.pop("cached", None)

        billing = Billing.from_dict(d.pop("billing"))

        quota = Quota.from_dict(d.pop("quota"))

        routes = []
        _routes = d.pop("routes", None)
        for routes_item_data in (_routes):
            routes_item = Route.from_dict(routes_item_data)

            routes.append(routes_item)

        points = []
        _points = d.pop("points", None)
        for points_item_data in (_points):
            points_item = SnappedPoint.from_dict(points_item_data)

            points.append(points_item)

        traffic = Traffic.from_dict(d.pop("traffic"))

        route_answer = cls(
            took_ms=took_ms,
            region=region,
            cached=cached,
            billing=billing,
            quota=quota,
            routes=routes,
            points=points,
            traffic=traffic,
        )

        route_answer.additional_properties = d
        return route_answer

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
