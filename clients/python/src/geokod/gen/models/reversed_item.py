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
  from ..models.place import Place

T = TypeVar("T", bound="ReversedItem")

@_attrs_define
class ReversedItem:
    """
        Attributes:
            status (str): `ok`: there are results; `not_found`: nothing was found; `below_precision`: what was found is
                coarser than
                `min_precision` and was left out; `invalid`: the item itself is invalid, and `errors` says why. Only `ok` costs
                a
                unit.
            results (list[Place]): Nearest first.
            errors (list[FieldError] | Unset): What is wrong with the item; only if it is `invalid`.
     """

    status: str
    results: list[Place]
    errors: list[FieldError] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.field_error import FieldError # noqa: PLC0415
        from ..models.place import Place # noqa: PLC0415
        status = self.status

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "status": status,
            "results": results,
        })
        if errors is not UNSET:
            field_dict["errors"] = errors

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.field_error import FieldError # noqa: PLC0415
        from ..models.place import Place # noqa: PLC0415
        d = dict(src_dict)
        status = d.pop("status", None)

        results = []
        _results = d.pop("results", None)
        for results_item_data in (_results):
            results_item = Place.from_dict(results_item_data)

            results.append(results_item)

        _errors = d.pop("errors", UNSET)
        errors: list[FieldError] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = FieldError.from_dict(errors_item_data)

                errors.append(errors_item)

        reversed_item = cls(
            status=status,
            results=results,
            errors=errors,
        )

        reversed_item.additional_properties = d
        return reversed_item

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
