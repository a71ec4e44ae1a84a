from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.billing import Billing
  from ..models.quota import Quota

T = TypeVar("T", bound="IssuedKey")

@_attrs_define
class IssuedKey:
    """ A new key, which is shown only this once.

        Attributes:
            key (str): The key itself.
            email (str): An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses write it
                in lower case,
                with the domain in ASCII.
            billing (Billing): The price of this request. For a list of items it is the price of the last unit; `lines` has
                the price of each.
            quota (Quota): The requests of the current month, in Moscow time.
     """

    key: str
    email: str
    billing: Billing
    quota: Quota
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        key = self.key

        email = self.email

        billing = self.billing.to_dict()

        quota = self.quota.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "key": key,
            "email": email,
            "billing": billing,
            "quota": quota,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        d = dict(src_dict)
        key = d.pop("key", None)

        email = d.pop("email", None)

        billing = Billing.from_dict(d.pop("billing"))

        quota = Quota.from_dict(d.pop("quota"))

        issued_key = cls(
            key=key,
            email=email,
            billing=billing,
            quota=quota,
        )

        issued_key.additional_properties = d
        return issued_key

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
