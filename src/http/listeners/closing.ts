import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.ts';
import { giveUpBody } from '../request/given-up.ts';
import { linger } from './linger.ts';

/** How long the end may take, from the moment it is asked for. */
export interface EndLimits {
  /** Connections that ask nothing are left open for so long, to be told with one more answer that they end. */
  readonly idleMs: number;
  /** Requests that have not come whole by then are refused. */
  readonly arrivalMs: number;
  /** Answers that are not ready by then are cut off. */
  readonly answerMs: number;
}

/** The error that stands for an unfinished request at the end; see the event `clientError`. */
export const STOPPING = 'STOPPING';

/** Time enough to read what has come, and no more: nobody knows what state such a server is in. */
const BREAKING: EndLimits = { idleMs: 20, arrivalMs: 100, answerMs: 250 };
const LOOK_EVERY_MS = 20;
const TURNS_OF_ACCEPTING = 1000;

const stopping = (): AppError => new AppError('temporarily_unavailable', 'The service is stopping.');

/** One connection: its requests that are not answered yet, in their order. */
interface Line {
  readonly pending: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
  /** Since when it asks nothing: when it was opened, or its last answer had gone. By `performance.now()`. */
  quietSince: number;
  /** Bytes that had come when its last answer had gone: more of them are a request that is still arriving. */
  seenBytes: number;
  /** The answer that says it is the last. */
  last?: ServerResponse;
  /** Our last byte is written; what still comes is forgotten. */
  ending: boolean;
}

/** The connections of a server, so that it can end without one of them losing a request. */
export class Connections {
  private readonly lines = new Map<Socket, Line>();
  private readonly server: Server;
  private listener: RequestListener;
  /** Requests that are answered a little later: while the port is being closed. */
  private held: Parameters<RequestListener>[] | undefined;
  private accepted = 0;
  /** When there was a connection, by `performance.now()`. */
  private lastSeenAt = -Infinity;
  private closing = false;

  constructor(server: Server, listener: RequestListener) {
    this.server = server;
    this.listener = listener;
    server.on('connection', (socket: Socket) => this.add(socket));
  }

  private add(socket: Socket): void {
    this.accepted++;
    const line: Line = { pending: [], quietSince: performance.now(), seenBytes: 0, ending: false };
    this.lines.set(socket, line);
    // Called by Node after an answer that was the last one.
    socket.destroySoon = () => endLine(socket, line);
    socket.once('close', () => {
      this.lines.delete(socket);
      this.lastSeenAt = performance.now();
    });
  }

  /** Every request goes here first. */
  begin(request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }): void {
    const line = this.lines.get(request.socket);
    if (line) this.follow(line, request, response);
    if (this.held) this.held.push([request, response]);
    else this.listener(request, response);
  }

  private follow(line: Line, request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    line.pending.push({ request, response });
    if (this.closing) announceEnd(line);
    response.once('close', () => {
      line.pending.splice(line.pending.findIndex((one) => one.response === response), 1);
      [line.seenBytes, line.quietSince] = [socket.bytesRead, performance.now()];
    });
  }

  /** Requests on this connection that are not answered yet. */
  pendingOf(socket: Socket): Line['pending'] {
    return this.lines.get(socket)?.pending ?? [];
  }

  /**
   * Ends all of it in order. Every answer from now on says that its connection ends; connections that are quiet get
   * time for that one answer, and so long new ones are still taken. Then none are, quiet ones are ended, and what is
   * being answered is waited for. A request whose bytes are here before its connection is ended gets its answer.
   */
  async end({ idleMs, arrivalMs, answerMs }: EndLimits): Promise<void> {
    const startedAt = performance.now();
    const elapsed = (): number => performance.now() - startedAt;
    this.closing = true;
    for (const line of this.lines.values()) {
      announceEnd(line);
      line.quietSince = startedAt;
    }
    const empty = (): boolean => this.lines.size === 0;
    // A port that nobody was connected to lately is closed at once; else who has just left may be about to come back.
    const isLonely = (): boolean => empty() && performance.now() - this.lastSeenAt >= idleMs;
    while (elapsed() < idleMs && !isLonely()) await sleep(Math.min(LOOK_EVERY_MS, idleMs));
    await this.stopAccepting();
    while (!empty() && elapsed() < answerMs) {
      // Right after what has come was read: between looking and ending there is then next to no time.
      await turn();
      this.endQuiet(performance.now() - idleMs, elapsed() >= arrivalMs);
      if (!empty()) await sleep(LOOK_EVERY_MS);
    }
    for (const socket of this.lines.keys()) socket.destroy();
    // Its own timers, and all that it knows of connections.
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** Ends it soon: what is being worked on, and what still comes, is refused. */
  async breakOff(refuse: RequestListener): Promise<void> {
    this.listener = refuse;
    const pending = [...this.lines.values()].flatMap((line) => line.pending);
    for (const { request, response } of pending) refuse(request, response);
    await this.end(BREAKING);
  }

  /**
   * The system resets connections that it has made and we have not taken yet: so those are taken first, one with each
   * turn of the event loop. Nobody is answered meanwhile, or there would always be one who comes back for more.
   */
  private async stopAccepting(): Promise<void> {
    this.held = [];
    for (let turns = 0, before = -1; before !== this.accepted && turns < TURNS_OF_ACCEPTING; turns++) {
      before = this.accepted;
      await turn();
    }
    // That of `node:http` would at once destroy every connection that waits for its next request.
    NetServer.prototype.close.call(this.server);
    const { held } = this;
    this.held = undefined;
    for (const [request, response] of held) this.listener(request, response);
  }

  private endQuiet(quietSince: number, giveUp: boolean): void {
    for (const [socket, line] of this.lines) {
      if (line.ending) continue;
      if (line.pending.length > 0) {
        if (giveUp) for (const { request } of line.pending) giveUpBody(request, stopping());
      } else if (socket.bytesRead === line.seenBytes) {
        if (line.quietSince <= quietSince) endLine(socket, line);
      } else if (giveUp) {
        const error = Object.assign(new Error('the service stops'), { code: STOPPING });
        if (!this.server.emit('clientError', error, socket)) socket.destroy();
      }
    }
  }
}

function endLine(socket: Socket, line: Line): void {
  if (line.ending) return;
  line.ending = true;
  linger(socket);
}

/** Lets the newest answer of a connection, and no earlier one, say that the connection ends with it. */
function announceEnd(line: Line): void {
  const newest = line.pending.at(-1)?.response;
  if (!newest || newest.headersSent || !newest.shouldKeepAlive) return;
  if (line.last && !line.last.headersSent) line.last.shouldKeepAlive = true;
  newest.shouldKeepAlive = false;
  line.last = newest;
}
