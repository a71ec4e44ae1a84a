import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { UNREACHABLE, type ArcCosts, type Entry } from './arcs.ts';
import { buildHierarchy } from './build.ts';
import { customise } from './customise.ts';
import {
  costsFrom, costsTo, entry, gridTown, shuffled, townOf, towns, type Road, type Town,
} from './hierarchy.test-data.ts';
import { Matrix } from './matrix.ts';
import { orderNodes } from './order.ts';
import { Search, type Way } from './query.ts';
import { recustomise } from './recustomise.ts';

const runs = { seed: 5, numRuns: 400 };

const prepare = ({ graph, costs }: Town, order = orderNodes(graph)) => {
  const hierarchy = buildHierarchy(graph, order);
  return { hierarchy, metric: customise(hierarchy, costs.weight, ...costs.carried) };
};

const costsOf = (way: Pick<Way, 'weight' | 'carried'> | undefined) => way && [way.weight, ...way.carried];

/** A way is what it says: arcs that follow each other from an entry to an entry, and their sums. */
function checkWay({ graph, costs }: Town, way: Way, from: readonly Entry[], to: readonly Entry[]): void {
  const [start, end] = [from[way.fromEntry], to[way.toEntry]];
  const sums = [start, end].reduce(
    (sum, { weight, carried }) => sum.map((value, index) => value + [weight, ...carried][index]), [0, ...costs.carried.map(() => 0)],
  );
  let at = start.node;
  for (const arc of way.arcs) {
    assert.ok(arc >= graph.firstArc[at] && arc < graph.firstArc[at + 1], `arc ${arc} does not begin at ${at}`);
    at = graph.head[arc];
    [costs.weight, ...costs.carried].forEach((column, index) => (sums[index] += column[arc]));
  }
  assert.equal(at, end.node);
  assert.deepEqual([way.weight, ...way.carried], sums);
}

function checkPairs(town: Town, from: readonly Entry[][], to: readonly Entry[][], order?: Uint32Array): void {
  const { hierarchy, metric } = prepare(town, order);
  const search = new Search(hierarchy, metric.columns);
  const cells = new Matrix(hierarchy, metric.columns).ask(metric, from, to);
  from.forEach((start, i) => {
    const truth = costsFrom(town.graph, town.costs, start);
    to.forEach((end, j) => {
      const expected = costsTo(truth, end);
      const way = search.find(metric, start, end);
      assert.deepEqual(costsOf(way), expected);
      assert.deepEqual(costsOf(search.measure(metric, start, end)), expected);
      if (way) checkWay(town, way, start, end);
      const cell = [cells.weight, ...cells.carried].map((column) => column[i * to.length + j]);
      assert.deepEqual(cell, expected ?? cell.map(() => UNREACHABLE));
    });
  });
}

describe('in any graph', () => {
  test('ways and matrices are those of Dijkstra, and their arcs lead there', () => {
    fc.assert(fc.property(towns, ({ town, from, to }) => checkPairs(town, from, to)), runs);
  });

  test('so they are with any order of the nodes', () => {
    fc.assert(
      fc.property(towns, ({ town, from, to, seed }) => {
        checkPairs(town, from, to, shuffled(town.graph.lat.length, seed));
      }), runs);
  });

  test('so they are from few to many, and from many to few', () => {
    fc.assert(
      fc.property(towns, ({ town, from, to }) => {
        const many = Array.from({ length: 40 }, (_, i) => to[i % to.length]);
        checkPairs(town, from.slice(0, 2), many);
        checkPairs(town, many, from.slice(0, 2));
      }), { ...runs, numRuns: 100 });
  });

  test('after some arcs changed, the metric is the one that would be made anew', () => {
    fc.assert(
      fc.property(towns, fc.array(fc.tuple(fc.nat(), fc.constantFrom(1, 2, 7, 1000, UNREACHABLE)), { maxLength: 5 }),
        ({ town: { graph, costs }, seed }, changes) => {
          const hierarchy = buildHierarchy(graph, shuffled(graph.lat.length, seed));
          const before = customise(hierarchy, costs.weight, ...costs.carried);
          const kept = structuredClone({ up: [...before.up.weight], down: [...before.down.weight] });
          const next: ArcCosts = { weight: costs.weight.slice(), carried: costs.carried.map((column) => column.slice()) };
          const changed = graph.head.length === 0 ? [] : changes.map(([at]) => at % graph.head.length);
          changed.forEach((arc, index) => {
            next.weight[arc] = changes[index][1];
            for (const column of next.carried) column[arc] = changes[index][1] % 5;
          });
          const after = recustomise(hierarchy, before, next, changed);
          const anew = customise(hierarchy, next.weight, ...next.carried);
          assert.deepEqual([after.up, after.down], [anew.up, anew.down]);
          assert.deepEqual({ up: [...before.up.weight], down: [...before.down.weight] }, kept);
        }), runs);
  });

  test('every meeting on the way up stands for a way of its own costs, and the best is the best way', () => {
    fc.assert(
      fc.property(towns, ({ town, from: [from], to: [to] }) => {
        const { hierarchy, metric } = prepare(town);
        const search = new Search(hierarchy, metric.columns);
        const best = search.measure(metric, from, to);
        const meetings = search.listMeetings(metric, from, to, Infinity);
        assert.equal(meetings[0]?.weight, best?.weight);
        for (const meeting of meetings) {
          const way = search.wayVia(metric, from, to, meeting);
          assert.deepEqual(costsOf(way), costsOf(meeting));
          checkWay(town, way, from, to);
        }
        const bound = best && best.weight * 1.4;
        const near = search.listMeetings(metric, from, to, bound ?? 0);
        assert.deepEqual(near, meetings.filter(({ weight }) => weight <= (bound ?? 0)));
      }), { ...runs, numRuns: 200 });
  });
});

