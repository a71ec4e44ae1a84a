from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.incident_note import IncidentNote

T = TypeVar("T", bound="Incident")

@_attrs_define
class Incident:
    """
        Attributes:
            id (str):
            region (str): The region concerned.
            origin (str): `recorded`: three bad minutes opened the incident, and five good ones close it; `reported`: a
                person reported it.
                More values may be added.
            opened_at (datetime.datetime): When the incident began.
            closed_at (datetime.datetime | None): When the incident ended; null while it is open.
            notes (list[IncidentNote]): Notes about the incident, in order of time.
     """

    id: str
    region: str
    origin: str
    opened_at: datetime.datetime
    closed_at: datetime.datetime | None
    notes: list[IncidentNote]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.incident_note import IncidentNote # noqa: PLC0415
        id = self.id

        region = self.region

        origin = self.origin

        opened_at = self.opened_at.isoformat()

        closed_at: None | str
        if isinstance(self.closed_at, datetime.datetime):
            closed_at = self.closed_at.isoformat()
        else:
            closed_at = self.closed_at

        notes = []
        for notes_item_data in self.notes:
            notes_item = notes_item_data.to_dict()
            notes.append(notes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "region": region,
            "origin": origin,
            "opened_at": opened_at,
            "closed_at": closed_at,
            "notes": notes,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.incident_note import IncidentNote # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id", None)

        region = d.pop("region", None)

        origin = d.pop("origin", None)

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        def _parse_closed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                closed_at_type_0 = datetime.datetime.fromisoformat(data)

                return closed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        closed_at = _parse_closed_at(d.pop("closed_at"))

        notes = []
        _notes = d.pop("notes", None)
        for notes_item_data in (_notes):
            notes_item = IncidentNote.from_dict(notes_item_data)

            notes.append(notes_item)

        incident = cls(
            id=id,
            region=region,
            origin=origin,
            opened_at=opened_at,
            closed_at=closed_at,
            notes=notes,
        )

        incident.additional_properties = d
        return incident

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
