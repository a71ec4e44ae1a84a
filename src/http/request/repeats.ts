import type { IncomingMessage } from 'node:http';
import type { AnyHandler, AnyReply, Desk, Handlers } from '../operations.ts';
import { canonical } from '../reply/answers.ts';
import type { Services } from '../services.ts';

/** The contract's `Idempotency-Key`, in Node's spelling of headers. */
const IDEMPOTENCY_KEY = 'idempotency-key';

/** Answers with these handlers; a repeated request gets the reply to the first. */
export const deskOver = (handlers: Handlers, services: Services): Desk =>
  async (operation, input) => {
    const handler = handlers[operation.operationId] as AnyHandler;
    const { repeatKey: key, caller } = input;
    // an upload's content is known only once it has been read, so its handler itself recognises repeats
    const isRepeatable = operation.takesIdempotencyKey && !operation.takesUpload;
    if (!isRepeatable || key === undefined || !caller) return handler(input, services);
    const { operationId } = operation;
    const { accountId } = caller.principal;
    const request = { accountId, operation: operationId, key, text: canonical([input.path, input.body]) };
    const { answer, isReplay } = await services.repeats.once(request, input.now, async ({ random, at }) =>
      JSON.stringify(await handler({ ...input, now: at, random }, services)),
    );
    const reply = JSON.parse(answer) as AnyReply;
    return isReplay ? { ...reply, headers: { ...reply.headers, 'Idempotent-Replayed': 'true' } } : reply;
  };

/** A non-empty string of structured fields (RFC 9651). */
const QUOTED = /^"((?:[^"\\]|\\["\\])+)"$/;

/** The standard puts the key in quotes, most clients send it without: `"abc"` equals `abc`. */
const unquoted = (key: string): string => QUOTED.exec(key)?.[1].replaceAll(/\\(.)/g, '$1') ?? key;

export function repeatKeyIn({ headers }: IncomingMessage): string | undefined {
  const key = headers[IDEMPOTENCY_KEY];
  return typeof key === 'string' ? unquoted(key) : undefined;
}
