// Generated from openapi/dist/openapi.json by "make generate". Change the contract, not this file.

import { client } from './client.gen.ts';
import { type Client, type ClientMeta, formDataBodySerializer, type Options as Options2, type RequestResult, type TDataShape } from './client/index.ts';
import type { CancelBatchData, CancelBatchErrors, CancelBatchResponses, ConfirmDeletionData, ConfirmDeletionErrors, ConfirmDeletionResponses, ConfirmEmailData, ConfirmEmailErrors, ConfirmEmailResponses, CreateKeyData, CreateKeyErrors, CreateKeyResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeleteAccountData, DeleteAccountErrors, DeleteAccountResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, EndSessionData, EndSessionErrors, EndSessionResponses, GeocodeData, GeocodeErrors, GeocodeManyData, GeocodeManyErrors, GeocodeManyResponses, GeocodeResponses, GetAccountData, GetAccountErrors, GetAccountResponses, GetBatchData, GetBatchErrors, GetBatchResponses, GetBatchResultData, GetBatchResultErrors, GetBatchResultResponses, GetChangelogData, GetChangelogErrors, GetChangelogResponses, GetInvoiceData, GetInvoiceDocumentData, GetInvoiceDocumentErrors, GetInvoiceDocumentResponses, GetInvoiceErrors, GetInvoiceResponses, GetKeyData, GetKeyErrors, GetKeyResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetStatusData, GetStatusErrors, GetStatusHistoryData, GetStatusHistoryErrors, GetStatusHistoryResponses, GetStatusResponses, GetUsageData, GetUsageErrors, GetUsageResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, InspectLinkData, InspectLinkErrors, InspectLinkResponses, IssueKeyData, IssueKeyErrors, IssueKeyResponses, ListBatchesData, ListBatchesErrors, ListBatchesResponses, ListDeliveriesData, ListDeliveriesErrors, ListDeliveriesResponses, ListInvoicesData, ListInvoicesErrors, ListInvoicesResponses, ListKeysData, ListKeysErrors, ListKeysResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, MatrixData, MatrixErrors, MatrixResponses, OpenSessionData, OpenSessionErrors, OpenSessionResponses, RenewSessionData, RenewSessionErrors, RenewSessionResponses, ReplayDeliveryData, ReplayDeliveryErrors, ReplayDeliveryResponses, ReverseData, ReverseErrors, ReverseManyData, ReverseManyErrors, ReverseManyResponses, ReverseResponses, RevokeKeyData, RevokeKeyErrors, RevokeKeyResponses, RollWebhookSecretData, RollWebhookSecretErrors, RollWebhookSecretResponses, RouteData, RouteErrors, RouteResponses, StartSessionData, StartSessionErrors, StartSessionResponses, SubmitBatchData, SubmitBatchErrors, SubmitBatchResponses, SuggestData, SuggestErrors, SuggestResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdateAccountData, UpdateAccountErrors, UpdateAccountResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Where an address is
 *
 * Finds an address, a place or a thing: either `q`, one text in any form and order, or its parts under their names
 * (`country`, `region`, `district`, `city`, `street`, `house`, `postal_code`), never both. Misspellings, short forms,
 * other alphabets and keyboard layouts, missing and wrong postcodes are all right. What is not understood is told in
 * `unparsed`; nothing understood is an empty list.
 *
 * `confidence` is the probability that the first result is what was meant. A house that is not known is never made
 * up: `precision` says what the point is, `distance_m` how far it may be off. Coordinates typed into `q`
 * (`55.7558, 37.6173`) are answered as `reverse` does: what is at that point, and how far from it.
 *
 */
export const geocode = <ThrowOnError extends boolean = false>(options?: Options<GeocodeData, ThrowOnError>): RequestResult<GeocodeResponses, GeocodeErrors, ThrowOnError> => (options?.client ?? client).get<GeocodeResponses, GeocodeErrors, ThrowOnError>({
    querySerializer: { parameters: { bbox: { array: { explode: false } } } },
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/geocode',
    ...options
});

/**
 * Where up to 100 addresses are
 *
 * Answers each item as `GET /v2/geocode` answers its fields together with the options of the request, in the order
 * asked. An item that is wrong, be it of another type or no text, is answered with `invalid` beside the others;
 * refused whole are a body that is no list of items, a wrong option, and a name that is there twice. One unit for each
 * item with results: what is not found, too coarse or invalid costs nothing. The units of all items must be left in
 * the quota when the request comes.
 *
 * `min_precision` leaves out what is coarser, and does not charge for it; an item is judged by its first result. From
 * fine to coarse: `house`, `house_part`, `interpolated`, `nearest_house`, `intersection`, `poi`, `metro`, `street`,
 * `place`, `settlement`, `postcode`, `district`, `city`, `region`, `country`.
 *
 */
export const geocodeMany = <ThrowOnError extends boolean = false>(options: Options<GeocodeManyData, ThrowOnError>): RequestResult<GeocodeManyResponses, GeocodeManyErrors, ThrowOnError> => (options.client ?? client).post<GeocodeManyResponses, GeocodeManyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/geocode',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What is at a point
 *
 * The nearest addresses to a point, with the district, postal code and object type. Region, city and district are
 * those whose borders hold the point. Farther than 100 m from any house and off every street, the first result is the
 * ground around the point; where no ground is known, the settlement of the nearest house, as far away as that house.
 * Nothing within the radius: an empty list.
 *
 */
export const reverse = <ThrowOnError extends boolean = false>(options: Options<ReverseData, ThrowOnError>): RequestResult<ReverseResponses, ReverseErrors, ThrowOnError> => (options.client ?? client).get<ReverseResponses, ReverseErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/reverse',
    ...options
});

