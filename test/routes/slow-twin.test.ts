import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/kernel/random.ts';
import { compileGraph } from '../../src/routing/compile/compile.ts';
import { openDijkstra } from '../../src/routing/dijkstra.ts';
import { arcsOf, freeNodesAt } from './ask.ts';
import { randomTown } from './random-town.ts';
import { openTwin } from './slow-twin.ts';

const entriesAt = (nodes: readonly number[]) => nodes.map((node) => ({ node, weight: 0, carried: [0, 0] }));

for (const profile of ['car', 'bike', 'walk'] as const) {
  test(`the graph for a ${profile} agrees with the roads of random towns`, () => {
    let asked = 0;
    for (let seed = 1; seed <= 60; seed++) {
      // In some towns junctions are so close that they share lights.
      const { town, rules } = randomTown(seed, 4, undefined, true, seed % 3 === 0 ? 0.12 : 1);
      const { graph } = compileGraph(profile, town.source, { isTurningFree: true, farthestCentiseconds: Infinity });
      const twin = openTwin(profile, town.source, profile === 'walk' ? [] : rules);
      const { graph: arcs, costs } = arcsOf(graph, town);
      const engine = openDijkstra(arcs, costs);
      const random = seededRandom(seed);
      const roadNodes = [...new Set(graph.nodes.at)];
      for (let i = 0; i < 12 && roadNodes.length > 1; i++) {
        const [from, to] = [0, 0].map(() => roadNodes[Math.floor(random() * roadNodes.length)]);
        const all = [...graph.nodes.at.keys()].filter((node) => graph.nodes.at[node] === to);
        const way = engine.find(entriesAt(freeNodesAt(graph, from)), entriesAt(all));
        const found = way && { weight: way.weight, decimeters: way.carried[0], centiseconds: way.carried[1] };
        assert.deepEqual(found, twin.find(from, to), `seed ${seed}, ${from} to ${to}`);
        asked++;
      }
    }
    assert.ok(asked > 500);
  });
}
