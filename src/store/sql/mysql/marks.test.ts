import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openSql } from '../open.ts';
import { leaveMark, newMark, type Mark } from './marks.ts';
import type { Sql } from '../../../kernel/sql.ts';

/** Runs a transaction that returns `says`. */
const run = (sql: Sql, mark: Mark<string>, result: string, isCommitted: boolean): Promise<string | undefined> =>
  sql.write(async (transaction) => {
    const begun = await leaveMark(transaction, mark);
    if ('earlier' in begun) return begun.earlier;
    mark.results.set(begun.moment, result);
    if (!isCommitted) throw new Error('rolled back');
    return result;
  }).catch(() => undefined);

describe('a transaction that is retried because its commit was not confirmed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-marks-'));
  let sql: Sql;
  before(async () => {
    sql = await openSql(`sqlite:${folder}/marks.db`);
  });
  after(async () => {
    await sql.close();
    rmSync(folder, { recursive: true });
  });
  for (const [name, runs, expected] of [
    ['returns the result of its first run, which was committed', [true], 'run 1'],
    ['returns the result of its second run, since the first was rolled back', [false, true], 'run 2'],
    ['runs again, since no run was committed', [false, false], 'again'],
  ] as const) {
    it(name, async () => {
      const mark = newMark<string>(true);
      for (const [index, isCommitted] of runs.entries()) await run(sql, mark, `run ${index + 1}`, isCommitted);
      assert.equal(await run(sql, mark, 'again', true), expected);
    });
  }

  it('returns the result of its first run if that was committed after the second one began', async () => {
    const mark = newMark<string>(true);
    await run(sql, mark, 'first', true);
    mark.results.set([...mark.results.keys()][0] + 1, 'second');
    assert.equal(await run(sql, mark, 'third', true), 'first');
  });
});
