import { createHash } from 'node:crypto';
import type { BankAccount, Invoice, Payer, PayerBank, Seller } from '../../invoice.ts';
import { clean, shorten } from '../wording/clean.ts';
import { firstDayOf, lastDayOf } from '../../period.ts';
import { dotted, inMonth } from '../wording/dates.ts';
import { toRoubles } from '../../money.ts';
import { printLines } from '../wording/lines.ts';
import { readPersonName, type PersonName } from './person-name.ts';
import { findUpdFault } from './upd-fault.ts';
import { toWindows1251Xml } from './windows-1251.ts';
import { element } from './xml.ts';

/** The name of the document in the form, with VAT and without. */
const TITLES = {
  СЧФДОП: 'Счет-фактура и документ об отгрузке товаров (выполнении работ), передаче имущественных прав ' +
    '(документ об оказании услуг)',
  ДОП: 'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)',
} as const;
const FACT = TITLES.ДОП;
const MOSCOW_MS = 3 * 3_600_000;

/**
 * The universal transfer document (УПД) of a final invoice: format 5.03 of order ЕД-7-26/970, information of the
 * seller. If the seller pays VAT, it is also a VAT invoice (СЧФДОП), otherwise a transfer document alone (ДОП).
 */
export function toUpd(invoice: Invoice): Uint8Array {
  const fault = findUpdFault(invoice);
  if (fault) throw new RangeError(`There is no УПД of ${invoice.id}: ${fault.en}.`);
  const id = fileId(invoice);
  const file = element('Файл', { ИдФайл: id, ВерсФорм: '5.03', ВерсПрог: 'Geokod' }, document(invoice));
  return toWindows1251Xml(`<?xml version="1.0" encoding="windows-1251"?>\n${file}\n`);
}

/**
 * The file's name, which must equal the id inside it. Read from the bytes, since a stored file may be of another
 * release.
 */
export function updFileName(bytes: Uint8Array): string {
  const [, id] = /"(ON_NSCHFDOPPR_[^"]+)"/.exec(Buffer.from(bytes.subarray(0, 1000)).toString('latin1')) ?? [];
  return `${id}.xml`;
}

/**
 * The id: receiver, sender, day and a unique part; the six last parts state that nothing in it is traced or marked.
 * Operators of document exchange replace both sides by ids of their own when they receive the file.
 */
