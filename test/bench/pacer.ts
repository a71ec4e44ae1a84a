/** A thread that signals when requests are due. It sleeps in between: polling the clock would load the machine. */
import { parentPort, workerData } from 'node:worker_threads';

const { count, perSecond, startsAt } = workerData as { count: number; perSecond: number; startsAt: number };
const nothing = new Int32Array(new SharedArrayBuffer(4));

for (let at = 0; at < count; at++) {
  const left = startsAt + (at * 1000) / perSecond - (performance.timeOrigin + performance.now());
  if (left > 0) Atomics.wait(nothing, 0, 0, left);
  parentPort!.postMessage(at);
}
