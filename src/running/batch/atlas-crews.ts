import type { SuggestableTables } from '../../geocoding/suggest.ts';
import { AnswerMemory } from './answer-memory.ts';
import { openRowCrew, type RowThreadOptions } from './open-row-crew.ts';
import type { RowCrew } from './row-crew.ts';
import type { ThreadState } from '../../workers/thread-state.ts';

/** Threads over one atlas, and the answers that they gave. */
export interface AtlasCrew {
  /** Changes whenever answers may change. */
  readonly atlas: string;
  readonly rows: RowCrew;
  readonly memory: AnswerMemory;
  /** How many groups of rows of a batch are pending at a time, so that no thread is idle. */
  readonly ahead: number;
}

export interface ServedAtlas {
  readonly version: string;
  readonly tables: SuggestableTables;
}

interface UsedCrew extends AtlasCrew {
  /** The number of batches using it. */
  users: number;
  leaving: NodeJS.Timeout | undefined;
}

const KEEP_MS = 300_000;
/** The limit for all batches over one atlas: some 50 MB where addresses are long. */
const MOST_REMEMBERED = 100_000;

/**
 * Threads for the current atlas, and for those that batches were begun with: a replaced atlas stays in memory until the
 * last of these batches is done.
 */
export class AtlasCrews {
  private readonly current: () => ServedAtlas;
  private readonly options: RowThreadOptions & { readonly threads: number };
  private readonly crews = new Map<string, UsedCrew>();
  private allowed: number;

  constructor(current: () => ServedAtlas, options: RowThreadOptions & { readonly threads: number }) {
    this.current = current;
    this.options = options;
    this.allowed = options.threads;
  }

  /** The number of started threads, and of tasks waiting for one. */
  get load(): { threads: number; waiting: number } {
    const all = [...this.crews.values()];
    return {
      threads: all.reduce((sum, { rows }) => sum + rows.threads, 0),
      waiting: all.reduce((sum, { rows }) => sum + rows.waiting, 0),
    };
  }

  /** The state of each thread; of threads with the same number over several atlases, the slowest. */
  get states(): (ThreadState | undefined)[] {
    const all = [...this.crews.values()].map(({ rows }) => rows.states);
    return Array.from({ length: this.options.threads }, (_, at) =>
      all.flatMap((states) => states[at] ?? []).toSorted((a, b) => b.delaySeconds - a.delaySeconds).at(0));
  }

  /** Takes threads over the preferred atlas if this process still has it, else over the current one. Give them back. */
  take(preferred: string | undefined): AtlasCrew {
    const { version, tables } = this.current();
    const known = this.crews.get(preferred ?? version) ?? this.crews.get(version);
    const crew = known ?? this.open(version, tables);
    clearTimeout(crew.leaving);
    crew.users++;
    return crew;
  }

  /** Keeps idle threads of the current atlas for the next batch, but not for long: they hold the atlas in memory. */
  giveBack({ atlas }: AtlasCrew): void {
    const crew = this.crews.get(atlas);
    if (!crew || --crew.users > 0) return;
    const release = (): void => {
      this.crews.delete(atlas);
      void crew.rows.end();
    };
    if (atlas === this.current().version) crew.leaving = setTimeout(release, this.options.idleMs ?? KEEP_MS).unref();
    else release();
  }

  /** Sets how many threads of each atlas may work at a time. */
  allow(threads: number): void {
    this.allowed = threads;
    for (const { rows } of this.crews.values()) rows.allow(threads);
  }

  async end(): Promise<void> {
    const crews = [...this.crews.values()];
    this.crews.clear();
    for (const { leaving } of crews) clearTimeout(leaving);
    await Promise.all(crews.map(({ rows }) => rows.end()));
  }

  private open(atlas: string, tables: SuggestableTables): UsedCrew {
    const rows = openRowCrew(tables, this.options);
    rows.allow(this.allowed);
    const memory = new AnswerMemory(MOST_REMEMBERED);
    const crew: UsedCrew = { atlas, rows, memory, ahead: 2 * this.options.threads, users: 0, leaving: undefined };
    this.crews.set(atlas, crew);
    return crew;
  }
}
