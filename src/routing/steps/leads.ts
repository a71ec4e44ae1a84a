import { turnNamed, type Maneuver } from './maneuver.ts';
import { decimetersOf, isNear, isPlain, isShortFlight, streetOf } from './on-foot.ts';
import type { Step } from './step.ts';

/** Who drives or rides passes a shorter stretch while the message about it is spoken. */
const PASSED_DECIMETERS = 150;

const simple: ReadonlySet<Maneuver> = new Set([
  ...[0, 30, 90, 150].flatMap((degrees) => [turnNamed(-degrees), turnNamed(degrees)]), 'keep_left', 'keep_right',
]);

/**
 * Announces a crossing, a few metres without a name or a short flight of stairs together with the way behind them: the
 * second message would be too late.
 */
export function joinedBehindLeads(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const before = kept.at(-1);
    if (before && isLead(before, step)) kept[kept.length - 1] = behindLead(before, step);
    else kept.push(step);
  }
  return kept;
}

function isLead(step: Step, next: Step): boolean {
  const isSimple = simple.has(next.maneuver) && (simple.has(step.maneuver) || step.maneuver === 'depart');
  if (step.lead || !isSimple) return false;
  if (step.mode !== 'walk' && step.mode !== 'steps') {
    return next.mode === step.mode && step.name === '' && step.kind !== 'stairs' && step.ref === ''
      && decimetersOf(step) < PASSED_DECIMETERS;
  }
  if (next.mode !== 'walk' || !isPlain(next)) return false;
  return isShortFlight(step) || isNear(step) || (!isPlain(step) && streetOf(step) !== '');
}

function behindLead({ maneuver, mode, kind, beside, bearing, lat, lon, runs }: Step, step: Step): Step {
  return {
    ...step, maneuver: maneuver === 'continue' ? step.maneuver : maneuver,
    lead: { maneuver, mode, kind, beside, behind: step.maneuver },
    bearing, lat, lon, runs: [...runs, ...step.runs],
  };
}
