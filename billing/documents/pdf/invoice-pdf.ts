import type { InvoicePreview } from '../../months/preview.ts';
import { payCode } from '../pay-code.ts';
import { isPayable, titleOf, warningsOf } from '../standing.ts';
import { clean } from '../wording/clean.ts';
import { lastDayOf } from '../../period.ts';
import { printLines } from '../wording/lines.ts';
import { putBankBlock } from './bank-block.ts';
import { putReconciliation, putSignature, putTotals } from './ending.ts';
import { putLines } from './lines-table.ts';
import { putParties } from './parties.ts';
import { GREY, INK, PAGE, Sheet, WIDTH } from './sheet.ts';
import { putSquareCode } from './square-code.ts';

/** TrueType files with Cyrillic; the glyphs that are used are embedded in the document. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** The invoice in the usual form of Russian bookkeeping. The same facts give the same bytes, at any time and place. */
export async function toInvoicePdf(invoice: InvoicePreview, fonts: Fonts): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: 0 },
    bufferPages: true,
    font: fonts.regular as never,
    lang: 'ru-RU',
    displayTitle: true,
    info: {
      Title: titleOf(invoice).replaceAll('\u00a0', ' '), Author: clean(invoice.seller.name),
      Creator: 'Geokod', Producer: 'Geokod', CreationDate: new Date(madeAt(invoice)),
    },
  });
  const pieces: Uint8Array[] = [];
  doc.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  fill(new Sheet(doc), invoice);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

/** When the document got its state; the time of printing does not matter. */
const madeAt = ({ finalAt, month }: InvoicePreview): number => finalAt ?? Date.parse(`${lastDayOf(month)}T21:00:00Z`);

function fill(sheet: Sheet, invoice: InvoicePreview): void {
  for (const warning of warningsOf(invoice)) sheet.add(warning, { weight: 'bold', color: '#b00020' });
  if (warningsOf(invoice).length > 0) sheet.y += 8;
  if (isPayable(invoice)) putPayment(sheet, invoice);
  sheet.add(titleOf(invoice), { size: 14, weight: 'bold' });
  sheet.y += 4;
  sheet.line(PAGE.left, sheet.y, PAGE.left + WIDTH, sheet.y, 1.2, INK);
  sheet.y += 8;
  putParties(sheet, invoice);
  putLines(sheet, printLines(invoice.month, invoice.lines));
  putTotals(sheet, invoice);
  putSignature(sheet, invoice.seller);
  putReconciliation(sheet, invoice);
  putFeet(sheet, invoice);
}

const CODE_SIZE = 112;

/** Prints the bank details, and the same as a QR code for a phone's camera. */
function putPayment(sheet: Sheet, invoice: InvoicePreview): void {
  const top = sheet.y;
  putBankBlock(sheet, invoice.seller, WIDTH - CODE_SIZE - 16);
  const x = PAGE.left + WIDTH - CODE_SIZE;
  putSquareCode(sheet, payCode(invoice)!, x, top, CODE_SIZE);
  sheet.put('Оплата по QR-коду', x, top + CODE_SIZE + 2, CODE_SIZE, { size: 7, color: GREY, align: 'center' });
  sheet.y = Math.max(sheet.y, top + CODE_SIZE + 12) + 14;
}

/** Prints the document's title and the page numbers on every page, in case pages get lost. */
function putFeet(sheet: Sheet, invoice: InvoicePreview): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    const y = PAGE.height - PAGE.bottom + 18;
    sheet.putFitted(titleOf(invoice), PAGE.left, y, WIDTH - 100, { size: 7.5, color: GREY });
    sheet.putFitted(`Страница ${page + 1} из ${count}`, PAGE.left + WIDTH - 90, y, 90, {
      size: 7.5, color: GREY, align: 'right',
    });
  }
}
