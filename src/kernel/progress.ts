/** Receives the progress of a long piece of work. */
export interface Progress {
  /** A new stage. `total` is in the unit of `advance`, absent when it cannot be known. No unit: steps. */
  phase(name: string, total?: number, unit?: 'bytes' | 'objects'): void;
  /** Adds what was done of the stage since the last call. */
  advance(more: number, note?: string): void;
}

export const silent: Progress = { phase: () => {}, advance: () => {} };
