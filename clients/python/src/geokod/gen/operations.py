"""Generated from the contract: every operation, by its operationId."""
from __future__ import annotations

from typing import Any

from .api.account import confirm_deletion as confirm_deletion_call
from .api.account import delete_account as delete_account_call
from .api.account import get_account as get_account_call
from .api.account import get_invoice as get_invoice_call
from .api.account import get_invoice_document as get_invoice_document_call
from .api.account import get_usage as get_usage_call
from .api.account import list_invoices as list_invoices_call
from .api.account import update_account as update_account_call
from .api.batch import cancel_batch as cancel_batch_call
from .api.batch import get_batch as get_batch_call
from .api.batch import list_batches as list_batches_call
from .api.geocoding import geocode as geocode_call
from .api.geocoding import geocode_many as geocode_many_call
from .api.geocoding import reverse as reverse_call
from .api.geocoding import reverse_many as reverse_many_call
from .api.geocoding import suggest as suggest_call
from .api.keys import confirm_email as confirm_email_call
from .api.keys import create_key as create_key_call
from .api.keys import get_key as get_key_call
from .api.keys import issue_key as issue_key_call
from .api.keys import list_keys as list_keys_call
from .api.keys import revoke_key as revoke_key_call
from .api.routing import matrix as matrix_call
from .api.routing import route as route_call
from .api.session import end_session as end_session_call
from .api.session import get_session as get_session_call
from .api.session import inspect_link as inspect_link_call
from .api.session import open_session as open_session_call
from .api.session import renew_session as renew_session_call
from .api.session import start_session as start_session_call
from .api.status import get_changelog as get_changelog_call
from .api.status import get_status as get_status_call
from .api.status import get_status_history as get_status_history_call
from .api.webhooks import create_webhook as create_webhook_call
from .api.webhooks import delete_webhook as delete_webhook_call
from .api.webhooks import get_webhook as get_webhook_call
from .api.webhooks import list_deliveries as list_deliveries_call
from .api.webhooks import list_webhooks as list_webhooks_call
from .api.webhooks import replay_delivery as replay_delivery_call
from .api.webhooks import roll_webhook_secret as roll_webhook_secret_call
from .api.webhooks import test_webhook as test_webhook_call
from .api.webhooks import update_webhook as update_webhook_call
from .models.account import Account
from .models.account_patch import AccountPatch
from .models.batch_job import BatchJob
from .models.batch_list import BatchList
from .models.changelog import Changelog
from .models.confirmation import Confirmation
from .models.created_key import CreatedKey
from .models.created_webhook import CreatedWebhook
from .models.deletion_asked import DeletionAsked
from .models.document_format import DocumentFormat
from .models.geocode_answer import GeocodeAnswer
from .models.geocode_many_answer import GeocodeManyAnswer
from .models.geocode_many_request import GeocodeManyRequest
from .models.invoice import Invoice
from .models.invoice_list import InvoiceList
from .models.issued_key import IssuedKey
from .models.key import Key
from .models.key_list import KeyList
from .models.key_mode import KeyMode
from .models.key_request import KeyRequest
from .models.lang import Lang
from .models.mail_link import MailLink
from .models.matrix_answer import MatrixAnswer
from .models.matrix_request import MatrixRequest
from .models.reverse_answer import ReverseAnswer
from .models.reverse_many_answer import ReverseManyAnswer
from .models.reverse_many_request import ReverseManyRequest
from .models.route_answer import RouteAnswer
from .models.route_request import RouteRequest
from .models.session import Session
from .models.session_request import SessionRequest
from .models.session_sent import SessionSent
from .models.session_state import SessionState
from .models.session_token import SessionToken
from .models.status import Status
from .models.status_history import StatusHistory
from .models.suggest_answer import SuggestAnswer
from .models.suggest_type import SuggestType
from .models.usage_group import UsageGroup
from .models.usage_list import UsageList
from .models.webhook import Webhook
from .models.webhook_delivery import WebhookDelivery
from .models.webhook_delivery_list import WebhookDeliveryList
from .models.webhook_list import WebhookList
from .models.webhook_patch import WebhookPatch
from .models.webhook_request import WebhookRequest
from .types import UNSET, Unset


