import type { Clock } from '../kernel/clock.ts';
import type { RoutingTables } from '../routing/open.ts';
import type { Matched, Traffic } from '../routing/traffic/speeds.ts';
import type { ReadUpload } from '../routing/traffic/read-upload.ts';
import type { UploadKind } from '../routing/traffic/upload-columns.ts';
import type { KeptUpload } from '../store/files/traffic-files.ts';
import { loadedOf, nothingMatched, type LoadedTraffic } from './loaded-traffic.ts';
import type { OpenRoads } from './open-roads.ts';

/** A file in force, in the form in which it can be matched with another atlas too. */
interface FileInForce {
  readonly loaded: Omit<LoadedTraffic, 'isKept'>;
  readonly file: ReadUpload;
}

export interface RoadsParts {
  /** The tables of the atlas in force. */
  readonly tables: () => RoutingTables;
  readonly open: (tables: RoutingTables) => OpenRoads;
  readonly clock: Clock;
  /** Called when questions are answered from other roads, or with other traffic. */
  readonly onChange?: () => void;
}

/**
 * The roads that questions are answered from, and the files of speeds on them. Each change is prepared beside them, and
 * leaves them as they were if it fails. Changes run one after the other.
 */
export class RoadsInForce {
  roads: OpenRoads;
  private readonly parts: RoadsParts;
  private readonly files = new Map<UploadKind, FileInForce>();
  private tables: RoutingTables;

  constructor(parts: RoadsParts) {
    this.parts = parts;
    this.tables = parts.tables();
    this.roads = parts.open(this.tables);
  }

  isOf(tables: RoutingTables): boolean {
    return tables === this.tables;
  }

  /** Files in force, the newest first. */
  loaded(): FileInForce['loaded'][] {
    return [...this.files.values()].map(({ loaded }) => loaded).sort((a, b) => b.cameAtMs - a.cameAtMs);
  }

  /** Replaces the file of the same kind. A file without a row that fits the map is refused. */
  async take(file: ReadUpload, cameAtMs: number): Promise<FileInForce['loaded']> {
    const { roads, matched } = await this.add(this.roads, file, cameAtMs);
    await this.orClose(roads, async () => {
      if (matched.matched === 0) throw nothingMatched(matched);
      await roads.prepare(this.parts.clock.now(), matched.traffic);
    });
    roads.use(matched.traffic);
    const loaded = loadedOf(file, matched, cameAtMs);
    this.serveFrom(roads, [{ loaded, file }]);
    return loaded;
  }

  /** Puts files in force as of their arrival, also those without a row that fits the map. */
  async restore(files: readonly KeptUpload[]): Promise<void> {
    const { roads, matched } = await this.addAll(this.roads, files);
    this.serveFrom(roads, matched);
  }

  /** Goes over to another atlas, with the files matched anew. */
  async follow(tables: RoutingTables): Promise<void> {
    const files = [...this.files.values()].map(({ file, loaded: { cameAtMs } }) => ({ file, cameAtMs }));
    const { roads, matched } = await this.addAll(this.parts.open(tables), files);
    await this.orClose(roads, () => roads.prepare(this.parts.clock.now()));
    this.tables = tables;
    this.serveFrom(roads, matched);
  }

  /** Drops the files of some kinds, once `forget` has removed them for good. */
  async drop(kinds: readonly UploadKind[], forget: () => Promise<void>): Promise<void> {
    const { traffic } = this.roads;
    const rest: Traffic = {
      ...traffic,
      ...Object.fromEntries(kinds.map((kind) => [kind, undefined])),
      version: traffic.version + 1,
    };
    await this.roads.prepare(this.parts.clock.now(), rest);
    await forget();
    this.roads.use(rest);
    for (const kind of kinds) this.files.delete(kind);
    this.parts.onChange?.();
  }

  /** Frees the memory of an expired file, which no answer uses any more. */
  forgetExpired(): void {
    const { live, ...rest } = this.roads.traffic;
    if (!live || this.parts.clock.now() < live.expiresAtMs) return;
    this.roads.use(rest);
    this.files.delete('live');
    this.parts.onChange?.();
  }

  /** Adds files one after the other; returns the roads to serve from, which may be others. */
  private async addAll(
    first: OpenRoads, files: readonly KeptUpload[],
  ): Promise<{ readonly roads: OpenRoads; readonly matched: readonly FileInForce[] }> {
    let next = first;
    const inForce: FileInForce[] = [];
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

  private serveFrom(roads: OpenRoads, files: readonly FileInForce[]): void {
    for (const matched of files) this.files.set(matched.file.kind, matched);
    const before = this.roads;
    this.roads = roads;
    this.parts.onChange?.();
    if (roads !== before) void before.close();
  }
}
