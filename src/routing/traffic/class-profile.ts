import { CLASSES, classAt, type RoadKind, type Setting } from './road-class.ts';

/**
 * A model of the week for roads without measurements: how full they are by the hour, and how much that slows down each
 * class. Answers based on it say `profile`.
 */
const HOURS_OF_WEEK = 168;

/** Load by the hour of the day, in hundredths of the worst; evenings are worse than mornings. */
const workday = '0 0 0 0 0 5 25 60 81 68 50 45 45 45 50 60 75 95 100 75 40 20 5 0';
const friday = '0 0 0 0 0 5 25 58 77 64 50 50 50 55 60 75 95 100 100 80 50 25 10 5';
const saturday = '5 0 0 0 0 0 0 5 10 20 30 40 45 45 45 45 45 40 40 30 20 10 5 5';
const sunday = '5 0 0 0 0 0 0 0 5 10 20 30 30 30 30 30 40 45 50 40 25 10 5 0';

const loadOfHour = [workday, workday, workday, workday, friday, saturday, sunday]
  .flatMap((day) => day.split(' ').map(Number));

/** The share of its speed that a class loses at full load, in a settlement of any size and outside. */
const lost: Readonly<Record<RoadKind, readonly [urban: number, rural: number]>> = {
  motorway: [0.5, 0.12],
  trunk: [0.57, 0.15],
  primary: [0.5, 0.15],
  secondary: [0.37, 0.1],
  tertiary: [0.27, 0.06],
  local: [0.15, 0.03],
  access: [0.08, 0],
};

/**
 * The share of that lost time by the size of a settlement. By TomTom's index, Moscow lost 74 % of the free time in the
 * mornings and 99 % in the evenings of 2020; over all hours of 2021, 61 %, and 48 and 50 % in Novosibirsk and
 * Petersburg; Omsk 31 % in 2020. The loss in small towns is assumed; a place of unknown size counts as a city.
 */
const severity: Readonly<Record<Setting, number>> = {
  rural: 1, settled: 0.86, town: 0.55, city: 0.86, millions: 1.2, capital: 1.5,
};

/** The load in an hour of the week (0: Monday from midnight): equal numbers mean equal speeds. */
export const loadAt = (hourOfWeek: number): number => loadOfHour[hourOfWeek % HOURS_OF_WEEK];

/** The factor of the duration over empty roads, by class. */
export function slownessAt(load: number): Float64Array {
  return Float64Array.from({ length: CLASSES }, (_, number) => {
    const found = classAt(number);
    if (!found) return 1;
    const { kind, setting } = found;
    const share = (lost[kind][setting === 'rural' ? 1 : 0] * load) / 100;
    return 1 + (1 / (1 - share) - 1) * severity[setting];
  });
}
