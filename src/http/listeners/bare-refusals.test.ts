import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics } from '../../../ops/index.ts';
import { reportRefusals, type BareRefusal } from './bare-refusals.ts';

const refusal: BareRefusal = { requestId: 'R', status: 400, code: 'invalid_parameter', reason: 'http' };

function openReporter() {
  const metrics = new Metrics();
  const lines: Record<string, unknown>[] = [];
  const around = { now: 0, isLogOpen: true };
  const log = { info: (fields: object) => void lines.push(fields as Record<string, unknown>) };
  const clock = { monotonic: () => around.now };
  const report = reportRefusals({ metrics, clock, log: () => (around.isLogOpen ? log : undefined) });
  const counted = async (): Promise<string | undefined> =>
    /^geokod_bare_refusals_total\{(.*) (\d+)$/m.exec(await metrics.registry.metrics())?.[2];
  return { report, lines, around, counted };
}

test('each refusal is counted and logged', async () => {
  const { report, lines, counted } = openReporter();
  report(refusal);
  assert.deepEqual(lines, [
    {
      request_id: 'R', operation: 'none', status: 400, code: 'invalid_parameter', reason: 'http', unreported: undefined,
    },
  ]);
  assert.equal(await counted(), '1');
});

test('a flood is counted, but logged in few lines; the next line has the number left out', async () => {
  const { report, lines, around, counted } = openReporter();
  for (let i = 0; i < 1000; i++) report(refusal);
  assert.equal(lines.length, 20);
  around.now = 200;
  report(refusal);
  report(refusal);
  assert.equal(lines.length, 21);
  assert.equal(lines.at(-1)!.unreported, 980);
  around.now = 60_000;
  report(refusal);
  assert.equal(lines.at(-1)!.unreported, 1);
  report(refusal);
  assert.equal(lines.at(-1)!.unreported, undefined);
  assert.equal(await counted(), '1004');
});

test('refusals before the log is open are counted in its first line', () => {
  const { report, lines, around } = openReporter();
  around.isLogOpen = false;
  report(refusal);
  report(refusal);
  around.isLogOpen = true;
  report(refusal);
  assert.deepEqual(lines.map(({ unreported }) => unreported), [2]);
});
