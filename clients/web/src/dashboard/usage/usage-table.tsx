import type { UsageRow } from '@geokod/client';
import { Table, type Column } from '../../look/table.tsx';
import { say } from '../../words/dashboard.ts';
import { day, number, roubles } from '../../words/figures.ts';
import type { MonthUsage } from './month-usage.ts';

/** The chart's data as a table. */
export function UsageTable({ usage: { by, rows, keyNames } }: { readonly usage: MonthUsage }) {
  const nameOf = ({ operation = '', key = '' }: UsageRow): string =>
    (by === 'operation' ? operation : keyNames.get(key) ?? say('keyRevokedOrOld', { id: key }));
  const columns: Column<UsageRow>[] = [
    { title: say('dayColumn'), namesRow: true, cell: (row) => day(row.day!) },
    ...(by === 'day' ? [] : [{ title: say('seriesColumn'), cell: nameOf }]),
    { title: say('unitsColumn'), isNumber: true, cell: (row) => number(row.units) },
    { title: say('sumColumn'), isNumber: true, cell: (row) => roubles(row.amount) },
  ];
  return (
    <details>
      <summary>{say('usageTable')}</summary>
      <Table class="days" columns={columns} rows={rows}
        keyOf={({ day: on, operation, key }) => [on, operation, key].join(' ')} />
    </details>
  );
}
