from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.key_mode import check_key_mode
from ..models.key_mode import KeyMode
from ..types import UNSET, Unset
from typing import cast

T = TypeVar("T", bound="KeyRequest")

@_attrs_define
class KeyRequest:
    """
        Attributes:
            mode (KeyMode | Unset): `live` if absent. A `test` key gets recorded responses and uses up nothing.
            label (str | Unset): A name that helps you tell your keys apart. Default: ''.
     """

    mode: KeyMode | Unset = UNSET
    label: str | Unset = ''

    def to_dict(self) -> dict[str, Any]:
        mode: str | Unset = UNSET
        if not isinstance(self.mode, Unset):
            mode = self.mode

        label = self.label

        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if mode is not UNSET:
            field_dict["mode"] = mode
        if label is not UNSET:
            field_dict["label"] = label

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _mode = d.pop("mode", UNSET)
        mode: KeyMode | Unset
        if isinstance(_mode,  Unset):
            mode = UNSET
        else:
            mode = check_key_mode(_mode)

        label = d.pop("label", UNSET)

        key_request = cls(
            mode=mode,
            label=label,
        )

        return key_request
