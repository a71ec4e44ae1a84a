import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { atomsOf } from '../atoms/atoms.ts';
import { describeHouse, labelKey, readHouse } from './key.ts';

describe('a label is taken apart', () => {
  const rows: readonly (readonly [label: string, parts: string])[] = [
    ['42А к2 с1', '42А к2 с1'], ['12/3к2с1', '12/3 к2 с1'], ['39с79', '39 с79'], ['9 с9Б/9А', '9 с9Б/9А'],
    ['9/9/9 с9', '9/9/9 с9'], ['9 с2-3-4', '9 с2-3-4'], ['20Гк1', '20Г к1'], ['вл. 31', 'вл31'], ['к2019', 'к2019'],
    ['42 литА', '42 литА'], ['10 - В', '10В'], ["4''А''", '4А'], ['4 «А»', '4А'], ['4 "A"', '4А'], ['1-33', '1-33'],
    ['уч. 66', 'уч66'],
    ['76 кЕ с2', '76 кЕ с2'], ['10-Е', '10Е'],
    ['2, корпус 3', '2 к3'], ['дом № 5', '5'], ['9к', '9К'],
  ];
  for (const [label, parts] of rows) test(label, () => assert.equal(describeHouse(labelKey(label)!), parts));
  test('a name has no number', () => assert.equal(labelKey('Physikalisches Institut'), undefined));
});

describe('a number in a query ends where the next part begins', () => {
  const rows: readonly (readonly [query: string, parts: string, atoms: number])[] = [
    ['5 в Твери', '5', 1], ['12 г. Москва', '12', 1], ['7, кв 12', '7', 1], ['7-12', '7-12', 2],
    ['41-1,2,3', '41-1', 4],
    ['д5к2', '5 к2', 4],
    ['12/3 корпус 2 строение 1', '12/3 к2 с1', 6], ['10 а ленина', '10А', 2],
    ['45к4-105', '45 к4-105', 4], ['45 корп. 4 - 105', '45 к4-105', 4], ['45, 4 корпус', '45 к4', 3],
    ['45 4-й корпус кв. 3', '45 к4', 3], ['45, 4 корпус 5', '45', 1],
  ];
  for (const [query, parts, count] of rows) {
    test(query, () => {
      const read = readHouse(atomsOf(query), 0, () => true)!;
      assert.deepEqual([describeHouse(read.key), read.end], [parts, count]);
    });
  }
});
