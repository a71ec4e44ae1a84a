from typing import Literal

KeyMode = Literal['live', 'test']

KEY_MODE_VALUES: set[KeyMode] = { 'live', 'test',  }

def check_key_mode(value: str) -> KeyMode:
    if value in KEY_MODE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {KEY_MODE_VALUES!r}")
