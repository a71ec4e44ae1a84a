import type { Fault } from '../../../src/kernel/requisites/fault.ts';
import type { Invoice } from '../../invoice.ts';
import { standingOf } from '../standing.ts';
import { readPersonName } from './person-name.ts';

/** VAT rates that the form supports and a seller of services can have. */
const RATES = new Set([0, 5, 7, 10, 18, 20, 22]);

const isPerson = ({ inn }: { readonly inn: string }): boolean => inn.length === 12;

export interface UpdFault extends Fault {
  readonly code:
    'sample' | 'correction' | 'not_final' | 'nothing_sold' | 'vat_rate' | 'payer_address' | 'payer_name';
}

/** Reasons why an invoice has no УПД; the first that applies is reported. */
const reasons: readonly (readonly [(invoice: Invoice) => boolean, UpdFault])[] = [
  [({ seller }) => seller.isSample, {
    code: 'sample', ru: 'продавец не настроен', en: 'the seller is not configured',
  }],
  [(invoice) => standingOf(invoice) === 'correction', {
    code: 'correction',
    ru: 'корректировка оформляется другим документом (УКД)',
    en: 'a correction is another document (УКД)',
  }],
  [(invoice) => standingOf(invoice) !== 'invoice' || invoice.finalAt === null, {
    code: 'not_final', ru: 'счёт ещё не окончательный', en: 'the invoice is not final',
  }],
  [({ totalKopecks }) => totalKopecks <= 0n, {
    code: 'nothing_sold', ru: 'сумма счёта 0: передавать нечего', en: 'the total is 0: nothing was sold',
  }],
  [({ vat }) => vat !== null && !RATES.has(vat.percent), {
    code: 'vat_rate', ru: 'формат не знает такой ставки НДС', en: 'the format does not know this rate of VAT',
  }],
  [({ vat, payer }) => vat !== null && payer.address === null, {
    code: 'payer_address',
    ru: 'в счёте-фактуре обязателен адрес покупателя, а он не указан',
    en: 'an invoice with VAT needs the address of the payer, who has not set it',
  }],
  [({ payer }) => isPerson(payer) && readPersonName(payer.name) === undefined, {
    code: 'payer_name',
    ru: 'название покупателя с ИНН из 12 цифр должно быть вида «ИП Фамилия Имя Отчество»',
    en: 'the name of a payer with an INN of 12 digits must have a surname and a given name',
  }],
];

/** Why this invoice has no УПД; undefined if it has one. */
export const findUpdFault = (invoice: Invoice): UpdFault | undefined =>
  reasons.find(([applies]) => applies(invoice))?.[1];
