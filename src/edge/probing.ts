import type { Evidence } from './health.ts';
import type { RegionWatch } from './region-watch.ts';
import type { Upstream } from './upstream.ts';

export type ProbeAnswer = Extract<Evidence, 'ready' | 'unready' | 'mute'>;

export interface SeenAnswer {
  readonly answer: ProbeAnswer;
  /** The header of that name. */
  readonly date?: string | undefined;
}

const EVERY_MS = 1000;
/** The pause even after a slow probe: a struggling region is not probed without a break. */
const LEAST_PAUSE_MS = 250;
/** Long enough for a busy node. Two mute probes in a row are noticed after 2.3 to 3.3 s. */
const SILENCE_MS = 1000;

/** Asks every region once a second, over a new connection, whether it takes requests; a suspected region at once. */
export class Probing {
  private readonly watch: RegionWatch;
  private readonly path: string;
  private readonly onSeen: (region: string, seen: SeenAnswer) => void;
  /** The timer of each region's next probe; absent while a probe is running. */
  private readonly timers = new Map<Upstream, NodeJS.Timeout>();
  private isOver = false;

  constructor(watch: RegionWatch, path: string, onSeen: (region: string, seen: SeenAnswer) => void) {
    this.watch = watch;
    this.path = path;
    this.onSeen = onSeen;
    for (const upstream of watch.upstreams.values()) void this.look(upstream);
    watch.onSuspicion = (region) => {
      const upstream = watch.upstreams.get(region)!;
      if (this.timers.has(upstream)) void this.look(upstream);
    };
  }

  private async look(upstream: Upstream): Promise<void> {
    clearTimeout(this.timers.get(upstream));
    this.timers.delete(upstream);
    const startedAt = performance.now();
    const seen = await probe(upstream, this.path);
    if (this.isOver) return;
    this.onSeen(upstream.region, seen);
    this.watch.note(upstream.region, seen.answer);
    const waitMs = Math.max(LEAST_PAUSE_MS, EVERY_MS - (performance.now() - startedAt));
    this.timers.set(upstream, setTimeout(() => void this.look(upstream), waitMs).unref());
  }

  close(): void {
    this.isOver = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

function probe(upstream: Upstream, path: string): Promise<SeenAnswer> {
  return new Promise((resolve) => {
    const asking = upstream.open({ method: 'GET', path, headers: ['Host', upstream.host], isAlone: true });
    const settle = (seen: SeenAnswer): void => {
      clearTimeout(timer);
      resolve(seen);
      asking.destroy();
    };
    const timer = setTimeout(() => settle({ answer: 'mute' }), SILENCE_MS);
    asking.on('response', (reply) => {
      reply.resume();
      settle({ answer: reply.statusCode === 200 ? 'ready' : 'unready', date: reply.headers.date });
    });
    asking.on('error', () => settle({ answer: 'mute' }));
    asking.end();
  });
}
