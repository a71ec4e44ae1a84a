"""What a client is made with."""
from __future__ import annotations

import os
import re
from dataclasses import dataclass

from ._retry import Policy
from ._version import __version__


@dataclass(frozen=True)
class Settings:
    root: str
    headers: dict[str, str]
    timeout: float
    policy: Policy


def settings(
    key: str | None, base_url: str | None, sandbox: bool, language: str | None, timeout: float, retries: int,
    max_wait: float,
) -> Settings:
    """Arguments first, then GEOKOD_KEY and GEOKOD_URL of the environment."""
    address = base_url if base_url is not None else os.environ.get("GEOKOD_URL", "")
    if not re.match(r"https?://[^/\s]+\S*$", address, re.IGNORECASE):
        raise ValueError(
            f"The base_url {address!r} is no address of a service; one looks like https://geo.example.ru. "
            "It is an argument, or GEOKOD_URL in the environment."
        )
    secret = key if key is not None else os.environ.get("GEOKOD_KEY")
    headers = {"User-Agent": f"geokod-python/{__version__}"}
    if secret and not sandbox:
        headers["Authorization"] = f"Bearer {_checked(secret)}"
    if language:
        headers["Accept-Language"] = language
    root = address.rstrip("/") + ("/sandbox" if sandbox else "")
    return Settings(root, headers, timeout, Policy(retries, max_wait))


def _checked(key: str) -> str:
    """Refuses a key that cannot be sent, and says which character is to blame; the key itself is not repeated."""
    strange = re.search(r"[^\x21-\x7e]", key)
    if strange is None:
        return key
    raise ValueError(
        f"The key has U+{ord(strange[0]):04X} as its character {strange.start() + 1}; keys have Latin letters, digits "
        'and "_" only. Copy it again, whole and with nothing around it.'
    )
