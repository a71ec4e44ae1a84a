import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { isDistrictBeside } from '../fit/lies-in.ts';
import { CASE_COST, type Hit } from '../query/hit.ts';
import type { Precision } from '../query/found.ts';
import { placePrecision } from '../query/precision-of.ts';
import type { QueryWords, StatedDistrict } from '../query/words.ts';

/** The result of reading the query. */
interface Read {
  readonly words: QueryWords;
  readonly containerHits: ReadonlyMap<number, Hit>;
  readonly candidates: readonly Candidate[];
}

const REGION_LEVEL = 4;
/** An answer that costs no more has all words of the query as they are. */
const GOOD_COST = 0.15;
/** Streets are mistaken less often than districts are. */
const OTHER_DISTRICT_COST = 0.3;
/** The most that a name costs where the query leaves out only its number. */
const NUMBER_COST = 0.45;
const SAME_NAME_COST = 0.05;

/** Whether the map has the border of a district; without it, what lies inside is unknown. */
function isDrawn({ starts, containers, tables: { places } }: AtlasSearch, feature: number): boolean {
  const area = feature < starts.areas ? places.area[feature] : feature - starts.areas;
  return area !== NONE && !containers.isBorderless(area);
}

/** Whether a district without a border could hold a point. */
function couldHold(search: AtlasSearch, feature: number, lat: number, lon: number): boolean {
  const { starts, containers } = search;
  if (isDrawn(search, feature)) return false;
  return feature < starts.areas ? containers.metersNear(feature, lat, lon) < Infinity
    : containers.couldReach(feature - starts.areas, lat, lon);
}

/** The district in its field or, in free text, beside its type word. */
export function statedDistrict(search: AtlasSearch, { words, containerHits }: Read): StatedDistrict | undefined {
  const { starts, tables: { areas: { level } } } = search;
  const field = words.fields.find(({ name }) => name === 'district')?.mask ?? 0;
  let mask = field;
  let best: Hit | undefined;
  const hits = [...containerHits.values()].filter((hit) => {
    const isArea = hit.feature >= starts.areas && hit.feature < starts.streets
      && level[hit.feature - starts.areas] > REGION_LEVEL;
    return hit.cost <= CASE_COST && (field === 0 ? isArea && hit.typeMask !== 0 : (hit.mask & ~field) === 0);
  });
  for (const hit of hits) if (!best || hit.gain > best.gain) best = hit;
  if (field === 0 && best) mask = best.mask | best.typeMask;
  if (mask === 0) return undefined;
  const same = hits.filter((hit) => hit.mask === best!.mask);
  const features = same.map(({ feature }) => feature);
  return { mask, hits: same, features, isVillage: field !== 0 && isVillage(words, field) };
}

/** Whether the field has the type word of a settlement and no other: "городской округ город Тверь" is not a village. */
function isVillage({ types }: QueryWords, field: number): boolean {
  const levels = types.flatMap((typeWords, at) => (field & (1 << at) ? typeWords.map(({ level }) => level) : []));
  return levels.includes('settlement') && !levels.includes('area') && !levels.includes('planning');
}

/**
 * Whether the query must be read without its district too: no answer lies in the district, or only one of another name
 * than the query says.
 */
export function isDistrictDoubtful({ mask, features }: StatedDistrict, first: Candidate | undefined): boolean {
  if (!first || (mask & ~first.explained) !== 0) return true;
  return first.cost > GOOD_COST || (features.includes(first.feature) ? false : first.hit.cost > GOOD_COST);
}

/**
 * Whether the answer without the district is likelier than the one with it. `equal`: the district has a street with a
 * number that the query lacks, the 4-я Степная for "Степная".
 */
export function betterWithout(
  search: AtlasSearch, { features }: StatedDistrict, within: Candidate | undefined, without: Candidate | undefined,
): 'yes' | 'no' | 'equal' {
  if (!without) return 'no';
  if (!within) return 'yes';
  const liesInDistrict = within.feature >= search.starts.streets
    && within.containerHits.some(({ feature }) => features.includes(feature));
  const isAlike = liesInDistrict && within.hit.mask === without.hit.mask;
  if (isAlike && within.hit.cost <= without.hit.cost + SAME_NAME_COST) return 'no';
  const isKnown = features.length > 0 && features.every((feature) => isDrawn(search, feature));
  if (without.cost + (isKnown ? OTHER_DISTRICT_COST : 0) >= within.cost) return 'no';
  const { hit: { isShort, isFuzzy, hasOtherType, cost } } = within;
  const fitsAsWell = within.cost - cost <= without.cost - without.hit.cost + GOOD_COST;
  const isNumber = cost - without.hit.cost <= NUMBER_COST;
  const lacksNumberOnly = isAlike && isNumber && !isShort && !isFuzzy && !hasOtherType;
  return lacksNumberOnly && fitsAsWell ? 'equal' : 'yes';
}

/**
 * Adds the district to an answer that was found without it and lies in it: the муниципальный округ Проспект Вернадского
 * for "проспект Вернадского, 76", whose name is taken from the words of the street.
 */
export function withDistrict(search: AtlasSearch, { hits, mask }: StatedDistrict, candidate: Candidate): Candidate {
  const around = hits.find(({ feature }) => liesIn(search, candidate, feature));
  return around
    ? { ...candidate, explained: candidate.explained | mask, containerHits: [...candidate.containerHits, around] }
    : candidate;
}

/** A house by its own areas: its street may pass through several districts. */
function liesIn(
  { starts, containers, tables }: AtlasSearch, { feature, house }: Candidate, container: number,
): boolean {
  if (!house || container < starts.areas) return containers.listAround(feature).includes(container);
  const { chains, chainAreas, houses } = tables;
  const chain = houses.chain[house.row];
  return chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]).includes(container - starts.areas);
}

/** Where an answer found without the district lies relative to it; unknown if the map lacks the border. */
export function districtOf(
  search: AtlasSearch, { features, isVillage: isVillageStated }: StatedDistrict,
  { feature, lat, lon, containerHits }: Candidate,
): 'within' | 'unknown' | 'beside' | 'far' {
  if (containerHits.some((container) => features.includes(container.feature))) return 'within';
  const { starts, kind, tables } = search;
  const hasPrecision = (place: number, precision: Precision): boolean =>
    place < starts.areas && placePrecision(kind(tables.places.kind[place])) === precision;
  const hasVillage = features.some((district) => hasPrecision(district, 'settlement'));
  if (isVillageStated && (features.length === 0 || hasVillage)) return 'far';
  if (features.length === 0 || features.some((district) => couldHold(search, district, lat, lon))) return 'unknown';
  const isBesideDistrict = features.some((district) =>
    district >= starts.areas && isDistrictBeside(search, district, lat, lon));
  const isTown = (place: number): boolean => hasPrecision(place, 'city');
  const liesInTown = isTown(feature) || containerHits.some((container) => isTown(container.feature));
  return liesInTown || (isBesideDistrict && feature >= starts.areas) ? 'beside' : 'far';
}
