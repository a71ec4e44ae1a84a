from typing import Literal

MinPrecision = Literal['city', 'country', 'district', 'house', 'house_part', 'interpolated', 'intersection', 'metro', 'nearest_house', 'place', 'poi', 'postcode', 'region', 'settlement', 'street']

MIN_PRECISION_VALUES: set[MinPrecision] = { 'city', 'country', 'district', 'house', 'house_part', 'interpolated', 'intersection', 'metro', 'nearest_house', 'place', 'poi', 'postcode', 'region', 'settlement', 'street',  }

def check_min_precision(value: str) -> MinPrecision:
    if value in MIN_PRECISION_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MIN_PRECISION_VALUES!r}")
