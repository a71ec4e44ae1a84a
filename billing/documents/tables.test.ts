import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import {
  reconciliationDigest, toInvoiceCsv, toInvoiceJson, toReconciliationFile, type Invoice, type Payer,
  type ReconciliationEnd, type ReconciliationRow,
} from '../index.ts';
import { fromText, toText } from '../months/facts.ts';
import { drawn, ordinary } from './drawn-invoices.test-data.ts';

const read = (bytes: Uint8Array): Record<string, string>[] =>
  parse(Buffer.from(bytes), { columns: true }) as Record<string, string>[];
const toKopecks = (text: string): bigint => BigInt(text.replace('.', ''));

const kinds = Object.entries(drawn) as [string, Invoice][];

describe('an invoice as CSV', () => {
  for (const [name, invoice] of kinds) {
    it(`adds up, as another reader reads it: ${name}`, () => {
      const rows = read(toInvoiceCsv(invoice));
      const lines = rows.filter(({ kind }) => !['total', 'vat'].includes(kind));
      const total = lines.reduce((sum, { amount }) => sum + toKopecks(amount), 0n);
      assert.equal(lines.length, invoice.lines.length);
      assert.equal(toKopecks(rows.find(({ kind }) => kind === 'total')!.amount), invoice.totalKopecks);
      assert.equal(total, invoice.totalKopecks);
    });
  }

  it('has units, price and amount of each tier', () => {
    const rows = read(toInvoiceCsv(ordinary));
    assert.deepEqual(rows.map(({ units, unit_price: price, amount }) => [units, price, amount]), [
      ['10000', '0.00', '0.00'], ['990000', '0.0004', '396.00'], ['9000000', '0.00025', '2250.00'],
      ['84', '0.00012', '0.01'], ['', '', '2646.01'], ['', '', '477.15'],
    ]);
    assert.equal(rows[0].number, 'GK-2026-000123');
  });

  for (const [name, cell] of [
    ['=HYPERLINK("x";"y")', `'=HYPERLINK("x";"y")`], ['+7 (495) 1', "'+7 (495) 1"], ['ООО "А, Б"', 'ООО "А, Б"'],
    ['@SUM(A1)', "'@SUM(A1)"], ['строка\nдругая', 'строка другая'],
  ]) {
    it(`has no formula in ${JSON.stringify(name)}`, () => {
      const rows = read(toInvoiceCsv({ ...ordinary, payer: { ...ordinary.payer, name } }));
      assert.equal(rows[0].payer, cell);
    });
  }
});

describe('an invoice as JSON', () => {
  for (const [name, invoice] of kinds) {
    it(`adds up, in texts: ${name}`, () => {
      const { total, lines } = JSON.parse(new TextDecoder().decode(toInvoiceJson(invoice))) as {
        total: string; lines: { amount: string }[];
      };
      assert.equal(toKopecks(total), invoice.totalKopecks);
      assert.equal(lines.reduce((sum, { amount }) => sum + toKopecks(amount), 0n), invoice.totalKopecks);
    });
  }
});

it('the payer of a JSON document has the known numbers, and null for the others', () => {
  const payerOf = (invoice: Invoice): unknown =>
    (JSON.parse(new TextDecoder().decode(toInvoiceJson(invoice))) as { payer: unknown }).payer;
  const { name, inn, kpp, address } = ordinary.payer;
  assert.deepEqual(payerOf(ordinary), {
    name, inn, kpp, address, ogrn: '1117746358608',
    bank: {
      name: 'ПАО СБЕРБАНК, г. Москва', bic: '044525225', account: '40702810400000000018',
      correspondent_account: '30101810400000000225',
    },
  });
  const { ogrn: _, bank: __, ...earlier } = ordinary.payer;
  const kept = fromText(toText({ ...ordinary, payer: earlier as Payer }));
  assert.deepEqual(payerOf({ ...ordinary, ...kept }), { name, inn, kpp, address, ogrn: null, bank: null },
    'of an invoice of an earlier version nothing is known');
});

it('a final invoice keeps its bytes, whatever happens afterwards', () => {
  const later: Invoice = {
    ...ordinary, state: 'paid', paidOn: '2026-12-09', paidKopecks: 264_601n,
    correctedBy: { id: 'inv_2', number: 'GK-2026-000130', issuedOn: '2026-12-10' },
  };
  for (const make of [toInvoiceCsv, toInvoiceJson]) assert.deepEqual(make(later), make(ordinary));
});

async function collect(rows: Iterable<ReconciliationRow>): Promise<{ pieces: Uint8Array[]; end: ReconciliationEnd }> {
  const file = toReconciliationFile(rows);
  const pieces: Uint8Array[] = [];
  for (;;) {
    const next = await file.next();
    if (next.done) return { pieces, end: next.value };
    pieces.push(next.value);
  }
}

describe('the reconciliation of a month', () => {
  const row = fc.record({
    day: fc.constantFrom('2026-11-01', '2026-11-30'), operation: fc.constantFrom('geocode', 'reverse'),
    region: fc.constantFrom('msk-1', 'region, with "quotes"', '=1+1'), keyId: fc.string({ maxLength: 12 }),
    units: fc.bigInt(0n, 10n ** 12n),
  });

  it('has the digest of the invoice, and its units are the sum of its rows', async () => {
    await fc.assert(fc.asyncProperty(fc.array(row, { maxLength: 50 }), async (rows) => {
      const { pieces, end } = await collect(rows);
      const bytes = Buffer.concat(pieces);
      assert.equal(end.sha256, createHash('sha256').update(bytes).digest('hex'));
      assert.equal(end.sha256, reconciliationDigest(rows));
      assert.equal(end.units, rows.reduce((sum, { units }) => sum + units, 0n));
      assert.equal(read(bytes).reduce((sum, { units }) => sum + BigInt(units), 0n), end.units);
      assert.equal(end.rows, rows.length);
    }), { seed: 11 });
  });

  it('comes in pieces, however long it is', async () => {
    const rows = function* (): Generator<ReconciliationRow> {
      for (let at = 0; at < 100_000; at += 1) {
        yield { day: '2026-11-01', operation: 'geocode', region: 'msk-1', keyId: `key_${at}`, units: 1n };
      }
    };
    const { pieces, end } = await collect(rows());
    assert.equal(end.units, 100_000n);
    assert.ok(pieces.length > 10 && pieces.every(({ length }) => length < 100_000));
  });
});
