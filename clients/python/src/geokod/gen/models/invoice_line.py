from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.uptime_minutes import UptimeMinutes

T = TypeVar("T", bound="InvoiceLine")

@_attrs_define
class InvoiceLine:
    """ A line of an invoice. A `usage` line has `tier`, `units` and `per_1000`; a `credit` line has `month`, `regions`,
    `percent` and `minutes`; a `waived` line for usage that arrived after its month was closed has `month` and `units`;
    a `correction` line has `reason`.

        Attributes:
            kind (str): `usage`: the requests of one tier; `credit`: for a month with too little uptime; `waived`: what
                nobody is charged
                for; `correction`: what this document takes back from another. More values may be added.
            amount (str): An exact amount in roubles and kopecks.
            tier (str | Unset): The price tier. `free`: the free requests of the month; `up_to_1m`, `up_to_10m` and
                `over_10m`: paid requests, by
                their number in the month; `test` (a test key) and `sandbox`: free of charge. More values may be added.
            units (int | Unset): The number of units.
            per_1000 (float | Unset): Roubles for 1,000 of these units.
            month (str | Unset): A month in Moscow time, for example `2026-11`.
            regions (list[str] | Unset): The regions that the credit is for.
            percent (int | Unset): The share of that month's charge, in percent.
            minutes (UptimeMinutes | Unset): Minutes of a month. Those without data count neither as up nor as down.
            reason (str | Unset): The reason for the line. For waived amounts, `late_usage` or `small_total`.
     """

    kind: str
    amount: str
    tier: str | Unset = UNSET
    units: int | Unset = UNSET
    per_1000: float | Unset = UNSET
    month: str | Unset = UNSET
    regions: list[str] | Unset = UNSET
    percent: int | Unset = UNSET
    minutes: UptimeMinutes | Unset = UNSET
    reason: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.uptime_minutes import UptimeMinutes # noqa: PLC0415
        kind = self.kind

        amount = self.amount

        tier = self.tier

        units = self.units

        per_1000 = self.per_1000

        month = self.month

        regions: list[str] | Unset = UNSET
        if not isinstance(self.regions, Unset):
            regions = self.regions

        percent = self.percent

        minutes: dict[str, Any] | Unset = UNSET
        if not isinstance(self.minutes, Unset):
            minutes = self.minutes.to_dict()

        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "kind": kind,
            "amount": amount,
        })
        if tier is not UNSET:
            field_dict["tier"] = tier
        if units is not UNSET:
            field_dict["units"] = units
        if per_1000 is not UNSET:
            field_dict["per_1000"] = per_1000
        if month is not UNSET:
            field_dict["month"] = month
        if regions is not UNSET:
            field_dict["regions"] = regions
        if percent is not UNSET:
            field_dict["percent"] = percent
        if minutes is not UNSET:
            field_dict["minutes"] = minutes
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.uptime_minutes import UptimeMinutes # noqa: PLC0415
        d = dict(src_dict)
        kind = d.pop("kind", None)

        amount = d.pop("amount", None)

        tier = d.pop("tier", UNSET)

        units = d.pop("units", UNSET)

        per_1000 = d.pop("per_1000", UNSET)

        month = d.pop("month", UNSET)

        regions = cast(list[str], d.pop("regions", UNSET))

        percent = d.pop("percent", UNSET)

        _minutes = d.pop("minutes", UNSET)
        minutes: UptimeMinutes | Unset
        if isinstance(_minutes,  Unset):
            minutes = UNSET
        else:
            minutes = UptimeMinutes.from_dict(_minutes)

        reason = d.pop("reason", UNSET)

        invoice_line = cls(
            kind=kind,
            amount=amount,
            tier=tier,
            units=units,
            per_1000=per_1000,
            month=month,
            regions=regions,
            percent=percent,
            minutes=minutes,
            reason=reason,
        )

        invoice_line.additional_properties = d
        return invoice_line

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
