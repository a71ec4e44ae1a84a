from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

T = TypeVar("T", bound="PayerBank")

@_attrs_define
class PayerBank:
    """ The bank account that the payer pays from. It is printed in the УПД. Both account numbers are checked against the
    BIC by their control digit, the ninth.

        Attributes:
            bic (str): The bank identification code (БИК).
            account (str): The settlement account (расчётный счёт).
            name (None | str | Unset): The name of the bank.
            correspondent_account (None | str | Unset): The bank's correspondent account (корреспондентский счёт). Null if
                not set.
     """

    bic: str
    account: str
    name: None | str | Unset = UNSET
    correspondent_account: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        bic = self.bic

        account = self.account

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        correspondent_account: None | str | Unset
        if isinstance(self.correspondent_account, Unset):
            correspondent_account = UNSET
        else:
            correspondent_account = self.correspondent_account

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "bic": bic,
            "account": account,
        })
        if name is not UNSET:
            field_dict["name"] = name
        if correspondent_account is not UNSET:
            field_dict["correspondent_account"] = correspondent_account

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bic = d.pop("bic", None)

        account = d.pop("account", None)

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_correspondent_account(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        correspondent_account = _parse_correspondent_account(d.pop("correspondent_account", UNSET))

        payer_bank = cls(
            bic=bic,
            account=account,
            name=name,
            correspondent_account=correspondent_account,
        )

        return payer_bank
