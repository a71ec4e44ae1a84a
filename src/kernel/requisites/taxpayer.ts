import { firstFault, weighted, type Fault, type Rule } from './fault.ts';

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELVE = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Whether the digit after the weighted ones is their check digit. */
const isChecked = (text: string, weights: readonly number[]): boolean =>
  (weighted(text.slice(0, weights.length), weights) % 11) % 10 === Number(text[weights.length]);

const TYPING_RU = 'контрольная цифра не сходится: в номере опечатка';
const TYPING_EN = 'its check digit does not fit: a digit is mistyped';

const INN: readonly Rule[] = [
  [(text) => /^(\d{10}|\d{12})$/.test(text), 'ИНН — 10 цифр организации или 12 цифр человека',
    'an INN has 10 digits (an organisation) or 12 (a person)'],
  [(text) => !text.startsWith('00'), 'первые две цифры ИНН — код региона, региона 00 нет',
    'an INN begins with the number of a region, and there is no region 00'],
  [(text) => text.length === 10
    ? isChecked(text, TEN)
    : isChecked(text, ELEVEN) && isChecked(text, TWELVE), `ИНН: ${TYPING_RU}`, `INN: ${TYPING_EN}`],
];

/** Checks an INN: ten digits for an organisation or twelve for a person, ending with check digits. */
export const findInnFault = (text: string): Fault | undefined => firstFault(text, INN);

const KPP: readonly Rule[] = [
  [(text) => /^\d{4}[0-9A-Z]{2}\d{3}$/.test(text),
    'КПП — 9 знаков: 4 цифры инспекции, 2 знака причины (цифры или латинские заглавные), 3 цифры',
    'a KPP has 9 characters: 4 digits of the tax office, 2 of the reason (digits or capitals), 3 digits'],
  [(text) => !text.startsWith('00'), 'первые две цифры КПП — код региона, региона 00 нет',
    'a KPP begins with the number of a region, and there is no region 00'],
];

/** Checks a KPP, the tax office of an organisation and the reason for it. It has no check digit. */
export const findKppFault = (text: string): Fault | undefined => firstFault(text, KPP);

/** Whether the last digit is the last one of the remainder of all others. */
const remainderChecks = (text: string, divisor: bigint): boolean =>
  (BigInt(text.slice(0, -1)) % divisor) % 10n === BigInt(text.slice(-1));

const OGRN: readonly Rule[] = [
  [(text) => /^\d{13}$/.test(text), 'ОГРН организации — 13 цифр', 'an organisation has an OGRN of 13 digits'],
  [(text) => /^[15]/.test(text), 'ОГРН начинается с 1 или 5', 'an OGRN begins with 1 or 5'],
  [(text) => remainderChecks(text, 11n), `ОГРН: ${TYPING_RU}`, `OGRN: ${TYPING_EN}`],
];

/** Checks the registration number of an organisation. */
export const findOgrnFault = (text: string): Fault | undefined => firstFault(text, OGRN);

const OGRNIP: readonly Rule[] = [
  [(text) => /^\d{15}$/.test(text), 'ОГРНИП предпринимателя — 15 цифр', 'a person has an OGRNIP of 15 digits'],
  [(text) => text.startsWith('3'), 'ОГРНИП начинается с 3', 'an OGRNIP begins with 3'],
  [(text) => remainderChecks(text, 13n), `ОГРНИП: ${TYPING_RU}`, `OGRNIP: ${TYPING_EN}`],
];

/** Checks the registration number of a sole proprietor. */
export const findOgrnipFault = (text: string): Fault | undefined => firstFault(text, OGRNIP);

/** Checks both: an organisation must have a KPP, and a person must not. */
export function findTaxpayerFault(inn: string, kpp: string | null): Fault & { field: 'inn' | 'kpp' } | undefined {
  const wrong = findInnFault(inn);
  if (wrong) return { field: 'inn', ...wrong };
  if (inn.length === 12) {
    return kpp === null ? undefined : {
      field: 'kpp',
      ru: 'ИНН из 12 цифр — у человека, а КПП бывает только у организации',
      en: 'an INN of 12 digits is a person\'s, and only organisations have a KPP',
    };
  }
  const fault = kpp === null
    ? { ru: 'у организации (ИНН из 10 цифр) есть КПП', en: 'an organisation (an INN of 10 digits) has a KPP' }
    : findKppFault(kpp);
  return fault && { field: 'kpp', ...fault };
}

/** Checks a registration by the length of the INN: 10 digits go with an OGRN, 12 with an OGRNIP. */
export const findRegistrationFault = (ogrn: string, inn: string): Fault | undefined =>
  inn.length === 10 ? findOgrnFault(ogrn) : findOgrnipFault(ogrn);
