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
 * hierarchy is kept, with copies beside their junction; edges and their pieces do not change, nor does what refers to
 * them. Slow: as long as importing the roads of cars, without the order.
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

/** Ranks for nodes of the new graph, by those of the junctions in the old one, which come first in both. */
function orderLike(graph: Graph, before: Graph, rank: Uint32Array): Uint32Array {
  const { nodes, arcs, edges } = graph;
  const junctionOf = (node: number): number => {
    const arc = nodes.arcs[node];
    if (arc === nodes.arcs[node + 1]) return Math.min(node, before.nodes.rows - 1);
    return arcs.tail[(arcs.isBackward[arc] === 1 ? edges.backwardArc : edges.forwardArc)[arcs.edge[arc]]];
  };
  const given = Uint32Array.from(nodes.at, (_, node) => rank[junctionOf(node)]);
  const sorted = Uint32Array.from(nodes.at.keys()).sort((a, b) => given[a] - given[b] || a - b);
  const order = new Uint32Array(nodes.rows);
  sorted.forEach((node, place) => (order[node] = place));
  return order;
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
