import { say } from '../../words/playground.ts';
import { letterOf, sayDuration, sayMeters } from '../told.ts';
import { heatOf } from './heat.ts';

interface HeatTableProps {
  readonly rows: readonly (readonly (number | null)[])[];
  readonly isTime: boolean;
}

/** A table from origins to destinations. Farther cells are warmer; all have text for readers who see no colours. */
export function HeatTable({ rows, isTime }: HeatTableProps) {
  const heat = heatOf(rows);
  const cellText = (cell: number | null): string =>
    (cell === null ? say('noWay') : isTime ? sayDuration(cell) : sayMeters(cell));
  return (
    <div class="scrolled" tabIndex={0} role="region" aria-label={say('matrix')}>
      <table class="heat">
        <thead>
          <tr>
            <td><span class="hidden">{say('fromTo')}</span></td>
            {rows.map((_, to) => <th key={to} scope="col">{letterOf(to)}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, from) => (
            <tr key={from}>
              <th scope="row">{letterOf(from)}</th>
              {row.map((cell, to) => (
                <td key={to} class={from === to ? 'own' : `heat-${heat[from][to] ?? 'none'}`}>
                  {from === to ? '·' : cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
