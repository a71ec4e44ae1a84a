import type { ContractOperation } from '../contract.ts';
import { AppError } from '../../errors.ts';
import { canonical } from '../reply/answers.ts';
import { toBytes } from '../reply/bytes.ts';
import { sendContent, type Content } from '../reply/content.ts';
import type { Exchange } from '../request/exchange.ts';
import { unmeteredEnvelope, withEnvelope } from '../reply/meter.ts';
import type { AnyInput } from '../operations.ts';
import { setLocation } from '../reply/location.ts';
import { JSON_TYPE, sendJson, sendJsonBytes } from '../reply/reply.ts';
import type { WayServices } from '../services.ts';

/** One recorded answer of the real engine. */
export interface Recording {
  readonly operation: string;
  /** The call as a person would write it, relative to the base address. */
  readonly call: string;
  readonly input: { readonly query: Readonly<Record<string, unknown>>; readonly body?: unknown };
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Answers without engine, account or quota: metered operations from recordings, by input; account operations with
 * the contract's example. Serves `/sandbox` and, on every operation, test keys: these are often left in source
 * code, so they neither read nor change their account.
 */
export class Sandbox {
  private readonly byInput = new Map<string, Recording>();
  private readonly byOperation: ReadonlyMap<string, readonly Recording[]>;

  constructor(recordings: readonly Recording[]) {
    this.byOperation = Map.groupBy(recordings, (recording) => recording.operation);
    for (const recording of recordings) this.byInput.set(keyOf(recording.operation, recording.input), recording);
  }

  answer(
    exchange: Exchange, operation: ContractOperation, input: AnyInput, services: WayServices,
  ): void | Promise<void> {
    exchange.ctx.res.setHeader('X-Sandbox', 'true');
    if (!operation.units) return sendExample(exchange, operation, input, services);
    const found = this.find(operation, input);
    if (!found) throw this.nothingRecorded(operation);
    const envelope = unmeteredEnvelope(exchange, services, exchange.sandbox ? 'sandbox' : 'test');
    return sendJsonBytes(exchange, 200, withEnvelope(toBytes(JSON.stringify(found.payload)), envelope));
  }

  private find({ operationId, parameters }: ContractOperation, input: AnyInput): Recording | undefined {
    const exact = this.byInput.get(keyOf(operationId, input));
    if (exact) return exact;
    // The documented example must always work, even if its recording was made with an older contract.
    const documented = parameters.every(
      ({ name, example }) => example === undefined || canonical(input.query[name]) === canonical(example),
    );
    return documented && input.body === undefined ? this.byOperation.get(operationId)?.[0] : undefined;
  }

  private nothingRecorded({ operationId }: ContractOperation): AppError {
    const recorded = (this.byOperation.get(operationId) ?? []).map(({ call }) => inSandbox(call));
    return new AppError('no_recording', 'There is no recording for this input.', { recorded });
  }
}

const inSandbox = (call: string): string =>
  call.startsWith('POST ') ? `POST /sandbox${call.slice('POST '.length)}` : encodeURI(`/sandbox${call}`);

const keyOf = (operation: string, { query, body }: Recording['input']): string =>
  `${operation} ${canonical(query)} ${canonical(body)}`;

function sendExample(
  exchange: Exchange, { responses, successTypes }: ContractOperation, input: AnyInput, { publicUrl }: WayServices,
): void | Promise<void> {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2'))!;
  const [contentType] = successTypes;
  if (contentType === undefined) return void (exchange.ctx.status = Number(status));
  const [{ value }] = Object.values(response.content![contentType].examples);
  setLocation(exchange, input, value, publicUrl);
  if (contentType === JSON_TYPE) return sendJson(exchange, Number(status), JSON.stringify(value));
  return sendContent(exchange, exampleContent(contentType, String(value)));
}

function exampleContent(contentType: string, text: string): Content {
  const bytes = Buffer.from(text);
  return {
    contentType: contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    fileName: 'example.csv',
    tag: 'example',
    size: bytes.length,
    async *read({ from, to } = { from: 0 }) {
      yield bytes.subarray(from, to);
    },
  };
}