/**
 * What is at up to 100 points
 *
 * Answers each item as `GET /v2/reverse` answers its fields together with the options of the request, in the order
 * asked. An item that is wrong, be it of another type or no text, is answered with `invalid` beside the others;
 * refused whole are a body that is no list of items, a wrong option, and a name that is there twice. One unit for each
 * item with results: what is not found, too coarse or invalid costs nothing. The units of all items must be left in
 * the quota when the request comes.
 *
 * `min_precision` leaves out what is coarser, and does not charge for it; an item is judged by its first result. From
 * fine to coarse: `house`, `house_part`, `interpolated`, `nearest_house`, `intersection`, `poi`, `metro`, `street`,
 * `place`, `settlement`, `postcode`, `district`, `city`, `region`, `country`.
 *
 */
export const reverseMany = <ThrowOnError extends boolean = false>(options: Options<ReverseManyData, ThrowOnError>): RequestResult<ReverseManyResponses, ReverseManyErrors, ThrowOnError> => (options.client ?? client).post<ReverseManyResponses, ReverseManyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/reverse',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What an address may become as it is typed
 *
 * Completes an address from its first letter on. The last word may be unfinished, the words before it misspelt, all
 * of it typed in another alphabet or keyboard layout. Once there is a street, its houses follow (`ленина 1`: 1, 10,
 * 11 …). Nothing fits: an empty list.
 *
 */
export const suggest = <ThrowOnError extends boolean = false>(options: Options<SuggestData, ThrowOnError>): RequestResult<SuggestResponses, SuggestErrors, ThrowOnError> => (options.client ?? client).get<SuggestResponses, SuggestErrors, ThrowOnError>({
    querySerializer: { parameters: { types: { array: { explode: false } } } },
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/suggest',
    ...options
});

/**
 * The best way through points
 *
 * By car, on foot or by bicycle, through up to 25 points in their order. Each point is put on the nearest road, or moved
 * to a main road near by where a journey cannot begin, end or go on there; `points` tells where and why. What cannot be reached is
 * 422 `no_route`. Cars are reckoned in the traffic of the time when they leave (`departure_time`, `traffic`);
 * `traffic` in the answer tells what speeds the durations rest on.
 *
 */
export const route = <ThrowOnError extends boolean = false>(options: Options<RouteData, ThrowOnError>): RequestResult<RouteResponses, RouteErrors, ThrowOnError> => (options.client ?? client).post<RouteResponses, RouteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/route',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Durations and distances between many points
 *
 * From each of up to 100 origins to each of up to 100 destinations: the durations and distances of the best ways, as
 * `route` finds them, in the same traffic; `null` where there is no way. A point on no road leaves its row or column
 * null and is told by its `problem`; the rest is answered. More points are refused with `matrix_too_large`.
 *
 */
