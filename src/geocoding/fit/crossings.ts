import { isStreet } from '../gazetteer/features.ts';
import { distanceMeters, nearestOnSegment } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { costOf, type Doubt } from '../query/doubt.ts';
import { charge, costs } from './costs.ts';
import type { Candidate } from '../query/candidate.ts';
import { cornerWords } from '../language/known-names.ts';
import type { QueryWords } from '../query/words.ts';

/** Streets that come this near each other cross, or meet on a square. */
const CROSSING_METERS = 60;
const MOST_STREETS = 6;
const MOST_POINTS = 500;
const FAR_METERS = 30_000;
/** Pairs of streets that are looked at. */
const MOST_PAIRS = 24;

/** Two streets that the query names, where it speaks of a corner or leaves a street over: their crossing. */
export function crossings(search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[]): Candidate[] {
  const { starts } = search;
  if (!words.isCorner) return [];
  const streets = candidates
    .filter(({ feature, hit, house }) => !house && isStreet(starts, feature) && hit.gain > 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_STREETS * 6);
  const found: Candidate[] = [];
  let pairs = 0;
  for (const [at, one] of streets.entries()) {
    for (const other of streets.slice(at + 1)) {
      if (one.hit.mask & other.hit.mask || found.length >= MOST_STREETS) continue;
      const [first, second] = [one.feature - starts.streets, other.feature - starts.streets];
      const { place, names } = search.tables.streets;
      if (place[first] !== place[second] || names[first] === names[second]) continue;
      if (pairs++ >= MOST_PAIRS) return found;
      const crossing = crossingOf(search, first, second);
      if (!crossing) continue;
      found.push(cross(words, one, other, crossing));
    }
  }
  return found;
}

interface Spot {
  readonly lat: number;
  readonly lon: number;
  readonly meters: number;
}

function cross(words: QueryWords, one: Candidate, other: Candidate, spot: Spot): Candidate {
  const own = other.hit.mask | other.hit.typeMask;
  let explained = one.explained | own;
  let weight = 0;
  for (const [at, { key, isNumber }] of words.atoms.entries()) {
    const bit = 1 << at;
    if (!isNumber && cornerWords.has(key)) explained |= bit;
    if (!(one.explained & bit) && explained & bit) weight += words.weights[at];
  }
  // What only the second street explains is no longer left over.
  const against: Doubt[] = [];
  charge(against, 'leftOver', Math.max(0, one.cost - weight));
  charge(against, 'name', other.hit.cost);
  charge(against, 'corner', costs.corner.cost);
  const cost = costOf(against);
  return {
    ...one, otherStreet: { hit: other.hit, ...spot }, explained, cost, against, lat: spot.lat, lon: spot.lon,
    score: one.score + one.cost - cost,
  };
}

/** Where two streets come nearest, at a point that one of them is drawn with; undefined where they stay apart. */
function crossingOf({ tables: { streets, lines, linePoints } }: AtlasSearch, a: number, b: number): Spot | undefined {
  if (distanceMeters(streets.lat[a], streets.lon[a], streets.lat[b], streets.lon[b]) > FAR_METERS) return undefined;
  let best: Spot | undefined;
  for (const [own, other] of [[a, b], [b, a]]) {
    const first = lines.points[streets.lines[own]];
    const end = lines.points[streets.lines[own + 1]];
    const step = Math.max(1, Math.ceil((end - first) / MOST_POINTS));
    for (let point = first; point < end; point += step) {
      const [lat, lon] = [linePoints.lat[point], linePoints.lon[point]];
      for (let line = streets.lines[other]; line < streets.lines[other + 1]; line++) {
        for (let i = lines.points[line] + 1; i < lines.points[line + 1]; i++) {
          const { distanceMeters: meters } = nearestOnSegment(
            lat, lon, linePoints.lat[i - 1], linePoints.lon[i - 1], linePoints.lat[i], linePoints.lon[i],
          );
          if (meters <= CROSSING_METERS && (!best || meters < best.meters)) best = { lat, lon, meters };
        }
      }
    }
  }
  return best;
}
