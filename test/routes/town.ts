import { NONE } from '../../src/kernel/columns.ts';
import { DEGREE, METERS_PER_UNIT, metersPerLonUnit } from '../../src/kernel/geo.ts';
import { Interner, type TextTables } from '../../src/kernel/text.ts';
import { silent } from '../../src/kernel/progress.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import type { OsmElement, OsmMember } from '../../src/osm/element.ts';
import { openRoads } from '../../src/routing/compile/compile-all.ts';
import { compileGraph, type Compiled, type CompileOptions } from '../../src/routing/compile/compile.ts';
import type { Source } from '../../src/routing/compile/uses.ts';
import type { Profile } from '../../src/routing/graph.ts';
import type { Place } from '../../src/routing/profile/speed-limit.ts';
import { extractOf } from '../osm-fixture.ts';

export type Tags = Readonly<Record<string, string>>;

/**
 * A town drawn as text. Letters and digits are nodes, anything else is decoration. A way is a word of the nodes it goes
 * through, with its tags: `{ abc: 'highway=primary oneway=yes' }`; it is a residential street unless its tags name a
 * road, ferry or railway. Further words in a way's name distinguish ways with the same nodes: "abc twin".
 */
export interface Drawn {
  readonly map: string;
  readonly ways: Readonly<Record<string, string>>;
  readonly nodes?: Readonly<Record<string, string>>;
  /** "from via to": ways by their words, a via node by its letter; several via ways are joined by commas. */
  readonly turns?: Readonly<Record<string, string>>;
  readonly meters?: number;
  readonly place?: Partial<Place>;
}

export interface Town {
  readonly text: TextTables;
  readonly source: Source;
  readonly names: ReadonlyMap<number, string>; // of road nodes, by row
  nodeOf(name: string): number;
  wayName(way: number): string;
  compiled(profile: Profile): Compiled;
  readonly dropped: ReadonlyMap<string, number>;
}

/** One column to the right or one line down, in metres. */
const STEP_METERS = 100;
const HOME = { lat: 55.75, lon: 37.62 };

/** Parses "a=1 b=some words c=2" into tags; a bare word is a highway. */
export function readTags(text: string): Record<string, string> {
  const tags: Record<string, string> = {};
  if (/^[a-z_]+(?=\s|$)/u.test(text)) {
    return { highway: text.split(/\s/u)[0], ...readTags(text.replace(/^\S+\s*/u, '')) };
  }
  for (const [, key, value] of text.matchAll(/([^\s=]+)=(.*?)(?=\s+[^\s=]+=|$)/gu)) tags[key] = value.trim();
  return tags;
}

export function drawTown(drawn: Drawn): Town {
  const ids = new Map<string, number>();
  const elements: OsmElement[] = [];
  drawNodes(drawn, elements, ids);
  const wayIds = drawWays(drawn, elements, ids);
  drawTurns(drawn, elements, ids, wayIds);
  return townOf(elements, ids, wayIds, { country: 'RU', isUrban: true, ...drawn.place });
}

/** A town of map objects, with the names of its nodes and ways. */
export function townOf(
  elements: readonly OsmElement[], ids: ReadonlyMap<string, number>, wayIds: ReadonlyMap<string, number>,
  place: Place = { country: 'RU', isUrban: true }, options: CompileOptions = {},
): Town {
  const extract = extractOf(elements);
  const { network, text } = assemble(extract, {}, silent);
  const source = openRoads(network, text, () => place, new Interner());
  const names = new Map([...ids].flatMap(([name, id]) => {
    const row = network.roadNodes.osm.indexOf(id);
    return row < 0 ? [] : [[row, name] as const];
  }));
  const wayNames = new Map([...wayIds].map(([name, id]) => [id, name]));
  const compiled = new Map<Profile, Compiled>();
  return {
    text, source, names, dropped: extract.dropped,
    nodeOf: (name) => network.roadNodes.osm.indexOf(ids.get(name) ?? NONE),
    wayName: (way) => wayNames.get(Math.floor(network.roadWays.osm[way] / 4)) ?? '?',
    compiled: (profile) => {
      if (!compiled.has(profile)) compiled.set(profile, compileGraph(profile, source, options));
      return compiled.get(profile) as Compiled;
    },
  };
}

function drawNodes({ map, nodes = {}, meters = STEP_METERS }: Drawn, elements: OsmElement[], ids: Map<string, number>) {
  const unit = (step: number, perUnit: number): number => (step * meters) / perUnit / DEGREE;
  map.split('\n').forEach((line, row) => {
    [...line].forEach((letter, column) => {
      if (!/[\p{L}\p{N}]/u.test(letter)) return;
      if (ids.has(letter)) throw new Error(`node ${letter} is drawn twice`);
      const id = ids.size + 1;
      ids.set(letter, id);
      const lat = HOME.lat - unit(row, METERS_PER_UNIT);
      const lon = HOME.lon + unit(column, metersPerLonUnit(HOME.lat * DEGREE));
      const tags = nodes[letter] === undefined ? undefined : readTags(nodes[letter]);
      elements.push({ type: 'node', id, lat, lon, ...(tags ? { tags } : {}) });
    });
  });
}

function drawWays({ ways }: Drawn, elements: OsmElement[], ids: ReadonlyMap<string, number>): Map<string, number> {
  const wayIds = new Map<string, number>();
  for (const [name, text] of Object.entries(ways)) {
    const id = 1000 + wayIds.size;
    wayIds.set(name, id);
    const tags = readTags(text);
    const isRoad = ['highway', 'route', 'railway', 'man_made', 'public_transport'].some((key) => key in tags);
    const nodes = [...name.split(' ')[0]].map((letter) => {
      const node = ids.get(letter);
      if (node === undefined) throw new Error(`way ${name}: ${letter} is not drawn`);
      return node;
    });
    elements.push({ type: 'way', id, nodes, tags: isRoad ? tags : { highway: 'residential', ...tags } });
  }
  return wayIds;
}

function drawTurns(
  { turns = {} }: Drawn, elements: OsmElement[], ids: ReadonlyMap<string, number>, wayIds: ReadonlyMap<string, number>,
): void {
  Object.entries(turns).forEach(([path, text], index) => {
    const [from, via, to] = path.split(' ');
    const member = (name: string, role: string): OsmMember => {
      const isNode = name.length === 1;
      const found = isNode ? ids.get(name) : wayIds.get(name);
      if (found === undefined) throw new Error(`turn ${path}: ${name} is not drawn`);
      return { type: isNode ? 'node' : 'way', id: found, role };
    };
    const members = [
      ...from.split(',').map((name) => member(name, 'from')),
      ...via.split(',').map((name) => member(name, 'via')),
      ...to.split(',').map((name) => member(name, 'to')),
    ];
    const plain = /^(no|only)_\w+/u.test(text) ? `restriction=${text}` : text;
    elements.push({ type: 'relation', id: 5000 + index, members, tags: { type: 'restriction', ...readTags(plain) } });
  });
}
