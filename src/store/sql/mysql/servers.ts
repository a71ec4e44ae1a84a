import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../errors.ts';
import { ServerLost } from '../trouble.ts';
import { look, type Look } from './look.ts';
import { Server } from './server.ts';
import type { PulseLimits } from '../pulse.ts';

/** While no server is usable, all are checked again no sooner than this. */
const LOOK_AGAIN_MS = 250;
/** How often it checks whether an earlier server is back. */
const GO_BACK_MS = 10_000;
/** A cluster gives up a dead server after 5 s and then resumes work. */
const PATIENCE_MS = 10_000;

/**
 * The servers of one database. All work goes to the first usable one, in the order of the URLs, and returns to an
 * earlier one once that is usable again.
 */
export class Servers {
  private readonly urls: readonly string[];
  private readonly limits: PulseLimits;
  private readonly patienceMs: number;
  /** With several servers: the cluster that all belong to. */
  private readonly clusterId: string | undefined;
  private at: Server;
  private choosing: Promise<Server | undefined> | undefined;
  private lookAgainAt = 0;
  /** Since when no server has answered. */
  private lostAt: number | undefined;
  private isOver = false;
  private readonly timer: NodeJS.Timeout | undefined;
  private readonly retired = new Set<Server>();

  private constructor(urls: readonly string[], { limits, patienceMs, clusterId }: Settings, at: Server) {
    this.urls = urls;
    this.patienceMs = patienceMs;
    this.clusterId = clusterId;
    this.limits = limits;
    this.at = at;
    if (urls.length > 1) this.timer = setInterval(() => void this.goBack(), GO_BACK_MS).unref();
  }

  /** Opens the first usable server; if none opens, throws the first one's error. */
  static async open(urls: readonly string[], limits: PulseLimits, patienceMs = PATIENCE_MS): Promise<Servers> {
    const looks = urls.length === 1 ? [] : await lookAt(urls, limits);
    const clusterId = clusterOf(looks);
    const ready = readyOf(looks, clusterId);
    const at = await openFirst(ready.length > 0 ? ready : urls.slice(0, 1), limits, clusterId);
    if (urls.length > 1 && clusterId === undefined) {
      await at.close();
      throw new ServerLost('None of the servers of the database can be used (wsrep_ready is not ON).');
    }
    return new Servers(urls, { limits, patienceMs, clusterId }, at);
  }

  get current(): Server {
    return this.at;
  }

  /**
   * Runs work at the current server and, if that is lost, again at another one. While a cluster elects its majority no
   * server may be usable for some seconds: callers wait that long, unless it has already lasted longer.
   */
  async ask<T>(work: (server: Server) => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    for (;;) {
      const server = this.at;
      try {
        const result = await work(server);
        this.lostAt = undefined;
        return result;
      } catch (error) {
        if (!(error instanceof ServerLost) || this.urls.length === 1) throw error;
        const now = performance.now();
        this.lostAt ??= now;
        if (this.isOver) throw error;
        if (now - Math.min(startedAt, this.lostAt) > this.patienceMs) {
          // later callers find the server that returned first
          void this.insteadOf(server);
          throw error;
        }
      }
      if (!(await this.insteadOf(server))) await sleep(LOOK_AGAIN_MS);
    }
  }

  async close(): Promise<void> {
    this.isOver = true;
    clearInterval(this.timer);
    await this.choosing;
    await Promise.all([this.at, ...this.retired].map((server) => server.close()));
  }

  /** Another server than this one; undefined if none is usable, or this one is after all. */
  private insteadOf(server: Server): Promise<Server | undefined> | Server | undefined {
    if (this.at !== server) return this.at;
    if (this.choosing === undefined && performance.now() < this.lookAgainAt) return undefined;
    this.choosing ??= this.chooseInsteadOf(server).finally(() => (this.choosing = undefined));
    return this.choosing;
  }

  private async chooseInsteadOf(server: Server): Promise<Server | undefined> {
    const [url] = readyOf(await lookAt(this.urls, this.limits), this.clusterId);
    const next = url === undefined || url === server.url ? undefined : await this.moveTo(url);
    if (!next) this.lookAgainAt = performance.now() + LOOK_AGAIN_MS;
    return next;
  }

  private async moveTo(url: string): Promise<Server | undefined> {
    const next = await Server.open(url, this.limits, this.clusterId).catch(() => undefined);
    if (!next) return undefined;
    const before = this.at;
    this.at = next;
    this.retire(before);
    return next;
  }

  /** Closes a server later, so that work in progress there can end. */
  private retire(server: Server): void {
    this.retired.add(server);
    setTimeout(() => {
      void server.close().finally(() => this.retired.delete(server));
    }, this.limits.deadlineMs).unref();
  }

  /** Returns to an earlier server, or moves to a later one if the current one reports itself as unusable. */
  private async goBack(): Promise<void> {
    if (this.choosing) return;
    const before = this.at;
    const looks = await lookAt(this.urls, this.limits);
    const [url] = readyOf(looks, this.clusterId);
    const reports = looks.some((each) => each.url === before.url);
    const isEarlier = url !== undefined && this.urls.indexOf(url) < this.urls.indexOf(before.url);
    if (url === undefined || url === before.url || !(reports || isEarlier)) return;
    if (this.choosing || this.isOver || this.at !== before) return;
    await (this.choosing = this.moveTo(url).finally(() => (this.choosing = undefined)));
  }
}

interface Settings {
  readonly limits: PulseLimits;
  readonly patienceMs: number;
  readonly clusterId: string | undefined;
}

interface Seen extends Look {
  readonly url: string;
}

/** Looks at all servers at once; those that do not answer are left out. */
async function lookAt(urls: readonly string[], { signMs }: PulseLimits): Promise<Seen[]> {
  const looks = await Promise.all(urls.map((url) => look(url, signMs).then((seen) => ({ ...seen, url }), () => [])));
  return looks.flat();
}

/** The usable servers, in order. A server that is not synced is used only if no other is. */
function readyOf(looks: readonly Seen[], clusterId: string | undefined): string[] {
  const ready = looks.filter((each) => each.isReady && each.clusterId === clusterId);
  const synced = ready.filter(({ isSynced }) => isSynced);
  return (synced.length > 0 ? synced : ready).map(({ url }) => url);
}

/** The cluster of several servers. Throws if they belong to none, or to several: they would not be one database. */
function clusterOf(looks: readonly Seen[]): string | undefined {
  const open = looks.filter(({ isOpen }) => isOpen);
  if (open.length > 0 && open.every(({ belongsToCluster }) => !belongsToCluster)) {
    throw new AppError('config_invalid', 'DATABASE_URL names several servers, and none that answers is of a Galera ' +
      'cluster (wsrep_provider_name is empty): they would be several databases. Name one of them.');
  }
  const ids = new Set(open.filter((each) => each.belongsToCluster && each.isReady).map(({ clusterId }) => clusterId));
  if (ids.size > 1) {
    throw new AppError('config_invalid',
      `DATABASE_URL names servers of different clusters (wsrep_cluster_state_uuid ${[...ids].join(', ')}).`);
  }
  return [...ids][0];
}

async function openFirst(urls: readonly string[], limits: PulseLimits, clusterId?: string): Promise<Server> {
  const failures: unknown[] = [];
  for (const url of urls) {
    try {
      return await Server.open(url, limits, clusterId);
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}
