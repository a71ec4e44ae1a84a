"""Webhooks are taken for Geokod's when they are signed with the webhook's secret, by the scheme of Standard Webhooks."""
from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

_TOLERANCE = 300.0


class WebhookError(Exception):
    """What came is not from Geokod, is too old, or was changed on its way: answer 400 and do nothing else.

    ``fault`` is ``headers``, ``time``, ``signature`` or ``body``.
    """

    def __init__(self, fault: str, message: str) -> None:
        super().__init__(message)
        self.fault = fault


@dataclass(frozen=True)
class WebhookMessage:
    """A request that was verified."""

    #: The same when it comes again, as it may: do what it says once for each.
    id: str
    #: Leave those alone that you do not know.
    type: str
    #: When it happened.
    timestamp: str
    data: dict[str, Any]


def verify_webhook(
    headers: Mapping[str, str], body: bytes | str, secret: str, *, tolerance: float = _TOLERANCE,
    now: float | None = None,
) -> WebhookMessage:
    """What a webhook says; fails with a WebhookError. ``body`` is what came, byte for byte."""
    given = {name.lower(): value for name, value in headers.items()}
    identity, seconds, signatures = (given.get(f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if identity is None or seconds is None or signatures is None:
        raise WebhookError("headers", "webhook-id, webhook-timestamp and webhook-signature must be there.")
    apart = abs((time.time() if now is None else now) - int(seconds)) if re.fullmatch(r"\d{1,12}", seconds) else None
    if apart is None or apart > tolerance:
        raise WebhookError("time", "It was signed too long ago, or this clock is wrong.")
    content = body.encode() if isinstance(body, str) else bytes(body)
    expected = hmac.new(_key_of(secret), f"{identity}.{seconds}.".encode() + content, hashlib.sha256).digest()
    wanted = f"v1,{base64.b64encode(expected).decode()}"
    if not any(hmac.compare_digest(wanted.encode(), each.encode()) for each in signatures.split(" ")):
        raise WebhookError("signature", "No signature is of this secret and this body.")
    return _message(identity, content)


def _key_of(secret: str) -> bytes:
    try:
        if secret.startswith("whsec_") and (key := base64.b64decode(secret[6:], validate=True)):
            return key
    except binascii.Error:
        pass
    raise ValueError("The secret of a webhook begins with whsec_ and has base64 after it.")


def _message(identity: str, content: bytes) -> WebhookMessage:
    try:
        read = json.loads(content)
        kind, timestamp, data = read["type"], read["timestamp"], read["data"]
    except (ValueError, TypeError, KeyError):
        kind = timestamp = data = None
    if not (isinstance(kind, str) and isinstance(timestamp, str) and isinstance(data, dict)):
        raise WebhookError("body", "It is signed, and says nothing that this version reads.")
    return WebhookMessage(identity, kind, timestamp, data)
