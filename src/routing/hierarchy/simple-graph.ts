import type { ArcGraph } from './arcs.ts';

/** Which nodes are adjacent: each pair once from either side, no loops. */
export interface SimpleGraph {
  readonly nodes: number;
  /** One more value than nodes. */
  readonly first: Uint32Array;
  readonly neighbour: Uint32Array;
}

/** More nodes than this in one place are not copies of a junction. */
const MOST_COPIES = 32;

/**
 * Numbers the places of nodes: copies of one junction are in one place and count as one node for the order. Returns the
 * place of each node; places are numbered by their first node.
 */
export function placesOf({ lat, lon }: Pick<ArcGraph, 'lat' | 'lon'>): { placeOf: Uint32Array; places: number } {
  const nodes = lat.length;
  const placeOf = new Uint32Array(nodes);
  const bits = Math.max(4, 33 - Math.clz32(nodes));
  const slots = new Int32Array(2 ** bits).fill(-1);
  const copies = new Uint8Array(nodes);
  let places = 0;
  for (let node = 0; node < nodes; node++) {
    let slot = (Math.imul(lat[node], 0x9e3779b1) ^ Math.imul(lon[node], 0x85ebca6b)) >>> 0;
    slot = (Math.imul(slot ^ (slot >>> 15), 0x2c1b3c6d) >>> 0) >>> (32 - bits);
    let other = slots[slot];
    while (other >= 0 && (lat[other] !== lat[node] || lon[other] !== lon[node])) {
      slot = (slot + 1) & (slots.length - 1);
      other = slots[slot];
    }
    if (other < 0 || copies[other] === MOST_COPIES) {
      slots[slot] = node;
      placeOf[node] = places++;
      copies[node] = 1;
    } else {
      placeOf[node] = placeOf[other];
      copies[other]++;
    }
  }
  return { placeOf, places };
}

/** Joins the places of nodes connected by an arc in either direction. */
export function simplify({ firstArc, head }: ArcGraph, placeOf: Uint32Array, places: number): SimpleGraph {
  const nodes = firstArc.length - 1;
  const first = new Uint32Array(places + 1);
  const eachPair = (visit: (a: number, b: number) => void): void => {
    for (let node = 0; node < nodes; node++) {
      const tail = placeOf[node];
      for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
        const other = placeOf[head[arc]];
        if (other !== tail) visit(tail, other);
      }
    }
  };
  eachPair((a, b) => {
    first[a + 1]++;
    first[b + 1]++;
  });
  for (let place = 0; place < places; place++) first[place + 1] += first[place];
  const next = first.slice(0, places);
  const neighbour = new Uint32Array(first[places]);
  eachPair((a, b) => {
    neighbour[next[a]++] = b;
    neighbour[next[b]++] = a;
  });
  return withoutRepeats({ nodes: places, first, neighbour });
}

/** In place: keeps each neighbour once, in ascending order. */
function withoutRepeats({ nodes, first, neighbour }: SimpleGraph): SimpleGraph {
  let kept = 0;
  let start = 0;
  for (let node = 0; node < nodes; node++) {
    const end = first[node + 1];
    const run = neighbour.subarray(start, end);
    if (run.length > 1) run.sort();
    first[node] = kept;
    for (let at = start; at < end; at++) {
      if (at > start && neighbour[at] === neighbour[at - 1] && kept > first[node]) continue;
      neighbour[kept++] = neighbour[at];
    }
    start = end;
  }
  first[nodes] = kept;
  return { nodes, first, neighbour: neighbour.slice(0, kept) };
}
