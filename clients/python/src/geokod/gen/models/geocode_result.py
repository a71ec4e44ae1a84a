from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.components import Components
  from ..models.explanation import Explanation
  from ..models.match import Match

T = TypeVar("T", bound="GeocodeResult")

@_attrs_define
class GeocodeResult:
    """ One place that the query may mean.

        Attributes:
            id (str): The ID of the object in the current map data, for example `w123`.
            address (str): The normalised address on one line, in `lang`.
            lat (float): WGS84 latitude in degrees.
            lon (float): WGS84 longitude in degrees.
            precision (str): What the point stands for. `house`: the number and every given part match; `house_part`: the
                number matches, a given
                part does not; `interpolated`: between two known numbers, or along a road according to its kilometre marks;
                `nearest_house`: the closest known number; then, from small to large, `street`, `place` (a quarter or similar),
                `settlement`, `city`, `district`, `region`, `country`; besides these `postcode`, `poi`, `metro` (a station),
                `intersection` (of streets). More values may be added: judge an unknown one by `distance_m` and `confidence`.
            confidence (float): The probability that this result is what was meant.
            distance_m (float): For `reverse`, the distance from the requested point in metres; for `geocode`, the expected
                error in metres.
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
            type_ (str): The type of object: `building`, `street`, `metro`, `station`, `poi` …
            district (str): The district of the city or region; empty if there is none.
            components (Components): The parts of the address. Unknown parts are absent, never empty.
            match (Match): How well each part of the query agrees with the result.
            unparsed (list[str]): What is not part of the address in the query, as it was written: flat, floor, phone,
                unknown words.
            explanation (Explanation | Unset): Only with `explain`: how the query was understood, and why `confidence` has
                its value. The higher `cost` and the
                lower `lead`, the lower the confidence; it never exceeds `cap`.
     """

    id: str
    address: str
    lat: float
    lon: float
    precision: str
    confidence: float
    distance_m: float
    postal_code: str
    postal_code_source: str
    type_: str
    district: str
    components: Components
    match: Match
    unparsed: list[str]
    explanation: Explanation | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.components import Components # noqa: PLC0415
        from ..models.explanation import Explanation # noqa: PLC0415
        from ..models.match import Match # noqa: PLC0415
        id = self.id

        address = self.address

        lat = self.lat

        lon = self.lon

        precision = self.precision

        confidence = self.confidence

        distance_m = self.distance_m

        postal_code = self.postal_code

        postal_code_source = self.postal_code_source

        type_ = self.type_

        district = self.district

        components = self.components.to_dict()

        match = self.match.to_dict()

        unparsed = self.unparsed

        explanation: dict[str, Any] | Unset = UNSET
        if not isinstance(self.explanation, Unset):
            explanation = self.explanation.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "address": address,
            "lat": lat,
            "lon": lon,
            "precision": precision,
            "confidence": confidence,
            "distance_m": distance_m,
            "postal_code": postal_code,
            "postal_code_source": postal_code_source,
            "type": type_,
            "district": district,
            "components": components,
            "match": match,
            "unparsed": unparsed,
        })
        if explanation is not UNSET:
            field_dict["explanation"] = explanation

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.components import Components # noqa: PLC0415
        from ..models.explanation import Explanation # noqa: PLC0415
        from ..models.match import Match # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id", None)

        address = d.pop("address", None)

        lat = d.pop("lat", None)

        lon = d.pop("lon", None)

        precision = d.pop("precision", None)

        confidence = d.pop("confidence", None)

        distance_m = d.pop("distance_m", None)

        postal_code = d.pop("postal_code", None)

        postal_code_source = d.pop("postal_code_source", None)

        type_ = d.pop("type", None)

        district = d.pop("district", None)

        components = Components.from_dict(d.pop("components"))

        match = Match.from_dict(d.pop("match"))

        unparsed = cast(list[str], d.pop("unparsed"))

        _explanation = d.pop("explanation", UNSET)
        explanation: Explanation | Unset
        if isinstance(_explanation,  Unset):
            explanation = UNSET
        else:
            explanation = Explanation.from_dict(_explanation)

        geocode_result = cls(
            id=id,
            address=address,
            lat=lat,
            lon=lon,
            precision=precision,
            confidence=confidence,
            distance_m=distance_m,
            postal_code=postal_code,
            postal_code_source=postal_code_source,
            type_=type_,
            district=district,
            components=components,
            match=match,
            unparsed=unparsed,
            explanation=explanation,
        )

        geocode_result.additional_properties = d
        return geocode_result

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
