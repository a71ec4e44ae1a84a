import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rowOf, shapeWith } from './drawn-tables.test-data.ts';
import { addressOf, rowProblemText, type RowProblem } from './row-address.ts';

const whole = shapeWith({ columns: ['id', 'адрес', 'x'], address: { kind: 'whole', column: 1 } });
const parts = shapeWith({
  columns: ['дом', 'город', 'индекс', 'x'],
  address: { kind: 'parts', columns: { city: 1, house: 0, postal_code: 2 } },
});

describe('a row is geocoded by', () => {
  for (const [what, shape, cells, address] of [
    ['its address column', whole, ['1', ' Тверская 7 ', 'x'], 'Тверская 7'],
    ['its address column, if later cells are missing', whole, ['1', 'Тверская 7'], 'Тверская 7'],
    ['its address column, if only delimiters follow', whole, ['1', 'Тверская 7', '', ',,'], 'Тверская 7'],
    ['400 characters of any kind', whole, ['', '🏠'.repeat(400)], '🏠'.repeat(400)],
    ['its parts', parts, ['7', 'Тула', ' ', 'x'], { city: 'Тула', house: '7' }],
    ['the remaining parts, if cells are missing', parts, ['7', 'Тула'], { city: 'Тула', house: '7' }],
  ] as const) {
    test(what, () => assert.deepEqual(addressOf(rowOf(...cells), shape), { kind: 'asked', address }));
  }
});

describe('a row is invalid', () => {
  for (const [what, shape, cells, problem] of [
    ['without an address', whole, ['1', ' ', 'x'], { code: 'empty' }],
    ['if it is empty', whole, [''], { code: 'empty' }],
    ['if it ends before the address', whole, ['1'], { code: 'cells_missing', cells: 1, columns: 3 }],
    ['if it has too many cells', whole, ['1', 'a', 'b', 'c'], { code: 'cells_left_over', columns: 3 }],
    ['if its address is too long', whole, ['1', 'я'.repeat(401)], { code: 'too_long', column: 'адрес', most: 400 }],
    ['if its address has a zero byte', whole, ['1', 'a\0b'], { code: 'not_text', column: 'адрес' }],
    ['without any part', parts, ['', '', '', 'x'], { code: 'empty' }],
    ['if a part is too long', parts, ['', 'Тула', '1'.repeat(21)], { code: 'too_long', column: 'индекс', most: 20 }],
    ['if a part has a zero byte', parts, ['\0', 'Тула'], { code: 'not_text', column: 'дом' }],
  ] as const) {
    test(what, () => assert.deepEqual(addressOf(rowOf(...cells), shape), { kind: 'invalid', problem }));
  }
});

test('the problem of a row is described in both languages', () => {
  const problems: RowProblem[] = [
    { code: 'empty' },
    { code: 'cells_missing', cells: 1, columns: 3 },
    { code: 'cells_left_over', columns: 3 },
    { code: 'too_long', column: 'адрес', most: 400 },
    { code: 'not_text', column: 'адрес' },
  ];
  assert.deepEqual(problems.map((problem) => rowProblemText(problem, 'ru')), [
    'адрес пуст',
    'ячеек 1, а столбцов 3: строка кончается раньше адреса',
    'ячеек больше, чем столбцов (3): ячейку с разделителем берут в кавычки',
    'в столбце «адрес» больше 400 знаков',
    'в столбце «адрес» нулевой байт',
  ]);
  assert.deepEqual(problems.map((problem) => rowProblemText(problem, 'en')), [
    'the address is empty',
    '1 of 3 cells: the row ends before the address',
    'more cells than columns (3): a cell with a delimiter needs quotes',
    'column "адрес" has more than 400 characters',
    'column "адрес" has a zero byte',
  ]);
});
