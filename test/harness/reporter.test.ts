import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import reporter from './reporter.ts';

const counts = { tests: 3, passed: 3, skipped: 0 };

/** The whole report on files with these durations. */
async function reportOn(files: Readonly<Record<string, number>>): Promise<string> {
  const ended = Object.entries(files).map(([file, duration_ms]) => ({ file, counts, duration_ms, success: true }));
  const events = [...ended, { counts, duration_ms: 1, success: true }].map((data) => ({ type: 'test:summary', data }));
  async function* source(): AsyncGenerator<TestEvent> {
    yield* events as unknown as TestEvent[];
  }
  return (await Array.fromAsync(reporter(source()))).join('');
}

test('the slowest files are listed at the end, longest first, ten at most', async () => {
  const names = Array.from({ length: 12 }, (_, number) => [`${number}.test.ts`, 10_000 + number * 1500] as const);
  const [, list = ''] = (await reportOn(Object.fromEntries(names))).split('slowest files:\n');
  const lines = list.split('\n\n')[0].split('\n');
  assert.equal(lines.length, 10);
  assert.deepEqual([lines[0], lines[9]], ['  26.5 s  11.test.ts', '  13.0 s  2.test.ts']);
});

test('a short run lists none', async () => {
  assert.doesNotMatch(await reportOn({ 'quick.test.ts': 9_999 }), /slowest/);
});
