from typing import Literal

BatchDelimiter = Literal['comma', 'pipe', 'semicolon', 'tab']

BATCH_DELIMITER_VALUES: set[BatchDelimiter] = { 'comma', 'pipe', 'semicolon', 'tab',  }

def check_batch_delimiter(value: str) -> BatchDelimiter:
    if value in BATCH_DELIMITER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {BATCH_DELIMITER_VALUES!r}")