export const matrix = <ThrowOnError extends boolean = false>(options: Options<MatrixData, ThrowOnError>): RequestResult<MatrixResponses, MatrixErrors, ThrowOnError> => (options.client ?? client).post<MatrixResponses, MatrixErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/matrix',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The batch jobs of the account
 *
 * Newest first. A key that was never confirmed sees its own jobs only.
 *
 */
export const listBatches = <ThrowOnError extends boolean = false>(options?: Options<ListBatchesData, ThrowOnError>): RequestResult<ListBatchesResponses, ListBatchesErrors, ThrowOnError> => (options?.client ?? client).get<ListBatchesResponses, ListBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/batch',
    ...options
});

/**
 * Geocode a file of addresses
 *
 * Takes a table of up to 1 000 000 rows and 256 MB, as CSV, packed by gzip or not: as `file` of a form, or as the body
 * with the options in the query. The answer comes as soon as the file is read and its rows are counted; the result is
 * made afterwards. Each row costs a unit once it is answered; what is not found costs nothing. The units of all
 * rows must be left in the quota when the file is submitted, and are set aside until it is done.
 *
 * With an `Idempotency-Key` it may be repeated: no second job is made, and the answer is the first one. What is the same
 * is told by the table, letter by letter, and the options: it may come packed, as a form or in another encoding.
 *
 */
export const submitBatch = <ThrowOnError extends boolean = false>(options: Options<SubmitBatchData, ThrowOnError>): RequestResult<SubmitBatchResponses, SubmitBatchErrors, ThrowOnError> => (options.client ?? client).post<SubmitBatchResponses, SubmitBatchErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/batch',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Cancel a batch job
 *
 * It ends as soon as whoever works on it hears of it. Rows that were answered by then can be read and are charged;
 * the units of all others are free again. To cancel twice is no mistake.
 *
 */
export const cancelBatch = <ThrowOnError extends boolean = false>(options: Options<CancelBatchData, ThrowOnError>): RequestResult<CancelBatchResponses, CancelBatchErrors, ThrowOnError> => (options.client ?? client).delete<CancelBatchResponses, CancelBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/batch/{job}',
    ...options
});

/**
 * How far a batch job is
 *
 * While there is something to wait for, `Retry-After` says when to ask again. Webhooks tell the same without asking.
 *
 */
export const getBatch = <ThrowOnError extends boolean = false>(options: Options<GetBatchData, ThrowOnError>): RequestResult<GetBatchResponses, GetBatchErrors, ThrowOnError> => (options.client ?? client).get<GetBatchResponses, GetBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/batch/{job}',
    ...options
});

/**
 * The result of a batch job
 *
 * UTF-8 with commas: the columns of the file, and behind them `geo_status` (`ok`, `not_found`, `invalid`), `geo_lat`,
 * `geo_lon`, `geo_precision`, `geo_confidence`, `geo_postal_code`, `geo_address`, `geo_error` (why a row is
 * `invalid`) and `geo_postal_code_source`; the same rows in the same order. Of a cancelled job, the rows that were
 * answered.
 *
 * It never changes: parts of it can be asked for with `Range`, what was cut off goes on with `If-Range`, and who has it
 * is told so (`If-None-Match`, 304).
 *
 * `excel=1` writes it for Excel: with a byte order mark and semicolons, and with an apostrophe before cells that
 * Excel would take for a formula. Then there are no parts.
 *
 * It is `text/csv`, and the same bytes are `application/octet-stream` for a client that takes only that (`Accept`).
 *
 */
export const getBatchResult = <ThrowOnError extends boolean = false>(options: Options<GetBatchResultData, ThrowOnError>): RequestResult<GetBatchResultResponses, GetBatchResultErrors, ThrowOnError> => (options.client ?? client).get<GetBatchResultResponses, GetBatchResultErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/batch/{job}/result',
    ...options
});

