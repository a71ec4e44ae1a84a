import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AppError } from '../../../errors.ts';
import type { AddressColumns } from '../ports.ts';
import { statedColumns } from './stated-columns.ts';

const names = ['Город', 'Улица, дом', '2024', 'x', 'x'];
const numbers = ['1', '2', '3', '4'];
const whole = (column: number): AddressColumns => ({ kind: 'whole', column });
const parts = (columns: object): AddressColumns => ({ kind: 'parts', columns });

describe('a customer names columns', () => {
  for (const [what, stated, columns, hasHeader, address] of [
    ['by a name', 'Город', names, true, whole(0)],
    ['by a name in another spelling', ' ГОРОД ', names, true, whole(0)],
    ['by a name with a comma', 'Улица, дом', names, true, whole(1)],
    ['by a number', '4', names, true, whole(3)],
    ['by a name that is a number', '2024', names, true, whole(2)],
    ['by a number, without a header', '2', numbers, false, whole(1)],
    ['as parts, by names that identify them', 'улица,город', ['Город', 'Улица'], true, parts({ street: 1, city: 0 })],
    ['as parts, by numbers of named columns', '2,1', ['Город', 'Улица'], true, parts({ street: 1, city: 0 })],
    ['as parts, whatever the language of the header', 'city,street', ['Улица', 'Город'], true,
      parts({ city: 1, street: 0 })],
    ['as stated parts', 'city=Город, street=Улица', ['Улица', 'Город'], true, parts({ city: 1, street: 0 })],
    ['as stated parts, against the names of the columns', 'street=город,city=1', ['a', 'Город'], true,
      parts({ street: 1, city: 0 })],
    ['as one stated part', 'city=2', numbers, false, parts({ city: 1 })],
    ['as parts in order, without a header', 'city,street,house', numbers, false,
      parts({ city: 0, street: 1, house: 2 })],
    ['as parts in order, in Russian', 'индекс, город', numbers, false, parts({ postal_code: 0, city: 1 })],
  ] as const) {
    test(what, () => assert.deepEqual(statedColumns(stated, columns, hasHeader), address));
  }
});

describe('a customer cannot name', () => {
  for (const [what, stated, columns, hasHeader, reason] of [
    ['a missing column', 'адрес', names, true, 'unknown'],
    ['a number beyond the last column', '6', names, true, 'unknown'],
    ['column 0', '0', names, true, 'unknown'],
    ['no column', '', names, true, 'unknown'],
    ['two columns of one name', 'x', names, true, 'same_name'],
    ['a part of a missing column', 'city=страна', names, true, 'unknown'],
    ['several columns, one of them missing', 'город,адрес', names, true, 'part'],
    ['several parts, one of them misspelt', 'citty,street', numbers, false, 'part'],
    ['several parts, one misspelt, with a column of the right name', 'citty,street', ['city', 'street'], true,
      'part'],
    ['several columns that identify no part', '1,2,3', numbers, false, 'part'],
    ['several columns, one of which identifies no part', 'Город,2024', names, true, 'part'],
    ['a part twice', 'city=1,city=2', numbers, false, 'same_part'],
    ['a part that fits two columns', 'city,street', ['Город', 'Улица', 'Город отправки', 'Town'], true, 'unknown'],
    ['one column for two parts', 'city=1,street=1', numbers, false, 'same_column'],
    ['one column for two parts, by name and number', 'город,street=1', names, true, 'same_column'],
    ['more parts than there are columns', 'region,city,street,house,индекс', numbers, false, 'unknown'],
    ['an unknown part', 'town=1', numbers, false, 'part'],
    ['an unknown part of an existing column', 'citty=Город,street=2', names, true, 'part'],
  ] as const) {
    test(what, () => assert.throws(() => statedColumns(stated, columns, hasHeader), (error) => {
      assert.ok(error instanceof AppError);
      assert.deepEqual([error.code, (error.details.errors as { code: string }[])[0].code], ['batch_columns', reason]);
      assert.deepEqual(error.details.columns, columns);
      return true;
    }));
  }
});
