import { AppError } from '../../../errors.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { readAtlas, type Atlas, type ReadOptions } from './read.ts';

/** Long enough for requests that began with a former atlas to finish. */
const COLLECT_AFTER_MS = 30_000;
/** Roads of a large map and batches let go later: it is looked again after twice as long, but at least as often. */
const COLLECT_AT_LEAST_EVERY_MS = 600_000;

/**
 * The atlas being served. A new one loads while the current one serves, then replaces it at once. Requests that hold
 * the earlier atlas finish with it, and its memory is freed soon after the last of them.
 */
export class AtlasHolder {
  private atlas: Atlas;
  private turn: Promise<unknown> = Promise.resolve();

  private readonly collectAfterMs: number;
  private readonly letGo: (() => void)[] = [];

  constructor(atlas: Atlas, { collectAfterMs = COLLECT_AFTER_MS } = {}) {
    this.atlas = atlas;
    this.collectAfterMs = collectAfterMs;
  }

  current(): Atlas {
    return this.atlas;
  }

  /** Gives what `open` makes of the atlas in force: made once for each atlas, kept no longer than that. */
  opener<Opened extends object>(open: (atlas: Atlas) => Opened): () => Opened {
    let opened: Opened | undefined;
    this.letGo.push(() => (opened = undefined));
    return () => (opened ??= open(this.atlas));
  }

  /** Serves it from now on. */
  put(atlas: Atlas): void {
    const former = buffersOf(this.atlas);
    this.atlas = atlas;
    for (const letGo of this.letGo) letGo();
    collectUntilGone(former, this.collectAfterMs);
  }

  /**
   * Loads a file and serves it from then on. Calls run one after another, so that the last requested stays. A refused
   * file changes nothing, and the error says which atlas keeps serving.
   */
  swap(path: string, options: ReadOptions = {}): Promise<Atlas> {
    const swapped = this.turn.then(() => this.load(path, options));
    this.turn = swapped.catch(() => {});
    return swapped;
  }

  private async load(path: string, options: ReadOptions): Promise<Atlas> {
    try {
      this.put(await readAtlas(path, options));
      return this.atlas;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { path: serving, facts } = this.atlas;
      const stays = `The atlas of ${facts.builtAt} goes on serving (${serving}).`;
      throw new AppError(error.code, `${error.message} ${stays}`, { ...error.details, serving });
    }
  }
}

const buffersOf = ({ tables }: Atlas): WeakRef<object>[] =>
  Object.values<object>(tables).flatMap((table) => Object.values(table))
    .filter((column) => ArrayBuffer.isView(column))
    .map(({ buffer }) => new WeakRef(buffer));

function collectUntilGone(buffers: readonly WeakRef<object>[], afterMs: number): void {
  setTimeout(() => {
    collectGarbage();
    const held = buffers.filter((buffer) => buffer.deref());
    if (held.length > 0) collectUntilGone(held, Math.min(2 * afterMs, COLLECT_AT_LEAST_EVERY_MS));
  }, afterMs).unref();
}
