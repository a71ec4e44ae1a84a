from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.doubt import Doubt
  from ..models.explained_word import ExplainedWord

T = TypeVar("T", bound="Explanation")

@_attrs_define
class Explanation:
    """ Only with `explain`: how the query was understood, and why `confidence` has its value. The higher `cost` and the
    lower `lead`, the lower the confidence; it never exceeds `cap`.

        Attributes:
            query (str): The query as it was read. Separate parts are joined by commas.
            words (list[ExplainedWord]): In the order of `query`; empty if the query is a pair of coordinates.
            doubts (list[Doubt]): What speaks against this result. Results after the first may list only the doubts that
                have a cost, because
                their confidence is low anyway.
            cost (float): How badly the result matches: the sum of the costs of all doubts, multiplied by a factor if the
                query is short.
            cap (float): The lowest `cap` of all doubts.
            lead (float | Unset): How much better this result matches than the next one elsewhere; negative if it matches
                worse, absent if there
                is no other.
     """

    query: str
    words: list[ExplainedWord]
    doubts: list[Doubt]
    cost: float
    cap: float
    lead: float | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.doubt import Doubt # noqa: PLC0415
        from ..models.explained_word import ExplainedWord # noqa: PLC0415
        query = self.query

        words = []
        for words_item_data in self.words:
            words_item = words_item_data.to_dict()
            words.append(words_item)

        doubts = []
        for doubts_item_data in self.doubts:
            doubts_item = doubts_item_data.to_dict()
            doubts.append(doubts_item)

        cost = self.cost

        cap = self.cap

        lead = self.lead

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "query": query,
            "words": words,
            "doubts": doubts,
            "cost": cost,
            "cap": cap,
        })
        if lead is not UNSET:
            field_dict["lead"] = lead

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.doubt import Doubt # noqa: PLC0415
        from ..models.explained_word import ExplainedWord # noqa: PLC0415
        d = dict(src_dict)
        query = d.pop("query", None)

        words = []
        _words = d.pop("words", None)
        for words_item_data in (_words):
            words_item = ExplainedWord.from_dict(words_item_data)

            words.append(words_item)

        doubts = []
        _doubts = d.pop("doubts", None)
        for doubts_item_data in (_doubts):
            doubts_item = Doubt.from_dict(doubts_item_data)

            doubts.append(doubts_item)

        cost = d.pop("cost", None)

        cap = d.pop("cap", None)

        lead = d.pop("lead", UNSET)

        explanation = cls(
            query=query,
            words=words,
            doubts=doubts,
            cost=cost,
            cap=cap,
            lead=lead,
        )

        explanation.additional_properties = d
        return explanation

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
