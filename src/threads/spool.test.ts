import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../kernel/random.ts';
import { Spool } from './spool.ts';

test('what was written is read in order, whatever it is and wherever the memory ends', () => {
  const random = seededRandom(7);
  const below = (most: number): number => Math.floor(random() * most);
  for (const bytes of [40, 100, 1000]) {
    const [spool, expected, read] = [new Spool(bytes), [] as string[], [] as string[]];
    const other = new Spool(spool.memory);
    let refused = 0;
    for (let round = 0; round < 5000; round++) {
      const [kind, text] = [below(4), ['x', 'ы', '😀', ''][below(4)].repeat(below(bytes / 8))];
      if (spool.write(kind, text)) expected.push(`${kind} ${text}`);
      else refused++;
      if (random() < 0.4) other.read((...one) => read.push(one.join(' ')));
    }
    other.read((...one) => read.push(one.join(' ')));
    assert.deepEqual(read, expected);
    assert.ok(refused > 0 && expected.length > 1000, `${refused} refused, ${expected.length} taken`);
  }
});

test('what is too long for all of it is not taken, and does no harm', () => {
  const [spool, read] = [new Spool(64), [] as string[]];
  assert.ok(!spool.write(0, 'x'.repeat(64)));
  assert.ok(spool.write(0, 'short'));
  spool.read((_, text) => read.push(text));
  assert.deepEqual(read, ['short']);
});
