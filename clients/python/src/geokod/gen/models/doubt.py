from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Doubt")

@_attrs_define
class Doubt:
    """ A reason to believe an answer less.

        Attributes:
            code (str): A reason to believe an answer less, for programs; `detail` says it in words, and `docs/addresses.md`
                lists all with
                examples. None of these gets another meaning; more may come: then judge by `cost` and `cap`. They are
                `name_differs`, `container_differs`, `street_differs`, `titles`, `unused_type_words`, `house_differs`,
                `kilometer_unsure`, `left_over`, `other_street`, `other_name`, `stray_number`, `sibling`, `corner`, `elsewhere`,
                `far_district`, `other_town`, `namesake`, `closer_street`, `equal_house`, `one_of_two`, `other_kind_of_street`,
                `other_kind_and_house`, `word_beside_name`, `other_style`, `other_number`, `streetless`, `across`,
                `station_asked`,
                `other_kind_of_place`, `number_of_name`, `no_corner`, `slipped_corner`, `interpolated`, `house_part`,
                `other_part`,
                `nearest_house`, `street_only`, `no_house`, `less_than_asked`, `kilometer_unknown`, `kilometer_between_marks`,
                `second_address`, `longer_town`, `postcode_of_elsewhere`, `unknown_place`, `other_district`, `unknown_district`,
                `wrong_postcode`.
            detail (str): The reason in words: in English with `lang=en`, else in Russian.
            cost (float): How much worse it makes the fit; 0 where it only caps.
            cap (float): The highest `confidence` with this doubt; 1 where it only costs.
     """

    code: str
    detail: str
    cost: float
    cap: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        detail = self.detail

        cost = self.cost

        cap = self.cap

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "code": code,
            "detail": detail,
            "cost": cost,
            "cap": cap,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code", None)

        detail = d.pop("detail", None)

        cost = d.pop("cost", None)

        cap = d.pop("cap", None)

        doubt = cls(
            code=code,
            detail=detail,
            cost=cost,
            cap=cap,
        )

        doubt.additional_properties = d
        return doubt

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
