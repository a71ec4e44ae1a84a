import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const RESOLUTION_MS = 20;
const REPORT_MS = 5_000;

/** The state of a thread since its last report. */
export interface ThreadState {
  /** The longest delay before it reached its work. */
  readonly delaySeconds: number;
  /** The share of its time spent collecting garbage: 0 to 1. */
  readonly gcShare: number;
  /** The size of its own objects. */
  readonly heapBytes: number;
}

export type ThreadStates = Readonly<Record<string, ThreadState>>;

/**
 * Reports the state of this thread regularly. Keeps no thread alive. `monitorEventLoopDelay` would lose the delay that
 * held up the very timer which resets it.
 */
export function watchThread(report: (state: ThreadState) => void, everyMs = REPORT_MS): { stop(): void } {
  let lastAt = performance.now();
  let [worstMs, gcMs, reportedAt] = [0, 0, lastAt];
  const measure = (): void => {
    const now = performance.now();
    worstMs = Math.max(worstMs, now - lastAt - RESOLUTION_MS);
    lastAt = now;
  };
  const collecting = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) gcMs += duration;
  });
  collecting.observe({ entryTypes: ['gc'] });
  const measuring = setInterval(measure, RESOLUTION_MS).unref();
  const reporting = setInterval(() => {
    measure();
    const gcShare = Math.min(1, gcMs / (lastAt - reportedAt));
    report({ delaySeconds: worstMs / 1000, gcShare, heapBytes: getHeapStatistics().used_heap_size });
    [worstMs, gcMs, reportedAt] = [0, 0, lastAt];
  }, everyMs).unref();
  return {
    stop() {
      clearInterval(measuring);
      clearInterval(reporting);
      collecting.disconnect();
    },
  };
}

/** What is known of another thread: its last report and, if that is overdue, how long it has been silent. */
export class ReportedState {
  private readonly clock: () => number;
  private readonly everyMs: number;
  private last: ThreadState | undefined;
  private receivedAt: number;

  constructor(clock = () => performance.now(), everyMs = REPORT_MS) {
    this.clock = clock;
    this.everyMs = everyMs;
    this.receivedAt = clock();
  }

  receive(state: ThreadState): void {
    this.last = state;
    this.receivedAt = this.clock();
  }

  /** Undefined before the first report. A blocked thread cannot report itself, so its silence counts as delay. */
  get state(): ThreadState | undefined {
    const silentSeconds = (this.clock() - this.receivedAt - this.everyMs) / 1000;
    const last = this.last ?? (silentSeconds > 1 ? { delaySeconds: 0, gcShare: 0, heapBytes: 0 } : undefined);
    return last && { ...last, delaySeconds: Math.max(last.delaySeconds, silentSeconds) };
  }
}

/** By name and number of the thread: "rows-1", "rows-2". Threads without a report are omitted. */
export const statesByName = (name: string, states: readonly (ThreadState | undefined)[]): ThreadStates =>
  Object.fromEntries(states.flatMap((state, at) => (state === undefined ? [] : [[`${name}-${at + 1}`, state]])));
