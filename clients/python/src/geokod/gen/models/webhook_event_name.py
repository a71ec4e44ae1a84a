from typing import Literal

WebhookEventName = Literal['batch.cancelled', 'batch.completed', 'batch.failed', 'batch.started', 'invoice.finalized', 'quota.threshold', 'spend.threshold']

WEBHOOK_EVENT_NAME_VALUES: set[WebhookEventName] = { 'batch.cancelled', 'batch.completed', 'batch.failed', 'batch.started', 'invoice.finalized', 'quota.threshold', 'spend.threshold',  }

def check_webhook_event_name(value: str) -> WebhookEventName:
    if value in WEBHOOK_EVENT_NAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {WEBHOOK_EVENT_NAME_VALUES!r}")
