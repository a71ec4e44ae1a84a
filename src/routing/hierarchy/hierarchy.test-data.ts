import FlatQueue from 'flatqueue';
import fc from 'fast-check';
import { seededRandom } from '../../kernel/random.ts';
import { FAR, UNREACHABLE, type ArcCosts, type ArcGraph, type Entry } from './arcs.ts';

export interface Town {
  readonly graph: ArcGraph;
  readonly costs: ArcCosts;
}

/** From a tail to a head; its weight, and its carried values. */
export type Road = readonly [tail: number, head: number, weight: number, ...carried: number[]];

/** `roads` in any order; nodes are placed by `at`, by default all in one place. */
export function townOf(
  nodes: number, roads: readonly Road[], columns: number,
  at: (node: number) => readonly [number, number] = () => [0, 0],
): Town {
  const sorted = [...roads].sort((a, b) => a[0] - b[0]);
  const firstArc = new Uint32Array(nodes + 1);
  for (const [tail] of sorted) firstArc[tail + 1]++;
  for (let node = 0; node < nodes; node++) firstArc[node + 1] += firstArc[node];
  const column = (index: number): Uint32Array => Uint32Array.from(sorted, (road) => road[index]);
  const places = Array.from({ length: nodes }, (_, node) => at(node));
  return {
    graph: {
      firstArc,
      head: column(1),
      lat: Int32Array.from(places, ([lat]) => lat),
      lon: Int32Array.from(places, ([, lon]) => lon),
    },
    costs: { weight: column(2), carried: Array.from({ length: columns }, (_, index) => column(index + 3)) },
  };
}

/**
 * By node: the costs of the best route to it, weight first; undefined if there is none. The slow twin of every engine.
 */
export function costsFrom({ firstArc, head }: ArcGraph, { weight, carried }: ArcCosts, from: readonly Entry[]) {
  const best: (readonly number[] | undefined)[] = [];
  const queue = new FlatQueue();
  const offer = (node: number, costs: readonly number[]): void => {
    const known = best[node];
    if (costs[0] >= FAR || (known && compareCosts(known, costs) <= 0)) return;
    best[node] = costs;
    queue.push(node, costs[0]);
  };
  for (const { node, weight, carried } of from) offer(node, [weight, ...carried]);
  while (queue.length > 0) {
    const at = queue.peekValue() as number;
    const node = queue.pop() as number;
    const costs = best[node];
    if (!costs || costs[0] !== at) continue;
    for (let arc = firstArc[node]; arc < firstArc[node + 1]; arc++) {
      offer(head[arc], [costs[0] + weight[arc], ...carried.map((column, index) => costs[index + 1] + column[arc])]);
    }
  }
  return best;
}

/** The best of the routes to any of the entries. */
export function costsTo(best: readonly (readonly number[] | undefined)[], to: readonly Entry[]): number[] | undefined {
  const ways = to.flatMap(({ node, weight, carried }) => {
    const costs = best[node];
    const whole = costs && [weight, ...carried].map((value, index) => value + costs[index]);
    return whole && whole[0] < FAR ? [whole] : [];
  });
  return ways.sort(compareCosts)[0];
}

const compareCosts = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - b[index]).find((difference) => difference !== 0) ?? 0;

/** An entry at the node itself. */
export const entry = (node: number, columns: number, weight = 0): Entry =>
  ({ node, weight, carried: Array.from({ length: columns }, () => weight) });

