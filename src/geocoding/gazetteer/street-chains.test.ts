import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE } from '../../kernel/columns.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { Gazetteer } from './schema.ts';
import { openSoleChains } from './street-chains.ts';

test('a street has a sole chain exactly where all its houses have it', () => {
  const random = seededRandom(7);
  const runs = [0];
  for (let street = 0; street < 500; street++) runs.push(runs[street] + Math.floor(random() * 4));
  const chain = Uint32Array.from({ length: runs.at(-1)! }, () => Math.floor(random() * 3));
  const tables = { streets: { rows: 500, houses: Uint32Array.from(runs) }, houses: { chain } };
  const soleChain = openSoleChains(tables as unknown as Gazetteer);
  const found = { one: 0, none: 0 };
  // The second round answers from memory.
  for (const street of [...Array(500).keys(), ...Array(500).keys()]) {
    const chains = new Set(chain.subarray(runs[street], runs[street + 1]));
    const [first] = chains;
    assert.equal(soleChain(street), chains.size === 1 ? first : NONE, `street ${street}`);
    found[chains.size === 1 ? 'one' : 'none']++;
  }
  assert.ok(found.one > 100 && found.none > 100, JSON.stringify(found));
});
