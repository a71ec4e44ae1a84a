import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AppError } from '../../errors.ts';
import { pageOf, type SortKey } from './page.ts';

interface Item {
  readonly at: number;
  readonly name: string;
}
/** Newest first. */
const sortKeyOf = ({ at, name }: Item): SortKey => [-at, name];

const anItem = fc.record({ at: fc.integer({ min: 0, max: 5 }), name: fc.string({ maxLength: 4 }) });
const someItems = fc.uniqueArray(anItem, { selector: ({ at, name }) => `${at} ${name}`, maxLength: 30 });

test('a cursor of the same list in a different order is refused', () => {
  const items = [1, 2, 3].map((at) => ({ at, name: 'x' }));
  const inOrder = (order: string, cursor?: string) => pageOf(items, sortKeyOf, { limit: 1, cursor, order });
  const { next_cursor } = inOrder('newest');
  assert.deepEqual(inOrder('newest', next_cursor!).items, [items[1]]);
  assert.throws(() => inOrder('oldest', next_cursor!), AppError);
});

test('the pages together are the list, in order, whatever was added or removed between them', () => {
  fc.assert(
    fc.property(someItems, someItems, fc.integer({ min: 1, max: 7 }), (steady, passing, limit) => {
      const isSteady = (item: Item): boolean => steady.some((one) => one.at === item.at && one.name === item.name);
      const others = passing.filter((item) => !isSteady(item));
      const seen: Item[] = [];
      let cursor: string | undefined;
      for (let page = 0; ; page++) {
        const current = page % 2 ? [...steady, ...others] : [...others.slice(0, 3), ...steady];
        const { items, next_cursor } = pageOf(current, sortKeyOf, { limit, cursor });
        seen.push(...items.filter(isSteady));
        if (next_cursor === null) break;
        cursor = next_cursor;
      }
      assert.deepEqual(seen, pageOf(steady, sortKeyOf, { limit: 100 }).items);
      assert.equal(seen.length, steady.length);
    }),
  );
});

test('a cursor of a removed item continues from its place', () => {
  const items = [3, 2, 1].map((at) => ({ at, name: '' }));
  const { next_cursor } = pageOf(items, sortKeyOf, { limit: 2 });
  const rest = pageOf([items[0], items[2]], sortKeyOf, { limit: 2, cursor: next_cursor! });
  assert.deepEqual([rest.items, rest.next_cursor], [[items[2]], null]);
});

for (const [what, cursor] of [
  ['made up', 'abc'],
  ['of an offset', Buffer.from('p5').toString('base64url')],
  ['of a different order', Buffer.from('["2026-11-21"]').toString('base64url')],
  ['of other types', Buffer.from('["a",1]').toString('base64url')],
  ['of objects', Buffer.from('[{},{}]').toString('base64url')],
  ['of nothing', Buffer.from('null').toString('base64url')],
] as const) {
  test(`a cursor ${what} is refused`, () => {
    const ask = (): unknown => pageOf([{ at: 1, name: 'a' }], sortKeyOf, { limit: 1, cursor });
    assert.throws(ask, (error: unknown) => error instanceof AppError && error.code === 'invalid_parameter');
  });
}
