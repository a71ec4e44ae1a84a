/** Kinds of objects by the first zoom that shows them: landmarks, then destinations, then the rest. */
const shown: readonly (readonly [from: number, kinds: string])[] = [
  [12, 'aerodrome university hospital'],
  [13, 'station halt mall stadium museum park'],
  [14, `theatre cinema townhall library place_of_worship monument castle zoo college attraction department_store
    marketplace water peak bus_station ferry_terminal`],
  [15, `school hotel supermarket police fire_station post_office courthouse clinic arts_centre nature_reserve
    cemetery sports_centre kindergarten prison embassy`],
  [16, ''],
];

const firstZoom = new Map(shown.flatMap(([from, kinds]) => kinds.trim().split(/\s+/).map((kind) => [kind, from])));

const REST = 16;

/** The first zoom for a kind such as `amenity=cafe`. */
export const poiZoom = (kind: string): number => firstZoom.get(kind.slice(kind.indexOf('=') + 1)) ?? REST;

/** Whether the object is a named house, which is drawn and has its number. */
export const namesHouse = (kind: string): boolean => kind === 'addr:housename' || kind.startsWith('building=');
