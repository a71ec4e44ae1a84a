import type { Exchange } from '../request/exchange.ts';
import type { AnyInput } from '../operations.ts';
import type { OperationId } from '../../contract.gen.ts';

type Made = Readonly<Record<'id' | 'job', string>>;

/** Where to look at what an operation has made: by its answer, or by the path it was called with. */
const places: Partial<Record<OperationId, (made: Made, path: Made) => string>> = {
  createKey: ({ id }) => `/v2/keys/${id}`,
  createWebhook: ({ id }) => `/v2/webhooks/${id}`,
  rollWebhookSecret: ({ id }) => `/v2/webhooks/${id}`,
  submitBatch: ({ job }) => `/v2/batch/${job}`,
  testWebhook: (_, { id }) => `/v2/webhooks/${id}/deliveries`,
};

/** As the client would call it: below the path of the public address, and in the sandbox where it is there. */
export function setLocation(
  { ctx, operation, sandbox }: Exchange, { path }: AnyInput, body: unknown, publicUrl: string,
): void {
  const place = operation && places[operation.operationId];
  if (!place) return;
  const root = new URL(publicUrl).pathname.replace(/\/$/, '');
  ctx.res.setHeader('Location', `${root}${sandbox ? '/sandbox' : ''}${place(body as Made, path as Made)}`);
}