/**
 * Get a key for an e-mail address
 *
 * The key works at once with the free requests of the month. The mail that follows carries a link that joins the key
 * to the account of that address. At most 5 keys per IP address an hour. The answer is the same whether the address
 * is known or not.
 *
 */
export const issueKey = <ThrowOnError extends boolean = false>(options: Options<IssueKeyData, ThrowOnError>): RequestResult<IssueKeyResponses, IssueKeyErrors, ThrowOnError> => (options.client ?? client).get<IssueKeyResponses, IssueKeyErrors, ThrowOnError>({ url: '/v2/key', ...options });

/**
 * Confirm an e-mail address
 *
 * The key that the mail came with joins the account of the address. The link in the mail opens a page, which changes
 * nothing by itself, since programs open links too; its button makes this call, with the token that stands in the
 * link. To confirm twice is no mistake and changes nothing more.
 *
 */
export const confirmEmail = <ThrowOnError extends boolean = false>(options: Options<ConfirmEmailData, ThrowOnError>): RequestResult<ConfirmEmailResponses, ConfirmEmailErrors, ThrowOnError> => (options.client ?? client).get<ConfirmEmailResponses, ConfirmEmailErrors, ThrowOnError>({ url: '/v2/key/confirm', ...options });

/**
 * The keys of the account
 *
 * Newest first, revoked ones too, without their secrets. A key that was never confirmed sees itself only.
 *
 */
export const listKeys = <ThrowOnError extends boolean = false>(options?: Options<ListKeysData, ThrowOnError>): RequestResult<ListKeysResponses, ListKeysErrors, ThrowOnError> => (options?.client ?? client).get<ListKeysResponses, ListKeysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/keys',
    ...options
});

/**
 * Make another key
 *
 * Needs a confirmed key of the account, or a session. With an `Idempotency-Key` it may be repeated: no second key is
 * made, and the answer is the first one.
 *
 */
export const createKey = <ThrowOnError extends boolean = false>(options: Options<CreateKeyData, ThrowOnError>): RequestResult<CreateKeyResponses, CreateKeyErrors, ThrowOnError> => (options.client ?? client).post<CreateKeyResponses, CreateKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke a key
 *
 * Refused everywhere within 5 seconds. Revoking twice is no error.
 *
 */
export const revokeKey = <ThrowOnError extends boolean = false>(options: Options<RevokeKeyData, ThrowOnError>): RequestResult<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError> => (options.client ?? client).delete<RevokeKeyResponses, RevokeKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/keys/{id}',
    ...options
});

/**
 * One key of the account
 *
 * Without its secret. A key that was never confirmed sees itself only.
 *
 */
export const getKey = <ThrowOnError extends boolean = false>(options: Options<GetKeyData, ThrowOnError>): RequestResult<GetKeyResponses, GetKeyErrors, ThrowOnError> => (options.client ?? client).get<GetKeyResponses, GetKeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/keys/{id}',
    ...options
});

/**
 * Ask for the account to be deleted
 *
 * Deletes nothing yet: a link goes to the address of the account, and the button of its page deletes (see
 * `confirmDeletion`). Needs a confirmed key of the account, or a session.
 *
 * Invoices stay, as the law wants, and with them whoever pays for them; so does the payer of a month that owes
 * something and is not invoiced yet. Read and pay them before: nobody sees them here afterwards.
 *
 */
export const deleteAccount = <ThrowOnError extends boolean = false>(options?: Options<DeleteAccountData, ThrowOnError>): RequestResult<DeleteAccountResponses, DeleteAccountErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteAccountResponses, DeleteAccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/account',
    ...options
});

/**
 * The account
 */
export const getAccount = <ThrowOnError extends boolean = false>(options?: Options<GetAccountData, ThrowOnError>): RequestResult<GetAccountResponses, GetAccountErrors, ThrowOnError> => (options?.client ?? client).get<GetAccountResponses, GetAccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/account',
    ...options
});

/**
 * Change limits, alerts and the payer
 *
 * What is absent stays; null takes a limit or the payer away. Needs a confirmed key of the account, or a session.
 *
 * A payer who is taken away still gets the invoices of months that owe something by then, unless another one is named
 * before they are final.
 *
 */
