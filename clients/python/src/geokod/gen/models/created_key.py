from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="CreatedKey")

@_attrs_define
class CreatedKey:
    """ A new key with its secret, which is shown only this once.

        Attributes:
            id (str):
            start (str): The first characters of the key, to recognise it by.
            mode (str): `live`; `test`: recorded responses only; `legacy`: of the format used before 2.0.0. More values may
                be added.
            label (str): The label given when the key was created; empty if there was none.
            confirmed (bool): Whether the e-mail address was confirmed. Unconfirmed keys are never billed.
            created_at (datetime.datetime): When the key was created.
            last_used_on (datetime.date | None): The last day, in Moscow time, on which a request with this key was counted;
                null if there was none. Requests
                with test keys are not counted.
            ends_at (datetime.datetime | None): When the key stops working by itself, as keys of the old format do; null if
                it does not.
            revoked_at (datetime.datetime | None): When the key was revoked; null if it was not.
            key (str): The key itself.
     """

    id: str
    start: str
    mode: str
    label: str
    confirmed: bool
    created_at: datetime.datetime
    last_used_on: datetime.date | None
    ends_at: datetime.datetime | None
    revoked_at: datetime.datetime | None
    key: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        start = self.start

        mode = self.mode

        label = self.label

        confirmed = self.confirmed

        created_at = self.created_at.isoformat()

        last_used_on: None | str
        if isinstance(self.last_used_on, datetime.date):
            last_used_on = self.last_used_on.isoformat()
        else:
            last_used_on = self.last_used_on

        ends_at: None | str
        if isinstance(self.ends_at, datetime.datetime):
            ends_at = self.ends_at.isoformat()
        else:
            ends_at = self.ends_at

        revoked_at: None | str
        if isinstance(self.revoked_at, datetime.datetime):
            revoked_at = self.revoked_at.isoformat()
        else:
            revoked_at = self.revoked_at

        key = self.key

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "start": start,
            "mode": mode,
            "label": label,
            "confirmed": confirmed,
            "created_at": created_at,
            "last_used_on": last_used_on,
            "ends_at": ends_at,
            "revoked_at": revoked_at,
            "key": key,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id", None)

        start = d.pop("start", None)

        mode = d.pop("mode", None)

        label = d.pop("label", None)

        confirmed = d.pop("confirmed", None)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_last_used_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_used_on_type_0 = datetime.date.fromisoformat(data)

                return last_used_on_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        last_used_on = _parse_last_used_on(d.pop("last_used_on"))

        def _parse_ends_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ends_at_type_0 = datetime.datetime.fromisoformat(data)

                return ends_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ends_at = _parse_ends_at(d.pop("ends_at"))

        def _parse_revoked_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                revoked_at_type_0 = datetime.datetime.fromisoformat(data)

                return revoked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        revoked_at = _parse_revoked_at(d.pop("revoked_at"))

        key = d.pop("key", None)

        created_key = cls(
            id=id,
            start=start,
            mode=mode,
            label=label,
            confirmed=confirmed,
            created_at=created_at,
            last_used_on=last_used_on,
            ends_at=ends_at,
            revoked_at=revoked_at,
            key=key,
        )

        created_key.additional_properties = d
        return created_key

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
