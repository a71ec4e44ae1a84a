import type { Invoice } from '@geokod/client';
import { useRef } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Loaded } from '../../look/loaded.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { dayAfter, monthName, number, roubles } from '../../words/figures.ts';
import { useAround, useAsked } from '../around.tsx';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

/** What the current month would cost if it ended now; loaded again when the payer changes. */
export function OpenMonth() {
  const { account: { payer } } = useAround();
  const open = useAsked(() => ownService().getInvoice({ path: { id: 'open' } }), [JSON.stringify(payer)]);
  const place = useRef<HTMLDivElement>(null);
  /** Reloads and keeps the focus nearby, since the pressed button is replaced. */
  const renew = async (): Promise<void> => {
    await open.reload();
    (place.current?.querySelector('button') ?? place.current)?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Loaded of={{ ...open, reload: renew }}>{(invoice) => <Preview invoice={invoice} renew={open.reload} />}</Loaded>
    </div>
  );
}

function Preview({ invoice, renew }: { readonly invoice: Invoice; readonly renew: () => Promise<void> }) {
  const { month, units, free_units: free, total, payer } = invoice;
  return (
    <>
      <div class="title">
        <h3>{say('openMonth', { month: monthName(month) })}</h3>
        <Button look="quiet" onPress={renew}>{say('refresh')}</Button>
      </div>
      <p class="figure">{total === '0.00' ? say('openNothing') : say('openTotal', { total: roubles(total) })}</p>
      {units > 0 && <InvoiceLines invoice={invoice} />}
      <p class="small">
        {say('openFree', { left: number(Math.max(0, free - units)), free: number(free) })}
        {payer !== null && ` ${soon(month)}`}
      </p>
      {payer === null ? <NoPayer /> : <InvoiceFiles invoice={invoice} />}
    </>
  );
}

const soon = (month: string): string =>
  say('openSoon', { draft: dayAfter(month, 1), final: dayAfter(month, 3), due: dayAfter(month, 17) });

function NoPayer() {
  const { account: { confirmed } } = useAround();
  if (!confirmed) return <p class="note">{say('noPayerUnconfirmed')}</p>;
  const go = (): void => document.querySelector<HTMLInputElement>('#settings input[name="name"]')?.focus();
  return (
    <>
      <p class="warning">{say('noPayer')}</p>
      <Button onPress={go}>{say('setPayer')}</Button>
    </>
  );
}
