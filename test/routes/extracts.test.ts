import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { Interner } from '../../src/kernel/text.ts';
import { NONE } from '../../src/kernel/columns.ts';
import { distanceMeters } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { silent } from '../../src/kernel/progress.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import { openRoads } from '../../src/routing/compile/compile-all.ts';
import { compileGraph } from '../../src/routing/compile/compile.ts';
import type { Source } from '../../src/routing/compile/uses.ts';
import { openDijkstra } from '../../src/routing/dijkstra.ts';
import { CLOSED, profiles, type Graph, type Profile } from '../../src/routing/graph.ts';
import { scanFiles } from '../../src/workers/scan.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import { arcsOf, freeNodesAt } from './ask.ts';
import { openTwin } from './slow-twin.ts';

/** The demonstration country, and every extract in the folder GEOKOD_EXTRACTS. */
const folder = process.env.GEOKOD_EXTRACTS;
const files = folder ? globSync('*.osm.pbf', { cwd: folder }).sort() : [];

for (const file of [undefined, ...files]) {
  describe(`the roads of ${file ?? 'the demonstration country'}`, async () => {
    const source = file ? await readMap(join(folder ?? '', file)) : await readDemo();
    const graphs = new Map(profiles.map((profile) => [profile, compileGraph(profile, source).graph]));
    for (const profile of profiles) {
      const graph = graphs.get(profile) as Graph;
      test(`hold together for ${profile}`, () => checkShape(graph, source));
      test(`are all in the graph of ${profile}, each once`, () => checkWhole(graph, source, profile));
      // A clipped map lacks the other carriageway, or the bridge, of roads at its edge.
      test(`lead nearly everywhere and back for ${profile}`, () => checkConnected(graph, file ? 0.5 : 0.85));
      test(`joined to chains are as long and as slow as they were for ${profile}`, () => checkChains(profile, source));
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

/** Checks what the comments of graph.ts promise for every row. */
function checkShape(graph: Graph, { network }: Source): void {
  const { nodes, arcs, edges, edgeArcs, edgePieces, edgeConditions } = graph;
  const { roadWays, roadWayNodes } = network;
  const nodeAt = (piece: number, position: number): number =>
    roadWayNodes.node[roadWays.nodes[edgePieces.way[piece]] + position];
  for (let node = 0; node < nodes.rows; node++) {
    for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) assert.equal(arcs.tail[arc], node);
  }
  for (let edge = 0; edge < edges.rows; edge++) {
    const [first, last] = [edges.pieces[edge], edges.pieces[edge + 1] - 1];
    const ends = [nodeAt(first, edgePieces.from[first]), nodeAt(last, edgePieces.to[last])];
    const sums = [0, 0];
    let length = 0;
    for (let piece = first; piece <= last; piece++) {
      const before = piece === first ? ends[0] : nodeAt(piece - 1, edgePieces.to[piece - 1]);
      assert.equal(nodeAt(piece, edgePieces.from[piece]), before);
      [edgePieces.forwardCentiseconds[piece], edgePieces.backwardCentiseconds[piece]]
        .forEach((lasts, side) => (sums[side] = lasts === CLOSED ? CLOSED : sums[side] + lasts));
      length += edgePieces.lengthDecimeters[piece];
    }
    const isTimed = edges.conditions[edge] < edges.conditions[edge + 1];
    for (let i = edges.arcs[edge]; i < edges.arcs[edge + 1]; i++) {
      const arc = edgeArcs.arc[i];
      const side = arcs.isBackward[arc];
      assert.equal(arcs.edge[arc], edge);
      assert.deepEqual([nodes.at[arcs.tail[arc]], nodes.at[arcs.head[arc]]], side ? [ends[1], ends[0]] : ends);
      assert.equal(arcs.lengthDecimeters[arc], length);
      assert.equal(arcs.durationCentiseconds[arc], Math.max(1, sums[side]));
      if (sums[side] === CLOSED) assert.ok(isTimed);
      assert.notEqual((side ? edges.backwardArc : edges.forwardArc)[edge], NONE);
    }
    for (const free of [edges.forwardArc[edge], edges.backwardArc[edge]]) {
      if (free !== NONE) assert.equal(arcs.edge[free], edge);
    }
  }
  assert.ok(edgeConditions.isBackward.every((side) => side < 2));
}

/** Checks that every stretch of road that the profile may use, and no other, is in one piece of one edge. */
function checkWhole(graph: Graph, source: Source, profile: Profile): void {
  const { roadWays } = source.network;
  const known = new Set(openTwin(profile, source, []).segments
    .map(({ way, tail, head }) => `${way} ${Math.min(tail, head)} ${Math.max(tail, head)}`));
  const seen = new Set<number>();
  const missing = new Set(known);
  const { edgePieces } = graph;
  for (let piece = 0; piece < edgePieces.rows; piece++) {
    const start = roadWays.nodes[edgePieces.way[piece]];
    const [low, high] = [edgePieces.from[piece], edgePieces.to[piece]].sort((a, b) => a - b);
    for (let at = low; at < high; at++) {
      const position = start + at;
      assert.ok(!seen.has(position));
      seen.add(position);
      const [a, b] = [0, 1].map((step) => source.network.roadWayNodes.node[position + step]);
      missing.delete(`${edgePieces.way[piece]} ${Math.min(a, b)} ${Math.max(a, b)}`);
    }
  }
  assert.deepEqual([...missing], []);
}

/** A wrong direction in the code would tear a network to pieces. */
function checkConnected({ nodes, arcs }: Graph, least: number): void {
  const reach = (start: number, isBack: boolean): Set<number> => {
    const next = Map.groupBy(arcs.tail.keys(), (arc) => (isBack ? arcs.head : arcs.tail)[arc]);
    const seen = new Set([start]);
    for (const node of seen) {
      for (const arc of next.get(node) ?? []) seen.add((isBack ? arcs.tail : arcs.head)[arc]);
    }
    return seen;
  };
  const random = seededRandom(3);
  const shares = Array.from({ length: 9 }, () => {
    const start = Math.floor(random() * nodes.rows);
    const back = reach(start, true);
    const both = [...reach(start, false)].filter((node) => back.has(node));
    return new Set(both.map((node) => nodes.at[node])).size / new Set(nodes.at).size;
  });
  assert.ok(Math.max(...shares) > least, `at most ${Math.max(...shares)}`);
}

/** Compares nearby pairs on the graph and on the bare roads, without restrictions: see slow-twin.test.ts for those. */
function checkChains(profile: Profile, whole: Source): void {
  const { restrictions } = whole.network;
  const none = { ...restrictions, rows: 0 };
  const source = { ...whole, network: { ...whole.network, restrictions: none } };
  const { graph } = compileGraph(profile, source, { isTurningFree: true });
  const twin = openTwin(profile, source, []);
  const { graph: arcs, costs } = arcsOf(graph, { source });
  const engine = openDijkstra(arcs, costs);
  const { lat, lon } = source.network.roadNodes;
  const roadNodes = [...new Set(graph.nodes.at)];
  const random = seededRandom(11);
  const pick = (): number => roadNodes[Math.floor(random() * roadNodes.length)];
  for (let asked = 0; asked < 8; asked++) {
    const from = pick();
    const near = roadNodes.filter((node) => distanceMeters(lat[from], lon[from], lat[node], lon[node]) < 1500);
    const to = near[Math.floor(random() * near.length)];
    const entries = (nodes: number[]) => nodes.map((node) => ({ node, weight: 0, carried: [0, 0] }));
    const ends = [...graph.nodes.at.keys()].filter((node) => graph.nodes.at[node] === to);
    const way = engine.find(entries(freeNodesAt(graph, from)), entries(ends));
    const found = way && { weight: way.weight, decimeters: way.carried[0], centiseconds: way.carried[1] };
    assert.deepEqual(found, twin.find(from, to), `${from} to ${to}`);
  }
}
