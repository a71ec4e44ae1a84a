import { writeSync } from 'node:fs';
import { startThreads } from './thread-stand.ts';

/**
 * A process to be killed: `blocked-first-thread.ts FOLDER`. Says where its further thread answers, and by which key;
 * when it is told anything, its first thread says so and does nothing else any more.
 */
const { furtherPort, key, accountId } = await startThreads({ after: () => {} }, { folder: process.argv[2] });
const print = (what: unknown): void => void writeSync(1, `${JSON.stringify(what)}\n`);
process.stdin.once('data', () => {
  print('blocked');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
print({ port: furtherPort, key, accountId });
