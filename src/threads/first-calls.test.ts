import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, test, type TestContext } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { Calls } from './calls.ts';
import { Cells, sinceBootMs } from './cells.ts';
import { FirstCalls } from './first-calls.ts';

interface Offered {
  [name: string]: () => Promise<string>;
  take(): Promise<string>;
  answer(): Promise<string>;
}

/** A first thread whose pulse is set by the test, and which answers when the test lets it. */
function open(context: TestContext) {
  const { port1, port2 } = new MessageChannel();
  context.after(() => port1.close());
  const cells = new Cells();
  cells.pulseMs = sinceBootMs();
  const answers: ((text: string) => void)[] = [];
  const answered = (): Promise<string> => new Promise((resolve) => void answers.push(resolve));
  new Calls(port2).offer({ take: answered, answer: answered });
  const beats = setInterval(() => void (cells.pulseMs = sinceBootMs()), 50);
  context.after(() => clearInterval(beats));
  return {
    calls: new FirstCalls<Offered>(port1, cells),
    /** Stops the pulse. Messages are still read, so calls are answered later. */
    block: () => clearInterval(beats),
    cells,
    answers,
  };
}

const isOverload = { code: 'overloaded' };

describe('a further thread whose first one is blocked', { concurrency: true }, () => {
  test('refuses what waits for it, and what comes then at once', async (context) => {
    const { calls, block } = open(context);
    const waiting = calls.call('take');
    block();
    await assert.rejects(waiting, isOverload);
    await assert.rejects(calls.call('take'), isOverload);
  });

  test('asks it again when it has gone on', async (context) => {
    const { calls, block, cells, answers } = open(context);
    block();
    await assert.rejects(calls.call('take'), isOverload);
    answers.splice(0);
    const beats = setInterval(() => void (cells.pulseMs = sinceBootMs()), 50);
    context.after(() => clearInterval(beats));
    await sleep(600);
    const asked = calls.call('take');
    await sleep(50);
    answers.splice(0).forEach((answer) => answer('granted'));
    assert.equal(await asked, 'granted');
  });

  test('undoes what is granted to nobody any more', async (context) => {
    const { calls, block, answers } = open(context);
    const undone: string[] = [];
    const waiting = calls.callOrUndo((answer) => undone.push(answer), 'take');
    block();
    await assert.rejects(waiting, isOverload);
    answers.splice(0).forEach((answer) => answer('granted'));
    await sleep(50);
    assert.deepEqual(undone, ['granted']);
  });

  test('waits on for what changes something', async (context) => {
    const { calls, block, answers } = open(context);
    const waiting = calls.call('answer');
    block();
    await assert.rejects(calls.call('take'), isOverload);
    answers.splice(0).forEach((answer) => answer('made'));
    assert.equal(await waiting, 'made');
  });
});
