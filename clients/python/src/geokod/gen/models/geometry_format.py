from typing import Literal

GeometryFormat = Literal['geojson', 'none', 'polyline6']

GEOMETRY_FORMAT_VALUES: set[GeometryFormat] = { 'geojson', 'none', 'polyline6',  }

def check_geometry_format(value: str) -> GeometryFormat:
    if value in GEOMETRY_FORMAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GEOMETRY_FORMAT_VALUES!r}")
