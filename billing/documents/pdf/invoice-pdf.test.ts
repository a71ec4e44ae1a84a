import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPdf, scanPdf } from '../../../test/harness/pdf-reader.ts';
import { drawn, fonts, ordinary } from '../drawn-invoices.test-data.ts';
import { payCode } from '../pay-code.ts';
import { toInvoicePdf, type Invoice, type InvoicePreview } from '../../index.ts';

const textOf = async (invoice: InvoicePreview): Promise<string> =>
  (await readPdf(await toInvoicePdf(invoice, fonts))).pages.join('\n').replace(/\s+/g, ' ');

describe('the PDF of an invoice', () => {
  for (const [name, invoice, texts] of [
    ['an ordinary one', drawn.ordinary, [
      'Счёт на оплату № GK-2026-000123 от 1 декабря 2026 г.', 'БИК', '044525225', '30101810400000000225',
      '40702810838000000017', 'ПАО СБЕРБАНК', 'ИНН 7707083893', 'КПП 773601001', 'ООО «Ромашка»', 'ИНН 7702070210',
      'ОГРН 1117746358608',
      'с 01.11.2026 по 30.11.2026', '15.12.2026 включительно', '990 000', '0,0004', '396,00', '9 000 000', '0,00025',
      '2 250,00', '2 646,01', 'В том числе НДС 22 %', '477,15',
      'Две тысячи шестьсот сорок шесть рублей 01 копейка', 'Соколова А. П.', String(ordinary.reconciliationSha256),
      'Страница 1 из 1',
    ]],
    ['a seller without VAT', drawn.withoutVat, ['Без НДС', 'без НДС', 'ОГРНИП 304500116000157', 'ИНН 500100732259']],
    ['a credit and late usage', drawn.credited, [
      'Компенсация по SLA за октябрь 2026 г., регион msk-1, 25 % счёта', 'простой 451', 'нет данных 90', '-661,50',
      'Не оплачивается: запросы за октябрь 2026 г.', '1 234', '1 984,51',
    ]],
    ['a month that is open', drawn.preview, ['Предварительный расчёт за ноябрь 2026 г.', 'Это не счёт']],
    ['a month without a payer', { ...drawn.preview, payer: null }, ['Покупатель: не указан']],
    ['a draft', drawn.draft, ['Проект счёта № GK-2026-000123', 'По проекту не платят']],
    ['a sample', drawn.sample, ['Образец: продавец не настроен']],
    ['a waived total', drawn.waived, ['-0,93', 'Ноль рублей 00 копеек']],
    ['a correction', drawn.correction, [
      'Корректировочный документ № GK-2026-000130 от 10 декабря 2026 г. к счёту № GK-2026-000123 от 1 декабря 2026 г.',
      'учтены ошибочно', 'Минус триста девяносто шесть рублей 00 копеек', '-71,40',
      'в том числе НДС 22 % — минус 71,40 руб.',
    ]],
    ['sums of 12 digits', drawn.huge, ['999 999 999 999,00', '1 000 000 009 999', '180 327 868 852,27']],
    ['a hostile name', drawn.hostile, [
      'ООО "<b>Ро машка|</b>" & (сыновья) \\( ]]> %PDF ; Ғылым Қазақстан Ӯзбек Ёлка',
    ]],
  ] as const) {
    it(`can be searched: ${name}`, async () => {
      const text = await textOf(invoice);
      for (const expected of texts) assert.ok(text.includes(expected), `${expected} is not in:\n${text}`);
    });
  }

  it('continues on further pages, each with its number, the title and the head of the table', async () => {
    const { pages } = await readPdf(await toInvoicePdf(drawn.long, fonts));
    assert.ok(pages.length > 1);
    for (const [at, page] of pages.entries()) {
      const text = page.replace(/\s+/g, ' ');
      assert.match(text, new RegExp(`Страница ${at + 1} из ${pages.length}`));
      assert.match(text, /Счёт на оплату № GK-2026-000123/);
    }
    assert.ok(pages.slice(0, -1).every((page) => page.includes('Услуги')));
    assert.match(pages.join('\n'), /region-60/);
  });

  it('has the same bytes whenever it is made, also after a payment, when overdue or corrected', async () => {
    const bytes = await toInvoicePdf(ordinary, fonts);
    const later: readonly Partial<Invoice>[] = [
      {},
      { state: 'paid', paidOn: '2026-12-09', paidKopecks: 264_601n },
      { state: 'overdue' },
      { correctedBy: { id: 'inv_2', number: 'GK-2026-000130', issuedOn: '2026-12-10' } },
    ];
    for (const change of later) assert.deepEqual(await toInvoicePdf({ ...ordinary, ...change }, fonts), bytes);
  });

  it('states who made it for what, and when it became final', async () => {
    const { info } = await readPdf(await toInvoicePdf(ordinary, fonts));
    assert.equal(info.Title, 'Счёт на оплату № GK-2026-000123 от 1 декабря 2026 г.');
    assert.equal(info.CreationDate, 'D:20261203030000Z');
  });
});

describe('the QR code of an invoice', () => {
  for (const [name, invoice] of [
    ['an ordinary one', drawn.ordinary], ['one without VAT', drawn.withoutVat], ['the longest sum', drawn.huge],
    ['a hostile seller', { ...ordinary, seller: { ...ordinary.seller, name: drawn.hostile.payer.name } }],
  ] as const) {
    it(`is read from the page as it was written: ${name}`, async () => {
      const read = await scanPdf(await toInvoicePdf(invoice, fonts), 130);
      assert.ok(read, 'no code is seen');
      assert.equal(new TextDecoder('utf-8', { fatal: true }).decode(read), payCode(invoice));
    });
  }

  for (const name of ['preview', 'draft', 'sample', 'waived', 'correction'] as const) {
    it(`is not there where nothing can be paid: ${name}`, () => assert.equal(payCode(drawn[name]), null));
  }

  it('is absent from a sample', async () =>
    assert.equal(await scanPdf(await toInvoicePdf(drawn.sample, fonts), 100), null));

  it('has the fields of GOST R 56042-2014, obligatory ones first', () => {
    assert.equal(payCode(ordinary), [
      'ST00012', 'Name=ООО «Геокод»', 'PersonalAcc=40702810838000000017', 'BankName=ПАО СБЕРБАНК, г. Москва',
      'BIC=044525225', 'CorrespAcc=30101810400000000225', 'Sum=264601',
      'Purpose=Оплата по счёту GK-2026-000123 от 01.12.2026 за услуги API Геокод, ноябрь 2026 г. В т.ч. НДС 22% 477.15',
      'PayeeINN=7707083893', 'KPP=773601001',
    ].join('|'));
  });

  it('keeps values within the lengths of the standard, and free of dividers', () => {
    const bank = { ...ordinary.seller.bank, bankName: 'Банк|'.repeat(40) };
    const code = payCode({ ...ordinary, seller: { ...ordinary.seller, name: 'Я|'.repeat(200), bank } })!;
    const fields = code.split('|');
    assert.equal(fields.length, 10);
    const lengths = new Map(fields.slice(1).map((field) => [field.split('=')[0], [...field.split('=')[1]].length]));
    assert.ok(lengths.get('Name')! <= 160 && lengths.get('BankName')! <= 45 && lengths.get('Purpose')! <= 210);
  });
});
