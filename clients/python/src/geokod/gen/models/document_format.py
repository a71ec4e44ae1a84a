from typing import Literal

DocumentFormat = Literal['csv', 'json', 'pdf', 'reconciliation', 'upd']

DOCUMENT_FORMAT_VALUES: set[DocumentFormat] = { 'csv', 'json', 'pdf', 'reconciliation', 'upd',  }

def check_document_format(value: str) -> DocumentFormat:
    if value in DOCUMENT_FORMAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOCUMENT_FORMAT_VALUES!r}")
