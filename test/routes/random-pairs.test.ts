import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { Heap } from '../../src/kernel/heap.ts';
import { Interner } from '../../src/kernel/text.ts';
import { silent } from '../../src/kernel/progress.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import { costsOf } from '../../src/routing/ask/costs.ts';
import { finderOver, newScratch, type Way } from '../../src/routing/ask/finder.ts';
import { openRoads } from '../../src/routing/compile/compile-all.ts';
import { compileGraph } from '../../src/routing/compile/compile.ts';
import type { Source } from '../../src/routing/compile/uses.ts';
import { profiles, type Graph, type Profile } from '../../src/routing/graph.ts';
import { FAR, UNREACHABLE, type ArcCosts, type Entry } from '../../src/routing/hierarchy/arcs.ts';
import { buildHierarchy } from '../../src/routing/hierarchy/build.ts';
import { customise } from '../../src/routing/hierarchy/customise.ts';
import { orderNodes } from '../../src/routing/hierarchy/order.ts';
import { arcGraphOf } from '../../src/routing/index-roads.ts';
import { scanFiles } from '../../src/workers/scan.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import { replayOf } from './replay.ts';

/** 100 random starts and 100 random ends: 10,000 pairs for each profile of each map. */
const PLACES = 100;

const folder = process.env.GEOKOD_EXTRACTS;
const files = folder ? globSync('*.osm.pbf', { cwd: folder }).sort() : [];

for (const file of [undefined, ...files]) {
  describe(`10,000 random pairs of ${file ?? 'the demonstration country'}`, async () => {
    const source = file ? await readMap(join(folder ?? '', file)) : await readDemo();
    for (const profile of profiles) {
      test(`cost a ${profile} as much as in the plain algorithm, in the matrix too, and obey every sign`, () => {
        checkPairs(profile, source);
      });
    }
  });
}

async function readMap(path: string): Promise<Source> {
  const { network, text } = assemble(await scanFiles([path], { workers: 1, progress: silent }), {}, silent);
  return openRoads(network, text, () => ({ country: 'RU', isUrban: true }), new Interner());
}

async function readDemo(): Promise<Source> {
  const tables = await demoAtlas();
  return openRoads(tables, tables, () => ({ country: 'RU', isUrban: true }), new Interner());
}

function checkPairs(profile: Profile, source: Source): void {
  const { graph } = compileGraph(profile, source);
  const arcs = arcGraphOf(source.network, graph);
  const costs = costsOf(graph, graph.edgePieces);
  const hierarchy = buildHierarchy(arcs, orderNodes(arcs));
  const finder = finderOver(newScratch(hierarchy), customise(hierarchy, costs.weight, ...costs.carried));
  const random = seededRandom(17);
  const anywhere = (): Entry[] => [{ node: Math.floor(random() * graph.nodes.rows), weight: 0, carried: [0, 0, 0] }];
  const [from, to] = [0, 1].map(() => Array.from({ length: PLACES }, anywhere));
  const asked = finder.beginTable();
  const table = asked.join(from.map((one) => asked.addStart(one)), to.map((one) => asked.addEnd(one)));
  const replay = replayOf(profile, source, graph);
  let [found, turns] = [0, 0];
  from.forEach((start, row) => {
    const least = plainly(graph, costs, start[0].node);
    to.forEach((end, column) => {
      const cell = row * PLACES + column;
      const label = `from ${start[0].node} to ${end[0].node}`;
      const truth = least[end[0].node];
      const way = finder.find(start, end);
      assert.equal(way?.weight ?? UNREACHABLE, truth, label);
      assert.equal(table.weight[cell], truth, label);
      if (!way) return;
      found++;
      assert.deepEqual(table.carried.map((values) => values[cell]), way.carried, label);
      assert.deepEqual(alongArcs(way, costs), [way.weight, ...way.carried], label);
      turns += replay(way.arcs, label);
    });
  });
  assert.ok(found > 2000, `${found} pairs have a way`);
  assert.ok(turns > found, `${turns} turns were looked at`);
}

/** The sums over the arcs of a route; each arc must begin where the one before ends. */
function alongArcs({ arcs }: Way, { weight, carried }: ArcCosts): number[] {
  const sums = [weight, ...carried].map((column) => Array.from(arcs).reduce((sum, arc) => sum + column[arc], 0));
  return sums;
}

/** The costs from one node to each other, by Dijkstra's algorithm. */
function plainly({ nodes, arcs }: Graph, { weight }: ArcCosts, from: number): Uint32Array {
  const least = new Uint32Array(nodes.rows).fill(UNREACHABLE);
  const queue = new Heap<{ node: number; cost: number }>((a, b) => a.cost < b.cost);
  least[from] = 0;
  queue.push({ node: from, cost: 0 });
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next.cost > least[next.node]) continue;
    for (let arc = nodes.arcs[next.node]; arc < nodes.arcs[next.node + 1]; arc++) {
      const cost = next.cost + weight[arc];
      if (weight[arc] >= FAR || cost >= least[arcs.head[arc]]) continue;
      least[arcs.head[arc]] = cost;
      queue.push({ node: arcs.head[arc], cost });
    }
  }
  return least;
}
