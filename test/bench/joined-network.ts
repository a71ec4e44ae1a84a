import { Growing, type ArrayName } from '../../src/kernel/columns.ts';
import { metersPerLonUnit, METERS_PER_UNIT } from '../../src/kernel/geo.ts';
import { TextReader, type TextTables } from '../../src/kernel/text.ts';
import type { RoadNetwork } from '../../src/routing/network.ts';

/** The empty margin around each city. */
const MARGIN_METERS = 5000;
const ROADS_BETWEEN = 4;

type Gates = readonly (readonly number[])[];

/**
 * Copies of a city's roads, side by side in a square and joined by a few country roads: as many junctions as in a
 * country, with all kinds of ways and restrictions of the city.
 */
export function joinNetwork(city: RoadNetwork & TextTables, copies: number): RoadNetwork {
  const side = Math.ceil(Math.sqrt(copies));
  const road = plainRoad(city);
  const gates = gatesOf(city, road.nodes);
  const { lat, lon } = city.roadNodes;
  const [height, width] = [spanOf(lat), spanOf(lon)];
  const up = Math.round(height + MARGIN_METERS / METERS_PER_UNIT);
  const right = Math.round(width + MARGIN_METERS / metersPerLonUnit(lat[0]));
  const moved = (values: Int32Array, step: number, cellOf: (copy: number) => number) => {
    const middle = ((side - 1) / 2) * step;
    const shifted = (copy: number): ArrayLike<number> =>
      values.map((value) => value + Math.round(cellOf(copy) * step - middle));
    return joined('i32', copies, shifted).finish();
  };
  const ways = wayCopies(city, copies);
  for (let copy = 0; copy < copies; copy++) {
    const first = copy * city.roadNodes.rows;
    const join = (to: number, gate: number): void => {
      for (let i = 0; i < ROADS_BETWEEN; i++) {
        ways.add(road.tags, [first + gates[gate][i], to * city.roadNodes.rows + gates[gate + 1][i]]);
      }
    };
    if ((copy + 1) % side !== 0 && copy + 1 < copies) join(copy + 1, 0);
    if (copy + side < copies) join(copy + side, 2);
  }
  return {
    roadNodes: {
      rows: city.roadNodes.rows * copies,
      osm: joined('f64', copies, (copy) => city.roadNodes.osm.map((id) => id * 1000 + copy)).finish(),
      lat: moved(lat, up, (copy) => Math.floor(copy / side)),
      lon: moved(lon, right, (copy) => copy % side),
      tags: joined('u32', copies, () => city.roadNodes.tags).finish(),
    },
    ...ways.finish(),
    ...restrictionCopies(city, copies),
  };
}

/** The columns of all copies, one after the other. */
function joined<N extends ArrayName>(
  type: N, copies: number, column: (copy: number) => ArrayLike<number>,
): Growing<N> {
  const all = new Growing(type, 1024);
  for (let copy = 0; copy < copies; copy++) all.append(column(copy));
  return all;
}

/** The runs of all copies: each begins where those of the previous copy end. */
function joinedRuns(runs: Uint32Array, copies: number): Growing<'u32'> {
  const total = runs[runs.length - 1];
  const all = joined('u32', copies, (copy) => runs.subarray(0, -1).map((start) => start + copy * total));
  all.push(total * copies);
  return all;
}

function wayCopies({ roadNodes, roadWays, roadWayNodes }: RoadNetwork, copies: number) {
  const osm = joined('f64', copies, (copy) => roadWays.osm.map((id) => id * 1000 + copy));
  const tags = joined('u32', copies, () => roadWays.tags);
  const runs = joinedRuns(roadWays.nodes, copies);
  const nodes = joined('u32', copies, (copy) => roadWayNodes.node.map((node) => node + copy * roadNodes.rows));
  return {
    add(tagSet: number, through: readonly number[]): void {
      osm.push(1e14 + osm.length);
      tags.push(tagSet);
      nodes.append(through);
      runs.push(nodes.length);
    },
    finish: (): Pick<RoadNetwork, 'roadWays' | 'roadWayNodes'> => ({
      roadWays: { rows: osm.length, osm: osm.finish(), tags: tags.finish(), nodes: runs.finish() },
      roadWayNodes: { rows: nodes.length, node: nodes.finish() },
    }),
  };
}

