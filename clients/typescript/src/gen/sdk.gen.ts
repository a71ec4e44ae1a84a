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
 * Find where an address is
 *
 * Finds an address, a place or an object. Give either `q`, one text in any form and order, or separate parts
 * (`country`, `region`, `district`, `city`, `street`, `house`, `postal_code`), but not both. Misspellings,
 * abbreviations, other alphabets and keyboard layouts, and missing or wrong postcodes are allowed. What is not
 * understood is returned in `unparsed`; if nothing is understood, `results` is empty.
 *
 * `confidence` is the probability that the first result is what was meant. An unknown house is never made up:
 * `precision` says what the point stands for, and `distance_m` how far off it may be. Coordinates in `q`
 * (`55.7558, 37.6173`) are treated as by `reverse`: the results are what is at that point, and how far from it.
 *
 */
export const geocode = <ThrowOnError extends boolean = false>(options?: Options<GeocodeData, ThrowOnError>): RequestResult<GeocodeResponses, GeocodeErrors, ThrowOnError> => (options?.client ?? client).get<GeocodeResponses, GeocodeErrors, ThrowOnError>({
    querySerializer: { parameters: { bbox: { array: { explode: false } } } },
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/geocode',
    ...options
});

/**
 * Find where up to 100 addresses are
 *
 * Each item is geocoded as `GET /v2/geocode` would do it with the item's fields and the options of the request; the
 * response has one entry for each item, in the same order. An invalid item, for example one of another type or whose
 * text is not a string, gets the status `invalid` and does not affect the others. The whole request is refused if it
 * has no list of items, an option is invalid, or a name occurs twice. Each item with results costs one unit; items
 * that are not found, too coarse or invalid cost nothing. The units of all items must be left in the quota when the
 * request arrives.
 *
 * `min_precision` leaves out coarser results and does not charge for them; an item is judged by its first result.
 * From fine to coarse: `house`, `house_part`, `interpolated`, `nearest_house`, `intersection`, `poi`, `metro`,
 * `street`, `place`, `settlement`, `postcode`, `district`, `city`, `region`, `country`.
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
 * Find what is at a point
 *
 * Returns the addresses nearest to a point, with district, postcode and object type. Region, city and district are
 * those whose boundaries contain the point. If the point is more than 100 m from any house and on no street, the
 * first result is the area around the point; if no area is known, it is the settlement of the nearest house, at the
 * distance of that house. If nothing is within the radius, `results` is empty.
 *
 */
export const reverse = <ThrowOnError extends boolean = false>(options: Options<ReverseData, ThrowOnError>): RequestResult<ReverseResponses, ReverseErrors, ThrowOnError> => (options.client ?? client).get<ReverseResponses, ReverseErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/reverse',
    ...options
});

/**
 * Find what is at up to 100 points
 *
 * Each item is looked up as `GET /v2/reverse` would do it with the item's fields and the options of the request; the
 * response has one entry for each item, in the same order. An invalid item, for example one of another type or whose
 * coordinates are not numbers, gets the status `invalid` and does not affect the others. The whole request is
 * refused if it has no list of items, an option is invalid, or a name occurs twice. Each item with results costs one
 * unit; items that are not found, too coarse or invalid cost nothing. The units of all items must be left in the
 * quota when the request arrives.
 *
 * `min_precision` leaves out coarser results and does not charge for them; an item is judged by its first result.
 * From fine to coarse: `house`, `house_part`, `interpolated`, `nearest_house`, `intersection`, `poi`, `metro`,
 * `street`, `place`, `settlement`, `postcode`, `district`, `city`, `region`, `country`.
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
 * Suggest addresses as they are typed
 *
 * Completes an address from its first letter on. The last word may be unfinished, the words before it may be
 * misspelt, and all of it may be typed in another alphabet or keyboard layout. After a street come its houses
 * (`ленина 1`: 1, 10, 11 …). If nothing fits, `suggestions` is empty.
 *
 */
