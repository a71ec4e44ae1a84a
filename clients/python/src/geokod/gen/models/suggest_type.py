from typing import Literal

SuggestType = Literal['city', 'country', 'district', 'house', 'metro', 'place', 'poi', 'region', 'street']

SUGGEST_TYPE_VALUES: set[SuggestType] = { 'city', 'country', 'district', 'house', 'metro', 'place', 'poi', 'region', 'street',  }

def check_suggest_type(value: str) -> SuggestType:
    if value in SUGGEST_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SUGGEST_TYPE_VALUES!r}")
