/**
 * Asks a port over kept connections, so many requests at a time on each, and counts what comes back: as little work for
 * a request as can be, for machines where the load program takes its part of the same cores. A process of its own; a
 * message says what to ask, the answer what came of it.
 */
import { connect } from 'node:net';

export interface PipelinedLoad {
  readonly port: number;
  /** Each whole, in turn. Kept from the last message where they are absent. */
  readonly requests?: readonly string[];
  readonly connections: number;
  /** Sent in one piece; the next ones when so many answers have begun. */
  readonly depth: number;
  readonly seconds: number;
}

export interface PipelinedCount {
  readonly answered: number;
  readonly failed: number;
  readonly tookSeconds: number;
  /** Processor time of this process. */
  readonly cpuSeconds: number;
}

const START = Buffer.from('HTTP/1.1 ');
const ROOM_BYTES = 65_536;
const SUCCESS = '2'.charCodeAt(0);

let batches: Buffer[] = [];

process.on('message', async (load: PipelinedLoad) => {
  if (load.requests) batches = batchesOf(load.requests, load.depth);
  process.send!(await ask(load));
});

function batchesOf(requests: readonly string[], depth: number): Buffer[] {
  const count = Math.floor(requests.length / depth);
  return Array.from({ length: count }, (_, at) => Buffer.from(requests.slice(at * depth, (at + 1) * depth).join('')));
}

let next = 0;

async function ask({ port, connections, depth, seconds }: PipelinedLoad): Promise<PipelinedCount> {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  const endsAt = startedAt + seconds * 1000;
  const counts = { answered: 0, failed: 0 };
  await Promise.all(Array.from({ length: connections }, () => askOn({ port, depth, endsAt }, counts)));
  const { user, system } = process.cpuUsage(before);
  return { ...counts, tookSeconds: (performance.now() - startedAt) / 1000, cpuSeconds: (user + system) / 1e6 };
}

function askOn(
  { port, depth, endsAt }: { port: number; depth: number; endsAt: number },
  counts: { answered: number; failed: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let begun = 0;
    // What is kept of the last piece stands before the next one, since an answer may begin in both.
    const room = Buffer.alloc(ROOM_BYTES);
    let kept = Buffer.alloc(0);
    const send = (): void => {
      begun = 0;
      socket.write(batches[next++ % batches.length]);
    };
    const callback = (bytes: number): boolean => {
      const piece = kept.length === 0 ? room.subarray(0, bytes) : Buffer.concat([kept, room.subarray(0, bytes)]);
      let end = 0;
      for (let at = piece.indexOf(START); at >= 0 && at + START.length < piece.length; at = piece.indexOf(START, end)) {
        if (piece[at + START.length] === SUCCESS) counts.answered++;
        else counts.failed++;
        begun++;
        end = at + START.length;
      }
      kept = Buffer.from(piece.subarray(Math.max(end, piece.length - START.length)));
      if (begun < depth) return true;
      if (performance.now() < endsAt) send();
      else socket.end(resolve);
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: room, callback } });
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    const cut = (): Error => new Error(`a connection ended after ${begun} of ${depth} answers`);
    socket.on('close', () => (begun < depth ? reject(cut()) : resolve()));
  });
}
