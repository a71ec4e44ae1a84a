import { Agent as HttpAgent, request as httpRequest, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Region } from '../config.ts';

export interface Opening {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  /** Over a connection of its own, which the other end cannot have closed at the same moment. */
  readonly isAlone: boolean;
}

/** Below the 65 s after which nodes close idle connections. */
const IDLE_MS = 30_000;

/** A region's address and the kept-alive connections to it. */
export class Upstream {
  readonly region: Region;
  readonly url: string;
  readonly host: string;
  /** Callbacks of attempts that wait for an answer, called when the region falls silent. */
  readonly waiting = new Set<() => void>();
  /** Whether the region is considered silent. */
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

  /** Opens a request; the caller writes its body. */
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

  /** Notifies waiting attempts: each goes elsewhere, or waits a little longer if it cannot. */
  fallSilent(): void {
    for (const notify of Array.from(this.waiting)) notify();
  }

  close(): void {
    this.kept.destroy();
    this.alone.destroy();
  }
}
