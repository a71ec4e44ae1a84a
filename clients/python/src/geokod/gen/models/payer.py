from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.payer_bank import PayerBank

T = TypeVar("T", bound="Payer")

@_attrs_define
class Payer:
    """ Who pays. An account with these details and a confirmed e-mail address can use more than the free requests. All
    details are set together: those left out are removed.

        Attributes:
            name (str): The name of the organisation or sole proprietor.
            inn (str): The taxpayer number (ИНН).
            kpp (None | str): The tax registration code (КПП); null for payers that have none.
            address (None | str | Unset): The address as in the register of companies. A УПД with VAT needs it. Null if not
                set.
            ogrn (None | str | Unset): The registration number: 13 digits for an organisation (ОГРН), 15 for a sole
                proprietor (ОГРНИП), in accordance
                with the INN. The PDF and JSON of an invoice show it; a УПД shows only an ОГРНИП. Null if not set.
            bank (None | PayerBank | Unset): The bank account that the payer pays from; null if it is not set.
     """

    name: str
    inn: str
    kpp: None | str
    address: None | str | Unset = UNSET
    ogrn: None | str | Unset = UNSET
    bank: None | PayerBank | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.payer_bank import PayerBank # noqa: PLC0415
        name = self.name

        inn = self.inn

        kpp: None | str
        kpp = self.kpp

        address: None | str | Unset
        if isinstance(self.address, Unset):
            address = UNSET
        else:
            address = self.address

        ogrn: None | str | Unset
        if isinstance(self.ogrn, Unset):
            ogrn = UNSET
        else:
            ogrn = self.ogrn

        bank: dict[str, Any] | None | Unset
        if isinstance(self.bank, Unset):
            bank = UNSET
        elif isinstance(self.bank, PayerBank):
            bank = self.bank.to_dict()
        else:
            bank = self.bank

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "name": name,
            "inn": inn,
            "kpp": kpp,
        })
        if address is not UNSET:
            field_dict["address"] = address
        if ogrn is not UNSET:
            field_dict["ogrn"] = ogrn
        if bank is not UNSET:
            field_dict["bank"] = bank

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.payer_bank import PayerBank # noqa: PLC0415
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

        def _parse_ogrn(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ogrn = _parse_ogrn(d.pop("ogrn", UNSET))

        def _parse_bank(data: object) -> None | PayerBank | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_maybe_payer_bank_type_0 = PayerBank.from_dict(data)

                return componentsschemas_maybe_payer_bank_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PayerBank | Unset, data)

        bank = _parse_bank(d.pop("bank", UNSET))

        payer = cls(
            name=name,
            inn=inn,
            kpp=kpp,
            address=address,
            ogrn=ogrn,
            bank=bank,
        )

        return payer
