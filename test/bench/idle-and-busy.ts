import { measureArrivals, spreadOf, type ArrivalsMeasured } from './arrivals.ts';
import type { AskedAddress } from './asked-addresses.ts';
import { sentBatches } from './sent-batches.ts';
import { requestHead, statusText, type WholeService } from './whole-service.ts';

export interface Turns {
  readonly service: WholeService;
  /** A file for each turn, with more rows than are answered in it, none of them answered recently. */
  readonly files: readonly string[];
  /** Each is asked once, since cached answers cost nothing. As many as `ADDRESSES`. */
  readonly addresses: readonly AskedAddress[];
}

const PER_SECOND = 50;
const SECONDS = 10;
const PER_TURN = PER_SECOND * SECONDS;
/** Turns until the code of requests is compiled. */
const WARM_UP = 2;

export const TURNS = 5;
/** More than two threads answer in a turn. */
export const ROWS_PER_TURN = 100_000;
export const ADDRESSES = PER_TURN * (WARM_UP + 2 * TURNS);

/**
 * Latencies of requests when idle and beside a batch, in turns, so that changes of the machine's speed affect both.
 * Percentiles cover all requests of a kind.
 */
export async function measureIdleAndBusy(
  { service, files, addresses }: Turns, report: (what: string, figure: string) => void,
): Promise<void> {
  const batches = sentBatches(service);
  let taken = 0;
  const ask = (): Promise<ArrivalsMeasured> => {
    const requests = addresses.slice(taken, (taken += PER_TURN)).map(({ place, street, label }) =>
      requestHead(`/v2/geocode?q=${encodeURIComponent(`${place}, ${street}, ${label}`)}`, service.key));
    return measureArrivals({ port: service.full, requests, perSecond: PER_SECOND, seconds: SECONDS });
  };
  for (let turn = 0; turn < WARM_UP; turn++) await ask();
  const idle: ArrivalsMeasured[] = [];
  const busy: ArrivalsMeasured[] = [];
  for (const [at, file] of files.entries()) {
    idle.push(await ask());
    const job = await batches.send(file);
    await batches.until(job, ({ status }) => status === 'running');
    busy.push(await ask());
    const { status } = await batches.cancel(job);
    if (status !== 'cancelling') throw new Error(`the batch was ${status} before its turn was over`);
    await batches.until(job, (seen) => seen.status === 'cancelled');
    const [before, beside] = [idle[at], busy[at]].map(({ p99Ms }) => p99Ms.toFixed(1));
    report(`turn ${at + 1}`, `p99 ${before} ms alone, ${beside} ms beside a batch`);
  }
  const [alone, beside] = [together(idle), together(busy)];
  report(`geocode ${PER_SECOND}/s, nothing else`, summaryOf(alone));
  report(`geocode ${PER_SECOND}/s, beside a batch`, summaryOf(beside));
  report('p99 beside a batch', `${(beside.p99Ms / alone.p99Ms).toFixed(2)} times the idle one`);
}

type Together = Pick<ArrivalsMeasured, 'p50Ms' | 'p99Ms' | 'maxMs' | 'statuses'>;

function together(turns: readonly ArrivalsMeasured[]): Together {
  const statuses: Record<string, number> = {};
  for (const turn of turns) {
    for (const [status, count] of Object.entries(turn.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  }
  return { ...spreadOf(Float64Array.from(turns.flatMap(({ latenciesMs }) => [...latenciesMs])).sort()), statuses };
}

const summaryOf = ({ p50Ms, p99Ms, maxMs, statuses }: Together): string =>
  `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, max ${maxMs.toFixed(1)} ms, ${statusText(statuses)}`;
