from typing import Literal

TrafficWish = Literal['auto', 'live', 'off', 'typical']

TRAFFIC_WISH_VALUES: set[TrafficWish] = { 'auto', 'live', 'off', 'typical',  }

def check_traffic_wish(value: str) -> TrafficWish:
    if value in TRAFFIC_WISH_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TRAFFIC_WISH_VALUES!r}")
