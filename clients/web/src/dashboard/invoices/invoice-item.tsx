import type { Invoice } from '@geokod/client';
import { useId } from 'preact/hooks';
import { say } from '../../words/dashboard.ts';
import { day, dayAfter, monthName, roubles } from '../../words/figures.ts';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

interface InvoiceItemProps {
  readonly invoice: Invoice;
  /** Scrolls to another invoice of the list. */
  readonly goTo: (id: string) => void;
}

/** An invoice: month, sum, state, documents and lines. */
export function InvoiceItem({ invoice, goTo }: InvoiceItemProps) {
  const { id, number, month, total, issued_on: issuedOn, corrects, corrected_by: by } = invoice;
  const heading = useId();
  return (
    <li tabIndex={-1} data-id={id} aria-labelledby={heading}>
      <h4 id={heading}>{monthName(month)}</h4>
      <span class="badges">
        {badgesOf(invoice).map(([name, look]) => <span key={name} class={`badge ${look}`}>{say(name)}</span>)}
      </span>
      <span class="sum">{roubles(total)}</span>
      <div class="facts">
        <p class="small">{say('issued', { number, day: day(issuedOn!, DATE) })}</p>
        <p>
          {noteOf(invoice)}
          {corrects !== null && <Other text={say('corrects')} to={corrects} goTo={goTo} />}
          {by !== null && <Other text={say('correctedBy')} to={by} goTo={goTo} />}
        </p>
      </div>
      <InvoiceFiles invoice={invoice} />
      <details>
        <summary aria-label={say('linesOf', { number })}>{say('lines')}</summary>
        <InvoiceLines invoice={invoice} />
      </details>
    </li>
  );
}

interface OtherProps {
  readonly text: string;
  readonly to: { readonly id: string; readonly number: string };
  readonly goTo: (id: string) => void;
}

const Other = ({ text, to, goTo }: OtherProps) => (
  <>{` ${text} `}<button type="button" class="inline" onClick={() => goTo(to.id)}>{to.number}</button></>
);

const states = {
  draft: ['stateDraft', ''],
  final: ['stateFinal', 'due'],
  paid: ['statePaid', 'done'],
  overdue: ['stateOverdue', 'over'],
} as const;

type Badge = readonly [name: Parameters<typeof say>[0], look: string];

function badgesOf(invoice: Invoice): Badge[] {
  if (invoice.corrects !== null) return [['stateCorrection', '']];
  const corrected: Badge[] = invoice.corrected_by === null ? [] : [['stateCorrected', '']];
  if (wasTakenBack(invoice)) return corrected;
  if (invoice.state === 'paid' && invoice.total === '0.00') return [['stateNothing', 'done']];
  const known = Object.hasOwn(states, invoice.state) ? [states[invoice.state as keyof typeof states]] : [];
  return [...known, ...corrected];
}

/** Whether the invoice was corrected before anybody paid it. */
const wasTakenBack = ({ state, corrected_by: by, paid }: Invoice): boolean =>
  state === 'paid' && by !== null && paid === '0.00';

/** What is due and when, or was. */
function noteOf(invoice: Invoice): string {
  const { state, month, total, paid, due, paid_on: paidOn, due_on: dueOn, corrects } = invoice;
  if (corrects !== null) return '';
  const on = (name: Parameters<typeof say>[0], date: string): string => say(name, { day: day(date, DATE) });
  if (state === 'draft') return say('noteDraft', { day: dayAfter(month, 3, DATE) });
  if (wasTakenBack(invoice)) return on('noteSettled', paidOn!);
  if (state === 'paid') return total === '0.00' || paidOn === null ? '' : on('notePaid', paidOn);
  const sums = { paid: roubles(paid), due: roubles(due) };
  const part = due === total ? '' : ` ${say(paid === '0.00' ? 'noteDue' : 'notePart', sums)}`;
  return on(state === 'overdue' ? 'noteOverdue' : 'noteFinal', dueOn!) + part;
}
