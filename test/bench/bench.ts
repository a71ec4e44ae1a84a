import type { AtlasTables } from '../../src/store/files/atlas/schema.ts';
import type { Trial } from './measure.ts';

export interface BenchInput {
  /** Absent: the bench makes its own tables. */
  readonly atlas?: AtlasTables;
  /** Where that was read, for what opens it in a process of its own. */
  readonly atlasPath?: string;
  /** How many houses those have. */
  readonly houses: number;
}

export interface Prepared {
  /** What is measured on. */
  readonly facts: Readonly<Record<string, number | string>>;
  readonly trials: readonly Trial[];
}

/** `NAME.bench.ts` exports one of these under the name NAME, `ONE-TWO.bench.ts` under oneTwo. */
export type Bench = (input: BenchInput) => Promise<Prepared>;
