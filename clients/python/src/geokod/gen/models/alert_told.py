from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="AlertTold")

@_attrs_define
class AlertTold:
    """ A threshold that was reached this month and has been reported by e-mail and to the subscribed webhooks.

        Attributes:
            type_ (str): `quota.threshold`: of the free requests; `spend.threshold`: of the monthly cap. More values may be
                added.
            threshold (int): The threshold in percent.
            told_at (datetime.datetime): When it was reported.
     """

    type_: str
    threshold: int
    told_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        threshold = self.threshold

        told_at = self.told_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "threshold": threshold,
            "told_at": told_at,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = d.pop("type", None)

        threshold = d.pop("threshold", None)

        told_at = datetime.datetime.fromisoformat(d.pop("told_at"))

        alert_told = cls(
            type_=type_,
            threshold=threshold,
            told_at=told_at,
        )

        alert_told.additional_properties = d
        return alert_told

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
