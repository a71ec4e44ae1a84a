import { MOST_AROUND } from '../gazetteer/containers.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { SuggestCandidate } from './assemble.ts';
import type { SuggestWords } from './words.ts';

const MOST_CONTAINERS = 8;
/** Of longer texts, which are no addresses as a rule. */
const MANY_TOKENS = 14;
const MOST_GROUNDS_OF_MANY = 2;
const MOST_AREAS = 2;
const HOPELESS_COST = 0.5;

/** Places and areas that some of the words name, those that explain most first. */
export function bestContainers(
  { starts }: AtlasSearch, { tokens }: SuggestWords, found: Iterable<SuggestCandidate>,
): SuggestCandidate[] {
  const best = new Map<number, SuggestCandidate>();
  for (const candidate of found) {
    if (candidate.feature >= starts.streets) continue;
    const known = best.get(candidate.feature);
    if (!known || known.cost > candidate.cost) best.set(candidate.feature, candidate);
  }
  const sorted = [...best.values()].sort((a, b) => a.cost - b.cost || b.score - a.score || a.feature - b.feature);
  const most = tokens.length > MANY_TOKENS ? MOST_GROUNDS_OF_MANY : MOST_CONTAINERS;
  let areas = 0;
  return sorted.filter(({ feature: own, mask, cost }, at) => {
    if (at >= most || cost > sorted[0].cost + HOPELESS_COST) return false;
    // Whatever is in a settlement is found in its own lists.
    return own < starts.areas || (areas++ < MOST_AREAS
      && !sorted.some((other) => other.feature < starts.areas && (mask & ~other.mask) === 0 && other.cost <= cost));
  });
}

/** Whether a thing lies in an area. */
export function insideOf({ containers, starts }: AtlasSearch, area: number): (feature: number) => boolean {
  const around = new Uint32Array(MOST_AROUND);
  const known = new Map<number, boolean>();
  return (feature) => {
    const isShared = feature >= starts.streets && feature < starts.postcodes;
    const key = isShared ? containers.surroundings(feature) : -1 - feature;
    let isInside = known.get(key);
    if (isInside === undefined) {
      const count = containers.around(feature, around);
      isInside = false;
      for (let i = 0; i < count && !isInside; i++) isInside = around[i] === area;
      known.set(key, isInside);
    }
    return isInside;
  };
}
