/** How a long piece of work tells of itself. The one who runs it decides what becomes of that. */
export interface Progress {
  /** A new stage. `total` is in the unit of `advance`, absent when it cannot be known. */
  phase(name: string, total?: number, unit?: 'bytes' | 'objects'): void;
  /** So much of the stage is done now (not since the last call). */
  advance(done: number, note?: string): void;
}

export const silent: Progress = { phase: () => {}, advance: () => {} };
