from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="WebhookAttempt")

@_attrs_define
class WebhookAttempt:
    """
        Attributes:
            number (int): The number of the attempt, starting with 1.
            at (datetime.datetime): When the attempt began.
            took_ms (int): How long the attempt took, in milliseconds.
            outcome (str): `delivered`: status 2xx; `gone`: 410; `redirected`: 3xx, which is not followed; `refused`: any
                other status;
                `timeout`: no complete response within 20 seconds; `connection_failed`: no connection, or it broke;
                `tls_failed`: no
                valid certificate for the host; `name_unknown`: the host name does not resolve; `address_refused`: the host is
                no
                longer on the public internet.
            http_status (int | None): The HTTP status of the receiver's response; null if there was none.
            response (str): The first 1,000 bytes of the receiver's response.
     """

    number: int
    at: datetime.datetime
    took_ms: int
    outcome: str
    http_status: int | None
    response: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        at = self.at.isoformat()

        took_ms = self.took_ms

        outcome = self.outcome

        http_status: int | None
        http_status = self.http_status

        response = self.response

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "number": number,
            "at": at,
            "took_ms": took_ms,
            "outcome": outcome,
            "http_status": http_status,
            "response": response,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number", None)

        at = datetime.datetime.fromisoformat(d.pop("at"))

        took_ms = d.pop("took_ms", None)

        outcome = d.pop("outcome", None)

        def _parse_http_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        http_status = _parse_http_status(d.pop("http_status"))

        response = d.pop("response", None)

        webhook_attempt = cls(
            number=number,
            at=at,
            took_ms=took_ms,
            outcome=outcome,
            http_status=http_status,
            response=response,
        )

        webhook_attempt.additional_properties = d
        return webhook_attempt

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
