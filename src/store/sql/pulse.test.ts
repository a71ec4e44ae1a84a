import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { eventually } from '../../../test/harness/eventually.ts';
import { Pulse } from './pulse.ts';
import { AppError } from '../../errors.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const away = (error: unknown): boolean => error instanceof AppError && error.code === 'temporarily_unavailable';

it('refuses callers waiting for a server that fell silent, and serves callers once it is back', async () => {
  const step = fc.record({ silentMs: fc.integer({ min: 0, max: 60 }), awakeMs: fc.integer({ min: 0, max: 30 }),
    asked: fc.integer({ min: 0, max: 5 }) });
  const everybodyHears = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
    let silent = false;
    const answer = async (): Promise<string> => {
      while (silent) await sleep(5);
      return 'answer';
    };
    const pulse = new Pulse(async () => void (await answer()), { suspectMs: 10, signMs: 10, deadlineMs: 60_000 });
    const asked: Promise<unknown>[] = [];
    const ask = () => asked.push(pulse.guard(answer).then(() => true, (error: unknown) => assert.ok(away(error))));
    for (const { silentMs, awakeMs, asked: count } of steps) {
      silent = true;
      for (let number = 0; number < count; number += 1) ask();
      await sleep(silentMs);
      ask();
      silent = false;
      await sleep(awakeMs);
      ask();
    }
    await Promise.all(asked);
    await eventually('the way back is found', async () =>
      (await pulse.guard(answer).catch(() => undefined)) === 'answer');
    pulse.close();
  });
  await fc.assert(everybodyHears, { seed: 7, numRuns: 40 });
});
