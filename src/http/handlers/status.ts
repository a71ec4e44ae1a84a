import {
  uptimeShare, type Incident as Seen, type Latency, type Panel, type UptimeMinutes,
} from '../../../ops/index.ts';
import type { Incident, OperationLatency, RegionMinutes } from '../../contract.gen.ts';
import type { Handler } from '../operations.ts';
import { promises } from '../reply/promises.ts';

export const getStatus = (async ({ now }, { status }) => {
  const { panel, isStale } = await status.read(now);
  return {
    status: 200,
    body: {
      as_of: momentOf(panel.at),
      stale: isStale,
      ...promises,
      regions: panel.regions.map(({ region, state, uptime, latencies }) => ({
        region, state, uptime: shareOf(uptime), minutes: toMinutes(uptime), operations: latencies.map(toLatency),
      })),
      incidents: panel.incidents.filter(({ closedAt }) => closedAt === undefined).map(toIncident),
    },
  };
}) satisfies Handler<'getStatus'>;

export const getStatusHistory = (async ({ query, now }, { status }) => {
  const { panel, isStale } = await status.read(now);
  return {
    status: 200,
    body: {
      as_of: momentOf(panel.at),
      stale: isStale,
      ...promises,
      regions: panel.regions.map(({ region, days }) => ({
        region,
        days: days.slice(-query.days).map(({ day, minutes, latencies }) => ({
          day, uptime: shareOf(minutes), minutes: toMinutes(minutes), operations: latencies.map(toLatency),
        })),
      })),
      incidents: incidentsOf(panel, query.days).map(toIncident),
    },
  };
}) satisfies Handler<'getStatusHistory'>;

const DAY_MS = 86_400_000;

const incidentsOf = ({ at, incidents }: Panel, days: number): Seen[] =>
  incidents.filter(({ closedAt = at }) => closedAt > at - days * DAY_MS);

const momentOf = (at: number): string => new Date(at).toISOString();

const shareOf = (minutes: UptimeMinutes): number | null => uptimeShare(minutes) ?? null;

const toMinutes = ({ up, down, unknown }: UptimeMinutes): RegionMinutes => ({ up, down, unknown });

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

const toLatency = ({ operation, p50Ms, p99Ms, count, measured }: Latency): OperationLatency =>
  ({ operation, p50_ms: tenths(p50Ms), p99_ms: tenths(p99Ms), count, measured });

const toIncident = ({ id, region, origin, openedAt, closedAt, notes }: Seen): Incident => ({
  id, region, origin,
  opened_at: momentOf(openedAt),
  closed_at: closedAt === undefined ? null : momentOf(closedAt),
  notes: notes.map(({ at, text }) => ({ at: momentOf(at), text })),
});
