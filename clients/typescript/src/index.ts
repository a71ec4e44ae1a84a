export type { BatchCall, Batches, DownloadCall, SubmitCall, Table, WaitCall } from './batch.ts';
export { createGeokod, type CallOptions, type Geokod, type GeokodOptions } from './client.ts';
export { ConnectionError, GeokodError, TimeoutError, UnexpectedAnswerError } from './errors.ts';
export type { GeocodeAll, GeocodeAllOptions } from './geocode-all.ts';
export { eachItem } from './pages.ts';
export { ProblemError } from './problem-error.ts';
export type * from './gen/types.gen.ts';
export {
  verifyWebhook, WebhookError, type VerifyOptions, type WebhookFault, type WebhookHeaders, type WebhookMessage,
} from './webhook.ts';
