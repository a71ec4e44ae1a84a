import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { Calls } from './calls.ts';

interface Asked {
  double(value: number): number;
  refuse(): never;
  fail(): never;
  note(text: string): void;
}

/** Two connected sides, and what the second one was told. */
function openBoth(context: TestContext) {
  const { port1, port2 } = new MessageChannel();
  const [asking, answering] = [new Calls<Asked>(port1), new Calls<object>(port2)];
  const noted: string[] = [];
  answering.offer({
    double: (value: number) => value * 2,
    refuse() {
      throw new AppError('rate_limited', 'Too fast.', { retryAfterMs: 7 });
    },
    fail() {
      throw new TypeError('a bug');
    },
    note: (text: string) => void noted.push(text),
  });
  context.after(() => {
    port1.close();
    port2.close();
  });
  return { asking, noted };
}

test('what is asked at once is answered, each its own, after what was told before', async (context) => {
  const { asking, noted } = openBoth(context);
  asking.notify('note', 'first');
  const answers = Array.from({ length: 100 }, (_, at) => asking.call('double', at));
  assert.deepEqual(await Promise.all(answers), Array.from({ length: 100 }, (_, at) => at * 2));
  assert.deepEqual(noted, ['first']);
});

test('a refusal keeps its code and details; any other failure is an error with its words', async (context) => {
  const { asking } = openBoth(context);
  await assert.rejects(asking.call('refuse'), (error: unknown) =>
    error instanceof AppError && error.code === 'rate_limited' && error.details.retryAfterMs === 7);
  await assert.rejects(asking.call('fail'), /a bug/);
});

test('who asks somebody that is gone is told so at once', async (context) => {
  const { asking } = openBoth(context);
  const waiting = asking.call('double', 1);
  asking.end(new Error('the thread is gone'));
  await assert.rejects(waiting, /is gone/);
  await assert.rejects(asking.call('double', 1), /is gone/);
});
