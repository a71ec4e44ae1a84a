from typing import Literal

BatchEncoding = Literal['utf-16be', 'utf-16le', 'utf-8', 'windows-1251']

BATCH_ENCODING_VALUES: set[BatchEncoding] = { 'utf-16be', 'utf-16le', 'utf-8', 'windows-1251',  }

def check_batch_encoding(value: str) -> BatchEncoding:
    if value in BATCH_ENCODING_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {BATCH_ENCODING_VALUES!r}")
