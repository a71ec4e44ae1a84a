import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KeyBook, LOOK_FOR_CHANGES_MS, SPREADS_WITHIN_MS, UNKNOWN_MS, type KnownKey } from './key-book.ts';
import type { Principal } from './ports.ts';

const known = (accountId: string): KnownKey => ({ principal: { accountId } as Principal, revokedAt: null });

describe('the book of known keys', () => {
  it('is checked, and drops unknown keys, in time for the promised delay between nodes', () => {
    assert.ok(2 * LOOK_FOR_CHANGES_MS < SPREADS_WITHIN_MS, 'one question may fail');
    assert.ok(UNKNOWN_MS < SPREADS_WITHIN_MS);
  });

  it('makes one query for concurrent callers, and remembers unknown keys for a while', async () => {
    const book = new KeyBook();
    let asked = 0;
    const read = async (): Promise<undefined> => void (asked += 1);
    await Promise.all([1, 2, 3].map(() => book.load('x', 0, read)));
    assert.deepEqual([asked, book.isUnknown('x', 3_999), book.isUnknown('x', 4_000)], [1, true, false]);
  });

  it('drops what it knew of a key that has just been made', async () => {
    const book = new KeyBook();
    const nobody = async (): Promise<undefined> => undefined;
    await book.load('x', 0, nobody);
    book.expect('x');
    assert.equal(book.isUnknown('x', 0), false);
    const late = Promise.withResolvers<undefined>();
    const loading = book.load('x', 0, () => late.promise);
    book.expect('x');
    late.resolve(undefined);
    await loading;
    assert.equal(book.isUnknown('x', 0), false, 'that was read before it was made');
  });

  it('drops the accounts named by a change, and everything after a missed one', async () => {
    const book = new KeyBook();
    book.check(4);
    for (const name of ['a', 'b', 'c']) await book.load(name, 0, async () => known(name));
    book.apply(5, ['a']);
    assert.deepEqual(['a', 'b', 'c'].map((name) => book.find(name) !== undefined), [false, true, true]);
    book.check(5);
    assert.ok(book.find('b'), 'nothing was missed');
    book.apply(5, ['b']);
    assert.deepEqual([book.find('b'), book.find('c') !== undefined], [undefined, true]);
    book.apply(7, []);
    assert.equal(book.find('c'), undefined, 'number 6 was missed');
    await book.load('d', 0, async () => known('d'));
    book.check(8);
    assert.equal(book.find('d'), undefined);
  });

  it('does not keep what was read before a change', async () => {
    const book = new KeyBook();
    book.check(0);
    let answer: (key: KnownKey) => void = () => undefined;
    const loading = book.load('a', 0, () => new Promise((resolve) => (answer = resolve)));
    book.apply(1, ['a']);
    answer(known('a'));
    assert.ok(await loading, 'who asked before is answered');
    assert.equal(book.find('a'), undefined);
  });
});