export const updateAccount = <ThrowOnError extends boolean = false>(options: Options<UpdateAccountData, ThrowOnError>): RequestResult<UpdateAccountResponses, UpdateAccountErrors, ThrowOnError> => (options.client ?? client).patch<UpdateAccountResponses, UpdateAccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/account',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete the account by the link
 *
 * For the token of the mail that `deleteAccount` sends; its page calls this when the button is pressed. All keys of
 * the address are refused everywhere within 5 seconds, sessions end, and the address, payer, limits and waiting mails
 * are gone for good. What the law of money needs stays under the account's id alone. The same address may get a key
 * again, as somebody new. A link works once, within the hour.
 *
 */
export const confirmDeletion = <ThrowOnError extends boolean = false>(options: Options<ConfirmDeletionData, ThrowOnError>): RequestResult<ConfirmDeletionResponses, ConfirmDeletionErrors, ThrowOnError> => (options.client ?? client).post<ConfirmDeletionResponses, ConfirmDeletionErrors, ThrowOnError>({
    url: '/v2/account/delete',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What was used, by day
 *
 * Days of Moscow time. Without `from` and `to`: this month so far. At most 400 days.
 *
 * Months are rated whole: the price of a request depends on how many came before it in its month. The `amount` of a
 * day is what its requests added to the charge of their month: the first ones are free, and the days of a month add up
 * to what its invoice charges. Operations, keys and regions share the amount of a day by their units. The amounts of
 * all pages add up to `total_amount`. Credits and what is waived stand on the invoice.
 *
 */
export const getUsage = <ThrowOnError extends boolean = false>(options?: Options<GetUsageData, ThrowOnError>): RequestResult<GetUsageResponses, GetUsageErrors, ThrowOnError> => (options?.client ?? client).get<GetUsageResponses, GetUsageErrors, ThrowOnError>({
    querySerializer: { parameters: { group: { array: { explode: false } } } },
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/usage',
    ...options
});

/**
 * The invoices of the account
 *
 * The newest month first, with the documents that correct its invoice. Months within the free requests have none. The
 * month that goes on is `open` in `getInvoice`.
 *
 */
export const listInvoices = <ThrowOnError extends boolean = false>(options?: Options<ListInvoicesData, ThrowOnError>): RequestResult<ListInvoicesResponses, ListInvoicesErrors, ThrowOnError> => (options?.client ?? client).get<ListInvoicesResponses, ListInvoicesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/invoices',
    ...options
});

/**
 * One invoice, or a preview
 *
 * A final invoice does not change, but for `state`, `paid`, `due`, `paid_on` and `corrected_by`. The preview is what this
 * month would cost if it ended now.
 *
 */
export const getInvoice = <ThrowOnError extends boolean = false>(options: Options<GetInvoiceData, ThrowOnError>): RequestResult<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError> => (options.client ?? client).get<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/invoices/{id}',
    ...options
});

/**
 * An invoice as a file
 *
 * `pdf` to pay by; `csv` and `json`, the same for programs; `upd`, the universal transfer document as XML in the tax
 * service's format 5.03, of final invoices; `reconciliation`, the month's usage by day, operation, region and key, whose
 * SHA-256 the invoice has. Of a final invoice they are the same bytes for ever, whatever is paid later.
 *
 * `ETag` is that of the bytes, of drafts and previews too: who has them is told so (`If-None-Match`, 304), and what was
 * cut off goes on with `Range` and `If-Range`.
 *
 */
export const getInvoiceDocument = <ThrowOnError extends boolean = false>(options: Options<GetInvoiceDocumentData, ThrowOnError>): RequestResult<GetInvoiceDocumentResponses, GetInvoiceDocumentErrors, ThrowOnError> => (options.client ?? client).get<GetInvoiceDocumentResponses, GetInvoiceDocumentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/invoices/{id}/document',
    ...options
});

/**
 * The webhooks of the account
 *
 * The oldest first, without their secrets. Those of single batches are not among them. Needs a confirmed key of the
 * account, or a session.
 *
 */
export const listWebhooks = <ThrowOnError extends boolean = false>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks',
    ...options
});

