// Generated from openapi/dist/openapi.json by "make generate". Change the contract, not this file.

import type { CancelBatchData, CancelBatchResponse, ConfirmDeletionData, ConfirmDeletionResponse, ConfirmEmailData, ConfirmEmailResponse, CreateKeyData, CreateKeyResponse, CreateWebhookData, CreateWebhookResponse, DeleteAccountData, DeleteAccountResponse, DeleteWebhookData, DeleteWebhookResponse, EndSessionData, EndSessionResponse, GeocodeData, GeocodeResponse, GeocodeManyData, GeocodeManyResponse, GetAccountData, GetAccountResponse, GetBatchData, GetBatchResponse, GetBatchResultData, GetBatchResultResponse, GetChangelogData, GetChangelogResponse, GetInvoiceData, GetInvoiceResponse, GetInvoiceDocumentData, GetInvoiceDocumentResponse, GetKeyData, GetKeyResponse, GetSessionData, GetSessionResponse, GetStatusData, GetStatusResponse, GetStatusHistoryData, GetStatusHistoryResponse, GetUsageData, GetUsageResponse, GetWebhookData, GetWebhookResponse, InspectLinkData, InspectLinkResponse, IssueKeyData, IssueKeyResponse, ListBatchesData, ListBatchesResponse, ListDeliveriesData, ListDeliveriesResponse, ListInvoicesData, ListInvoicesResponse, ListKeysData, ListKeysResponse, ListWebhooksData, ListWebhooksResponse, MatrixData, MatrixResponse, OpenSessionData, OpenSessionResponse, RenewSessionData, RenewSessionResponse, ReplayDeliveryData, ReplayDeliveryResponse, ReverseData, ReverseResponse, ReverseManyData, ReverseManyResponse, RevokeKeyData, RevokeKeyResponse, RollWebhookSecretData, RollWebhookSecretResponse, RouteData, RouteResponse, StartSessionData, StartSessionResponse, SubmitBatchData, SubmitBatchResponse, SuggestData, SuggestResponse, TestWebhookData, TestWebhookResponse, UpdateAccountData, UpdateAccountResponse, UpdateWebhookData, UpdateWebhookResponse } from './types.gen.ts';

export interface Operations {
  geocode: { data: GeocodeData; answer: GeocodeResponse };
  geocodeMany: { data: GeocodeManyData; answer: GeocodeManyResponse };
  reverse: { data: ReverseData; answer: ReverseResponse };
  reverseMany: { data: ReverseManyData; answer: ReverseManyResponse };
  suggest: { data: SuggestData; answer: SuggestResponse };
  route: { data: RouteData; answer: RouteResponse };
  matrix: { data: MatrixData; answer: MatrixResponse };
  listBatches: { data: ListBatchesData; answer: ListBatchesResponse };
  submitBatch: { data: SubmitBatchData; answer: SubmitBatchResponse };
  getBatch: { data: GetBatchData; answer: GetBatchResponse };
  cancelBatch: { data: CancelBatchData; answer: CancelBatchResponse };
  getBatchResult: { data: GetBatchResultData; answer: GetBatchResultResponse };
  issueKey: { data: IssueKeyData; answer: IssueKeyResponse };
  confirmEmail: { data: ConfirmEmailData; answer: ConfirmEmailResponse };
  listKeys: { data: ListKeysData; answer: ListKeysResponse };
  createKey: { data: CreateKeyData; answer: CreateKeyResponse };
  getKey: { data: GetKeyData; answer: GetKeyResponse };
  revokeKey: { data: RevokeKeyData; answer: RevokeKeyResponse };
  getAccount: { data: GetAccountData; answer: GetAccountResponse };
  updateAccount: { data: UpdateAccountData; answer: UpdateAccountResponse };
  deleteAccount: { data: DeleteAccountData; answer: DeleteAccountResponse };
  confirmDeletion: { data: ConfirmDeletionData; answer: ConfirmDeletionResponse };
  getUsage: { data: GetUsageData; answer: GetUsageResponse };
  listInvoices: { data: ListInvoicesData; answer: ListInvoicesResponse };
  getInvoice: { data: GetInvoiceData; answer: GetInvoiceResponse };
  getInvoiceDocument: { data: GetInvoiceDocumentData; answer: GetInvoiceDocumentResponse };
  listWebhooks: { data: ListWebhooksData; answer: ListWebhooksResponse };
  createWebhook: { data: CreateWebhookData; answer: CreateWebhookResponse };
  getWebhook: { data: GetWebhookData; answer: GetWebhookResponse };
  updateWebhook: { data: UpdateWebhookData; answer: UpdateWebhookResponse };
  deleteWebhook: { data: DeleteWebhookData; answer: DeleteWebhookResponse };
  rollWebhookSecret: { data: RollWebhookSecretData; answer: RollWebhookSecretResponse };
  testWebhook: { data: TestWebhookData; answer: TestWebhookResponse };
  listDeliveries: { data: ListDeliveriesData; answer: ListDeliveriesResponse };
  replayDelivery: { data: ReplayDeliveryData; answer: ReplayDeliveryResponse };
  getStatus: { data: GetStatusData; answer: GetStatusResponse };
  getStatusHistory: { data: GetStatusHistoryData; answer: GetStatusHistoryResponse };
  getChangelog: { data: GetChangelogData; answer: GetChangelogResponse };
  getSession: { data: GetSessionData; answer: GetSessionResponse };
  startSession: { data: StartSessionData; answer: StartSessionResponse };
  endSession: { data: EndSessionData; answer: EndSessionResponse };
  openSession: { data: OpenSessionData; answer: OpenSessionResponse };
  renewSession: { data: RenewSessionData; answer: RenewSessionResponse };
  inspectLink: { data: InspectLinkData; answer: InspectLinkResponse };
}

