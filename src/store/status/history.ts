import {
  beginOf, countMinutes, minutesOf, spanMs, sumSamples, sumUptime, uptimeOf, uptimeShare,
  type RegionUptime, type Sample, type Span, type StatusDays, type StatusHistory,
} from '../../../ops/index.ts';
import { startOfDay, startOfNextMonth } from '../../kernel/moscow.ts';
import type { Sql } from '../../kernel/sql.ts';
import { openIncidents } from './incidents.ts';
import { fromSample, INSIDE, MARK, SAMPLE_COLUMNS, toSample, toUptime } from './rows.ts';
import { sumUp, undoSums } from './sums.ts';

/** A recorder that could not write for this long has lost its data; minutes are kept a day longer than that. */
const LATEST_MS = 2 * spanMs.day;
const MINUTES_KEPT_MS = 3 * spanMs.day;
/** Today and the 89 days before; no part of their sums is removed. */
const KEPT_MS = 90 * spanMs.day;
/** Older days have been summed up. */
const UNSETTLED_MS = 4 * spanMs.day;

export const openStatusHistory = (sql: Sql, newId: () => string): StatusHistory => ({
  incidents: openIncidents(sql, newId),

  async add(recorder, samples, now) {
    const recent = samples.filter(({ at }) => at > now - LATEST_MS);
    if (recent.length === 0) return;
    await sql.write(async (transaction) => {
      await undoSums(transaction, recent);
      for (const sample of recent) {
        await transaction.insertIfAbsent('status_sample', fromSample('minute', recorder, sample));
      }
    });
  },

  async sumUp(now) {
    await sumUp(sql, 'hour', now);
    await sumUp(sql, 'day', now);
  },

  removeOld: (now) => removeOld(sql, now),

  listDays: (days, now) => readDays(sql, beginOf('day', now) - (days - 1) * spanMs.day, now),

  listSamples: (from, to) => readSamples(sql, 'minute', from, to),

  async findMonth(month) {
    const from = startOfDay(`${month}-01`);
    const to = startOfNextMonth(from);
    const { uptime } = await readDays(sql, from, to);
    const byRegion = Map.groupBy(uptime, ({ region }) => region);
    const each = [...byRegion].map(([region, days]) => ({ regions: [region], minutes: uptimeOf(days, from, to) }));
    return each.toSorted((a, b) => (uptimeShare(a.minutes) ?? 2) - (uptimeShare(b.minutes) ?? 2)).at(0);
  },
});

/** Reads sums where they exist, otherwise the parts they would be made of. */
async function readDays(sql: Sql, from: number, to: number): Promise<StatusDays> {
  const recently = Math.max(from, beginOf('day', to) - UNSETTLED_MS);
  const hours = await readSums(sql, 'hour', recently, to);
  const days = await readSums(sql, 'day', from, to);
  const minutes = await readSamples(sql, 'minute', recently, to);
  const liesOutside = (marks: ReadonlySet<number>, span: Span) => ({ at }: { at: number }): boolean =>
    !marks.has(beginOf(span, at));
  const loose = minutes.filter(liesOutside(hours.marks, 'hour')).filter(liesOutside(days.marks, 'day'));
  const isLoose = liesOutside(days.marks, 'day');
  return {
    samples: sumSamples([...days.samples, ...hours.samples.filter(isLoose), ...loose], 'day'),
    uptime: sumUptime(
      [...days.uptime, ...hours.uptime.filter(isLoose), ...countMinutes(minutesOf(loose), 'hour')], 'day',
    ),
  };
}

interface Sums extends StatusDays {
  /** The starts of the spans that have been summed up. */
  readonly marks: ReadonlySet<number>;
}

async function readSums(sql: Sql, span: 'hour' | 'day', from: number, to: number): Promise<Sums> {
  const rows = await sql.all(`SELECT * FROM status_uptime WHERE ${INSIDE}`, [span, from, to]);
  const known: RegionUptime[] = rows.map(toUptime);
  return {
    samples: await readSamples(sql, span, from, to),
    uptime: known.filter(({ region }) => region !== MARK),
    marks: new Set(known.filter(({ region }) => region === MARK).map(({ at }) => at)),
  };
}

const readSamples = async (sql: Sql, span: Span, from: number, to: number): Promise<Sample[]> =>
  (await sql.all(`SELECT ${SAMPLE_COLUMNS} FROM status_sample WHERE ${INSIDE}`, [span, from, to])).map(toSample);

async function removeOld(sql: Sql, now: number): Promise<void> {
  const eldest = beginOf('day', now) - KEPT_MS;
  await sql.write(async (transaction) => {
    await transaction.run("DELETE FROM status_sample WHERE span = 'minute' AND starts_at < ?", [now - MINUTES_KEPT_MS]);
    for (const span of ['hour', 'day']) {
      for (const table of ['status_sample', 'status_uptime']) {
        await transaction.run(`DELETE FROM ${table} WHERE span = ? AND starts_at <= ?`, [span, eldest]);
      }
    }
    const old = 'SELECT id FROM status_incident WHERE closed_at < ?';
    await transaction.run(`DELETE FROM status_note WHERE incident_id IN (${old})`, [eldest]);
    await transaction.run('DELETE FROM status_incident WHERE closed_at < ?', [eldest]);
  });
}
