from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.billing_line import BillingLine

T = TypeVar("T", bound="Billing")

@_attrs_define
class Billing:
    """ The price of this request. For a list of items it is the price of the last unit; `lines` has the price of each.

        Attributes:
            tier (str): The price tier. `free`: the free requests of the month; `up_to_1m`, `up_to_10m` and `over_10m`: paid
                requests, by
                their number in the month; `test` (a test key) and `sandbox`: free of charge. More values may be added.
            per_1000 (float): Roubles for 1,000 requests at this price.
            lines (list[BillingLine] | Unset): Only in responses to lists of items: the units charged, by tier. There are
                two entries if the list crosses from
                one tier to the next, and none if no item has results.
     """

    tier: str
    per_1000: float
    lines: list[BillingLine] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.billing_line import BillingLine # noqa: PLC0415
        tier = self.tier

        per_1000 = self.per_1000

        lines: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lines, Unset):
            lines = []
            for lines_item_data in self.lines:
                lines_item = lines_item_data.to_dict()
                lines.append(lines_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "tier": tier,
            "per_1000": per_1000,
        })
        if lines is not UNSET:
            field_dict["lines"] = lines

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.billing_line import BillingLine # noqa: PLC0415
        d = dict(src_dict)
        tier = d.pop("tier", None)

        per_1000 = d.pop("per_1000", None)

        _lines = d.pop("lines", UNSET)
        lines: list[BillingLine] | Unset = UNSET
        if _lines is not UNSET:
            lines = []
            for lines_item_data in _lines:
                lines_item = BillingLine.from_dict(lines_item_data)

                lines.append(lines_item)

        billing = cls(
            tier=tier,
            per_1000=per_1000,
            lines=lines,
        )

        billing.additional_properties = d
        return billing

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
