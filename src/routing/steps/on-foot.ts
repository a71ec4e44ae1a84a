import { turnDegrees } from '../bearing.ts';
import { turnNamed, type Maneuver } from './maneuver.ts';
import type { Step } from './step.ts';

/** Walkers do not notice a shorter stretch, except for where it leads. */
const SHORT_DECIMETERS = 100;

const straight: ReadonlySet<Maneuver> = new Set(['continue', 'slight_left', 'slight_right', 'keep_left', 'keep_right']);

/**
 * Joins steps that are a single walk: nameless ways of the same kind, and a few metres between two others, whose turns
 * become the combined turn. Crossings, stairs and the last street keep their own step.
 */
export function joinedOnFoot(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  /** The heading before the few metres that were joined last. */
  let heading: number | undefined;
  for (const [index, step] of steps.entries()) {
    const before = kept.at(-1);
    if (before && isOneFlight(before, step)) {
      kept[kept.length - 1] = extended(before, step);
      continue;
    }
    if (!before || before.mode !== 'walk' || step.mode !== 'walk') {
      heading = undefined;
      kept.push(step);
      continue;
    }
    if (kept.length === 1 && isShort(before)) {
      const { maneuver, lat, lon, runs } = before;
      kept[0] = { ...step, maneuver, lat, lon, runs: [...runs, ...step.runs] };
      continue;
    }
    const maneuver = heading === undefined ? step.maneuver : turnNamed(turnDegrees(heading, step.bearing));
    const isPassed = isShort(step) && (step.name === '' || index < steps.length - 1);
    const goesOn = straight.has(maneuver) && isPlain(step) && isAsBefore(step, isPlain(before) ? before : kept.at(-2));
    if (!isPassed && !goesOn) {
      heading = undefined;
      kept.push({ ...step, maneuver });
      continue;
    }
    heading = isPassed ? heading ?? before.bearingOut : undefined;
    kept[kept.length - 1] = extended(before, step);
  }
  return kept;
}

const extended = (before: Step, step: Step): Step => ({
  ...before, ...(before.kind === 'crossing' && step.kind === 'crossing' && { beside: before.beside ?? step.beside }),
  runs: [...before.runs, ...step.runs], bearingOut: step.bearingOut,
});

/** After a crossing the walk continues along the same street. */
const isAsBefore = ({ name, mode }: Step, before: Step | undefined): boolean =>
  before?.name === name && before.mode === mode;

/** Stairs continue after a landing, and a crossing after an island in its street. */
const isOneFlight = (before: Step, step: Step): boolean =>
  (before.mode === 'steps' && (step.mode === 'steps' || (step.mode === 'walk' && isShort(step)))) ||
  (before.kind === 'crossing' && step.kind === 'crossing' && straight.has(step.maneuver));

const isPlain = ({ kind }: Step): boolean => kind !== 'crossing';

const isShort = (step: Step): boolean =>
  isPlain(step) && step.runs.reduce((sum, run) => sum + run.decimeters, 0) < SHORT_DECIMETERS;

/** Joins a street and its pavement for those who walk straight on. */
export function joinedAlongStreet(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const before = kept.at(-1);
    const isOn = before?.mode === 'walk' && step.mode === 'walk' && straight.has(step.maneuver) &&
      isPlain(before) && isPlain(step) && streetOf(step) !== '' && streetOf(step) === streetOf(before);
    if (isOn) kept[kept.length - 1] = extended(before, step);
    else kept.push(step);
  }
  return kept;
}

const streetOf = ({ name, beside }: Step): string => name || (beside ?? '');
