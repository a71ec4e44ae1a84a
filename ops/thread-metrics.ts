import { Counter, type OpenMetricsContentType, type Registry } from 'prom-client';

/**
 * Why a thread ended that answers requests or questions about roads: it reported nothing for too long, its memory was
 * nearly full, or it failed by itself. One that had to end and cannot be ended is stuck, whatever the cause.
 */
export type ThreadEnd = 'hung' | 'memory' | 'error' | 'stuck';

const ends: readonly ThreadEnd[] = ['hung', 'memory', 'error', 'stuck'];

/** What becomes of the further threads of the public listener, and of those for roads. */
export class ThreadMetrics {
  private readonly ended: Counter<'reason'>;
  private readonly routingEnded: Counter<'reason'>;

  constructor(registry: Registry<OpenMetricsContentType>) {
    const counterOf = (name: string, help: string): Counter<'reason'> => {
      const counter = new Counter({ name, help, labelNames: ['reason'], registers: [registry] });
      // A counter that appears with its first event shows only the second as a rise.
      for (const reason of ends) counter.inc({ reason }, 0);
      return counter;
    };
    this.ended = counterOf(
      'geokod_http_threads_ended_total',
      'Threads of the public listener that were lost; stuck: they cannot be ended until a restart.',
    );
    this.routingEnded = counterOf('geokod_routing_threads_ended_total', 'Threads for roads that were lost, likewise.');
  }

  lost(reason: ThreadEnd): void {
    this.ended.inc({ reason });
  }

  lostForRoads(reason: ThreadEnd): void {
    this.routingEnded.inc({ reason });
  }
}