export const suggest = <ThrowOnError extends boolean = false>(options: Options<SuggestData, ThrowOnError>): RequestResult<SuggestResponses, SuggestErrors, ThrowOnError> => (options.client ?? client).get<SuggestResponses, SuggestErrors, ThrowOnError>({
    querySerializer: { parameters: { types: { array: { explode: false } } } },
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/v2/suggest',
    ...options
});

/**
 * Find the best route through points
 *
 * Finds the best route by car, on foot or by bicycle through up to 25 points, in their order. Each point is put on
 * the nearest road, or moved to a main road nearby if a journey cannot begin, end or continue there; `points` says
 * where and why. If a point cannot be reached, the response is 422 `no_route`. For cars, durations follow the
 * traffic from the time of departure (`departure_time`, `traffic`); `traffic` in the response says which speeds they
 * are based on.
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
 * Get durations and distances between many points
 *
 * Returns the durations and distances of the best routes from each of up to 100 origins to each of up to 100
 * destinations, as `route` finds them in the same traffic; `null` if there is no route. If no road is near a point,
 * its row or column is null and its `problem` says so; the rest is returned. Only if no point at all is near a road,
 * the request is refused. More points are refused with `matrix_too_large`.
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
 * List the batch jobs of the account
 *
 * Newest first. An unconfirmed key sees only its own jobs.
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
 * Takes a CSV table of up to 1,000,000 rows and 256 MB, compressed with gzip or not: as `file` of a form, or as the
 * body with the options in the query. The response is sent as soon as the file has been read and its rows have been
 * counted; the result is made afterwards. Each row with a result costs one unit; rows that are not found cost
 * nothing. The units of all rows must be left in the quota when the file is submitted, and are reserved until the
 * job is over.
 *
 * With an `Idempotency-Key` the request can be repeated: no second job is created, and the first response is
 * returned. Two requests are the same if the text of the table and the options are: the table may be compressed,
 * sent as a form or in another encoding.
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
 * The job ends as soon as the node that works on it learns of the request. Rows processed by then can be read and
 * are charged; the units reserved for all others are released. Cancelling twice is not an error.
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
 * Get the progress of a batch job
 *
 * Until the job is over, `Retry-After` says when to ask again. Webhooks report the same without polling.
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
 * Get the result of a batch job
 *
 * The result is CSV in UTF-8, separated by commas: the columns of the file, followed by `geo_status` (`ok`,
 * `not_found`, `invalid`), `geo_lat`, `geo_lon`, `geo_precision`, `geo_confidence`, `geo_postal_code`,
 * `geo_address`, `geo_error` (why a row is `invalid`) and `geo_postal_code_source`. The rows are the same, in the
 * same order. The result of a cancelled job has the rows that were processed.
 *
 * It never changes: `Range` requests a part of it, `If-Range` resumes an interrupted download, and with
 * `If-None-Match` the response is 304 if you already have it.
 *
 * `excel=1` writes it for Excel: with a byte order mark, semicolons and decimal commas, and with an apostrophe before
 * cells that Excel would take for a formula. Parts cannot be requested then.
 *
 * The media type is `text/csv`. A client that accepts only `application/octet-stream` (`Accept`) gets the same bytes
 * as that.
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
 * The key works at once and includes the free requests of the month. An e-mail follows with a link that joins the
 * key to the account of the address. At most 5 keys an hour can be requested from one IP address. The response is
 * the same whether the address is known or not.
 *
 */
export const issueKey = <ThrowOnError extends boolean = false>(options: Options<IssueKeyData, ThrowOnError>): RequestResult<IssueKeyResponses, IssueKeyErrors, ThrowOnError> => (options.client ?? client).get<IssueKeyResponses, IssueKeyErrors, ThrowOnError>({ url: '/v2/key', ...options });

/**
 * Confirm an e-mail address
 *
 * The key that the e-mail was sent for joins the account of the address. The link in the e-mail opens a page that
 * changes nothing by itself, since programs open links too; its button makes this call with the token from the link.
 * Confirming twice is not an error and changes nothing more.
 *
 */
