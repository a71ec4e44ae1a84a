import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, nearestOnSegment } from '../../kernel/geo.ts';
import type { Atom } from '../atoms/atoms.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { TypeWord } from '../language/type-words.ts';

/** A distance along a road in a query: "12-й км", "км 5+200". Bit i of the mask is atom i. */
export interface AskedKilometer {
  readonly mask: number;
  readonly meters: number;
}

/** A point on a road that has kilometre marks. */
export interface FoundKilometer {
  readonly road: number;
  readonly meters: number;
  readonly lat: number;
  readonly lon: number;
  readonly cost: number;
  readonly errorMeters: number;
  /** There is a mark at this distance; otherwise the point is estimated between two. */
  readonly isMarked: boolean;
}

/** Marks farther apart than this allow no estimate between them. */
const WIDEST_GAP_METERS = 12_000;
/** A point is put on a street of its road that passes within this distance. */
const BESIDE_METERS = 1_500;
const MARK_ERROR_METERS = 50;
const MOST_DIGITS = 5;
const costs = { mark: 0.02, between: 0.06 } as const;

/** Reads the first kilometre of a text; a comma separates it from a house number. */
export function readKilometer(
  atoms: readonly Atom[], types: readonly (readonly TypeWord[])[], text: string,
): AskedKilometer | undefined {
  const isNumber = (at: number): boolean => atoms[at]?.isNumber && atoms[at].key.length <= MOST_DIGITS;
  for (let at = 0; at < atoms.length; at++) {
    if (atoms[at].isNumber || !types[at].some(({ code }) => code === 'km')) continue;
    if (isNumber(at - 1) && atoms[at].before !== ',') {
      const tail = metersBehind(atoms, at);
      const part = tail ? undefined : wholeBefore(atoms, at - 1, text);
      const kilometers = Number(part ? `${atoms[at - 2].key}.${text.slice(atoms[at - 1].start, atoms[at - 1].end)}`
        : atoms[at - 1].key);
      const mask = (3 << (at - 1)) | (part ? 1 << (at - 2) : 0) | (tail?.mask ?? 0);
      return { mask, meters: Math.round(kilometers * 1000) + (tail?.meters ?? 0) };
    }
    if (!isNumber(at + 1) || atoms[at + 1].before === ',') continue;
    const tail = metersBehind(atoms, at + 1);
    return { mask: (3 << at) | (tail?.mask ?? 0), meters: Number(atoms[at + 1].key) * 1000 + (tail?.meters ?? 0) };
  }
  return undefined;
}

/** Reads the metres of "5+200", "5 км + 200 м". */
function metersBehind(atoms: readonly Atom[], at: number): AskedKilometer | undefined {
  const next = atoms[at + 1];
  if (!next?.isNumber || next.before !== '&' || next.key.length > 3) return undefined;
  const unit = atoms[at + 2];
  const isUnit = unit !== undefined && (unit.text === 'м' || unit.text === 'm') && unit.before !== ','
    && atoms[at + 3]?.before !== '-';
  return { mask: (isUnit ? 3 : 1) << (at + 1), meters: Number(next.key) };
}

/** Whether a whole number comes before, with a point or comma and no spaces between: "12,5". */
const wholeBefore = (atoms: readonly Atom[], at: number, text: string): boolean =>
  at > 0 && atoms[at - 1].isNumber && atoms[at - 1].key.length <= MOST_DIGITS
  && /^[.,]$/u.test(text.slice(atoms[at - 1].end, atoms[at].start));

/** Finds the point of the street's road at this distance by its marks; undefined beyond them. */
export function findKilometer(tables: Gazetteer, street: number, meters: number): FoundKilometer | undefined {
  const { streets, roads, kilometerMarks } = tables;
  const road = streets.road[street];
  if (road === NONE) return undefined;
  const first = roads.marks[road];
  const end = roads.marks[road + 1];
  let after = first;
  while (after < end && kilometerMarks.meters[after] < meters) after++;
  const [lat, lon] = [streets.lat[street], streets.lon[street]];
  let mark = NONE;
  for (let row = after, least = Infinity; row < end && kilometerMarks.meters[row] === meters; row++) {
    const distance = distanceMeters(lat, lon, kilometerMarks.lat[row], kilometerMarks.lon[row]);
    if (distance < least) [mark, least] = [row, distance];
  }
  if (mark !== NONE) {
    return {
      road, meters, lat: kilometerMarks.lat[mark], lon: kilometerMarks.lon[mark], cost: costs.mark, isMarked: true,
      errorMeters: MARK_ERROR_METERS,
    };
  }
  return after > first && after < end ? between(tables, street, after, meters) : undefined;
}

/** Estimates a point on the straight line between two marks, moved to the street where that passes near by. */
function between(
  { streets, lines, linePoints, kilometerMarks }: Gazetteer, street: number, after: number, meters: number,
): FoundKilometer | undefined {
  const { lat, lon, meters: marked } = kilometerMarks;
  const before = after - 1;
  const gap = marked[after] - marked[before];
  const straight = distanceMeters(lat[before], lon[before], lat[after], lon[after]);
  // Marks farther apart than the road is long belong to different roads, or are wrong.
  if (gap > WIDEST_GAP_METERS || straight > gap * 1.2 + 200) return undefined;
  const share = (meters - marked[before]) / gap;
  const spot = {
    lat: Math.round(lat[before] + (lat[after] - lat[before]) * share),
    lon: Math.round(lon[before] + (lon[after] - lon[before]) * share),
  };
  let least = BESIDE_METERS;
  let near = spot;
  for (let line = streets.lines[street]; line < streets.lines[street + 1]; line++) {
    for (let i = lines.points[line] + 1; i < lines.points[line + 1]; i++) {
      const [lat1, lon1] = [linePoints.lat[i - 1], linePoints.lon[i - 1]];
      const [lat2, lon2] = [linePoints.lat[i], linePoints.lon[i]];
      const { distanceMeters: away, along } = nearestOnSegment(spot.lat, spot.lon, lat1, lon1, lat2, lon2);
      // Where a stretch ends but the road continues, its end is not the nearest point.
      const isPast = along > 0 && along < 1;
      if (!isPast || away >= least) continue;
      [least, near] = [away, { lat: lat1 + (lat2 - lat1) * along, lon: lon1 + (lon2 - lon1) * along }];
    }
  }
  // The bends of a road need not be spread evenly between its marks.
  const errorMeters = Math.round(MARK_ERROR_METERS * 2 + Math.max(0, gap - straight) / 2);
  return {
    road: streets.road[street], meters, lat: Math.round(near.lat), lon: Math.round(near.lon), cost: costs.between,
    errorMeters, isMarked: false,
  };
}

/** Writes "шоссе, 12-й километр", as the map does, or for parts of a kilometre "шоссе, км 5+200". */
export function withKilometer(street: string, meters: number, isRussian: boolean): string {
  const [whole, rest] = [Math.floor(meters / 1000), meters % 1000];
  if (rest === 0 && isRussian) return `${street}, ${whole}-й километр`;
  return `${street}, ${isRussian ? 'км' : 'km'} ${whole}${rest === 0 ? '' : `+${String(rest).padStart(3, '0')}`}`;
}
