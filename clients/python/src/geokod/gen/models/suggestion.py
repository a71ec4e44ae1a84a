from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

T = TypeVar("T", bound="Suggestion")

@_attrs_define
class Suggestion:
    """ An address or name that the text can be completed to.

        Attributes:
            text (str): The text to show, in `lang`. No two suggestions of a list have the same text.
            highlights (list[list[int]]): What was typed of `text`, as `[from, to]` in UTF-16 code units (those of
                JavaScript, Java and C#), `to`
                exclusive; in ascending order, without overlaps.
            address (str): The normalised address on one line, in `lang`.
            id (str): The same `id` that `geocode` returns for the object.
            lat (float): WGS84 latitude in degrees.
            lon (float): WGS84 longitude in degrees.
            type_ (str): The type of object: `building`, `street`, `metro`, `station`, `poi` …
            precision (str): What the point stands for. `house`: the number and every given part match; `house_part`: the
                number matches, a given
                part does not; `interpolated`: between two known numbers, or along a road according to its kilometre marks;
                `nearest_house`: the closest known number; then, from small to large, `street`, `place` (a quarter or similar),
                `settlement`, `city`, `district`, `region`, `country`; besides these `postcode`, `poi`, `metro` (a station),
                `intersection` (of streets). More values may be added: judge an unknown one by `distance_m` and `confidence`.
            postal_code (str): The postcode; empty if unknown, see `postal_code_source`.
            postal_code_source (str): Where the postcode comes from. `own`: the map has it on the object itself; `street`:
                its street has it, where none of
                the street's houses has any, or the nearest houses of the street agree on it; `place`: it is that of the
                postcode
                area around it, or of its village or quarter, which has it itself or whose houses within 1.5 km of its middle
                all
                share it; `none`: it is unknown, and `postal_code` is empty. This says nothing about `confidence`. More values
                may be
                added.
            distance_m (float | Unset): The distance from `lat`, `lon` in metres; only if these were given.
     """

    text: str
    highlights: list[list[int]]
    address: str
    id: str
    lat: float
    lon: float
    type_: str
    precision: str
    postal_code: str
    postal_code_source: str
    distance_m: float | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        highlights = []
        for highlights_item_data in self.highlights:
            highlights_item = highlights_item_data

            highlights.append(highlights_item)

        address = self.address

        id = self.id

        lat = self.lat

        lon = self.lon

        type_ = self.type_

        precision = self.precision

        postal_code = self.postal_code

        postal_code_source = self.postal_code_source

        distance_m = self.distance_m

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "text": text,
            "highlights": highlights,
            "address": address,
            "id": id,
            "lat": lat,
            "lon": lon,
            "type": type_,
            "precision": precision,
            "postal_code": postal_code,
            "postal_code_source": postal_code_source,
        })
        if distance_m is not UNSET:
            field_dict["distance_m"] = distance_m

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text", None)

        highlights = []
        _highlights = d.pop("highlights", None)
        for highlights_item_data in (_highlights):
            highlights_item = cast(list[int], highlights_item_data)

            highlights.append(highlights_item)

        address = d.pop("address", None)

        id = d.pop("id", None)

        lat = d.pop("lat", None)

        lon = d.pop("lon", None)

        type_ = d.pop("type", None)

        precision = d.pop("precision", None)

        postal_code = d.pop("postal_code", None)

        postal_code_source = d.pop("postal_code_source", None)

        distance_m = d.pop("distance_m", UNSET)

        suggestion = cls(
            text=text,
            highlights=highlights,
            address=address,
            id=id,
            lat=lat,
            lon=lon,
            type_=type_,
            precision=precision,
            postal_code=postal_code,
            postal_code_source=postal_code_source,
            distance_m=distance_m,
        )

        suggestion.additional_properties = d
        return suggestion

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
