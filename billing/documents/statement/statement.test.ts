import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readStatement } from '../../index.ts';
import { drawDocument, drawStatement, inUtf8, inWindows1251, OUR_ACCOUNT } from './drawn-statements.test-data.ts';

const one = drawStatement([drawDocument()]);

describe('a statement of a bank', () => {
  for (const [what, bytes] of [
    ['windows-1251', inWindows1251(one)],
    ['UTF-8 declared as Windows', inUtf8(one)],
    ['UTF-8 with a byte order mark', inUtf8(`\ufeff${one}`)],
    ['Unix line ends', inWindows1251(one.replaceAll('\r\n', '\n'))],
    ['empty lines between sections', inWindows1251(one.replaceAll('Секция', '\r\nСекция'))],
    ['empty lines after the end', inWindows1251(`${one}\r\n\r\n`)],
  ] as const) {
    it(`is read: ${what}`, () => {
      const { accounts, payments, remarks } = readStatement(bytes);
      assert.deepEqual([accounts, remarks], [[OUR_ACCOUNT], []]);
      const [{ line, ...payment }] = payments;
      assert.deepEqual(payment, {
        number: '77', reference: '77/40702810400000000042', account: OUR_ACCOUNT,
        day: '2026-12-09', amountKopecks: 264_601n, payerInn: '7702070210',
        payerName: 'ООО «Ромашка»',
        purpose: 'Оплата по счёту GK-2026-000123 от 01.12.2026. НДС 22% - 477-15',
      });
      assert.ok(line >= 14);
    });
  }

  for (const [what, document, found] of [
    ['a whole sum', { sum: '100' }, [10_000n, '7702070210']],
    ['a sum with a comma', { sum: '100,5' }, [10_050n, '7702070210']],
    ['a payer without INN', { inn: '' }, [264_601n, null]],
    ['an invalid INN', { inn: '77' }, [264_601n, null]],
  ] as const) {
    it(`is read: ${what}`, () => {
      const [payment] = readStatement(inUtf8(drawStatement([drawDocument(document)]))).payments;
      assert.deepEqual([payment.amountKopecks, payment.payerInn], found);
    });
  }

  it('takes the INN from the name if the field is empty', () => {
    const text = one.replace('ПлательщикИНН=7702070210', 'ПлательщикИНН=')
      .replace('Плательщик=', 'Плательщик=ИНН 7702070210 ');
    assert.equal(readStatement(inUtf8(text)).payments[0].payerInn, '7702070210');
  });

  it('joins a purpose of several lines', () => {
    const lines = 'НазначениеПлатежа1=Оплата по счёту\r\nНазначениеПлатежа2=GK-2026-000123';
    const text = one.replace(/НазначениеПлатежа=.*/u, lines);
    assert.equal(readStatement(inUtf8(text)).payments[0].purpose, 'Оплата по счёту GK-2026-000123');
  });

  it('leaves out outgoing payments', () => {
    const out = drawDocument({ payee: '40702810400000000042', sum: '1.00' });
    assert.equal(readStatement(inUtf8(drawStatement([out, drawDocument()]))).payments.length, 1);
  });

  it('remarks if the documents do not add up to the stated receipts', () => {
    const remarks = (total: string): readonly string[] =>
      readStatement(inUtf8(drawStatement([drawDocument()], total))).remarks;
    assert.deepEqual(remarks('2646.01'), []);
    assert.match(remarks('3000.00')[0], /3000\.00 came in.* 2646\.01/);
  });

  it('of 20,000 documents is read whole', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => drawDocument({ number: String(at) }));
    assert.equal(readStatement(inWindows1251(drawStatement(many))).payments.length, 20_000);
  });

  const [endless, begun] = [drawDocument().slice(0, -1), drawDocument().slice(0, 5)];
  const broken: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['nothing', '', /line 1: it must be 1CClientBankExchange/],
    ['another format', '<?xml version="1.0"?>', /line 1: it must be 1CClientBankExchange/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), /line 1: the file is not a text/],
    ['a file cut between documents', drawStatement([drawDocument()], '', ''), /line 29: the file ends here/],
    ['a file cut in a document', drawStatement([drawDocument().slice(0, 6)], '', ''), /line 19: the file ends here/],
    ['an end inside a document', drawStatement([endless]), /line 29: СекцияДокумент of line 14 has no end/],
    ['a document in a document', drawStatement([begun, drawDocument()]), /line 19: .* begins inside/],
    ['an end of nothing', one.replace(/СекцияДокумент.*/u, 'А=Б'), /line 29: КонецДокумента ends nothing/],
    ['a line without a field', one.replace('ВидОплаты=01', 'обрыв строки'), /line 26: «обрыв строки» is neither/],
    ['no sum', one.replace('Сумма=2646.01', 'Сумма='), /line 14: the document that begins here has no Сумма/],
    ['a sum of 0', one.replace('Сумма=2646.01', 'Сумма=0.00'), /line 14: .* has a sum of nothing/],
    ['a sum below 0', one.replace('Сумма=2646.01', 'Сумма=-5.00'), /line 14: .* has the sum «-5.00»/],
    ['a sum of three decimals', one.replace('Сумма=2646.01', 'Сумма=5.001'), /line 14: .* has the sum/],
    ['an invalid day', one.replaceAll('09.12.2026', '31.02.2026'), /line 14: .* has the date «31.02.2026»/],
    ['a sum twice', one.replace('Сумма=2646.01', 'Сумма=1.00\r\nСумма=2646.01'), /line 18: Сумма stands twice/],
    ['no account', one.replaceAll(`РасчСчет=${OUR_ACCOUNT}`, 'А=Б'), /no account \(РасчСчет\)/],
    ['two files in one', `${one}\r\n${one}`, /behind КонецФайла/],
    ['an endless line', one.replace('ВидОплаты=01', `ВидОплаты=${'0'.repeat(30_000)}`), /line 26: longer than/],
  ];
  for (const [what, file, expected] of broken) {
    it(`is refused with its line: ${what}`, () =>
      assert.throws(() => readStatement(typeof file === 'string' ? inUtf8(file) : file), expected));
  }

  it('is refused if it is huge', () =>
    assert.throws(() => readStatement(new Uint8Array(65 * 1024 * 1024)), /limit|may have/));

  it('is refused if it is cut anywhere, and never read in part', () => {
    const bytes = inWindows1251(drawStatement([drawDocument(), drawDocument({ number: '78' })]));
    fc.assert(fc.property(fc.nat(bytes.length - 2), (length) => {
      assert.throws(() => readStatement(bytes.subarray(0, length)), /line \d+/);
    }), { seed: 5 });
  });
});
