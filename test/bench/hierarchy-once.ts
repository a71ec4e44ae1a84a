import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Entry } from '../../src/routing/hierarchy/arcs.ts';
import { buildHierarchy } from '../../src/routing/hierarchy/build.ts';
import { customise } from '../../src/routing/hierarchy/customise.ts';
import { Matrix } from '../../src/routing/hierarchy/matrix.ts';
import { orderNodes } from '../../src/routing/hierarchy/order.ts';
import { Search } from '../../src/routing/hierarchy/query.ts';
import type { Hierarchy } from '../../src/routing/hierarchy/tables.ts';
import type { City } from './city-graph.ts';
import { lines, often, once, peakMib, whole } from './figure-lines.ts';

/** Measures a graph in a process of its own, so that its memory can be determined, and prints the figures. */
const { name, graph, costs } = deserialize(readFileSync(process.argv[2])) as City;
const nodes = graph.lat.length;
lines.push(`${whole(nodes)} nodes, ${whole(graph.head.length)} arcs, ${peakMib()} to begin with`);

function shapeOf({ nodes, links }: Hierarchy): string {
  const depth = new Uint32Array(nodes.rows);
  const reached = new Float64Array(nodes.rows);
  let [highest, depths, reachedByAll, triangles] = [0, 0, 0, 0];
  for (let row = nodes.rows - 1; row >= 0; row--) {
    const above = nodes.parent[row];
    const isRoot = above >= nodes.rows;
    const own = nodes.up[row + 1] - nodes.up[row];
    depth[row] = isRoot ? 1 : depth[above] + 1;
    reached[row] = own + (isRoot ? 0 : reached[above]);
    highest = Math.max(highest, depth[row]);
    depths += depth[row];
    reachedByAll += reached[row];
    triangles += (own * (own - 1)) / 2;
  }
  return `${whole(links.rows)} links, ${whole(triangles)} triangles; tree: highest ${highest}, ` +
    `mean ${whole(depths / nodes.rows)}; links above a node: mean ${whole(reachedByAll / nodes.rows)}`;
}

/** The size of all buffers in a value that were not counted before. */
const megabytes = (holder: unknown): string => {
  const bytesIn = (value: unknown): number => {
    if (ArrayBuffer.isView(value)) {
      const isNew = !held.has(value.buffer);
      held.add(value.buffer);
      return isNew ? value.buffer.byteLength : 0;
    }
    if (typeof value !== 'object' || value === null) return 0;
    return Object.values(value).reduce((sum: number, part) => sum + bytesIn(part), 0);
  };
  return `${(bytesIn(holder) / 1e6).toFixed(1)} MB`;
};
const held = new Set<ArrayBufferLike>();

const order = once('order', () => orderNodes(graph));
const hierarchy = once('links', () => buildHierarchy(graph, order));
lines.push(shapeOf(hierarchy));
const metric = once('customise, for the first time', () => customise(hierarchy, costs.weight, ...costs.carried));
often('customise with lengths', 5, 2, () => customise(hierarchy, costs.weight, ...costs.carried));
often('customise without', 5, 2, () => customise(hierarchy, costs.weight));
const random = seededRandom(3);
const somewhere = (): Entry[] => [{ node: Math.floor(random() * nodes), weight: 0, carried: [0] }];
const points = Array.from({ length: 20_000 }, somewhere);
const pointsFrom = (call: number, count: number): Entry[][] =>
  Array.from({ length: count }, (_, i) => points[(call * 977 + i) % points.length]);
const search = new Search(hierarchy);
const pair = (call: number) => [points[(2 * call) % points.length], points[(2 * call + 1) % points.length]] as const;
const calls = nodes > 200_000 ? 3000 : 10_000;
let arcs = 0;
often('costs of a way', calls, 2000, (call) => search.measure(metric, ...pair(call)));
often('a way with its arcs', calls / 2, 1000, (call) => (arcs += search.find(metric, ...pair(call))?.arcs.length ?? 0));
lines.push(`    of ${whole(arcs / (calls / 2 + 1000))} arcs`);
const matrix = new Matrix(hierarchy);
const askMatrix = (from: readonly Entry[][], to: readonly Entry[][]): unknown => {
  matrix.begin(metric);
  return matrix.join(from.map((one) => matrix.addStart(one)), to.map((one) => matrix.addEnd(one)));
};
for (const [from, to, times] of [[100, 100, 31], [25, 400, 15], [1, 100, 50]] as const) {
  often(`${from} x ${to} with lengths`, times, 5,
    (call) => askMatrix(pointsFrom(call, from), pointsFrom(call + 1, to)));
}
lines.push(`bytes: hierarchy ${megabytes(hierarchy)}, metric ${megabytes([metric.up, metric.down])}, ` +
  `costs of arcs ${megabytes(costs)}, a search ${megabytes(search)}, a matrix ${megabytes(matrix)}`);
console.log(JSON.stringify({ name, lines }));
