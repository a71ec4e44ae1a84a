import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Body } from './body.ts';
import { isProblem } from './rules.ts';
import type { Upstream } from './upstream.ts';

/** What came of sending a request to a region. */
export type Outcome =
  /** `bytes`: all of a small one; else what is still to come is read from `reply`. */
  | { readonly kind: 'answer'; readonly reply: IncomingMessage; readonly bytes?: Buffer }
  /** Nothing was sent: whatever it was, it may go elsewhere. */
  | { readonly kind: 'unreached'; readonly why: string }
  /** The region may have done the work. */
  | { readonly kind: 'broken'; readonly why: string; readonly wasKept: boolean }
  /** It did not begin to answer in time. */
  | { readonly kind: 'late' }
  /** It was seen to be gone while this waited. */
  | { readonly kind: 'abandoned' }
  /** Nobody waits for the answer any more. */
  | { readonly kind: 'unwanted' };

export interface Sending {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Body;
  readonly request: IncomingMessage;
  readonly repeatable: boolean;
  readonly patienceMs: number;
  /** Whether there is, at this moment, a region that is well and could be asked instead of one that is silent. */
  canLeave(): boolean;
  /** Asked once, when patience is over: whether to leave a region that is late, which may be doing the work. */
  mayMove(): boolean;
  /** Takes what ends the attempt when the client is gone. */
  readonly onAbort: (abort: () => void) => void;
  /** The region wants the body of a client that waits to be told so. */
  readonly onContinue: (() => void) | undefined;
}

const CONNECT_MS = 1500;
/** Answers up to this size are read whole before the client gets the first byte: one that breaks off is asked anew. */
const SMALL_BYTES = 65_536;
/** Where no other region is well, there is so much time. */
const LAST_PATIENCE_MS = 60_000;
/** Without a byte in either direction: less than the 120 s after which the client's connection is ended. */
const QUIET_MS = 100_000;
/** The same at a region that is silent, for what cannot go elsewhere: a short freeze is survived. */
const SILENT_MS = 5000;

/**
 * One region's turn. A connection that was kept open may have been closed at the other end in the same moment: that is
 * no fault of the region, which is asked again by a new one.
 */
export async function attempt(upstream: Upstream, sending: Sending): Promise<Outcome> {
  const outcome = await send(upstream, sending, !sending.repeatable);
  return outcome.kind === 'broken' && outcome.wasKept ? send(upstream, sending, true) : outcome;
}

function send(upstream: Upstream, sending: Sending, isAlone: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const { method, path, headers, repeatable, body } = sending;
    const outgoing = upstream.open({ method, path, headers, isAlone });
    const state = { isConnected: false, isOver: false };
    const settle = (outcome: Outcome): void => {
      if (state.isOver) return;
      state.isOver = true;
      stopWaiting();
      clearTimeout(timer);
      if (outcome.kind !== 'answer') outgoing.destroy();
      resolve(outcome);
    };
    let stopWaiting = (): void => {};
    const timer = setTimeout(() => settle({ kind: 'unreached', why: 'no connection in time' }), CONNECT_MS);
    sending.onAbort(() => {
      settle({ kind: 'unwanted' });
      outgoing.destroy();
    });
    whenConnected(outgoing, upstream, () => {
      if (state.isOver) return;
      state.isConnected = true;
      clearTimeout(timer);
      stopWaiting = limitWaiting(outgoing, upstream, sending, settle);
      if (body.kind === 'passing' && !sending.onContinue) passBody(outgoing, body.begun, sending.request);
    });
    // Once, and only where it was asked for: a body that is passed on twice is taken for the next request.
    outgoing.once('continue', () => {
      if (!sending.onContinue || state.isOver) return;
      sending.onContinue();
      if (body.kind === 'passing') passBody(outgoing, body.begun, sending.request);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const why = error.code ?? error.message;
      settle(state.isConnected ? { kind: 'broken', why, wasKept: outgoing.reusedSocket } : { kind: 'unreached', why });
    });
    outgoing.on('response', (reply) => {
      if (repeatable && isSmall(reply)) return readWhole(reply, settle);
      outgoing.setTimeout(QUIET_MS, () => outgoing.destroy());
      settle({ kind: 'answer', reply });
    });
    // A file is not touched before there is somebody to take it.
    if (body.kind === 'passing') outgoing.flushHeaders();
    else outgoing.end(body.kind === 'kept' ? body.bytes : undefined);
  });
}

/** Ends the waiting for an answer: by patience, by a region that falls silent, by a connection without a byte. */
function limitWaiting(
  outgoing: ClientRequest, upstream: Upstream, sending: Sending, settle: (outcome: Outcome) => void,
): () => void {
  const { repeatable, patienceMs } = sending;
  const beLate = (): void => settle({ kind: 'late' });
  const onPatienceOver = (): void => {
    if (sending.mayMove()) return beLate();
    timer = setTimeout(beLate, LAST_PATIENCE_MS - patienceMs);
  };
  let timer = repeatable ? setTimeout(onPatienceOver, patienceMs) : undefined;
  const onSilent = (): void => {
    if (repeatable && sending.canLeave()) settle({ kind: 'abandoned' });
    else limitQuiet(SILENT_MS);
  };
  // A request hears only of the first time that its connection is quiet.
  const socket = outgoing.socket!;
  let quietMs = upstream.isSilent ? SILENT_MS : QUIET_MS;
  const limitQuiet = (ms: number): void => {
    quietMs = ms;
    socket.setTimeout(ms);
  };
  // The region may have come back meanwhile.
  const onQuiet = (): void => (upstream.isSilent || quietMs === QUIET_MS ? beLate() : limitQuiet(QUIET_MS));
  socket.on('timeout', onQuiet);
  limitQuiet(quietMs);
  upstream.waiting.add(onSilent);
  return () => {
    clearTimeout(timer);
    upstream.waiting.delete(onSilent);
    socket.off('timeout', onQuiet);
  };
}

/** Once the system has a connection, bytes may have gone over it. */
function whenConnected(outgoing: ClientRequest, { url }: Upstream, then: () => void): void {
  outgoing.once('socket', (socket: Socket) => {
    if (!socket.connecting) return then();
    socket.once(url.startsWith('https:') ? 'secureConnect' : 'connect', then);
  });
}

function passBody(outgoing: ClientRequest, begun: readonly Buffer[], request: IncomingMessage): void {
  for (const chunk of begun) outgoing.write(chunk);
  request.pipe(outgoing);
}

/** A refusal of a node is small, whether it says so or not. */
const isSmall = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? (isProblem(headers) ? 0 : Infinity)) <= SMALL_BYTES;

function readWhole(reply: IncomingMessage, settle: (outcome: Outcome) => void): void {
  const chunks: Buffer[] = [];
  reply.on('data', (chunk: Buffer) => chunks.push(chunk));
  reply.on('end', () => settle({ kind: 'answer', reply, bytes: Buffer.concat(chunks) }));
  const breakOff = (): void => settle({ kind: 'broken', why: 'the answer broke off', wasKept: false });
  reply.on('error', breakOff);
  reply.on('close', breakOff);
}
