from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Match")

@_attrs_define
class Match:
    """ How well each part of the query agrees with the result.

        Attributes:
            house (str): How well a part of the query agrees with the result. `exact`: as it is there; `fuzzy`: after
                correcting a
                misspelling, or with a part of the house number missing; `absent`: the query does not mention it; `wrong`: the
                query
                asks for something else, or for something unknown. More values may be added.
            street (str): How well a part of the query agrees with the result. `exact`: as it is there; `fuzzy`: after
                correcting a
                misspelling, or with a part of the house number missing; `absent`: the query does not mention it; `wrong`: the
                query
                asks for something else, or for something unknown. More values may be added.
            place (str): How well a part of the query agrees with the result. `exact`: as it is there; `fuzzy`: after
                correcting a
                misspelling, or with a part of the house number missing; `absent`: the query does not mention it; `wrong`: the
                query
                asks for something else, or for something unknown. More values may be added.
            region (str): How well a part of the query agrees with the result. `exact`: as it is there; `fuzzy`: after
                correcting a
                misspelling, or with a part of the house number missing; `absent`: the query does not mention it; `wrong`: the
                query
                asks for something else, or for something unknown. More values may be added.
            postal_code (str): How well a part of the query agrees with the result. `exact`: as it is there; `fuzzy`: after
                correcting a
                misspelling, or with a part of the house number missing; `absent`: the query does not mention it; `wrong`: the
                query
                asks for something else, or for something unknown. More values may be added.
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
