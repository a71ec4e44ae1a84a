import type { Exchange } from '../request/exchange.ts';
import type { AnyInput } from '../operations.ts';
import type { OperationId } from '../../contract.gen.ts';

type Created = Readonly<Record<'id' | 'job', string>>;

/** Where a created resource is found: by the answer, or by the path of the call. */
const places: Partial<Record<OperationId, (created: Created, path: Created) => string>> = {
  createKey: ({ id }) => `/v2/keys/${id}`,
  createWebhook: ({ id }) => `/v2/webhooks/${id}`,
  rollWebhookSecret: ({ id }) => `/v2/webhooks/${id}`,
  submitBatch: ({ job }) => `/v2/batch/${job}`,
  testWebhook: (_, { id }) => `/v2/webhooks/${id}/deliveries`,
};

/**
 * Sets `Location` as the client would call it: below the public address's path, and in the sandbox for sandbox
 * calls.
 */
export function setLocation(
  { ctx, operation, sandbox }: Exchange, { path }: AnyInput, body: unknown, publicUrl: string,
): void {
  const place = operation && places[operation.operationId];
  if (!place) return;
  const root = new URL(publicUrl).pathname.replace(/\/$/, '');
  ctx.res.setHeader('Location', `${root}${sandbox ? '/sandbox' : ''}${place(body as Created, path as Created)}`);
}
