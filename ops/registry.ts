import { Counter, Registry, type OpenMetricsContentType } from 'prom-client';

/** Uses OpenMetrics, the only format with exemplars. */
export function openMetricsRegistry(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

export const bareRefusals = (registry: Registry<OpenMetricsContentType>): Counter<'status' | 'code'> =>
  new Counter({
    name: 'geokod_bare_refusals_total',
    help: 'Answers to what never became a request, by status and code.',
    labelNames: ['status', 'code'],
    registers: [registry],
  });
