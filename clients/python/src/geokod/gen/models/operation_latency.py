from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="OperationLatency")

@_attrs_define
class OperationLatency:
    """
        Attributes:
            operation (str): The `operationId`.
            p50_ms (float): Half of the responses took no longer, in milliseconds.
            p99_ms (float): 99 of 100 responses took no longer, in milliseconds.
            count (int): The number of responses measured.
            measured (str): How this was measured. `requests`: from the requests of customers, in the region itself;
                `probes`: from our own
                regular test requests, if customers sent fewer than 100. More values may be added.
     """

    operation: str
    p50_ms: float
    p99_ms: float
    count: int
    measured: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        operation = self.operation

        p50_ms = self.p50_ms

        p99_ms = self.p99_ms

        count = self.count

        measured = self.measured

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "operation": operation,
            "p50_ms": p50_ms,
            "p99_ms": p99_ms,
            "count": count,
            "measured": measured,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        operation = d.pop("operation", None)

        p50_ms = d.pop("p50_ms", None)

        p99_ms = d.pop("p99_ms", None)

        count = d.pop("count", None)

        measured = d.pop("measured", None)

        operation_latency = cls(
            operation=operation,
            p50_ms=p50_ms,
            p99_ms=p99_ms,
            count=count,
            measured=measured,
        )

        operation_latency.additional_properties = d
        return operation_latency

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
