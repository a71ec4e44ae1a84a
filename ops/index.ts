export { BatchMetrics } from './batch-metrics.ts';
export { Metrics, type StoreCall } from './metrics.ts';
export type { RequestFacts } from './request-metrics.ts';
export { Health, type Check, type HealthClock, type HealthReport } from './health.ts';
