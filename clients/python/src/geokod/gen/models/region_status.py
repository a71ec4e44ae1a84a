from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.operation_latency import OperationLatency
  from ..models.region_minutes import RegionMinutes

T = TypeVar("T", bound="RegionStatus")

@_attrs_define
class RegionStatus:
    """
        Attributes:
            region (str): The region.
            state (str): The state in the latest minute with data. `up`: every operation works; `down`: at least one does
                not; `unknown`:
                there is no recent data about the region. More values may be added.
            uptime (float | None): The share of the minutes with data that were up; null if there is no data.
            minutes (RegionMinutes): Minutes of a period. Those without data count neither as up nor as down.
            operations (list[OperationLatency]): Response times in the last hour, of the operations that we test regularly.
     """

    region: str
    state: str
    uptime: float | None
    minutes: RegionMinutes
    operations: list[OperationLatency]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.operation_latency import OperationLatency # noqa: PLC0415
        from ..models.region_minutes import RegionMinutes # noqa: PLC0415
        region = self.region

        state = self.state

        uptime: float | None
        uptime = self.uptime

        minutes = self.minutes.to_dict()

        operations = []
        for operations_item_data in self.operations:
            operations_item = operations_item_data.to_dict()
            operations.append(operations_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "region": region,
            "state": state,
            "uptime": uptime,
            "minutes": minutes,
            "operations": operations,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.operation_latency import OperationLatency # noqa: PLC0415
        from ..models.region_minutes import RegionMinutes # noqa: PLC0415
        d = dict(src_dict)
        region = d.pop("region", None)

        state = d.pop("state", None)

        def _parse_uptime(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        uptime = _parse_uptime(d.pop("uptime"))

        minutes = RegionMinutes.from_dict(d.pop("minutes"))

        operations = []
        _operations = d.pop("operations", None)
        for operations_item_data in (_operations):
            operations_item = OperationLatency.from_dict(operations_item_data)

            operations.append(operations_item)

        region_status = cls(
            region=region,
            state=state,
            uptime=uptime,
            minutes=minutes,
            operations=operations,
        )

        region_status.additional_properties = d
        return region_status

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
