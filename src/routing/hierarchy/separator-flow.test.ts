import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../kernel/random.ts';
import { SINK, SOURCE, type Part } from './flow-part.ts';
import { NEAR, SEPARATOR, SeparatorFlow } from './separator-flow.ts';

/** A few nodes, some of them joined: the first ones are sources, the last ones sinks. */
function randomPart(random: () => number): { part: Part; kinds: Uint8Array; along: Float64Array } {
  const nodes = 4 + Math.floor(random() * 7);
  const ends = 1 + Math.floor(random() * 2);
  const share = 0.2 + random() * 0.4;
  const joined = Array.from({ length: nodes }, () => new Set<number>());
  for (let a = 0; a < nodes; a++) {
    for (let b = 0; b < a; b++) {
      if (random() >= share) continue;
      joined[a].add(b);
      joined[b].add(a);
    }
  }
  const lists = joined.map((others) => [...others].sort((a, b) => a - b));
  return {
    part: {
      nodes, neighbour: Uint32Array.from(lists.flat()),
      first: Uint32Array.from({ length: nodes + 1 }, (_, node) => lists.slice(0, node).flat().length),
    },
    kinds: Uint8Array.from(lists, (_, node) => (node < ends ? SOURCE : node >= nodes - ends ? SINK : 0)),
    along: Float64Array.from(lists, () => random()),
  };
}

/** Whether no path leads from a source to a sink when the nodes in `taken`, a set of bits, are gone. */
function isSeparated({ nodes, first, neighbour }: Part, kinds: Uint8Array, taken: number): boolean {
  const reached = new Set<number>();
  for (let node = 0; node < nodes; node++) if (kinds[node] === SOURCE && !((taken >> node) & 1)) reached.add(node);
  for (const node of reached) {
    if (kinds[node] === SINK) return false;
    for (const other of neighbour.subarray(first[node], first[node + 1])) {
      if (!((taken >> other) & 1)) reached.add(other);
    }
  }
  return true;
}

const bitsOf = (nodes: readonly number[]): number => nodes.reduce((bits, node) => bits | (1 << node), 0);

test('a separator has the fewest nodes of all that separate, and lies between its sides', () => {
  const random = seededRandom(11);
  const flow = new SeparatorFlow(16);
  for (let run = 0; run < 1000; run++) {
    const { part, kinds, along } = randomPart(random);
    const subsets = Array.from({ length: 1 << part.nodes }, (_, bits) => bits);
    const separating = subsets.filter((bits) => isSeparated(part, kinds, bits));
    const fewest = Math.min(...separating.map((bits) => [...bits.toString(2)].filter((bit) => bit === '1').length));
    assert.equal(flow.run(part, kinds, along, fewest - 1), undefined, `run ${run}`);
    assert.equal(flow.run(part, kinds, along, Infinity), fewest, `run ${run}`);
    for (const end of [SOURCE, SINK] as const) {
      const sides = new Uint8Array(part.nodes);
      const near = flow.split(part, kinds, end, sides);
      const separator = [...sides.keys()].filter((node) => sides[node] === SEPARATOR);
      assert.equal(separator.length, fewest, `run ${run}`);
      assert.ok(isSeparated(part, kinds, bitsOf(separator)), `run ${run}`);
      assert.equal(near, sides.filter((side) => side === NEAR).length);
    }
  }
});
