import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../test/harness/eventually.ts';
import { askNowAndThen } from './asked.ts';

test('a figure is unknown while the query fails, and known again afterwards', async (context) => {
  const logged: string[] = [];
  const record = (_: object, text?: string) => void logged.push(text!);
  const log = { info: record, error: record };
  let isAway = false;
  const ask = async (): Promise<number> => {
    if (isAway) throw new Error('away');
    return 7;
  };
  const asked = askNowAndThen({ what: 'letters', everyMs: 20, ask, log });
  context.after(() => asked.close());
  assert.equal(asked.last(), undefined, 'nobody has answered yet');
  await eventually('it is known', async () => asked.last() === 7);
  isAway = true;
  await eventually('it is not known', async () => asked.last() === undefined);
  isAway = false;
  await eventually('it is known again', async () => asked.last() === 7);
  await asked.close();
  assert.deepEqual(logged, ['letters cannot be counted', 'letters are counted again']);
});

test('an answer expires if the next one does not come', async () => {
  const late = Promise.withResolvers<number>();
  let asks = 0;
  const ask = (): Promise<number> => (++asks === 1 ? Promise.resolve(7) : late.promise);
  const log = { info: () => {}, error: () => {} };
  const asked = askNowAndThen({ what: 'letters', everyMs: 50, ask, log });
  await eventually('it is known', async () => asked.last() === 7);
  await eventually('it is not known', async () => asked.last() === undefined);
  assert.equal(asks, 2, 'one question at a time');
  late.resolve(8);
  await asked.close();
});
