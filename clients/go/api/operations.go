// Code generated from the contract DO NOT EDIT.

package api

import (
	"context"
	_ "embed"
	"net/http"
)

//go:embed operations.json
var Table []byte

// Ask sends a request of an operation and reads the answer into a value, as JSON or bytes; with nil it reads nothing.
type Ask func(ctx context.Context, operation string, request func(server string) (*http.Request, error), into any) error

// Operations has every operation of the contract.
type Operations struct{ Ask Ask }

// Geocode: Find where an address is.
func (o Operations) Geocode(ctx context.Context, params *GeocodeParams) (*GeocodeAnswer, error) {
	var answer GeocodeAnswer
	if err := o.Ask(ctx, "geocode", func(server string) (*http.Request, error) { return NewGeocodeRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GeocodeMany: Find where up to 100 addresses are.
func (o Operations) GeocodeMany(ctx context.Context, body GeocodeManyJSONRequestBody) (*GeocodeManyAnswer, error) {
	var answer GeocodeManyAnswer
	if err := o.Ask(ctx, "geocodeMany", func(server string) (*http.Request, error) { return NewGeocodeManyRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// Reverse: Find what is at a point.
func (o Operations) Reverse(ctx context.Context, params *ReverseParams) (*ReverseAnswer, error) {
	var answer ReverseAnswer
	if err := o.Ask(ctx, "reverse", func(server string) (*http.Request, error) { return NewReverseRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ReverseMany: Find what is at up to 100 points.
func (o Operations) ReverseMany(ctx context.Context, body ReverseManyJSONRequestBody) (*ReverseManyAnswer, error) {
	var answer ReverseManyAnswer
	if err := o.Ask(ctx, "reverseMany", func(server string) (*http.Request, error) { return NewReverseManyRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// Suggest: Suggest addresses as they are typed.
func (o Operations) Suggest(ctx context.Context, params *SuggestParams) (*SuggestAnswer, error) {
	var answer SuggestAnswer
	if err := o.Ask(ctx, "suggest", func(server string) (*http.Request, error) { return NewSuggestRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// Route: Find the best route through points.
func (o Operations) Route(ctx context.Context, body RouteJSONRequestBody) (*RouteAnswer, error) {
	var answer RouteAnswer
	if err := o.Ask(ctx, "route", func(server string) (*http.Request, error) { return NewRouteRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// Matrix: Get durations and distances between many points.
func (o Operations) Matrix(ctx context.Context, body MatrixJSONRequestBody) (*MatrixAnswer, error) {
	var answer MatrixAnswer
	if err := o.Ask(ctx, "matrix", func(server string) (*http.Request, error) { return NewMatrixRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ListBatches: List the batch jobs of the account.
func (o Operations) ListBatches(ctx context.Context, params *ListBatchesParams) (*BatchList, error) {
	var answer BatchList
	if err := o.Ask(ctx, "listBatches", func(server string) (*http.Request, error) { return NewListBatchesRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetBatch: Get the progress of a batch job.
func (o Operations) GetBatch(ctx context.Context, job Id) (*BatchJob, error) {
	var answer BatchJob
	if err := o.Ask(ctx, "getBatch", func(server string) (*http.Request, error) { return NewGetBatchRequest(server, job) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// CancelBatch: Cancel a batch job.
func (o Operations) CancelBatch(ctx context.Context, job Id) (*BatchJob, error) {
	var answer BatchJob
	if err := o.Ask(ctx, "cancelBatch", func(server string) (*http.Request, error) { return NewCancelBatchRequest(server, job) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// IssueKey: Get a key for an e-mail address.
func (o Operations) IssueKey(ctx context.Context, params *IssueKeyParams) (*IssuedKey, error) {
	var answer IssuedKey
	if err := o.Ask(ctx, "issueKey", func(server string) (*http.Request, error) { return NewIssueKeyRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ConfirmEmail: Confirm an e-mail address.
func (o Operations) ConfirmEmail(ctx context.Context, params *ConfirmEmailParams) (*Confirmation, error) {
	var answer Confirmation
	if err := o.Ask(ctx, "confirmEmail", func(server string) (*http.Request, error) { return NewConfirmEmailRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ListKeys: List the keys of the account.
func (o Operations) ListKeys(ctx context.Context, params *ListKeysParams) (*KeyList, error) {
	var answer KeyList
	if err := o.Ask(ctx, "listKeys", func(server string) (*http.Request, error) { return NewListKeysRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// CreateKey: Create another key.
func (o Operations) CreateKey(ctx context.Context, params *CreateKeyParams, body CreateKeyJSONRequestBody) (*CreatedKey, error) {
	var answer CreatedKey
	if err := o.Ask(ctx, "createKey", func(server string) (*http.Request, error) { return NewCreateKeyRequest(server, params, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetKey: Get one key of the account.
func (o Operations) GetKey(ctx context.Context, id Id) (*Key, error) {
	var answer Key
	if err := o.Ask(ctx, "getKey", func(server string) (*http.Request, error) { return NewGetKeyRequest(server, id) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// RevokeKey: Revoke a key.
func (o Operations) RevokeKey(ctx context.Context, id Id) error {
	return o.Ask(ctx, "revokeKey", func(server string) (*http.Request, error) { return NewRevokeKeyRequest(server, id) }, nil)
}

// GetAccount: Get the account.
func (o Operations) GetAccount(ctx context.Context) (*Account, error) {
	var answer Account
	if err := o.Ask(ctx, "getAccount", func(server string) (*http.Request, error) { return NewGetAccountRequest(server) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// DeleteAccount: Request the deletion of the account.
func (o Operations) DeleteAccount(ctx context.Context) (*DeletionAsked, error) {
	var answer DeletionAsked
	if err := o.Ask(ctx, "deleteAccount", func(server string) (*http.Request, error) { return NewDeleteAccountRequest(server) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// UpdateAccount: Change limits, alerts and the payer.
func (o Operations) UpdateAccount(ctx context.Context, body UpdateAccountJSONRequestBody) (*Account, error) {
	var answer Account
	if err := o.Ask(ctx, "updateAccount", func(server string) (*http.Request, error) { return NewUpdateAccountRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ConfirmDeletion: Delete the account with the link from the e-mail.
func (o Operations) ConfirmDeletion(ctx context.Context, body ConfirmDeletionJSONRequestBody) error {
	return o.Ask(ctx, "confirmDeletion", func(server string) (*http.Request, error) { return NewConfirmDeletionRequest(server, body) }, nil)
}

// GetUsage: Get usage by day.
func (o Operations) GetUsage(ctx context.Context, params *GetUsageParams) (*UsageList, error) {
	var answer UsageList
	if err := o.Ask(ctx, "getUsage", func(server string) (*http.Request, error) { return NewGetUsageRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ListInvoices: List the invoices of the account.
func (o Operations) ListInvoices(ctx context.Context, params *ListInvoicesParams) (*InvoiceList, error) {
	var answer InvoiceList
	if err := o.Ask(ctx, "listInvoices", func(server string) (*http.Request, error) { return NewListInvoicesRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetInvoice: Get an invoice or a preview.
func (o Operations) GetInvoice(ctx context.Context, id Id) (*Invoice, error) {
	var answer Invoice
	if err := o.Ask(ctx, "getInvoice", func(server string) (*http.Request, error) { return NewGetInvoiceRequest(server, id) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetInvoiceDocument: Get an invoice as a file.
func (o Operations) GetInvoiceDocument(ctx context.Context, id Id, params *GetInvoiceDocumentParams) ([]byte, error) {
	var answer []byte
	if err := o.Ask(ctx, "getInvoiceDocument", func(server string) (*http.Request, error) { return NewGetInvoiceDocumentRequest(server, id, params) }, &answer); err != nil {
		return nil, err
	}
	return answer, nil
}

// ListWebhooks: List the webhooks of the account.
func (o Operations) ListWebhooks(ctx context.Context, params *ListWebhooksParams) (*WebhookList, error) {
	var answer WebhookList
	if err := o.Ask(ctx, "listWebhooks", func(server string) (*http.Request, error) { return NewListWebhooksRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// CreateWebhook: Create a webhook.
func (o Operations) CreateWebhook(ctx context.Context, params *CreateWebhookParams, body CreateWebhookJSONRequestBody) (*CreatedWebhook, error) {
	var answer CreatedWebhook
	if err := o.Ask(ctx, "createWebhook", func(server string) (*http.Request, error) { return NewCreateWebhookRequest(server, params, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetWebhook: Get one webhook of the account.
func (o Operations) GetWebhook(ctx context.Context, id Id) (*Webhook, error) {
	var answer Webhook
	if err := o.Ask(ctx, "getWebhook", func(server string) (*http.Request, error) { return NewGetWebhookRequest(server, id) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// DeleteWebhook: Delete a webhook.
func (o Operations) DeleteWebhook(ctx context.Context, id Id) error {
	return o.Ask(ctx, "deleteWebhook", func(server string) (*http.Request, error) { return NewDeleteWebhookRequest(server, id) }, nil)
}

// UpdateWebhook: Change a webhook.
func (o Operations) UpdateWebhook(ctx context.Context, id Id, body UpdateWebhookJSONRequestBody) (*Webhook, error) {
	var answer Webhook
	if err := o.Ask(ctx, "updateWebhook", func(server string) (*http.Request, error) { return NewUpdateWebhookRequest(server, id, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// RollWebhookSecret: Give a webhook a new secret.
func (o Operations) RollWebhookSecret(ctx context.Context, id Id, params *RollWebhookSecretParams) (*CreatedWebhook, error) {
	var answer CreatedWebhook
	if err := o.Ask(ctx, "rollWebhookSecret", func(server string) (*http.Request, error) { return NewRollWebhookSecretRequest(server, id, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// TestWebhook: Send a test event to a webhook.
func (o Operations) TestWebhook(ctx context.Context, id Id, params *TestWebhookParams) (*WebhookDelivery, error) {
	var answer WebhookDelivery
	if err := o.Ask(ctx, "testWebhook", func(server string) (*http.Request, error) { return NewTestWebhookRequest(server, id, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ListDeliveries: List what was sent to a webhook.
func (o Operations) ListDeliveries(ctx context.Context, id Id, params *ListDeliveriesParams) (*WebhookDeliveryList, error) {
	var answer WebhookDeliveryList
	if err := o.Ask(ctx, "listDeliveries", func(server string) (*http.Request, error) { return NewListDeliveriesRequest(server, id, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// ReplayDelivery: Send a delivery again.
func (o Operations) ReplayDelivery(ctx context.Context, id Id, event EventId) (*WebhookDelivery, error) {
	var answer WebhookDelivery
	if err := o.Ask(ctx, "replayDelivery", func(server string) (*http.Request, error) { return NewReplayDeliveryRequest(server, id, event) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetStatus: Get the status of the service, by region.
func (o Operations) GetStatus(ctx context.Context) (*Status, error) {
	var answer Status
	if err := o.Ask(ctx, "getStatus", func(server string) (*http.Request, error) { return NewGetStatusRequest(server) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetStatusHistory: Get the status day by day.
func (o Operations) GetStatusHistory(ctx context.Context, params *GetStatusHistoryParams) (*StatusHistory, error) {
	var answer StatusHistory
	if err := o.Ask(ctx, "getStatusHistory", func(server string) (*http.Request, error) { return NewGetStatusHistoryRequest(server, params) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetChangelog: List the changes of each release.
func (o Operations) GetChangelog(ctx context.Context) (*Changelog, error) {
	var answer Changelog
	if err := o.Ask(ctx, "getChangelog", func(server string) (*http.Request, error) { return NewGetChangelogRequest(server) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// GetSession: Get the current session.
func (o Operations) GetSession(ctx context.Context) (*SessionState, error) {
	var answer SessionState
	if err := o.Ask(ctx, "getSession", func(server string) (*http.Request, error) { return NewGetSessionRequest(server) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// StartSession: Request a sign-in link.
func (o Operations) StartSession(ctx context.Context, body StartSessionJSONRequestBody) (*SessionSent, error) {
	var answer SessionSent
	if err := o.Ask(ctx, "startSession", func(server string) (*http.Request, error) { return NewStartSessionRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// EndSession: Sign out.
func (o Operations) EndSession(ctx context.Context, params *EndSessionParams) error {
	return o.Ask(ctx, "endSession", func(server string) (*http.Request, error) { return NewEndSessionRequest(server, params) }, nil)
}

// OpenSession: Sign in with the link.
func (o Operations) OpenSession(ctx context.Context, body OpenSessionJSONRequestBody) (*Session, error) {
	var answer Session
	if err := o.Ask(ctx, "openSession", func(server string) (*http.Request, error) { return NewOpenSessionRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// RenewSession: Replace the session cookie.
func (o Operations) RenewSession(ctx context.Context) (*SessionState, error) {
	var answer SessionState
	if err := o.Ask(ctx, "renewSession", func(server string) (*http.Request, error) { return NewRenewSessionRequest(server) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// InspectLink: See what a link from an e-mail would do.
func (o Operations) InspectLink(ctx context.Context, body InspectLinkJSONRequestBody) (*MailLink, error) {
	var answer MailLink
	if err := o.Ask(ctx, "inspectLink", func(server string) (*http.Request, error) { return NewInspectLinkRequest(server, body) }, &answer); err != nil {
		return nil, err
	}
	return &answer, nil
}

// Page returns the items of a list and the cursor of the next page, nil on the last one.
func (l *BatchList) Page() ([]BatchJob, *string) {
	return l.Items, l.NextCursor
}

// Page returns the items of a list and the cursor of the next page, nil on the last one.
func (l *KeyList) Page() ([]Key, *string) {
	return l.Items, l.NextCursor
}

// Page returns the items of a list and the cursor of the next page, nil on the last one.
func (l *UsageList) Page() ([]UsageRow, *string) {
	return l.Items, l.NextCursor
}

// Page returns the items of a list and the cursor of the next page, nil on the last one.
func (l *InvoiceList) Page() ([]Invoice, *string) {
	return l.Items, l.NextCursor
}

// Page returns the items of a list and the cursor of the next page, nil on the last one.
func (l *WebhookList) Page() ([]Webhook, *string) {
	return l.Items, l.NextCursor
}

// Page returns the items of a list and the cursor of the next page, nil on the last one.
func (l *WebhookDeliveryList) Page() ([]WebhookDelivery, *string) {
	return l.Items, l.NextCursor
}
