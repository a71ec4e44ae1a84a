import type { Batch } from '../../src/jobs/batch/ports.ts';
import type { Sql } from '../../src/kernel/sql.ts';

export const SUBMITTED_AT = Date.parse('2026-11-21T12:00:00+03:00');

/** A batch as it was just submitted. */
export const newBatch = (id: string, change: Partial<Batch> = {}): Batch => {
  const rows = change.rows ?? 10;
  return {
    id,
    accountId: 'acc_1',
    keyId: 'key_1',
    state: 'queued',
    label: 'клиенты',
    options: { lang: 'ru', countries: [] },
    shape: {
      encoding: 'utf-8', delimiter: ';', hasHeader: true, columns: ['адрес'], address: { kind: 'whole', column: 0 },
    },
    rows,
    bytes: rows * 20,
    digest: 'ab'.repeat(32),
    reservedUnits: rows,
    webhookUrl: undefined,
    region: 'msk-1',
    atlas: undefined,
    turn: 0,
    parts: 0,
    inputOffset: 0,
    processed: 0,
    succeeded: 0,
    notFound: 0,
    failed: 0,
    createdAt: SUBMITTED_AT,
    startedAt: undefined,
    finishedAt: undefined,
    expiresAt: undefined,
    problem: undefined,
    ...change,
  };
};

/** Adds an account with only an id and an address. */
export const addAccount = (sql: Sql, id: string): Promise<unknown> =>
  sql.write((transaction) =>
    transaction.insertIfAbsent('account', {
      id, email: `${id}@example.ru`, side: 'confirmed', created_at: SUBMITTED_AT, suspended: 0, alert_percents: '[]',
    }),
  );
