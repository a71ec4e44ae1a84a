import type { UploadKind } from '../routing/traffic/upload-columns.ts';
import type { TrafficFiles } from '../store/files/traffic-files.ts';
import type { Log } from '../kernel/log.ts';

interface Sent {
  readonly cameAtMs: number;
  /** Compressed with gzip. */
  readonly packed: Uint8Array | undefined;
}

/** Writes the files in force to disk, and retries those that the disk refuses. */
export class TrafficKeeping {
  private readonly files: TrafficFiles | undefined;
  private readonly log: Pick<Log, 'error'>;
  private readonly unwritten = new Map<UploadKind, Sent>();

  constructor(files: TrafficFiles | undefined, log: Pick<Log, 'error'>) {
    this.files = files;
    this.log = log;
  }

  isKept(kind: UploadKind): boolean {
    return this.files !== undefined && !this.unwritten.has(kind);
  }

  async write(kind: UploadKind, sent: Sent): Promise<void> {
    this.unwritten.set(kind, sent);
    try {
      await this.writeOut(kind, sent);
    } catch (err) {
      this.log.error({ err, traffic: kind }, 'traffic is in force, but could not be kept: a restart would forget it');
    }
  }

  /** Retries silently: the first failure was logged. */
  async tryAgain(): Promise<void> {
    for (const [kind, sent] of this.unwritten) await this.writeOut(kind, sent).catch(() => {});
  }

  async remove(kind: UploadKind): Promise<void> {
    await this.files?.remove(kind);
    this.unwritten.delete(kind);
  }

  private async writeOut(kind: UploadKind, { cameAtMs, packed }: Sent): Promise<void> {
    if (packed) await this.files?.write(kind, cameAtMs, packed);
    this.unwritten.delete(kind);
  }
}
