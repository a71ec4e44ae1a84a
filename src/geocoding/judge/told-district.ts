import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { isDistrictBeside } from '../fit/lies-in.ts';
import type { Hit } from '../query/hit.ts';
import { placePrecision } from '../query/precision-of.ts';
import type { QueryWords, StatedDistrict } from '../query/words.ts';

/** What two ways to read a query found: with its district, and without. */
interface Read {
  readonly words: QueryWords;
  readonly containerHits: ReadonlyMap<number, Hit>;
  readonly candidates: readonly Candidate[];
}

const REGION_LEVEL = 4;
/** A name that is called so. */
const SURE_COST = 0.1;
/** An answer that costs no more has all words of the query, as they stand. */
const GOOD_COST = 0.15;
/** Streets are mistaken less often than districts are. */
const OTHER_DISTRICT_COST = 0.3;
/** What a name costs of which only the number was left out. */
const NUMBER_COST = 0.45;
const SAME_NAME_COST = 0.05;

/** Districts that no map draws say nothing of what is in them. */
function isDrawn({ starts, containers, tables: { places } }: AtlasSearch, feature: number): boolean {
  const area = feature < starts.areas ? places.area[feature] : feature - starts.areas;
  return area !== NONE && !containers.isBorderless(area);
}

/** In a field of its own, or with the word that says so. */
export function toldDistrict(search: AtlasSearch, { words, containerHits }: Read): StatedDistrict | undefined {
  const { starts, tables: { areas: { level } } } = search;
  const field = words.fields.find(({ name }) => name === 'district')?.mask ?? 0;
  let mask = field;
  let best: Hit | undefined;
  const hits = [...containerHits.values()].filter((hit) => {
    const isArea = hit.feature >= starts.areas && hit.feature < starts.streets
      && level[hit.feature - starts.areas] > REGION_LEVEL;
    return hit.cost <= SURE_COST && (field === 0 ? isArea && hit.typeMask !== 0 : (hit.mask & ~field) === 0);
  });
  for (const hit of hits) if (!best || hit.gain > best.gain) best = hit;
  if (field === 0 && best) mask = best.mask | best.typeMask;
  if (mask === 0) return undefined;
  const features = hits.filter((hit) => hit.mask === best!.mask).map(({ feature }) => feature);
  return { mask, features, isVillage: field !== 0 && isVillage(words, field) };
}

/** But not "городской округ город Тверь". */
function isVillage({ types }: QueryWords, field: number): boolean {
  const levels = types.flatMap((own, at) => (field & (1 << at) ? own.map(({ level }) => level) : []));
  return levels.includes('settlement') && !levels.includes('area') && !levels.includes('planning');
}

/**
 * Whether the query has to be read without its district too: no answer lies in it, or one that is called otherwise
 * than the query says.
 */
export function isDistrictDoubtful({ mask, features }: StatedDistrict, first: Candidate | undefined): boolean {
  if (!first || (mask & ~first.explained) !== 0) return true;
  return first.cost > GOOD_COST || (features.includes(first.feature) ? false : first.hit.cost > GOOD_COST);
}

/**
 * Whether what was found without the district is rather meant than what was found with it. `equal`: in the district
 * is a street that has a number more than was said, "4-я Степная" for "Степная".
 */
export function betterWithout(
  search: AtlasSearch, { features }: StatedDistrict, own: Candidate | undefined, other: Candidate | undefined,
): 'yes' | 'no' | 'equal' {
  if (!other) return 'no';
  if (!own) return 'yes';
  const isIn = own.feature >= search.starts.streets
    && own.containerHits.some(({ feature }) => features.includes(feature));
  const isAlike = isIn && own.hit.mask === other.hit.mask;
  if (isAlike && own.hit.cost <= other.hit.cost + SAME_NAME_COST) return 'no';
  const isKnown = features.length > 0 && features.every((feature) => isDrawn(search, feature));
  if (other.cost + (isKnown ? OTHER_DISTRICT_COST : 0) >= own.cost) return 'no';
  const { hit: { isShort, isFuzzy, hasOtherType, cost } } = own;
  const hasAll = own.cost - cost <= other.cost - other.hit.cost + GOOD_COST;
  const isNumber = cost - other.hit.cost <= NUMBER_COST;
  const isNumbered = isAlike && isNumber && !isShort && !isFuzzy && !hasOtherType;
  return isNumbered && hasAll ? 'equal' : 'yes';
}

/** How an answer that was found without the district lies to it; nothing is known of one that no map draws. */
export function districtOf(
  search: AtlasSearch, { features, isVillage: isOfVillage }: StatedDistrict,
  { feature, lat, lon, containerHits }: Candidate,
): 'unknown' | 'beside' | 'far' {
  const { starts, kind, tables } = search;
  const isSettlement = (one: number): boolean =>
    one < starts.areas && placePrecision(kind(tables.places.kind[one])) === 'settlement';
  if (isOfVillage && (features.length === 0 || features.some(isSettlement))) return 'far';
  if (features.length === 0 || !features.every((one) => isDrawn(search, one))) return 'unknown';
  const isOfCity = features.some((one) => one >= starts.areas && isDistrictBeside(search, one, lat, lon));
  const isTown = (place: number): boolean =>
    place < starts.areas && placePrecision(kind(tables.places.kind[place])) === 'city';
  const isOfTown = isTown(feature) || containerHits.some((container) => isTown(container.feature));
  return isOfTown || (isOfCity && feature >= starts.areas) ? 'beside' : 'far';
}