export const confirmEmail = <ThrowOnError extends boolean = false>(options: Options<ConfirmEmailData, ThrowOnError>): RequestResult<ConfirmEmailResponses, ConfirmEmailErrors, ThrowOnError> => (options.client ?? client).get<ConfirmEmailResponses, ConfirmEmailErrors, ThrowOnError>({ url: '/v2/key/confirm', ...options });

/**
 * List the keys of the account
 *
 * Newest first, including revoked ones, without their secrets. An unconfirmed key sees only itself.
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
 * Create another key
 *
 * Requires a confirmed key of the account, or a session. With an `Idempotency-Key` the request can be repeated: no
 * second key is created, and the first response is returned.
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
 * The key is refused everywhere within 5 seconds. Revoking it twice is not an error.
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
 * Get one key of the account
 *
 * The secret is not returned. An unconfirmed key sees only itself.
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
 * Request the deletion of the account
 *
 * Deletes nothing yet: a link is sent to the account's e-mail address, and the button on its page deletes the
 * account (see `confirmDeletion`). Requires a confirmed key of the account, or a session.
 *
 * Invoices are kept, as the law requires, together with their payers; so is the payer of a month in which something
 * is owed but not invoiced yet. Read and pay your invoices before: nobody can see them here afterwards.
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
 * Get the account
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
 * Absent fields stay unchanged; null removes a limit or the payer. Requires a confirmed key of the account, or a
 * session.
 *
 * A payer that is removed still gets the invoices of the months in which something is owed by then, unless another
 * payer is set before these become final.
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
 * Delete the account with the link from the e-mail
 *
 * Deletes the account, given the token from the e-mail that `deleteAccount` sends. The page that the link opens
 * makes this call when its button is pressed. All keys of the address are refused everywhere within 5 seconds,
 * sessions end, and the e-mail address, payer, limits and unsent e-mails are deleted for good. Records that the law
 * requires for bookkeeping are kept under the bare account ID. The same address can get a key again, as a new
 * account. The link works once and expires after an hour.
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
 * Get usage by day
 *
 * Usage by day, in Moscow time. Without `from` and `to`: this month so far. At most 400 days.
 *
 * Prices apply to whole months: the price of a request depends on how many came before it in its month. The `amount`
 * of a day is what its requests added to the charge of their month: the first ones are free, and the days of a month
 * add up to what its invoice charges. Operations, keys and regions share the amount of a day in proportion to their
 * units. The amounts of all pages add up to `total_amount`. Credits and waived amounts are only on the invoice.
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
 * List the invoices of the account
 *
 * The newest month first, with the documents that correct its invoice. Months within the free requests have no
 * invoice. The current month is `open` in `getInvoice`.
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
 * Get an invoice or a preview
 *
 * A final invoice does not change, except for `state`, `paid`, `due`, `paid_on` and `corrected_by`. The preview
 * shows what this month would cost if it ended now.
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
 * Get an invoice as a file
 *
 * `pdf`: for paying; `csv` and `json`: the same for programs; `upd`: the universal transfer document (УПД), as XML
 * in the tax service's format 5.03, for final invoices; `reconciliation`: the month's usage by day, operation,
 * region and key, whose SHA-256 is in the invoice. The files of a final invoice never change, whatever is paid
 * later.
 *
 * `ETag` identifies the bytes, also those of drafts and previews: with `If-None-Match` the response is 304 if you
 * already have them, and `Range` and `If-Range` resume an interrupted download.
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
 * List the webhooks of the account
 *
 * Oldest first, without their secrets. Webhooks of single batch jobs are not included. Requires a confirmed key of
 * the account, or a session.
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
 * Create a webhook
 *
 * An account can have at most 20 webhooks. Each request is signed according to Standard Webhooks with the `secret`
 * in this response, which is shown only this once. The URL is checked now, and again each time something is sent.
 * With an `Idempotency-Key` the request can be repeated: no second webhook is created, and the first response is
 * returned.
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
 * Nothing more is sent to the webhook, and its deliveries are deleted.
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
 * Get one webhook of the account
 *
 * The secret is not returned. Webhooks of single batch jobs can be read too, by the `webhook_id` that `submitBatch`
 * returned.
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
 * Only the given fields change. `enabled` enables a disabled webhook again; events that were not delivered meanwhile
 * can be replayed.
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
 * Give a webhook a new secret
 *
 * For 24 hours requests are also signed with the previous secret, so that nothing is lost while receivers learn the
 * new one. Each request has a signature for every secret whose 24 hours are not over, newest first, five at most. If
 * a further secret within that time would exceed this, it is refused with `429` and `Retry-After`, since it would
 * cut one of them off.
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
 * Sends an event `webhook.test` to this webhook only, delivered like any other. `listDeliveries` shows the outcome.
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
 * List what was sent to a webhook
 *
 * Newest first, with all attempts. Deliveries are kept for 30 days.
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
 * Send a delivery again
 *
 * Sends the event now, with the same `webhook-id` and up to ten attempts. A delivery that waits is sent now; one
 * that is being sent is left alone.
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
 * Get the status of the service, by region
 *
 * The uptime of the last 30 days, including today, and the response times of the last hour. A minute is down if at
 * least half of our regular test requests to one operation failed; minutes without data count neither as up nor as
 * down.
 *
 */
