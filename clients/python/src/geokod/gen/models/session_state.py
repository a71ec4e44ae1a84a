from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="SessionState")

@_attrs_define
class SessionState:
    """ The session of this request.

        Attributes:
            email (str): An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses write it
                in lower case,
                with the domain in ASCII.
            opened_at (datetime.datetime): When the link was opened. Renewing the session does not change this.
            expires_at (datetime.datetime): When the session ends, whether or not it is renewed.
            others (int): How many other sessions of the account are open.
     """

    email: str
    opened_at: datetime.datetime
    expires_at: datetime.datetime
    others: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        opened_at = self.opened_at.isoformat()

        expires_at = self.expires_at.isoformat()

        others = self.others

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "email": email,
            "opened_at": opened_at,
            "expires_at": expires_at,
            "others": others,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        email = d.pop("email", None)

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        others = d.pop("others", None)

        session_state = cls(
            email=email,
            opened_at=opened_at,
            expires_at=expires_at,
            others=others,
        )

        session_state.additional_properties = d
        return session_state

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
