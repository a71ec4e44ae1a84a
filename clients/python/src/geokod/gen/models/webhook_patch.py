from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.webhook_event_name import check_webhook_event_name
from ..models.webhook_event_name import WebhookEventName
from ..types import UNSET, Unset
from typing import cast

T = TypeVar("T", bound="WebhookPatch")

@_attrs_define
class WebhookPatch:
    """
        Attributes:
            url (str | Unset): A URL that begins with `https://`, has no user name or password, port 443 or one from 1024
                up, and a host on the
                public internet.
            events (list[WebhookEventName] | Unset): The events that are sent. If empty: all of them, including types added
                later.
            label (str | Unset): A name that helps you tell your webhooks apart.
            enabled (bool | Unset): Whether events are sent to the webhook.
     """

    url: str | Unset = UNSET
    events: list[WebhookEventName] | Unset = UNSET
    label: str | Unset = UNSET
    enabled: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        events: list[str] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item: str = events_item_data
                events.append(events_item)

        label = self.label

        enabled = self.enabled

        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if url is not UNSET:
            field_dict["url"] = url
        if events is not UNSET:
            field_dict["events"] = events
        if label is not UNSET:
            field_dict["label"] = label
        if enabled is not UNSET:
            field_dict["enabled"] = enabled

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url", UNSET)

        _events = d.pop("events", UNSET)
        events: list[WebhookEventName] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = check_webhook_event_name(events_item_data)

                events.append(events_item)

        label = d.pop("label", UNSET)

        enabled = d.pop("enabled", UNSET)

        webhook_patch = cls(
            url=url,
            events=events,
            label=label,
            enabled=enabled,
        )

        return webhook_patch
