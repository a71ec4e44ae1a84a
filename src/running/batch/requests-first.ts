import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const LOOK_MS = 1000;
/** The 90th percentile of the event loop's delay below which requests wait for nothing but themselves. */
const GOOD_MS = 10;
const BAD_MS = 40;
const WORST_MS = 250;

/**
 * How many threads may answer rows, so that requests do not wait: half as many as before when the event loop is late,
 * none while it is very late, and one more each second when it is not.
 */
export function nextAllowed(allowed: number, lateMs: number, most: number): number {
  if (lateMs >= WORST_MS) return 0;
  if (lateMs >= BAD_MS) return Math.max(1, Math.floor(allowed / 2));
  return lateMs <= GOOD_MS || allowed === 0 ? Math.min(most, allowed + 1) : allowed;
}

/** Watches the event loop's delay, and sets how many threads may work. */
export class RequestsFirst {
  private readonly most: number;
  private readonly allow: (threads: number) => void;
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private timer: NodeJS.Timeout | undefined;
  /** How many threads may work now. */
  allowed: number;

  constructor(most: number, allow: (threads: number) => void) {
    this.most = most;
    this.allowed = most;
    this.allow = allow;
  }

  start(): void {
    if (this.timer) return;
    this.delay.enable();
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.delay.disable();
  }

  private look(): void {
    const lateMs = this.delay.percentile(90) / 1e6 - RESOLUTION_MS;
    this.delay.reset();
    const next = nextAllowed(this.allowed, lateMs, this.most);
    if (next === this.allowed) return;
    this.allowed = next;
    this.allow(next);
  }
}
