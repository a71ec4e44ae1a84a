import {
  beginOf, countMinutes, minutesOf, spanMs, sumSamples, sumUptime, type RegionUptime, type Sample, type Span,
} from '../../../ops/index.ts';
import type { Sql, SqlTransaction } from '../../kernel/sql.ts';
import { fromSample, fromUptime, INSIDE, MARK, SAMPLE_COLUMNS, toSample, toUptime } from './rows.ts';

/** How long slow writers may take to write the parts of a past span. */
const SETTLED_MS = 5 * 60_000;
const shorter = { hour: 'minute', day: 'hour' } as const;

type Sum = keyof typeof shorter;

/** Sums up all past spans that have parts and have not been summed up yet. */
export async function sumUp(sql: Sql, span: Sum, now: number): Promise<void> {
  const table = span === 'hour' ? 'status_sample' : 'status_uptime';
  const begun = await sql.all<{ starts_at: number | string }>(
    `SELECT DISTINCT starts_at FROM ${table} WHERE span = ?`, [shorter[span]],
  );
  const done = await sql.all<{ starts_at: number | string }>(
    'SELECT starts_at FROM status_uptime WHERE span = ? AND region = ?', [span, MARK],
  );
  const known = new Set(done.map((row) => Number(row.starts_at)));
  const due = new Set(begun.map((row) => beginOf(span, Number(row.starts_at))));
  for (const at of due) {
    const isOver = at + spanMs[span] + SETTLED_MS <= now;
    if (isOver && !known.has(at)) await sql.write((transaction) => add(transaction, span, at));
  }
}

/** Makes creating or undoing a sum exclusive. */
const holdSum = (transaction: SqlTransaction, span: Span, at: number): Promise<void> =>
  transaction.hold(`status ${span} ${at}`);

/** Creates a sum; of several nodes, only the one that inserts the mark does. */
async function add(transaction: SqlTransaction, span: Sum, at: number): Promise<void> {
  await holdSum(transaction, span, at);
  const mark = fromUptime(span, { at, region: MARK, up: 0, down: 0 });
  if (!(await transaction.insertIfAbsent('status_uptime', mark))) return;
  const inside = [shorter[span], at, at + spanMs[span]];
  const samples = (
    await transaction.lock(`SELECT ${SAMPLE_COLUMNS} FROM status_sample WHERE ${INSIDE}`, inside)
  ).map(toSample);
  const uptime = span === 'hour'
    ? countMinutes(minutesOf(samples), span)
    : sumUptime(await readUptime(transaction, inside), span);
  await transaction.insertAll('status_sample', sumSamples(samples, span).map((each) => fromSample(span, MARK, each)));
  await transaction.insertAll('status_uptime', uptime.map((each) => fromUptime(span, each)));
}

async function readUptime(transaction: SqlTransaction, inside: readonly (string | number)[]): Promise<RegionUptime[]> {
  const query = `SELECT * FROM status_uptime WHERE ${INSIDE} AND region <> ?`;
  return (await transaction.all(query, [...inside, MARK])).map(toUptime);
}

/** Removes the sums over late minutes. Called before those are written: a concurrent sum waits for the hold. */
export async function undoSums(transaction: SqlTransaction, samples: readonly Sample[]): Promise<void> {
  const spans: readonly Span[] = ['hour', 'day'];
  for (const span of spans) {
    for (const at of new Set(samples.map((sample) => beginOf(span, sample.at)))) {
      await holdSum(transaction, span, at);
      for (const table of ['status_uptime', 'status_sample']) {
        await transaction.run(`DELETE FROM ${table} WHERE span = ? AND starts_at = ?`, [span, at]);
      }
    }
  }
}
