from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

T = TypeVar("T", bound="Payer")

@_attrs_define
class Payer:
    """ Who pays: an account with these details and a confirmed address goes on past the free requests.

        Attributes:
            name (str):
            inn (str): ИНН
            kpp (None | str): КПП; null for those who have none.
            address (None | str | Unset): As the register of companies has it; an УПД with VAT needs it. Null where it is
                not set.
     """

    name: str
    inn: str
    kpp: None | str
    address: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        inn = self.inn

        kpp: None | str
        kpp = self.kpp

        address: None | str | Unset
        if isinstance(self.address, Unset):
            address = UNSET
        else:
            address = self.address

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "name": name,
            "inn": inn,
            "kpp": kpp,
        })
        if address is not UNSET:
            field_dict["address"] = address

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", None)

        inn = d.pop("inn", None)

        def _parse_kpp(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        kpp = _parse_kpp(d.pop("kpp"))

        def _parse_address(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        address = _parse_address(d.pop("address", UNSET))

        payer = cls(
            name=name,
            inn=inn,
            kpp=kpp,
            address=address,
        )

        return payer
