import { MOST_AROUND } from '../gazetteer/containers.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { SuggestCandidate } from './assemble.ts';
import type { SuggestWords } from './words.ts';

const MOST_CONTAINERS = 8;
/** Longer texts are hardly ever addresses. */
const MANY_TOKENS = 14;
const MOST_CONTAINERS_OF_MANY = 2;
const MOST_AREAS = 2;
const HOPELESS_COST = 0.5;

/** The containers that the text names, the cheapest first. */
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
  const most = tokens.length > MANY_TOKENS ? MOST_CONTAINERS_OF_MANY : MOST_CONTAINERS;
  let areas = 0;
  return sorted.filter(({ feature, mask, cost }, at) => {
    if (at >= most || cost > sorted[0].cost + HOPELESS_COST) return false;
    // An area is superfluous beside a settlement of that name, which has lists of what lies in it.
    return feature < starts.areas || (areas++ < MOST_AREAS
      && !sorted.some((rival) => rival.feature < starts.areas && (mask & ~rival.mask) === 0 && rival.cost <= cost));
  });
}

/** Tests whether features lie in an area. */
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
