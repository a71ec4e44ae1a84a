import { readDocumentFonts } from '../../src/store/files/document-fonts.ts';
import type { CreditLine, Invoice, InvoiceLine, Seller } from '../invoice.ts';

export const fonts = await readDocumentFonts();

const seller: Seller = {
  name: 'ООО «Геокод»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  address: '117312, г. Москва, ул. Вавилова, д. 19',
  paysVat: true,
  bank: {
    bankName: 'ПАО СБЕРБАНК, г. Москва',
    bic: '044525225',
    account: '40702810838000000017',
    correspondentAccount: '30101810400000000225',
  },
  signatory: { position: 'Генеральный директор', surname: 'Соколова', givenName: 'Анна', patronymic: 'Петровна' },
  isSample: false,
};

const proprietor: Seller = {
  ...seller,
  name: 'Индивидуальный предприниматель Соколова Анна Петровна',
  inn: '500100732259',
  kpp: null,
  ogrn: '304500116000157',
  paysVat: false,
  bank: { ...seller.bank, account: '40802810400000000042', bic: '044525593', bankName: 'АО «АЛЬФА-БАНК», г. Москва',
    correspondentAccount: '30101810200000000593' },
  signatory: { position: 'Индивидуальный предприниматель', surname: 'Соколова', givenName: 'Анна', patronymic: null },
};

const tierLines: readonly InvoiceLine[] = [
  { kind: 'usage', tier: 'free', units: 10_000n, pricePerThousand: 0n, amountKopecks: 0n },
  { kind: 'usage', tier: 'up_to_1m', units: 990_000n, pricePerThousand: 40_000n, amountKopecks: 39_600n },
  { kind: 'usage', tier: 'up_to_10m', units: 9_000_000n, pricePerThousand: 25_000n, amountKopecks: 225_000n },
  { kind: 'usage', tier: 'over_10m', units: 84n, pricePerThousand: 12_000n, amountKopecks: 1n },
];

/** An ordinary final invoice of 10,000,084 requests. */
export const ordinary: Invoice = {
  id: 'inv_7f3k2m9q4x8p',
  accountId: 'acc_1',
  number: 'GK-2026-000123',
  month: '2026-11',
  state: 'final',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-15',
  finalAt: Date.parse('2026-12-03T03:00:00Z'),
  paidOn: null,
  paidKopecks: 0n,
  dueKopecks: 0n,
  seller,
  payer: {
    name: 'ООО «Ромашка»', inn: '7702070210', kpp: '770201001',
    address: '198095, г. Санкт-Петербург, ул. Промышленная, д. 19', ogrn: '1117746358608',
    bank: { ...seller.bank, account: '40702810400000000018' },
  },
  units: 10_000_084n,
  freeUnits: 10_000n,
  lines: tierLines,
  totalKopecks: 264_601n,
  vat: { percent: 22, amountKopecks: 47_715n },
  correctedBy: null,
  corrects: null,
  reconciliationSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

const credit: CreditLine = {
  kind: 'credit', month: '2026-10', regions: ['msk-1'], percent: 25,
  minutes: { up: 44_099, down: 451, unknown: 90 }, amountKopecks: -66_150n,
};

const late: InvoiceLine = {
  kind: 'waived', reason: 'late_usage', month: '2026-10', units: 1_234n, amountKopecks: 0n,
};

const longName = `Общество с ограниченной ответственностью «${'Промстройгидромонтаж'.repeat(8)}»`;
const hostileName =
  'ООО "<b>Ро\u0000ма\u202eшка|</b>" & (сыновья) \\( ]]> %PDF \ud83d; Ғылым Қазақстан Ӯзбек Ёлка 中文 🚀';

const small: readonly InvoiceLine[] = [
  tierLines[0],
  { kind: 'usage', tier: 'up_to_1m', units: 2_345n, pricePerThousand: 40_000n, amountKopecks: 93n },
  { kind: 'waived', reason: 'small_total', amountKopecks: -93n },
];

const dear: readonly InvoiceLine[] = [
  tierLines[0],
  {
    kind: 'usage', tier: 'over_10m', units: 999_999_999_999n, pricePerThousand: 100_000_000n,
    amountKopecks: 99_999_999_999_900n,
  },
];

const manyCredits = Array.from({ length: 60 }, (_, at): InvoiceLine =>
  ({ ...credit, regions: [`region-${at + 1}`], amountKopecks: -100n }));

const vat = (amountKopecks: bigint): Invoice['vat'] => ({ percent: 22, amountKopecks });

/** Invoices of every kind, including those that are hard to print. */
export const drawn = {
  ordinary,
  withoutVat: { ...ordinary, seller: proprietor, vat: null },
  credited: { ...ordinary, lines: [...tierLines, credit, late], totalKopecks: 198_451n, vat: vat(35_786n) },
  preview: {
    ...ordinary, state: 'open', number: null, issuedOn: null, dueOn: null, finalAt: null, reconciliationSha256: null,
  },
  draft: { ...ordinary, state: 'draft', finalAt: null, reconciliationSha256: null },
  sample: { ...ordinary, seller: { ...seller, isSample: true } },
  waived: { ...ordinary, lines: small, units: 12_345n, totalKopecks: 0n, vat: vat(0n) },
  correction: {
    ...ordinary, number: 'GK-2026-000130', issuedOn: '2026-12-10', dueOn: null,
    lines: [{ kind: 'correction', reason: 'запросы проверки от 14.11.2026 учтены ошибочно', amountKopecks: -39_600n }],
    totalKopecks: -39_600n, vat: vat(-7_140n), reconciliationSha256: null,
    corrects: { id: ordinary.id, number: 'GK-2026-000123', issuedOn: '2026-12-01' },
  },
  huge: {
    ...ordinary, payer: { ...ordinary.payer, name: longName }, lines: dear, units: 1_000_000_009_999n,
    totalKopecks: 99_999_999_999_900n, vat: vat(18_032_786_885_227n),
  },
  hostile: { ...ordinary, payer: { ...ordinary.payer, name: hostileName } },
  long: { ...ordinary, lines: [...tierLines, ...manyCredits], totalKopecks: 258_601n, vat: vat(46_633n) },
} as const satisfies Record<string, Invoice>;
