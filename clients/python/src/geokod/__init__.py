"""Geokod: geocoding and routing for Russia and the CIS."""
from ._version import __version__
from .batch import Table
from .client import AsyncGeokod, Geokod, each_item, each_item_async
from .errors import (
    GeokodConnectionError, GeokodError, GeokodTimeoutError, ProblemError, UnexpectedAnswerError,
)
from .webhooks import WebhookError, WebhookMessage, verify_webhook

__all__ = [
    "AsyncGeokod", "Geokod", "GeokodConnectionError", "GeokodError", "GeokodTimeoutError", "ProblemError", "Table",
    "UnexpectedAnswerError", "WebhookError", "WebhookMessage", "__version__", "each_item", "each_item_async",
    "verify_webhook",
]
