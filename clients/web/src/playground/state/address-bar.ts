import {
  labelChoices, MOST_LINKED_DOTS, MOST_STOPS, panels, profiles, startView, type Departure, type MapView, type Point,
  type View,
} from './view.ts';

const MOST_CHARACTERS = 400;
/** Precise to a metre, which is enough for a click and keeps links short. */
const DIGITS = 5;
const MOST_WAYS = 3;
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Parameters that belong to the view; others, such as `lang`, are left alone. */
const names = [
  'panel', 'q', 'pick', 'at', 'stops', 'by', 'traffic', 'depart', 'way', 'dots', 'job', 'map', 'labels',
] as const;

/** Writes a view into the query string, without default values. */
export function toSearch(view: View, before = ''): string {
  const search = new URLSearchParams(before);
  for (const name of names) search.delete(name);
  const put = (name: (typeof names)[number], value: string): void => void (value !== '' && search.set(name, value));
  put('panel', view.panel === startView.panel ? '' : view.panel);
  put('q', view.q.slice(0, MOST_CHARACTERS));
  put('pick', view.pick ?? '');
  put('at', view.at ? textOf(view.at) : '');
  put('stops', view.stops.map(textOf).join('~'));
  put('by', view.profile === startView.profile ? '' : view.profile);
  put('traffic', view.traffic ? '' : 'off');
  put('depart', view.departure ? `${days[view.departure.day]}-${two(view.departure.hour)}` : '');
  put('way', view.way === 0 ? '' : String(view.way));
  put('dots', view.dots.map(textOf).join('~'));
  put('job', view.job ?? '');
  put('map', view.map ? `${textOf(view.map)},${round(view.map.zoom, 2)}` : '');
  put('labels', view.labels === startView.labels ? '' : view.labels);
  // Commas and tildes need no escaping in a query, and links are read by people.
  return search.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
}

/** Reads a view from the query string; invalid values fall back to the defaults. */
export function fromSearch(search: string): View {
  const read = new URLSearchParams(search);
  const get = (name: (typeof names)[number]): string => read.get(name) ?? '';
  const [at] = pointsIn(get('at'), 1);
  const departure = departureIn(get('depart'));
  const job = /^[\w-]{1,40}$/.test(get('job')) ? get('job') : undefined;
  const pick = /^[\w-]{1,40}$/.test(get('pick')) ? get('pick') : undefined;
  const map = mapIn(get('map'));
  return {
    panel: oneOf(panels, get('panel')) ?? startView.panel,
    q: get('q').slice(0, MOST_CHARACTERS),
    stops: pointsIn(get('stops'), MOST_STOPS),
    profile: oneOf(profiles, get('by')) ?? startView.profile,
    traffic: get('traffic') !== 'off',
    way: Math.min(/^\d$/.test(get('way')) ? Number(get('way')) : 0, MOST_WAYS - 1),
    dots: pointsIn(get('dots'), MOST_LINKED_DOTS),
    labels: oneOf(labelChoices, get('labels')) ?? startView.labels,
    ...(pick && { pick }), ...(at && { at }), ...(departure && { departure }), ...(job && { job }), ...(map && { map }),
  };
}

const textOf = ({ lat, lon }: Point): string => `${round(lat, DIGITS)},${round(lon, DIGITS)}`;
const two = (value: number): string => String(value).padStart(2, '0');
/** Without trailing zeros, and never "-0". */
const round = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined => list.find((one) => one === text);

function pointsIn(text: string, most: number): Point[] {
  return text.split('~').slice(0, most).flatMap((pair): Point[] => {
    const [lat, lon, ...rest] = pair.split(',').map(numberIn);
    return rest.length === 0 && isWithin(lat, 90) && isWithin(lon, 180) ? [{ lat, lon }] : [];
  });
}

function mapIn(text: string): MapView | undefined {
  const [lat, lon, zoom] = text.split(',').map(numberIn);
  return isWithin(lat, 90) && isWithin(lon, 180) && isWithin(zoom, 24) && zoom >= 0 ? { lat, lon, zoom } : undefined;
}

function departureIn(text: string): Departure | undefined {
  const [, name, hour] = /^(\w{3})-(\d\d)$/.exec(text) ?? [];
  const day = days.findIndex((one) => one === name);
  return day >= 0 && Number(hour) < 24 ? { day, hour: Number(hour) } : undefined;
}

const numberIn = (text: string): number => (/^-?\d{1,3}(?:\.\d{1,9})?$/.test(text) ? Number(text) + 0 : NaN);
const isWithin = (value: number | undefined, most: number): value is number =>
  value !== undefined && Math.abs(value) <= most;
