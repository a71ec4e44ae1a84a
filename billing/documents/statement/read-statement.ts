import { isDay } from '../../../src/kernel/moscow.ts';
import { clean } from '../wording/clean.ts';
import { toRoubles } from '../../money.ts';
import type { BankPayment, BankStatement } from './statement.ts';
import { linesOf, refuse } from './statement-lines.ts';

/** The fields of one section, and the line where it begins. */
interface Section {
  readonly at: number;
  readonly fields: ReadonlyMap<string, string>;
}

interface Sections {
  readonly head: Section;
  readonly accounts: readonly Section[];
  readonly documents: readonly Section[];
}

const ENDS: Readonly<Record<string, string>> = { СекцияРасчСчет: 'КонецРасчСчет', СекцияДокумент: 'КонецДокумента' };
const isEnd = (name: string): boolean => Object.values(ENDS).includes(name);

/** Reads a whole statement or refuses it, naming the wrong line: a part of one would leave paid debts open. */
export function readStatement(bytes: Uint8Array): BankStatement {
  const { head, accounts, documents } = readSections(bytes);
  const own = new Set([head, ...accounts].flatMap(({ fields }) => fields.get('РасчСчет') || []));
  if (own.size === 0) throw refuse(1, 'no account (РасчСчет) is named');
  const incoming = documents.filter((document) => own.has(payeeAccount(document)));
  const payments = incoming.map(toPayment);
  return { accounts: [...own], payments, remarks: findRemarks(accounts, incoming) };
}

function readSections(bytes: Uint8Array): Sections {
  const fields = new Map<string, string>();
  const [accounts, documents]: [Section[], Section[]] = [[], []];
  let open: { readonly name: string; readonly at: number; readonly fields: Map<string, string> } | undefined;
  let [ended, last] = [false, 1];
  for (const { at, name, value } of linesOf(bytes)) {
    last = at;
    if (ended) throw refuse(at, 'something stands behind КонецФайла');
    if (name === 'КонецФайла' && open) throw refuse(at, `${open.name} of line ${open.at} has no end`);
    if (ENDS[name]) {
      if (open) throw refuse(at, `${name} begins inside ${open.name} of line ${open.at}`);
      open = { name, at, fields: new Map() };
    } else if (isEnd(name)) {
      if (!open || ENDS[open.name] !== name) throw refuse(at, `${name} ends nothing`);
      (open.name === 'СекцияДокумент' ? documents : accounts).push(open);
      open = undefined;
    } else if (name === 'КонецФайла') {
      ended = true;
    } else {
      addField(open?.fields ?? fields, at, name, value);
    }
  }
  if (!ended) throw refuse(last, 'the file ends here, without КонецФайла');
  return { head: { at: 1, fields }, accounts, documents };
}

/** Adds a field. Fields that we do not use may have any value and occur twice; so may accounts of the head. */
function addField(fields: Map<string, string>, at: number, name: string, value: string | null): void {
  if (value === null) throw refuse(at, `«${name.slice(0, 40)}» is neither a field nor a section`);
  if (UNIQUE.has(name) && fields.has(name)) throw refuse(at, `${name} stands twice in one section`);
  fields.set(name, value);
}

const UNIQUE = new Set(['Номер', 'Дата', 'Сумма', 'ПлательщикИНН', 'ПолучательСчет', 'ДатаПоступило']);

/** The account of the payee; banks use one of two fields, or both. */
const payeeAccount = ({ fields }: Section): string =>
  fields.get('ПолучательСчет') || fields.get('ПолучательРасчСчет') || '';

/** The limits of the reference, whose column has 100 characters. */
const [LONGEST_NUMBER, LONGEST_ACCOUNT] = [60, 34];

function toPayment(document: Section): BankPayment {
  const { at, fields } = document;
  const number = getField(document, 'Номер');
  const day = toDay(at, fields.get('ДатаПоступило') || getField(document, 'Дата'));
  const amountKopecks = toKopecks(at, getField(document, 'Сумма'));
  if (amountKopecks === 0n) throw refuse(at, 'the document that begins here has a sum of nothing');
  const payerAccount = fields.get('ПлательщикСчет') || fields.get('ПлательщикРасчСчет') || '';
  return {
    line: at,
    number: number.slice(0, LONGEST_NUMBER),
    reference: `${number.slice(0, LONGEST_NUMBER)}/${payerAccount.slice(0, LONGEST_ACCOUNT)}`,
    day,
    amountKopecks,
    account: payeeAccount(document),
    payerInn: payerInn(fields),
    payerName: clean(fields.get('Плательщик1') || fields.get('Плательщик') || ''),
    purpose: clean(purposeOf(fields)),
  };
}

function getField({ at, fields }: Section, name: string): string {
  const value = fields.get(name);
  if (!value) throw refuse(at, `the document that begins here has no ${name}`);
  return value;
}

/** The payer's INN; where the field is empty, from a name such as «ИНН 7702070210 ООО …». */
function payerInn(fields: ReadonlyMap<string, string>): string | null {
  const stated = fields.get('ПлательщикИНН') || /^ИНН\s*(\d+)/iu.exec(fields.get('Плательщик') ?? '')?.[1] || '';
  return /^(\d{10}|\d{12})$/.test(stated) ? stated : null;
}

/** The purpose: one field, or up to six lines of it. */
function purposeOf(fields: ReadonlyMap<string, string>): string {
  const lines = [1, 2, 3, 4, 5, 6].map((number) => fields.get(`НазначениеПлатежа${number}`) ?? '');
  return fields.get('НазначениеПлатежа') || lines.join(' ');
}

function toDay(at: number, text: string): string {
  const day = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text)?.slice(1).reverse().join('-') ?? '';
  if (!isDay(day)) throw refuse(at, `the document that begins here has the date «${text.slice(0, 40)}»`);
  return day;
}

function toKopecks(at: number, text: string): bigint {
  const [, roubles, kopecks = ''] = /^(\d{1,15})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (!roubles) throw refuse(at, `the document that begins here has the sum «${text.slice(0, 40)}»`);
  return BigInt(roubles) * 100n + BigInt(kopecks.padEnd(2, '0'));
}

/** Compares the receipts the bank states, account by account, with the sum of its documents. */
function findRemarks(accounts: readonly Section[], incoming: readonly Section[]): string[] {
  const stated = new Map<string, bigint>();
  for (const { at, fields } of accounts) {
    const [account, total] = [fields.get('РасчСчет') ?? '', fields.get('ВсегоПоступило')];
    if (total) stated.set(account, (stated.get(account) ?? 0n) + toKopecks(at, total));
  }
  return [...stated].flatMap(([account, total]) => {
    const sum = incoming.filter((document) => payeeAccount(document) === account)
      .reduce((before, document) => before + toKopecks(document.at, getField(document, 'Сумма')), 0n);
    if (sum === total) return [];
    const [bank, documents] = [toRoubles(total), toRoubles(sum)];
    return `Account ${account}: the bank says that ${bank} came in, its documents add up to ${documents}.`;
  });
}
