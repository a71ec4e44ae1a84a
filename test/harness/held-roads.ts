/**
 * Loaded before the program of each thread of a service: a thread for roads that takes a matrix ends, loops or fills
 * its memory, once for each file of that name in the folder `HELD_ROADS`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort } from 'node:worker_threads';

const acts: Readonly<Record<string, () => void>> = {
  end: () => process.exit(7),
  loop() {
    for (;;);
  },
  fill() {
    const kept: unknown[] = [];
    for (;;) kept.push({ text: String(kept.length), next: kept.at(-1) });
  },
};

function isOrdered(name: string): boolean {
  try {
    rmSync(join(process.env['HELD_ROADS']!, name));
    return true;
  } catch {
    return false;
  }
}

if (!isMainThread) {
  parentPort!.on('message', (message: { task?: { kind: string } }) => {
    if (message.task?.kind !== 'matrix') return;
    for (const [name, act] of Object.entries(acts)) if (isOrdered(name)) act();
  });
}
