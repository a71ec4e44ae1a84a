import type { OsmElement, OsmMember } from '../../src/osm/element.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Rule } from './slow-twin.ts';
import { townOf, type Tags, type Town } from './town.ts';

export interface RandomTown {
  readonly town: Town;
  /** The restrictions that a car heeds, by road nodes and rows of ways. */
  readonly rules: readonly Rule[];
  readonly nodes: readonly string[];
}

const kinds: readonly Tags[] = [
  { highway: 'residential' }, { highway: 'residential' }, { highway: 'primary' },
  { highway: 'tertiary', maxspeed: '40' }, { highway: 'residential', oneway: 'yes' },
  { highway: 'primary', oneway: '-1' }, { highway: 'service', access: 'private' },
  { highway: 'living_street' }, { highway: 'residential', motor_vehicle: 'destination' },
  { highway: 'residential', 'maxspeed:backward': '20' }, { highway: 'footway' }, { highway: 'track' },
  { highway: 'service' },
];
const points: readonly Tags[] = [
  { highway: 'traffic_signals' }, { highway: 'crossing' }, { barrier: 'gate' }, { barrier: 'bollard' },
  { barrier: 'gate', access: 'private' }, { traffic_calming: 'bump' }, { highway: 'turning_circle' },
  { highway: 'stop', direction: 'forward' }, { barrier: 'lift_gate', bicycle: 'yes' }, { barrier: 'swing_gate' },
];

/**
 * A crooked grid of streets with gaps, one-way streets, gates and restrictions, the same for the same seed. `alter`
 * rewrites the tags of its ways and points. `scale` multiplies the distances between junctions, which are about 200 m.
 */
export function randomTown(
  seed: number, size = 4, alter: (tags: Tags) => Tags = (tags) => tags, hasRules = true, scale = 1,
): RandomTown {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const elements: OsmElement[] = [];
  const ids = new Map<string, number>();
  const wayIds = new Map<string, number>();
  const addNode = (name: string, row: number, column: number): number => {
    const id = ids.size + 1;
    ids.set(name, id);
    const shake = (): number => random() * 0.0006;
    const tags = random() < 0.12 ? alter(pick(points)) : undefined;
    const [lat, lon] = [55 + (row * 0.002 + shake()) * scale, 37 + (column * 0.003 + shake()) * scale];
    elements.push({ type: 'node', id, lat, lon, ...(tags ? { tags } : {}) });
    return id;
  };
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) addNode(`${row}.${column}`, row, column);
  }
  const ways: { id: number; nodes: number[]; tags: Tags }[] = [];
  const addWay = (from: string, to: string, row: number, column: number): void => {
    const between = random() < 0.5 ? [addNode(`${from}-${to}`, row, column)] : [];
    const nodes = [ids.get(from) as number, ...between, ids.get(to) as number];
    const id = 1000 + ways.length;
    ways.push({ id, nodes: random() < 0.5 ? nodes : nodes.reverse(), tags: pick(kinds) });
    wayIds.set(`${from}-${to}`, id);
  };
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (column + 1 < size && random() < 0.85) addWay(`${row}.${column}`, `${row}.${column + 1}`, row, column + 0.5);
      if (row + 1 < size && random() < 0.85) addWay(`${row}.${column}`, `${row + 1}.${column}`, row + 0.5, column);
    }
  }
  for (const { id, nodes, tags } of ways) elements.push({ type: 'way', id, nodes, tags: alter(tags) });
  const drawn = hasRules ? drawRules(ways, random, elements) : [];
  const town = townOf(elements, ids, wayIds, undefined, { farthestCentiseconds: Infinity });
  const { roadNodes, roadWays } = town.source.network;
  const wayRow = (id: number): number => roadWays.osm.indexOf(id * 4 + 1);
  const rules = drawn.map(({ kind, from, via, to }) => ({
    kind, from: wayRow(from), to: wayRow(to), via: via.map((node) => roadNodes.osm.indexOf(node)),
  }));
  return { town, rules, nodes: [...ids.keys()] };
}

type Way = { readonly id: number; readonly nodes: readonly number[] };

/** Restrictions between ways that end where they meet, so that each means one turn. */
function drawRules(ways: readonly Way[], random: () => number, elements: OsmElement[]): Rule[] {
  const found: Rule[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const endsAt = (node: number): Way[] => ways.filter(({ nodes }) => nodes[0] === node || nodes.at(-1) === node);
  for (let tries = 0; tries < ways.length; tries++) {
    const from = pick(ways);
    const node = pick([from.nodes[0], from.nodes.at(-1) as number]);
    const others = endsAt(node).filter(({ id }) => id !== from.id);
    if (others.length === 0) continue;
    const kind = random() < 0.75 ? 'no' : 'only';
    const member = (role: string, id: number, type: OsmMember['type'] = 'way'): OsmMember => ({ type, id, role });
    let [via, to, members] = [[node], pick(random() < 0.15 && kind === 'no' ? [from] : others),
      [member('via', node, 'node')]] as [number[], Way, OsmMember[]];
    if (random() < 0.4) {
      const middle = pick(others);
      const inner = middle.nodes[0] === node ? middle.nodes : middle.nodes.toReversed();
      const end = inner.at(-1) as number;
      const next = endsAt(end).filter(({ id }) => id !== middle.id && id !== from.id);
      if (next.length === 0) continue;
      [via, to, members] = [[...inner], pick(next), [member('via', middle.id)]];
    }
    const isBack = to.id === from.id;
    const restriction = isBack ? 'no_u_turn' : kind === 'no' ? 'no_left_turn' : 'only_right_turn';
    elements.push({
      type: 'relation', id: 9000 + tries, tags: { type: 'restriction', restriction },
      members: [member('from', from.id), ...members, member('to', to.id)],
    });
    found.push({ kind, from: from.id, via, to: to.id });
  }
  return found;
}
