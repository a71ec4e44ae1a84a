import { above, ofNeighbour, ofNode, type AlertCases, type Series } from './series.ts';

const attempted = (outcome: string, values: string): Series =>
  ofNode('geokod_webhook_attempt_seconds_count', values, `outcome="${outcome}"`);
const attempts = (delivered: number, failed: number): Series =>
  ({ ...attempted('delivered', `0+${delivered}x120`), ...attempted('timeout', `0+${failed}x120`) });

/** Lines of usage in no ledger, by reason: never written, unreadable, of a closed month. */
const usage = (lost: number, damaged: number, late: number): Series => ({
  ...ofNode('geokod_journal_lost_lines', `${lost}x20`),
  ...ofNode('geokod_journal_damaged_lines', `${damaged}x20`),
  ...ofNode('geokod_journal_late_lines', `${late}x20`),
});

const batches = (state: string, rows: string, count = 1): Series => ({
  ...ofNode('geokod_batches', `${count}x120`, `state="${state}"`),
  ...ofNode('geokod_batch_rows_total', rows, 'status="ok"'),
});

const queued = (oldestSeconds: number, rows: string): Series => ({
  ...ofNode('geokod_batch_oldest_queued_seconds', `${oldestSeconds}x120`),
  ...ofNode('geokod_batch_rows_total', rows, 'status="ok"'),
});

const mails = (oldestSeconds: number, waiting: number): Series => ({
  ...ofNode('geokod_mails_oldest_seconds', `${oldestSeconds}x60`),
  ...ofNode('geokod_mails_waiting', `${waiting}x60`),
});

/** Every node counts the same tables, each at its time. */
const saidByOne = (name: string, value: number): Series =>
  ({ ...ofNode(name, `${value}x300`), ...ofNeighbour(name, '0x300') });

export const workCases: AlertCases = {
  GeokodJournalLate: above('geokod_journal_oldest_seconds', 900, { severity: 'page', first: '5m', at: '20m' }),
  GeokodUsageLost: {
    severity: 'ticket',
    first: '0m',
    at: '5m',
    fires: usage(1, 0, 0),
    firesToo: { damaged: usage(0, 1, 0), late: usage(0, 0, 1) },
    silent: { none: usage(0, 0, 0) },
  },
  GeokodBatchStalled: {
    severity: 'page',
    first: '33m',
    at: '60m',
    fires: batches('running', '0+100x3 300x120'),
    firesToo: {
      validating: batches('validating', '500x120'),
      finalizing: batches('finalizing', '500x120'),
      'none is begun': queued(901, '500x120'),
      'none is begun, as one says': {
        ...queued(901, '500x120'), ...ofNeighbour('geokod_batch_oldest_queued_seconds', '0x120'),
      },
    },
    silent: {
      'rows come': batches('running', '0+100x120'),
      'rows come to another node': {
        ...batches('running', '500x120'),
        'geokod_batch_rows_total{job="geokod",instance="b",status="ok"}': '0+100x120',
      },
      'lately queued': queued(900, '500x120'),
      'queued behind others': queued(901, '0+100x120'),
      'nothing to do': { ...batches('completed', '500x120'), ...batches('running', '500x120', 0) },
      'the database does not say': ofNode('geokod_batch_rows_total', '500x120', 'status="ok"'),
    },
  },
  GeokodBatchQueueOld: {
    ...above('geokod_batch_oldest_queued_seconds', 7200, { severity: 'ticket', first: '10m', at: '30m' }),
    firesToo: { 'one says so': saidByOne('geokod_batch_oldest_queued_seconds', 7201) },
  },
  GeokodWebhooksLate: {
    ...above('geokod_webhook_overdue_seconds', 300, { severity: 'ticket', first: '5m', at: '20m' }),
    firesToo: { 'one says so': saidByOne('geokod_webhook_overdue_seconds', 301) },
  },
  GeokodWebhooksFailing: {
    severity: 'ticket',
    first: '71m',
    at: '90m',
    fires: { ...attempted('delivered', '0+10x45 450x90'), ...attempted('timeout', '0x45 20+20x90') },
    firesToo: {
      'just enough': attempts(0.2, 0.52),
      'for two reasons': { ...attempts(4, 3), ...attempted('refused', '0+3x120') },
    },
    silent: { 'half arrives': attempts(5, 5), 'too few to tell': attempts(0, 0.65) },
  },
  GeokodMonthNotClosed: {
    ...above('geokod_month_overdue_seconds', 21_600, { severity: 'ticket', first: '10m', at: '30m' }),
    firesToo: { 'one says so': saidByOne('geokod_month_overdue_seconds', 21_601) },
  },
  GeokodMailsWaiting: {
    severity: 'page',
    first: '5m',
    at: '20m',
    fires: mails(601, 5),
    silent: { 'few mailboxes in trouble': mails(700, 4), 'much to send': mails(600, 50), none: mails(0, 0) },
  },
  GeokodMailOld: above('geokod_mails_oldest_seconds', 7200, { severity: 'ticket', first: '10m', at: '30m' }),
};
