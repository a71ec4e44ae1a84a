import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { distanceMeters } from '../../src/kernel/geo.ts';
import { TextReader } from '../../src/kernel/text.ts';
import type { ArcCosts, ArcGraph } from '../../src/routing/hierarchy/arcs.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import type { AtlasTables } from '../../src/store/files/atlas/schema.ts';
import { runApart } from './apart.ts';

export interface City {
  readonly name: string;
  readonly graph: ArcGraph;
  /** In hundredths of a second, and decimetres. */
  readonly costs: ArcCosts;
}

/** A road between two nodes, in one direction. */
export interface Link {
  readonly tail: number;
  readonly head: number;
  readonly weight: number;
  readonly length: number;
}

const kilometersPerHour: Readonly<Record<string, number>> = {
  motorway: 110, motorway_link: 60, trunk: 90, trunk_link: 50, primary: 60, primary_link: 40, secondary: 60,
  secondary_link: 40, tertiary: 50, tertiary_link: 40, unclassified: 50, residential: 30, living_street: 10,
  service: 15, road: 30, track: 15,
};

/** The streets for cars in GEOKOD_EXTRACTS, with chains contracted to one arc: rough, but with a real shape. */
export async function readCities(): Promise<City[]> {
  const folder = process.env.GEOKOD_EXTRACTS;
  if (!folder) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.osm.pbf')).sort();
  const scratch = await mkdtemp(join(tmpdir(), 'geokod-bench-'));
  try {
    const cities: City[] = [];
    for (const name of names) {
      await runApart('import-once.ts', [join(folder, name), scratch]);
      const { tables } = await readAtlas(join(scratch, 'bench.atlas'));
      cities.push(cityOf(basename(name, '.osm.pbf'), tables));
    }
    return cities;
  } finally {
    await rm(scratch, { recursive: true });
  }
}

function cityOf(name: string, tables: AtlasTables): City {
  const { lat, lon } = tables.roadNodes;
  const out = drivable(tables);
  const ways = contracted(out);
  const used = [...new Set(ways.flatMap(({ tail, head }) => [tail, head]))].sort((a, b) => a - b);
  const numbers = new Map(used.map((node, number) => [node, number]));
  const number = (node: number): number => numbers.get(node) ?? 0;
  const links = ways.map(({ tail, head, ...costs }) => ({ tail: number(tail), head: number(head), ...costs }));
  return { name, ...graphOf(links, used.map((node) => lat[node]), used.map((node) => lon[node])) };
}

export function graphOf(links: readonly Link[], lat: ArrayLike<number>, lon: ArrayLike<number>): Omit<City, 'name'> {
  const sorted = [...links].sort((a, b) => a.tail - b.tail);
  const firstArc = new Uint32Array(lat.length + 1);
  for (const { tail } of sorted) firstArc[tail + 1]++;
  for (let node = 0; node < lat.length; node++) firstArc[node + 1] += firstArc[node];
  return {
    graph: {
      firstArc,
      head: Uint32Array.from(sorted, ({ head }) => head),
      lat: Int32Array.from(lat),
      lon: Int32Array.from(lon),
    },
    costs: {
      weight: Uint32Array.from(sorted, ({ weight }) => weight),
      carried: [Uint32Array.from(sorted, ({ length }) => length)],
    },
  };
}

/** The nodes reachable by car from each node. */
function drivable(tables: AtlasTables): Map<number, Link[]> {
  const { roadNodes: { lat, lon }, roadWays, roadWayNodes } = tables;
  const text = new TextReader(tables);
  const out = new Map<number, Link[]>();
  const add = (tail: number, head: number, speed: number): void => {
    const meters = distanceMeters(lat[tail], lon[tail], lat[head], lon[head]);
    const links = out.get(tail) ?? [];
    if (links.length === 0) out.set(tail, links);
    const weight = Math.max(1, Math.round((meters * 360) / speed));
    if (tail !== head) links.push({ tail, head, weight, length: Math.round(meters * 10) });
  };
  for (let way = 0; way < roadWays.rows; way++) {
    const tags = text.tags(roadWays.tags[way]);
    const speed = kilometersPerHour[tags.highway ?? ''];
    if (speed === undefined || tags.area === 'yes' || tags.access === 'no') continue;
    const oneway = tags.oneway ?? (tags.junction === 'roundabout' ? 'yes' : 'no');
    for (let i = roadWays.nodes[way]; i + 1 < roadWays.nodes[way + 1]; i++) {
      const [a, b] = [roadWayNodes.node[i], roadWayNodes.node[i + 1]];
      if (oneway !== '-1') add(a, b, speed);
      if (oneway !== 'yes' && oneway !== '1') add(b, a, speed);
    }
  }
  return out;
}

/** Contracts chains through nodes without a choice. */
function contracted(out: ReadonlyMap<number, readonly Link[]>): Link[] {
  const into = new Map<number, Set<number>>();
  for (const links of out.values()) {
    for (const { tail, head } of links) into.set(head, (into.get(head) ?? new Set()).add(tail));
  }
  const outOf = (node: number): readonly Link[] => out.get(node) ?? [];
  const leadsOn = (node: number): boolean => {
    const heads = new Set(outOf(node).map(({ head }) => head));
    const tails = into.get(node) ?? new Set();
    if (heads.size !== outOf(node).length) return false;
    if (heads.size === 1 && tails.size === 1) return !heads.isSubsetOf(tails);
    return heads.size === 2 && tails.size === 2 && heads.isSubsetOf(tails);
  };
  const links: Link[] = [];
  for (const [node, starts] of out) {
    if (leadsOn(node)) continue;
    for (const start of starts) {
      let [{ weight, length }, last] = [start, start];
      while (leadsOn(last.head)) {
        const next = outOf(last.head).find(({ head }) => head !== last.tail);
        if (!next) break;
        weight += next.weight;
        length += next.length;
        last = next;
      }
      links.push({ tail: node, head: last.head, weight, length });
    }
  }
  return links;
}
