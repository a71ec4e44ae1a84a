import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { Health } from './health.ts';

const levels = { ok: 0, degraded: 1, down: 2 } as const;

/** The state of each check, of a node as of an edge. */
export class ConditionMetrics {
  private health: Pick<Health, 'last'> | undefined;

  constructor(registry: Registry<OpenMetricsContentType>) {
    const gauge: Gauge<'check'> = new Gauge({
      name: 'geokod_condition',
      help: 'What the service works with: 0 is well, 1 degraded, 2 down (then this node or edge is not ready).',
      labelNames: ['check'],
      registers: [],
      collect: () => {
        gauge.reset();
        if (!this.health) return;
        for (const [check, { state }] of Object.entries(this.health.last.checks)) gauge.set({ check }, levels[state]);
      },
    });
    registry.registerMetric(gauge);
  }

  /** Reports these checks from now on, instead of those reported before: a start has checks of its own. */
  follow(health: Pick<Health, 'last'>): void {
    this.health = health;
  }
}
