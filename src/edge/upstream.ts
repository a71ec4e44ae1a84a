import { Agent as HttpAgent, request as httpRequest, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Region } from '../config.ts';

export interface Opening {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  /** By a connection of its own, which nobody can have closed at the same moment. */
  readonly isAlone: boolean;
}

/** Less than the 65 s after which nodes close connections that ask nothing. */
const IDLE_MS = 30_000;

/** The way to one region: its address and the connections that are kept open to it. */
export class Upstream {
  readonly region: Region;
  readonly url: string;
  readonly host: string;
  /** Attempts that wait for an answer: each is told when the region becomes silent. */
  readonly waiting = new Set<() => void>();
  /** Whether the region says nothing, as far as is known. */
  isSilent = false;
  private readonly isTls: boolean;
  private readonly hostname: string;
  private readonly port: number;
  private readonly prefix: string;
  private readonly kept: HttpAgent;
  private readonly alone: HttpAgent;

  constructor(region: Region, url: string) {
    const { protocol, host, hostname, port, pathname } = new URL(url);
    this.region = region;
    this.url = url;
    this.host = host;
    this.isTls = protocol === 'https:';
    this.hostname = hostname.replace(/^\[|\]$/g, '');
    this.port = Number(port) || (this.isTls ? 443 : 80);
    this.prefix = pathname.replace(/\/+$/, '');
    const Agent = this.isTls ? HttpsAgent : HttpAgent;
    this.kept = new Agent({ keepAlive: true, scheduling: 'lifo', maxFreeSockets: 256, timeout: IDLE_MS });
    this.alone = new Agent({ keepAlive: false });
  }

  /** A request whose body is still to be written. */
  open({ method, path, headers, isAlone }: Opening): ClientRequest {
    return (this.isTls ? httpsRequest : httpRequest)({
      agent: isAlone ? this.alone : this.kept,
      hostname: this.hostname,
      port: this.port,
      method,
      path: this.prefix + path,
      headers,
      setDefaultHeaders: false,
    });
  }

  /** Tells whoever waits: it goes elsewhere, or waits a little longer where it cannot. */
  fallSilent(): void {
    for (const tell of Array.from(this.waiting)) tell();
  }

  close(): void {
    this.kept.destroy();
    this.alone.destroy();
  }
}
