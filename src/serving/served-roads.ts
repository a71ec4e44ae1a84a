import { AppError } from '../errors.ts';
import type { RoutingTables } from '../routing/open.ts';
import { LIVE_MS, type Matched, type Traffic } from '../routing/traffic/speeds.ts';
import type { ReadUpload } from '../routing/traffic/read-upload.ts';
import { uploadKinds, type UploadKind } from '../routing/traffic/upload-columns.ts';
import type { KeptUpload, TrafficFiles } from '../store/files/traffic-files.ts';
import { loadedOf, nothingMatched, type LoadedTraffic } from './loaded-traffic.ts';
import type { OpenRoads } from './open-roads.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { TrafficKeeping } from './traffic-keeping.ts';

export interface ServedRoadsParts {
  /** The tables of the atlas in force. */
  tables(): RoutingTables;
  open(tables: RoutingTables): OpenRoads;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** Keeps files of speeds through restarts; without it they are lost. */
  readonly files?: TrafficFiles;
}

/** A file in force, in the form in which it can be matched with another atlas too. */
interface InForce {
  readonly loaded: Omit<LoadedTraffic, 'isKept'>;
  readonly file: ReadUpload;
}

/**
 * Roads are made ready for departures this much later, so that nobody waits when the hour turns or live speeds expire.
 * Long journeys also need the roads of the next hour.
 */
const AHEAD_MS = [0, 60_000, 3_600_000];
/** How often readiness is checked. */
const LOOK_MS = 15_000;

/**
 * The roads in force, through everything that changes them: another atlas, files of speeds, time. Each change is
 * prepared beside what is in force, and then takes its place at once.
 */
export class ServedRoads {
  /** Resolved when the files kept by an earlier process are in force, as far as possible. */
  readonly restored: Promise<void>;
  private readonly parts: ServedRoadsParts;
  private readonly timer: NodeJS.Timeout;
  private tables: RoutingTables;
  private roads: OpenRoads;
  private readonly inForce = new Map<UploadKind, InForce>();
  private readonly keeping: TrafficKeeping;
  /** Files kept by an earlier process that are not in force yet. */
  private waiting: readonly KeptUpload[] = [];
  /** The last change begun: changes run one after the other. */
  private turn: Promise<unknown> = Promise.resolve();
  private readying: Promise<void> | undefined;

  constructor(parts: ServedRoadsParts) {
    this.parts = parts;
    this.tables = parts.tables();
    this.roads = parts.open(this.tables);
    this.timer = setInterval(() => void this.keepReady(), LOOK_MS);
    this.timer.unref();
    this.keeping = new TrafficKeeping(parts.files, parts.log);
    this.restored = this.inTurn(async () => {
      this.waiting = (await parts.files?.readAll()) ?? [];
      await this.takeWaiting();
    }).catch((err: unknown) => parts.log.error({ err }, 'kept traffic could not be put in force'));
    void this.keepReady();
  }

  current(): OpenRoads {
    if (this.parts.tables() !== this.tables) void this.keepReady();
    return this.roads;
  }

  /** Files in force, the newest first. */
  loaded(): LoadedTraffic[] {
    this.forgetExpired();
    const files = [...this.inForce.values()].map(({ loaded }) => ({
      ...loaded, isKept: this.keeping.isKept(loaded.kind),
    }));
    return files.sort((a, b) => b.cameAtMs - a.cameAtMs);
  }

  /**
   * Replaces the file of the same kind. Resolved when questions are answered with the new one and it is on disk as it
   * was sent (`packed`). If the disk refuses it, the file is in force all the same.
   */
  take(file: ReadUpload, packed?: Uint8Array): Promise<LoadedTraffic> {
    return this.inTurn(async () => {
      const { clock } = this.parts;
      const cameAtMs = clock.now();
      const { roads, matched } = await this.add(this.roads, file, cameAtMs);
      await this.orClose(roads, async () => {
        if (matched.matched === 0) throw nothingMatched(matched);
        await roads.prepare(clock.now(), matched.traffic);
      });
      roads.use(matched.traffic);
      const loaded = loadedOf(file, matched, cameAtMs);
      this.serveFrom(roads, [{ loaded, file }]);
      this.waiting = this.waiting.filter((kept) => kept.file.kind !== file.kind);
      await this.keeping.write(file.kind, { cameAtMs, packed });
      return { ...loaded, isKept: this.keeping.isKept(file.kind) };
    });
  }