/**
 * Have events sent to an address
 *
 * An account has at most 20. Each request is signed by the scheme of Standard Webhooks, with the `secret` of this
 * answer, which is shown this once. The address is looked at now, and again each time something is sent. With an
 * `Idempotency-Key` it may be repeated: no second webhook is made, and the answer is the first one.
 *
 */
export const createWebhook = <ThrowOnError extends boolean = false>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a webhook
 *
 * Nothing more is sent to it, and its deliveries are forgotten.
 *
 */
export const deleteWebhook = <ThrowOnError extends boolean = false>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks/{id}',
    ...options
});

/**
 * One webhook of the account
 *
 * Without its secret. Those of single batches can be read too, by the `webhook_id` that `submitBatch` answered.
 *
 */
export const getWebhook = <ThrowOnError extends boolean = false>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks/{id}',
    ...options
});

/**
 * Change a webhook
 *
 * Only what is named changes. A disabled one is enabled again by `enabled`; what was not delivered meanwhile can be
 * replayed.
 *
 */
export const updateWebhook = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => (options.client ?? client).patch<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Give a webhook another secret
 *
 * For 24 hours the secret before signs too, so that nothing is lost while receivers learn the new one. Each request has
 * a signature of every secret whose 24 hours are not over, the newest first, five at most. One more secret within that
 * time is refused with `429` and `Retry-After`, since it would cut one of them off.
 *
 */
export const rollWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RollWebhookSecretData, ThrowOnError>): RequestResult<RollWebhookSecretResponses, RollWebhookSecretErrors, ThrowOnError> => (options.client ?? client).post<RollWebhookSecretResponses, RollWebhookSecretErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks/{id}/secret',
    ...options
});

/**
 * Send a test event to a webhook
 *
 * An event `webhook.test` for this webhook alone, delivered as any other. What came of it is in `listDeliveries`.
 *
 */
export const testWebhook = <ThrowOnError extends boolean = false>(options: Options<TestWebhookData, ThrowOnError>): RequestResult<TestWebhookResponses, TestWebhookErrors, ThrowOnError> => (options.client ?? client).post<TestWebhookResponses, TestWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks/{id}/test',
    ...options
});

/**
 * What was sent to a webhook
 *
 * The newest first, with all attempts, for 30 days.
 *
 */
export const listDeliveries = <ThrowOnError extends boolean = false>(options: Options<ListDeliveriesData, ThrowOnError>): RequestResult<ListDeliveriesResponses, ListDeliveriesErrors, ThrowOnError> => (options.client ?? client).get<ListDeliveriesResponses, ListDeliveriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks/{id}/deliveries',
    ...options
});

/**
 * Send a delivery once more
 *
 * Now, with the same `webhook-id` and up to ten attempts. One that waits is sent now; one that is being sent is left
 * alone.
 *
 */
export const replayDelivery = <ThrowOnError extends boolean = false>(options: Options<ReplayDeliveryData, ThrowOnError>): RequestResult<ReplayDeliveryResponses, ReplayDeliveryErrors, ThrowOnError> => (options.client ?? client).post<ReplayDeliveryResponses, ReplayDeliveryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/webhooks/{id}/deliveries/{event}/replay',
    ...options
});

/**
 * Whether the service works, by region
 *
 * Uptime of the last 30 days, today among them, and latencies of the last hour. A minute is down when half of our
 * regular questions to one operation were not answered in it; minutes of which nothing is known count neither way.
 *
 */
export const getStatus = <ThrowOnError extends boolean = false>(options?: Options<GetStatusData, ThrowOnError>): RequestResult<GetStatusResponses, GetStatusErrors, ThrowOnError> => (options?.client ?? client).get<GetStatusResponses, GetStatusErrors, ThrowOnError>({ url: '/v2/status', ...options });

/**
 * The status day by day
 *
 * Days of Moscow time, of which 90 are kept. The uptime of `GET /v2/status` is that of the last 30 of them: up by up
 * and down. Incidents are opened and closed by what is seen; people add notes.
 *
 */
