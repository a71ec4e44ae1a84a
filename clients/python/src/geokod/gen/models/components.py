from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.house_parts import HouseParts

T = TypeVar("T", bound="Components")

@_attrs_define
class Components:
    """ The parts of the address. Unknown parts are absent, never empty.

        Attributes:
            country (str | Unset): The name of the country.
            country_code (str | Unset): The country's ISO 3166-1 code.
            region (str | Unset): The region: oblast, krai, republic or city of federal significance.
            area (str | Unset): A rural or municipal district, between the region and the settlement.
            district (str | Unset): A part of a city; outside cities, the rural municipality.
            city (str | Unset): A city or town.
            settlement (str | Unset): A village or hamlet, or a town within the boundaries of a city.
            place (str | Unset): A quarter, micro-district or gardeners' partnership.
            street (str | Unset): The street.
            house (str | Unset): The house number with all its parts.
            house_parts (HouseParts | Unset): The parts of the house number.
            postal_code (str | Unset): The postcode.
            metro (list[str] | Unset): Metro stations nearby.
     """

    country: str | Unset = UNSET
    country_code: str | Unset = UNSET
    region: str | Unset = UNSET
    area: str | Unset = UNSET
    district: str | Unset = UNSET
    city: str | Unset = UNSET
    settlement: str | Unset = UNSET
    place: str | Unset = UNSET
    street: str | Unset = UNSET
    house: str | Unset = UNSET
    house_parts: HouseParts | Unset = UNSET
    postal_code: str | Unset = UNSET
    metro: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.house_parts import HouseParts # noqa: PLC0415
        country = self.country

        country_code = self.country_code

        region = self.region

        area = self.area

        district = self.district

        city = self.city

        settlement = self.settlement

        place = self.place

        street = self.street

        house = self.house

        house_parts: dict[str, Any] | Unset = UNSET
        if not isinstance(self.house_parts, Unset):
            house_parts = self.house_parts.to_dict()

        postal_code = self.postal_code

        metro: list[str] | Unset = UNSET
        if not isinstance(self.metro, Unset):
            metro = self.metro

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
        })
        if country is not UNSET:
            field_dict["country"] = country
        if country_code is not UNSET:
            field_dict["country_code"] = country_code
        if region is not UNSET:
            field_dict["region"] = region
        if area is not UNSET:
            field_dict["area"] = area
        if district is not UNSET:
            field_dict["district"] = district
        if city is not UNSET:
            field_dict["city"] = city
        if settlement is not UNSET:
            field_dict["settlement"] = settlement
        if place is not UNSET:
            field_dict["place"] = place
        if street is not UNSET:
            field_dict["street"] = street
        if house is not UNSET:
            field_dict["house"] = house
        if house_parts is not UNSET:
            field_dict["house_parts"] = house_parts
        if postal_code is not UNSET:
            field_dict["postal_code"] = postal_code
        if metro is not UNSET:
            field_dict["metro"] = metro

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.house_parts import HouseParts # noqa: PLC0415
        d = dict(src_dict)
        country = d.pop("country", UNSET)

        country_code = d.pop("country_code", UNSET)

        region = d.pop("region", UNSET)

        area = d.pop("area", UNSET)

        district = d.pop("district", UNSET)

        city = d.pop("city", UNSET)

        settlement = d.pop("settlement", UNSET)

        place = d.pop("place", UNSET)

        street = d.pop("street", UNSET)

        house = d.pop("house", UNSET)

        _house_parts = d.pop("house_parts", UNSET)
        house_parts: HouseParts | Unset
        if isinstance(_house_parts,  Unset):
            house_parts = UNSET
        else:
            house_parts = HouseParts.from_dict(_house_parts)

        postal_code = d.pop("postal_code", UNSET)

        metro = cast(list[str], d.pop("metro", UNSET))

        components = cls(
            country=country,
            country_code=country_code,
            region=region,
            area=area,
            district=district,
            city=city,
            settlement=settlement,
            place=place,
            street=street,
            house=house,
            house_parts=house_parts,
            postal_code=postal_code,
            metro=metro,
        )

        components.additional_properties = d
        return components

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
