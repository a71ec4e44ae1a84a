from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SessionSent")

@_attrs_define
class SessionSent:
    """ The response is the same for known and unknown addresses.

        Attributes:
            email (str): An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses write it
                in lower case,
                with the domain in ASCII.
            expires_in_s (int): How many seconds the link works.
     """

    email: str
    expires_in_s: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        expires_in_s = self.expires_in_s

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "email": email,
            "expires_in_s": expires_in_s,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        email = d.pop("email", None)

        expires_in_s = d.pop("expires_in_s", None)

        session_sent = cls(
            email=email,
            expires_in_s=expires_in_s,
        )

        session_sent.additional_properties = d
        return session_sent

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
