from typing import Literal

MatrixLang = Literal['az', 'be', 'en', 'hy', 'kk', 'ky', 'local', 'ru', 'uz']

MATRIX_LANG_VALUES: set[MatrixLang] = { 'az', 'be', 'en', 'hy', 'kk', 'ky', 'local', 'ru', 'uz',  }

def check_matrix_lang(value: str) -> MatrixLang:
    if value in MATRIX_LANG_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATRIX_LANG_VALUES!r}")
