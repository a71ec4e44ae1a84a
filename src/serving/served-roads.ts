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
  /** Of the atlas that is served at present: others as soon as it is another one. */
  tables(): RoutingTables;
  open(tables: RoutingTables): OpenRoads;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** Where files of speeds outlive the process. Without: they do not. */
  readonly files?: TrafficFiles;
}

/** Also in the form in which it can be matched with another atlas. */
interface InForce {
  readonly loaded: Omit<LoadedTraffic, 'isKept'>;
  readonly file: ReadUpload;
}

/**
 * Roads are made ready for who leaves so much later: the hour turns and live speeds expire without anybody waiting; and
 * who is under way for long compares with the ways of the next hour.
 */
const AHEAD_MS = [0, 60_000, 3_600_000];
/** How often that is looked at. */
const LOOK_MS = 15_000;

/**
 * The roads that are served at present, through all that changes them: another atlas, files of speeds, time. Each
 * change is prepared beside what is in force, and then takes its place at once.
 */
export class ServedRoads {
  /** When what an earlier process kept is in force, as far as that can be. */
  readonly restored: Promise<void>;
  private readonly parts: ServedRoadsParts;
  private readonly timer: NodeJS.Timeout;
  private tables: RoutingTables;
  private roads: OpenRoads;
  private readonly inForce = new Map<UploadKind, InForce>();
  private readonly keeping: TrafficKeeping;
  /** What an earlier process kept and is not in force yet. */
  private waiting: readonly KeptUpload[] = [];
  /** Changes take turns. */
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
   * A file takes the place of the one of its kind. Resolved when questions are answered with it, and when it is on disk
   * as it was sent (`packed`), if that can be: what the disk does not take is in force all the same.
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
      this.waiting = this.waiting.filter((one) => one.file.kind !== file.kind);
      await this.keeping.write(file.kind, { cameAtMs, packed });
      return { ...loaded, isKept: this.keeping.isKept(file.kind) };
    });
  }

  /** Forgets the file of a kind, or all. */
  drop(kind?: UploadKind): Promise<void> {
    return this.inTurn(async () => {
      const kinds = uploadKinds.filter((one) => kind === undefined || one === kind);
      const { traffic } = this.roads;
      const rest: Traffic = {
        ...traffic,
        ...Object.fromEntries(kinds.map((one) => [one, undefined])),
        version: traffic.version + 1,
      };
      await this.roads.prepare(this.parts.clock.now(), rest);
      // If the disk does not let go of them, nothing is dropped: they would come back.
      for (const one of kinds) await this.keeping.remove(one);
      this.waiting = this.waiting.filter(({ file }) => !kinds.includes(file.kind));
      this.roads.use(rest);
      for (const one of kinds) this.inForce.delete(one);
    });
  }

  /** Follows the atlas and the time. What goes wrong is tried again in a moment, and told to whoever asks meanwhile. */
  keepReady(): Promise<void> {
    this.readying ??= this.makeReady().finally(() => (this.readying = undefined));
    return this.readying;
  }

  /** After the last answer: what is being prepared is given up. */
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
      // Threads that cannot work have told so themselves.
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

  /** What an earlier process kept counts as of when it came then. It stays as it is when no row of it fits the map. */
  private async takeWaiting(): Promise<void> {
    const now = this.parts.clock.now();
    // A clock that was put back makes nothing new.
    const files = this.waiting.map(({ file, cameAtMs }) => ({ file, cameAtMs: Math.min(cameAtMs, now) }));
    const valid = files.filter(({ file, cameAtMs }) => file.kind !== 'live' || now < cameAtMs + LIVE_MS);
    if (valid.length > 0) {
      const { roads, matched } = await this.addAll(this.roads, valid);
      this.serveFrom(roads, matched);
    }
    this.waiting = [];
    // Whether or not it goes: it is as old at the next start.
    if (valid.length < files.length) await this.keeping.remove('live').catch(() => {});
  }

  /** Files beside what is known, one after the other: on roads of which the last are those to serve from. */
  private async addAll(
    first: OpenRoads, files: readonly KeptUpload[],
  ): Promise<{ readonly roads: OpenRoads; readonly matched: readonly InForce[] }> {
    let next = first;
    const all: InForce[] = [];
    for (const { file, cameAtMs } of files) {
      const { roads, matched } = await this.orClose(next, () => this.add(next, file, cameAtMs));
      if (roads !== next && next !== this.roads) void next.close();
      next = roads;
      next.use(matched.traffic);
      all.push({ loaded: loadedOf(file, matched, cameAtMs), file });
    }
    return { roads: next, matched: all };
  }

  /** A file beside what is known; with roads of their own where junctions have to be split for its turns. */
  private async add(
    roads: OpenRoads, file: ReadUpload, cameAtMs: number,
  ): Promise<{ readonly roads: OpenRoads; readonly matched: Matched }> {
    const matched = await roads.match(file.upload, roads.traffic, cameAtMs);
    if (!matched.unmatched.junction_not_split) return { roads, matched };
    const split = this.parts.open(await roads.split(matched.traffic.turns!));
    const again = await this.orClose(split, () => split.match(file.upload, roads.traffic, cameAtMs));
    return { roads: split, matched: again };
  }

  /** Roads that were opened for a change that failed are closed, unless they serve. */
  private async orClose<T>(roads: OpenRoads, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (roads !== this.roads) await roads.close();
      throw error;
    }
  }

  private serveFrom(roads: OpenRoads, files: readonly InForce[]): void {
    for (const one of files) this.inForce.set(one.file.kind, one);
    const before = this.roads;
    this.roads = roads;
    if (roads !== before) void before.close();
  }

  /** It has no part in any answer any more: only its memory is given back. */
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
