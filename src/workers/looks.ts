/** A place whose thread is looked at. */
export interface Watched {
  /** Called every second; `isLate`: this thread was held up itself, so reports may be waiting to be read. */
  look(isLate: boolean): void;
  /** Called four times a second. */
  lookAtMemory(): void;
}

const LOOK_MS = 1000;
/** A loop that kept all it made filled 150 MB a second on a busy machine, so the last quarter in some seconds. */
const MEMORY_LOOK_MS = 250;

/** Looks at threads until it is stopped. Keeps no process alive. */
export function lookRegularly(threads: () => readonly Watched[]): { stop(): void } {
  let lookedAt = performance.now();
  const look = (): void => {
    const now = performance.now();
    for (const thread of threads()) thread.look(now - lookedAt > LOOK_MS * 2);
    lookedAt = now;
  };
  const lookAtMemory = (): void => threads().forEach((thread) => thread.lookAtMemory());
  const timers = [setInterval(look, LOOK_MS).unref(), setInterval(lookAtMemory, MEMORY_LOOK_MS).unref()];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
