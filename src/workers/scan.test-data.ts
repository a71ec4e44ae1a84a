import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { seededRandom } from '../kernel/random.ts';
import { fromOsmReference } from '../geocoding/gazetteer/schema.ts';
import type { OsmElement } from '../osm/element.ts';
import type { Extract, TaggedObjects } from '../osm/extract.ts';
import { encodePbf, type PbfOptions } from '../osm/pbf/write.ts';

/** A folder for the files of one test file, removed after its tests. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-scan-'));
  after(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    put(name: string, content: Uint8Array | string): string {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    pbf(name: string, elements: Iterable<OsmElement>, options?: PbfOptions): string {
      return this.put(name, Buffer.concat([...encodePbf({ generator: 'test' }, elements, options)]));
    },
  };
}

/** Objects of every kind that the scan treats differently. */
export function someElements(seed: number, count = 400): OsmElement[] {
  const random = seededRandom(seed);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const id = (i: number): number => (i % 7 === 0 ? -1 : 1) * ((i % 30) * 2 ** 35 + i);
  const nodes: OsmElement[] = Array.from({ length: count * 4 }, (_, i) => ({
    type: 'node', id: id(i), lat: upTo(1e9) / 1e7 - 50, lon: upTo(3e9) / 1e7 - 150,
    tags: pick(upTo(12), [{ 'addr:housenumber': `${upTo(99)}`, note: 'x' }, { barrier: 'gate' }, { natural: 'tree' }]),
  }));
  const ways: OsmElement[] = Array.from({ length: count }, (_, i) => ({
    type: 'way', id: i + 1, nodes: Array.from({ length: upTo(9) }, () => id(upTo(count * 4.2))),
    tags: pick(upTo(6), [
      { highway: 'residential', name: `улица ${upTo(50)}`, note: 'x' }, { building: 'yes' },
      { building: 'yes', 'addr:housenumber': `${i}` }, { boundary: 'administrative' },
    ]),
  }));
  const relations: OsmElement[] = Array.from({ length: count / 5 }, (_, i) => ({
    type: 'relation', id: i + 1,
    members: Array.from({ length: upTo(5) }, (__, k) => (k % 3 === 2
      ? { type: 'node', id: id(upTo(count * 5)), role: 'via' }
      : { type: 'way', id: upTo(count * 1.1) + 1, role: k === 0 ? 'outer' : '' })),
    tags: pick(upTo(4), [{ type: 'restriction' }, { type: 'multipolygon', place: 'island' }, { type: 'route' }]),
  }));
  return [...nodes, ...ways, ...relations];
}

type Tags = Readonly<Record<string, string>>;

const pick = (number: number, choices: readonly Tags[]): Tags | undefined => choices[number];

/** The meaning of an extract, independent of the order of objects and strings. */
export function meaning({ text, nodes, points, ways, relations, seen, dropped }: Extract) {
  const tagsOf = (objects: TaggedObjects, row: number): string[] => {
    const pairs = slice(objects.tagStarts, objects.tags, row);
    return pairs.flatMap((key, i) => (i % 2 ? [] : [`${text.strings[key]}=${text.strings[pairs[i + 1]]}`])).sort();
  };
  const located = (id: number) => {
    const row = nodes.find(id);
    return row < 0 ? { id } : { id, lat: nodes.lat(row), lon: nodes.lon(row) };
  };
  const all = <T extends { id: number }>(objects: TaggedObjects, describe: (row: number) => T): T[] =>
    Array.from({ length: objects.rows }, (_, row) => describe(row)).sort((a, b) => a.id - b.id);
  return {
    seen,
    dropped: Object.fromEntries([...dropped].sort()),
    nodes: nodes.count,
    points: all(points, (row) => ({ ...located(points.ids.at(row)), tags: tagsOf(points, row) })),
    ways: all(ways, (row) => ({
      id: ways.ids.at(row), tags: tagsOf(ways, row), nodes: slice(ways.refStarts, ways.refs, row).map(located),
    })),
    relations: all(relations, (row) => {
      const roles = slice(relations.memberStarts, relations.roles, row).map((role) => text.strings[role]);
      const members = slice(relations.memberStarts, relations.members, row).map(fromOsmReference);
      return { id: relations.ids.at(row), tags: tagsOf(relations, row), members, roles };
    }),
  };
}

interface Numbers {
  readonly length: number;
  at(index: number): number;
}

function slice(starts: Numbers, items: Numbers, row: number): number[] {
  const end = row + 1 < starts.length ? starts.at(row + 1) : items.length;
  return Array.from({ length: end - starts.at(row) }, (_, i) => items.at(starts.at(row) + i));
}

/** Every number of an extract, as its columns hold it. */
export function columns({ text, points, ways, relations, dropped }: Extract) {
  const views = [points, ways, relations].flatMap((objects) =>
    Object.values(objects).map((column) => (column as { view(): ArrayLike<number> }).view()));
  return { strings: text.strings, dropped: [...dropped], views };
}

/** The same objects as XML. */
export function toXml(elements: Iterable<OsmElement>): string {
  const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  let xml = '<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="test">\n';
  for (const one of elements) {
    const at = one.type === 'node' ? ` lat="${one.lat.toFixed(7)}" lon="${one.lon.toFixed(7)}"` : '';
    const nodes = one.type === 'way' ? one.nodes.map((ref) => `<nd ref="${ref}"/>`) : [];
    const members = one.type === 'relation'
      ? one.members.map((member) => `<member type="${member.type}" ref="${member.id}" role="${escape(member.role)}"/>`)
      : [];
    const tags = Object.entries(one.tags ?? {}).map(([key, value]) => `<tag k="${escape(key)}" v="${escape(value)}"/>`);
    xml += `<${one.type} id="${one.id}"${at}>${[...nodes, ...members, ...tags].join('')}</${one.type}>\n`;
  }
  return xml + '</osm>\n';
}
