from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.step import Step

T = TypeVar("T", bound="Leg")

@_attrs_define
class Leg:
    """ The part of a route from one point to the next.

        Attributes:
            distance_m (float): The length in metres.
            duration_s (float): The duration in seconds in the requested traffic.
            steps (list[Step]): Empty unless `steps` was requested.
     """

    distance_m: float
    duration_s: float
    steps: list[Step]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.step import Step # noqa: PLC0415
        distance_m = self.distance_m

        duration_s = self.duration_s

        steps = []
        for steps_item_data in self.steps:
            steps_item = steps_item_data.to_dict()
            steps.append(steps_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "distance_m": distance_m,
            "duration_s": duration_s,
            "steps": steps,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.step import Step # noqa: PLC0415
        d = dict(src_dict)
        distance_m = d.pop("distance_m", None)

        duration_s = d.pop("duration_s", None)

        steps = []
        _steps = d.pop("steps", None)
        for steps_item_data in (_steps):
            steps_item = Step.from_dict(steps_item_data)

            steps.append(steps_item)

        leg = cls(
            distance_m=distance_m,
            duration_s=duration_s,
            steps=steps,
        )

        leg.additional_properties = d
        return leg

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