/** Whether a request may be sent again when its answer was lost. */
export const repeatable: { readonly [Id in keyof Operations]: boolean } = {
  geocode: true,
  geocodeMany: true,
  reverse: true,
  reverseMany: true,
  suggest: true,
  route: true,
  matrix: true,
  listBatches: true,
  submitBatch: false,
  getBatch: true,
  cancelBatch: true,
  getBatchResult: true,
  issueKey: false,
  confirmEmail: true,
  listKeys: true,
  createKey: false,
  getKey: true,
  revokeKey: true,
  getAccount: true,
  deleteAccount: false,
  updateAccount: true,
  confirmDeletion: false,
  getUsage: true,
  listInvoices: true,
  getInvoice: true,
  getInvoiceDocument: true,
  listWebhooks: true,
  createWebhook: false,
  getWebhook: true,
  deleteWebhook: true,
  updateWebhook: true,
  rollWebhookSecret: false,
  testWebhook: false,
  listDeliveries: true,
  replayDelivery: true,
  getStatus: true,
  getStatusHistory: true,
  getChangelog: true,
  getSession: true,
  startSession: false,
  endSession: true,
  openSession: false,
  renewSession: true,
  inspectLink: true,
};

/** Which have an `Idempotency-Key`: with it they may be sent again too. */
export const idempotent: ReadonlySet<string> = new Set([
  'submitBatch', 'createKey', 'createWebhook', 'rollWebhookSecret', 'testWebhook',
]);

