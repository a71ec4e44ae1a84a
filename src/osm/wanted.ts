import type { Choice } from './choice.ts';
import { keptKey } from './wanted-tags.ts';

/**
 * Decides which objects of a map are kept, by their tags alone.
 *
 * Every tag gives bits, the bits of an object's tags are joined, and the joint bits decide. So the reader examines each
 * different tag of a block once, and each object with a few additions.
 */
const NODE = 1;
const WAY = 2;
const RELATION = 4;
const SHAPE = WAY | RELATION;
const ANY = NODE | SHAPE;
// The same three, on condition that the object has a name.
const NAMED_NODE = 8;
const NAMED_WAY = 16;
const NAMED_RELATION = 32;
const NAMED_SHAPE = NAMED_WAY | NAMED_RELATION;
const NAMED_ANY = NAMED_NODE | NAMED_SHAPE;
const NAME = 64;
const REF = 128;
/** A node that is kept if it has a name or a number. */
const LABELLED_NODE = 256;

interface Rule {
  readonly key: string;
  /** The values that count; "*" for all. If absent: all but "no" and those of `butNot`. */
  readonly values?: string;
  readonly butNot?: string;
  readonly keeps: number;
}

const gone = 'proposed planned abandoned razed demolished removed dismantled disused never_built historic unbuilt';

const addressRules: readonly Rule[] = [
  { key: 'boundary', values: 'administrative postal_code', keeps: SHAPE },
  { key: 'place', keeps: ANY },
  {
    key: 'landuse',
    values: 'residential allotments garages industrial commercial retail education cemetery military recreation_ground',
    keeps: NAMED_SHAPE,
  },
  { key: 'building', keeps: NAMED_ANY },
  { key: 'type', values: 'associatedStreet associated_street street building', keeps: RELATION },
  { key: 'entrance', keeps: LABELLED_NODE },
  { key: 'railway', values: 'station halt subway_entrance', keeps: ANY },
  { key: 'railway', values: 'tram_stop stop yard junction', keeps: NAMED_ANY },
  { key: 'station', values: 'subway light_rail monorail', keeps: ANY },
  { key: 'subway', values: 'entrance', keeps: NODE },
  { key: 'aeroway', values: 'aerodrome terminal', keeps: ANY },
  { key: 'aeroway', values: 'helipad heliport', keeps: NAMED_ANY },
  { key: 'highway', values: 'bus_stop services rest_area', keeps: NAMED_NODE },
  { key: 'highway', values: 'milestone', keeps: NODE },
  { key: 'natural', butNot: 'tree coastline tree_row wood scrub', keeps: NAMED_ANY },
  ...words('amenity shop office tourism leisure historic healthcare craft man_made public_transport club military')
    .map((key) => ({ key, butNot: gone, keeps: NAMED_ANY })),
];

/** Barriers and the like on nodes without other tags. Nodes have many more tags: "emergency" on every hydrant. */
const obstacles = `barrier crossing ford traffic_calming kerb locked
  access vehicle motor_vehicle motorcar foot bicycle hgv maxheight maxwidth maxweight maxaxleload maxlength
  access:conditional vehicle:conditional motor_vehicle:conditional motorcar:conditional foot:conditional
  bicycle:conditional locked:conditional`;

const routingRules: readonly Rule[] = [
  { key: 'highway', butNot: gone, keeps: SHAPE },
  { key: 'route', values: 'ferry shuttle_train', keeps: WAY },
  { key: 'railway', values: 'platform', keeps: SHAPE },
  { key: 'public_transport', values: 'platform', keeps: SHAPE },
  { key: 'man_made', values: 'pier', keeps: SHAPE },
  {
    key: 'highway',
    values: `crossing traffic_signals stop give_way mini_roundabout turning_circle turning_loop motorway_junction
      elevator ford toll_gantry passing_place`,
    keeps: NODE,
  },
  { key: 'railway', values: 'level_crossing crossing tram_level_crossing tram_crossing', keeps: NODE },
  ...words(obstacles).map((key) => ({ key, values: '*', keeps: NODE })),
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

interface Compiled {
  readonly values: ReadonlySet<string>;
  /** Whether the values are those that do not count. */
  readonly except: boolean;
  readonly keeps: number;
}

const rulesByKey = new Map<string, Compiled[]>();
for (const { key, values, butNot, keeps } of [...addressRules, ...routingRules]) {
  const compiled = values === undefined || values === '*'
    ? { values: new Set(values ? [''] : ['', 'no', ...words(butNot ?? '')]), except: true, keeps }
    : { values: new Set(words(values)), except: false, keeps };
  rulesByKey.set(key, [...(rulesByKey.get(key) ?? []), compiled]);
}

const addressKey = /^addr\d*:/;
const nameKey = /^(name|brand|official_name|short_name|alt_name|loc_name|int_name|old_name)(:|$)/;
const restriction = /^restriction(:|$)/;

const VALUE_DECIDES = -1;

/** The bits of a key that keep its object, whatever its value; negative if the value decides. */
function keyBits(key: string): number {
  if (addressKey.test(key)) return ANY;
  if (nameKey.test(key)) return NAME;
  if (key === 'ref') return REF;
  return key === 'type' || rulesByKey.has(key) ? VALUE_DECIDES : 0;
}

/** The bits of a tag that keep its object. */
function tagBits(key: string, value: string): number {
  const known = keyBits(key);
  if (known !== VALUE_DECIDES) return known;
  if (key === 'type' && restriction.test(value)) return RELATION;
  let bits = 0;
  for (const { values, except, keeps } of rulesByKey.get(key) ?? []) {
    if (values.has(value) !== except) bits |= keeps;
  }
  return bits;
}

/** Chooses what addresses and roads are made of. */
export const forAddresses: Choice = { keyBits, tagBits, bitsKeep, keptKey };

/** Whether joint bits keep an object; `kind` is 0 for a node, 1 for a way, 2 for a relation. */
function bitsKeep(kind: number, bits: number): boolean {
  if (bits & (NODE << kind)) return true;
  if (bits & NAME && bits & (NAMED_NODE << kind)) return true;
  return kind === 0 && (bits & LABELLED_NODE) !== 0 && (bits & (NAME | REF)) !== 0;
}

type Tags = Readonly<Record<string, string>>;

export const keepNode = (tags: Tags): boolean => bitsKeep(0, jointBits(tags));
export const keepWay = (tags: Tags): boolean => bitsKeep(1, jointBits(tags));
export const keepRelation = (tags: Tags): boolean => bitsKeep(2, jointBits(tags));

export const reduceTags = (tags: Tags): Record<string, string> =>
  Object.fromEntries(Object.entries(tags).filter(([key]) => keptKey(key)));

const jointBits = (tags: Tags): number =>
  Object.entries(tags).reduce((bits, [key, value]) => bits | tagBits(key, value), 0);
