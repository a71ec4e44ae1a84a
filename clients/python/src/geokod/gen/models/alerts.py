from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.alert_told import AlertTold

T = TypeVar("T", bound="Alerts")

@_attrs_define
class Alerts:
    """ When usage reaches one of these shares of the free requests or of the monthly cap, an e-mail and a webhook event are
    sent, once a month for each share. Usage is counted a few seconds after the response.

        Attributes:
            thresholds (list[int]): Shares in percent.
            email (str): An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses write it
                in lower case,
                with the domain in ASCII.
            told (list[AlertTold]): The thresholds reported this month, oldest first.
     """

    thresholds: list[int]
    email: str
    told: list[AlertTold]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.alert_told import AlertTold # noqa: PLC0415
        thresholds = self.thresholds

        email = self.email

        told = []
        for told_item_data in self.told:
            told_item = told_item_data.to_dict()
            told.append(told_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "thresholds": thresholds,
            "email": email,
            "told": told,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.alert_told import AlertTold # noqa: PLC0415
        d = dict(src_dict)
        thresholds = cast(list[int], d.pop("thresholds"))

        email = d.pop("email", None)

        told = []
        _told = d.pop("told", None)
        for told_item_data in (_told):
            told_item = AlertTold.from_dict(told_item_data)

            told.append(told_item)

        alerts = cls(
            thresholds=thresholds,
            email=email,
            told=told,
        )

        alerts.additional_properties = d
        return alerts

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
