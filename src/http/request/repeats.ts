import type { IncomingMessage } from 'node:http';
import type { AnyHandler, AnyReply, Desk, Handlers } from '../operations.ts';
import { canonical } from '../reply/answers.ts';
import type { Services } from '../services.ts';

/** What the contract calls the parameter, as Node writes headers. */
const IDEMPOTENCY_KEY = 'idempotency-key';

/** Answers with these handlers; a request that repeats another one gets the reply to that. */
export const deskOver = (handlers: Handlers, services: Services): Desk =>
  async (operation, input) => {
    const handler = handlers[operation.operationId] as AnyHandler;
    const { repeatKey: key, who } = input;
    // what an upload says is known when it has been read, so its handler tells by itself whether it is a repetition
    const isOurs = operation.takesIdempotencyKey && !operation.takesUpload;
    if (!isOurs || key === undefined || !who) return handler(input, services);
    const { operationId } = operation;
    const { accountId } = who.principal;
    const request = { accountId, operation: operationId, key, text: canonical([input.path, input.body]) };
    const { answer, isReplay } = await services.repeats.once(request, input.now, async ({ random, at }) =>
      JSON.stringify(await handler({ ...input, now: at, random }, services)),
    );
    const reply = JSON.parse(answer) as AnyReply;
    return isReplay ? { ...reply, headers: { ...reply.headers, 'Idempotent-Replayed': 'true' } } : reply;
  };

/** A string as structured fields write it (RFC 9651), of at least one character. */
const QUOTED = /^"((?:[^"\\]|\\["\\])+)"$/;

/** `"abc"` is `abc`: the header's standard writes it in quotes, most programs send it without. */
const unquoted = (key: string): string => QUOTED.exec(key)?.[1].replaceAll(/\\(.)/g, '$1') ?? key;

export function repeatKeyIn({ headers }: IncomingMessage): string | undefined {
  const key = headers[IDEMPOTENCY_KEY];
  return typeof key === 'string' ? unquoted(key) : undefined;
}
