import { distanceMeters } from '../../kernel/geo.ts';
import { isStreet } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { Hit } from '../query/hit.ts';

/** A name cheaper by this much is the name asked for. */
const CLOSER_COST = 0.1;
const SAME_TOWN_METERS = 20_000;

/**
 * Tells where there is a street of exactly the name asked for that lacks the house or lies elsewhere than the query
 * says. In the same town: then "Съезжинская, 5" hardly means a house of the 2-я Съезжинская, nor "Луговая" a house of
 * the Липовая. In another town: then the named town may lack the street, and "Шатурская" need not be a slip for its
 * Батурская.
 */
export function closerStreet(
  { starts, containers, tables: { streets } }: AtlasSearch, subjectHits: readonly Hit[],
  { feature, hit, house, containerHits }: Candidate,
): 'here' | 'elsewhere' | undefined {
  if (!house || hit.cost < CLOSER_COST || !isStreet(starts, feature)) return undefined;
  const isTownNamed = containerHits.some((container) => container.feature < starts.areas);
  const placeOf = (street: number): number => streets.place[street - starts.streets];
  const closer = subjectHits.filter((rival) => rival.cost + CLOSER_COST <= hit.cost && (hit.mask & ~rival.mask) === 0
    && rival.feature !== feature && isStreet(starts, rival.feature));
  const isHere = closer.some((rival) => {
    if (placeOf(rival.feature) === placeOf(feature)) return true;
    const [here, there] = [containers.point(feature), containers.point(rival.feature)];
    return !isTownNamed && distanceMeters(here.lat, here.lon, there.lat, there.lon) < SAME_TOWN_METERS;
  });
  return isHere ? 'here' : closer.length > 0 && hit.isFuzzy ? 'elsewhere' : undefined;
}
