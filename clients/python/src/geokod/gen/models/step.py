from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset

T = TypeVar("T", bound="Step")

@_attrs_define
class Step:
    """ From one thing to do to the next.

        Attributes:
            name (str): The street's own name; empty where it has none.
            maneuver (str): What to do where the step begins: `depart`, `continue`, `slight_right`, `right`, `sharp_right`,
                `uturn`, `sharp_left`,
                `left`, `slight_left`, `keep_right`, `keep_left`, `ramp`, `merge`, `roundabout` (see `exit`), `ferry`, `arrive`.
                A leg
                begins with `depart`, or with `uturn` where one turns back at the point. More may come: then `instruction` says
                it.
            instruction (str): One sentence, in `lang` (English for `local`).
            distance_m (float):
            duration_s (float):
            lat (float): WGS84 latitude, degrees.
            lon (float): WGS84 longitude, degrees.
            mode (str): How the step is travelled: `drive`, `ride` (by bicycle), `walk`, `push` (the bicycle is walked),
                `steps` (stairs),
                `ferry`, `train`. More may come.
            exit_ (int | Unset): Of a roundabout: which exit is taken.
            ref (str | Unset): The number of the road, where it has one.
            exit_number (str | Unset): Of a slip road: the number of the exit on its signpost.
            destinations (str | Unset): What the signpost of a slip road or a motorway says, with commas.
     """

    name: str
    maneuver: str
    instruction: str
    distance_m: float
    duration_s: float
    lat: float
    lon: float
    mode: str
    exit_: int | Unset = UNSET
    ref: str | Unset = UNSET
    exit_number: str | Unset = UNSET
    destinations: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        maneuver = self.maneuver

        instruction = self.instruction

        distance_m = self.distance_m

        duration_s = self.duration_s

        lat = self.lat

        lon = self.lon

        mode = self.mode

        exit_ = self.exit_

        ref = self.ref

        exit_number = self.exit_number

        destinations = self.destinations

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "name": name,
            "maneuver": maneuver,
            "instruction": instruction,
            "distance_m": distance_m,
            "duration_s": duration_s,
            "lat": lat,
            "lon": lon,
            "mode": mode,
        })
        if exit_ is not UNSET:
            field_dict["exit"] = exit_
        if ref is not UNSET:
            field_dict["ref"] = ref
        if exit_number is not UNSET:
            field_dict["exit_number"] = exit_number
        if destinations is not UNSET:
            field_dict["destinations"] = destinations

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", None)

        maneuver = d.pop("maneuver", None)

        instruction = d.pop("instruction", None)

        distance_m = d.pop("distance_m", None)

        duration_s = d.pop("duration_s", None)

        lat = d.pop("lat", None)

        lon = d.pop("lon", None)

        mode = d.pop("mode", None)

        exit_ = d.pop("exit", UNSET)

        ref = d.pop("ref", UNSET)

        exit_number = d.pop("exit_number", UNSET)

        destinations = d.pop("destinations", UNSET)

        step = cls(
            name=name,
            maneuver=maneuver,
            instruction=instruction,
            distance_m=distance_m,
            duration_s=duration_s,
            lat=lat,
            lon=lon,
            mode=mode,
            exit_=exit_,
            ref=ref,
            exit_number=exit_number,
            destinations=destinations,
        )

        step.additional_properties = d
        return step

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
