import type { Seller, Vat } from '../../invoice.ts';
import type { InvoicePreview } from '../../months/preview.ts';
import { standingOf, vatText } from '../standing.ts';
import { clean } from '../wording/clean.ts';
import { formatRoubles } from '../wording/figures.ts';
import { roublesInWords } from '../wording/in-words.ts';
import { GREY, INK, PAGE, WIDTH, type Sheet } from './sheet.ts';

const FIGURE_WIDTH = 102;
const ROW_HEIGHT = 14;

/** The total in figures and in words, and the VAT contained in it. */
export function putTotals(sheet: Sheet, invoice: InvoicePreview): void {
  const { totalKopecks, vat } = invoice;
  const isCorrection = standingOf(invoice) === 'correction';
  const sum = `${isCorrection ? 'Всего' : 'Всего к оплате'}: ${roublesInWords(totalKopecks)}`;
  const words = `${sum}, ${vat === null ? 'без НДС' : vatInWords(invoice, vat)}`;
  sheet.reserve(4 * ROW_HEIGHT + sheet.heightOf(words, WIDTH, { weight: 'bold' }));
  sheet.y += 6;
  const rows: readonly (readonly [string, string])[] = [
    [isCorrection ? 'Итого:' : 'Итого к оплате:', formatRoubles(totalKopecks)],
    vat === null ? ['Без НДС', '—'] : [`В том числе ${vatText(invoice)}:`, formatRoubles(vat.amountKopecks)],
  ];
  const figuresX = PAGE.left + WIDTH - FIGURE_WIDTH - 4;
  for (const [label, figure] of rows) {
    sheet.put(label, PAGE.left, sheet.y, WIDTH - FIGURE_WIDTH - 10, { weight: 'bold', align: 'right' });
    sheet.putFitted(figure, figuresX, sheet.y, FIGURE_WIDTH, { weight: 'bold', align: 'right' });
    sheet.y += ROW_HEIGHT;
  }
  sheet.y += 6;
  sheet.add(words, { weight: 'bold' });
  sheet.y += 8;
  sheet.line(PAGE.left, sheet.y, PAGE.left + WIDTH, sheet.y, 1.2, INK);
}

/** Writes a negative VAT with a word: a minus sign after a dash is easily overlooked. */
function vatInWords(invoice: InvoicePreview, { amountKopecks }: Vat): string {
  const figure = amountKopecks < 0n ? `минус\u00a0${formatRoubles(-amountKopecks)}` : formatRoubles(amountKopecks);
  return `в том числе ${vatText(invoice)}\u00a0— ${figure}\u00a0руб.`;
}

export function putSignature(sheet: Sheet, { signatory }: Seller): void {
  const { givenName, patronymic } = signatory;
  const initials = [givenName, patronymic ?? ''].map((name) => clean(name)).filter((name) => name !== '');
  const name = [clean(signatory.surname), ...initials.map((text) => `${text[0]}.`)].join(' ');
  sheet.reserve(60);
  sheet.y += 26;
  sheet.put(clean(signatory.position), PAGE.left, sheet.y, 170);
  sheet.line(PAGE.left + 176, sheet.y + 11, PAGE.left + 340, sheet.y + 11, 0.5, INK);
  sheet.put(name, PAGE.left + 348, sheet.y, WIDTH - 348);
  sheet.put('подпись', PAGE.left + 176, sheet.y + 12, 164, { size: 7, color: GREY, align: 'center' });
  sheet.y += 34;
}

/** Prints the checksum by which a payer can verify the reconciliation file. */
export function putReconciliation(sheet: Sheet, { reconciliationSha256 }: InvoicePreview): void {
  if (reconciliationSha256 === null) return;
  const what = 'К документу есть сверка в CSV по дням, операциям, регионам и ключам: её сумма равна числу запросов.';
  sheet.add(`${what}\nSHA-256 файла сверки: ${reconciliationSha256}`, { size: 7.5, color: GREY });
}
