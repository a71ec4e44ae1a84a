/**
 * A further thread of the public listener that can be made to block, to wait for the system, to want more memory than
 * it may have, or to count the atlases that it holds.
 */
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Atlas } from '../../src/store/files/atlas/read.ts';
import { collectGarbage } from '../../src/store/files/collect-garbage.ts';
import { BLOCKED_MS, COUNT_ATLASES, LOOP_WITH_READER, READ, SLOW_AFTER_WRITING } from './thread-orders.ts';

const atlases: WeakRef<object>[] = [];
const note = ({ tables }: Atlas): void => void atlases.push(new WeakRef(tables.houses.lat.buffer));
note((workerData as { atlas: Atlas }).atlas);
// What the first thread says comes as lists of items.
parentPort!.on('message', (items: unknown) => {
  for (const [kind, , name, args] of Array.isArray(items) ? (items as unknown[][]) : []) {
    if (kind === 'call' && name === 'swap') note((args as [Atlas])[0]);
  }
});

await import('../../src/threads/thread.ts');

parentPort!.on('message', (order: unknown) => {
  if (Array.isArray(order) && order[0][0] === COUNT_ATLASES) {
    collectGarbage();
    const held = new Int32Array(order[0][1] as SharedArrayBuffer);
    Atomics.store(held, 0, atlases.filter((atlas) => atlas.deref()).length);
  }
  if (order === 'block' || order === 'block for good') {
    const forMs = order === 'block' ? BLOCKED_MS : Infinity;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs);
  }
  if (typeof order === 'string' && order.startsWith(READ)) readFileSync(order.slice(READ.length));
  if (typeof order === 'string' && order.startsWith(LOOP_WITH_READER)) {
    const reading = `require('node:fs').readFileSync(${JSON.stringify(order.slice(LOOP_WITH_READER.length))})`;
    new Worker(reading, { eval: true }).once('online', () => {
      for (;;);
    });
  }
  while (order === 'loop');
  if (order === 'fill') fillBuffers();
  if (order === SLOW_AFTER_WRITING) beSlowAfterWriting();
  if (order !== 'leak') return;
  const kept: unknown[] = [];
  for (;;) kept.push({ text: String(kept.length), next: kept.at(-1) });
});

/** Holds half a gigabyte in buffers, and never returns. */
function fillBuffers(): void {
  const kept = Array.from({ length: 512 }, () => Buffer.alloc(1024 ** 2, 1));
  for (;;) kept[0].fill(1);
}

/** As when the system lets the client go first, once it has the answer. */
function beSlowAfterWriting(): void {
  const { end } = ServerResponse.prototype;
  ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
    Reflect.apply(end, this, args);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
    return this;
  };
}
