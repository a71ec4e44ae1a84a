from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="InvoiceEventData")

@_attrs_define
class InvoiceEventData:
    """
        Attributes:
            id (str):
            number (str): The number of the invoice.
            month (str): A month in Moscow time, for example `2026-11`.
            total (str): An exact amount in roubles and kopecks.
            currency (str): Always `RUB`.
            due_on (datetime.date | None): The last day on which a payment is in time.
     """

    id: str
    number: str
    month: str
    total: str
    currency: str
    due_on: datetime.date | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        number = self.number

        month = self.month

        total = self.total

        currency = self.currency

        due_on: None | str
        if isinstance(self.due_on, datetime.date):
            due_on = self.due_on.isoformat()
        else:
            due_on = self.due_on

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "number": number,
            "month": month,
            "total": total,
            "currency": currency,
            "due_on": due_on,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id", None)

        number = d.pop("number", None)

        month = d.pop("month", None)

        total = d.pop("total", None)

        currency = d.pop("currency", None)

        def _parse_due_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_on_type_0 = datetime.date.fromisoformat(data)

                return due_on_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        due_on = _parse_due_on(d.pop("due_on"))

        invoice_event_data = cls(
            id=id,
            number=number,
            month=month,
            total=total,
            currency=currency,
            due_on=due_on,
        )

        invoice_event_data.additional_properties = d
        return invoice_event_data

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
