import { hash } from 'node:crypto';
import { AppError } from '../../src/errors.ts';
import { dayOf, startOfDay } from '../../src/kernel/moscow.ts';
import type { SqlTransaction } from '../../src/kernel/sql.ts';
import type { UsageLine, Withdrawal } from '../ports.ts';

/** The number of lines per statement. */
const MOST_AT_ONCE = 1_000;
/** Concurrent callers may be booking the same lines: each attempt sees more of their work. */
const MOST_ATTEMPTS = 5;

/**
 * Identifies a line by its account and request id. The beginning of the id, which is its time, comes first, so that new
 * marks are adjacent; 96 bits of a digest distinguish the lines of a moment.
 */
export const markOf = ({ accountId, requestId }: Pick<UsageLine, 'accountId' | 'requestId'>): string =>
  requestId.slice(0, 10) + hash('sha256', `${accountId}\n${requestId}`, 'base64url').slice(0, 16);

/** A line, and the row of its mark. */
interface Marked {
  readonly line: UsageLine;
  readonly row: MarkRow;
}

type MarkRow = {
  readonly mark: string;
  readonly month: number;
  readonly day_of_month: number;
  readonly region: string;
  readonly units: number;
};

/** A mark with what a withdrawal must subtract again. `month`: as 202611. */
const rowOf = (line: UsageLine, month: number): MarkRow => ({
  mark: markOf(line), month, day_of_month: Number(dayOf(line.at).slice(-2)), region: line.region, units: line.units,
});

/** The units of the mark of a withdrawn line. */
const WITHDRAWN = -1;

/** A mark of which nothing can be subtracted. */
const emptyRowOf = (line: Pick<UsageLine, 'accountId' | 'requestId'>, month: number, units = 0): MarkRow =>
  ({ mark: markOf(line), month, day_of_month: 0, region: '', units });

/** Each line once. */
export interface Taken {
  readonly uncounted: readonly UsageLine[];
  readonly withdrawn: readonly UsageLine[];
}

/** Marks lines of an open month as counted, and returns those that were not before. */
export const takeUncounted = (
  transaction: SqlTransaction, lines: readonly { readonly line: UsageLine; readonly month: number }[],
): Promise<Taken> => take(transaction, lines.map(({ line, month }) => ({ line, row: rowOf(line, month) })));

/** The same for lines of a closed month, marked under the month that shows them. */
export const takeUncountedLate = (
  transaction: SqlTransaction, lines: readonly UsageLine[], shownIn: number,
): Promise<Taken> => take(transaction, lines.map((line) => ({ line, row: emptyRowOf(line, shownIn) })));

async function take(transaction: SqlTransaction, lines: readonly Marked[]): Promise<Taken> {
  const marked = new Map(lines.map((each) => [each.row.mark, each]));
  const marks = [...marked.keys()].sort();
  const linesOf = (some: readonly string[]): UsageLine[] => some.map((mark) => marked.get(mark)!.line);
  const taken = { uncounted: [] as UsageLine[], withdrawn: [] as UsageLine[] };
  for (let from = 0; from < marks.length; from += MOST_AT_ONCE) {
    const rows = new Map(marks.slice(from, from + MOST_AT_ONCE).map((mark) => [mark, marked.get(mark)!.row]));
    const { added, withdrawn } = await addAbsent(transaction, rows);
    taken.uncounted.push(...linesOf(added));
    taken.withdrawn.push(...linesOf(withdrawn));
  }
  return taken;
}

/**
 * Withdraws a line: it is not counted, whether it comes later or was counted before. Then `subtract` subtracts it from
 * the sums; it returns false if they do not have it. Returns undefined if nothing was counted, or it was withdrawn
 * before. Throws if it is not known what was counted, as with lines of earlier versions.
 */
export async function withdrawMark(
  transaction: SqlTransaction, withdrawn: Withdrawal, month: number, subtract: (line: UsageLine) => Promise<boolean>,
): Promise<UsageLine | undefined> {
  const empty = emptyRowOf(withdrawn, month, WITHDRAWN);
  if (await transaction.insertIfAbsent('usage_line', empty)) return undefined;
  const [row] = await transaction.lock<Record<keyof MarkRow, string | number>>(
    'SELECT month, day_of_month, region, units FROM usage_line WHERE mark = ?', [empty.mark],
  );
  const units = Number(row?.units ?? 0);
  if (units === WITHDRAWN) return undefined;
  const at = startOfDayIn(Number(row.month), Number(row.day_of_month));
  const line = { ...withdrawn, region: String(row.region), units, at };
  if (units === 0 || !(await subtract(line))) throw new AppError('not_found', 'What was counted is not known.');
  await transaction.run('UPDATE usage_line SET units = ? WHERE mark = ?', [WITHDRAWN, empty.mark]);
  return line;
}

const startOfDayIn = (month: number, day: number): number => {
  const digits = `${month}${String(day).padStart(2, '0')}`;
  return startOfDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
};

/** Inserts the missing marks. Nearly always all are new, and then this is one statement. */
async function addAbsent(
  transaction: SqlTransaction, rows: ReadonlyMap<string, MarkRow>,
): Promise<{ added: string[]; withdrawn: string[] }> {
  let absent = [...rows.keys()];
  const withdrawn: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transaction.insertAll('usage_line', absent.map((mark) => rows.get(mark)!));
      return { added: absent, withdrawn };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'row_exists' || attempt === MOST_ATTEMPTS) throw error;
    }
    const found = await transaction.all<{ mark: string; units: number | string }>(
      `SELECT mark, units FROM usage_line WHERE mark IN (${absent.map(() => '?').join(', ')})`,
      absent,
    );
    const known = new Map(found.map(({ mark, units }) => [mark, Number(units)]));
    withdrawn.push(...absent.filter((mark) => known.get(mark) === WITHDRAWN));
    absent = absent.filter((mark) => !known.has(mark));
  }
}
