import { isStreet } from '../gazetteer/features.ts';
import { distanceMeters, nearestOnSegment } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { charge, costOf, type Doubt } from '../query/doubt.ts';
import { doubtTable } from '../query/doubts.ts';
import type { Candidate } from '../query/candidate.ts';
import { cornerWords } from '../language/known-names.ts';
import type { QueryWords } from '../query/words.ts';

/** Streets that come closer than this cross, or meet in a square. */
const CROSSING_METERS = 60;
const MOST_STREETS = 6;
const MOST_POINTS = 500;
const FAR_METERS = 30_000;
/** Pairs of streets to compare. */
const MOST_PAIRS = 24;

/** Candidates for the corners of any two streets that the query names; none for a query that names no corner. */
export function crossings(search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[]): Candidate[] {
  const { starts } = search;
  if (!words.isCorner) return [];
  const streets = candidates
    .filter(({ feature, hit, house }) => !house && isStreet(starts, feature) && hit.gain > 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_STREETS * 6);
  const found: Candidate[] = [];
  let pairs = 0;
  for (const [at, street] of streets.entries()) {
    for (const second of streets.slice(at + 1)) {
      if (street.hit.mask & second.hit.mask || found.length >= MOST_STREETS) continue;
      const [row, secondRow] = [street.feature - starts.streets, second.feature - starts.streets];
      const { place, names } = search.tables.streets;
      if (place[row] !== place[secondRow] || names[row] === names[secondRow]) continue;
      if (pairs++ >= MOST_PAIRS) return found;
      const crossing = crossingOf(search, row, secondRow);
      if (!crossing) continue;
      found.push(cross(words, street, second, crossing));
    }
  }
  return found;
}

interface Spot {
  readonly lat: number;
  readonly lon: number;
  readonly meters: number;
}

function cross(words: QueryWords, street: Candidate, second: Candidate, spot: Spot): Candidate {
  let explained = street.explained | second.hit.mask | second.hit.typeMask;
  let weight = 0;
  for (const [at, { key, isNumber }] of words.atoms.entries()) {
    const bit = 1 << at;
    if (!isNumber && cornerWords.has(key)) explained |= bit;
    if (!(street.explained & bit) && explained & bit) weight += words.weights[at];
  }
  // Words that only the second street explains are no longer left over.
  const doubts: Doubt[] = [];
  charge(doubts, 'leftOver', Math.max(0, street.cost - weight));
  charge(doubts, 'name', second.hit.cost);
  charge(doubts, 'corner', doubtTable.corner.cost);
  const cost = costOf(doubts);
  return {
    ...street, otherStreet: { hit: second.hit, ...spot }, explained, cost, doubts, lat: spot.lat, lon: spot.lon,
    score: street.score + street.cost - cost,
  };
}

/** The point of either street's line that is nearest to the other street; undefined if they stay apart. */
function crossingOf({ tables: { streets, lines, linePoints } }: AtlasSearch, a: number, b: number): Spot | undefined {
  if (distanceMeters(streets.lat[a], streets.lon[a], streets.lat[b], streets.lon[b]) > FAR_METERS) return undefined;
  let best: Spot | undefined;
  for (const [street, second] of [[a, b], [b, a]]) {
    const first = lines.points[streets.lines[street]];
    const end = lines.points[streets.lines[street + 1]];
    const step = Math.max(1, Math.ceil((end - first) / MOST_POINTS));
    for (let point = first; point < end; point += step) {
      const [lat, lon] = [linePoints.lat[point], linePoints.lon[point]];
      for (let line = streets.lines[second]; line < streets.lines[second + 1]; line++) {
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
