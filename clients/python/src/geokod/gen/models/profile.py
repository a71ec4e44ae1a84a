from typing import Literal

Profile = Literal['bike', 'car', 'walk']

PROFILE_VALUES: set[Profile] = { 'bike', 'car', 'walk',  }

def check_profile(value: str) -> Profile:
    if value in PROFILE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PROFILE_VALUES!r}")
