import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors.ts';
import { giveUpBody } from './given-up.ts';
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

const LOOK_EVERY_MS = 20;
const TURNS_OF_ACCEPTING = 50;

const stopping = (): AppError => new AppError('temporarily_unavailable', 'The service is stopping.');

/** One connection: its requests that are not answered yet, in their order. */
interface Line {
  readonly pending: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
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
  private accepted = 0;
  private closing = false;
  private readonly changes = new EventEmitter();

  constructor(server: Server) {
    this.server = server;
    server.on('connection', (socket: Socket) => this.add(socket));
  }

  private add(socket: Socket): void {
    this.accepted++;
    const line: Line = { pending: [], seenBytes: 0, ending: false };
    this.lines.set(socket, line);
    // Called by Node after an answer that was the last one.
    socket.destroySoon = () => endLine(socket, line);
    socket.once('close', () => {
      this.lines.delete(socket);
      if (this.lines.size === 0) this.changes.emit('empty');
    });
  }

  /** To be called for each request before anything else happens to it. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const line = this.lines.get(socket);
    if (!line) return;
    line.pending.push({ request, response });
    if (this.closing) announceEnd(line);
    response.once('close', () => {
      line.pending.splice(
        line.pending.findIndex((one) => one.response === response),
        1,
      );
      line.seenBytes = socket.bytesRead;
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
    for (const line of this.lines.values()) announceEnd(line);
    const empty = (): boolean => this.lines.size === 0;
    while (!empty() && elapsed() < idleMs) await this.wait(Math.min(LOOK_EVERY_MS, idleMs));
    await this.stopAccepting();
    while (!empty() && elapsed() < answerMs) {
      // Right after what has come was read: between looking and ending there is then next to no time.
      await turn();
      this.endQuiet(elapsed() >= arrivalMs);
      if (!empty()) await this.wait(LOOK_EVERY_MS);
    }
    for (const socket of this.lines.keys()) socket.destroy();
    // Its own timers, and all that it knows of connections.
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async wait(millis: number): Promise<void> {
    const stop = new AbortController();
    const stopNow = (): void => stop.abort();
    this.changes.once('empty', stopNow);
    await sleep(millis, undefined, { signal: stop.signal }).catch(() => {});
    this.changes.off('empty', stopNow);
  }

  /** The system resets connections that it has made and we have not taken yet: so those are taken first. */
  private async stopAccepting(): Promise<void> {
    for (let turns = 0, before = -1; before !== this.accepted && turns < TURNS_OF_ACCEPTING; turns++) {
      before = this.accepted;
      await turn();
    }
    // That of `node:http` would at once destroy every connection that waits for its next request.
    NetServer.prototype.close.call(this.server);
  }

  private endQuiet(giveUp: boolean): void {
    for (const [socket, line] of this.lines) {
      if (line.ending) continue;
      if (line.pending.length > 0) {
        if (giveUp) for (const { request } of line.pending) giveUpBody(request, stopping());
      } else if (socket.bytesRead === line.seenBytes) {
        endLine(socket, line);
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
