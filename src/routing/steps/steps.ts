import { NONE } from '../../kernel/columns.ts';
import type { TextTables } from '../../kernel/text.ts';
import { addPoint, emptyLine } from '../ask/line.ts';
import type { Run } from '../ask/runs.ts';
import type { Graph, TravelMode } from '../graph.ts';
import type { Modes } from '../pace.ts';
import { FREEWAY_RANK, MAIN_RANK } from '../profile/road-rank.ts';
import type { RoadLines } from '../snap/spot.ts';
import { openBeside, type Beside, type Streets } from './beside.ts';
import { openChoices } from './choices.ts';
import { turnBetween, withCorners } from './corners.ts';
import { decide } from './decide.ts';
import { joinedBehindLeads } from './leads.ts';
import { turnNamed, type Maneuver } from './maneuver.ts';
import { joinedAlongStreet, joinedOnFoot } from './on-foot.ts';
import { openOthers } from './others.ts';
import type { Step } from './step.ts';
import { modeOf, openStrokes, type Road, type Stroke } from './stroke.ts';
import { strokesToTurnBack } from './turn-back.ts';
import type { WayKind } from './way-kinds.ts';

/**
 * Splits a journey into steps, each from one maneuver to the next. The last one is the arrival, without runs. `nameOf`:
 * the name of a road with such tags. `modes`: how roads are travelled at that time. `before`: the journey to the point
 * where this one begins, since a journey may turn back there.
 */
export type StepsOf = (
  runs: readonly Run[], nameOf: (tags: number) => string, modes: Modes, before?: readonly Run[],
) => Step[];

export function openSteps(lines: RoadLines & TextTables, graph: Graph, streets: Streets): StepsOf {
  const { strokeOf, roadOf } = openStrokes(lines, graph, (run) => isOverMain(beside.across(run), roadOf));
  const beside = openBeside(lines, graph, streets, roadOf);
  const choicesAt = openChoices(lines, graph, roadOf);
  const othersAt = openOthers(lines, graph, streets, roadOf, choicesAt);
  const exitsPassed = (stroke: Stroke): number => {
    if (stroke.run.node === NONE) return 0;
    const { node, edge: cameBy } = stroke.run;
    return choicesAt(node).filter(({ edge, road }) => edge !== cameBy && !road.isRoundabout).length;
  };
  return (runs, nameOf, modes, earlier) => {
    const strokes = withCorners(runs.filter(isTravelled).map((run) => strokeOf(run, modes)));
    const last = earlier?.findLast(isTravelled);
    const begin = last && strokes.length > 0 && strokesToTurnBack([strokeOf(last, modes), strokes[0]], 1) === 0
      ? 'uturn' : 'depart';
    const isApart = ({ kind, mode, run }: Stroke): boolean => (kind === 'stairs' && mode === 'push') ||
      (kind === 'crossing' && mode === 'walk' && beside.across(run) !== undefined);
    const groups = group(strokes, begin, (before, after) => decide(before, after, othersAt(before, after))
      ?? (isApart(before) === isApart(after) ? undefined : turnNamed(turnBetween(before, after))));
    const steps = groups.map((one) => stepOf(lines, graph, one, { exitsPassed, nameOf }));
    const placedAt = (step: Step): Step => withStreet(step, beside, roadOf, nameOf);
    const crossing = joined(steps).map((step) => (step.kind === 'crossing' ? placedAt(step) : step));
    const placed = joinedOnFoot(crossing).map((step) => (step.kind === 'crossing' ? step : placedAt(step)));
    const told = joinedBehindLeads(joinedAlongStreet(placed)).map(stayingOn);
    return [...told, arrival(lines, graph, runs, strokes.at(-1)?.mode ?? modeOf(modes, runs.at(-1)!))];
  };
}

const isBesideStreets: ReadonlySet<WayKind | undefined> = new Set(
  ['pavement', 'footway', 'cyclePath', 'path', 'serviceRoad'] as const);

