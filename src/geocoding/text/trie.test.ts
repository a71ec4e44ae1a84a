import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { buildTrie, depthsOf } from './trie.ts';

test('the letters and depth below a node are those of the terms that begin with its letters', () => {
  const term = fc.string({ unit: fc.constantFrom(...'abcdz7~'), minLength: 1, maxLength: 6 });
  fc.assert(fc.property(fc.uniqueArray(term, { maxLength: 25 }), (some) => {
    const terms = some.toSorted();
    const { trieNodes } = buildTrie(terms);
    const { letters, most } = depthsOf(trieNodes);
    const look = (node: number, begun: string): void => {
      const rests = terms.filter((term) => term.startsWith(begun))
        .map((term) => /^[a-z]*/u.exec(term.slice(begun.length))![0]);
      const expected = [...new Set(rests.join(''))].toSorted().join('');
      const found = [...'abcdz'].filter((letter) => letters[node] & (1 << (letter.charCodeAt(0) - 97))).join('');
      assert.equal(found, expected, `below "${begun}"`);
      assert.equal(most[node], Math.max(0, ...rests.map(({ length }) => length)), `below "${begun}"`);
      for (let child = trieNodes.children[node]; child < trieNodes.children[node + 1]; child++) {
        look(child, begun + String.fromCharCode(trieNodes.letter[child]));
      }
    };
    look(0, '');
  }), { seed: 11, numRuns: 100 });
});
