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
    """ The part of a leg from one instruction to the next.

        Attributes:
            name (str): The street's own name; empty if it has none.
            maneuver (str): What to do at the beginning of the step: `depart`, `continue`, `slight_right`, `right`,
                `sharp_right`, `uturn`,
                `sharp_left`, `left`, `slight_left`, `keep_right`, `keep_left`, `ramp`, `merge`, `roundabout` (see `exit`),
                `ferry`,
                `arrive`. A leg begins with `depart`, or with `uturn` if the route turns back at the point; one between equal
                points
                has nothing to say but `arrive`. More values may be added; `instruction` always says it in words.
            instruction (str): One sentence, in `lang` (in English with `local`).
            distance_m (float): The length in metres.
            duration_s (float): The duration in seconds in the requested traffic.
            lat (float): WGS84 latitude in degrees.
            lon (float): WGS84 longitude in degrees.
            mode (str): How the step is travelled: `drive`, `ride` (cycling), `walk`, `push` (pushing the bicycle), `steps`
                (stairs),
                `ferry`, `train`. More values may be added.
            exit_ (int | Unset): Only at a roundabout: which exit to take.
            ref (str | Unset): The number of the road, or several separated by commas; absent if it has none.
            exit_number (str | Unset): Only on a slip road: the number of the exit on its signpost.
            destinations (str | Unset): The destinations on the signpost of a slip road or motorway, separated by commas.
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
