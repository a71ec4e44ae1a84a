import { turnDegrees } from '../bearing.ts';
import { turnNamed, type Maneuver } from './maneuver.ts';
import type { Step } from './step.ts';

/** Walkers do not notice a shorter stretch, except for where it leads. */
const SHORT_DECIMETERS = 100;
/** Whoever looks for a crossing, or for the pavement of the same street, finds it at this distance from a corner. */
const IN_SIGHT_DECIMETERS = 300;

const straight: ReadonlySet<Maneuver> = new Set(['continue', 'slight_left', 'slight_right', 'keep_left', 'keep_right']);

/**
 * Joins steps that are a single walk: nameless ways of the same kind, and a few metres between two others, whose turns
 * become the combined turn. Crossings, stairs and the last street keep their own step.
 */
export function joinedOnFoot(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  /** The heading before the few metres that were joined last. */
  let heading: number | undefined;
  /** Those metres, if they turn off. */
  let corner: Step | undefined;
  const joinCorner = (): void => {
    if (corner) kept.push(passing(kept.pop()!, corner));
    corner = undefined;
  };
  const keep = (step: Step): void => {
    if (step.mode !== 'walk' || straight.has(step.maneuver)) joinCorner();
    kept.push(corner ? behindCorner(corner, step) : step);
    [heading, corner] = [undefined, undefined];
  };
  for (const [index, step] of steps.entries()) {
    const before = kept.at(-1);
    if (before && isOneFlight(before, step)) {
      joinCorner();
      kept.push(extended(kept.pop()!, step));
      continue;
    }
    const maneuver = heading === undefined ? step.maneuver : turnNamed(turnDegrees(heading, step.bearing));
    if (!before || before.mode !== 'walk' || step.mode !== 'walk') {
      keep(turned(step, maneuver));
      continue;
    }
    if (kept.length === 1 && isShort(before)) {
      const { maneuver: departure, lat, lon, runs } = before;
      kept[0] = { ...step, maneuver: departure, lat, lon, runs: [...runs, ...step.runs] };
      continue;
    }
    const isPassed = (isShort(step) && (step.name === '' || index < steps.length - 1)) ||
      isBesideCrossing(before, step, steps[index + 1]);
    const goesOn = straight.has(maneuver) && isPlain(step) && isPlain(before) && step.name === before.name;
    if (isPassed) {
      heading ??= before.bearingOut;
      if (corner) corner = extended(corner, step);
      else if (straight.has(step.maneuver)) kept.push(passing(kept.pop()!, step));
      else corner = step;
    } else if (goesOn) {
      joinCorner();
      kept.push(joinedWith(kept.pop()!, step));
      heading = undefined;
    } else {
      keep(turned(step, maneuver));
    }
  }
  joinCorner();
  return kept;
}

/** A walk with the few metres behind it, whose direction does not count. */
const passing = (walk: Step, passed: Step): Step => ({ ...extended(walk, passed), bearingOut: walk.bearingOut });

/** A step whose turn begins at the corner before it, some metres earlier. */
const behindCorner = ({ lat, lon, runs }: Step, step: Step): Step =>
  ({ ...step, lat, lon, runs: [...runs, ...step.runs] });

const turned = (step: Step, maneuver: Maneuver): Step => (maneuver === step.maneuver ? step : { ...step, maneuver });

const extended = (before: Step, step: Step): Step => ({
  ...before, ...(before.kind === 'crossing' && step.kind === 'crossing' && { beside: before.beside ?? step.beside }),
  runs: [...before.runs, ...step.runs], bearingOut: step.bearingOut,
});

/** The kind of a nameless walk is that of its longer part: 20 m of a footway before a path are that path. */
const joinedWith = (before: Step, step: Step): Step => {
  const isMostly = step.name === '' && isPlain(step) && decimetersOf(step) > decimetersOf(before);
  return { ...extended(before, step), ...(isMostly && { kind: step.kind }) };
};

/** Stairs continue after a landing, and a crossing after an island in its street. */
const isOneFlight = (before: Step, step: Step): boolean =>
  (before.mode === 'steps' && (step.mode === 'steps' || (step.mode === 'walk' && isShort(step)))) ||
  (before.kind === 'crossing' && step.kind === 'crossing' && straight.has(step.maneuver));

/** The few metres along a street between a corner and the crossing there. */
const isBesideCrossing = (before: Step, step: Step, after: Step | undefined): boolean =>
  isNear(step) && after?.mode === 'walk' && (!isPlain(before) || !isPlain(after));

export const isPlain = ({ kind }: Step): boolean => kind !== 'crossing';

const isShort = (step: Step): boolean => isPlain(step) && decimetersOf(step) < SHORT_DECIMETERS;

/** Stairs are taken at half the speed: these last as long as a walk that ends in sight. */
const SHORT_STAIRS_DECIMETERS = 150;

export const isShortFlight = (step: Step): boolean =>
  step.mode === 'steps' && decimetersOf(step) < SHORT_STAIRS_DECIMETERS;

export const isNear = (step: Step): boolean =>
  isPlain(step) && step.name === '' && step.mode === 'walk' && decimetersOf(step) < IN_SIGHT_DECIMETERS;

export const decimetersOf = ({ runs }: Step): number => runs.reduce((sum, { decimeters }) => sum + decimeters, 0);

/**
 * Joins a street and its pavement for those who walk straight on along it, also over the side streets that they cross
 * on their way, and from the pavement to the street itself.
 */
export function joinedAlongStreet(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const street = streetOf(step);
    const begun = street === '' ? -1 : kept.findLastIndex((one) => !isBetween(one, street));
    if (begun < 0 || streetOf(kept[begun]) !== street || !isOnAlong(kept.slice(begun), step)) kept.push(step);
    else kept.push([...kept.splice(begun), step].reduce(extended));
  }
  return kept;
}

/**
 * Whether a step may lie between two parts of a street: a side street's crossing, but not a main road's, or a few
 * metres without a name, which nobody has to look for.
 */
const isBetween = (step: Step, street: string): boolean => streetOf(step) !== street
  && ((isNear(step) && (isShort(step) || straight.has(step.maneuver)))
    || (!isPlain(step) && streetOf(step) !== '' && !step.isOverMain));

/** Whether a step goes straight on along the street of the first of the steps before it. */
function isOnAlong([first, ...between]: readonly Step[], step: Step): boolean {
  if (!isPlain(step) || !isPlain(first) || step.mode !== 'walk' || first.mode !== 'walk') return false;
  if (between.some(({ mode }) => mode !== 'walk')) return false;
  const maneuver = between.length === 0 ? step.maneuver : turnNamed(turnDegrees(first.bearingOut, step.bearing));
  return straight.has(maneuver);
}

export const streetOf = ({ name, beside }: Step): string => name || (beside ?? '');
