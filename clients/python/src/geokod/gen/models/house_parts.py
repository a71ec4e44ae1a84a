from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset

T = TypeVar("T", bound="HouseParts")

@_attrs_define
class HouseParts:
    """ The parts of the house number.

        Attributes:
            number (str | Unset): The number itself.
            letter (str | Unset): The letter after the number.
            block (str | Unset): Block (корпус).
            building (str | Unset): Building (строение).
            structure (str | Unset): Structure (сооружение).
     """

    number: str | Unset = UNSET
    letter: str | Unset = UNSET
    block: str | Unset = UNSET
    building: str | Unset = UNSET
    structure: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        letter = self.letter

        block = self.block

        building = self.building

        structure = self.structure

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
        })
        if number is not UNSET:
            field_dict["number"] = number
        if letter is not UNSET:
            field_dict["letter"] = letter
        if block is not UNSET:
            field_dict["block"] = block
        if building is not UNSET:
            field_dict["building"] = building
        if structure is not UNSET:
            field_dict["structure"] = structure

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number", UNSET)

        letter = d.pop("letter", UNSET)

        block = d.pop("block", UNSET)

        building = d.pop("building", UNSET)

        structure = d.pop("structure", UNSET)

        house_parts = cls(
            number=number,
            letter=letter,
            block=block,
            building=building,
            structure=structure,
        )

        house_parts.additional_properties = d
        return house_parts

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
