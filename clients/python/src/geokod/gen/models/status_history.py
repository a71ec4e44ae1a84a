from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.incident import Incident
  from ..models.region_history import RegionHistory

T = TypeVar("T", bound="StatusHistory")

@_attrs_define
class StatusHistory:
    """
        Attributes:
            as_of (datetime.datetime): The time of this state.
            stale (bool): Whether this is the last known state because nothing newer can be read at present.
            sla (float): The promised uptime of each region in a month, as a share.
            credit_policy (str): `auto`: if a month's uptime is below the promise, a credit is given without a claim.
            storage (str): Where data is stored. `operator`: with the operator of the service.
            log_retention_days (int): How many days logs are kept.
            regions (list[RegionHistory]):
            incidents (list[Incident]): The incidents of these days, newest first.
     """

    as_of: datetime.datetime
    stale: bool
    sla: float
    credit_policy: str
    storage: str
    log_retention_days: int
    regions: list[RegionHistory]
    incidents: list[Incident]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.incident import Incident # noqa: PLC0415
        from ..models.region_history import RegionHistory # noqa: PLC0415
        as_of = self.as_of.isoformat()

        stale = self.stale

        sla = self.sla

        credit_policy = self.credit_policy

        storage = self.storage

        log_retention_days = self.log_retention_days

        regions = []
        for regions_item_data in self.regions:
            regions_item = regions_item_data.to_dict()
            regions.append(regions_item)

        incidents = []
        for incidents_item_data in self.incidents:
            incidents_item = incidents_item_data.to_dict()
            incidents.append(incidents_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "as_of": as_of,
            "stale": stale,
            "sla": sla,
            "credit_policy": credit_policy,
            "storage": storage,
            "log_retention_days": log_retention_days,
            "regions": regions,
            "incidents": incidents,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.incident import Incident # noqa: PLC0415
        from ..models.region_history import RegionHistory # noqa: PLC0415
        d = dict(src_dict)
        as_of = datetime.datetime.fromisoformat(d.pop("as_of"))

        stale = d.pop("stale", None)

        sla = d.pop("sla", None)

        credit_policy = d.pop("credit_policy", None)

        storage = d.pop("storage", None)

        log_retention_days = d.pop("log_retention_days", None)

        regions = []
        _regions = d.pop("regions", None)
        for regions_item_data in (_regions):
            regions_item = RegionHistory.from_dict(regions_item_data)

            regions.append(regions_item)

        incidents = []
        _incidents = d.pop("incidents", None)
        for incidents_item_data in (_incidents):
            incidents_item = Incident.from_dict(incidents_item_data)

            incidents.append(incidents_item)

        status_history = cls(
            as_of=as_of,
            stale=stale,
            sla=sla,
            credit_policy=credit_policy,
            storage=storage,
            log_retention_days=log_retention_days,
            regions=regions,
            incidents=incidents,
        )

        status_history.additional_properties = d
        return status_history

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
