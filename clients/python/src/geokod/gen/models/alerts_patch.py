from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

T = TypeVar("T", bound="AlertsPatch")

@_attrs_define
class AlertsPatch:
    """
        Attributes:
            thresholds (list[int] | Unset): Shares in percent.
            email (str | Unset): An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses
                write it in lower case,
                with the domain in ASCII.
     """

    thresholds: list[int] | Unset = UNSET
    email: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        thresholds: list[int] | Unset = UNSET
        if not isinstance(self.thresholds, Unset):
            thresholds = self.thresholds

        email = self.email

        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if thresholds is not UNSET:
            field_dict["thresholds"] = thresholds
        if email is not UNSET:
            field_dict["email"] = email

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        thresholds = cast(list[int], d.pop("thresholds", UNSET))

        email = d.pop("email", UNSET)

        alerts_patch = cls(
            thresholds=thresholds,
            email=email,
        )

        return alerts_patch