class Operations:
    """Calls that wait for their answer."""

    def _ask(self, call: Any, given: dict[str, Any]) -> Any:
        raise NotImplementedError

    def geocode(self, *, q: str | Unset = UNSET, country: str | Unset = UNSET, region: str | Unset = UNSET, district: str | Unset = UNSET, city: str | Unset = UNSET, street: str | Unset = UNSET, house: str | Unset = UNSET, postal_code: str | Unset = UNSET, limit: int | Unset = 5, lat: float | Unset = UNSET, lon: float | Unset = UNSET, bbox: list[float] | Unset = UNSET, lang: Lang | Unset = UNSET, explain: bool | Unset = False) -> GeocodeAnswer:
        """Find where an address is."""
        given: dict[str, Any] = {"q": q, "country": country, "region": region, "district": district, "city": city, "street": street, "house": house, "postal_code": postal_code, "limit": limit, "lat": lat, "lon": lon, "bbox": bbox, "lang": lang, "explain": explain}
        return self._ask(geocode_call, given)

    def geocode_many(self, *, body: GeocodeManyRequest) -> GeocodeManyAnswer:
        """Find where up to 100 addresses are."""
        given: dict[str, Any] = {"body": body}
        return self._ask(geocode_many_call, given)

    def reverse(self, *, lat: float, lon: float, radius_m: float | Unset = 1000.0, limit: int | Unset = 1, lang: Lang | Unset = UNSET) -> ReverseAnswer:
        """Find what is at a point."""
        given: dict[str, Any] = {"lat": lat, "lon": lon, "radius_m": radius_m, "limit": limit, "lang": lang}
        return self._ask(reverse_call, given)

    def reverse_many(self, *, body: ReverseManyRequest) -> ReverseManyAnswer:
        """Find what is at up to 100 points."""
        given: dict[str, Any] = {"body": body}
        return self._ask(reverse_many_call, given)

    def suggest(self, *, q: str, lat: float | Unset = UNSET, lon: float | Unset = UNSET, limit: int | Unset = 7, country: str | Unset = UNSET, types: list[SuggestType] | Unset = UNSET, lang: Lang | Unset = UNSET) -> SuggestAnswer:
        """Suggest addresses as they are typed."""
        given: dict[str, Any] = {"q": q, "lat": lat, "lon": lon, "limit": limit, "country": country, "types": types, "lang": lang}
        return self._ask(suggest_call, given)

    def route(self, *, body: RouteRequest) -> RouteAnswer:
        """Find the best route through points."""
        given: dict[str, Any] = {"body": body}
        return self._ask(route_call, given)

    def matrix(self, *, body: MatrixRequest) -> MatrixAnswer:
        """Get durations and distances between many points."""
        given: dict[str, Any] = {"body": body}
        return self._ask(matrix_call, given)

    def list_batches(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> BatchList:
        """List the batch jobs of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return self._ask(list_batches_call, given)

    def get_batch(self, job: str) -> BatchJob:
        """Get the progress of a batch job."""
        given: dict[str, Any] = {"job": job}
        return self._ask(get_batch_call, given)

    def cancel_batch(self, job: str) -> BatchJob:
        """Cancel a batch job."""
        given: dict[str, Any] = {"job": job}
        return self._ask(cancel_batch_call, given)

    def issue_key(self, *, email: str, mode: KeyMode | Unset = UNSET) -> IssuedKey:
        """Get a key for an e-mail address."""
        given: dict[str, Any] = {"email": email, "mode": mode}
        return self._ask(issue_key_call, given)

    def confirm_email(self, *, token: str) -> Confirmation:
        """Confirm an e-mail address."""
        given: dict[str, Any] = {"token": token}
        return self._ask(confirm_email_call, given)

    def list_keys(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> KeyList:
        """List the keys of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return self._ask(list_keys_call, given)

    def create_key(self, *, body: KeyRequest, idempotency_key: str | Unset = UNSET) -> CreatedKey:
        """Create another key."""
        given: dict[str, Any] = {"body": body, "idempotency_key": idempotency_key}
        return self._ask(create_key_call, given)

    def get_key(self, id: str) -> Key:
        """Get one key of the account."""
        given: dict[str, Any] = {"id": id}
        return self._ask(get_key_call, given)

    def revoke_key(self, id: str) -> None:
        """Revoke a key."""
        given: dict[str, Any] = {"id": id}
        return self._ask(revoke_key_call, given)

    def get_account(self) -> Account:
        """Get the account."""
        given: dict[str, Any] = {}
        return self._ask(get_account_call, given)

    def delete_account(self) -> DeletionAsked:
        """Request the deletion of the account."""
        given: dict[str, Any] = {}
        return self._ask(delete_account_call, given)

    def update_account(self, *, body: AccountPatch) -> Account:
        """Change limits, alerts and the payer."""
        given: dict[str, Any] = {"body": body}
        return self._ask(update_account_call, given)

    def confirm_deletion(self, *, body: SessionToken) -> None:
        """Delete the account with the link from the e-mail."""
        given: dict[str, Any] = {"body": body}
        return self._ask(confirm_deletion_call, given)

    def get_usage(self, *, from_: datetime.date | Unset = UNSET, to: datetime.date | Unset = UNSET, group: list[UsageGroup] | Unset = UNSET, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> UsageList:
        """Get usage by day."""
        given: dict[str, Any] = {"from_": from_, "to": to, "group": group, "limit": limit, "cursor": cursor}
        return self._ask(get_usage_call, given)

    def list_invoices(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> InvoiceList:
        """List the invoices of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return self._ask(list_invoices_call, given)

    def get_invoice(self, id: str) -> Invoice:
        """Get an invoice or a preview."""
        given: dict[str, Any] = {"id": id}
        return self._ask(get_invoice_call, given)

    def get_invoice_document(self, id: str, *, format_: DocumentFormat | Unset = 'pdf', range_: str | Unset = UNSET, if_range: str | Unset = UNSET, if_none_match: str | Unset = UNSET) -> bytes:
        """Get an invoice as a file."""
        given: dict[str, Any] = {"id": id, "format_": format_, "range_": range_, "if_range": if_range, "if_none_match": if_none_match}
        return self._ask(get_invoice_document_call, given)

    def list_webhooks(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> WebhookList:
        """List the webhooks of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return self._ask(list_webhooks_call, given)

    def create_webhook(self, *, body: WebhookRequest, idempotency_key: str | Unset = UNSET) -> CreatedWebhook:
        """Create a webhook."""
        given: dict[str, Any] = {"body": body, "idempotency_key": idempotency_key}
        return self._ask(create_webhook_call, given)

    def get_webhook(self, id: str) -> Webhook:
        """Get one webhook of the account."""
        given: dict[str, Any] = {"id": id}
        return self._ask(get_webhook_call, given)

    def delete_webhook(self, id: str) -> None:
        """Delete a webhook."""
        given: dict[str, Any] = {"id": id}
        return self._ask(delete_webhook_call, given)

    def update_webhook(self, id: str, *, body: WebhookPatch) -> Webhook:
        """Change a webhook."""
        given: dict[str, Any] = {"id": id, "body": body}
        return self._ask(update_webhook_call, given)

    def roll_webhook_secret(self, id: str, *, idempotency_key: str | Unset = UNSET) -> CreatedWebhook:
        """Give a webhook a new secret."""
        given: dict[str, Any] = {"id": id, "idempotency_key": idempotency_key}
        return self._ask(roll_webhook_secret_call, given)

    def test_webhook(self, id: str, *, idempotency_key: str | Unset = UNSET) -> WebhookDelivery:
        """Send a test event to a webhook."""
        given: dict[str, Any] = {"id": id, "idempotency_key": idempotency_key}
        return self._ask(test_webhook_call, given)

    def list_deliveries(self, id: str, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> WebhookDeliveryList:
        """List what was sent to a webhook."""
        given: dict[str, Any] = {"id": id, "limit": limit, "cursor": cursor}
        return self._ask(list_deliveries_call, given)

    def replay_delivery(self, id: str, event: str) -> WebhookDelivery:
        """Send a delivery again."""
        given: dict[str, Any] = {"id": id, "event": event}
        return self._ask(replay_delivery_call, given)

    def get_status(self) -> Status:
        """Get the status of the service, by region."""
        given: dict[str, Any] = {}
        return self._ask(get_status_call, given)

    def get_status_history(self, *, days: int | Unset = 90) -> StatusHistory:
        """Get the status day by day."""
        given: dict[str, Any] = {"days": days}
        return self._ask(get_status_history_call, given)

    def get_changelog(self) -> Changelog:
        """List the changes of each release."""
        given: dict[str, Any] = {}
        return self._ask(get_changelog_call, given)

    def get_session(self) -> SessionState:
        """Get the current session."""
        given: dict[str, Any] = {}
        return self._ask(get_session_call, given)

    def start_session(self, *, body: SessionRequest) -> SessionSent:
        """Request a sign-in link."""
        given: dict[str, Any] = {"body": body}
        return self._ask(start_session_call, given)

    def end_session(self, *, everywhere: bool | Unset = False) -> None:
        """Sign out."""
        given: dict[str, Any] = {"everywhere": everywhere}
        return self._ask(end_session_call, given)

    def open_session(self, *, body: SessionToken) -> Session:
        """Sign in with the link."""
        given: dict[str, Any] = {"body": body}
        return self._ask(open_session_call, given)

    def renew_session(self) -> SessionState:
        """Replace the session cookie."""
        given: dict[str, Any] = {}
        return self._ask(renew_session_call, given)

    def inspect_link(self, *, body: SessionToken) -> MailLink:
        """See what a link from an e-mail would do."""
        given: dict[str, Any] = {"body": body}
        return self._ask(inspect_link_call, given)

class AsyncOperations:
    """Calls to be awaited for their answer."""

    async def _ask(self, call: Any, given: dict[str, Any]) -> Any:
        raise NotImplementedError

    async def geocode(self, *, q: str | Unset = UNSET, country: str | Unset = UNSET, region: str | Unset = UNSET, district: str | Unset = UNSET, city: str | Unset = UNSET, street: str | Unset = UNSET, house: str | Unset = UNSET, postal_code: str | Unset = UNSET, limit: int | Unset = 5, lat: float | Unset = UNSET, lon: float | Unset = UNSET, bbox: list[float] | Unset = UNSET, lang: Lang | Unset = UNSET, explain: bool | Unset = False) -> GeocodeAnswer:
        """Find where an address is."""
        given: dict[str, Any] = {"q": q, "country": country, "region": region, "district": district, "city": city, "street": street, "house": house, "postal_code": postal_code, "limit": limit, "lat": lat, "lon": lon, "bbox": bbox, "lang": lang, "explain": explain}
        return await self._ask(geocode_call, given)

    async def geocode_many(self, *, body: GeocodeManyRequest) -> GeocodeManyAnswer:
        """Find where up to 100 addresses are."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(geocode_many_call, given)

    async def reverse(self, *, lat: float, lon: float, radius_m: float | Unset = 1000.0, limit: int | Unset = 1, lang: Lang | Unset = UNSET) -> ReverseAnswer:
        """Find what is at a point."""
        given: dict[str, Any] = {"lat": lat, "lon": lon, "radius_m": radius_m, "limit": limit, "lang": lang}
        return await self._ask(reverse_call, given)

    async def reverse_many(self, *, body: ReverseManyRequest) -> ReverseManyAnswer:
        """Find what is at up to 100 points."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(reverse_many_call, given)

    async def suggest(self, *, q: str, lat: float | Unset = UNSET, lon: float | Unset = UNSET, limit: int | Unset = 7, country: str | Unset = UNSET, types: list[SuggestType] | Unset = UNSET, lang: Lang | Unset = UNSET) -> SuggestAnswer:
        """Suggest addresses as they are typed."""
        given: dict[str, Any] = {"q": q, "lat": lat, "lon": lon, "limit": limit, "country": country, "types": types, "lang": lang}
        return await self._ask(suggest_call, given)

    async def route(self, *, body: RouteRequest) -> RouteAnswer:
        """Find the best route through points."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(route_call, given)

    async def matrix(self, *, body: MatrixRequest) -> MatrixAnswer:
        """Get durations and distances between many points."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(matrix_call, given)

    async def list_batches(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> BatchList:
        """List the batch jobs of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return await self._ask(list_batches_call, given)

    async def get_batch(self, job: str) -> BatchJob:
        """Get the progress of a batch job."""
        given: dict[str, Any] = {"job": job}
        return await self._ask(get_batch_call, given)

    async def cancel_batch(self, job: str) -> BatchJob:
        """Cancel a batch job."""
        given: dict[str, Any] = {"job": job}
        return await self._ask(cancel_batch_call, given)

    async def issue_key(self, *, email: str, mode: KeyMode | Unset = UNSET) -> IssuedKey:
        """Get a key for an e-mail address."""
        given: dict[str, Any] = {"email": email, "mode": mode}
        return await self._ask(issue_key_call, given)

    async def confirm_email(self, *, token: str) -> Confirmation:
        """Confirm an e-mail address."""
        given: dict[str, Any] = {"token": token}
        return await self._ask(confirm_email_call, given)

    async def list_keys(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> KeyList:
        """List the keys of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return await self._ask(list_keys_call, given)

    async def create_key(self, *, body: KeyRequest, idempotency_key: str | Unset = UNSET) -> CreatedKey:
        """Create another key."""
        given: dict[str, Any] = {"body": body, "idempotency_key": idempotency_key}
        return await self._ask(create_key_call, given)

    async def get_key(self, id: str) -> Key:
        """Get one key of the account."""
        given: dict[str, Any] = {"id": id}
        return await self._ask(get_key_call, given)

    async def revoke_key(self, id: str) -> None:
        """Revoke a key."""
        given: dict[str, Any] = {"id": id}
        return await self._ask(revoke_key_call, given)

    async def get_account(self) -> Account:
        """Get the account."""
        given: dict[str, Any] = {}
        return await self._ask(get_account_call, given)

    async def delete_account(self) -> DeletionAsked:
        """Request the deletion of the account."""
        given: dict[str, Any] = {}
        return await self._ask(delete_account_call, given)

    async def update_account(self, *, body: AccountPatch) -> Account:
        """Change limits, alerts and the payer."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(update_account_call, given)

    async def confirm_deletion(self, *, body: SessionToken) -> None:
        """Delete the account with the link from the e-mail."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(confirm_deletion_call, given)

    async def get_usage(self, *, from_: datetime.date | Unset = UNSET, to: datetime.date | Unset = UNSET, group: list[UsageGroup] | Unset = UNSET, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> UsageList:
        """Get usage by day."""
        given: dict[str, Any] = {"from_": from_, "to": to, "group": group, "limit": limit, "cursor": cursor}
        return await self._ask(get_usage_call, given)

    async def list_invoices(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> InvoiceList:
        """List the invoices of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return await self._ask(list_invoices_call, given)

    async def get_invoice(self, id: str) -> Invoice:
        """Get an invoice or a preview."""
        given: dict[str, Any] = {"id": id}
        return await self._ask(get_invoice_call, given)

    async def get_invoice_document(self, id: str, *, format_: DocumentFormat | Unset = 'pdf', range_: str | Unset = UNSET, if_range: str | Unset = UNSET, if_none_match: str | Unset = UNSET) -> bytes:
        """Get an invoice as a file."""
        given: dict[str, Any] = {"id": id, "format_": format_, "range_": range_, "if_range": if_range, "if_none_match": if_none_match}
        return await self._ask(get_invoice_document_call, given)

    async def list_webhooks(self, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> WebhookList:
        """List the webhooks of the account."""
        given: dict[str, Any] = {"limit": limit, "cursor": cursor}
        return await self._ask(list_webhooks_call, given)

    async def create_webhook(self, *, body: WebhookRequest, idempotency_key: str | Unset = UNSET) -> CreatedWebhook:
        """Create a webhook."""
        given: dict[str, Any] = {"body": body, "idempotency_key": idempotency_key}
        return await self._ask(create_webhook_call, given)

    async def get_webhook(self, id: str) -> Webhook:
        """Get one webhook of the account."""
        given: dict[str, Any] = {"id": id}
        return await self._ask(get_webhook_call, given)

    async def delete_webhook(self, id: str) -> None:
        """Delete a webhook."""
        given: dict[str, Any] = {"id": id}
        return await self._ask(delete_webhook_call, given)

    async def update_webhook(self, id: str, *, body: WebhookPatch) -> Webhook:
        """Change a webhook."""
        given: dict[str, Any] = {"id": id, "body": body}
        return await self._ask(update_webhook_call, given)

    async def roll_webhook_secret(self, id: str, *, idempotency_key: str | Unset = UNSET) -> CreatedWebhook:
        """Give a webhook a new secret."""
        given: dict[str, Any] = {"id": id, "idempotency_key": idempotency_key}
        return await self._ask(roll_webhook_secret_call, given)

    async def test_webhook(self, id: str, *, idempotency_key: str | Unset = UNSET) -> WebhookDelivery:
        """Send a test event to a webhook."""
        given: dict[str, Any] = {"id": id, "idempotency_key": idempotency_key}
        return await self._ask(test_webhook_call, given)

    async def list_deliveries(self, id: str, *, limit: int | Unset = 100, cursor: str | Unset = UNSET) -> WebhookDeliveryList:
        """List what was sent to a webhook."""
        given: dict[str, Any] = {"id": id, "limit": limit, "cursor": cursor}
        return await self._ask(list_deliveries_call, given)

    async def replay_delivery(self, id: str, event: str) -> WebhookDelivery:
        """Send a delivery again."""
        given: dict[str, Any] = {"id": id, "event": event}
        return await self._ask(replay_delivery_call, given)

    async def get_status(self) -> Status:
        """Get the status of the service, by region."""
        given: dict[str, Any] = {}
        return await self._ask(get_status_call, given)

    async def get_status_history(self, *, days: int | Unset = 90) -> StatusHistory:
        """Get the status day by day."""
        given: dict[str, Any] = {"days": days}
        return await self._ask(get_status_history_call, given)

    async def get_changelog(self) -> Changelog:
        """List the changes of each release."""
        given: dict[str, Any] = {}
        return await self._ask(get_changelog_call, given)

    async def get_session(self) -> SessionState:
        """Get the current session."""
        given: dict[str, Any] = {}
        return await self._ask(get_session_call, given)

    async def start_session(self, *, body: SessionRequest) -> SessionSent:
        """Request a sign-in link."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(start_session_call, given)

    async def end_session(self, *, everywhere: bool | Unset = False) -> None:
        """Sign out."""
        given: dict[str, Any] = {"everywhere": everywhere}
        return await self._ask(end_session_call, given)

    async def open_session(self, *, body: SessionToken) -> Session:
        """Sign in with the link."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(open_session_call, given)

    async def renew_session(self) -> SessionState:
        """Replace the session cookie."""
        given: dict[str, Any] = {}
        return await self._ask(renew_session_call, given)

    async def inspect_link(self, *, body: SessionToken) -> MailLink:
        """See what a link from an e-mail would do."""
        given: dict[str, Any] = {"body": body}
        return await self._ask(inspect_link_call, given)
