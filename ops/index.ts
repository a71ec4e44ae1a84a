export { Metrics, type RequestFacts } from './metrics.ts';
export { Health, type Check } from './health.ts';
