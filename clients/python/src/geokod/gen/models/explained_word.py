from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset

T = TypeVar("T", bound="ExplainedWord")

@_attrs_define
class ExplainedWord:
    """ A word or number of the query, and what it was taken for.

        Attributes:
            text (str): The word, as it was written.
            from_ (int): Where the word begins in `query`, in UTF-16 code units.
            to (int): Where the word ends in `query`, exclusive.
            taken_for (str): What a word of the query was taken for. `name`: the name of the street, place or object found;
                `container`: the name
                of a place that contains it; `type_word`: a type, such as улица, корпус, город; `number`: the house number with
                its
                letters, or a kilometre; `postcode`: a postcode; `title`: a rank or initial beside a name; `remark`: a flat, a
                phone, a station beside the address; `left_over`: nothing. More values may be added.
            name (str | Unset): The name on the map that the word belongs to; absent if it is not part of a name.
     """

    text: str
    from_: int
    to: int
    taken_for: str
    name: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        from_ = self.from_

        to = self.to

        taken_for = self.taken_for

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "text": text,
            "from": from_,
            "to": to,
            "taken_for": taken_for,
        })
        if name is not UNSET:
            field_dict["name"] = name

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text", None)

        from_ = d.pop("from", None)

        to = d.pop("to", None)

        taken_for = d.pop("taken_for", None)

        name = d.pop("name", UNSET)

        explained_word = cls(
            text=text,
            from_=from_,
            to=to,
            taken_for=taken_for,
            name=name,
        )

        explained_word.additional_properties = d
        return explained_word

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
