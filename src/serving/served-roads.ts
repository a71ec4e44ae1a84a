import { AppError } from '../errors.ts';
import { LIVE_MS } from '../routing/traffic/speeds.ts';
import type { ReadUpload } from '../routing/traffic/read-upload.ts';
import { uploadKinds, type UploadKind } from '../routing/traffic/upload-columns.ts';
import type { KeptUpload, TrafficFiles } from '../store/files/traffic-files.ts';
import type { LoadedTraffic } from './loaded-traffic.ts';
import type { OpenRoads } from './open-roads.ts';
import type { Log } from '../kernel/log.ts';
import { RoadsInForce, type RoadsParts } from './roads-in-force.ts';
import { TrafficKeeping } from './traffic-keeping.ts';

export interface ServedRoadsParts extends RoadsParts {
  readonly log: Pick<Log, 'error'>;
  /** Keeps files of speeds through restarts; without it they are lost. */
  readonly files?: TrafficFiles;
}

/**
 * How much later the departures are for which roads are prepared, so that no request waits when the hour changes or
 * live speeds expire. Long journeys also need the roads of the next hour.
 */
const AHEAD_MS = [0, 60_000, 3_600_000];
/** How often readiness is checked. */
const LOOK_MS = 15_000;

/** The roads in force, through everything that changes them: another atlas, files of speeds, time. */
export class ServedRoads {
  /** Resolved when the files kept by an earlier process are in force, as far as possible. */
  readonly restored: Promise<void>;
  private readonly parts: ServedRoadsParts;
  private readonly timer: NodeJS.Timeout;
  private readonly inForce: RoadsInForce;
  private readonly keeping: TrafficKeeping;
  /** Files kept by an earlier process that are not in force yet. */
  private waiting: readonly KeptUpload[] = [];
  /** The last change begun: changes run one after another. */
  private turn: Promise<unknown> = Promise.resolve();
  private readying: Promise<void> | undefined;

  constructor(parts: ServedRoadsParts) {
    this.parts = parts;
    this.inForce = new RoadsInForce(parts);
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
    if (!this.inForce.isOf(this.parts.tables())) void this.keepReady();
    return this.inForce.roads;
  }

  /** Files in force, the newest first. */
  loaded(): LoadedTraffic[] {
    this.inForce.forgetExpired();
    return this.inForce.loaded().map((file) => ({ ...file, isKept: this.keeping.isKept(file.kind) }));
  }

  /**
   * Replaces the file of the same kind. Resolves when questions are answered with the new one and its bytes as sent
   * (`packed`) are on disk. If the disk refuses it, the file is in force all the same.
   */
  take(file: ReadUpload, packed?: Uint8Array): Promise<LoadedTraffic> {
    return this.inTurn(async () => {
      const cameAtMs = this.parts.clock.now();
      const loaded = await this.inForce.take(file, cameAtMs);
      this.waiting = this.waiting.filter((kept) => kept.file.kind !== file.kind);
      await this.keeping.write(file.kind, { cameAtMs, packed });
      return { ...loaded, isKept: this.keeping.isKept(file.kind) };
    });
  }

  /** Drops the file of a kind, or all files. */
  drop(only?: UploadKind): Promise<void> {
    const kinds = uploadKinds.filter((kind) => only === undefined || kind === only);
    return this.inTurn(() => this.inForce.drop(kinds, async () => {
      // If they cannot be removed from disk, nothing is dropped: they would come back.
      for (const kind of kinds) await this.keeping.remove(kind);
      this.waiting = this.waiting.filter(({ file }) => !kinds.includes(file.kind));
    }));
  }

  /** Follows the atlas and the time. A failure is retried soon, and meanwhile reported to those who ask. */
  keepReady(): Promise<void> {
    this.readying ??= this.makeReady().finally(() => (this.readying = undefined));
    return this.readying;
  }

  /** Closes after the last answer, and abandons changes being prepared. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.inForce.roads.abandon();
  }

  private async makeReady(): Promise<void> {
    const { inForce, keeping, parts: { clock, log, tables } } = this;
    try {
      await this.inTurn(async () => {
        if (!inForce.isOf(tables())) await inForce.follow(tables());
        await this.takeWaiting();
        await keeping.tryAgain();
      });
      inForce.forgetExpired();
      const now = clock.now();
      for (const later of AHEAD_MS) await inForce.roads.prepare(now + later);
    } catch (err) {
      // An AppError is from threads that cannot work, which have logged it.
      if (!(err instanceof AppError)) log.error({ err }, 'the roads could not be made ready');
    }
  }

  /** Puts kept files in force, except speeds that have expired meanwhile. */
  private async takeWaiting(): Promise<void> {
    const now = this.parts.clock.now();
    // A clock set back must not make files newer.
    const files = this.waiting.map(({ file, cameAtMs }) => ({ file, cameAtMs: Math.min(cameAtMs, now) }));
    const valid = files.filter(({ file, cameAtMs }) => file.kind !== 'live' || now < cameAtMs + LIVE_MS);
    if (valid.length > 0) await this.inForce.restore(valid);
    this.waiting = [];
    // A failure to remove it does not matter: it will have expired at the next start too.
    if (valid.length < files.length) await this.keeping.remove('live').catch(() => {});
  }

  private inTurn<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.turn.then(change);
    this.turn = changed.catch(() => {});
    return changed;
  }
}
