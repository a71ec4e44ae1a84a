/** Queries in PromQL. Request metrics have no region: they are joined with that of their node. */

const nodes = (window: string): string =>
  `on (job, instance) group_left (region) topk by (job, instance) (1, last_over_time(geokod_node_info[${window}]))`;

const CUSTOMERS = 'operation!~"none|tile|withdrawal|report"';

const answered = (part: 'bucket' | 'count', status: string, window: string): string =>
  `increase(geokod_request_seconds_${part}{status="${status}",${CUSTOMERS}}[${window}]) * ${nodes(window)}`;

const asked = (outcomes: string, window: string): string =>
  `increase(geokod_probes_total{outcome=~"${outcomes}"}[${window}])`;

/** Counts over the window that ends at a moment. */
export const counted = (window: string) => ({
  times: `sum by (region, operation, le) (${answered('bucket', '2xx', window)})`,
  faults: `sum by (region, operation) (${answered('count', '5xx', window)})`,
  probeTimes: `sum by (region, operation, le) (increase(geokod_probe_seconds_bucket[${window}]))`,
  passed: `sum by (region, operation) (${asked('passed', window)})`,
  failed: `sum by (region, operation) (${asked('failed', window)})`,
});

const byOperation = (outcomes: string): string => `sum by (region, operation) (${asked(outcomes, '1m')})`;

const isAsked = `${byOperation('passed|failed')} > 0`;

/** 1: the minute before was down, as its worst operation was; 0: up; absent: no probes. */
const isDown = `max by (region) ((${byOperation('failed')} >= bool ${byOperation('passed')}) and ${isAsked})`;

/** The minutes of a span; a second shorter, since its first moment belongs to the minute before. */
export const minutesOfSpan = (minutes: number) => ({
  down: `sum_over_time(${isDown}[${minutes * 60 - 1}s:1m])`,
  known: `count_over_time(${isDown}[${minutes * 60 - 1}s:1m])`,
});
