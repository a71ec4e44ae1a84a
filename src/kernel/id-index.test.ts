import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { indexIds } from './id-index.ts';

const ids = fc.uniqueArray(fc.maxSafeInteger(), { maxLength: 200 });

test('finds the row of every id, in any order, and no row for any other', () => {
  fc.assert(
    fc.property(ids, fc.maxSafeInteger(), fc.boolean(), (list, other, ordered) => {
      const column = Float64Array.from(list);
      if (ordered) column.sort();
      const find = indexIds(column);
      column.forEach((id, row) => assert.equal(find(id), row));
      assert.equal(find(other), column.indexOf(other));
    }),
    { seed: 1 },
  );
});
