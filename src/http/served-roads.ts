import { AppError } from '../errors.ts';
import type { RoutingTables } from '../routing/open.ts';
import { LIVE_MS, type Matched, type Traffic } from '../routing/traffic/speeds.ts';
import type { ReadUpload } from '../routing/traffic/read-upload.ts';
import type { UploadKind } from '../routing/traffic/upload-columns.ts';
import type { OpenRoads } from './open-roads.ts';
import type { Clock, Log } from './services.ts';

export interface ServedRoadsParts {
  /** Of the atlas that is served at present: others as soon as it is another one. */
  tables(): RoutingTables;
  open(tables: RoutingTables): OpenRoads;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** A file that is in force, and what came of it. */
export interface LoadedTraffic extends Pick<Matched, 'matched' | 'unmatched'> {
  readonly kind: UploadKind;
  readonly rows: number;
  /** Milliseconds since 1970. */
  readonly cameAtMs: number;
  readonly expiresAtMs?: number;
}

/** Also in the form in which it can be matched with another atlas. */
interface Kept {
  readonly loaded: LoadedTraffic;
  readonly file: ReadUpload;
}

/** Roads are made ready for who leaves so much later: the hour turns and live speeds expire without anybody waiting. */
const AHEAD_MS = 60_000;
/** How often that is looked at. */
const LOOK_MS = 15_000;

/**
 * The roads that are served at present, through all that changes them: another atlas, files of speeds, time. Each
 * change is prepared beside what is in force, and then takes its place at once.
 */
export class ServedRoads {
  private readonly parts: ServedRoadsParts;
  private readonly timer: NodeJS.Timeout;
  private tables: RoutingTables;
  private roads: OpenRoads;
  private readonly kept = new Map<UploadKind, Kept>();
  /** Changes take turns. */
  private turn: Promise<unknown> = Promise.resolve();
  private readying: Promise<void> | undefined;

  constructor(parts: ServedRoadsParts) {
    this.parts = parts;
    this.tables = parts.tables();
    this.roads = parts.open(this.tables);
    this.timer = setInterval(() => void this.keepReady(), LOOK_MS);
    this.timer.unref();
    void this.keepReady();
  }

  current(): OpenRoads {
    if (this.parts.tables() !== this.tables) void this.keepReady();
    return this.roads;
  }

  /** Files in force, the newest first. */
  loaded(): LoadedTraffic[] {
    this.forgetExpired();
    return [...this.kept.values()].map(({ loaded }) => loaded).sort((a, b) => b.cameAtMs - a.cameAtMs);
  }

  /** A file takes the place of the one of its kind. Resolved when questions are answered with it. */
  take(file: ReadUpload): Promise<LoadedTraffic> {
    return this.inTurn(async () => {
      const { clock } = this.parts;
      const cameAtMs = clock.now();
      const { roads, matched } = await this.add(this.roads, file, cameAtMs);
      await this.orClose(roads, async () => {
        if (matched.matched === 0) throw nothingMatched(matched);
        await roads.prepare(clock.now(), matched.traffic);
      });
      roads.use(matched.traffic);
      this.serveFrom(roads);
      const loaded = loadedOf(file, matched, cameAtMs);
      this.kept.set(file.kind, { loaded, file });
      return loaded;
    });
  }

  /** Forgets the file of a kind, or all. */
  drop(kind?: UploadKind): Promise<void> {
    return this.inTurn(async () => {
      const kinds: readonly UploadKind[] = kind ? [kind] : ['live', 'typical', 'turns'];
      const { traffic } = this.roads;
      const rest: Traffic = {
        ...traffic,
        ...Object.fromEntries(kinds.map((one) => [one, undefined])),
        version: traffic.version + 1,
      };
      await this.roads.prepare(this.parts.clock.now(), rest);
      this.roads.use(rest);
      for (const one of kinds) this.kept.delete(one);
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
      await this.inTurn(() => this.followAtlas());
      this.forgetExpired();
      const now = this.parts.clock.now();
      for (const at of [now, now + AHEAD_MS]) await this.roads.prepare(at);
    } catch (err) {
      // Threads that cannot work have told so themselves.
      if (!(err instanceof AppError)) this.parts.log.error({ err }, 'the roads could not be made ready');
    }
  }

  private async followAtlas(): Promise<void> {
    const tables = this.parts.tables();
    if (tables === this.tables) return;
    const { clock } = this.parts;
    let next = this.parts.open(tables);
    const rematched = new Map<UploadKind, Kept>();
    for (const { file, loaded: { cameAtMs } } of this.kept.values()) {
      const { roads, matched } = await this.orClose(next, () => this.add(next, file, cameAtMs));
      if (roads !== next) void next.close();
      next = roads;
      next.use(matched.traffic);
      rematched.set(file.kind, { loaded: loadedOf(file, matched, cameAtMs), file });
    }
    await this.orClose(next, () => next.prepare(clock.now()));
    for (const [kind, kept] of rematched) this.kept.set(kind, kept);
    this.tables = tables;
    this.serveFrom(next);
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

  private serveFrom(roads: OpenRoads): void {
    const before = this.roads;
    this.roads = roads;
    if (roads !== before) void before.close();
  }

  /** It has no part in any answer any more: only its memory is given back. */
  private forgetExpired(): void {
    const { live, ...rest } = this.roads.traffic;
    if (!live || this.parts.clock.now() < live.expiresAtMs) return;
    this.roads.use(rest);
    this.kept.delete('live');
  }

  private inTurn<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.turn.then(change);
    this.turn = changed.catch(() => {});
    return changed;
  }
}

const loadedOf = (file: ReadUpload, { matched, unmatched }: Matched, cameAtMs: number): LoadedTraffic => ({
  kind: file.kind,
  rows: file.rows,
  matched,
  unmatched,
  cameAtMs,
  ...(file.kind === 'live' && { expiresAtMs: cameAtMs + LIVE_MS }),
});

function nothingMatched({ unmatched }: Matched): AppError {
  const reasons = Object.entries(unmatched).map(
    ([reason, { rows, firstLine }]) => `${reason} ${rows} (${firstLine} …)`,
  );
  const text = {
    ru: `ни одна строка не подходит к загруженной карте: ${reasons.join(', ')}`,
    en: `no row fits the map that is loaded: ${reasons.join(', ')}`,
  };
  return new AppError('invalid_parameter', text.en, { errors: [{ code: 'unmatched', text }] });
}
