import type { Seller } from '../../invoice.ts';
import { clean } from '../wording/clean.ts';
import { PAGE, WIDTH, type Sheet } from './sheet.ts';

const PAD = 4;
const LABEL_WIDTH = 46;
const NUMBER_WIDTH = 132;
const SMALL = { size: 7, color: '#5b5b5b' } as const;

/**
 * The seller's bank details in the layout of a payment order, as on every Russian invoice: bank, BIC and account above,
 * the payee and its account below.
 */
export function putBankBlock(sheet: Sheet, seller: Seller, width: number = WIDTH): void {
  const { bank } = seller;
  const left = width - LABEL_WIDTH - NUMBER_WIDTH;
  const [x, y] = [PAGE.left, sheet.y];
  const [labelX, numberX] = [x + left, x + left + LABEL_WIDTH];
  const inner = left - 2 * PAD;
  const [bankName, payee] = [clean(bank.bankName), clean(seller.name)];
  const bankHeight = Math.max(40, sheet.heightOf(bankName, inner) + 18);
  const taxHeight = 16;
  const payeeHeight = Math.max(34, sheet.heightOf(payee, inner) + 18);
  const height = bankHeight + taxHeight + payeeHeight;

  sheet.box(x, y, width, height);
  sheet.line(labelX, y, labelX, y + height);
  sheet.line(numberX, y, numberX, y + height);
  sheet.line(x, y + bankHeight, x + width, y + bankHeight);
  sheet.line(labelX, y + bankHeight / 2, x + width, y + bankHeight / 2);
  sheet.line(x, y + bankHeight + taxHeight, labelX, y + bankHeight + taxHeight);

  sheet.put(bankName, x + PAD, y + PAD, inner);
  sheet.put('Банк получателя', x + PAD, y + bankHeight - 12, inner, SMALL);
  const tax = seller.kpp === null ? `ИНН ${seller.inn}` : `ИНН ${seller.inn}    КПП ${seller.kpp}`;
  sheet.put(tax, x + PAD, y + bankHeight + 3, inner);
  sheet.put(payee, x + PAD, y + bankHeight + taxHeight + PAD, inner);
  sheet.put('Получатель', x + PAD, y + height - 12, inner, SMALL);

  const rows: readonly (readonly [string, string, number])[] = [
    ['БИК', bank.bic, y],
    ['Сч. №', bank.correspondentAccount, y + bankHeight / 2],
    ['Сч. №', bank.account, y + bankHeight],
  ];
  for (const [label, number, top] of rows) {
    sheet.put(label, labelX + PAD, top + PAD, LABEL_WIDTH - PAD);
    sheet.put(number, numberX + PAD, top + PAD, NUMBER_WIDTH - PAD);
  }
  sheet.y = y + height;
}
