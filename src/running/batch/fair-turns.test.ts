import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FairTurns } from './fair-turns.ts';

interface Item {
  readonly accountId: string;
  readonly batchId: string;
  readonly number: number;
}

/** "Aa" is the batch a of the account A. */
function turnsOf(text: string): FairTurns<Item> {
  const turns = new FairTurns<Item>();
  for (const [number, name] of text.split(' ').entries()) {
    turns.add({ accountId: name[0], batchId: name, number });
  }
  return turns;
}
const takeAll = (turns: FairTurns<Item>): Item[] => {
  const taken: Item[] = [];
  for (let item = turns.take(); item; item = turns.take()) taken.push(item);
  return taken;
};
const order = (turns: FairTurns<Item>): string => takeAll(turns).map(({ batchId }) => batchId).join(' ');

for (const [what, waiting, taken] of [
  ['one batch has all turns', 'Aa Aa Aa', 'Aa Aa Aa'],
  ['a small batch is done while a large one continues', 'Aa Aa Aa Aa Bb', 'Aa Bb Aa Aa Aa'],
  ['batches of one account take turns', 'Aa Aa Aa Ab Ab', 'Aa Ab Aa Ab Aa'],
  ['many batches have no more turns than one of another account', 'Aa Aa Ab Ab Ac Bd Bd Bd', 'Aa Bd Ab Bd Ac Bd Aa Ab'],
]) {
  test(what, () => assert.equal(order(turnsOf(waiting)), taken));
}

test('the items of a batch can be dropped, without those of others', () => {
  const turns = turnsOf('Aa Ab Aa Bc');
  assert.deepEqual(turns.drop({ accountId: 'A', batchId: 'Aa' }).map(({ number }) => number), [0, 2]);
  assert.deepEqual(turns.drop({ accountId: 'A', batchId: 'none' }), []);
  assert.equal(turns.size, 2);
  assert.equal(order(turns), 'Ab Bc');
  assert.equal(turns.size, 0);
});

test('nothing is lost or doubled, batches keep their order, and no account overtakes one that waits', () => {
  const names = fc.array(fc.constantFrom('Aa', 'Ab', 'Ac', 'Bd', 'Be', 'Cf'), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(names, (waiting) => {
      const taken = takeAll(turnsOf(waiting.join(' ')));
      assert.equal(new Set(taken.map(({ number }) => number)).size, waiting.length);
      for (const batch of new Set(waiting)) {
        const numbers = taken.filter(({ batchId }) => batchId === batch).map(({ number }) => number);
        assert.deepEqual(numbers, numbers.toSorted((a, b) => a - b));
      }
      for (const [at, { accountId }] of taken.entries()) {
        const had = (account: string): number =>
          taken.slice(0, at + 1).filter((item) => item.accountId === account).length;
        const stillWaiting = new Set(taken.slice(at + 1).map((item) => item.accountId));
        for (const other of stillWaiting) assert.ok(had(accountId) <= had(other) + 1, `${accountId} before ${other}`);
      }
    }),
  );
});
