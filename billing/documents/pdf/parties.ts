import type { Payer, Seller } from '../../invoice.ts';
import type { InvoicePreview } from '../../months/preview.ts';
import { isPayable } from '../standing.ts';
import { clean } from '../wording/clean.ts';
import { firstDayOf, lastDayOf } from '../../period.ts';
import { dotted } from '../wording/dates.ts';
import { GREY, PAGE, WIDTH, type Sheet } from './sheet.ts';

const LABEL_WIDTH = 92;

/** Prints seller and buyer, the period charged, and the due date. */
export function putParties(sheet: Sheet, invoice: InvoicePreview): void {
  const { seller, payer, month, dueOn } = invoice;
  const rows: readonly (readonly [string, string])[] = [
    ['Поставщик:', partyText(seller)],
    ['Покупатель:', payer === null ? 'не указан' : partyText(payer)],
    ['Период услуг:', `с ${dotted(firstDayOf(month))} по ${dotted(lastDayOf(month))}`],
    ...(isPayable(invoice) && dueOn !== null ? [['Оплатить до:', `${dotted(dueOn)} включительно`] as const] : []),
  ];
  for (const [label, text] of rows) {
    const height = sheet.heightOf(text, WIDTH - LABEL_WIDTH);
    sheet.reserve(height);
    sheet.put(label, PAGE.left, sheet.y, LABEL_WIDTH, { color: GREY });
    sheet.put(text, PAGE.left + LABEL_WIDTH, sheet.y, WIDTH - LABEL_WIDTH);
    sheet.y += height + 5;
  }
  sheet.y += 5;
}

function partyText(party: Seller | Payer): string {
  const numbers = [
    `ИНН ${party.inn}`,
    ...(party.kpp === null ? [] : [`КПП ${party.kpp}`]),
    ...(party.ogrn === null ? [] : [`${party.ogrn.length === 15 ? 'ОГРНИП' : 'ОГРН'} ${party.ogrn}`]),
  ];
  const address = party.address === null ? [] : [clean(party.address)];
  return [clean(party.name), ...numbers, ...address].join(', ');
}
