from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

T = TypeVar("T", bound="MailLink")

@_attrs_define
class MailLink:
    """
        Attributes:
            purpose (str): What the button on the page of the link does: `sign_in`, `confirm_key` or `delete_account`. More
                values may be added.
            email (str): An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses write it
                in lower case,
                with the domain in ASCII.
            expires_at (datetime.datetime): When the link stops working.
     """

    purpose: str
    email: str
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        purpose = self.purpose

        email = self.email

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "purpose": purpose,
            "email": email,
            "expires_at": expires_at,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        purpose = d.pop("purpose", None)

        email = d.pop("email", None)

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        mail_link = cls(
            purpose=purpose,
            email=email,
            expires_at=expires_at,
        )

        mail_link.additional_properties = d
        return mail_link

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
