import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { NONE, type Column } from '../../kernel/columns.ts';
import { UNREACHABLE, type Entry } from './arcs.ts';
import { buildHierarchy } from './build.ts';
import { customise } from './customise.ts';
import {
  costsFrom, costsTo, entry, gridTown, shuffled, townOf, towns, townWithCopies, type Road, type Town,
} from './hierarchy.test-data.ts';
import { Matrix } from './matrix.ts';
import { orderNodes } from './order.ts';
import { Search, type Way } from './query.ts';
import { thinned } from './thin-metric.ts';
import { hierarchyOf, hierarchySchemaOf, namedHierarchy, type Hierarchy } from './tables.ts';

const runs = { seed: 5, numRuns: 400 };

const prepare = ({ graph, costs }: Town, order = orderNodes(graph)) => {
  const hierarchy = buildHierarchy(graph, order);
  return { hierarchy, metric: customise(hierarchy, costs.weight, ...costs.carried) };
};

const costsOf = (way: Pick<Way, 'weight' | 'carried'> | undefined) => way && [way.weight, ...way.carried];

/** Checks that a route's arcs connect its entries and that its sums are right. */
function checkWay({ graph, costs }: Town, way: Way, from: readonly Entry[], to: readonly Entry[]): void {
  const [start, end] = [from[way.fromEntry], to[way.toEntry]];
  const sums = [start, end].reduce(
    (sum, { weight, carried }) => sum.map((value, index) => value + [weight, ...carried][index]),
    [0, ...costs.carried.map(() => 0)],
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
  checkMetric(town, { hierarchy, metric }, from, to);
  checkMetric(town, { hierarchy, metric: thinned(hierarchy, metric) }, from, to);
}

function checkMetric(
  town: Town, { hierarchy, metric }: ReturnType<typeof prepare>, from: readonly Entry[][], to: readonly Entry[][],
  matrix = new Matrix(hierarchy),
): void {
  const search = new Search(hierarchy);
  matrix.begin(metric);
  const cells = matrix.join(from.map((one) => matrix.addStart(one)), to.map((one) => matrix.addEnd(one)));
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
  test('paths and matrices equal those of Dijkstra, and the arcs of a path lead to its end', () => {
    fc.assert(fc.property(towns, ({ town, from, to }) => checkPairs(town, from, to)), runs);
  });

  test('paths and matrices are right for any order of the nodes', () => {
    fc.assert(
      fc.property(towns, ({ town, from, to, seed }) => {
        checkPairs(town, from, to, shuffled(town.graph.lat.length, seed));
      }), runs);
  });

  test('paths and matrices are right from few points to many, and from many to few', () => {
    fc.assert(
      fc.property(towns, ({ town, from, to }) => {
        const many = Array.from({ length: 130 }, (_, i) => to[i % to.length]);
        checkPairs(town, from.slice(0, 2), many);
        checkPairs(town, many, from.slice(0, 2));
      }), { ...runs, numRuns: 50 });
  });

  test('matrices are right from more points than one pass takes, to very many', () => {
    const town = gridTown(30, 8, { most: 3 });
    const few = Array.from({ length: 9 }, (_, i) => [entry(i * 83, 1), entry(i * 83 + 1, 1, 2)]);
    const many = Array.from({ length: 576 }, (_, i) => [entry(i, 1)]);
    checkPairs(town, few, many);
  });

  test('matrices are right where few paths weigh the same, between groups, pairs and single points', () => {
    const town = gridTown(40, 8, { most: 1e6 });
    const crowd = (first: number, count: number) => Array.from({ length: count }, (_, i) => [
      entry(first + i, 1, i), entry(first + ((i * 7) % 40), 1, i * 3),
    ]);
    checkPairs(town, [...crowd(0, 30), ...crowd(760, 23), ...crowd(1590, 2)], [...crowd(400, 17), ...crowd(1200, 40)]);
    checkPairs(town, crowd(820, 9), crowd(823, 1));
  });

  test('matrices are right with alternating metrics, as when traffic comes and goes', () => {
    const [calm, busy] = [gridTown(12, 8, { most: 1e6, missing: 0 }), gridTown(12, 9, { most: 1e6, missing: 0 })];
    const { hierarchy, metric } = prepare(calm);
    const metrics = [metric, customise(hierarchy, busy.costs.weight, ...busy.costs.carried)];
    const matrix = new Matrix(hierarchy);
    const points = Array.from({ length: 20 }, (_, i) => [entry(i * 7, 1)]);
    for (const turn of [0, 1, 1, 0]) {
      checkMetric([calm, busy][turn], { hierarchy, metric: metrics[turn] }, points, points, matrix);
    }
  });

  test('a point without access is unreachable, also among others', () => {
    const town = gridTown(9, 3);
    const points = [[entry(3, 1)], [], [entry(40, 1)], [entry(41, 1)], [entry(77, 1)], []];
    checkPairs(town, points, points);
  });

  test('every meeting on the way up stands for a path with its own costs, and the best for the best path', () => {
    fc.assert(
      fc.property(towns, ({ town, from: [from], to: [to] }) => {
        const { hierarchy, metric } = prepare(town);
        const search = new Search(hierarchy);
        const best = search.measure(metric, from, to);
        const meetings = search.listMeetings(metric, from, to, Infinity);
        assert.equal(meetings[0]?.weight, best?.weight);
        for (const meeting of meetings) {
          const way = search.wayVia(metric, meeting);
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
const spread = (node: number): [number, number] => [(node % 317) * 1000, Math.floor(node / 317) * 1000];
const roads = (count: number, road: (index: number) => Road[]): Road[] =>
  Array.from({ length: count }, (_, index) => road(index)).flat();
const line = roads(99_999, (i) => both(i, i + 1, 3));

/** A name, the town, and the most ancestors that a node may have. */
const shapes: readonly (readonly [string, () => Town, number])[] = [
  ['a path of 100,000 nodes', () => townOf(100_000, line, 1, (node) => [0, node * 100]), 40],
  ['a path of 20,000 nodes, all in one place', () => townOf(20_000, line.slice(0, 39_998), 1), 400],
  ['a star', () => townOf(50_001, roads(50_000, (i) => both(50_000, i, i + 1)), 1, spread), 3],
  ['a tree', () => townOf(30_000, roads(29_999, (i) => both(i + 1, i >> 1, 1 + (i % 7))), 1, spread), 60],
  [
    'a ladder of 5,000 rungs',
    () => townOf(10_000, [
      ...roads(9_998, (i) => both(i, i + 2, 2)), ...roads(5_000, (i) => both(2 * i, 2 * i + 1, 1)),
    ], 1, (node) => [(node & 1) * 500, (node >> 1) * 500]),
    60,
  ],
  [
    'a wheel of 5,000 spokes',
    () => townOf(5_001, roads(5_000, (i) => [...both(i, (i + 1) % 5_000, 1), ...both(i, 5_000, 50)]), 1,
      (node) => [Math.round(1e6 * Math.sin(node / 796)), Math.round(1e6 * Math.cos(node / 796))]),
    60,
  ],
  [
    'everybody knows everybody',
    () => townOf(120, roads(14_400, (i) => [[i % 120, Math.floor(i / 120), 1 + (i * 7919) % 1000, i % 3]]), 1, spread),
    120,
  ],
  ['a broken grid', () => gridTown(60, 9, { missing: 0.25 }), 120],
  ['a grid of equal blocks', () => gridTown(40, 9, { most: 1, missing: 0 }), 120],
  ['nobody', () => townOf(0, [], 1), 0],
];

function heightOf({ nodes }: Hierarchy): number {
  const ancestors = new Uint32Array(nodes.rows);
  let height = 0;
  for (let row = nodes.rows - 1; row >= 0; row--) {
    ancestors[row] = nodes.parent[row] === NONE ? 1 : ancestors[nodes.parent[row]] + 1;
    height = Math.max(height, ancestors[row]);
  }
  return height;
}

describe('shapes that break careless code have low trees and correct answers', () => {
  for (const [name, draw, mostAncestors] of shapes) {
    test(name, () => {
      const town = draw();
      const { hierarchy } = prepare(town);
      assert.ok(heightOf(hierarchy) <= mostAncestors, `the tree is ${heightOf(hierarchy)} high`);
      const some = Array.from(shuffled(hierarchy.nodes.rows, 3).subarray(0, 5), (node) => [entry(node, 1)]);
      checkPairs(town, some, some);
    });
  }
});

describe('a hierarchy', () => {
  test('cuts a path off at the greatest weight, in every kind of answer', () => {
    const town = townOf(9, Array.from({ length: 8 }, (_, i) => both(i, i + 1, 2 ** 29 + i)).flat(), 1);
    const all = Array.from({ length: 9 }, (_, node) => [entry(node, 1)]);
    checkPairs(town, all, all);
    const { hierarchy, metric } = prepare(town);
    const search = new Search(hierarchy);
    assert.equal(search.find(metric, all[0], all[3])?.weight, 3 * 2 ** 29 + 3);
    assert.equal(search.find(metric, all[0], all[4]), undefined);
  });

  test('orders a graph the same way each time, and reports its progress', () => {
    const { graph } = gridTown(50, 4);
    const shares: number[] = [];
    const order = orderNodes(graph, (share) => shares.push(share));
    assert.deepEqual(orderNodes(graph), order);
    assert.deepEqual([...order].sort((a, b) => a - b), [...order.keys()]);
    assert.deepEqual(shares, [...shares].sort((a, b) => a - b));
    assert.equal(shares.at(-1), 1);
  });

  test('is separated at junctions that have no copies, where there are such', () => {
    const [rows, columns, bare] = [8, 25, 12];
    const { graph, columnOf } = townWithCopies(rows, columns, bare);
    const order = orderNodes(graph);
    const separator = [...order.keys()].filter((node) => order[node] >= order.length - rows);
    assert.deepEqual(separator.map(columnOf), Array.from({ length: rows }, () => bare));
  });

  test('consists of tables for an atlas: every value is within the bounds of the schema', () => {
    const { graph } = gridTown(20, 4);
    const hierarchy = buildHierarchy(graph, orderNodes(graph));
    const tables = namedHierarchy(hierarchy, 'car');
    assert.deepEqual(hierarchyOf(tables, 'car'), hierarchy);
    const rows: Readonly<Record<string, number>> = {
      carNodes: graph.lat.length, carArcs: graph.head.length,
      ...Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.rows])),
    };
    for (const [name, columns] of Object.entries(hierarchySchemaOf('car'))) {
      const table = tables[name as keyof typeof tables] as unknown as Record<string, Uint32Array>;
      for (const [column, { refers, runs }] of Object.entries(columns as Record<string, Column>)) {
        const values = [...table[column]].filter((value) => value !== NONE);
        if (refers) assert.ok(values.every((value) => value < rows[refers]), `${name}.${column}`);
        if (runs) assert.deepEqual([values.length, values[0], values.at(-1)], [rows[name] + 1, 0, rows[runs]]);
      }
    }
  });

  test('has thin metrics with only the links that are best paths, which list the same meetings', () => {
    fc.assert(
      fc.property(towns, ({ town, from: [from], to: [to] }) => {
        const { hierarchy, metric } = prepare(town);
        const thin = thinned(hierarchy, metric);
        const search = new Search(hierarchy);
        const { low, high } = hierarchy.links;
        const node = (row: number): Entry => entry(hierarchy.nodes.node[row], metric.columns);
        for (const [costs, side] of [[thin.up, 'up'], [thin.down, 'down']] as const) {
          const worth = new Set(costs.worth!.link);
          for (let link = 0; link < hierarchy.links.rows; link++) {
            const ends = side === 'up' ? [low[link], high[link]] : [high[link], low[link]];
            const least = search.measure(metric, [node(ends[0])], [node(ends[1])])?.weight;
            assert.equal(worth.has(link), least !== undefined && costs.weight[link] === least);
          }
        }
        const list = (one: typeof metric) => search.listMeetings(one, from, to, Infinity);
        assert.deepEqual(list(thin), list(metric));
      }), { ...runs, numRuns: 50 });
  });

  test('has metrics that workers share without copying', () => {
    const { metric } = prepare(gridTown(5, 4));
    const there = structuredClone(metric);
    there.up.weight[0]++;
    assert.equal(metric.up.weight[0], there.up.weight[0]);
  });
});
