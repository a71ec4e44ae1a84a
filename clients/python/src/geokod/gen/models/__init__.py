""" Contains all the data models used in inputs/outputs """

from .account import Account
from .account_patch import AccountPatch
from .alert_told import AlertTold
from .alerts import Alerts
from .alerts_patch import AlertsPatch
from .batch_delimiter import BatchDelimiter
from .batch_encoding import BatchEncoding
from .batch_event import BatchEvent
from .batch_event_data import BatchEventData
from .batch_event_error import BatchEventError
from .batch_failure import BatchFailure
from .batch_form import BatchForm
from .batch_job import BatchJob
from .batch_list import BatchList
from .billing import Billing
from .billing_line import BillingLine
from .change import Change
from .changelog import Changelog
from .components import Components
from .confirmation import Confirmation
from .created_key import CreatedKey
from .created_webhook import CreatedWebhook
from .day_status import DayStatus
from .deletion_asked import DeletionAsked
from .document_format import DocumentFormat
from .document_link import DocumentLink
from .doubt import Doubt
from .envelope import Envelope
from .explained_word import ExplainedWord
from .explanation import Explanation
from .field_error import FieldError
from .geocode_answer import GeocodeAnswer
from .geocode_item import GeocodeItem
from .geocode_many_answer import GeocodeManyAnswer
from .geocode_many_request import GeocodeManyRequest
from .geocode_result import GeocodeResult
from .geocoded_item import GeocodedItem
from .geometry_format import GeometryFormat
from .house_parts import HouseParts
from .incident import Incident
from .incident_note import IncidentNote
from .invoice import Invoice
from .invoice_event import InvoiceEvent
from .invoice_event_data import InvoiceEventData
from .invoice_line import InvoiceLine
from .invoice_list import InvoiceList
from .issued_key import IssuedKey
from .key import Key
from .key_list import KeyList
from .key_mode import KeyMode
from .key_request import KeyRequest
from .lang import Lang
from .leg import Leg
from .limits import Limits
from .limits_patch import LimitsPatch
from .line_string import LineString
from .mail_link import MailLink
from .match import Match
from .matrix_answer import MatrixAnswer
from .matrix_request import MatrixRequest
from .min_precision import MinPrecision
from .operation_latency import OperationLatency
from .payer import Payer
from .payer_bank import PayerBank
from .place import Place
from .point import Point
from .problem import Problem
from .profile import Profile
from .quota import Quota
from .rate import Rate
from .region_history import RegionHistory
from .region_minutes import RegionMinutes
from .region_status import RegionStatus
from .release import Release
from .reverse_answer import ReverseAnswer
from .reverse_item import ReverseItem
from .reverse_many_answer import ReverseManyAnswer
from .reverse_many_request import ReverseManyRequest
from .reversed_item import ReversedItem
from .road_place import RoadPlace
from .route import Route
from .route_answer import RouteAnswer
from .route_lang import RouteLang
from .route_request import RouteRequest
from .session import Session
from .session_request import SessionRequest
from .session_sent import SessionSent
from .session_state import SessionState
from .session_token import SessionToken
from .snapped_point import SnappedPoint
from .status import Status
from .status_history import StatusHistory
from .step import Step
from .submitted_batch import SubmittedBatch
from .suggest_answer import SuggestAnswer
from .suggest_type import SuggestType
from .suggestion import Suggestion
from .test_event import TestEvent
from .test_event_data import TestEventData
from .threshold_event import ThresholdEvent
from .threshold_event_data import ThresholdEventData
from .traffic import Traffic
from .traffic_wish import TrafficWish
from .uptime_minutes import UptimeMinutes
from .usage_group import UsageGroup
from .usage_list import UsageList
from .usage_month import UsageMonth
from .usage_row import UsageRow
from .vat import Vat
from .webhook import Webhook
from .webhook_attempt import WebhookAttempt
from .webhook_delivery import WebhookDelivery
from .webhook_delivery_list import WebhookDeliveryList
from .webhook_event_name import WebhookEventName
from .webhook_list import WebhookList
from .webhook_patch import WebhookPatch
from .webhook_request import WebhookRequest

__all__ = (
    "Account",
    "AccountPatch",
    "Alerts",
    "AlertsPatch",
    "AlertTold",
    "BatchDelimiter",
    "BatchEncoding",
    "BatchEvent",
    "BatchEventData",
    "BatchEventError",
    "BatchFailure",
    "BatchForm",
    "BatchJob",
    "BatchList",
    "Billing",
    "BillingLine",
    "Change",
    "Changelog",
    "Components",
    "Confirmation",
    "CreatedKey",
    "CreatedWebhook",
    "DayStatus",
    "DeletionAsked",
    "DocumentFormat",
    "DocumentLink",
    "Doubt",
    "Envelope",
    "ExplainedWord",
    "Explanation",
    "FieldError",
    "GeocodeAnswer",
    "GeocodedItem",
    "GeocodeItem",
    "GeocodeManyAnswer",
    "GeocodeManyRequest",
    "GeocodeResult",
    "GeometryFormat",
    "HouseParts",
    "Incident",
    "IncidentNote",
    "Invoice",
    "InvoiceEvent",
    "InvoiceEventData",
    "InvoiceLine",
    "InvoiceList",
    "IssuedKey",
    "Key",
    "KeyList",
    "KeyMode",
    "KeyRequest",
    "Lang",
    "Leg",
    "Limits",
    "LimitsPatch",
    "LineString",
    "MailLink",
    "Match",
    "MatrixAnswer",
    "MatrixRequest",
    "MinPrecision",
    "OperationLatency",
    "Payer",
    "PayerBank",
    "Place",
    "Point",
    "Problem",
    "Profile",
    "Quota",
    "Rate",
    "RegionHistory",
    "RegionMinutes",
    "RegionStatus",
    "Release",
    "ReverseAnswer",
    "ReversedItem",
    "ReverseItem",
    "ReverseManyAnswer",
    "ReverseManyRequest",
    "RoadPlace",
    "Route",
    "RouteAnswer",
    "RouteLang",
    "RouteRequest",
    "Session",
    "SessionRequest",
    "SessionSent",
    "SessionState",
    "SessionToken",
    "SnappedPoint",
    "Status",
    "StatusHistory",
    "Step",
    "SubmittedBatch",
    "SuggestAnswer",
    "Suggestion",
    "SuggestType",
    "TestEvent",
    "TestEventData",
    "ThresholdEvent",
    "ThresholdEventData",
    "Traffic",
    "TrafficWish",
    "UptimeMinutes",
    "UsageGroup",
    "UsageList",
    "UsageMonth",
    "UsageRow",
    "Vat",
    "Webhook",
    "WebhookAttempt",
    "WebhookDelivery",
    "WebhookDeliveryList",
    "WebhookEventName",
    "WebhookList",
    "WebhookPatch",
    "WebhookRequest",
)
