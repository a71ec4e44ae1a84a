import type { AtlasTables } from '../../src/store/files/atlas/schema.ts';
import type { Trial } from './measure.ts';

export interface BenchInput {
  /** Absent if the bench makes its own tables. */
  readonly atlas?: AtlasTables;
  /** The atlas's path, for benches that open it in another process. */
  readonly atlasPath?: string;
  /** The number of houses in tables that the bench makes. */
  readonly houses: number;
}

export interface Prepared {
  /** Figures, and what they were measured on. */
  readonly facts: Readonly<Record<string, number | string>>;
  readonly trials: readonly Trial[];
}

/** `NAME.bench.ts` exports a bench as NAME, `ONE-TWO.bench.ts` as oneTwo. */
export type Bench = (input: BenchInput) => Promise<Prepared>;
