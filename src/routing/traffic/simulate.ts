import { distanceMeters } from '../../kernel/geo.ts';
import { TextReader } from '../../kernel/text.ts';
import { CLOSED, graphOf, type Graph } from '../graph.ts';
import type { RoutingTables } from '../open.ts';

/** A place where people work in the morning. Coordinates in units. */
export interface Centre {
  readonly lat: number;
  readonly lon: number;
  /** Beyond this distance it has no effect. */
  readonly reachMeters: number;
}

export interface SimulatedMorning {
  /** In the columns of a file of live speeds. */
  readonly rows: readonly (readonly [fromOsmNode: number, toOsmNode: number, kmh: number])[];
  /** The id of the closed way; undefined if no road could be closed. */
  readonly closedWay: number | undefined;
}

/** The share of its free speed that a class of roads loses at the worst place. */
const arterials: Readonly<Record<string, number>> = {
  motorway: 0.6, trunk: 0.7, primary: 0.75, secondary: 0.65, tertiary: 0.5,
};
/** The share of that effect out of town, where traffic is only slightly slower. */
const AWAY_SHARE = 0.3;
const MOST_LOST = 0.85;
/** The closure is where it hurts, but not at the very centre. */
const CLOSURE_AT = 0.25;

interface Stretch {
  readonly piece: number;
  readonly way: number;
  readonly nodes: readonly number[];
  /** Of its middle: 1 at a centre, 0 beyond its reach. */
  readonly closeness: number;
  /** The heading of its forward direction: 1 straight to the centre, -1 straight away from it. */
  readonly inwards: number;
}

/**
 * A plausible morning: arterial roads are slower the nearer they are to a centre, and slower towards it than away from
 * it; one of them is closed. The same for the same seed.
 */
export function simulateMorning(
  tables: RoutingTables, centres: readonly Centre[], random: () => number,
): SimulatedMorning {
  const graph = graphOf(tables, 'car');
  const severity = severityOf(tables);
  const stretches = stretchesNear(tables, graph, centres, severity);
  const closed = closureAmong(stretches);
  const moods = new Map<number, number>();
  const rows: [number, number, number][] = [];
  for (const { piece, way, nodes, closeness, inwards } of stretches) {
    const mood = moods.get(way) ?? 0.75 + random() / 2;
    moods.set(way, mood);
    for (const direction of [1, -1] as const) {
      const free = freeKmh(graph, piece, direction);
      if (free === undefined) continue;
      const towards = AWAY_SHARE + (1 - AWAY_SHARE) * Math.max(0, inwards * direction);
      const lost = Math.min(MOST_LOST, severity(way)! * Math.sqrt(closeness) * towards * mood);
      const kmh = way === closed ? 0 : Math.max(1, Math.round(free * (1 - lost) * 10) / 10);
      const along = direction > 0 ? nodes : nodes.toReversed();
      for (let at = 1; at < along.length; at++) rows.push([osm(along[at - 1]), osm(along[at]), kmh]);
    }
  }
  return { rows, closedWay: closed === undefined ? undefined : Math.floor(tables.roadWays.osm[closed] / 4) };

  function osm(node: number): number {
    return tables.roadNodes.osm[node];
  }
}

function severityOf(tables: RoutingTables): (way: number) => number | undefined {
  const text = new TextReader(tables);
  const known = new Map<number, number | undefined>();
  return (way) => {
    const tags = tables.roadWays.tags[way];
    if (!known.has(tags)) known.set(tags, arterials[text.tags(tags).highway?.replace(/_link$/u, '')]);
    return known.get(tags);
  };
}

function stretchesNear(
  { roadWays, roadWayNodes, roadNodes }: RoutingTables, { edgePieces }: Graph, centres: readonly Centre[],
  severity: (way: number) => number | undefined,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (let piece = 0; piece < edgePieces.rows; piece++) {
    const way = edgePieces.way[piece];
    if (severity(way) === undefined) continue;
    const [from, to, start] = [edgePieces.from[piece], edgePieces.to[piece], roadWays.nodes[way]];
    const step = Math.sign(to - from);
    const count = Math.abs(to - from) + 1;
    const nodes = Array.from({ length: count }, (_, at) => roadWayNodes.node[start + from + at * step]);
    const metersFrom = (node: number, { lat, lon }: Centre): number =>
      distanceMeters(roadNodes.lat[node], roadNodes.lon[node], lat, lon);
    const [first, last] = [nodes[0], nodes.at(-1)!];
    const middle = nodes[nodes.length >> 1];
    const felt = centres
      .map((centre) => ({ centre, closeness: 1 - metersFrom(middle, centre) / centre.reachMeters }))
      .reduce((best, one) => (one.closeness > best.closeness ? one : best), { centre: centres[0], closeness: 0 });
    if (felt.closeness <= 0) continue;
    const gained = metersFrom(first, felt.centre) - metersFrom(last, felt.centre);
    const inwards = gained / Math.max(1, edgePieces.lengthDecimeters[piece] / 10);
    stretches.push({ piece, way, nodes, closeness: felt.closeness, inwards: Math.max(-1, Math.min(1, inwards)) });
  }
  return stretches;
}

/** The way best placed for a closure. */
function closureAmong(stretches: readonly Stretch[]): number | undefined {
  const badness = ({ closeness }: Stretch): number => Math.abs(1 - closeness - CLOSURE_AT);
  return stretches.reduce<Stretch | undefined>(
    (best, one) => (best && badness(best) <= badness(one) ? best : one), undefined,
  )?.way;
}

/** The mapped speed, delays included; undefined if travel is not allowed. */
function freeKmh({ edgePieces }: Graph, piece: number, direction: 1 | -1): number | undefined {
  const column = direction > 0 ? edgePieces.forwardCentiseconds : edgePieces.backwardCentiseconds;
  const [centiseconds, decimeters] = [column[piece], edgePieces.lengthDecimeters[piece]];
  if (centiseconds === CLOSED || centiseconds === 0 || decimeters === 0) return undefined;
  return (decimeters / centiseconds) * 36;
}
