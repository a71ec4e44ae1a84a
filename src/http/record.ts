import { AppError } from '../errors.ts';
import { readContract, type ContractOperation } from './contract.ts';
import { handlers } from './handlers.ts';
import type { AnyHandler, AnyInput } from './operations.ts';
import { parseQuery } from './query.ts';
import { Router } from './router.ts';
import type { Recording } from './sandbox.ts';
import type { Geocoder, Services } from './services.ts';
import { settleQuery } from './settle-query.ts';
import { newValidator, refusalOf } from './validation.ts';

/** What the engine answers to calls, as `METHOD /path?query` or just the path; each must keep the contract. */
export async function recordCalls(calls: readonly string[], geocoder: Geocoder): Promise<Recording[]> {
  const router = new Router(readContract().operations);
  const recordings: Recording[] = [];
  for (const call of calls) {
    const [path, query = ''] = call.split('?', 2);
    const { operation } = router.get('GET', path);
    if (!operation.units) throw new AppError('bad_argument', `${call}: only metered operations are recorded`);
    const input = inputOf(operation, query, call);
    const reply = await (handlers[operation.operationId] as AnyHandler)(input, { geocoder } as Services);
    recordings.push({
      operation: operation.operationId,
      call,
      input: { query: input.query },
      payload: reply.body as Recording['payload'],
    });
  }
  return recordings;
}

function inputOf(operation: ContractOperation, text: string, call: string): AnyInput {
  const query = { ...parseQuery(text, operation) };
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const validate = newValidator().compile({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
  if (!validate(query)) {
    const { message, details } = refusalOf(validate.errors ?? []);
    throw new AppError('bad_argument', `${call}: ${message}`, details);
  }
  const settled = settleQuery(operation.operationId, query);
  return { query: settled, path: {}, body: undefined, who: undefined, now: 0, clientAddress: '' };
}
