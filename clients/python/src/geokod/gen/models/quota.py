from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="Quota")

@_attrs_define
class Quota:
    """ The requests of the current month, in Moscow time.

        Attributes:
            free (int): Free requests in a month.
            used (int): Requests used this month, including this one.
            resets_at (datetime.date): The first day of the next month.
     """

    free: int
    used: int
    resets_at: datetime.date
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        free = self.free

        used = self.used

        resets_at = self.resets_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "free": free,
            "used": used,
            "resets_at": resets_at,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        free = d.pop("free", None)

        used = d.pop("used", None)

        resets_at = datetime.date.fromisoformat(d.pop("resets_at"))

        quota = cls(
            free=free,
            used=used,
            resets_at=resets_at,
        )

        quota.additional_properties = d
        return quota

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
