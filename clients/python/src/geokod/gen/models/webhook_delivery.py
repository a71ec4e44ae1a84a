from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.webhook_attempt import WebhookAttempt

T = TypeVar("T", bound="WebhookDelivery")

@_attrs_define
class WebhookDelivery:
    """ The delivery of one event to one webhook.

        Attributes:
            event (str): The `webhook-id` header of the event's requests, the same at each attempt.
            type_ (str): `batch.started`, `batch.completed`, `batch.failed`, `batch.cancelled`: a batch job changed its
                state;
                `quota.threshold`, `spend.threshold`: a share of the free requests or of the monthly cap is used up;
                `invoice.finalized`: an invoice became final; `webhook.test`: sent by `testWebhook`.
            status (str): `waiting`: for the first or next attempt; `sending`: an attempt is in progress; `delivered`: the
                receiver responded
                with 2xx; `failed`: no more attempts are made.
            created_at (datetime.datetime): When the event happened.
            next_attempt_at (datetime.datetime | None): When the next attempt is due; null unless the delivery is waiting.
            finished_at (datetime.datetime | None): When the event was delivered or given up; null before that.
            attempts (list[WebhookAttempt]): The attempts that ended, oldest first. A number is missing if the service
                stopped in the middle of that attempt.
     """

    event: str
    type_: str
    status: str
    created_at: datetime.datetime
    next_attempt_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    attempts: list[WebhookAttempt]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.webhook_attempt import WebhookAttempt # noqa: PLC0415
        event = self.event

        type_ = self.type_

        status = self.status

        created_at = self.created_at.isoformat()

        next_attempt_at: None | str
        if isinstance(self.next_attempt_at, datetime.datetime):
            next_attempt_at = self.next_attempt_at.isoformat()
        else:
            next_attempt_at = self.next_attempt_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        attempts = []
        for attempts_item_data in self.attempts:
            attempts_item = attempts_item_data.to_dict()
            attempts.append(attempts_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "event": event,
            "type": type_,
            "status": status,
            "created_at": created_at,
            "next_attempt_at": next_attempt_at,
            "finished_at": finished_at,
            "attempts": attempts,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_attempt import WebhookAttempt # noqa: PLC0415
        d = dict(src_dict)
        event = d.pop("event", None)

        type_ = d.pop("type", None)

        status = d.pop("status", None)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_next_attempt_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_attempt_at_type_0 = datetime.datetime.fromisoformat(data)

                return next_attempt_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        next_attempt_at = _parse_next_attempt_at(d.pop("next_attempt_at"))

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)

                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))

        attempts = []
        _attempts = d.pop("attempts", None)
        for attempts_item_data in (_attempts):
            attempts_item = WebhookAttempt.from_dict(attempts_item_data)

            attempts.append(attempts_item)

        webhook_delivery = cls(
            event=event,
            type_=type_,
            status=status,
            created_at=created_at,
            next_attempt_at=next_attempt_at,
            finished_at=finished_at,
            attempts=attempts,
        )

        webhook_delivery.additional_properties = d
        return webhook_delivery

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
