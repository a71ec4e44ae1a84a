import type { Health, Metrics } from '../../ops/index.ts';
import { watchThread, type ThreadState, type ThreadStates } from '../workers/thread-state.ts';

/** What nodes and edges report alike. */
type Reported = Pick<Metrics, 'conditions' | 'watches'>;

export interface Closing {
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 2000;

/** Reports the checks, and looks at them although nobody asks. */
export function watchHealth(health: Health, { conditions }: Reported): Closing {
  conditions.follow(health);
  const looking = setInterval(() => void health.look(), LOOK_EVERY_MS).unref();
  return { close: async () => clearInterval(looking) };
}

/** Gauges of each thread's state: of this one, and of others as they report theirs. */
export function watchThreads({ watches }: Reported, others: () => ThreadStates = () => ({})): Closing {
  let main: ThreadState | undefined;
  const watch = watchThread((state) => (main = state));
  const states = (): ThreadStates => ({ ...(main !== undefined && { main }), ...others() });
  const perThread = (read: (state: ThreadState) => number) => (): Record<string, number> =>
    Object.fromEntries(Object.entries(states()).map(([thread, state]) => [thread, read(state)]));
  watches.watchList('delays', perThread(({ delaySeconds }) => delaySeconds));
  watches.watchList('gcShares', perThread(({ gcShare }) => gcShare));
  watches.watchList('heaps', perThread(({ heapBytes }) => heapBytes));
  return { close: async () => watch.stop() };
}

type LogFigures = Record<'dropped' | 'keptBytes', () => number>;

export function watchLog({ dropped, keptBytes }: LogFigures, { watches }: Reported): void {
  watches.gauge('geokod_log_dropped_lines', 'Lines of the log that nobody took, and that are lost.', dropped);
  watches.gauge('geokod_log_kept_bytes', 'Lines of the log that wait until somebody takes them.', keptBytes);
}
