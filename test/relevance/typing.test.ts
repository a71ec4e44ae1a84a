import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openEngine } from '../../src/commands/open-engine.ts';
import { scoreTyping, type, typedAddress } from '../../src/evaluation/prefixes.ts';
import { makeQueries } from '../../src/evaluation/queries.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';

const ADDRESSES = 300;
test('what is wanted stays in the list from letter to letter, and is there at the end', async (context) => {
  const tables = await demoAtlas();
  const { suggest } = openEngine(tables);
  const { texts } = makeQueries(tables, { sample: ADDRESSES + 20, seed: 7741 });
  const addresses = texts.filter(({ category }) => category === 'clean')
    .flatMap(({ house, right }) => typedAddress(house, right) ?? []).slice(0, ADDRESSES);
  assert.equal(addresses.length, ADDRESSES);
  const typings = addresses.map((typed) => type(typed, (prefix) => ({ answers: suggest!(prefix), millis: 0 })));
  const score = scoreTyping(typings);
  const left = typings.flatMap(({ flickeredAt }) => flickeredAt);
  context.diagnostic(`left the list ${score.flickers} times in ${score.prefixes} prefixes: ${left.join(' | ')}`);
  assert.deepEqual(left, []);
  assert.ok(score.inListAtTheEnd >= 0.99 && score.firstAtTheEnd >= 0.97, JSON.stringify(score));
  assert.ok(score.medianLettersNeeded <= 3, JSON.stringify(score));
});
