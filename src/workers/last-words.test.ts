import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Closing } from '../../test/harness/closing.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { makeFifo } from '../../test/harness/fifo.ts';
import type { HeldData } from '../../test/harness/held-program.ts';
import { sayLastWords, type Interrupted } from './last-words.ts';

const PROGRAM = new URL('../../test/harness/held-program.ts', import.meta.url);
const LIMIT_MS = 30_000;

interface Held {
  readonly worker: Worker;
  interrupt(limitMs: number): Promise<Interrupted>;
  /** How often the thread has said its last words. */
  words(): number;
}

/** A thread that is held up until the end of the test. */
async function hold(context: Closing, place: string, kind: string, path = ''): Promise<Held> {
  const [words, isHeld] = [1, 2].map(() => new Int32Array(new SharedArrayBuffer(4)));
  const workerData: HeldData = { place, kind, words, isHeld, path };
  const worker = new Worker(PROGRAM, { workerData, resourceLimits: { maxOldGenerationSizeMb: 1024 } });
  let interrupted: Interrupted | undefined;
  // One that is interrupted would not hear that it has to end, and then this process would never end either.
  context.after(() => interrupted?.end(LIMIT_MS) ?? worker.terminate());
  await once(worker, 'message');
  worker.postMessage('hold');
  await eventually('it is held up', () => Atomics.load(isHeld, 0) === 1);
  await sleep(100);
  return {
    worker,
    interrupt: async (limitMs) => (interrupted = await sayLastWords(worker, limitMs)),
    words: () => Atomics.load(words, 0),
  };
}

describe('the last words of a thread', () => {
  for (const [place, kind, where] of [
    ['message', 'loop', 'loop'],
    ['timer', 'loop', 'loop'],
    ['immediate', 'loop', 'loop'],
    ['tick', 'loop', 'loop'],
    ['promise', 'loop', 'loop'],
    ['message', 'pattern', 'pattern'],
    ['timer', 'serializing', 'serializing'],
    ['promise', 'filling', 'filling'],
    ['promise', 'catching', 'loop'],
    ['promise', 'waiting', 'waiting'],
  ] as const) {
    test(`are said within ${kind} in a ${place}, with the place, before it ends`, async (context) => {
      const { worker, interrupt, words } = await hold(context, place, kind);
      const ended = once(worker, 'exit');
      const { lines, end } = await interrupt(LIMIT_MS);
      assert.match(lines![0], new RegExp(`^    at ${where} \\(file://.*/test/harness/held-program\\.ts:\\d+:\\d+\\)$`));
      assert.equal(words(), 1);
      assert.equal(await end(LIMIT_MS), true);
      await ended;
    });
  }

  for (const kind of ['loop', 'waiting', 'calling']) {
    test(`may remain unsaid if there is no time: it ends all the same, ${kind}`, async (context) => {
      const { worker, interrupt } = await hold(context, 'message', kind);
      const ended = once(worker, 'exit');
      const { lines, end } = await interrupt(0);
      assert.equal(lines, undefined);
      assert.equal(await end(LIMIT_MS), true);
      await ended;
    });
  }

  test('are said by a thread that waits for the system once it goes on, and it does nothing else', async (context) => {
    const path = await makeFifo(context);
    const { interrupt, words } = await hold(context, 'message', 'reading', path);
    const thread = await interrupt(100);
    assert.deepEqual([thread.lines, thread.isHeld, words()], [undefined, true, 0]);
    writeFileSync(path, '');
    await eventually('they are said', () => words() === 1);
    await sleep(100);
    assert.equal(words(), 1, 'it goes on when it has read');
    assert.equal(await thread.end(LIMIT_MS), true);
  });

  test('are not waited for without limit', async (context) => {
    const path = await makeFifo(context);
    const { worker, interrupt } = await hold(context, 'message', 'reading', path);
    const { end, ...thread } = await interrupt(100);
    assert.equal(await end(100), false);
    assert.equal(thread.lines, undefined);
    writeFileSync(path, '');
    await once(worker, 'exit');
  });

  test('are not asked of another thread', async (context) => {
    const [gone, other] = [await hold(context, 'message', 'loop'), await hold(context, 'message', 'loop')];
    await gone.worker.terminate();
    const { lines, isHeld } = await gone.interrupt(LIMIT_MS);
    assert.deepEqual([lines, isHeld], [undefined, false]);
    assert.equal(other.words(), 0);
  });
});
