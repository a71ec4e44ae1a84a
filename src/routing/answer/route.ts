import { toDegrees, toUnits } from '../../kernel/geo.ts';
import { toPolyline } from '../../kernel/polyline.ts';
import { askAlternatives } from '../ask/alternatives.ts';
import { askThrough, isMissed, type Missed } from '../ask/ask.ts';
import type { Journey } from '../ask/journey.ts';
import { toldMove, type MovedBecause, type Placed } from '../ask/placing.ts';
import { addRun, emptyLine, type Line } from '../ask/line.ts';
import type { Run } from '../ask/runs.ts';
import type { Modes } from '../pace.ts';
import type { RoadLines } from '../snap/spot.ts';
import type { Departure } from '../traffic/departure.ts';
import type { StepsOf } from '../steps/steps.ts';
import { instruction, type RouteLanguage } from '../steps/instruction.ts';
import type { Left } from '../steps/instruction-parts.ts';
import { hasClosures, overtakenBy, type ClockedRoads, type Overtaken, type TrafficFacts } from './clocked.ts';
import { soonerLegs, type LaterRoads } from './later-roads.ts';
import { snappedAt, type Degrees, type SnappedPoint } from './snapped.ts';
import type { Naming } from './naming.ts';

export interface RouteQuery {
  readonly points: readonly Degrees[];
  readonly alternatives: number;
  readonly steps: boolean;
  readonly geometry: 'polyline6' | 'geojson' | 'none';
  readonly language: RouteLanguage;
  /** Empty roads if absent. Must be the departure that the state was chosen by. */
  readonly departure?: Departure;
  readonly maxSnapMeters?: number;
}

export interface DescribedStep {
  readonly name: string;
  readonly maneuver: string;
  readonly exit?: number;
  readonly ref?: string;
  readonly exit_number?: string;
  readonly destinations?: string;
  readonly instruction: string;
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  readonly lat: number;
  readonly lon: number;
  readonly mode: string;
}

export interface DescribedLeg {
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  readonly steps: readonly DescribedStep[];
}

export interface DescribedRoute {
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  readonly staticSeconds: number;
  readonly typicalSeconds: number;
  readonly geometry: string | { readonly type: 'LineString'; readonly coordinates: number[][] } | null;
  /** West, south, east, north. */
  readonly box: readonly number[];
  readonly legs: readonly DescribedLeg[];
}

export interface RouteAnswer extends Overtaken {
  readonly routes: readonly DescribedRoute[];
  readonly points: readonly SnappedPoint[];
  readonly traffic: TrafficFacts;
}

/** What describing a route needs besides its roads. */
export interface Wording {
  readonly lines: RoadLines;
  readonly stepsOf: StepsOf;
  readonly naming: Naming;
}

export function answerRoute(
  clocked: ClockedRoads, wording: Wording, query: RouteQuery, later: readonly LaterRoads[] = [],
): RouteAnswer | Missed {
  const points = query.points.map(({ lat, lon }) => ({ lat: toUnits(lat), lon: toUnits(lon) }));
  const through = askThrough(clocked.roads, points, query.maxSnapMeters);
  if (isMissed(through)) return through;
  const { placed } = through;
  const journeys = later.length > 0
    ? soonerLegs(clocked.roads, later, placed, through.journeys, clocked.lastsOf) : through.journeys;
  const others = placed.length === 2
    ? askAlternatives(clocked.roads, placed[0].place, placed[1].place, journeys[0], query.alternatives, ({ runs }) =>
      toTenths(clocked.lastsOf(runs)))
    : [];
  const routes = [journeys, ...others.map((other) => [other])]
    .map((one) => describeRoute(clocked, wording, query, placed, one));
  return {
    routes: [routes[0], ...routes.slice(1).sort((a, b) => a.durationSeconds - b.durationSeconds)],
    points: placed.map((one) => snappedAt(clocked.roads.graph, wording, one, query.language)),
    traffic: { ...clocked.used(journeys.flatMap(({ runs }) => runs)), hasClosures: hasClosures(placed) },
    ...(later.length === 0 && overtakenBy(clocked, query.departure, routes[0].durationSeconds * 1000)),
  };
}

function describeRoute(
  clocked: ClockedRoads, wording: Wording, query: RouteQuery, placed: readonly Placed[], journeys: readonly Journey[],
): DescribedRoute {
  const line = emptyLine();
  const runs = journeys.length === 1 ? journeys[0].runs : journeys.flatMap((journey) => journey.runs);
  for (const run of runs) addRun(line, wording.lines, clocked.roads.graph, run);
  const lasts = clocked.lastsOf(runs);
  let first = 0;
  const lastsOfLeg = (journey: Journey): number[] => lasts.slice(first, (first += journey.runs.length));
  return {
    distanceMeters: sum(journeys.map(({ decimeters }) => decimeters)) / 10,
    durationSeconds: toSeconds(lasts),
    staticSeconds: toSeconds(journeys.map(({ staticCentiseconds }) => staticCentiseconds)),
    typicalSeconds: toSeconds(clocked.usuallyLastsOf(runs)),
    geometry: geometryOf(line, query.geometry),
    box: boxOf(line),
    legs: journeys.map((journey, leg) => describeLeg(wording, query, {
      journey, lasts: lastsOfLeg(journey), modes: clocked.roads.modes, before: journeys[leg - 1],
      left: leftOf(placed[leg + 1]),
    })),
  };
}

