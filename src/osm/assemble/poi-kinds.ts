import type { poiGroups } from '../../geocoding/gazetteer/schema.ts';

/** Keys whose objects people look for by name, the most telling first. */
const keys = [
  'aeroway', 'railway', 'public_transport', 'amenity', 'shop', 'office', 'tourism', 'leisure', 'historic', 'healthcare',
  'craft', 'man_made', 'natural', 'club', 'military', 'landuse', 'building', 'highway',
];

/** The only values of these keys whose objects have names of their own. */
const only: Readonly<Record<string, ReadonlySet<string>>> = {
  aeroway: new Set(['aerodrome', 'terminal', 'heliport']),
  railway: new Set(['station', 'halt', 'subway_entrance', 'tram_stop']),
  public_transport: new Set(['station']),
  highway: new Set(['bus_stop', 'services', 'rest_area']),
  natural: new Set(['peak', 'water', 'spring', 'beach', 'bay', 'cape', 'cave_entrance']),
  landuse: new Set(['cemetery', 'industrial', 'commercial', 'retail', 'military', 'garages', 'education']),
};

const never: Readonly<Record<string, ReadonlySet<string>>> = {
  amenity: new Set(['parking_space', 'bench', 'waste_basket', 'waste_disposal', 'parking_entrance']),
};

/** `amenity=cafe`, or nothing where the tags make no point of interest. */
export function poiKindOf(tags: ReadonlyMap<string, string>): string | undefined {
  for (const key of keys) {
    const value = tags.get(key);
    if (value === undefined || value === 'no') continue;
    if (only[key] ? only[key].has(value) : !never[key]?.has(value)) return `${key}=${value}`;
  }
  return undefined;
}

export function poiGroupOf(tags: ReadonlyMap<string, string>): (typeof poiGroups)[number] {
  const isSubway = tags.get('station') === 'subway' || tags.get('subway') === 'yes';
  if (tags.get('railway') === 'subway_entrance' || (isSubway && tags.get('railway') !== 'tram_stop')) return 'metro';
  if (tags.get('railway') === 'station' || tags.get('railway') === 'halt') return 'station';
  return tags.get('aeroway') === 'aerodrome' || tags.get('aeroway') === 'terminal' ? 'airport' : 'poi';
}
