from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="ThresholdEventData")

@_attrs_define
class ThresholdEventData:
    """
        Attributes:
            month (str): A month in Moscow time, for example `2026-11`.
            threshold (int): In percent, as in `alerts.thresholds`.
            used (int): Requests used so far this month; may exceed the threshold.
            limit (int): The number of requests that is 100 %.
            limit_roubles (int | None): The monthly cap in roubles; null if there is none, or if the event is about the free
                requests.
            amount (str): An exact amount in roubles and kopecks.
            currency (str): Always `RUB`.
            resets_at (datetime.date): The first day of the next month, in Moscow time.
     """

    month: str
    threshold: int
    used: int
    limit: int
    limit_roubles: int | None
    amount: str
    currency: str
    resets_at: datetime.date
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        month = self.month

        threshold = self.threshold

        used = self.used

        limit = self.limit

        limit_roubles: int | None
        limit_roubles = self.limit_roubles

        amount = self.amount

        currency = self.currency

        resets_at = self.resets_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "month": month,
            "threshold": threshold,
            "used": used,
            "limit": limit,
            "limit_roubles": limit_roubles,
            "amount": amount,
            "currency": currency,
            "resets_at": resets_at,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        month = d.pop("month", None)

        threshold = d.pop("threshold", None)

        used = d.pop("used", None)

        limit = d.pop("limit", None)

        def _parse_limit_roubles(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        limit_roubles = _parse_limit_roubles(d.pop("limit_roubles"))

        amount = d.pop("amount", None)

        currency = d.pop("currency", None)

        resets_at = datetime.date.fromisoformat(d.pop("resets_at"))

        threshold_event_data = cls(
            month=month,
            threshold=threshold,
            used=used,
            limit=limit,
            limit_roubles=limit_roubles,
            amount=amount,
            currency=currency,
            resets_at=resets_at,
        )

        threshold_event_data.additional_properties = d
        return threshold_event_data

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