/** Describes a way without a name by the street that it leads along or crosses. */
function withStreet(
  step: Step, { along, across }: Beside, roadOf: (tags: number) => Road, nameOf: (tags: number) => string,
): Step {
  const isCrossing = step.kind === 'crossing';
  if (!isCrossing && !isBesideStreets.has(step.kind)) return step;
  const longest = step.runs.reduce((most, run) => (run.decimeters > most.decimeters ? run : most));
  const tags = isCrossing ? across(longest) : along(longest);
  if (tags === undefined) return step;
  return { ...step, beside: nameOf(tags), isOverMain: isCrossing && isOverMain(tags, roadOf) };
}

const isOverMain = (street: number | undefined, roadOf: (tags: number) => Road): boolean =>
  street !== undefined && roadOf(street).rank >= MAIN_RANK;

/** A journey that begins at a junction begins with an empty part of a road. */
const isTravelled = ({ from, to }: Run): boolean => from !== to;

interface Group {
  readonly maneuver: Maneuver;
  readonly strokes: Stroke[];
  /** The stroke that names the step, unless it is simply the first with a name. */
  readonly road?: Stroke;
}

function group(
  strokes: readonly Stroke[], begin: Maneuver, decideOn: (before: Stroke, after: Stroke) => Maneuver | undefined,
): Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < strokes.length; index++) {
    const stroke = strokes[index];
    const before = strokes[index - 1];
    const between = before && strokesToTurnBack(strokes, index);
    if (between !== undefined) {
      const around = strokes.slice(index, index + between + 1);
      groups.push({ maneuver: 'uturn', strokes: around, road: around.at(-1) });
      index += between;
      continue;
    }
    const maneuver = before === undefined ? begin : maneuverBetween(before, stroke, groups.at(-1)!, decideOn);
    if (maneuver === undefined) groups.at(-1)!.strokes.push(stroke);
    else groups.push({ maneuver, strokes: [stroke] });
  }
  return groups;
}

/** All of a roundabout is one step, including the road by which it is left. */
function maneuverBetween(
  before: Stroke, after: Stroke, { maneuver }: Group, decideOn: (before: Stroke, after: Stroke) => Maneuver | undefined,
): Maneuver | undefined {
  if (after.isRoundabout && !before.isRoundabout && after.mode === 'drive') return 'roundabout';
  if (after.mode === 'drive' && after.isRoundabout) return undefined;
  if (before.isRoundabout && maneuver === 'roundabout') return undefined;
  return decideOn(before, after);
}

function stepOf(
  lines: RoadLines, graph: Graph, { maneuver, strokes, road: chosen }: Group,
  { exitsPassed, nameOf }: { exitsPassed(stroke: Stroke): number; nameOf(tags: number): string },
): Step {
  const first = strokes[0];
  const around = maneuver === 'roundabout' ? strokes.filter(({ isRoundabout }) => isRoundabout) : [];
  const isNamed = ({ isRoundabout, name }: Stroke): boolean => name !== '' && !(around.length > 0 && isRoundabout);
  const road = chosen ?? strokes.find(isNamed) ?? longestOf(strokes);
  const name = nameOf(road.tags);
  const { lat, lon } = endOf(lines, graph, (first.corner[0] ?? first).run, 'from');
  const isSigned = first.isLink || first.rank >= FREEWAY_RANK;
  // Always all fields, in the same order: steps are copied again and again, which is fast for objects of one shape.
  return {
    maneuver, name, ref: road.ref, mode: first.mode, bearing: first.bearingIn,
    bearingOut: strokes.at(-1)!.bearingOut, lat, lon, runs: runsOfAll(strokes),
    exit: around.length > 0 ? Math.max(1, around.reduce((sum, one) => sum + exitsPassed(one), 0)) : undefined,
    // Walkers are told of stairs by the mode.
    kind: name === '' && road.ref === '' && first.mode !== 'steps' ? road.kind : undefined,
    exitNumber: (isSigned && first.exitNumber) || undefined,
    destination: (isSigned && first.destination) || undefined,
    beside: undefined, isOverMain: undefined, lead: undefined, isStaying: undefined,
  };
}

function runsOfAll(strokes: readonly Stroke[]): Run[] {
  const runs: Run[] = [];
  for (const { corner, run } of strokes) {
    for (const one of corner) runs.push(one.run);
    runs.push(run);
  }
  return runs;
}