function restrictionCopies(
  { roadNodes, roadWays, restrictions, restrictionMembers }: RoadNetwork, copies: number,
): Pick<RoadNetwork, 'restrictions' | 'restrictionMembers'> {
  const { role, kind, row } = restrictionMembers;
  const rowsOfKind = [roadNodes.rows, roadWays.rows];
  return {
    restrictions: {
      rows: restrictions.rows * copies,
      osm: joined('f64', copies, (copy) => restrictions.osm.map((id) => id * 1000 + copy)).finish(),
      tags: joined('u32', copies, () => restrictions.tags).finish(),
      members: joinedRuns(restrictions.members, copies).finish(),
    },
    restrictionMembers: {
      rows: restrictionMembers.rows * copies,
      role: joined('u32', copies, () => role).finish(),
      kind: joined('u8', copies, () => kind).finish(),
      row: joined('u32', copies, (copy) => row.map((value, i) => value + copy * rowsOfKind[kind[i]])).finish(),
    },
  };
}

/**
 * Tags of a two-way street open to all, and the nodes of the largest connected net of such streets. With gates in it,
 * every copy can be reached from every other one.
 */
function plainRoad(city: RoadNetwork & TextTables): { tags: number; nodes: number[] } {
  const reader = new TextReader(city);
  const { roadWays, roadWayNodes } = city;
  const isPlain = new Map<number, boolean>();
  const kinds = new Set(['secondary', 'tertiary', 'residential', 'unclassified']);
  const nets = new Nets();
  let tags: number | undefined;
  for (let way = 0; way < roadWays.rows; way++) {
    const set = roadWays.tags[way];
    if (!isPlain.has(set)) {
      const { highway, oneway, junction, access, foot, bicycle, motor_vehicle: motor } = reader.tags(set);
      const isOpen = [oneway, junction, access, foot, bicycle, motor].every((value) => value === undefined);
      isPlain.set(set, kinds.has(highway ?? '') && isOpen);
    }
    if (!isPlain.get(set)) continue;
    tags ??= set;
    const first = roadWays.nodes[way];
    for (let i = first; i < roadWays.nodes[way + 1]; i++) nets.join(roadWayNodes.node[first], roadWayNodes.node[i]);
  }
  if (tags === undefined) throw new Error('the map has no street that is open to all');
  return { tags, nodes: nets.largest() };
}

/** Connected components of nodes. */
class Nets {
  private readonly above = new Map<number, number>();

  join(a: number, b: number): void {
    this.above.set(this.top(a), this.top(b));
  }

  largest(): number[] {
    const nets = [...Map.groupBy(this.above.keys(), (node) => this.top(node)).values()];
    return nets.reduce((best, net) => (net.length > best.length ? net : best), []);
  }

  private top(node: number): number {
    let at = node;
    for (let next = this.above.get(at); next !== undefined && next !== at; next = this.above.get(at)) at = next;
    return at;
  }
}

/** The outermost nodes to the east, west, north and south: one in each of as many stripes as there are roads. */
function gatesOf({ roadNodes: { lat, lon } }: RoadNetwork, among: readonly number[]): Gates {
  const outermost = (along: Int32Array, across: Int32Array, sign: number): number[] => {
    const nodes = [...among].sort((a, b) => across[a] - across[b]);
    return Array.from({ length: ROADS_BETWEEN }, (_, stripe) => {
      const width = nodes.length / ROADS_BETWEEN;
      const own = nodes.slice(Math.floor(stripe * width), Math.floor((stripe + 1) * width));
      return own.reduce((best, node) => (along[node] * sign > along[best] * sign ? node : best));
    });
  };
  return [outermost(lon, lat, 1), outermost(lon, lat, -1), outermost(lat, lon, 1), outermost(lat, lon, -1)];
}

/** The extent without the outermost hundredths: a few ways lead far out of a city and would overlap the next copy. */
const spanOf = (values: Int32Array): number => {
  const sorted = values.slice().sort();
  return sorted[Math.floor(sorted.length * 0.99)] - sorted[Math.floor(sorted.length * 0.01)];
};
