import { totalmem } from 'node:os';

/** All threads together may hold so much of the machine's memory in buffers; requests alone need far less. */
const MOST_SHARE = 0.25;
const LEAST_BYTES = 256 * 1024 * 1024;

/** How much memory this process may use: the machine's, or its container's where that has less. */
const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** How much a thread may hold in buffers, which are not in V8's heap and have no limit there. */
export const mostBufferBytesOf = (threads: number, bytes = memoryBytes()): number =>
  Math.max(LEAST_BYTES, Math.floor(bytes * MOST_SHARE / threads));