export const getStatus = <ThrowOnError extends boolean = false>(options?: Options<GetStatusData, ThrowOnError>): RequestResult<GetStatusResponses, GetStatusErrors, ThrowOnError> => (options?.client ?? client).get<GetStatusResponses, GetStatusErrors, ThrowOnError>({ url: '/v2/status', ...options });

/**
 * Get the status day by day
 *
 * Days in Moscow time; the last 90 are kept. The uptime in `GET /v2/status` is that of the last 30 of them: the
 * minutes that were up, divided by those that were up or down. Incidents are opened and closed automatically; people
 * can report them too, and add notes.
 *
 */
export const getStatusHistory = <ThrowOnError extends boolean = false>(options?: Options<GetStatusHistoryData, ThrowOnError>): RequestResult<GetStatusHistoryResponses, GetStatusHistoryErrors, ThrowOnError> => (options?.client ?? client).get<GetStatusHistoryResponses, GetStatusHistoryErrors, ThrowOnError>({ url: '/v2/status/history', ...options });

/**
 * List the changes of each release
 *
 * The contents of `CHANGELOG.md`, newest release first: what was added, changed, deprecated or fixed for users of
 * the API. Read it before you move to a new `version`.
 *
 */
export const getChangelog = <ThrowOnError extends boolean = false>(options?: Options<GetChangelogData, ThrowOnError>): RequestResult<GetChangelogResponses, GetChangelogErrors, ThrowOnError> => (options?.client ?? client).get<GetChangelogResponses, GetChangelogErrors, ThrowOnError>({ url: '/v2/changelog', ...options });

/**
 * Sign out
 *
 * The cookie stops working; with `everywhere`, those of all other sessions of the account do too. Keys keep working.
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
 * Get the current session
 *
 * When the session was opened, when it ends, and how many others are open. A session ends 30 days after its link was
 * opened.
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
 * Request a sign-in link
 *
 * If there is an account, a link is sent to the address. The response is the same either way.
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
 * Sign in with the link
 *
 * Uses up the token from the e-mail and sets the session cookie. The page that the link opens makes this call when
 * its button is pressed. Opening the page does not use up the token, see `inspectLink`. The link from an e-mail about
 * a key also confirms the key, as `confirmEmail` does, and signs in if it was not confirmed before.
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
 * Replace the session cookie
 *
 * The session continues under a new cookie. The old cookie works for one more minute, for requests that are on their
 * way, and cannot be renewed again: a second request gets the same response without a cookie. The end of the session
 * does not change.
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
 * See what a link from an e-mail would do
 *
 * Says whose account a link belongs to and what its button would do, and changes nothing: pages ask before they act,
 * and programs that open links use none up. For a link that was used or has expired, the response says nothing about
 * anybody.
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
