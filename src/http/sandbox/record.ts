import { AppError } from '../../errors.ts';
import { readContract, type ContractOperation } from '../contract.ts';
import { handlers } from '../handlers.ts';
import type { AnyHandler, AnyInput } from '../operations.ts';
import { fromBytes } from '../reply/bytes.ts';
import { jsonOf } from '../reply/written.ts';
import { parseQuery } from '../request/query.ts';
import { Router } from '../router.ts';
import type { Recording } from './sandbox.ts';
import type { Services } from '../services.ts';
import { openQueryCheck } from '../request/check-query.ts';
import { newValidator, refusalOf } from '../request/validation.ts';

/**
 * Records the engines' answers to calls; each answer must satisfy the contract. A call is a path with its query, or
 * "POST", a path and a JSON body.
 */
export async function recordCalls(
  calls: readonly string[], engines: Pick<Services, 'geocoder' | 'roads'>,
): Promise<Recording[]> {
  const router = new Router(readContract().operations);
  const recordings: Recording[] = [];
  for (const call of calls) {
    const { method, path, query, body } = readCall(call);
    const { operation } = router.get(method, path);
    if (!operation.units) throw new AppError('bad_argument', `${call}: only metered operations are recorded`);
    const input = { ...inputOf(operation, query, call), body: bodyOf(operation, body, call) };
    const reply = await (handlers[operation.operationId] as AnyHandler)(input, engines as Services);
    recordings.push({
      operation: operation.operationId,
      call,
      input: { query: input.query, ...(input.body !== undefined && { body: input.body }) },
      payload: JSON.parse(fromBytes(jsonOf(reply.body as object))) as Recording['payload'],
    });
  }
  return recordings;
}

function readCall(call: string): { method: string; path: string; query: string; body?: string } {
  const posted = /^POST (\S+) (.*)$/su.exec(call);
  if (posted) return { method: 'POST', path: posted[1], query: '', body: posted[2] };
  const [path, query = ''] = call.split('?', 2);
  return { method: 'GET', path, query };
}

/** Parses a call's body; checks it and fills in defaults like the body of a request. */
function bodyOf({ bodySchema }: ContractOperation, text: string | undefined, call: string): unknown {
  if (text === undefined || !bodySchema) return undefined;
  const body = JSON.parse(text) as unknown;
  const validate = newValidator().compile(bodySchema);
  if (validate(body)) return body;
  const { message, details } = refusalOf(validate.errors ?? []);
  throw new AppError('bad_argument', `${call}: ${message}`, details);
}

function inputOf(operation: ContractOperation, text: string, call: string): AnyInput {
  const rest = { path: {}, body: undefined, caller: undefined, now: 0, clientAddress: '' } as const;
  try {
    return { query: openQueryCheck(operation)(parseQuery(text, operation)), ...rest };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('bad_argument', `${call}: ${error.message}`, error.details);
  }
}