function fileId({ id, payer, seller, finalAt }: Invoice): string {
  const hash = createHash('sha256').update(id).digest('hex');
  const unique = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`,
    hash.slice(20, 32)].join('-');
  const of = ({ inn, kpp }: Seller | Payer): string => `${inn}${kpp ?? ''}`;
  const day = moscow(finalAt!).slice(0, 10).replaceAll('-', '');
  return `ON_NSCHFDOPPR_${of(payer)}_${of(seller)}_${day}_${unique}_0_0_0_0_0_00`;
}

const moscow = (at: number): string => new Date(at + MOSCOW_MS).toISOString();

function document(invoice: Invoice): string {
  const kind = invoice.vat === null ? 'ДОП' : 'СЧФДОП';
  const made = moscow(invoice.finalAt!);
  const { seller } = invoice;
  return element('Документ', {
    КНД: '1115131',
    Функция: kind,
    ПоФактХЖ: FACT,
    НаимДокОпр: TITLES[kind],
    ДатаИнфПр: dotted(made.slice(0, 10)),
    ВремИнфПр: made.slice(11, 19).replaceAll(':', '.'),
    НаимЭконСубСост: shorten(`${clean(seller.name)}, ИНН ${seller.inn}`, 1000),
  }, heading(invoice, kind), table(invoice), transfer(invoice), signatory(seller));
}

function heading(invoice: Invoice, kind: keyof typeof TITLES): string {
  const { number, issuedOn, seller, payer } = invoice;
  const date = dotted(issuedOn!);
  return element('СвСчФакт', { НомерДок: number, ДатаДок: date },
    element('СвПрод', {}, identity(seller), address(seller.address), bank(seller.bank)),
    element('ДокПодтвОтгрНом', { РеквНаимДок: TITLES[kind], РеквНомерДок: number, РеквДатаДок: date }),
    element('СвПокуп', {}, identity(payer), ...(payer.address === null ? [] : [address(payer.address)]),
      ...(payer.bank === null ? [] : [bank(payer.bank)])),
    element('ДенИзм', { КодОКВ: '643', НаимОКВ: 'Российский рубль' }));
}

function identity(party: Seller | Payer): string {
  const { inn, kpp } = party;
  if (inn.length === 10) {
    return element('ИдСв', {}, element('СвЮЛУч', { НаимОрг: shorten(clean(party.name), 1000), ИННЮЛ: inn, КПП: kpp }));
  }
  const name = 'signatory' in party ? party.signatory : readPersonName(party.name)!;
  return element('ИдСв', {}, element('СвИП', { ИННФЛ: inn, ОГРНИП: party.ogrn }, personName(name)));
}

const personName = ({ surname, givenName, patronymic }: PersonName): string =>
  element('ФИО', { Фамилия: clean(surname), Имя: clean(givenName), Отчество: patronymic && clean(patronymic) });

/** The address as written, not split into region, street and house, which would need guesses. */
const address = (text: string): string =>
  element('Адрес', {}, element('АдрИнф', { КодСтр: '643', НаимСтран: 'Россия', АдрТекст: shorten(clean(text), 1000) }));

const bank = ({ account, bankName, bic, correspondentAccount }: BankAccount | PayerBank): string =>
  element('БанкРекв', { НомерСчета: account }, element('СвБанк',
    { НаимБанк: bankName && shorten(clean(bankName), 1000), БИК: bic, КорСчет: correspondentAccount }));

/**
 * One line for the month's service, since the format refuses free tiers and negative credits. The invoice's own lines
 * are added as information.
 */
function table({ month, lines, totalKopecks, vat }: Invoice): string {
  const total = toRoubles(totalKopecks);
  const net = toRoubles(totalKopecks - (vat?.amountKopecks ?? 0n));
  const tax = vat === null ? element('БезНДС', {}, 'без НДС') : element('СумНал', {}, toRoubles(vat.amountKopecks));
  const details = printLines(month, lines).map(({ text, amountKopecks }, at) => element('ИнфПолФХЖ2', {
    Идентиф: `Строка счёта ${at + 1}`,
    Значен: `${shorten(text, 1900)}: ${toRoubles(amountKopecks)} руб.`,
  }));
  return element('ТаблСчФакт', {},
    element('СведТов', {
      НомСтр: '1',
      НаимТов: `Услуги API Геокод за ${inMonth(month)}`,
      ОКЕИ_Тов: '642',
      НаимЕдИзм: 'ед',
      КолТов: '1',
      ЦенаТов: net,
      СтТовБезНДС: net,
      НалСт: vat === null ? 'без НДС' : `${vat.percent}%`,
      СтТовУчНал: total,
    }, element('Акциз', {}, element('БезАкциз', {}, 'без акциза')), element('СумНал', {}, tax), ...details),
    element('ВсегоОпл', { СтТовБезНДСВсего: net, СтТовУчНалВсего: total }, element('СумНалВсего', {}, tax)));
}

/** Services of a month are handed over on its last day. */
const transfer = ({ month, number, issuedOn }: Invoice): string =>
  element('СвПродПер', {}, element('СвПер', {
    СодОпер: 'Услуги оказаны в полном объёме',
    ДатаПер: dotted(lastDayOf(month)),
    ДатаНачПер: dotted(firstDayOf(month)),
    ДатаОконПер: dotted(lastDayOf(month)),
  }, element('ОснПер', { РеквНаимДок: 'Счёт на оплату', РеквНомерДок: number, РеквДатаДок: dotted(issuedOn!) })));

/** Method 1: the certificate of the signature itself states what its owner may sign. */
const signatory = ({ signatory: { position, ...name } }: Seller): string =>
  element('Подписант', { Должн: shorten(clean(position), 255), СпосПодтПолном: '1' }, personName(name));
