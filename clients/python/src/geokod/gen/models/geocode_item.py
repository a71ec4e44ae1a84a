from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset

T = TypeVar("T", bound="GeocodeItem")

@_attrs_define
class GeocodeItem:
    """ One address, given as in the parameters of `GET /v2/geocode`: either `q` or separate parts. If the address is
    missing, too long or given in both ways, only this item is `invalid`.

        Attributes:
            q (str | Unset): The address as one text, at most 400 characters.
            country (str | Unset): Used for this item instead of the request's `country`.
            region (str | Unset):
            district (str | Unset):
            city (str | Unset):
            street (str | Unset):
            house (str | Unset):
            postal_code (str | Unset):
     """

    q: str | Unset = UNSET
    country: str | Unset = UNSET
    region: str | Unset = UNSET
    district: str | Unset = UNSET
    city: str | Unset = UNSET
    street: str | Unset = UNSET
    house: str | Unset = UNSET
    postal_code: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        q = self.q

        country = self.country

        region = self.region

        district = self.district

        city = self.city

        street = self.street

        house = self.house

        postal_code = self.postal_code

        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if q is not UNSET:
            field_dict["q"] = q
        if country is not UNSET:
            field_dict["country"] = country
        if region is not UNSET:
            field_dict["region"] = region
        if district is not UNSET:
            field_dict["district"] = district
        if city is not UNSET:
            field_dict["city"] = city
        if street is not UNSET:
            field_dict["street"] = street
        if house is not UNSET:
            field_dict["house"] = house
        if postal_code is not UNSET:
            field_dict["postal_code"] = postal_code

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        q = d.pop("q", UNSET)

        country = d.pop("country", UNSET)

        region = d.pop("region", UNSET)

        district = d.pop("district", UNSET)

        city = d.pop("city", UNSET)

        street = d.pop("street", UNSET)

        house = d.pop("house", UNSET)

        postal_code = d.pop("postal_code", UNSET)

        geocode_item = cls(
            q=q,
            country=country,
            region=region,
            district=district,
            city=city,
            street=street,
            house=house,
            postal_code=postal_code,
        )

        return geocode_item