const both = (a: number, b: number, weight: number): Road[] => [[a, b, weight, weight], [b, a, weight, weight]];
const LONG = 100_000;
const line = (weight: number): Road[] => Array.from({ length: LONG - 1 }, (_, i) => both(i, i + 1, weight)).flat();
const spread = (node: number): [number, number] => [(node % 317) * 1000, Math.floor(node / 317) * 1000];

describe('shapes that break careless code', () => {
  const shapes: readonly (readonly [string, Town, number])[] = [
    ['a path of 100,000 nodes', townOf(LONG, line(3), 1, (node) => [0, node * 100]), 40],
    ['the same path, all in one place', townOf(LONG, line(3), 1), 400],
    ['a star of 100,000 nodes', townOf(LONG, Array.from({ length: LONG - 1 }, (_, i) => both(0, i + 1, i + 1)).flat(), 1, spread), 3],
    ['a tree of 100,000 nodes',
      townOf(LONG, Array.from({ length: LONG - 1 }, (_, i) => both(i + 1, i >> 1, 1 + (i % 7))).flat(), 1, spread), 60],
    ['a ladder of 50,000 rungs',
      townOf(LONG, [
        ...Array.from({ length: LONG - 2 }, (_, i) => both(i, i + 2, 2)).flat(),
        ...Array.from({ length: LONG / 2 }, (_, i) => both(2 * i, 2 * i + 1, 1)).flat(),
      ], 1, (node) => [(node & 1) * 500, (node >> 1) * 500]), 80],
    ['a wheel of 20,000 spokes',
      townOf(20_001, Array.from({ length: 20_000 }, (_, i) => [
        ...both(i, (i + 1) % 20_000, 1), ...both(i, 20_000, 50),
      ]).flat(), 1, (node) => [Math.round(1e6 * Math.sin(node / 3183)), Math.round(1e6 * Math.cos(node / 3183))]), 60],
    ['everybody knows everybody',
      townOf(120, Array.from({ length: 120 * 120 }, (_, i): Road => [i % 120, Math.floor(i / 120), 1 + (i * 7919) % 1000, i % 3]), 1,
        spread), 120],
    ['a broken grid', gridTown(60, 9, { missing: 0.25 }), 240],
    ['a grid of equal blocks', gridTown(40, 9, { most: 1, missing: 0 }), 160],
    ['nobody', townOf(0, [], 1), 0],
  ];
  for (const [name, town, mostAncestors] of shapes) {
    test(name, () => {
      const { hierarchy } = prepare(town);
      const depth = new Uint32Array(hierarchy.nodes.rows + 1);
      for (let row = hierarchy.nodes.rows - 1; row >= 0; row--) {
        const above = hierarchy.nodes.parent[row];
        depth[row] = above < hierarchy.nodes.rows ? depth[above] + 1 : 1;
      }
      assert.ok(depth.reduce((a, b) => Math.max(a, b)) <= mostAncestors, `height ${depth.reduce((a, b) => Math.max(a, b))}`);
      const some = [...shuffled(hierarchy.nodes.rows, 3).slice(0, 5)].map((node) => [entry(node, 1)]);
      checkPairs(town, some, some);
    });
  }

  test('a path whose weights come near the end of numbers ends at it, in every answer alike', () => {
    const town = townOf(9, Array.from({ length: 8 }, (_, i) => both(i, i + 1, 2 ** 29 + i)).flat(), 1);
    const all = Array.from({ length: 9 }, (_, node) => [entry(node, 1)]);
    checkPairs(town, all, all);
    const { hierarchy, metric } = prepare(town);
    const search = new Search(hierarchy, 1);
    assert.equal(search.find(metric, all[0], all[3])?.weight, 3 * 2 ** 29 + 3);
    assert.equal(search.find(metric, all[0], all[4]), undefined);
  });

  test('the order of a graph is the same each time, and tells how far it is', () => {
    const { graph } = gridTown(50, 4);
    const told: number[] = [];
    const order = orderNodes(graph, (share) => told.push(share));
    assert.deepEqual(orderNodes(graph), order);
    assert.deepEqual([...order].sort((a, b) => a - b), [...order.keys()]);
    assert.deepEqual(told, [...told].sort((a, b) => a - b));
    assert.equal(told.at(-1), 1);
  });

  test('copies of a junction follow each other in the order', () => {
    const town = townOf(6, [[0, 2, 1], [1, 3, 1], [2, 4, 1], [3, 5, 1], [4, 0, 1]], 0, (node) => [0, (node >> 1) * 100]);
    const order = orderNodes(town.graph);
    for (const node of [0, 2, 4]) assert.equal(Math.abs(order[node] - order[node + 1]), 1);
  });
});
