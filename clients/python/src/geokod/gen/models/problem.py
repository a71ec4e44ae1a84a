from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.field_error import FieldError
  from ..models.quota import Quota

T = TypeVar("T", bound="Problem")

@_attrs_define
class Problem:
    """ The form of every error (RFC 9457).

        Attributes:
            type_ (str): The URL where the code is explained.
            title (str): The code in a few words.
            status (int): The HTTP status.
            detail (str): What was wrong with this request and what to do, for people.
            code (str): What went wrong, for programs. No code is removed within a major version, but any release may add
                codes: handle an
                unknown code by its HTTP status. `/docs/errors` explains each code.
            request_id (str): The same as the header `X-Request-Id`.
            errors (list[FieldError] | Unset): What is wrong with the request, one entry for each parameter or field.
            quota (Quota | Unset): The requests of the current month, in Moscow time.
            needed (int | Unset): Only with 402 for a batch, once its rows are counted: the units that they need.
            available (int | Unset): Only with 402 for a batch: the units that are left.
            recorded (list[str] | Unset): Only with `no_recording`: the requests that have a recorded response.
     """

    type_: str
    title: str
    status: int
    detail: str
    code: str
    request_id: str
    errors: list[FieldError] | Unset = UNSET
    quota: Quota | Unset = UNSET
    needed: int | Unset = UNSET
    available: int | Unset = UNSET
    recorded: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.field_error import FieldError # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        code = self.code

        request_id = self.request_id

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        quota: dict[str, Any] | Unset = UNSET
        if not isinstance(self.quota, Unset):
            quota = self.quota.to_dict()

        needed = self.needed

        available = self.available

        recorded: list[str] | Unset = UNSET
        if not isinstance(self.recorded, Unset):
            recorded = self.recorded

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "title": title,
            "status": status,
            "detail": detail,
            "code": code,
            "request_id": request_id,
        })
        if errors is not UNSET:
            field_dict["errors"] = errors
        if quota is not UNSET:
            field_dict["quota"] = quota
        if needed is not UNSET:
            field_dict["needed"] = needed
        if available is not UNSET:
            field_dict["available"] = available
        if recorded is not UNSET:
            field_dict["recorded"] = recorded

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.field_error import FieldError # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        d = dict(src_dict)
        type_ = d.pop("type", None)

        title = d.pop("title", None)

        status = d.pop("status", None)

        detail = d.pop("detail", None)

        code = d.pop("code", None)

        request_id = d.pop("request_id", None)

        _errors = d.pop("errors", UNSET)
        errors: list[FieldError] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = FieldError.from_dict(errors_item_data)

                errors.append(errors_item)

        _quota = d.pop("quota", UNSET)
        quota: Quota | Unset
        if isinstance(_quota,  Unset):
            quota = UNSET
        else:
            quota = Quota.from_dict(_quota)

        needed = d.pop("needed", UNSET)

        available = d.pop("available", UNSET)

        recorded = cast(list[str], d.pop("recorded", UNSET))

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            code=code,
            request_id=request_id,
            errors=errors,
            quota=quota,
            needed=needed,
            available=available,
            recorded=recorded,
        )

        problem.additional_properties = d
        return problem

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
