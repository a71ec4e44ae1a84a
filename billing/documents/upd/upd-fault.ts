import type { Fault } from '../../../src/kernel/requisites/fault.ts';
import type { Invoice } from '../../invoice.ts';
import { standingOf } from '../standing.ts';
import { readPersonName } from './person-name.ts';

/** VAT rates that the form knows and a seller of services can have. */
const RATES = new Set([0, 5, 7, 10, 18, 20, 22]);

const isPerson = ({ inn }: { readonly inn: string }): boolean => inn.length === 12;

/** What keeps an invoice from becoming a УПД, the first that applies. */
const reasons: readonly (readonly [(invoice: Invoice) => boolean, Fault])[] = [
  [({ seller }) => seller.isSample, {
    ru: 'продавец не настроен', en: 'the seller is not configured',
  }],
  [(invoice) => standingOf(invoice) === 'correction', {
    ru: 'корректировка оформляется другим документом (УКД)', en: 'a correction is another document (УКД)',
  }],
  [(invoice) => standingOf(invoice) !== 'invoice' || invoice.finalAt === null, {
    ru: 'счёт ещё не окончательный', en: 'the invoice is not final',
  }],
  [({ totalKopecks }) => totalKopecks <= 0n, {
    ru: 'сумма счёта 0: передавать нечего', en: 'the total is 0: nothing was sold',
  }],
  [({ vat }) => vat !== null && !RATES.has(vat.percent), {
    ru: 'формат не знает такой ставки НДС', en: 'the format does not know this rate of VAT',
  }],
  [({ vat, payer }) => vat !== null && payer.address === null, {
    ru: 'в счёте-фактуре обязателен адрес покупателя, а он не указан',
    en: 'an invoice with VAT needs the address of the payer, who has not set it',
  }],
  [({ payer }) => isPerson(payer) && readPersonName(payer.name) === undefined, {
    ru: 'название покупателя с ИНН из 12 цифр должно быть вида «ИП Фамилия Имя Отчество»',
    en: 'the name of a payer with an INN of 12 digits must have a surname and a given name',
  }],
];

/** Why there is no УПД of this invoice; undefined where there is one. */
export const findUpdFault = (invoice: Invoice): Fault | undefined =>
  reasons.find(([applies]) => applies(invoice))?.[1];