/** A random order of that length. */
export function shuffled(length: number, seed: number): Uint32Array {
  const random = seededRandom(seed);
  const order = Uint32Array.from({ length }, (_, index) => index);
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** Small graphs of every sort: disconnected, with loops, parallel, closed and very long arcs, and many equal routes. */
export const towns = fc
  .record({
    nodes: fc.integer({ min: 1, max: 40 }),
    columns: fc.integer({ min: 0, max: 3 }),
    spread: fc.integer({ min: 1, max: 50 }),
  })
  .chain(({ nodes, columns, spread }) => {
    const node = fc.integer({ min: 0, max: nodes - 1 });
    const weight = fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 1, max: 6 }) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: FAR - 1 }) },
      { weight: 1, arbitrary: fc.constantFrom(FAR, FAR + 1, UNREACHABLE, FAR - 1) },
    );
    const carried = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: columns, maxLength: columns });
    const road = fc.tuple(node, node, weight, carried)
      .map(([tail, head, cost, values]): Road => [tail, head, cost, ...values]);
    const place = fc.tuple(fc.integer({ min: 0, max: spread }), fc.integer({ min: 0, max: spread }));
    const somewhere = fc.record({ node, weight: fc.integer({ min: 0, max: 9 }), carried });
    const entries = fc.array(somewhere, { minLength: 1, maxLength: 4 });
    return fc.record({
      columns: fc.constant(columns),
      town: fc.tuple(fc.array(road, { maxLength: 4 * nodes }), fc.array(place, { minLength: nodes, maxLength: nodes }))
        .map(([roads, places]) => townOf(nodes, roads, columns, (at) => places[at])),
      from: fc.array(entries, { minLength: 1, maxLength: 5 }),
      to: fc.array(entries, { minLength: 1, maxLength: 5 }),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    });
  });

/** Two-way streets in a square, some of them missing; each block weighs 1 to `most`. */
export function gridTown(side: number, seed: number, { most = 100, missing = 0.1 } = {}): Town {
  const random = seededRandom(seed);
  const roads: Road[] = [];
  const join = (a: number, b: number): void => {
    if (random() < missing) return;
    for (const [tail, head] of [[a, b], [b, a]]) {
      roads.push([tail, head, 1 + Math.floor(random() * most), 1 + Math.floor(random() * most)]);
    }
  };
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const node = row * side + column;
      if (column + 1 < side) join(node, node + 1);
      if (row + 1 < side) join(node, node + side);
    }
  }
  return townOf(side * side, roads, 1, (node) => [Math.floor(node / side) * 1000, (node % side) * 1000]);
}

/**
 * Two-way streets in rows and columns. Except in the column `bare`, a junction has copies that remember who came from
 * the west or from the east.
 */
export function townWithCopies(rows: number, columns: number, bare: number) {
  const copies = ['', 'from west', 'from east'];
  const places = Array.from({ length: rows * columns }, (_, place) => place);
  const names = copies.flatMap((copy) =>
    places.flatMap((place) => (copy === '' || place % columns !== bare ? [`${place} ${copy}`] : [])));
  const numbers = new Map(names.map((name, number) => [name, number]));
  const nodeAt = (place: number, copy: string): number => numbers.get(`${place} ${copy}`) ?? numbers.get(`${place} `)!;
  const roads = places.flatMap((place) => {
    const ways: [to: number, arrives: string][] = [];
    if (place % columns > 0) ways.push([place - 1, 'from east']);
    if (place % columns < columns - 1) ways.push([place + 1, 'from west']);
    if (place >= columns) ways.push([place - columns, '']);
    if (place < columns * (rows - 1)) ways.push([place + columns, '']);
    const back: Readonly<Record<string, number>> = { 'from west': place - 1, 'from east': place + 1 };
    return copies.filter((copy) => numbers.has(`${place} ${copy}`)).flatMap((copy) =>
      ways.filter(([to]) => to !== back[copy])
        .map(([to, arrives]): Road => [nodeAt(place, copy), nodeAt(to, arrives), 1]));
  });
  const placeOf = (node: number): number => Number.parseInt(names[node], 10);
  const columnOf = (node: number): number => placeOf(node) % columns;
  const { graph } = townOf(names.length, roads, 0, (node) =>
    [Math.floor(placeOf(node) / columns) * 1000, columnOf(node) * 1000]);
  return { graph, columnOf };
}
