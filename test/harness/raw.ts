import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeenReply } from './conformance.ts';

export interface RawReplies {
  readonly replies: readonly SeenReply[];
  /** Whether the server ended the connection before we gave up. */
  readonly ended: boolean;
  /** The error of the connection, if any. */
  readonly error: string | undefined;
}

export interface RawOptions {
  /** The pause between parts; `patienceMs` is the longest wait for the server to end. */
  readonly pauseMs?: number;
  readonly patienceMs?: number;
}

/** Sends bytes exactly as they are, part by part, and returns everything received until the server ends. */
export async function raw(
  port: number,
  parts: string | readonly string[],
  { pauseMs = 20, patienceMs = 5000 }: RawOptions = {},
): Promise<RawReplies> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  let error: string | undefined;
  let ended = false;
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', (problem: NodeJS.ErrnoException) => (error = problem.code));
  socket.on('end', () => (ended = true));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  for (const [index, part] of [parts].flat().entries()) {
    if (index > 0) await sleep(pauseMs);
    socket.write(Buffer.from(part, 'latin1'));
  }
  const timer = setTimeout(() => socket.destroy(), patienceMs);
  await closed;
  clearTimeout(timer);
  return { replies: repliesIn(Buffer.concat(chunks).toString('utf8')), ended, error };
}

/** Parses consecutive replies with a known length; interim replies are left out. */
function repliesIn(text: string): SeenReply[] {
  const replies: SeenReply[] = [];
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`this is no reply: ${rest.toString().slice(0, 200)}`);
    const [first, ...lines] = rest.toString('utf8', 0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    if (!status) throw new Error(`this is no status line: ${first}`);
    const headers = new Headers(lines.map(toHeader));
    const length = status < 200 ? 0 : Number(headers.get('content-length') ?? 0);
    const body = rest.subarray(end + 4, end + 4 + length);
    if (status >= 200) replies.push({ status, headers, text: body.toString('utf8') });
    rest = rest.subarray(end + 4 + length);
  }
  return replies;
}

function toHeader(line: string): [string, string] {
  const middle = line.indexOf(':');
  return [line.slice(0, middle), line.slice(middle + 1).trim()];
}
