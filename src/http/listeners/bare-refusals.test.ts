import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics } from '../../../ops/index.ts';
import { reportRefusals, type BareRefusal } from './bare-refusals.ts';

const refusal: BareRefusal = { requestId: 'R', status: 400, code: 'invalid_parameter', reason: 'http' };

function stand() {
  const metrics = new Metrics();
  const lines: Record<string, unknown>[] = [];
  const around = { now: 0, hears: true };
  const log = { info: (fields: object) => void lines.push(fields as Record<string, unknown>) };
  const clock = { monotonic: () => around.now };
  const tell = reportRefusals({ metrics, clock, log: () => (around.hears ? log : undefined) });
  const counted = async (): Promise<string | undefined> =>
    /^geokod_bare_refusals_total\{(.*) (\d+)$/m.exec(await metrics.registry.metrics())?.[2];
  return { tell, lines, around, counted };
}

test('each is counted and has a line', async () => {
  const { tell, lines, counted } = stand();
  tell(refusal);
  assert.deepEqual(lines, [
    {
      request_id: 'R', operation: 'none', status: 400, code: 'invalid_parameter', reason: 'http', unreported: undefined,
    },
  ]);
  assert.equal(await counted(), '1');
});

test('a flood is counted and has few lines, of which the next says how many it stands for', async () => {
  const { tell, lines, around, counted } = stand();
  for (let i = 0; i < 1000; i++) tell(refusal);
  assert.equal(lines.length, 20);
  around.now = 200;
  tell(refusal);
  tell(refusal);
  assert.equal(lines.length, 21);
  assert.equal(lines.at(-1)!.unreported, 980);
  around.now = 60_000;
  tell(refusal);
  assert.equal(lines.at(-1)!.unreported, 1);
  tell(refusal);
  assert.equal(lines.at(-1)!.unreported, undefined);
  assert.equal(await counted(), '1004');
});

test('what comes before there is a log is told by the first line that there is', () => {
  const { tell, lines, around } = stand();
  around.hears = false;
  tell(refusal);
  tell(refusal);
  around.hears = true;
  tell(refusal);
  assert.deepEqual(lines.map(({ unreported }) => unreported), [2]);
});
