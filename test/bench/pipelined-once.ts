/**
 * Sends requests to a port over kept-alive connections, several at a time on each, and counts the answers: with as
 * little work per request as possible, for machines where load and service share the cores. Runs in a process of its
 * own: a message says what to send, the reply has the figures.
 */
import { connect } from 'node:net';

export interface PipelinedLoad {
  readonly port: number;
  /** Complete requests, sent in turn; those of the previous message if absent. */
  readonly requests?: readonly string[];
  readonly connections: number;
  /** Requests sent in one piece; the next ones follow when as many answers have begun. */
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
    // The rest of the previous piece is put before the next one, since an answer may begin in both.
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
