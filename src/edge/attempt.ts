import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Body } from './body.ts';
import { isProblem } from './rules.ts';
import type { Upstream } from './upstream.ts';

/** The result of sending a request to a region. */
export type Outcome =
  /** `bytes`: the whole body of a small answer; otherwise the body is read from `reply`. */
  | { readonly kind: 'answer'; readonly reply: IncomingMessage; readonly bytes?: Buffer }
  /** Nothing was sent, so any request may go to another region. */
  | { readonly kind: 'unreached'; readonly why: string }
  /** The region may have done the work. */
  | { readonly kind: 'broken'; readonly why: string; readonly wasKept: boolean }
  /** No answer began in time. */
  | { readonly kind: 'late' }
  /** The region fell silent while the request waited. */
  | { readonly kind: 'abandoned' }
  /** The client is gone. */
  | { readonly kind: 'unwanted' };

export interface Attempt {
  readonly outcome: Outcome;
  /** Whether it was sent twice: the first time the region may have done the work. */
  readonly isResent: boolean;
}

export interface Sending {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Body;
  readonly request: IncomingMessage;
  readonly repeatable: boolean;
  readonly patienceMs: number;
  /** Whether a healthy region could be asked at this moment instead of a silent one. */
  canLeave(): boolean;
  /** Asked once, when patience is over: whether to leave a late region, which may be doing the work. */
  mayMove(): boolean;
  /** Registers the function that ends the attempt when the client is gone. */
  readonly onAbort: (abort: () => void) => void;
  /** Called when the region asks for the body of a client that waits for `100 Continue`. */
  readonly onContinue: (() => void) | undefined;
}

const CONNECT_MS = 1500;
/** Answers up to this size are read whole before any byte is sent on: if one breaks off, it is asked again. */
const SMALL_BYTES = 65_536;
/** The total patience of a request that cannot move to another region. */
const LAST_PATIENCE_MS = 60_000;
/** Idle limit of a connection, in both directions: below the 120 s after which the client's connection is closed. */
const QUIET_MS = 100_000;
/** The idle limit at a silent region for requests that cannot go elsewhere, long enough for a short freeze. */
const SILENT_MS = 5000;

/**
 * Sends a request to one region. A kept-alive connection may have been closed by the other end at the same moment. That
 * is not the region's fault, so it is asked again over a new connection.
 */
export async function attempt(upstream: Upstream, sending: Sending): Promise<Attempt> {
  const outcome = await send(upstream, sending, !sending.repeatable);
  const isResent = outcome.kind === 'broken' && outcome.wasKept;
  return { outcome: isResent ? await send(upstream, sending, true) : outcome, isResent };
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
    // Only once, and only if the client asked for it: a body sent twice would be parsed as the next request.
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
    // A body that passes through is not read before the region is connected.
    if (body.kind === 'passing') outgoing.flushHeaders();
    else outgoing.end(body.kind === 'kept' ? body.bytes : undefined);
  });
}

/** Limits the wait for an answer: by patience, by the region falling silent, by an idle connection. */
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
  // The request reports only the first idle period of its connection, so the socket itself is watched.
  const socket = outgoing.socket!;
  let quietMs = upstream.isSilent ? SILENT_MS : QUIET_MS;
  const limitQuiet = (ms: number): void => {
    quietMs = ms;
    socket.setTimeout(ms);
  };
  // The region may have recovered meanwhile.
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

/** Calls `then` as soon as the connection is established: from then on bytes may have been sent. */
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

/** Refusals of a node are small, with or without a Content-Length. */
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
