from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="Traffic")

@_attrs_define
class Traffic:
    """ Which speeds the durations are based on.

        Attributes:
            mode_used (str): The best data that any part of the response is based on. `live`: live speeds; `typical`: speeds
                measured for that
                hour of the week; `profile`: a model by road class and hour; `off`: empty roads. More values may be added.
            data_as_of (datetime.datetime | None): The time of the live speeds; null if none were used.
            coverage (float): The share of the length whose speed was measured, in the way given by `mode_used` (`live` or
                `typical`); 0 if
                none was.
            closures (bool): Whether live speeds close the road of a point or the only way to it.
     """

    mode_used: str
    data_as_of: datetime.datetime | None
    coverage: float
    closures: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        mode_used = self.mode_used

        data_as_of: None | str
        if isinstance(self.data_as_of, datetime.datetime):
            data_as_of = self.data_as_of.isoformat()
        else:
            data_as_of = self.data_as_of

        coverage = self.coverage

        closures = self.closures

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "mode_used": mode_used,
            "data_as_of": data_as_of,
            "coverage": coverage,
            "closures": closures,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        mode_used = d.pop("mode_used", None)

        def _parse_data_as_of(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                data_as_of_type_0 = datetime.datetime.fromisoformat(data)

                return data_as_of_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        data_as_of = _parse_data_as_of(d.pop("data_as_of"))

        coverage = d.pop("coverage", None)

        closures = d.pop("closures", None)

        traffic = cls(
            mode_used=mode_used,
            data_as_of=data_as_of,
            coverage=coverage,
            closures=closures,
        )

        traffic.additional_properties = d
        return traffic

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
