from typing import Literal

RouteLang = Literal['az', 'be', 'en', 'hy', 'kk', 'ky', 'local', 'ru', 'uz']

ROUTE_LANG_VALUES: set[RouteLang] = { 'az', 'be', 'en', 'hy', 'kk', 'ky', 'local', 'ru', 'uz',  }

def check_route_lang(value: str) -> RouteLang:
    if value in ROUTE_LANG_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ROUTE_LANG_VALUES!r}")
