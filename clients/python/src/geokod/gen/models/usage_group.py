from typing import Literal

UsageGroup = Literal['day', 'key', 'operation', 'region']

USAGE_GROUP_VALUES: set[UsageGroup] = { 'day', 'key', 'operation', 'region',  }

def check_usage_group(value: str) -> UsageGroup:
    if value in USAGE_GROUP_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {USAGE_GROUP_VALUES!r}")
