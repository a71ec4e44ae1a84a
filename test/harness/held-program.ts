/** A thread that holds itself up when told to, says so in shared memory, and counts its last words there. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { LAST_WORDS } from '../../src/workers/last-words.ts';

export interface HeldData {
  readonly place: string;
  readonly kind: string;
  readonly words: Int32Array;
  /** 1 once it is held up. */
  readonly isHeld: Int32Array;
  readonly path: string;
}

const holds: Readonly<Record<string, () => void>> = {
  loop() {
    for (;;);
  },
  pattern: () => void /^(a+)+$/.test(`${'a'.repeat(64)}b`),
  serializing() {
    const list = Array(100_000).fill('a text');
    for (;;) JSON.stringify(list);
  },
  filling() {
    const kept: unknown[] = [];
    for (;;) kept.push({ text: String(kept.length), next: kept.at(-1) });
  },
  catching() {
    for (;;) {
      try {
        holds.loop();
      } catch {
        // Again.
      }
    }
  },
  waiting: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  reading() {
    readFileSync(path);
    Atomics.add(words, 0, 10);
  },
  calling: () => void spawnSync('sleep', ['2']),
};

const places: Readonly<Record<string, (hold: () => void) => void>> = {
  message: (hold) => hold(),
  timer: (hold) => void setTimeout(hold, 0),
  immediate: (hold) => void setImmediate(hold),
  tick: (hold) => process.nextTick(hold),
  promise: (hold) => void Promise.resolve().then(hold),
};

const { place, kind, words, isHeld, path } = workerData as HeldData;
process.on(LAST_WORDS as 'exit', () => void Atomics.add(words, 0, 1));
parentPort!.on('message', () => places[place](() => {
  Atomics.store(isHeld, 0, 1);
  holds[kind]();
}));
parentPort!.postMessage('ready');
