import { CLASSES, classAt, type RoadKind } from './road-class.ts';

/**
 * A model of the week, for roads of which nothing was measured: how full they are by the hour, and how much that slows
 * down which class. Answers that rest on it say `profile`.
 */
const HOURS_OF_WEEK = 168;

/** How full by the hour of the day, in hundredths of the worst. */
const workday = '0 0 0 0 0 5 25 70 100 80 50 45 45 45 50 60 75 95 100 70 40 20 5 0';
const friday = '0 0 0 0 0 5 25 70 95 75 50 50 50 55 60 75 95 100 100 80 50 25 10 5';
const saturday = '5 0 0 0 0 0 0 5 10 20 30 40 45 45 45 45 45 40 40 30 20 10 5 5';
const sunday = '5 0 0 0 0 0 0 0 5 10 20 30 30 30 30 30 40 45 50 40 25 10 5 0';

const loadOfHour = [workday, workday, workday, workday, friday, saturday, sunday]
  .flatMap((day) => day.split(' ').map(Number));

/** Which part of its speed a class loses when all is full, in settlements and outside. */
const lost: Readonly<Record<RoadKind, readonly [urban: number, rural: number]>> = {
  motorway: [0.35, 0.12],
  trunk: [0.45, 0.15],
  primary: [0.5, 0.15],
  secondary: [0.45, 0.1],
  tertiary: [0.35, 0.06],
  local: [0.2, 0.03],
  access: [0.1, 0],
};

/** How full roads are in an hour of the week (0: Monday from midnight): equal numbers mean equal speeds. */
export const loadAt = (hourOfWeek: number): number => loadOfHour[hourOfWeek % HOURS_OF_WEEK];

/** How many times as long as on empty roads it takes, by class. */
export function slownessAt(load: number): Float64Array {
  return Float64Array.from({ length: CLASSES }, (_, number) => {
    const found = classAt(number);
    return found ? 1 / (1 - (lost[found.kind][found.isUrban ? 0 : 1] * load) / 100) : 1;
  });
}
