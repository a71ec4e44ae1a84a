import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InvoiceLine } from '../../invoice.ts';
import { clean, shorten } from './clean.ts';
import { printLines } from './lines.ts';

const usage = (units: bigint, pricePerThousand: bigint, amountKopecks: bigint): InvoiceLine =>
  ({ kind: 'usage', tier: 'free', units, pricePerThousand, amountKopecks });

describe('lines of an invoice', () => {
  it('state which requests of the month they charge, tier by tier', () => {
    const lines = [usage(10_000n, 0n, 0n), usage(990_000n, 40_000n, 39_600n), usage(1n, 25_000n, 0n)];
    assert.deepEqual(printLines('2026-11', lines).map(({ text }) => text.replaceAll('\u00a0', ' ')), [
      'Запросы к API Геокод за ноябрь 2026 г., с 1 по 10 000 (бесплатно)',
      'Запросы к API Геокод за ноябрь 2026 г., с 10 001 по 1 000 000 (0,40 руб. за 1000)',
      'Запросы к API Геокод за ноябрь 2026 г., с 1 000 001 по 1 000 001 (0,25 руб. за 1000)',
    ]);
  });

  const unknown = { up: 0, down: 0, unknown: 44_640 };
  const minutes = { up: 44_099, down: 451, unknown: 90 };
  for (const [what, line, text] of [
    ['a credit', { kind: 'credit', month: '2026-10', regions: ['msk-1'], percent: 25, minutes, amountKopecks: -9_900n },
      'Компенсация по SLA за октябрь 2026 г., регион msk-1, 25 % счёта (доступность 98,98 %; минут: работа 44 099, ' +
      'простой 451, нет данных 90)'],
    ['a credit of a month without data',
      { kind: 'credit', month: '2026-10', regions: ['a', 'b'], percent: 0, minutes: unknown, amountKopecks: 0n },
      'Компенсация по SLA за октябрь 2026 г., регионы a, b, 0 % счёта (доступность неизвестна; минут: ' +
      'работа 0, простой 0, нет данных 44 640)'],
    ['late usage', { kind: 'waived', reason: 'late_usage', month: '2026-10', units: 7n, amountKopecks: 0n },
      'Не оплачивается: запросы за октябрь 2026 г., учтённые после закрытия месяца'],
    ['a small total', { kind: 'waived', reason: 'small_total', amountKopecks: -93n },
      'Не взимается: сумма меньше наименьшей, на которую выставляется счёт'],
    ['a correction', { kind: 'correction', reason: 'двойной\nсчёт\u202e', amountKopecks: -100n },
      'Корректировка: двойной счёт'],
  ] as const) {
    it(`${what} is described in words`, () => {
      const [printed] = printLines('2026-11', [line]);
      assert.equal(printed.text.replaceAll('\u00a0', ' '), text);
      assert.equal(printed.amountKopecks, line.amountKopecks);
    });
  }
});

describe('a text of a customer', () => {
  for (const [what, text, cleaned] of [
    ['an ordinary name', 'ООО «Ромашка»', 'ООО «Ромашка»'],
    ['lines and tabs', ' ООО\r\n\t«Ромашка»\u2028', 'ООО «Ромашка»'],
    ['a name that reverses what follows', 'ООО \u202e001', 'ООО 001'],
    ['invisible characters', 'Ро\u200bма\u00adш\ufeffка\u0000', 'Ромашка'],
    ['half a surrogate pair', 'А\ud83dБ', 'АБ'],
    ['decomposed letters', 'И\u0306', 'Й'],
  ] as const) {
    it(`is one safe line: ${what}`, () => assert.equal(clean(text), cleaned));
  }

  it('is cut at a word', () =>
    assert.equal(shorten('Общество с ограниченной ответственностью', 30), 'Общество с ограниченной…'));
  it('is cut anywhere if there are no words', () => assert.equal(shorten('я'.repeat(50), 10), `${'я'.repeat(9)}…`));
  it('is left alone if it is short', () => assert.equal(shorten('ООО', 3), 'ООО'));
});
