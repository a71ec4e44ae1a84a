import { boxes, packBoxes } from '../../kernel/boxes.ts';
import { finishTables, newBuilders, u8, type Tables } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import type { RoadNetwork } from '../../routing/network.ts';

/** Classes of ways, the greatest first; `from` is the first zoom at which the network itself shows them. */
export const wayClasses = [
  { name: 'motorway', from: 12 },
  { name: 'trunk', from: 12 },
  { name: 'primary', from: 12 },
  { name: 'secondary', from: 12 },
  { name: 'tertiary', from: 12 },
  { name: 'minor', from: 12 },
  { name: 'ferry', from: 12 },
  { name: 'pedestrian', from: 13 },
  { name: 'service', from: 13 },
  { name: 'track', from: 13 },
  { name: 'path', from: 14 },
  { name: 'steps', from: 15 },
  { name: 'pier', from: 14 },
  /** Squares and platforms, which are areas, and ways that are not drawn. */
  { name: 'none', from: 99 },
] as const;
export type WayClass = (typeof wayClasses)[number]['name'];
export const NOT_DRAWN = wayClasses.findIndex(({ name }) => name === 'none');

/** Bits of a way's flags. */
export const wayFlags = { oneway: 1, backward: 2, bridge: 4, tunnel: 8, link: 16 } as const;

/** A row for each of `roadWays`, and its bounding box. */
export const waySchema = { wayLooks: { class: u8, flags: u8 }, wayBoxes: boxes } as const;
export type WayTables = Tables<typeof waySchema>;

const byHighway: Readonly<Record<string, WayClass>> = {
  residential: 'minor', unclassified: 'minor', living_street: 'minor', road: 'minor', busway: 'service',
  bus_guideway: 'service', service: 'service', pedestrian: 'pedestrian', track: 'track', steps: 'steps',
  footway: 'path', path: 'path', cycleway: 'path', bridleway: 'path',
};

type Tags = Readonly<Record<string, string>>;

function classOf(tags: Tags): WayClass {
  const { highway, area } = tags;
  if (highway !== undefined) {
    if (area === 'yes') return 'none';
    const road = highway.replace(/_link$/u, '');
    return byHighway[road] ?? wayClasses.find(({ name }) => name === road)?.name ?? 'none';
  }
  if (tags.route !== undefined) return 'ferry';
  return tags.man_made === 'pier' && area !== 'yes' ? 'pier' : 'none';
}

const isTagged = (value: string | undefined): boolean => value !== undefined && value !== 'no';

function flagsOf(tags: Tags): number {
  const isBackward = tags.oneway === '-1' || tags.oneway === 'reverse';
  const isOneway = isBackward || tags.oneway === 'yes' || tags.oneway === '1' || tags.oneway === 'true' ||
    (tags.oneway !== 'no' && (tags.junction === 'roundabout' || tags.highway === 'motorway'));
  return (isOneway ? wayFlags.oneway : 0) | (isBackward ? wayFlags.backward : 0) |
    (isTagged(tags.bridge) ? wayFlags.bridge : 0) | (isTagged(tags.tunnel) ? wayFlags.tunnel : 0) |
    (tags.highway?.endsWith('_link') ? wayFlags.link : 0);
}

interface Look {
  readonly class: number;
  readonly flags: number;
}

/** The looks of ways by their tags, which many ways share. */
export function openLooks(reader: TextReader): (tagSet: number) => Look {
  const known = new Map<number, Look>();
  return (tagSet) => {
    let look = known.get(tagSet);
    if (look === undefined) {
      const tags = reader.tags(tagSet);
      const name = classOf(tags);
      look = { class: wayClasses.findIndex((one) => one.name === name), flags: flagsOf(tags) };
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(tagSet, look);
    }
    return look;
  };
}

const MOST_REMEMBERED = 200_000;

export function buildWays({ roadWays, roadWayNodes, roadNodes }: RoadNetwork, text: TextTables): WayTables {
  const lookOf = openLooks(new TextReader(text));
  const builders = newBuilders({ wayLooks: waySchema.wayLooks });
  for (let way = 0; way < roadWays.rows; way++) builders.wayLooks.add({ ...lookOf(roadWays.tags[way]) });
  const wayBoxes = packBoxes(roadWays.rows, (way, add) => {
    let [minLat, minLon, maxLat, maxLon] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let slot = roadWays.nodes[way]; slot < roadWays.nodes[way + 1]; slot++) {
      const node = roadWayNodes.node[slot];
      minLat = Math.min(minLat, roadNodes.lat[node]);
      maxLat = Math.max(maxLat, roadNodes.lat[node]);
      minLon = Math.min(minLon, roadNodes.lon[node]);
      maxLon = Math.max(maxLon, roadNodes.lon[node]);
    }
    add(minLat, minLon, maxLat, maxLon);
  });
  return { ...finishTables({ wayLooks: waySchema.wayLooks }, builders), wayBoxes };
}
