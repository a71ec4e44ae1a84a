export { BatchMetrics } from './batch-metrics.ts';
export { Metrics, type RequestFacts } from './metrics.ts';
export { Health, type Check, type HealthClock, type HealthReport } from './health.ts';