export const getStatusHistory = <ThrowOnError extends boolean = false>(options?: Options<GetStatusHistoryData, ThrowOnError>): RequestResult<GetStatusHistoryResponses, GetStatusHistoryErrors, ThrowOnError> => (options?.client ?? client).get<GetStatusHistoryResponses, GetStatusHistoryErrors, ThrowOnError>({ url: '/v2/status/history', ...options });

/**
 * What changed, release by release
 *
 * What `CHANGELOG.md` says, the newest release first: what was added, changed, deprecated or mended for users of the
 * API. Look here before a new `version` reaches your code.
 *
 */
export const getChangelog = <ThrowOnError extends boolean = false>(options?: Options<GetChangelogData, ThrowOnError>): RequestResult<GetChangelogResponses, GetChangelogErrors, ThrowOnError> => (options?.client ?? client).get<GetChangelogResponses, GetChangelogErrors, ThrowOnError>({ url: '/v2/changelog', ...options });

/**
 * Sign out
 *
 * The cookie stops working; with `everywhere`, those of all other sessions of the account too. Keys go on working.
 *
 */
export const endSession = <ThrowOnError extends boolean = false>(options?: Options<EndSessionData, ThrowOnError>): RequestResult<EndSessionResponses, EndSessionErrors, ThrowOnError> => (options?.client ?? client).delete<EndSessionResponses, EndSessionErrors, ThrowOnError>({
    security: [{
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/session',
    ...options
});

/**
 * The session that asks
 *
 * Since when it is open, until when, and how many others are. A session ends 30 days after its link was opened.
 *
 */
export const getSession = <ThrowOnError extends boolean = false>(options?: Options<GetSessionData, ThrowOnError>): RequestResult<GetSessionResponses, GetSessionErrors, ThrowOnError> => (options?.client ?? client).get<GetSessionResponses, GetSessionErrors, ThrowOnError>({
    security: [{
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/session',
    ...options
});

/**
 * Ask for a sign-in link
 *
 * A link goes to the address, if there is an account. The answer is the same either way.
 *
 */
export const startSession = <ThrowOnError extends boolean = false>(options: Options<StartSessionData, ThrowOnError>): RequestResult<StartSessionResponses, StartSessionErrors, ThrowOnError> => (options.client ?? client).post<StartSessionResponses, StartSessionErrors, ThrowOnError>({
    url: '/v2/session',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sign in by the link
 *
 * Spends the token of the mail and sets the session cookie. The page that the link leads to calls it when its button
 * is pressed; to open the page spends nothing, see `inspectLink`.
 *
 */
export const openSession = <ThrowOnError extends boolean = false>(options: Options<OpenSessionData, ThrowOnError>): RequestResult<OpenSessionResponses, OpenSessionErrors, ThrowOnError> => (options.client ?? client).post<OpenSessionResponses, OpenSessionErrors, ThrowOnError>({
    url: '/v2/session/open',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replace the session's cookie
 *
 * The session goes on under a new cookie. The old one works for one more minute, for what is on its way, and cannot
 * be renewed again: a request that comes second is answered the same, without a cookie. The end of the session stays
 * where it is.
 *
 */
export const renewSession = <ThrowOnError extends boolean = false>(options?: Options<RenewSessionData, ThrowOnError>): RequestResult<RenewSessionResponses, RenewSessionErrors, ThrowOnError> => (options?.client ?? client).post<RenewSessionResponses, RenewSessionErrors, ThrowOnError>({
    security: [{
            in: 'cookie',
            name: 'geokod_session',
            type: 'apiKey'
        }],
    url: '/v2/session/renew',
    ...options
});

/**
 * What a link of a mail would do
 *
 * Says whose account a link is about and what its button would do there, and changes nothing: pages ask before they
 * act, and programs that open links spend none. A link that was used or is too old says nothing of anybody.
 *
 */
export const inspectLink = <ThrowOnError extends boolean = false>(options: Options<InspectLinkData, ThrowOnError>): RequestResult<InspectLinkResponses, InspectLinkErrors, ThrowOnError> => (options.client ?? client).post<InspectLinkResponses, InspectLinkErrors, ThrowOnError>({
    url: '/v2/session/link',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
