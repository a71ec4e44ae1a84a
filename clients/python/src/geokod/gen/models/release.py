from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.change import Change

T = TypeVar("T", bound="Release")

@_attrs_define
class Release:
    """
        Attributes:
            version (str): The version of the API.
            released_on (datetime.date | None): The release date; null before the release.
            changes (list[Change]): What changed.
     """

    version: str
    released_on: datetime.date | None
    changes: list[Change]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.change import Change # noqa: PLC0415
        version = self.version

        released_on: None | str
        if isinstance(self.released_on, datetime.date):
            released_on = self.released_on.isoformat()
        else:
            released_on = self.released_on

        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "version": version,
            "released_on": released_on,
            "changes": changes,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.change import Change # noqa: PLC0415
        d = dict(src_dict)
        version = d.pop("version", None)

        def _parse_released_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                released_on_type_0 = datetime.date.fromisoformat(data)

                return released_on_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        released_on = _parse_released_on(d.pop("released_on"))

        changes = []
        _changes = d.pop("changes", None)
        for changes_item_data in (_changes):
            changes_item = Change.from_dict(changes_item_data)

            changes.append(changes_item)

        release = cls(
            version=version,
            released_on=released_on,
            changes=changes,
        )

        release.additional_properties = d
        return release

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