  /** Drops the file of a kind, or all files. */
  drop(only?: UploadKind): Promise<void> {
    return this.inTurn(async () => {
      const kinds = uploadKinds.filter((kind) => only === undefined || kind === only);
      const { traffic } = this.roads;
      const rest: Traffic = {
        ...traffic,
        ...Object.fromEntries(kinds.map((kind) => [kind, undefined])),
        version: traffic.version + 1,
      };
      await this.roads.prepare(this.parts.clock.now(), rest);
      // If they cannot be removed from disk, nothing is dropped: they would come back.
      for (const kind of kinds) await this.keeping.remove(kind);
      this.waiting = this.waiting.filter(({ file }) => !kinds.includes(file.kind));
      this.roads.use(rest);
      for (const kind of kinds) this.inForce.delete(kind);
    });
  }

  /** Follows the atlas and the time. A failure is retried soon, and meanwhile reported to those who ask. */
  keepReady(): Promise<void> {
    this.readying ??= this.makeReady().finally(() => (this.readying = undefined));
    return this.readying;
  }

  /** Closes after the last answer, and abandons changes being prepared. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.roads.abandon();
  }

  private async makeReady(): Promise<void> {
    try {
      await this.inTurn(async () => {
        await this.followAtlas();
        await this.takeWaiting();
        await this.keeping.tryAgain();
      });
      this.forgetExpired();
      const now = this.parts.clock.now();
      for (const later of AHEAD_MS) await this.roads.prepare(now + later);
    } catch (err) {
      // An AppError is from threads that cannot work, which have logged it.
      if (!(err instanceof AppError)) this.parts.log.error({ err }, 'the roads could not be made ready');
    }
  }

  private async followAtlas(): Promise<void> {
    const tables = this.parts.tables();
    if (tables === this.tables) return;
    const { clock } = this.parts;
    const files = [...this.inForce.values()].map(({ file, loaded: { cameAtMs } }) => ({ file, cameAtMs }));
    const { roads, matched } = await this.addAll(this.parts.open(tables), files);
    await this.orClose(roads, () => roads.prepare(clock.now()));
    this.tables = tables;
    this.serveFrom(roads, matched);
  }

  /** Puts kept files in force as of their arrival. Files without a row that fits the map stay as well. */
  private async takeWaiting(): Promise<void> {
    const now = this.parts.clock.now();
    // A clock set back must not make files newer.
    const files = this.waiting.map(({ file, cameAtMs }) => ({ file, cameAtMs: Math.min(cameAtMs, now) }));
    const valid = files.filter(({ file, cameAtMs }) => file.kind !== 'live' || now < cameAtMs + LIVE_MS);
    if (valid.length > 0) {
      const { roads, matched } = await this.addAll(this.roads, valid);
      this.serveFrom(roads, matched);
    }
    this.waiting = [];
    // A failure to remove it does not matter: it will have expired at the next start too.
    if (valid.length < files.length) await this.keeping.remove('live').catch(() => {});
  }

  /** Adds files one after the other; returns the roads to serve from, which may be others. */
  private async addAll(
    first: OpenRoads, files: readonly KeptUpload[],
  ): Promise<{ readonly roads: OpenRoads; readonly matched: readonly InForce[] }> {
    let next = first;
    const inForce: InForce[] = [];
    for (const { file, cameAtMs } of files) {
      const { roads, matched } = await this.orClose(next, () => this.add(next, file, cameAtMs));
      if (roads !== next && next !== this.roads) void next.close();
      next = roads;
      next.use(matched.traffic);
      inForce.push({ loaded: loadedOf(file, matched, cameAtMs), file });
    }
    return { roads: next, matched: inForce };
  }

  /** Adds a file to the known traffic; opens other roads where junctions have to be split for its turns. */
  private async add(
    roads: OpenRoads, file: ReadUpload, cameAtMs: number,
  ): Promise<{ readonly roads: OpenRoads; readonly matched: Matched }> {
    const matched = await roads.match(file.upload, roads.traffic, cameAtMs);
    if (!matched.unmatched.junction_not_split) return { roads, matched };
    const split = this.parts.open(await roads.split(matched.traffic.turns!));
    const again = await this.orClose(split, () => split.match(file.upload, roads.traffic, cameAtMs));
    return { roads: split, matched: again };
  }

  /** Closes roads opened for a change that failed, unless they are in force. */
  private async orClose<T>(roads: OpenRoads, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (roads !== this.roads) await roads.close();
      throw error;
    }
  }

  private serveFrom(roads: OpenRoads, files: readonly InForce[]): void {
    for (const matched of files) this.inForce.set(matched.file.kind, matched);
    const before = this.roads;
    this.roads = roads;
    if (roads !== before) void before.close();
  }

  /** Frees the memory of an expired file, which no answer uses any more. */
  private forgetExpired(): void {
    const { live, ...rest } = this.roads.traffic;
    if (!live || this.parts.clock.now() < live.expiresAtMs) return;
    this.roads.use(rest);
    this.inForce.delete('live');
  }

  private inTurn<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.turn.then(change);
    this.turn = changed.catch(() => {});
    return changed;
  }
}
