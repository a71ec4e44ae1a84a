import { NONE } from '../../kernel/columns.ts';
import { areaPrecision, placePrecision } from '../query/precision-of.ts';
import { poiGroups, type Gazetteer } from '../gazetteer/schema.ts';
import { isTypeWeight, weights } from '../names/terms.ts';
import { nameStatuses, type FeatureStarts } from '../gazetteer/features.ts';
import type { SearchTables } from '../names/search-index.ts';

/** The types of lists in which suggestions are looked up. Houses have no lists: they belong to their streets. */
export const listTypes = [
  'street', 'place', 'city', 'district', 'region', 'country', 'poi', 'metro', 'postcode',
] as const;
export type ListType = (typeof listTypes)[number];

/** Importance is stored in whole steps, so that equal values compare as equal. */
export const RANK_STEPS = 40_000;

type Features = Pick<Gazetteer, 'places' | 'areas' | 'streets' | 'pois'>;
type KindOf = (string: number) => string;

/** The settlement that a place is a part of, or itself. */
export function rootOf(places: Features['places'], place: number): number {
  let row = place;
  for (let steps = 0; steps < 5 && places.parent[row] !== NONE; steps++) row = places.parent[row];
  return row;
}

/** Undefined for areas that are never suggested: the polygon of a place, postal areas, areas without a point. */
export function listTypeOf(
  { places, areas, pois }: Features, starts: FeatureStarts, kind: KindOf, feature: number,
): ListType | undefined {
  if (feature < starts.areas) {
    const precision = placePrecision(kind(places.kind[feature]));
    return precision === 'city' || precision === 'district' ? precision : 'place';
  }
  if (feature < starts.streets) {
    const row = feature - starts.areas;
    const isNowhere = areas.lat[row] === 0 && areas.lon[row] === 0;
    if (areas.level[row] === 0 || areas.place[row] !== NONE || isNowhere) return undefined;
    const precision = areaPrecision(areas, row);
    return precision === 'country' || precision === 'region' ? precision : 'district';
  }
  if (feature < starts.pois) return 'street';
  if (feature >= starts.postcodes) return 'postcode';
  return poiGroups[pois.group[feature - starts.pois]] === 'metro' ? 'metro' : 'poi';
}

/** By kind of place: a base, the gain for ten times the population, and the population where the map lacks it. */
const placeWorths: Readonly<Record<string, readonly [base: number, perTenfold: number, people: number]>> = {
  city: [0.45, 0.06, 100_000], town: [0.4, 0.05, 15_000], village: [0.25, 0.05, 500], hamlet: [0.22, 0.05, 50],
  suburb: [0.3, 0.03, 10_000], borough: [0.3, 0.03, 50_000],
};
const OTHER_PLACE: readonly [number, number, number] = [0.2, 0.03, 1000];

function worthOf(kind: string): readonly [base: number, perTenfold: number, people: number] {
  return Object.hasOwn(placeWorths, kind) ? placeWorths[kind] : OTHER_PLACE;
}

const tenfolds = (places: Features['places'], kind: KindOf, row: number): number =>
  Math.log10(places.population[row] || worthOf(kind(places.kind[row]))[2]);

/** How likely a feature is asked for, whatever was typed: about 0.1 to 1. */
export function importanceOf(
  { places, areas, streets, pois }: Features, starts: FeatureStarts, kind: KindOf, feature: number,
): number {
  if (feature < starts.areas) {
    const [base, perTenfold] = worthOf(kind(places.kind[feature]));
    return base + perTenfold * tenfolds(places, kind, feature);
  }
  if (feature < starts.streets) {
    const level = areas.level[feature - starts.areas];
    return level <= 2 ? 0.7 : level <= 4 ? 0.72 : level <= 6 ? 0.45 : level <= 8 ? 0.3 : 0.35;
  }
  const people = (place: number): number =>
    place === NONE ? 2 : tenfolds(places, kind, rootOf(places, place));
  if (feature < starts.pois) {
    const row = feature - starts.streets;
    const houses = streets.houses[row + 1] - streets.houses[row];
    return 0.15 + 0.035 * Math.log2(1 + Math.min(1000, houses)) + 0.025 * people(streets.place[row]);
  }
  if (feature >= starts.postcodes) return 0.3;
  const row = feature - starts.pois;
  const group = poiGroups[pois.group[row]];
  return { poi: 0.12, station: 0.35, airport: 0.45, metro: 0.5 }[group] + 0.02 * people(pois.place[row]);
}

const statusPenalties: readonly number[] = [0, 0.04, 0.06, 0.15];
/** The loss of a country by a translated name: countries have names in so many languages that any text begins one. */
const FOREIGN_COUNTRY = 0.45;

/** What a feature loses when found by a translated, other or old name. */
export function statusPenalty(
  { areas }: Pick<Features, 'areas'>, starts: FeatureStarts, feature: number, status: number,
): number {
  const isCountry = feature >= starts.areas && feature < starts.streets && areas.level[feature - starts.areas] === 2;
  return status === nameStatuses.translated && isCountry ? FOREIGN_COUNTRY : statusPenalties[status];
}

/** What a name loses when found by a later word instead of its first. */
const LATER_WORD = 0.06;
const TYPE_ONLY = 0.25;
export const MISSING_WORD = 0.03;
export const MISSING_NUMBER = 0.04;
export const MISSING_LIGHT = 0.02;

/** What a name loses when found by one of its terms. `isFirst`: no plain word stands before it. */
export function termPenalty(weight: number, isFirst: boolean): number {
  if (weight >= weights.word) return isFirst ? 0 : LATER_WORD;
  if (isTypeWeight(weight)) return TYPE_ONLY;
  if (weight === weights.number) return 0.05;
  return weight === weights.light ? 0.12 : weight === weights.initial ? 0.1 : 0.2;
}

/** What a name loses when found by one term alone, for the position of the term and for the words left out. */
export function loneTermPenalty({ searchNames, nameTerms, terms }: SearchTables, name: number, term: number): number {
  let penalty = TYPE_ONLY;
  let [words, numbers, light, hasWord] = [0, 0, 0, false];
  for (let i = searchNames.terms[name]; i < searchNames.terms[name + 1]; i++) {
    const nameTerm = nameTerms.term[i];
    const weight = terms.weight[nameTerm];
    if (nameTerm === term) penalty = Math.min(penalty, termPenalty(weight, !hasWord));
    else if (weight >= weights.word) words++;
    else if (weight === weights.number) numbers++;
    else if (weight === weights.light) light++;
    if (weight >= weights.word) hasWord = true;
  }
  return penalty + words * MISSING_WORD + numbers * MISSING_NUMBER + light * MISSING_LIGHT;
}
