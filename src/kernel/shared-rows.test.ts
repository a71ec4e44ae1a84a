import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { SharedRows, TakenRows } from './shared-rows.ts';

const place = { row: 1, owner: 7 };
const ADDING = `
  import { workerData } from 'node:worker_threads';
  const { SharedRows, TakenRows } = await import(workerData.module);
  const [rows, taken] = [new SharedRows(workerData.rows), new TakenRows(workerData.taken)];
  for (let at = 0; at < workerData.times; at++) {
    rows.change(workerData.place, ({ owner, a, b }) => ({ owner, a: a + 1, b: b - 1 }), taken, 1);
  }`;

function adding(rows: SharedRows, taken: TakenRows, times: number): Worker {
  const source = new URL(`data:text/javascript,${encodeURIComponent(ADDING)}`);
  const module = new URL('./shared-rows.ts', import.meta.url).href;
  return new Worker(source, { workerData: { module, rows: rows.memory, taken: taken.memory, place, times } });
}

const rowOf = (rows: SharedRows) => rows.change(place, () => undefined);

test('threads that change the same row at once lose none of their changes', async () => {
  const [rows, times] = [new SharedRows(3), 50_000];
  rows.put(1, { owner: 7, a: 0, b: 0 });
  const both = [0, 1].map(() => new TakenRows(3));
  const workers = both.map((taken) => adding(rows, taken, times));
  for (let at = 0; at < times; at++) rows.change(place, ({ owner, a, b }) => ({ owner, a: a + 1, b: b - 1 }));
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  assert.deepEqual(rowOf(rows), { owner: 7, a: 3 * times, b: -3 * times });
  assert.deepEqual(both.map((taken) => taken.unitsOf(place)), [times, times]);
});

test('a terminated thread leaves the row whole, and each unit that it took is recorded', async () => {
  const rows = new SharedRows(3);
  rows.put(1, { owner: 7, a: 0, b: 0 });
  let noted = 0;
  for (let round = 0; round < 20; round++) {
    const taken = new TakenRows(3);
    const worker = adding(rows, taken, Infinity);
    await once(worker, 'online');
    while (taken.unitsOf(place) < 1000) await new Promise(setImmediate);
    await worker.terminate();
    noted += taken.unitsOf(place);
    assert.deepEqual(rowOf(rows), { owner: 7, a: noted, b: -noted });
  }
});

test('a row with a new owner is not changed by the former one, and its records count no more', () => {
  const [rows, taken] = [new SharedRows(3), new TakenRows(3)];
  rows.put(1, { owner: 7, a: 1, b: 2 });
  rows.change(place, (held) => held, taken, 5);
  assert.equal(taken.unitsOf(place), 5);
  rows.put(1, { owner: 8, a: 3, b: 4 });
  assert.equal(rows.change(place, (held) => ({ ...held, a: 9 }), taken, 5), undefined);
  assert.deepEqual(rows.change({ row: 1, owner: 8 }, () => undefined), { owner: 8, a: 3, b: 4 });
  rows.change({ row: 1, owner: 8 }, (held) => held, taken, 2);
  assert.equal(taken.unitsOf({ row: 1, owner: 8 }), 2);
});
