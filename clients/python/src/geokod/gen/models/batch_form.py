from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.batch_delimiter import BatchDelimiter
from ..models.batch_delimiter import check_batch_delimiter
from ..models.batch_encoding import BatchEncoding
from ..models.batch_encoding import check_batch_encoding
from ..models.lang import check_lang
from ..models.lang import Lang
from ..types import File, FileTypes
from ..types import UNSET, Unset
from io import BytesIO
from typing import cast

T = TypeVar("T", bound="BatchForm")

@_attrs_define
class BatchForm:
    """ The file and its options. An option may be given in the query instead, but not in both. The options that say how the
    file is to be read (`column`, `delimiter`, `encoding`, `header`) must come before it.

        Attributes:
            file (File): The table, in CSV.
            column (str | Unset): See the parameter `column`.
            delimiter (BatchDelimiter | Unset): The character between two columns.
            encoding (BatchEncoding | Unset): The character encoding of the file.
            header (bool | Unset): See the parameter `header`.
            country (str | Unset): See the parameter `country`.
            label (str | Unset): See the parameter `label`.
            webhook_url (str | Unset): See the parameter `webhook_url`.
            lang (Lang | Unset):
     """

    file: File
    column: str | Unset = UNSET
    delimiter: BatchDelimiter | Unset = UNSET
    encoding: BatchEncoding | Unset = UNSET
    header: bool | Unset = UNSET
    country: str | Unset = UNSET
    label: str | Unset = UNSET
    webhook_url: str | Unset = UNSET
    lang: Lang | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        file = self.file.to_tuple()

        column = self.column

        delimiter: str | Unset = UNSET
        if not isinstance(self.delimiter, Unset):
            delimiter = self.delimiter

        encoding: str | Unset = UNSET
        if not isinstance(self.encoding, Unset):
            encoding = self.encoding

        header = self.header

        country = self.country

        label = self.label

        webhook_url = self.webhook_url

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang

        field_dict: dict[str, Any] = {}

        field_dict.update({
            "file": file,
        })
        if column is not UNSET:
            field_dict["column"] = column
        if delimiter is not UNSET:
            field_dict["delimiter"] = delimiter
        if encoding is not UNSET:
            field_dict["encoding"] = encoding
        if header is not UNSET:
            field_dict["header"] = header
        if country is not UNSET:
            field_dict["country"] = country
        if label is not UNSET:
            field_dict["label"] = label
        if webhook_url is not UNSET:
            field_dict["webhook_url"] = webhook_url
        if lang is not UNSET:
            field_dict["lang"] = lang

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        file = File(
             payload = BytesIO(d.pop("file"))
        )

        column = d.pop("column", UNSET)

        _delimiter = d.pop("delimiter", UNSET)
        delimiter: BatchDelimiter | Unset
        if isinstance(_delimiter,  Unset):
            delimiter = UNSET
        else:
            delimiter = check_batch_delimiter(_delimiter)

        _encoding = d.pop("encoding", UNSET)
        encoding: BatchEncoding | Unset
        if isinstance(_encoding,  Unset):
            encoding = UNSET
        else:
            encoding = check_batch_encoding(_encoding)

        header = d.pop("header", UNSET)

        country = d.pop("country", UNSET)

        label = d.pop("label", UNSET)

        webhook_url = d.pop("webhook_url", UNSET)

        _lang = d.pop("lang", UNSET)
        lang: Lang | Unset
        if isinstance(_lang,  Unset):
            lang = UNSET
        else:
            lang = check_lang(_lang)

        batch_form = cls(
            file=file,
            column=column,
            delimiter=delimiter,
            encoding=encoding,
            header=header,
            country=country,
            label=label,
            webhook_url=webhook_url,
            lang=lang,
        )

        return batch_form
