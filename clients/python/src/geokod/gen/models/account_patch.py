from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.alerts_patch import AlertsPatch
  from ..models.limits_patch import LimitsPatch
  from ..models.payer import Payer

T = TypeVar("T", bound="AccountPatch")

@_attrs_define
class AccountPatch:
    """ Absent fields stay unchanged.

        Attributes:
            limits (LimitsPatch | Unset):
            alerts (AlertsPatch | Unset):
            payer (None | Payer | Unset): Who pays; null if no payer is set.
     """

    limits: LimitsPatch | Unset = UNSET
    alerts: AlertsPatch | Unset = UNSET
    payer: None | Payer | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.alerts_patch import AlertsPatch # noqa: PLC0415
        from ..models.limits_patch import LimitsPatch # noqa: PLC0415
        from ..models.payer import Payer # noqa: PLC0415
        limits: dict[str, Any] | Unset = UNSET
        if not isinstance(self.limits, Unset):
            limits = self.limits.to_dict()

        alerts: dict[str, Any] | Unset = UNSET
        if not isinstance(self.alerts, Unset):
            alerts = self.alerts.to_dict()

        payer: dict[str, Any] | None | Unset
        if isinstance(self.payer, Unset):
            payer = UNSET
        elif isinstance(self.payer, Payer):
            payer = self.payer.to_dict()
        else:
            payer = self.payer

        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if limits is not UNSET:
            field_dict["limits"] = limits
        if alerts is not UNSET:
            field_dict["alerts"] = alerts
        if payer is not UNSET:
            field_dict["payer"] = payer

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.alerts_patch import AlertsPatch # noqa: PLC0415
        from ..models.limits_patch import LimitsPatch # noqa: PLC0415
        from ..models.payer import Payer # noqa: PLC0415
        d = dict(src_dict)
        _limits = d.pop("limits", UNSET)
        limits: LimitsPatch | Unset
        if isinstance(_limits,  Unset):
            limits = UNSET
        else:
            limits = LimitsPatch.from_dict(_limits)

        _alerts = d.pop("alerts", UNSET)
        alerts: AlertsPatch | Unset
        if isinstance(_alerts,  Unset):
            alerts = UNSET
        else:
            alerts = AlertsPatch.from_dict(_alerts)

        def _parse_payer(data: object) -> None | Payer | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_maybe_payer_type_0 = Payer.from_dict(data)

                return componentsschemas_maybe_payer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Payer | Unset, data)

        payer = _parse_payer(d.pop("payer", UNSET))

        account_patch = cls(
            limits=limits,
            alerts=alerts,
            payer=payer,
        )

        return account_patch
