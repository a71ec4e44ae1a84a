/** Everything of the playground that a link carries: whoever opens it sees the same. */
export interface View {
  readonly panel: Panel;
  /** What was searched for. */
  readonly q: string;
  /** The point whose address was asked for. */
  readonly at?: Point;
  /** Where the route begins, goes through and ends. */
  readonly stops: readonly Point[];
  readonly profile: Profile;
  readonly traffic: boolean;
  /** The hour that the journey begins at; now where it is absent. */
  readonly departure?: Departure;
  /** Which of the routes is looked at. */
  readonly way: number;
  /** The points of the matrix. */
  readonly dots: readonly Point[];
  readonly map?: MapView;
  readonly labels: LabelChoice;
}

/** The language of names on the map: that of the page, one of them for good, or what is written there. */
export const labelChoices = ['page', 'ru', 'en', 'local'] as const;
export type LabelChoice = (typeof labelChoices)[number];

export const panels = ['search', 'route', 'matrix', 'batch'] as const;
export type Panel = (typeof panels)[number];
export const profiles = ['car', 'bike', 'walk'] as const;
export type Profile = (typeof profiles)[number];

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface MapView extends Point {
  readonly zoom: number;
}

/** An hour of the week by the clock of who looks: traffic is usual by the week, so that no date is needed. */
export interface Departure {
  /** 0 is Monday. */
  readonly day: number;
  readonly hour: number;
}

/** As the contract has it. */
export const MOST_STOPS = 25;
/** A table of more is not read by a person. */
export const MOST_DOTS = 12;

export const startView: View = {
  panel: 'search', q: '', stops: [], profile: 'car', traffic: true, way: 0, dots: [], labels: 'page',
};

const HOUR_MS = 3_600_000;

/** The next such hour, as the contract writes times. */
export function departureTime({ day, hour }: Departure, now: Date): string {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  next.setDate(next.getDate() + ((day + 1 - next.getDay() + 7) % 7));
  if (next.getTime() - now.getTime() < HOUR_MS) next.setDate(next.getDate() + 7);
  return withOffset(next);
}

/** "2026-11-23T08:00:00+03:00", with the offset of the clock that it was chosen by. */
function withOffset(time: Date): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const east = -time.getTimezoneOffset();
  const offset = `${east < 0 ? '-' : '+'}${two(Math.abs(east) / 60)}:${two(Math.abs(east) % 60)}`;
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}:00${offset}`;
}
