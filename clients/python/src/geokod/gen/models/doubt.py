from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Doubt")

@_attrs_define
class Doubt:
    """ A reason to trust a result less.

        Attributes:
            code (str): A reason to trust a result less, for programs. `detail` says it in words, and `/docs/explain` has an
                example of each.
                The meaning of a code never changes, but codes may be added: judge an unknown one by its `cost` and `cap`.

                - `name_differs`: the name is misspelt, lacks a word, or has another type word
                - `container_differs`: a named place is misspelt, or only near
                - `street_differs`: the name of the street that the POI is in is misspelt
                - `titles`: a rank or initial beside the name that its bearer may not have
                - `unused_type_words`: type words that belong to nothing found
                - `house_differs`: the number is that of another part, a neighbour, or one of several
                - `kilometer_unsure`: the kilometre is estimated, or another road of that name is nearer
                - `left_over`: words that nothing explains
                - `other_street`: another street is named with its type word, this one without
                - `other_name`: a strange word stands beside a shortened name: "Большая Морская" is not the Большая Набережная
                - `stray_number`: a number stands beside a POI, which has none
                - `sibling`: a street of the same town has exactly this name
                - `corner`: a corner is asked for less often than a street
                - `elsewhere`: the query names another place or region
                - `far_district`: it is neither in the named district nor in a town with that district
                - `other_town`: its town has another name than the query says
                - `namesake`: a street outside the named district has exactly this name
                - `closer_street`: the town has a street of exactly this name, without this house
                - `equal_house`: another house of the street fits as well
                - `one_of_two`: the query has a second number, or the street a namesake
                - `other_kind_of_street`: the street is of another kind, or its name is more than a misspelling away
                - `other_kind_and_house`: the street is of another kind or name, and it lacks the house too
                - `word_beside_name`: a word beside the name makes it another street
                - `scanned_number`: letters inside the number were read as digits
                - `other_style`: a block was asked for and has a stroke, or the other way round
                - `other_number`: a number of the query differs from that of the name, or could be the house's
                - `streetless`: the town has streets, and the query names none
                - `across`: the house is opposite the street, not in it
                - `station_asked`: a station was asked for
                - `other_station`: a station of another name than the query says
                - `other_kind_of_place`: a quarter, where a partnership or a village was asked for
                - `number_of_name`: the name has another number than the query
                - `no_corner`: two streets were asked for that do not meet on the map
                - `slipped_corner`: a street of the corner is misspelt
                - `interpolated`: the house is estimated between its neighbours
                - `house_part`: the house is there without the part that was asked for
                - `other_part`: the house is there with another part than was asked for
                - `nearest_house`: a neighbour of the house that was asked for
                - `street_only`: a house was asked for, the street is the answer
                - `no_house`: a house was asked for, and neither it nor its street is the answer
                - `less_than_asked`: what was asked for in the town is unknown
                - `kilometer_unknown`: the kilometre is not on the map
                - `kilometer_between_marks`: the kilometre is estimated between marks
                - `second_address`: the query has a second address
                - `longer_town`: its town has a longer name, and another town has exactly the named one
                - `region_around`: the query names the region around its city, which is one itself, or a city it is hardly near
                - `postcode_of_elsewhere`: no town is named, and the postcode is of another region
                - `unknown_place`: a named place is not on the map, and may have the address
                - `other_district`: it is in another district of its city
                - `unknown_district`: the map does not show how far the named district reaches
                - `wrong_postcode`: it has another postcode
            detail (str): The reason in words: in English with `lang=en`, otherwise in Russian.
            cost (float): How much worse the doubt makes the match; 0 if it only limits `confidence`.
            cap (float): The highest `confidence` with this doubt; 1 if it only has a cost.
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
