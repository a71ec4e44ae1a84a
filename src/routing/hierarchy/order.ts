import { METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import type { ArcGraph } from './arcs.ts';
import { dissect } from './dissect.ts';
import { placesOf, simplify } from './simple-graph.ts';
import { thin } from './thin.ts';

/**
 * The rank of each node, by nested dissection: what separates a graph in two ranks above both parts, and so on down.
 * The same graph gives the same ranks. Copies of a junction, which stand in one place, are consecutive.
 *
 * Only shape and places count, not costs: the order holds for every metric. `progress` gets the share done, from 0 to
 * 1.
 */
export function orderNodes(graph: ArcGraph, progress: (share: number) => void = () => {}): Uint32Array {
  const nodes = graph.lat.length;
  const { placeOf, places } = placesOf(graph);
  const { taken, core, coreNode } = thin(simplify(graph, placeOf, places));
  const nodeAt = firstNodes(placeOf, places);
  const x = new Float64Array(core.nodes);
  const y = new Float64Array(core.nodes);
  const widest = metersPerLonUnit(middle(graph.lat));
  for (let number = 0; number < core.nodes; number++) {
    const node = nodeAt[coreNode[number]];
    x[number] = graph.lon[node] * widest;
    y[number] = graph.lat[node] * METERS_PER_UNIT;
  }
  const coreOrder = dissect(core, { x, y }, progress);
  const rankOfPlace = new Uint32Array(places);
  taken.forEach((place, rank) => (rankOfPlace[place] = rank));
  coreOrder.forEach((number, rank) => (rankOfPlace[coreNode[number]] = taken.length + rank));
  progress(1);
  return ranksOfNodes(placeOf, rankOfPlace, nodes);
}

function firstNodes(placeOf: Uint32Array, places: number): Uint32Array {
  const nodeAt = new Uint32Array(places);
  for (let node = placeOf.length - 1; node >= 0; node--) nodeAt[placeOf[node]] = node;
  return nodeAt;
}

function middle(lat: Int32Array): number {
  let [min, max] = [0, 0];
  for (let node = 0; node < lat.length; node++) {
    if (node === 0 || lat[node] < min) min = lat[node];
    if (node === 0 || lat[node] > max) max = lat[node];
  }
  return Math.round((min + max) / 2);
}

/** Nodes of one place are consecutive, in the order of their numbers. */
function ranksOfNodes(placeOf: Uint32Array, rankOfPlace: Uint32Array, nodes: number): Uint32Array {
  const next = new Uint32Array(rankOfPlace.length + 1);
  for (let node = 0; node < nodes; node++) next[rankOfPlace[placeOf[node]] + 1]++;
  for (let rank = 1; rank < next.length; rank++) next[rank] += next[rank - 1];
  return placeOf.map((place) => next[rankOfPlace[place]]++);
}
