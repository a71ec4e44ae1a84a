import { Interner, TextReader, withStrings, type TextTables } from '../../kernel/text.ts';
import type { Progress } from '../../kernel/progress.ts';
import { namedTables, profiles, type GraphTables } from '../graph.ts';
import type { RoadNetwork } from '../network.ts';
import type { Place } from '../profile/speed-limit.ts';
import { settingOf } from '../traffic/road-class.ts';
import { buildWayTraffic, type WayTraffic } from '../traffic/way-traffic.ts';
import { compileGraph } from './compile.ts';
import { countUnreadSigns } from './unread-signs.ts';
import type { Source } from './uses.ts';

export interface CompiledAll {
  readonly graphs: GraphTables;
  readonly wayTraffic: WayTraffic;
  /** The strings of the atlas, followed by those of conditions and time zones. */
  readonly text: TextTables;
  readonly dropped: ReadonlyMap<string, number>;
}

/** Compiles the graphs of all profiles. `placeAt` is called once per way, at its middle. */
export function compileAll(
  network: RoadNetwork, text: TextTables, placeAt: (lat: number, lon: number) => Place, progress: Progress,
): CompiledAll {
  progress.phase('routing graphs', profiles.length);
  const added = new Interner();
  const source = openRoads(network, text, placeAt, added);
  const dropped = new Map<string, number>();
  let graphs: Partial<GraphTables> = {};
  for (const profile of profiles) {
    progress.advance(0, profile);
    const compiled = compileGraph(profile, source);
    graphs = { ...graphs, ...namedTables(compiled.graph, profile) };
    // The same relation fails for each profile that heeds it: counted once, for cars.
    if (profile === 'car') for (const [reason, count] of compiled.dropped) dropped.set(reason, count);
    progress.advance(1, profile);
  }
  const unread = countUnreadSigns(source);
  if (unread > 0) dropped.set('sign: its hours are not understood', unread);
  const wayTraffic = buildWayTraffic(source);
  return { graphs: graphs as GraphTables, wayTraffic, text: withStrings(text, added.strings), dropped };
}

/** Roads with their tags and places, for `compileGraph`; new texts are added to `added`. */
export function openRoads(
  network: RoadNetwork, text: TextTables, placeAt: (lat: number, lon: number) => Place, added: Interner,
): Source {
  const reader = new TextReader(text);
  const first = text.strings.rows;
  return {
    network,
    tagsOf: openTags(text, reader),
    textOf: (number) => (number < first ? reader.string(number) : added.strings[number - first]),
    textNumber: (words) => first + added.string(words),
    placeOf: rememberPlaces(network, placeAt),
  };
}

/** Names and numbers of roads, which allow or forbid nothing. */
const ofNames = /(?:^|_|:)name(?:$|:|_)|^(?:ref|int_ref|nat_ref|loc_ref|operator|network|destination|is_in)(?:$|:)/u;
/** Other keys that say nothing about access or speed, but have many values. */
const ofOthers = /^(?:(?:turn|change)(?::lanes.*)?|placement|incline|step_count|postal_code|level|layer|lit|source)$/u;

/** Whether tags of a key are left out before roads are judged by them. */
export const saysNothing = (key: string): boolean => ofNames.test(key) || ofOthers.test(key);

/**
 * Tags without names and the like, one object for all sets that differ only in those. The words of tags are few and
 * recur: each is read once.
 */
function openTags({ tags, tagSets }: TextTables, reader: TextReader): (set: number) => Record<string, string> {
  const words = new Map<number, string>();
  const word = (number: number): string => {
    let known = words.get(number);
    if (known === undefined) words.set(number, (known = reader.string(number)));
    return known;
  };
  const isLeftOut = new Map<number, boolean>();
  const unnamed = new Map<string, Record<string, string>>();
  const readSet = (set: number): Record<string, string> => {
    const kept: number[] = [];
    for (let i = tagSets.tags[set]; i < tagSets.tags[set + 1]; i++) {
      const key = tags.key[i];
      let skip = isLeftOut.get(key);
      if (skip === undefined) isLeftOut.set(key, (skip = saysNothing(word(key))));
      if (!skip) kept.push(key, tags.value[i]);
    }
    const same = kept.join();
    let found = unnamed.get(same);
    if (!found) {
      unnamed.set(same, (found = {}));
      for (let i = 0; i < kept.length; i += 2) found[word(kept[i])] = word(kept[i + 1]);
    }
    return found;
  };
  const sets = new Map<number, Record<string, string>>();
  return (set) => {
    let known = sets.get(set);
    if (!known) sets.set(set, (known = readSet(set)));
    return known;
  };
}

/** Stores places compactly: there are few different ones, so a way holds a number. */
function rememberPlaces(
  { roadWays, roadWayNodes, roadNodes }: RoadNetwork, placeAt: (lat: number, lon: number) => Place,
): (way: number) => Place {
  const places: Place[] = [];
  const numbers = new Map<string, number>();
  const numberOf = new Uint16Array(roadWays.rows);
  for (let way = 0; way < roadWays.rows; way++) {
    const node = roadWayNodes.node[(roadWays.nodes[way] + roadWays.nodes[way + 1]) >> 1];
    const place = placeAt(roadNodes.lat[node], roadNodes.lon[node]);
    const key = `${place.country} ${settingOf(place)} ${place.region ?? ''}`;
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = places.push(place) - 1));
    numberOf[way] = number;
  }
  return (way) => places[numberOf[way]];
}
