import { distanceMeters } from '../../kernel/geo.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { Hit } from '../query/hit.ts';

/** A name costs less by so much that it is the one that is asked for. */
const CLOSER_COST = 0.1;
const SAME_TOWN_METERS = 20_000;

/**
 * Whether the town has a street of the very name, but not with this house, or not where it is said to be: then the
 * house of the 2-я Съезжинская, or of the Липовая, is hardly what is meant by Съезжинская and Луговая.
 */
export function hasCloserStreet(
  { starts, containers, tables: { streets } }: AtlasSearch, subjectHits: readonly Hit[],
  { feature, hit, house, containerHits }: Candidate,
): boolean {
  const isStreet = (one: number): boolean => one >= starts.streets && one < starts.pois;
  if (!house || hit.cost < CLOSER_COST || !isStreet(feature)) return false;
  const isInTown = containerHits.some((container) => container.feature < starts.areas);
  const placeOf = (one: number): number => streets.place[one - starts.streets];
  return subjectHits.some((other) => {
    const isCloser = other.cost + CLOSER_COST <= hit.cost && (hit.mask & ~other.mask) === 0;
    if (!isCloser || other.feature === feature || !isStreet(other.feature)) return false;
    if (placeOf(other.feature) === placeOf(feature)) return true;
    const [own, its] = [containers.point(feature), containers.point(other.feature)];
    return !isInTown && distanceMeters(own.lat, own.lon, its.lat, its.lon) < SAME_TOWN_METERS;
  });
}
