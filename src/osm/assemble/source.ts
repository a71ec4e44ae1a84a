import type { Growing } from '../../kernel/columns.ts';
import { indexIds } from '../../kernel/id-index.ts';
import { osmReference } from '../../geocoding/gazetteer/schema.ts';
import type { Extract, TaggedObjects } from '../extract.ts';

/** Reads the kept objects by name instead of by number. */
export interface Source {
  readonly extract: Extract;
  tag(objects: TaggedObjects, row: number, key: string): string | undefined;
  /** Every tag of the object, as written. */
  tags(objects: TaggedObjects, row: number): [key: string, value: string][];
  /** The number of the set of tags that name the object. */
  nameSet(objects: TaggedObjects, row: number, more?: readonly (readonly [key: string, value: string])[]): number;
  /** The way's node ids. */
  refs(row: number): Float64Array;
  members(row: number): Member[];
  findWay(id: number): number;
  findPoint(id: number): number;
  /** The location of a point of the extract; undefined if the file has no valid one. */
  locate(point: number): { lat: number; lon: number } | undefined;
  /** Counts what was dropped or repaired, by reason, for the operator. */
  report(reason: string, count?: number): void;
}

export interface Member {
  readonly kind: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly role: string;
}

const names = /^(?:(?:alt|old|short|official|loc|int|nat|reg|sorting)_)?name(?:[:_].*)?$/u;
const codes = /^(?:(?:int_|nat_)?ref|ISO3166.*)$/u;

export const isNameKey = (key: string): boolean => names.test(key) || codes.test(key);

const memberKinds = ['node', 'way', 'relation'] as const;

export function openSource(extract: Extract): Source {
  const { text, nodes, ways, relations, points, dropped } = extract;

  const pairs = (objects: TaggedObjects, row: number): [string, string][] => {
    const found: [string, string][] = [];
    const end = endOf(objects.tagStarts, row, objects.tags.length);
    for (let i = objects.tagStarts.at(row); i < end; i += 2) {
      found.push([text.strings[objects.tags.at(i)], text.strings[objects.tags.at(i + 1)]]);
    }
    return found;
  };

  return {
    extract,
    tag: (objects, row, key) => {
      const number = text.find(key);
      const value = number === undefined ? -1 : objects.tag(row, number);
      return value < 0 ? undefined : text.strings[value];
    },
    tags: pairs,
    nameSet: (objects, row, more = []) =>
      text.tagSet([...pairs(objects, row).filter(([key]) => isNameKey(key)), ...more]),
    refs: (row) => ways.refs.view().subarray(ways.refStarts.at(row), endOf(ways.refStarts, row, ways.refs.length)),
    members: (row) => {
      const found: Member[] = [];
      const end = endOf(relations.memberStarts, row, relations.members.length);
      for (let i = relations.memberStarts.at(row); i < end; i++) {
        const reference = relations.members.at(i);
        const id = Math.floor(reference / 4);
        found.push({ kind: memberKinds[reference - id * 4], id, role: text.strings[relations.roles.at(i)] });
      }
      return found;
    },
    findWay: indexIds(ways.ids.view()),
    findPoint: indexIds(points.ids.view()),
    locate: (point) => {
      const node = nodes.find(points.ids.at(point));
      return node < 0 ? undefined : { lat: nodes.lat(node), lon: nodes.lon(node) };
    },
    report: (reason, count = 1) => void (count > 0 && dropped.set(reason, (dropped.get(reason) ?? 0) + count)),
  };
}

const endOf = (starts: Growing<'u32'>, row: number, last: number): number =>
  row + 1 < starts.length ? starts.at(row + 1) : last;

export const referenceOf = (kind: 'node' | 'way' | 'relation', objects: TaggedObjects, row: number): number =>
  osmReference(kind, objects.ids.at(row));
