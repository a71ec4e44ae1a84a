/** Receives the progress of a long piece of work. */
export interface Progress {
  /** Begins a stage. `total` is in the unit of `advance`, absent if it is unknown. Without a unit: steps. */
  phase(name: string, total?: number, unit?: 'bytes' | 'objects'): void;
  /** Adds what was done since the last call. */
  advance(more: number, note?: string): void;
}

export const silent: Progress = { phase: () => {}, advance: () => {} };