/** Describes a nameless way by its longest part: a path that begins with a crossing is not a crossing of 200 m. */
const longestOf = (strokes: readonly Stroke[]): Stroke =>
  strokes.reduce((longest, one) => (one.run.decimeters > longest.run.decimeters ? one : longest));

/** Within this distance people see one junction where the map has several. */
const ONE_JUNCTION_DECIMETERS = 400;
const keeping: ReadonlySet<Maneuver> = new Set(['keep_left', 'keep_right', 'slight_left', 'slight_right']);
/**
 * Maneuvers that say nothing new on the same road. Keeping to a side is not among them: a fork announced on the same
 * road bends away from another one.
 */
const goingOn: ReadonlySet<Maneuver> = new Set(['continue', 'slight_left', 'slight_right']);

/**
 * Drops redundant steps: going on along the same road, as after a stretch without a name or where the spelling changes;
 * and keeping to the same side twice in a row.
 */
function joined(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  steps.forEach((step, index) => {
    const before = kept.at(-1);
    const isSameRoad = before !== undefined && step.name === before.name && step.mode === before.mode;
    const isCalled = step.name !== '' || (step.ref !== '' && step.ref === before?.ref);
    const goesOn = isCalled && goingOn.has(step.maneuver);
    const isAgain = keeping.has(step.maneuver) && step.maneuver === before?.maneuver
      && decimetersOf(steps[index - 1]) < ONE_JUNCTION_DECIMETERS;
    if (isSameRoad && (goesOn || isAgain)) kept[kept.length - 1] = extended(before, step);
    else if (before && isOnlyCorner(before, step)) kept[kept.length - 1] = throughCorner(before, step);
    else kept.push(step);
  });
  return kept;
}

/** A road passed within this distance after a turn is not one that anybody turns into. */
const CORNER_DECIMETERS = 150;
const turning: ReadonlySet<Maneuver> = new Set(['left', 'right', 'sharp_left', 'sharp_right']);
const driven: ReadonlySet<Step['mode']> = new Set(['drive', 'ride']);

const isOnlyCorner = (corner: Step, step: Step): boolean =>
  turning.has(corner.maneuver) && step.maneuver === 'continue' && driven.has(step.mode) && corner.mode === step.mode &&
  decimetersOf(corner) < CORNER_DECIMETERS;

const throughCorner = ({ maneuver, bearing, lat, lon, runs }: Step, step: Step): Step =>
  ({ ...step, maneuver, bearing, lat, lon, runs: [...runs, ...step.runs] });

const slightly: Partial<Record<Maneuver, Maneuver>> = { keep_left: 'slight_left', keep_right: 'slight_right' };

/** A road may turn while it keeps its name: it is stayed on, not kept to or turned into. */
function stayingOn(step: Step, at: number, steps: readonly Step[]): Step {
  const before = steps[at - 1];
  const isSame = before !== undefined && step.mode === before.mode && step.name === before.name &&
    (step.name !== '' || (step.ref !== '' && step.ref === before.ref));
  const maneuver = slightly[step.maneuver] ?? step.maneuver;
  return isSame && !step.lead && (goingOn.has(maneuver) || turning.has(maneuver))
    ? { ...step, maneuver, isStaying: true } : step;
}

const extended = (before: Step, step: Step): Step =>
  ({ ...before, runs: [...before.runs, ...step.runs], bearingOut: step.bearingOut });

const decimetersOf = ({ runs }: Step): number => runs.reduce((sum, { decimeters }) => sum + decimeters, 0);

/** `mode`: that of the last run travelled; a journey that stays at its place has none. */
function arrival(lines: RoadLines, graph: Graph, runs: readonly Run[], mode: TravelMode): Step {
  const last = runs.at(-1)!;
  const nothing = { name: '', ref: '', bearing: 0, bearingOut: 0, runs: [] };
  return { maneuver: 'arrive', mode, ...nothing, ...endOf(lines, graph, last, 'to') };
}

function endOf(lines: RoadLines, graph: Graph, run: Run, end: 'from' | 'to'): { lat: number; lon: number } {
  const line = emptyLine();
  addPoint(line, lines, graph.edgePieces.way[run.piece], run[end]);
  return { lat: line.lat[0], lon: line.lon[0] };
}
