import type { IncomingMessage } from 'node:http';
import {
  DIGEST_HEADER, digestOfReport, EDGE_HEADER, REPORTS_PATH, type EdgePasses,
} from '../accounts/edge/pass.ts';
import { regions } from '../config.ts';
import { AppError } from '../errors.ts';
import { emptyHistogram, spanMs, type Sample } from '../../ops/index.ts';
import type { Contract } from './contract.ts';
import { readJsonBody } from './request/body.ts';
import type { Exchange } from './request/exchange.ts';
import { hasPass } from './request/from-edge.ts';
import { pathOf } from './request/head.ts';
import type { WayServices } from './services.ts';

interface Report {
  readonly recorder: string;
  readonly samples: readonly Sample[];
}

/** All regions and operations of a minute take about 20 kB. */
const BODY = { maxBodyBytes: 262_144, bodyTypes: ['application/json'], unitsEach: undefined };
const RECORDER = /^edge-[\da-f-]{36}$/;
const MOST_PROBES = 1000;
/** As far as the clock of an edge may be off. */
const MOST_AHEAD_MS = 5 * spanMs.minute;

/** Whether an edge reports what its probes saw. */
export const isReport = (request: IncomingMessage): boolean =>
  pathOf(request.url!) === REPORTS_PATH && hasPass(request);

/** Adds what an edge's probes of the regions saw in a minute to the history. */
export async function answerReport(
  exchange: Exchange, passes: EdgePasses | undefined, contract: Contract, services: WayServices,
): Promise<void> {
  const { ctx: { req }, now } = exchange;
  exchange.countedAs = 'report';
  if (req.method !== 'POST') throw new AppError('method_not_allowed', 'Method not allowed.', { allow: 'POST' });
  const [pass, digest] = [EDGE_HEADER, DIGEST_HEADER].map((name) => String(req.headers[name.toLowerCase()]));
  const refusal = new AppError('not_found', 'Nobody reports here.');
  if (!passes?.readReport(pass, digest, now)) throw refusal;
  const value = await readJsonBody(req, BODY);
  // edges write the body like this too
  if (digestOfReport(JSON.stringify(value)) !== digest) throw refusal;
  if (!isWhole(value, contract, now)) throw new AppError('invalid_json', 'The report is of another version.');
  await services.statusHistory.add(value.recorder, value.samples, now);
  exchange.ctx.status = 204;
}

function isWhole(value: unknown, contract: Contract, now: number): value is Report {
  const { recorder, samples } = (value ?? {}) as Partial<Record<keyof Report, unknown>>;
  const operations = new Set<string>(contract.operations.map(({ operationId }) => operationId));
  return RECORDER.test(String(recorder)) && Array.isArray(samples)
    && samples.every((sample) => isSample(sample as Partial<Sample> | null, operations, now + MOST_AHEAD_MS));
}

function isSample(sample: Partial<Sample> | null, operations: ReadonlySet<string>, latest: number): boolean {
  const { at, region, operation, probes, probeTimes, times, faults } = sample ?? {};
  return isCount(at, latest) && at % spanMs.minute === 0
    && (regions as readonly unknown[]).includes(region)
    && operations.has(String(operation))
    && isCount(probes?.passed) && isCount(probes.failed)
    && isHistogram(probeTimes) && isHistogram(times)
    && faults === 0;
}

const BUCKETS = emptyHistogram().length;

const isHistogram = (value: unknown): boolean =>
  Array.isArray(value) && value.length === BUCKETS && value.every((count) => isCount(count));

const isCount = (value: unknown, most = MOST_PROBES): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
