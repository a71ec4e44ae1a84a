import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CountedRequests } from './counted-requests.ts';
import { eventually } from './eventually.ts';
import { steadyLoad, type SteadyLoad } from './steady-load.ts';

export interface TrialOptions {
  /** The highest share of failed requests. */
  readonly mostFailed?: number;
  /** Lines of a killed node, which nobody is billed for. */
  readonly unbooked?: number;
}

export interface Tried {
  readonly title: string;
  /** Receives the requests. */
  readonly address: string;
  readonly key: string;
  readonly counted: CountedRequests;
}

const MOST_FAILED = 0.001;

/** The times until a region answered, in the running trial. */
const notes: string[] = [];

/** Waits for an answer from this region to a request sent from now on. */
export async function eventuallyFrom(load: SteadyLoad, region: string): Promise<void> {
  const now = performance.now();
  await eventually(`${region} answers`, () => load.since(now).some((answer) => answer.region === region));
  notes.push(`${region} answers after ${(performance.now() - now).toFixed(0)} ms`);
}

/**
 * 100 requests a second, in the midst of which something happens: each one that is answered is billed once, and one
 * that is refused is not. If the connection to the client breaks, nobody knows what arrived.
 */
export async function tryFault(
  context: TestContext, { title, address, key, counted }: Tried, fault: (load: SteadyLoad) => Promise<void>,
  { mostFailed = MOST_FAILED, unbooked = 0 }: TrialOptions = {},
): Promise<void> {
  notes.splice(0);
  const startedAt = Date.now();
  const load = steadyLoad(address, key);
  const faultMs = await undergo(load, fault).finally(() => load.stop());
  const { answers } = load;
  const failed = load.failures();
  const slowestMs = Math.max(...answers.map(({ askedAt, answeredAt }) => answeredAt - askedAt));
  context.diagnostic(
    `${answers.length} asked, ${failed.length} failed, the slowest took ${slowestMs.toFixed(0)} ms, ` +
      `the fault ${faultMs.toFixed(0)} ms; by region ${JSON.stringify(countsOf(answers))}; ${notes.join(', ')}`,
  );
  const ids = answers.filter(({ status }) => status === 200).map(({ requestId }) => requestId);
  const billed = await untilBilled(title, { ids, counted, startedAt, unbooked });
  context.diagnostic(`of ${ids.length} answered ${billed.missing} are not billed, ${billed.others} others are`);
  const unknown = failed.filter(({ status }) => status === 0).length;
  assert.ok(billed.others <= unknown, `${title}: ${billed.others} billed without an answer, ${unknown} unknown`);
  assert.ok(failed.length <= answers.length * mostFailed, `${title}: ${JSON.stringify(failed.slice(0, 5))}`);
}

/** How long the fault took. */
async function undergo(load: SteadyLoad, fault: (load: SteadyLoad) => Promise<void>): Promise<number> {
  await eventuallyFrom(load, 'msk-1');
  const faultAt = performance.now();
  await fault(load);
  const overAt = performance.now();
  await sleep(1000);
  return overAt - faultAt;
}

interface Answered extends Pick<Tried, 'counted'> {
  readonly ids: readonly string[];
  readonly startedAt: number;
  readonly unbooked: number;
}

/** How many answers nobody is billed for, and how many requests are billed besides those. */
async function untilBilled(
  title: string, { ids, counted, startedAt, unbooked }: Answered,
): Promise<{ readonly missing: number; readonly others: number }> {
  assert.equal(new Set(ids).size, ids.length, 'each answer has an id of its own');
  let missing = ids.length;
  await eventually(`${title}: what was answered is billed`, async () => {
    try {
      if ((await counted.countSince(startedAt)) < ids.length - unbooked) return false;
      missing = (await counted.listUncounted(ids, startedAt)).length;
    } catch {
      // Right after an outage the database may be believed away for another second.
      return false;
    }
    return missing <= unbooked;
  });
  const countOthers = async (): Promise<number> => (await counted.countSince(startedAt)) - (ids.length - missing);
  // those of requests without an answer are withdrawn as soon as a region can be reached
  await eventually(`${title}: nothing else is billed`, async () => (await countOthers()) === 0).catch(() => undefined);
  const { marks, requests } = await counted.totals();
  assert.equal(requests, marks, `${title}: sums of the ledger have each request once`);
  return { missing, others: await countOthers() };
}

function countsOf(answers: SteadyLoad['answers']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { region } of answers) counts[region] = (counts[region] ?? 0) + 1;
  return counts;
}
