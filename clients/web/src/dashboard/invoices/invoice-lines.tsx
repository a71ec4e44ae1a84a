import type { Invoice, InvoiceLine } from '@geokod/client';
import type { ComponentChildren } from 'preact';
import { say } from '../../words/dashboard.ts';
import { monthName, number, roubles } from '../../words/figures.ts';

/** The lines of an invoice, their total, and the VAT in it. */
export function InvoiceLines({ invoice: { lines, total, vat } }: { readonly invoice: Invoice }) {
  return (
    <table class="lines">
      <thead>
        <tr>
          <th scope="col">{say('whatColumn')}</th>
          {(['countColumn', 'perColumn', 'sumColumn'] as const).map((name) => (
            <th key={name} scope="col" class="number">{say(name)}</th>
          ))}
        </tr>
      </thead>
      <tbody>{withRanges(lines).map((line, at) => <Line key={at} line={line} />)}</tbody>
      <tfoot>
        <tr><td colSpan={3}>{say('total')}</td><td class="number">{roubles(total)}</td></tr>
        <tr class="vat">
          <td colSpan={3}>{vat === null ? say('vatNone') : say('vat', { percent: vat.percent })}</td>
          <td class="number">{vat !== null && roubles(vat.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type Ranged = InvoiceLine & { readonly from?: number; readonly to?: number };

/** Adds to each usage line its range of units: a tier begins where the previous one ended. */
function withRanges(lines: readonly InvoiceLine[]): Ranged[] {
  let before = 0;
  return lines.map((line) => {
    if (line.kind !== 'usage' || line.units === undefined) return line;
    const from = before + 1;
    before += line.units;
    return { ...line, from, to: before };
  });
}

function Line({ line }: { readonly line: Ranged }) {
  const { units, per_1000: per, amount } = line;
  return (
    <tr>
      <td class="what">{textOf(line)}</td>
      <td class="number count">{units !== undefined && number(units)}</td>
      <td class="number per" data-label={say('perColumn')}>{per !== undefined && roubles(per)}</td>
      <td class="number">{roubles(amount)}</td>
    </tr>
  );
}

function textOf(line: Ranged): ComponentChildren {
  const { kind, tier, from = 0, to = 0, month = '', percent, regions = [], minutes, reason } = line;
  if (kind === 'usage') return say(tier === 'free' ? 'lineFree' : 'lineUsage', { from: number(from), to: number(to) });
  if (kind === 'correction') return say('lineCorrection', { reason });
  if (kind === 'credit') {
    const { up = 0, down = 0, unknown = 0 } = minutes ?? {};
    const counts = { up: number(up), down: number(down), unknown: number(unknown) };
    return (
      <>
        {say('lineCredit', { month: monthName(month), percent })}
        <span class="small">{say('lineMinutes', { regions: regions.join(', '), ...counts })}</span>
      </>
    );
  }
  if (reason === 'late_usage') return say('lineLate', { month: monthName(month) });
  return reason === 'small_total' ? say('lineSmall') : kind;
}
