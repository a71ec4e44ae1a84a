import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ComponentChildren;
  readonly isNumber?: boolean;
  /** Whether the cell is the row's header. */
  readonly namesRow?: boolean;
}

interface TableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly classOf?: (row: Row) => string;
  readonly class?: string;
  readonly label?: string;
}

/** A table. With the class `cards`, rows become cards on narrow screens, and each cell shows its column's name. */
export function Table<Row>({ columns, rows, keyOf, classOf, label, class: look = 'cards' }: TableProps<Row>) {
  return (
    <table class={look} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => <th scope="col" class={isNumber ? 'number' : ''}>{title}</th>)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} class={classOf?.(row)}>
            {columns.map(({ title, cell, isNumber, namesRow }) => (namesRow
              ? <th scope="row" data-label={title}><span>{cell(row)}</span></th>
              : <td class={isNumber ? 'number' : ''} data-label={title}><span>{cell(row)}</span></td>))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
