import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../kernel/random.ts';
import { LEADS_IN, LEADS_OUT, MAIN, openMainNodes, type RoadGraph } from './main-nodes.ts';

const LARGE_DECIMETERS = 500_000;

/** Nodes with a few arcs to random others, by tail; some arcs are as long as a main part. */
function randomRoads(random: () => number): RoadGraph {
  const rows = 2 + Math.floor(random() * 12);
  const ends = Array.from({ length: rows }, () =>
    Array.from({ length: Math.floor(random() * 3) }, () => Math.floor(random() * rows)));
  const firstArc = Uint32Array.from({ length: rows + 1 }, (_, node) => ends.slice(0, node).flat().length);
  const head = Uint32Array.from(ends.flat());
  return {
    nodes: { rows, arcs: firstArc },
    arcs: {
      rows: head.length, head,
      tail: Uint32Array.from(ends.flatMap((heads, node) => heads.map(() => node))),
      lengthDecimeters: head.map(() => (random() < 0.1 ? LARGE_DECIMETERS : 1 + Math.floor(random() * 100))),
    },
  };
}

/** The slow twin: from which nodes which are reached, pair by pair. */
function slowBits({ nodes, arcs }: RoadGraph, isOpen: Uint8Array): number[] {
  const all = Array.from({ length: nodes.rows }, (_, node) => node);
  const reach = all.map((from) => {
    const found = new Set([from]);
    for (const node of found) {
      for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
        if (isOpen[arc] === 1) found.add(arcs.head[arc]);
      }
    }
    return found;
  });
  const sizes = all.map((node) => {
    const isOwn = (other: number): boolean => reach[node].has(other) && reach[other].has(node);
    return arcs.lengthDecimeters.reduce((sum, length, arc) =>
      (isOpen[arc] === 1 && isOwn(arcs.tail[arc]) && isOwn(arcs.head[arc]) ? sum + length : sum), 0);
  });
  const large = Math.min(LARGE_DECIMETERS, Math.max(...sizes) / 2);
  const isMain = sizes.map((size) => size > 0 && size >= large);
  return all.map((node) => {
    const leadsOut = all.some((to) => isMain[to] && reach[node].has(to));
    const leadsIn = all.some((from) => isMain[from] && reach[from].has(node));
    return (isMain[node] ? MAIN : 0) | (leadsOut ? LEADS_OUT : 0) | (leadsIn ? LEADS_IN : 0);
  });
}

test('nodes lead to and from main roads as pairs of nodes do, whatever is steady and whatever is open', () => {
  const random = seededRandom(7);
  for (let run = 0; run < 2000; run++) {
    const roads = randomRoads(random);
    const some = (share: number): Uint8Array => roads.arcs.head.reduce((bits, _, arc) =>
      bits.fill(random() < share ? 1 : 0, arc, arc + 1), new Uint8Array(roads.arcs.rows));
    const isUsed = some(0.9);
    const isSteady = some(random()).map((steady, arc) => steady & isUsed[arc]);
    const bitsAt = openMainNodes(roads, isUsed, isSteady);
    for (let time = 0; time < 3; time++) {
      const isOpen = some(0.6).map((open, arc) => open | isSteady[arc]);
      const { group, ofGroup } = bitsAt(isOpen);
      const found = Array.from(group, (one) => ofGroup[one]);
      assert.deepEqual(found, slowBits(roads, isOpen.map((open, arc) => open & isUsed[arc])), `run ${run}`);
    }
  }
});
