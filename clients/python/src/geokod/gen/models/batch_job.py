from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.batch_failure import BatchFailure

T = TypeVar("T", bound="BatchJob")

@_attrs_define
class BatchJob:
    """ A job that geocodes a file of addresses.

        Attributes:
            job (str):
            status (str): The state of a job. `queued`, `validating`, `running` and `finalizing` follow one another. A
                `completed` job has a
                result; for a `failed` job, `error` says why. A `cancelling` job becomes `cancelled`; its result has the rows
                that
                were processed by then. After 30 days the result is deleted, and a `completed` or `cancelled` job becomes
                `expired`.
            label (str): The label given when the job was submitted; empty if there was none.
            rows (int): Rows of the file, not counting its header.
            processed (int): Rows processed so far.
            succeeded (int): Rows with a result so far. Each costs one unit.
            not_found (int): Rows whose address was not found.
            failed (int): Rows that have no address or are malformed.
            eta_s (int | None): Estimated seconds until the job is finished, from the current speed of the service and the
                jobs queued before
                this one. Null once the job is over, while no node of the service processes batches, and for a job that has
                begun until its answered rows show a speed.
            data_version (None | str): The version of the map data, the same for all rows; null until the first row is
                processed.
            created_at (datetime.datetime): When the job was submitted.
            started_at (datetime.datetime | None): When processing began; null before that.
            finished_at (datetime.datetime | None): When the job ended; null before that.
            expires_at (datetime.datetime | None): When the result is deleted; null unless there is a result.
            result_url (None | str): The URL of the result; null unless there is a result.
            error (BatchFailure | None): Why the job failed; null otherwise.
     """

    job: str
    status: str
    label: str
    rows: int
    processed: int
    succeeded: int
    not_found: int
    failed: int
    eta_s: int | None
    data_version: None | str
    created_at: datetime.datetime
    started_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    expires_at: datetime.datetime | None
    result_url: None | str
    error: BatchFailure | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.batch_failure import BatchFailure # noqa: PLC0415
        job = self.job

        status = self.status

        label = self.label

        rows = self.rows

        processed = self.processed

        succeeded = self.succeeded

        not_found = self.not_found

        failed = self.failed

        eta_s: int | None
        eta_s = self.eta_s

        data_version: None | str
        data_version = self.data_version

        created_at = self.created_at.isoformat()

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        expires_at: None | str
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        result_url: None | str
        result_url = self.result_url

        error: dict[str, Any] | None
        if isinstance(self.error, BatchFailure):
            error = self.error.to_dict()
        else:
            error = self.error

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "job": job,
            "status": status,
            "label": label,
            "rows": rows,
            "processed": processed,
            "succeeded": succeeded,
            "not_found": not_found,
            "failed": failed,
            "eta_s": eta_s,
            "data_version": data_version,
            "created_at": created_at,
            "started_at": started_at,
            "finished_at": finished_at,
            "expires_at": expires_at,
            "result_url": result_url,
            "error": error,
        })

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.batch_failure import BatchFailure # noqa: PLC0415
        d = dict(src_dict)
        job = d.pop("job", None)

        status = d.pop("status", None)

        label = d.pop("label", None)

        rows = d.pop("rows", None)

        processed = d.pop("processed", None)

        succeeded = d.pop("succeeded", None)

        not_found = d.pop("not_found", None)

        failed = d.pop("failed", None)

        def _parse_eta_s(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        eta_s = _parse_eta_s(d.pop("eta_s"))

        def _parse_data_version(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        data_version = _parse_data_version(d.pop("data_version"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = datetime.datetime.fromisoformat(data)

                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)

                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))

        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                expires_at_type_0 = datetime.datetime.fromisoformat(data)

                return expires_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        def _parse_result_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        result_url = _parse_result_url(d.pop("result_url"))

        def _parse_error(data: object) -> BatchFailure | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                error_type_0 = BatchFailure.from_dict(data)

                return error_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BatchFailure | None, data)

        error = _parse_error(d.pop("error"))

        batch_job = cls(
            job=job,
            status=status,
            label=label,
            rows=rows,
            processed=processed,
            succeeded=succeeded,
            not_found=not_found,
            failed=failed,
            eta_s=eta_s,
            data_version=data_version,
            created_at=created_at,
            started_at=started_at,
            finished_at=finished_at,
            expires_at=expires_at,
            result_url=result_url,
            error=error,
        )

        batch_job.additional_properties = d
        return batch_job

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
