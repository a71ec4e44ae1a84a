import type { Invoice, InvoiceList as InvoicePage } from '@geokod/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Loaded } from '../../look/loaded.tsx';
import { Problem } from '../../look/problem.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { useAsked, useWork } from '../around.tsx';
import { InvoiceItem } from './invoice-item.tsx';

const PAGE = 12;

const readPage = (cursor?: string): Promise<InvoicePage> =>
  ownService().listInvoices({ query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } });

/** The newest invoices; a button loads older ones. */
export function InvoiceList() {
  const first = useAsked(() => readPage());
  return <Loaded of={first}>{(page) => <Months key={page.items.at(0)?.id} first={page} />}</Loaded>;
}

function Months({ first }: { readonly first: InvoicePage }) {
  const [{ items, cursor }, put] = useState({ items: first.items, cursor: first.next_cursor });
  const [wanted, want] = useState<string>();
  const work = useWork();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (wanted === undefined) return;
    const items = [...list.current!.querySelectorAll<HTMLElement>('[data-id]')];
    items.find(({ dataset }) => dataset['id'] === wanted)?.focus();
    want(undefined);
  }, [wanted]);
  if (items.length === 0) return <p class="empty">{say('monthsNone')}</p>;
  const more = async (): Promise<void> => {
    const page = await readPage(cursor!);
    put({ items: [...items, ...page.items], cursor: page.next_cursor });
    want(page.items.at(0)?.id);
  };
  /** Loads pages until the invoice is there, since a correction may refer to one that is not loaded yet. */
  const goTo = async (id: string): Promise<void> => {
    const all: Invoice[] = [...items];
    let next = cursor;
    while (!all.some((invoice) => invoice.id === id) && next !== null) {
      const page = await readPage(next);
      all.push(...page.items);
      next = page.next_cursor;
    }
    put({ items: all, cursor: next });
    want(id);
  };
  return (
    <>
      <ul ref={list} class="invoices" role="list">
        {items.map((invoice) => (
          <InvoiceItem key={invoice.id} invoice={invoice} goTo={(id) => void work.run(() => goTo(id))} />
        ))}
      </ul>
      {work.error !== undefined && <Problem error={work.error} />}
      {cursor !== null && (
        <Button look="plain" busy={work.isBusy} onPress={() => work.run(more)}>{say('monthsMore')}</Button>
      )}
    </>
  );
}
