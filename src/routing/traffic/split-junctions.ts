import { NONE } from '../../kernel/columns.ts';
import { Interner, TextReader } from '../../kernel/text.ts';
import { compileGraph } from '../compile/compile.ts';
import { openRoads } from '../compile/compile-all.ts';
import type { Source } from '../compile/uses.ts';
import { graphOf, namedTables, type Graph } from '../graph.ts';
import { buildHierarchy } from '../hierarchy/build.ts';
import { hierarchyOf, namedHierarchy } from '../hierarchy/tables.ts';
import { arcGraphOf } from '../index-roads.ts';
import type { RoutingTables } from '../open.ts';
import type { TurnDelays } from './speeds.ts';
import { turnArcs } from './turn-arcs.ts';

/**
 * Recompiles the graph of cars so that it remembers the approach at the junctions of these turns. The order of the old
 * hierarchy is kept: new copies follow the node that stood for them. Edges and their pieces do not change, nor does
 * what refers to them. Slow: as long as importing the roads of cars, without the order.
 */
export function splitJunctions(tables: RoutingTables, turns: TurnDelays): RoutingTables {
  const before = graphOf(tables, 'car');
  const { moves } = turnArcs(tables, before, turns);
  const { graph } = compileGraph('car', sourceOf(tables, before), { turns: moves.flat() });
  if (graph.edges.rows !== before.edges.rows || graph.edgePieces.rows !== before.edgePieces.rows) {
    throw new RangeError('The roads of cars were cut otherwise than before: these tables are of another version.');
  }
  const order = orderLike(graph, before, hierarchyOf(tables, 'car').ranks.rank);
  const hierarchy = buildHierarchy(arcGraphOf(tables, graph), order);
  return { ...tables, ...inSharedMemory({ ...namedTables(graph, 'car'), ...namedHierarchy(hierarchy, 'car') }) };
}

/** The source that the graph was compiled from. Its conditions are among the texts already. */
function sourceOf(tables: RoutingTables, { edgeConditions, turnConditions, gates }: Graph): Source {
  const text = new TextReader(tables);
  const { roadPlaces, wayTraffic } = tables;
  const places = Array.from(roadPlaces.country, (country, row) =>
    ({ country: text.string(country), isUrban: roadPlaces.isUrban[row] === 1 }));
  const known = new Map<string, number>();
  for (const { condition } of [edgeConditions, turnConditions, gates]) {
    for (const number of condition) if (number !== NONE) known.set(text.string(number), number);
  }
  return {
    ...openRoads(tables, tables, () => ({ country: '', isUrban: false }), new Interner()),
    placeOf: (way) => places[wayTraffic.place[way]],
    textNumber: (words) => {
      const number = known.get(words) ?? lastWith(text, tables.strings.rows, words);
      if (number === undefined) throw new RangeError(`The condition "${words}" is new: not of these tables.`);
      return number;
    },
  };
}

/** A sign that had no turn to forbid is in no table, but its text is among the last ones. */
function lastWith(text: TextReader, rows: number, words: string): number | undefined {
  for (let number = rows - 1; number >= 0; number--) if (text.string(number) === words) return number;
  return undefined;
}

/** Ranks for nodes of the new graph: each follows the node that stands for it in the old one. */
function orderLike(graph: Graph, before: Graph, rank: Uint32Array): Uint32Array {
  const given = Uint32Array.from(standInsFor(graph, before), (node) => rank[node]);
  const sorted = Uint32Array.from(given.keys()).sort((a, b) => given[a] - given[b] || a - b);
  const order = new Uint32Array(sorted.length);
  sorted.forEach((node, place) => (order[node] = place));
  return order;
}

/**
 * By node: the node of the old graph where the same moves end, as far as that one remembers them. Junctions have the
 * same numbers in both.
 */
function standInsFor({ nodes, arcs, edges }: Graph, before: Graph): Uint32Array {
  const standIn = new Uint32Array(nodes.rows).fill(NONE);
  const queue: number[] = [];
  const reach = (node: number, old: number): void => {
    if (standIn[node] !== NONE) return;
    standIn[node] = old;
    queue.push(node);
  };
  for (const free of [...edges.forwardArc, ...edges.backwardArc]) {
    if (free !== NONE) reach(arcs.tail[free], arcs.tail[free]);
  }
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const [first, end] = [standIn[node], standIn[node] + 1].map((row) => before.nodes.arcs[row]);
    for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
      for (let old = first; old < end; old++) {
        const isSame = before.arcs.edge[old] === arcs.edge[arc] && before.arcs.isBackward[old] === arcs.isBackward[arc];
        if (isSame) reach(arcs.head[arc], before.arcs.head[old]);
      }
    }
  }
  return standIn.map((old, node) => (old === NONE ? Math.min(node, before.nodes.rows - 1) : old));
}

type Columns = Readonly<Record<string, number | ArrayBufferView>>;

function inSharedMemory<T extends object>(tables: T): T {
  const share = (value: number | ArrayBufferView): unknown => {
    if (typeof value === 'number') return value;
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    const shared = new SharedArrayBuffer(bytes.length);
    new Uint8Array(shared).set(bytes);
    return new (value.constructor as new (buffer: SharedArrayBuffer) => ArrayBufferView)(shared);
  };
  return Object.fromEntries(Object.entries(tables as Record<string, Columns>).map(([name, columns]) => [
    name, Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, share(value)])),
  ])) as T;
}
