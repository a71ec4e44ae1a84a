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
  from ..models.snapped_point import SnappedPoint
  from ..models.traffic import Traffic

T = TypeVar("T", bound="MatrixAnswer")

@_attrs_define
class MatrixAnswer:
    """ Durations and distances with a row for each origin and a value for each destination: those of `route` between the
    two points, so a value does not depend on the other points. A point's value to itself, and to any within 1 m, is 0.

        Attributes:
            took_ms (float): The processing time in milliseconds.
            region (str): The region that handled the request.
            cached (bool): Whether the payload came from a cache.
            billing (Billing): The price of this request. For a list of items it is the price of the last unit; `lines` has
                the price of each.
            quota (Quota): The requests of the current month, in Moscow time.
            durations_s (list[list[float | None]]): Durations in seconds in the requested traffic, a row for each origin.
            distances_m (list[list[float | None]]): Distances in metres, a row for each origin.
            static_durations_s (list[list[float | None]]): Durations in seconds on empty roads, a row for each origin.
            origins (list[SnappedPoint]): Where the origins were put on the roads.
            destinations (list[SnappedPoint]): Where the destinations were put on the roads.
            traffic (Traffic): Which speeds the durations are based on.
     """

    took_ms: float
    region: str
    cached: bool
    billing: Billing
    quota: Quota
    durations_s: list[list[float | None]]
    distances_m: list[list[float | None]]
    static_durations_s: list[list[float | None]]
    origins: list[SnappedPoint]
    destinations: list[SnappedPoint]
    traffic: Traffic
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        from ..models.snapped_point import SnappedPoint # noqa: PLC0415
        from ..models.traffic import Traffic # noqa: PLC0415
        took_ms = self.took_ms

        region = self.region

        cached = self.cached

        billing = self.billing.to_dict()

        quota = self.quota.to_dict()

        durations_s = []
        for durations_s_item_data in self.durations_s:
            durations_s_item = []
            for componentsschemas_matrix_row_item_data in durations_s_item_data:
                componentsschemas_matrix_row_item: float | None
                componentsschemas_matrix_row_item = componentsschemas_matrix_row_item_data
                durations_s_item.append(componentsschemas_matrix_row_item)

            durations_s.append(durations_s_item)

        distances_m = []
        for distances_m_item_data in self.distances_m:
            distances_m_item = []
            for componentsschemas_matrix_row_item_data in distances_m_item_data:
                componentsschemas_matrix_row_item: float | None
                componentsschemas_matrix_row_item = componentsschemas_matrix_row_item_data
                distances_m_item.append(componentsschemas_matrix_row_item)

            distances_m.append(distances_m_item)

        static_durations_s = []
        for static_durations_s_item_data in self.static_durations_s:
            static_durations_s_item = []
            for componentsschemas_matrix_row_item_data in static_durations_s_item_data:
                componentsschemas_matrix_row_item: float | None
                componentsschemas_matrix_row_item = componentsschemas_matrix_row_item_data
                static_durations_s_item.append(componentsschemas_matrix_row_item)

            static_durations_s.append(static_durations_s_item)

        origins = []
        for origins_item_data in self.origins:
            origins_item = origins_item_data.to_dict()
            origins.append(origins_item)

        destinations = []
        for destinations_item_data in self.destinations:
            destinations_item = destinations_item_data.to_dict()
            destinations.append(destinations_item)

        traffic = self.traffic.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "took_ms": took_ms,
            "region": region,
            "cached": cached,
            "billing": billing,
            "quota": quota,
            "durations_s": durations_s,
            "distances_m": distances_m,
            "static_durations_s": static_durations_s,
            "origins": origins,
            "destinations": destinations,
            "traffic": traffic,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        from ..models.snapped_point import SnappedPoint # noqa: PLC0415
        from ..models.traffic import Traffic # noqa: PLC0415
        d = dict(src_dict)
        took_ms = d.pop("took_ms", None)

        region = d.pop("region", None)

        cached = d.pop("cached", None)

        billing = Billing.from_dict(d.pop("billing"))

        quota = Quota.from_dict(d.pop("quota"))

        durations_s = []
        _durations_s = d.pop("durations_s", None)
        for durations_s_item_data in (_durations_s):
            durations_s_item = []
            _durations_s_item = durations_s_item_data
            for componentsschemas_matrix_row_item_data in (_durations_s_item):
                def _parse_componentsschemas_matrix_row_item(data: object) -> float | None:
                    if data is None:
                        return data
                    return cast(float | None, data)

                componentsschemas_matrix_row_item = _parse_componentsschemas_matrix_row_item(componentsschemas_matrix_row_item_data)

                durations_s_item.append(componentsschemas_matrix_row_item)

            durations_s.append(durations_s_item)

        distances_m = []
        _distances_m = d.pop("distances_m", None)
        for distances_m_item_data in (_distances_m):
            distances_m_item = []
            _distances_m_item = distances_m_item_data
            for componentsschemas_matrix_row_item_data in (_distances_m_item):
                def _parse_componentsschemas_matrix_row_item(data: object) -> float | None:
                    if data is None:
                        return data
                    return cast(float | None, data)

                componentsschemas_matrix_row_item = _parse_componentsschemas_matrix_row_item(componentsschemas_matrix_row_item_data)

                distances_m_item.append(componentsschemas_matrix_row_item)

            distances_m.append(distances_m_item)

        static_durations_s = []
        _static_durations_s = d.pop("static_durations_s", None)
        for static_durations_s_item_data in (_static_durations_s):
            static_durations_s_item = []
            _static_durations_s_item = static_durations_s_item_data
            for componentsschemas_matrix_row_item_data in (_static_durations_s_item):
                def _parse_componentsschemas_matrix_row_item(data: object) -> float | None:
                    if data is None:
                        return data
                    return cast(float | None, data)

                componentsschemas_matrix_row_item = _parse_componentsschemas_matrix_row_item(componentsschemas_matrix_row_item_data)

                static_durations_s_item.append(componentsschemas_matrix_row_item)

            static_durations_s.append(static_durations_s_item)

        origins = []
        _origins = d.pop("origins", None)
        for origins_item_data in (_origins):
            origins_item = SnappedPoint.from_dict(origins_item_data)

            origins.append(origins_item)

        destinations = []
        _destinations = d.pop("destinations", None)
        for destinations_item_data in (_destinations):
            destinations_item = SnappedPoint.from_dict(destinations_item_data)

            destinations.append(destinations_item)

        traffic = Traffic.from_dict(d.pop("traffic"))

        matrix_answer = cls(
            took_ms=took_ms,
            region=region,
            cached=cached,
            billing=billing,
            quota=quota,
            durations_s=durations_s,
            distances_m=distances_m,
            static_durations_s=static_durations_s,
            origins=origins,
            destinations=destinations,
            traffic=traffic,
        )

        matrix_answer.additional_properties = d
        return matrix_answer

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
