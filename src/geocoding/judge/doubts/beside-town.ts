import { MOST_AROUND } from '../../gazetteer/containers.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';

const space = new Uint32Array(MOST_AROUND);

/**
 * Whether the answer lies in a settlement next to the named town, of which the map shows no border: "Борисовка, Большая
 * Новая улица, 10" in Кировск. People name a city instead of its suburb, but hardly a town.
 */
export function isBesideTown(
  { starts, kind, containers, tables: { places } }: AtlasSearch,
  { feature, containerHits, isBesideNamedTown }: Candidate,
): boolean {
  if (!isBesideNamedTown) return false;
  const around = space.subarray(0, containers.around(feature, space));
  const named = containerHits.filter((container) => container.feature < starts.areas);
  return named.every((container) => !around.includes(container.feature))
    && named.some((container) => kind(places.kind[container.feature]) !== 'city');
}
