from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.test_event_data import TestEventData

T = TypeVar("T", bound="TestEvent")

@_attrs_define
class TestEvent:
    """ The body of a webhook request that `testWebhook` sends.

        Attributes:
            type_ (str): `batch.started`, `batch.completed`, `batch.failed`, `batch.cancelled`: a batch job changed its
                state;
                `quota.threshold`, `spend.threshold`: a share of the free requests or of the monthly cap is used up;
                `invoice.finalized`: an invoice became final; `webhook.test`: sent by `testWebhook`.
            timestamp (datetime.datetime): When the test was requested.
            data (TestEventData):
     """

    type_: str
    timestamp: datetime.datetime
    data: TestEventData
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.test_event_data import TestEventData # noqa: PLC0415
        type_ = self.type_

        timestamp = self.timestamp.isoformat()

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "timestamp": timestamp,
            "data": data,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.test_event_data import TestEventData # noqa: PLC0415
        d = dict(src_dict)
        type_ = d.pop("type", None)

        timestamp = datetime.datetime.fromisoformat(d.pop("timestamp"))

        data = TestEventData.from_dict(d.pop("data"))

        test_event = cls(
            type_=type_,
            timestamp=timestamp,
            data=data,
        )

        test_event.additional_properties = d
        return test_event

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
