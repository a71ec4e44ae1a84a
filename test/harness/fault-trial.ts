import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from './eventually.ts';
import { steadyLoad, type SteadyLoad } from './steady-load.ts';

export interface TrialWish {
  /** Of all requests. */
  readonly mostFailed?: number;
  /** Lines of a node that was killed, which nobody is billed for. */
  readonly unbooked?: number;
}

export interface Tried {
  readonly title: string;
  /** Where requests go. */
  readonly address: string;
  readonly key: string;
  bookedUnits(): Promise<number>;
}

const MOST_FAILED = 0.001;

/** How long it took each time until a region answered, of the trial that goes on. */
const notes: string[] = [];

/** An answer that was asked for from now on comes from there. */
export async function eventuallyFrom(load: SteadyLoad, region: string): Promise<void> {
  const now = performance.now();
  await eventually(`${region} answers`, () => load.since(now).some((answer) => answer.region === region));
  notes.push(`${region} answers after ${(performance.now() - now).toFixed(0)} ms`);
}

/** 100 requests a second, in the midst of which something happens: each one that is answered is billed once. */
export async function tryFault(
  context: TestContext, { title, address, key, bookedUnits }: Tried, fault: (load: SteadyLoad) => Promise<void>,
  { mostFailed = MOST_FAILED, unbooked = 0 }: TrialWish = {},
): Promise<void> {
  const bookedBefore = await bookedUnits();
  const load = steadyLoad(address, key);
  await eventuallyFrom(load, 'msk-1');
  const faultAt = performance.now();
  await fault(load);
  const overAt = performance.now();
  await sleep(1000);
  await load.stop();
  const { answers } = load;
  const failed = load.failures();
  const answered = answers.length - failed.length;
  const slowestMs = Math.max(...answers.map(({ askedAt, answeredAt }) => answeredAt - askedAt));
  context.diagnostic(
    `${answers.length} asked, ${failed.length} failed, the slowest took ${slowestMs.toFixed(0)} ms, ` +
      `the fault ${(overAt - faultAt).toFixed(0)} ms; ` +
      `by region ${JSON.stringify(countsOf(answers))}; ${notes.splice(0).join(', ')}`,
  );
  assert.ok(failed.length <= answers.length * mostFailed, `${title}: ${JSON.stringify(failed.slice(0, 5))}`);
  const least = answered - unbooked;
  const bookedSince = async (): Promise<number> => (await bookedUnits()) - bookedBefore;
  // Right after an outage the database may be believed away for another second.
  await eventually(`${title}: what was answered is booked`, async () => (await bookedSince().catch(() => -1)) >= least);
  await sleep(1000);
  const booked = await bookedSince();
  assert.ok(booked <= answered + failed.length, `${title}: ${booked} booked of ${answered}`);
}

function countsOf(answers: SteadyLoad['answers']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { region } of answers) counts[region] = (counts[region] ?? 0) + 1;
  return counts;
}
