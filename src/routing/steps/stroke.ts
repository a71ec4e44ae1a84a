import { TextReader, type TextTables } from '../../kernel/text.ts';
import { CLOSED, travelModes, type Graph, type TravelMode } from '../graph.ts';
import type { Run } from '../ask/runs.ts';
import type { Modes } from '../pace.ts';
import { rankOf } from '../profile/road-rank.ts';
import { valuesOf } from '../profile/tags.ts';
import type { RoadLines } from '../snap/spot.ts';
import { bearingArriving, bearingLeaving } from '../bearing.ts';
import { wayKind, type WayKind } from './way-kinds.ts';

/** What travellers see of a road's tags. */
export interface Road {
  /** Roads with equal names or numbers count as the same. */
  readonly name: string;
  readonly ref: string;
  /** Greater for bigger roads; 0 for paths. */
  readonly rank: number;
  readonly isLink: boolean;
  readonly isRoundabout: boolean;
  readonly kind: WayKind | undefined;
  /** From its signpost: the number of the exit, and where it leads. */
  readonly exitNumber: string;
  readonly destinations: Readonly<Record<'forward' | 'backward', string>>;
}

/** A run as a traveller sees it. */
export interface Stroke extends Omit<Road, 'destinations'> {
  readonly run: Run;
  readonly tags: number;
  readonly mode: TravelMode;
  /** Whether there is no oncoming traffic; bicycles pushed against it are none. */
  readonly isOneway: boolean;
  readonly bearingIn: number;
  readonly bearingOut: number;
  /** The destination on its signpost. */
  readonly destination: string;
  /** The few metres between the stroke before it and this one, which belong to their junction. */
  readonly corner: readonly Stroke[];
}

const MOST_REMEMBERED = 50_000;
/** A longer footway is more than its crossing: the widest main streets, with both their kerbs. */
const LONGEST_CROSSING_DECIMETERS = 800;
const crossings: ReadonlySet<string> = new Set(['crossing', 'traffic_signals']);
const noCorner: readonly Stroke[] = [];

export interface Strokes {
  strokeOf(run: Run, modes: Modes): Stroke;
  roadOf(tags: number): Road;
}

/** `isOverMain`: whether a run lies across a main street. */
export function openStrokes(
  lines: RoadLines & TextTables, { edgePieces }: Graph, isOverMain: (run: Run) => boolean,
): Strokes {
  const text = new TextReader(lines);
  const roads = new Map<number, Road>();
  const roadOf = (tags: number): Road => {
    let road = roads.get(tags);
    if (!road) {
      if (roads.size >= MOST_REMEMBERED) roads.clear();
      road = readRoad(text.tags(tags));
      roads.set(tags, road);
    }
    return road;
  };
  const { roadNodes, roadWays, roadWayNodes } = lines;
  const { forwardCentiseconds, backwardCentiseconds } = edgePieces;
  const isOneway = (run: Run, mode: TravelMode, modes: Modes): boolean =>
    (run.isBackward ? forwardCentiseconds : backwardCentiseconds)[run.piece] === CLOSED ||
    (mode === 'ride' && modeOf(modes, { piece: run.piece, isBackward: !run.isBackward }) === 'push');
  const exitNumberAt = (way: number, position: number): string => {
    if (!Number.isInteger(position)) return '';
    const { highway, ref } = text.tags(roadNodes.tags[roadWayNodes.node[roadWays.nodes[way] + position]]);
    return highway === 'motorway_junction' ? listOf(ref) : '';
  };
  /** By tags of a node. */
  const crossingsKnown = new Map<number, boolean>();
  const isCrossingNode = (node: number): boolean => {
    const tags = roadNodes.tags[node];
    let isOne = crossingsKnown.get(tags);
    if (isOne === undefined) crossingsKnown.set(tags, (isOne = crossings.has(text.tags(tags).highway ?? '')));
    return isOne;
  };
  const isAtCrossing = (way: number, { from, to }: Run): boolean => {
    for (let position = Math.ceil(Math.min(from, to)); position <= Math.max(from, to); position++) {
      if (isCrossingNode(roadWayNodes.node[roadWays.nodes[way] + position])) return true;
    }
    return false;
  };
  const isCrossing = (run: Run, way: number, kind: WayKind | undefined): boolean =>
    kind === 'footway' && run.decimeters <= LONGEST_CROSSING_DECIMETERS && isAtCrossing(way, run) && isOverMain(run);
  const strokeOf = (run: Run, modes: Modes): Stroke => {
    const way = edgePieces.way[run.piece];
    const tags = lines.roadWays.tags[way];
    const road = roadOf(tags);
    const mode = modeOf(modes, run);
    // Field by field: a journey has hundreds of them, and copying a whole object takes several times as long.
    return {
      run, tags, mode, corner: noCorner,
      name: road.name, ref: road.ref, rank: road.rank, isRoundabout: road.isRoundabout,
      kind: mode === 'walk' && isCrossing(run, way, road.kind) ? 'crossing' : road.kind,
      exitNumber: road.exitNumber || (road.isLink ? exitNumberAt(way, run.from) : ''),
      isOneway: isOneway(run, mode, modes),
      destination: run.from <= run.to ? road.destinations.forward : road.destinations.backward,
      // Slip roads are for driving: for walkers and riders they are like any other road.
      isLink: road.isLink && mode === 'drive',
      bearingIn: bearingLeaving(lines, way, run.from, run.to),
      bearingOut: bearingArriving(lines, way, run.from, run.to),
    };
  };
  return { roadOf, strokeOf };
}

export const modeOf = (
  { forwardMode, backwardMode }: Modes, { piece, isBackward }: Pick<Run, 'piece' | 'isBackward'>,
): TravelMode =>
  travelModes[(isBackward ? backwardMode : forwardMode)[piece]];

function readRoad(tags: Readonly<Record<string, string>>): Road {
  const highway = tags.highway ?? '';
  return {
    name: tags.name ?? '',
    ref: listOf(tags.ref),
    rank: rankOf(highway),
    isLink: highway.endsWith('_link'),
    isRoundabout: tags.junction === 'roundabout' || tags.junction === 'circular',
    kind: wayKind(tags),
    exitNumber: listOf(tags['junction:ref']),
    destinations: { forward: destinationOf(tags, 'forward'), backward: destinationOf(tags, 'backward') },
  };
}

/** "М-11, Клин, Тверь": numbers of roads, then towns, or streets if there are none. */
function destinationOf(tags: Readonly<Record<string, string>>, side: 'forward' | 'backward'): string {
  const valueOf = (key: string): string => tags[`${key}:${side}`] ?? tags[key] ?? '';
  const texts = [valueOf('destination:ref'), valueOf('destination') || valueOf('destination:street')];
  return listOf(texts.join(';'));
}

/** "B 3;B 535" as signs have it: "B 3, B 535". */
const listOf = (value = ''): string => valuesOf(value).join(', ');
