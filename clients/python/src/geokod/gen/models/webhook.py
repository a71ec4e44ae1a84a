from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="Webhook")

@_attrs_define
class Webhook:
    """ A URL that events are sent to. Its secret is shown only once, when it is created or rolled.

        Attributes:
            id (str):
            url (str): The URL that events are sent to.
            label (str): A name that helps you tell your webhooks apart.
            events (list[str]): The events that are sent. If empty: all of them, including types added later.
            enabled (bool): Whether events are sent to the webhook.
            disabled_because (None | str): Why the webhook is disabled; null while it is enabled.
            disabled_at (datetime.datetime | None): When the webhook was disabled; null while it is enabled.
            old_secret_until (datetime.datetime | None): Until when the previous secret also signs requests. Secrets before
                that one sign until their own 24 hours are
                over. Null if there is no previous secret.
            created_at (datetime.datetime): When the webhook was created.
     """

    id: str
    url: str
    label: str
    events: list[str]
    enabled: bool
    disabled_because: None | str
    disabled_at: datetime.datetime | None
    old_secret_until: datetime.datetime | None
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        label = self.label

        events = self.events

        enabled = self.enabled

        disabled_because: None | str
        disabled_because = self.disabled_because

        disabled_at: None | str
        if isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        old_secret_until: None | str
        if isinstance(self.old_secret_until, datetime.datetime):
            old_secret_until = self.old_secret_until.isoformat()
        else:
            old_secret_until = self.old_secret_until

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "url": url,
            "label": label,
            "events": events,
            "enabled": enabled,
            "disabled_because": disabled_because,
            "disabled_at": disabled_at,
            "old_secret_until": old_secret_until,
            "created_at": created_at,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id", None)

        url = d.pop("url", None)

        label = d.pop("label", None)

        events = cast(list[str], d.pop("events"))

        enabled = d.pop("enabled", None)

        def _parse_disabled_because(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        disabled_because = _parse_disabled_because(d.pop("disabled_because"))

        def _parse_disabled_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                disabled_at_type_0 = datetime.datetime.fromisoformat(data)

                return disabled_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        disabled_at = _parse_disabled_at(d.pop("disabled_at"))

        def _parse_old_secret_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                old_secret_until_type_0 = datetime.datetime.fromisoformat(data)

                return old_secret_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        old_secret_until = _parse_old_secret_until(d.pop("old_secret_until"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        webhook = cls(
            id=id,
            url=url,
            label=label,
            events=events,
            enabled=enabled,
            disabled_because=disabled_because,
            disabled_at=disabled_at,
            old_secret_until=old_secret_until,
            created_at=created_at,
        )

        webhook.additional_properties = d
        return webhook

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
