import { Counter, type OpenMetricsContentType, type Registry } from 'prom-client';

/**
 * Why a further thread of the public listener ended: it reported nothing for too long, its memory was nearly full, or
 * it failed by itself. One that had to end and cannot be ended is stuck, whatever the cause.
 */
export type ThreadEnd = 'hung' | 'memory' | 'error' | 'stuck';

const ends: readonly ThreadEnd[] = ['hung', 'memory', 'error', 'stuck'];

/** What becomes of the further threads of the public listener. */
export class ThreadMetrics {
  private readonly ended: Counter<'reason'>;

  constructor(registry: Registry<OpenMetricsContentType>) {
    this.ended = new Counter({
      name: 'geokod_http_threads_ended_total',
      help: 'Threads of the public listener that were lost; stuck: they cannot be ended until a restart.',
      labelNames: ['reason'],
      registers: [registry],
    });
    // A counter that appears with its first event shows only the second as a rise.
    for (const reason of ends) this.ended.inc({ reason }, 0);
  }

  lost(reason: ThreadEnd): void {
    this.ended.inc({ reason });
  }
}
