/** How a long piece of work tells of itself. The one who runs it decides what becomes of that. */
export interface Progress {
  /** A new stage. `total` is in the unit of `advance`, absent when it cannot be known. No unit: steps. */
  phase(name: string, total?: number, unit?: 'bytes' | 'objects'): void;
  /** So much more of the stage is done, since the last call. */
  advance(more: number, note?: string): void;
}

export const silent: Progress = { phase: () => {}, advance: () => {} };
