from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.document_link import DocumentLink
  from ..models.invoice_line import InvoiceLine
  from ..models.payer import Payer
  from ..models.vat import Vat

T = TypeVar("T", bound="Invoice")

@_attrs_define
class Invoice:
    """ The invoice of a month, or a document that corrects it.

        Attributes:
            id (str):
            number (None | str): The number, from a yearly series without gaps; null while the month is not over.
            month (str): A month in Moscow time, for example `2026-11`.
            state (str): `open`: a preview, while the month is not over; `draft`: from the 1st of the next month; `final`:
                from the 3rd at
                06:00, Moscow time. After that the contents do not change: the invoice becomes `paid`, or `overdue` after its
                due
                date and `paid` later.
            issued_on (datetime.date | None): The date of the document; null while the month is not over.
            due_on (datetime.date | None): The last day on which a payment is in time.
            final_at (datetime.datetime | None): When the invoice became final; null before that.
            paid_on (datetime.date | None): The day on which the last of the amount was paid; null before that.
            units (int): All units of the month.
            free_units (int): How many of these units the free requests can cover.
            lines (list[InvoiceLine]): The lines, which add up to the total.
            total (str): An exact amount in roubles and kopecks.
            paid (str): An exact amount in roubles and kopecks.
            due (str): An exact amount in roubles and kopecks.
            currency (str): Always `RUB`.
            vat (None | Vat): The VAT in the total; null if the seller does not pay VAT.
            payer (None | Payer): Who pays; null if no payer is set.
            corrects (DocumentLink | None): The document that this one reverses, in whole or in part; null if it reverses
                none.
            corrected_by (DocumentLink | None): The document that reverses this one, in whole or in part; null if there is
                none.
            reconciliation_sha256 (None | str): The SHA-256 of the month's usage by day, operation, region and key (the
                document `reconciliation`); null until
                the invoice is final.
            no_upd (None | str): Why this document has no УПД (universal transfer document); null if it has one.
     """

    id: str
    number: None | str
    month: str
    state: str
    issued_on: datetime.date | None
    due_on: datetime.date | None
    final_at: datetime.datetime | None
    paid_on: datetime.date | None
    units: int
    free_units: int
    lines: list[InvoiceLine]
    total: str
    paid: str
    due: str
    currency: str
    vat: None | Vat
    payer: None | Payer
    corrects: DocumentLink | None
    corrected_by: DocumentLink | None
    reconciliation_sha256: None | str
    no_upd: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.document_link import DocumentLink # noqa: PLC0415
        from ..models.invoice_line import InvoiceLine # noqa: PLC0415
        from ..models.payer import Payer # noqa: PLC0415
        from ..models.vat import Vat # noqa: PLC0415
        id = self.id

        number: None | str
        number = self.number

        month = self.month

        state = self.state

        issued_on: None | str
        if isinstance(self.issued_on, datetime.date):
            issued_on = self.issued_on.isoformat()
        else:
            issued_on = self.issued_on

        due_on: None | str
        if isinstance(self.due_on, datetime.date):
            due_on = self.due_on.isoformat()
        else:
            due_on = self.due_on

        final_at: None | str
        if isinstance(self.final_at, datetime.datetime):
            final_at = self.final_at.isoformat()
        else:
            final_at = self.final_at

        paid_on: None | str
        if isinstance(self.paid_on, datetime.date):
            paid_on = self.paid_on.isoformat()
        else:
            paid_on = self.paid_on

        units = self.units

        free_units = self.free_units

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        total = self.total

        paid = self.paid

        due = self.due

        currency = self.currency

        vat: dict[str, Any] | None
        if isinstance(self.vat, Vat):
            vat = self.vat.to_dict()
        else:
            vat = self.vat

        payer: dict[str, Any] | None
        if isinstance(self.payer, Payer):
            payer = self.payer.to_dict()
        else:
            payer = self.payer

        corrects: dict[str, Any] | None
        if isinstance(self.corrects, DocumentLink):
            corrects = self.corrects.to_dict()
        else:
            corrects = self.corrects

        corrected_by: dict[str, Any] | None
        if isinstance(self.corrected_by, DocumentLink):
            corrected_by = self.corrected_by.to_dict()
        else:
            corrected_by = self.corrected_by

        reconciliation_sha256: None | str
        reconciliation_sha256 = self.reconciliation_sha256

        no_upd: None | str
        no_upd = self.no_upd

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "number": number,
            "month": month,
            "state": state,
            "issued_on": issued_on,
            "due_on": due_on,
            "final_at": final_at,
            "paid_on": paid_on,
            "units": units,
            "free_units": free_units,
            "lines": lines,
            "total": total,
            "paid": paid,
            "due": due,
            "currency": currency,
            "vat": vat,
            "payer": payer,
            "corrects": corrects,
            "corrected_by": corrected_by,
            "reconciliation_sha256": reconciliation_sha256,
            "no_upd": no_upd,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.document_link import DocumentLink # noqa: PLC0415
        from ..models.invoice_line import InvoiceLine # noqa: PLC0415
        from ..models.payer import Payer # noqa: PLC0415
        from ..models.vat import Vat # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id", None)

        def _parse_number(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        number = _parse_number(d.pop("number"))

        month = d.pop("month", None)

        state = d.pop("state", None)

        def _parse_issued_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                issued_on_type_0 = datetime.date.fromisoformat(data)

                return issued_on_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        issued_on = _parse_issued_on(d.pop("issued_on"))

        def _parse_due_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_on_type_0 = datetime.date.fromisoformat(data)

                return due_on_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        due_on = _parse_due_on(d.pop("due_on"))

        def _parse_final_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                final_at_type_0 = datetime.datetime.fromisoformat(data)

                return final_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        final_at = _parse_final_at(d.pop("final_at"))

        def _parse_paid_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                paid_on_type_0 = datetime.date.fromisoformat(data)

                return paid_on_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        paid_on = _parse_paid_on(d.pop("paid_on"))

        units = d.pop("units", None)

        free_units = d.pop("free_units", None)

        lines = []
        _lines = d.pop("lines", None)
        for lines_item_data in (_lines):
            lines_item = InvoiceLine.from_dict(lines_item_data)

            lines.append(lines_item)

        total = d.pop("total", None)

        paid = d.pop("paid", None)

        due = d.pop("due", None)

        currency = d.pop("currency", None)

        def _parse_vat(data: object) -> None | Vat:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                vat_type_0 = Vat.from_dict(data)

                return vat_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Vat, data)

        vat = _parse_vat(d.pop("vat"))

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

        def _parse_corrects(data: object) -> DocumentLink | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                corrects_type_0 = DocumentLink.from_dict(data)

                return corrects_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DocumentLink | None, data)

        corrects = _parse_corrects(d.pop("corrects"))

        def _parse_corrected_by(data: object) -> DocumentLink | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                corrected_by_type_0 = DocumentLink.from_dict(data)

                return corrected_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DocumentLink | None, data)

        corrected_by = _parse_corrected_by(d.pop("corrected_by"))

        def _parse_reconciliation_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reconciliation_sha256 = _parse_reconciliation_sha256(d.pop("reconciliation_sha256"))

        def _parse_no_upd(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        no_upd = _parse_no_upd(d.pop("no_upd"))

        invoice = cls(
            id=id,
            number=number,
            month=month,
            state=state,
            issued_on=issued_on,
            due_on=due_on,
            final_at=final_at,
            paid_on=paid_on,
            units=units,
            free_units=free_units,
            lines=lines,
            total=total,
            paid=paid,
            due=due,
            currency=currency,
            vat=vat,
            payer=payer,
            corrects=corrects,
            corrected_by=corrected_by,
            reconciliation_sha256=reconciliation_sha256,
            no_upd=no_upd,
        )

        invoice.additional_properties = d
        return invoice

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
