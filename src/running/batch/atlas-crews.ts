import type { SuggestableTables } from '../../geocoding/suggest.ts';
import { AnswerMemory } from './answer-memory.ts';
import { openRowCrew, type RowThreadsWish } from './open-row-crew.ts';
import type { RowCrew } from './row-crew.ts';
import type { ThreadState } from '../../workers/thread-state.ts';

/** Threads over one atlas, and what they answered. */
export interface AtlasCrew {
  /** Changes whenever answers may change. */
  readonly atlas: string;
  readonly rows: RowCrew;
  readonly memory: AnswerMemory;
  /** Groups of rows that a batch has asked at a time, so that no thread waits for the next. */
  readonly ahead: number;
}

export interface ServedAtlas {
  readonly version: string;
  readonly tables: SuggestableTables;
}

interface UsedCrew extends AtlasCrew {
  /** Batches that are at work with it. */
  users: number;
  leaving: NodeJS.Timeout | undefined;
}

const KEEP_MS = 300_000;
/** Of all batches over one atlas: some 50 MB where addresses are long. */
const MOST_REMEMBERED = 100_000;

/**
 * Threads for the atlas in force, and for those that batches were begun with: an atlas that was replaced stays in
 * memory until the last of them is done.
 */
export class AtlasCrews {
  private readonly current: () => ServedAtlas;
  private readonly wish: RowThreadsWish & { readonly threads: number };
  private readonly crews = new Map<string, UsedCrew>();
  private allowed: number;

  constructor(current: () => ServedAtlas, wish: RowThreadsWish & { readonly threads: number }) {
    this.current = current;
    this.wish = wish;
    this.allowed = wish.threads;
  }

  /** Threads that have been started, tasks that wait for one. */
  get load(): { threads: number; waiting: number } {
    const all = [...this.crews.values()];
    return {
      threads: all.reduce((sum, { rows }) => sum + rows.threads, 0),
      waiting: all.reduce((sum, { rows }) => sum + rows.waiting, 0),
    };
  }

  /** How the threads fare: of each number the one that is latest, of whatever atlas. */
  get states(): (ThreadState | undefined)[] {
    const all = [...this.crews.values()].map(({ rows }) => rows.states);
    return Array.from({ length: this.wish.threads }, (_, at) =>
      all.flatMap((states) => states[at] ?? []).toSorted((a, b) => b.delaySeconds - a.delaySeconds).at(0));
  }

  /** Over the atlas that is preferred, if this process still has it; else over the one in force. To be given back. */
  take(preferred: string | undefined): AtlasCrew {
    const { version, tables } = this.current();
    const known = this.crews.get(preferred ?? version) ?? this.crews.get(version);
    const crew = known ?? this.open(version, tables);
    clearTimeout(crew.leaving);
    crew.users++;
    return crew;
  }

  /** Threads of the atlas in force stay for the next batch, but not for long: it would keep the atlas in memory. */
  giveBack({ atlas }: AtlasCrew): void {
    const crew = this.crews.get(atlas);
    if (!crew || --crew.users > 0) return;
    const letGo = (): void => {
      this.crews.delete(atlas);
      void crew.rows.end();
    };
    if (atlas === this.current().version) crew.leaving = setTimeout(letGo, this.wish.idleMs ?? KEEP_MS).unref();
    else letGo();
  }

  /** So many threads of each atlas work at a time from now on. */
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
    const rows = openRowCrew(tables, this.wish);
    rows.allow(this.allowed);
    const memory = new AnswerMemory(MOST_REMEMBERED);
    const crew: UsedCrew = { atlas, rows, memory, ahead: 2 * this.wish.threads, users: 0, leaving: undefined };
    this.crews.set(atlas, crew);
    return crew;
  }
}
