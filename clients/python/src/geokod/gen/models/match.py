from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Match")

@_attrs_define
class Match:
    """ What of the query was found as it was asked for.

        Attributes:
            house (str): How a part of the query agrees with what was found. `exact`: as it is there; `fuzzy`: after mending
                a misspelling, or with a part of the house
                number missing; `absent`: the query says nothing of it; `wrong`: the query asks for something else, or
                for what is not known. More may come.
            street (str): How a part of the query agrees with what was found. `exact`: as it is there; `fuzzy`: after
                mending a misspelling, or with a part of the house
                number missing; `absent`: the query says nothing of it; `wrong`: the query asks for something else, or
                for what is not known. More may come.
            place (str): How a part of the query agrees with what was found. `exact`: as it is there; `fuzzy`: after mending
                a misspelling, or with a part of the house
                number missing; `absent`: the query says nothing of it; `wrong`: the query asks for something else, or
                for what is not known. More may come.
            region (str): How a part of the query agrees with what was found. `exact`: as it is there; `fuzzy`: after
                mending a misspelling, or with a part of the house
                number missing; `absent`: the query says nothing of it; `wrong`: the query asks for something else, or
                for what is not known. More may come.
            postal_code (str): How a part of the query agrees with what was found. `exact`: as it is there; `fuzzy`: after
                mending a misspelling, or with a part of the house
                number missing; `absent`: the query says nothing of it; `wrong`: the query asks for something else, or
                for what is not known. More may come.
     """

    house: str
    street: str
    place: str
    region: str
    postal_code: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        house = self.house

        street = self.street

        place = self.place

        region = self.region

        postal_code = self.postal_code

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "house": house,
            "street": street,
            "place": place,
            "region": region,
            "postal_code": postal_code,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        house = d.pop("house", None)

        street = d.pop("street", None)

        place = d.pop("place", None)

        region = d.pop("region", None)

        postal_code = d.pop("postal_code", None)

        match = cls(
            house=house,
            street=street,
            place=place,
            region=region,
            postal_code=postal_code,
        )

        match.additional_properties = d
        return match

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
