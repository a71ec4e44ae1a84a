/** A further thread of the public listener that can be made to block, or to want more memory than it may have. */
import { parentPort } from 'node:worker_threads';
import { BLOCKED_MS } from './thread-orders.ts';

await import('../../src/threads/thread.ts');

parentPort!.on('message', (order: unknown) => {
  if (order === 'block' || order === 'block for good') {
    const forMs = order === 'block' ? BLOCKED_MS : Infinity;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs);
  }
  if (order !== 'leak') return;
  const kept: unknown[] = [];
  for (;;) kept.push({ text: String(kept.length), next: kept.at(-1) });
});
