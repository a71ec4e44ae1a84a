from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.alerts import Alerts
  from ..models.billing import Billing
  from ..models.limits import Limits
  from ..models.payer import Payer
  from ..models.quota import Quota
  from ..models.rate import Rate

T = TypeVar("T", bound="Account")

@_attrs_define
class Account:
    """
        Attributes:
            id (str):
            email (str): An e-mail address. Its name and domain may be in any script (`почта@пример.рф`). Responses write it
                in lower case,
                with the domain in ASCII.
            confirmed (bool): Whether the key or session of this request has been confirmed by a link sent to `email`.
            rate (Rate): The rate limit of the account.
            limits (Limits): The monthly cap that the account has set for itself. Once it is reached, requests are refused
                with 402
                `spend_cap_reached`. Null: no cap.
            alerts (Alerts): When usage reaches one of these shares of the free requests or of the monthly cap, an e-mail
                and a webhook event are
                sent, once a month for each share. Usage is counted a few seconds after the response.
            payer (None | Payer): Who pays; null if no payer is set.
            billing (Billing): The price of this request. For a list of items it is the price of the last unit; `lines` has
                the price of each.
            quota (Quota): The requests of the current month, in Moscow time.
            sla (float): The promised uptime of each region in a month, as a share.
            credit_policy (str): `auto`: if a month's uptime is below the promise, a credit is given without a claim.
            storage (str): Where data is stored. `operator`: with the operator of the service.
            log_retention_days (int): How many days logs are kept.
     """

    id: str
    email: str
    confirmed: bool
    rate: Rate
    limits: Limits
    alerts: Alerts
    payer: None | Payer
    billing: Billing
    quota: Quota
    sla: float
    credit_policy: str
    storage: str
    log_retention_days: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.alerts import Alerts # noqa: PLC0415
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.limits import Limits # noqa: PLC0415
        from ..models.payer import Payer # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        from ..models.rate import Rate # noqa: PLC0415
        id = self.id

        email = self.email

        confirmed = self.confirmed

        rate = self.rate.to_dict()

        limits = self.limits.to_dict()

        alerts = self.alerts.to_dict()

        payer: dict[str, Any] | None
        if isinstance(self.payer, Payer):
            payer = self.payer.to_dict()
        else:
            payer = self.payer

        billing = self.billing.to_dict()

        quota = self.quota.to_dict()

        sla = self.sla

        credit_policy = self.credit_policy

        storage = self.storage

        log_retention_days = self.log_retention_days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "email": email,
            "confirmed": confirmed,
            "rate": rate,
            "limits": limits,
            "alerts": alerts,
            "payer": payer,
            "billing": billing,
            "quota": quota,
            "sla": sla,
            "credit_policy": credit_policy,
            "storage": storage,
            "log_retention_days": log_retention_days,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.alerts import Alerts # noqa: PLC0415
        from ..models.billing import Billing # noqa: PLC0415
        from ..models.limits import Limits # noqa: PLC0415
        from ..models.payer import Payer # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        from ..models.rate import Rate # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id", None)

        email = d.pop("email", None)

        confirmed = d.pop("confirmed", None)

        rate = Rate.from_dict(d.pop("rate"))

        limits = Limits.from_dict(d.pop("limits"))

        alerts = Alerts.from_dict(d.pop("alerts"))

        def _parse_payer(data: object) -> None | Payer:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_maybe_payer_type_0 = Payer.from_dict(data)

                return componentsschemas_maybe_payer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Payer, data)

        payer = _parse_payer(d.pop("payer"))

        billing = Billing.from_dict(d.pop("billing"))

        quota = Quota.from_dict(d.pop("quota"))

        sla = d.pop("sla", None)

        credit_policy = d.pop("credit_policy", None)

        storage = d.pop("storage", None)

        log_retention_days = d.pop("log_retention_days", None)

        account = cls(
            id=id,
            email=email,
            confirmed=confirmed,
            rate=rate,
            limits=limits,
            alerts=alerts,
            payer=payer,
            billing=billing,
            quota=quota,
            sla=sla,
            credit_policy=credit_policy,
            storage=storage,
            log_retention_days=log_retention_days,
        )

        account.additional_properties = d
        return account

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
