import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.ts';
import { giveUpBody } from '../request/given-up.ts';
import { linger } from './linger.ts';
import { refuseInOrder, refuseNow, type Pending, type Refuse } from './refusing.ts';

/** Time limits of an orderly end, counted from its beginning. */
export interface EndLimits {
  /** Idle connections stay open so long: a request within it is answered with `Connection: close`. */
  readonly idleMs: number;
  /** Requests that have not arrived whole by then are refused. */
  readonly arrivalMs: number;
  /** Answers that are not finished by then are cut off. */
  readonly answerMs: number;
}

/** Code of the `clientError` emitted for a request that was still arriving at the end. */
export const STOPPING = 'STOPPING';

/** Just enough to read what has arrived: a server that breaks off may be in any state. */
const BREAKING: EndLimits = { idleMs: 20, arrivalMs: 100, answerMs: 250 };
const LOOK_EVERY_MS = 20;
const TURNS_OF_ACCEPTING = 1000;

const stopping = (): AppError => new AppError('temporarily_unavailable', 'The service is stopping.');

/** One connection and its unanswered requests, in order. */
interface ConnectionState {
  readonly pending: Pending[];
  /** Since when it has been idle: since it was opened or last answered, by `performance.now()`. */
  idleSince: number;
  /** Bytes read when it was last answered: a higher count means that a request is arriving. */
  answeredBytes: number;
  /** The answer that carries `Connection: close`. */
  last?: ServerResponse;
  /** Our last byte is written; whatever still arrives is discarded. */
  ending: boolean;
}

/** The connections of a server, tracked so that it can end without losing a request. */
export class Connections {
  private readonly states = new Map<Socket, ConnectionState>();
  private readonly server: Server;
  private listener: RequestListener;
  /** Requests delayed while the port is being closed. */
  private held: Parameters<RequestListener>[] | undefined;
  private accepted = 0;
  /** When the last connection was closed, by `performance.now()`. */
  private lastClosedAt = -Infinity;
  private closing = false;

  constructor(server: Server, listener: RequestListener) {
    this.server = server;
    this.listener = listener;
    server.on('connection', (socket: Socket) => this.add(socket));
  }

  private add(socket: Socket): void {
    this.accepted++;
    const state: ConnectionState = { pending: [], idleSince: performance.now(), answeredBytes: 0, ending: false };
    this.states.set(socket, state);
    // Node calls this after an answer with `Connection: close`.
    socket.destroySoon = () => endConnection(socket, state);
    socket.once('close', () => {
      this.states.delete(socket);
      this.lastClosedAt = performance.now();
    });
  }

  /** Takes every request of the server. */
  begin(request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }): void {
    const state = this.states.get(request.socket);
    if (state) this.follow(state, request, response);
    if (this.held) this.held.push([request, response]);
    else this.listener(request, response);
  }

  private follow(state: ConnectionState, request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    state.pending.push({ request, response, begunAt: performance.now() });
    if (this.closing) announceEnd(state);
    response.once('close', () => {
      state.pending.splice(state.pending.findIndex((one) => one.response === response), 1);
      [state.answeredBytes, state.idleSince] = [socket.bytesRead, performance.now()];
    });
  }

  /** The connection's unanswered requests. */
  pendingOf(socket: Socket): ConnectionState['pending'] {
    return this.states.get(socket)?.pending ?? [];
  }

  /**
   * Ends all connections in order. From now on each answer says `Connection: close`; idle connections get `idleMs`
   * for one more request, and new ones are accepted meanwhile. Then the port is closed, idle connections are ended,
   * and pending answers are awaited. A request whose bytes arrive before its connection is ended is answered.
   */
  async end({ idleMs, arrivalMs, answerMs }: EndLimits): Promise<void> {
    const startedAt = performance.now();
    const elapsed = (): number => performance.now() - startedAt;
    this.closing = true;
    for (const state of this.states.values()) {
      announceEnd(state);
      state.idleSince = startedAt;
    }
    const empty = (): boolean => this.states.size === 0;
    // A port unused for `idleMs` is closed at once; otherwise a client that has just left may be about to return.
    const isUnused = (): boolean => empty() && performance.now() - this.lastClosedAt >= idleMs;
    while (elapsed() < idleMs && !isUnused()) await sleep(Math.min(LOOK_EVERY_MS, idleMs));
    await this.stopAccepting();
    while (!empty() && elapsed() < answerMs) {
      // Checks right after arrived bytes were read, so that next to none can arrive between the check and the end.
      await turn();
      endIdle(this.states, this.server, performance.now() - idleMs, elapsed() >= arrivalMs);
      if (!empty()) await sleep(LOOK_EVERY_MS);
    }
    for (const socket of this.states.keys()) socket.destroy();
    await closed(this.server);
  }

  /** Ends soon: pending and arriving requests are refused. */
  async breakOff(refuse: Refuse): Promise<void> {
    this.listener = (request, response) => refuse(request, response, performance.now());
    for (const state of this.states.values()) {
      announceEnd(state);
      refuseInOrder(state.pending, refuse);
    }
    await this.end(BREAKING);
  }

  /**
   * Refuses all that was asked without a turn of the event loop, which may never come again. What the system has
   * received, and nobody has read, was asked too.
   */
  refuseAtOnce(refuse: Refuse): void {
    this.closing = true;
    this.listener = () => {}; // requests that are read now are refused with those that wait
    for (const [socket, state] of this.states) {
      announceEnd(state);
      refuseNow(socket, state.pending, refuse);
    }
  }

  /**
   * Accepts the connections that the system has already established, which closing the port would reset: one per
   * turn of the event loop. Answers are held back meanwhile, since each could bring another connection.
   */
  private async stopAccepting(): Promise<void> {
    this.held = [];
    for (let turns = 0, before = -1; before !== this.accepted && turns < TURNS_OF_ACCEPTING; turns++) {
      before = this.accepted;
      await turn();
    }
    // The `close` of `node:http` would also destroy every keep-alive connection.
    NetServer.prototype.close.call(this.server);
    const { held } = this;
    this.held = undefined;
    for (const [request, response] of held) this.listener(request, response);
  }
}

/** Stops the server's own timers and clears its connections. */
const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Ends connections that are idle since before `idleSince`; `giveUp`: requests that still arrive are refused. */
function endIdle(
  states: ReadonlyMap<Socket, ConnectionState>, server: Server, idleSince: number, giveUp: boolean,
): void {
  for (const [socket, state] of states) {
    if (state.ending) continue;
    if (state.pending.length > 0) {
      if (giveUp) for (const { request } of state.pending) giveUpBody(request, stopping());
    } else if (socket.bytesRead === state.answeredBytes) {
      if (state.idleSince <= idleSince) endConnection(socket, state);
    } else if (giveUp) {
      const error = Object.assign(new Error('the service stops'), { code: STOPPING });
      if (!server.emit('clientError', error, socket)) socket.destroy();
    }
  }
}

function endConnection(socket: Socket, state: ConnectionState): void {
  if (state.ending) return;
  state.ending = true;
  linger(socket);
}

/** Sets `Connection: close` on the newest answer of a connection, and takes it back from an earlier one. */
function announceEnd(state: ConnectionState): void {
  const newest = state.pending.at(-1)?.response;
  if (!newest || newest.headersSent || !newest.shouldKeepAlive) return;
  if (state.last && !state.last.headersSent) state.last.shouldKeepAlive = true;
  newest.shouldKeepAlive = false;
  state.last = newest;
}