/**
 * A point that is put this much farther away than its nearest road is reported as not reached: about the distance
 * between a house and its street. Over less nobody is led astray, even if the street is closed.
 */
const LEAST_FARTHER_METERS = 20;
/**
 * Beyond this distance from every road a point counts as not reached, even if nothing was closed or cut off: it may lie
 * across water.
 */
const FAR_FROM_ROADS_METERS = 100;

/** The distance left from the end of a route to its point, if the traveller has to know it. */
function leftOf(placed: Placed): Left | undefined {
  const { place: [{ distanceMeters }] } = placed;
  const move = toldMove(placed);
  const meters = Math.round(distanceMeters);
  if (move && distanceMeters - move.from[0].distanceMeters >= LEAST_FARTHER_METERS) {
    return { meters, why: whyLeft[move.because] };
  }
  return distanceMeters >= FAR_FROM_ROADS_METERS ? { meters, why: 'noWay' } : undefined;
}

const whyLeft: Readonly<Record<MovedBecause, Left['why']>> =
  { closed: 'closed', restricted: 'closed', no_way_out: 'noReturn', no_way_in: 'noWay', cut_off: 'noWay' };

interface Leg {
  readonly journey: Journey;
  /** The duration of each of its runs. */
  readonly lasts: readonly number[];
  /** How roads are travelled at that time. */
  readonly modes: Modes;
  /** The journey up to the point where this leg begins. */
  readonly before: Journey | undefined;
  readonly left: Left | undefined;
}

function describeLeg(wording: Wording, query: RouteQuery, leg: Leg): DescribedLeg {
  const { journey: { decimeters }, lasts } = leg;
  return {
    distanceMeters: decimeters / 10, durationSeconds: toSeconds(lasts),
    steps: query.steps ? describeSteps(wording, query, leg) : [],
  };
}

function describeSteps(
  { stepsOf, naming }: Wording, query: RouteQuery, { journey: { runs }, lasts, modes, before, left }: Leg,
): DescribedStep[] {
  const nameOf = (tags: number): string => naming(tags, query.language);
  let at = 0;
  /** Steps have the runs of their leg in its order, except the empty ones. */
  const lastsOf = (run: Run): number => lasts[(at = runs.indexOf(run, at))];
  return stepsOf(runs, nameOf, modes, before?.runs).map((step): DescribedStep => ({
    name: step.name,
    maneuver: step.maneuver,
    ...(step.exit !== undefined && { exit: step.exit }),
    ...(step.ref !== '' && { ref: step.ref }),
    ...(step.exitNumber !== undefined && { exit_number: step.exitNumber }),
    ...(step.destination !== undefined && { destinations: step.destination }),
    instruction: instruction(step.maneuver === 'arrive' ? { ...step, left } : step, query.language),
    distanceMeters: sum(step.runs.map((run) => run.decimeters)) / 10,
    durationSeconds: toSeconds(step.runs.map(lastsOf)),
    lat: toDegrees(step.lat),
    lon: toDegrees(step.lon),
    mode: step.mode,
  }));
}

/** Rounds to whole centiseconds, like the sums of a matrix, so that equal durations are equal in both. */
const toSeconds = (lasts: readonly number[]): number => Math.round(sum(lasts)) / 100;

/** Durations as answered, in tenths of a second. */
const toTenths = (lasts: readonly number[]): number => Math.round(Math.round(sum(lasts)) / 10);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function geometryOf({ lat, lon }: Line, form: RouteQuery['geometry']): DescribedRoute['geometry'] {
  if (form === 'none') return null;
  if (form === 'polyline6') return toPolyline(lat.map(toDegrees), lon.map(toDegrees), 6);
  const coordinates = lat.map((value, index) => [toDegrees(lon[index]), toDegrees(value)]);
  // A GeoJSON line needs two points, but a journey that stays at its place has one.
  return { type: 'LineString', coordinates: coordinates.length === 1 ? [coordinates[0], coordinates[0]] : coordinates };
}

function boxOf({ lat, lon }: Line): number[] {
  let [west, south, east, north] = [lon[0], lat[0], lon[0], lat[0]];
  for (let at = 1; at < lat.length; at++) {
    west = Math.min(west, lon[at]);
    south = Math.min(south, lat[at]);
    east = Math.max(east, lon[at]);
    north = Math.max(north, lat[at]);
  }
  return [toDegrees(west), toDegrees(south), toDegrees(east), toDegrees(north)];
}
