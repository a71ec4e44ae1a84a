import { crooked } from './borders.ts';
import type { CountryLine } from './country-lines.ts';
import type { Gate } from '../towns/city-ring.ts';
import type { Tags } from '../drawing/draft.ts';
import { distance, type Point } from '../drawing/plane.ts';
import type { Site } from '../towns/settlements.ts';

/** The gates of two settlements that face each other. */
function facing(a: Site, b: Site): [Gate, Gate] {
  return [nearest(a.gates, b.center), nearest(b.gates, a.center)];
}

export const nearest = (gates: readonly Gate[], to: Point): Gate =>
  gates.reduce((best, gate) => (distance(gate, to) < distance(best, to) ? gate : best));

/** A winding road from gate to gate. */
export function roadBetween(a: Site, b: Site, tags: Tags, seed: number): CountryLine {
  const [from, to] = facing(a, b);
  const theme = `road ${a.names.name} ${b.names.name} ${Math.round(from.x)}`;
  const meters = distance(from, to);
  const depth = meters > 9000 ? 5 : meters > 3000 ? 4 : 2;
  const line = crooked(from, to, theme, seed, depth, 0.06);
  return {
    kind: 'road',
    points: line.map((point, i) => (i === 0 ? from : i === line.length - 1 ? to : point)),
    tags,
  };
}

const weight = { city: 3, town: 2, village: 1, plots: 0 } as const;

/** The tags of a road between two settlements: the greater its ends, the greater the road. */
export function roadTags(a: Site, b: Site, number: number): Tags {
  const sum = weight[a.kind] + weight[b.kind];
  const asphalt = { surface: 'asphalt', maxspeed: 'RU:rural' };
  if (sum >= 5) return { highway: 'trunk', ref: `К-${String(number).padStart(2, '0')}`, lanes: '2', ...asphalt };
  if (sum === 4) return { highway: 'primary', ref: `К-${String(number).padStart(2, '0')}`, lanes: '2', ...asphalt };
  if (sum === 3) return { highway: 'secondary', ref: `90К-${100 + number}`, ...asphalt };
  if (sum === 2) return { highway: 'tertiary', ref: `90К-${300 + number}`, ...asphalt };
  return { highway: 'unclassified', surface: number % 3 === 0 ? 'gravel' : 'asphalt' };
}
