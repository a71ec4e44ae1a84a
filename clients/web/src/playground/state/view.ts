/** Everything that a link to the playground carries, so that whoever opens it sees the same. */
export interface View {
  readonly panel: Panel;
  /** The search text. */
  readonly q: string;
  /** The id of the suggestion that the search text was picked from. */
  readonly pick?: string;
  /** The point whose address is shown. */
  readonly at?: Point;
  /** The route's points, in order. */
  readonly stops: readonly Point[];
  readonly profile: Profile;
  readonly traffic: boolean;
  /** The hour of departure; absent for now. */
  readonly departure?: Departure;
  /** The index of the chosen route. */
  readonly way: number;
  /** The points of the matrix; the first of them, if a link has more than a table. */
  readonly dots: readonly Point[];
  /** The batch job whose progress or result is shown. */
  readonly job?: string;
  readonly map?: MapView;
  readonly labels: LabelChoice;
}

/** The language of map labels: that of the page, a fixed one, or the local spelling. */
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

/** An hour of the week by the reader's clock. Traffic repeats weekly, so no date is needed. */
export interface Departure {
  /** 0 is Monday. */
  readonly day: number;
  readonly hour: number;
}

/** The contract's limit. */
export const MOST_STOPS = 25;
/** A larger table is unreadable. */
export const MOST_DOTS = 12;
/** Those of a link beyond the table's limit are counted, so that the page can say that they are left out. */
export const MOST_LINKED_DOTS = 1000;

export const startView: View = {
  panel: 'search', q: '', stops: [], profile: 'car', traffic: true, way: 0, dots: [], labels: 'page',
};

const HOUR_MS = 3_600_000;

/** The next time at that hour of the week, in the contract's format. */
export function departureTime({ day, hour }: Departure, now: Date): string {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  next.setDate(next.getDate() + ((day + 1 - next.getDay() + 7) % 7));
  if (next.getTime() - now.getTime() < HOUR_MS) next.setDate(next.getDate() + 7);
  return withOffset(next);
}

/** Formats "2026-11-23T08:00:00+03:00", with the offset of the reader's clock. */
function withOffset(time: Date): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const east = -time.getTimezoneOffset();
  const offset = `${east < 0 ? '-' : '+'}${two(Math.abs(east) / 60)}:${two(Math.abs(east) % 60)}`;
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}:00${offset}`;
}