/** JSON with its fields, a file with its types, or undefined: 204, and no body. */
export const answerForms: { readonly [Id in keyof Operations]: AnswerForm | undefined } = {
  geocode: { fields: {
    billing: ['object'],
    cached: ['boolean'],
    quota: ['object'],
    region: ['string'],
    results: ['array'],
    took_ms: ['number'],
  } },
  geocodeMany: { fields: {
    billing: ['object'],
    cached: ['boolean'],
    items: ['array'],
    quota: ['object'],
    region: ['string'],
    took_ms: ['number'],
  } },
  reverse: { fields: {
    billing: ['object'],
    cached: ['boolean'],
    quota: ['object'],
    region: ['string'],
    results: ['array'],
    took_ms: ['number'],
  } },
  reverseMany: { fields: {
    billing: ['object'],
    cached: ['boolean'],
    items: ['array'],
    quota: ['object'],
    region: ['string'],
    took_ms: ['number'],
  } },
  suggest: { fields: {
    billing: ['object'],
    cached: ['boolean'],
    quota: ['object'],
    region: ['string'],
    suggestions: ['array'],
    took_ms: ['number'],
  } },
  route: { fields: {
    billing: ['object'],
    cached: ['boolean'],
    points: ['array'],
    quota: ['object'],
    region: ['string'],
    routes: ['array'],
    took_ms: ['number'],
    traffic: ['object'],
  } },
  matrix: { fields: {
    billing: ['object'],
    cached: ['boolean'],
    destinations: ['array'],
    distances_m: ['array'],
    durations_s: ['array'],
    origins: ['array'],
    quota: ['object'],
    region: ['string'],
    static_durations_s: ['array'],
    took_ms: ['number'],
    traffic: ['object'],
  } },
  listBatches: { fields: {
    items: ['array'],
    next_cursor: ['string', 'null'],
  } },
  submitBatch: { fields: {
    created_at: ['string'],
    data_version: ['string', 'null'],
    error: ['null', 'object'],
    eta_s: ['number', 'null'],
    expires_at: ['string', 'null'],
    failed: ['number'],
    finished_at: ['string', 'null'],
    job: ['string'],
    label: ['string'],
    not_found: ['number'],
    processed: ['number'],
    result_url: ['string', 'null'],
    rows: ['number'],
    started_at: ['string', 'null'],
    status: ['string'],
    succeeded: ['number'],
  } },
  getBatch: { fields: {
    created_at: ['string'],
    data_version: ['string', 'null'],
    error: ['null', 'object'],
    eta_s: ['number', 'null'],
    expires_at: ['string', 'null'],
    failed: ['number'],
    finished_at: ['string', 'null'],
    job: ['string'],
    label: ['string'],
    not_found: ['number'],
    processed: ['number'],
    result_url: ['string', 'null'],
    rows: ['number'],
    started_at: ['string', 'null'],
    status: ['string'],
    succeeded: ['number'],
  } },
  cancelBatch: { fields: {
    created_at: ['string'],
    data_version: ['string', 'null'],
    error: ['null', 'object'],
    eta_s: ['number', 'null'],
    expires_at: ['string', 'null'],
    failed: ['number'],
    finished_at: ['string', 'null'],
    job: ['string'],
    label: ['string'],
    not_found: ['number'],
    processed: ['number'],
    result_url: ['string', 'null'],
    rows: ['number'],
    started_at: ['string', 'null'],
    status: ['string'],
    succeeded: ['number'],
  } },
  getBatchResult: { fileTypes: ['application/octet-stream', 'text/csv'] },
  issueKey: { fields: {
    billing: ['object'],
    email: ['string'],
    key: ['string'],
    quota: ['object'],
  } },
  confirmEmail: { fields: {
    confirmed: ['boolean'],
    email: ['string'],
  } },
  listKeys: { fields: {
    items: ['array'],
    next_cursor: ['string', 'null'],
  } },
  createKey: { fields: {
    confirmed: ['boolean'],
    created_at: ['string'],
    ends_at: ['string', 'null'],
    id: ['string'],
    key: ['string'],
    label: ['string'],
    last_used_on: ['string', 'null'],
    mode: ['string'],
    revoked_at: ['string', 'null'],
    start: ['string'],
  } },
  getKey: { fields: {
    confirmed: ['boolean'],
    created_at: ['string'],
    ends_at: ['string', 'null'],
    id: ['string'],
    label: ['string'],
    last_used_on: ['string', 'null'],
    mode: ['string'],
    revoked_at: ['string', 'null'],
    start: ['string'],
  } },
  revokeKey: undefined,
  getAccount: { fields: {
    alerts: ['object'],
    billing: ['object'],
    confirmed: ['boolean'],
    credit_policy: ['string'],
    email: ['string'],
    id: ['string'],
    limits: ['object'],
    log_retention_days: ['number'],
    payer: ['null', 'object'],
    quota: ['object'],
    rate: ['object'],
    sla: ['number'],
    storage: ['string'],
  } },
  updateAccount: { fields: {
    alerts: ['object'],
    billing: ['object'],
    confirmed: ['boolean'],
    credit_policy: ['string'],
    email: ['string'],
    id: ['string'],
    limits: ['object'],
    log_retention_days: ['number'],
    payer: ['null', 'object'],
    quota: ['object'],
    rate: ['object'],
    sla: ['number'],
    storage: ['string'],
  } },
  deleteAccount: { fields: {
    email: ['string'],
    expires_in_s: ['number'],
  } },
  confirmDeletion: undefined,
  getUsage: { fields: {
    from: ['string'],
    items: ['array'],
    months: ['array'],
    next_cursor: ['string', 'null'],
    to: ['string'],
    total_amount: ['string'],
    total_units: ['number'],
  } },
  listInvoices: { fields: {
    items: ['array'],
    next_cursor: ['string', 'null'],
  } },
  getInvoice: { fields: {
    corrected_by: ['null', 'object'],
    corrects: ['null', 'object'],
    currency: ['string'],
    due: ['string'],
    due_on: ['string', 'null'],
    final_at: ['string', 'null'],
    free_units: ['number'],
    id: ['string'],
    issued_on: ['string', 'null'],
    lines: ['array'],
    month: ['string'],
    no_upd: ['null', 'string'],
    number: ['string', 'null'],
    paid: ['string'],
    paid_on: ['string', 'null'],
    payer: ['null', 'object'],
    reconciliation_sha256: ['string', 'null'],
    state: ['string'],
    total: ['string'],
    units: ['number'],
    vat: ['null', 'object'],
  } },
  getInvoiceDocument: { fileTypes: ['application/octet-stream'] },
  listWebhooks: { fields: {
    items: ['array'],
    next_cursor: ['string', 'null'],
  } },
  createWebhook: { fields: {
    created_at: ['string'],
    disabled_at: ['string', 'null'],
    disabled_because: ['null', 'string'],
    enabled: ['boolean'],
    events: ['array'],
    id: ['string'],
    label: ['string'],
    old_secret_until: ['string', 'null'],
    secret: ['string'],
    url: ['string'],
  } },
  getWebhook: { fields: {
    created_at: ['string'],
    disabled_at: ['string', 'null'],
    disabled_because: ['null', 'string'],
    enabled: ['boolean'],
    events: ['array'],
    id: ['string'],
    label: ['string'],
    old_secret_until: ['string', 'null'],
    url: ['string'],
  } },
  updateWebhook: { fields: {
    created_at: ['string'],
    disabled_at: ['string', 'null'],
    disabled_because: ['null', 'string'],
    enabled: ['boolean'],
    events: ['array'],
    id: ['string'],
    label: ['string'],
    old_secret_until: ['string', 'null'],
    url: ['string'],
  } },
  deleteWebhook: undefined,
  rollWebhookSecret: { fields: {
    created_at: ['string'],
    disabled_at: ['string', 'null'],
    disabled_because: ['null', 'string'],
    enabled: ['boolean'],
    events: ['array'],
    id: ['string'],
    label: ['string'],
    old_secret_until: ['string', 'null'],
    secret: ['string'],
    url: ['string'],
  } },
  testWebhook: { fields: {
    attempts: ['array'],
    created_at: ['string'],
    event: ['string'],
    finished_at: ['string', 'null'],
    next_attempt_at: ['string', 'null'],
    status: ['string'],
    type: ['string'],
  } },
  listDeliveries: { fields: {
    items: ['array'],
    next_cursor: ['string', 'null'],
  } },
  replayDelivery: { fields: {
    attempts: ['array'],
    created_at: ['string'],
    event: ['string'],
    finished_at: ['string', 'null'],
    next_attempt_at: ['string', 'null'],
    status: ['string'],
    type: ['string'],
  } },
  getStatus: { fields: {
    as_of: ['string'],
    credit_policy: ['string'],
    incidents: ['array'],
    log_retention_days: ['number'],
    regions: ['array'],
    sla: ['number'],
    stale: ['boolean'],
    storage: ['string'],
  } },
  getStatusHistory: { fields: {
    as_of: ['string'],
    credit_policy: ['string'],
    incidents: ['array'],
    log_retention_days: ['number'],
    regions: ['array'],
    sla: ['number'],
    stale: ['boolean'],
    storage: ['string'],
  } },
  getChangelog: { fields: {
    releases: ['array'],
  } },
  getSession: { fields: {
    email: ['string'],
    expires_at: ['string'],
    opened_at: ['string'],
    others: ['number'],
  } },
  startSession: { fields: {
    email: ['string'],
    expires_in_s: ['number'],
  } },
  endSession: undefined,
  openSession: { fields: {
    email: ['string'],
    expires_at: ['string'],
  } },
  renewSession: { fields: {
    email: ['string'],
    expires_at: ['string'],
    opened_at: ['string'],
    others: ['number'],
  } },
  inspectLink: { fields: {
    email: ['string'],
    expires_at: ['string'],
    purpose: ['string'],
  } },
};

export type AnswerForm = { readonly fields: AnswerFields } | { readonly fileTypes: readonly string[] };

/** The types that fields which are always there may be of, by field; an empty list: of any type. */
export type AnswerFields = Readonly<Record<string, readonly string[]>>;
