type Tags = ReadonlyMap<string, string>;

interface Meaning {
  readonly key: string;
  /** The kind drawn for each value; `*` for any other except "no". */
  readonly kinds: Readonly<Record<string, string>>;
}

const all = (kind: string, values: string): Record<string, string> =>
  Object.fromEntries(values.split(' ').map((value) => [value, kind]));

/** Kinds that tags are drawn as, the most telling key first. Areas and lines have different kinds (see `isLine`). */
const meanings: readonly Meaning[] = [
  { key: 'building', kinds: { '*': 'building' } },
  {
    key: 'railway',
    kinds: {
      rail: 'rail', narrow_gauge: 'narrow_gauge', subway: 'subway', ...all('light_rail', 'light_rail monorail'),
      tram: 'tram',
    },
  },
  {
    key: 'waterway',
    kinds: {
      river: 'river', canal: 'canal', ...all('stream', 'stream ditch drain'), ...all('water', 'riverbank dock'),
    },
  },
  {
    key: 'natural',
    kinds: {
      water: 'water', wetland: 'wetland', wood: 'wood', ...all('scrub', 'scrub heath'), grassland: 'grass',
      ...all('sand', 'sand beach shingle'), glacier: 'glacier', coastline: 'coast',
    },
  },
  {
    key: 'landuse',
    kinds: {
      ...all('water', 'reservoir basin'), forest: 'wood', allotments: 'allotments', cemetery: 'cemetery',
      ...all('grass', 'grass meadow village_green recreation_ground'),
      ...all('farmland', 'farmland farmyard orchard vineyard'), residential: 'residential',
      ...all('industrial', 'industrial quarry landfill garages construction port'),
      ...all('commercial', 'commercial retail'), railway: 'railway', military: 'military',
    },
  },
  {
    key: 'leisure',
    kinds: {
      ...all('park', 'park garden golf_course common'), ...all('pitch', 'pitch track playground stadium'),
      swimming_pool: 'water',
    },
  },
  {
    key: 'amenity',
    kinds: {
      ...all('school', 'school kindergarten college university'), ...all('hospital', 'hospital clinic'),
      parking: 'parking', grave_yard: 'cemetery',
    },
  },
  { key: 'highway', kinds: all('square', 'pedestrian footway') },
];

const byKey = new Map(meanings.map(({ key, kinds }) => [key, kinds]));
const lines = new Set('rail narrow_gauge subway light_rail tram siding river canal stream coast'.split(' '));

export const isLine = (kind: string): boolean => lines.has(kind);

/** The kind that one tag is drawn as. */
export function kindOfTag(key: string, value: string): string | undefined {
  const kinds = byKey.get(key);
  if (kinds === undefined || value === 'no') return undefined;
  return Object.hasOwn(kinds, value) ? kinds[value] : kinds['*'];
}

export const isDrawnKey = (key: string): boolean => byKey.has(key);

const isTagged = (value: string | undefined): boolean => value !== undefined && value !== 'no';

/** The kind that an object is drawn as; undefined for anything underground, and for roads other than squares. */
export function groundKind(tags: Tags): string | undefined {
  for (const { key } of meanings) {
    const value = tags.get(key);
    const kind = value === undefined ? undefined : kindOfTag(key, value);
    if (kind === undefined) continue;
    if (kind === 'square' && tags.get('area') !== 'yes') continue;
    if (isLine(kind) && kind !== 'subway' && isTagged(tags.get('tunnel'))) return undefined;
    return kind === 'rail' && tags.has('service') ? 'siding' : kind;
  }
  return undefined;
}
