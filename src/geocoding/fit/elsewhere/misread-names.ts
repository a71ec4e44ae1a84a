import { NONE } from '../../../kernel/columns.ts';
import { bitsOf, lastOf } from '../../atoms/masks.ts';
import { nominativesOf } from '../../language/declensions.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import { CASE_COST, type Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { isConflict } from '../../retrieve/type-clash.ts';
import { fold } from '../../text/fold.ts';
import { isQuarter } from '../district-centres.ts';
import { isRegionOrCountry } from '../lies-in.ts';
import { beginsStreet, type Mention } from './mentions.ts';
import { townsOf } from './towns-named.ts';

/** Greater than the cost of a case form. */
const MISREAD_COST = 0.2;
/** The least cost of a misreading of less known names, which could belong to another feature. */
const UNLIKE_COST = 0.4;

/** Tells features that only resemble what a query names. */
export class MisreadNames {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;

  constructor(search: AtlasSearch, words: QueryWords) {
    this.search = search;
    this.words = words;
  }

  /** Whether a feature of another name was found by the words of the mention. */
  isMisread(
    { mask, kind, isKnown, isAlone = false, isBefore, cities, typeMask = 0, isApart = false }: Mention, hit: Hit,
    containerHits: readonly Hit[] = [],
  ): boolean {
    const { starts, tables: { areas } } = this.search;
    if ((hit.mask & mask) === 0) return false;
    // "Московская область" is neither the metro Московская nor the Московская улица.
    if (hit.feature >= starts.streets && (typeMask & ~(hit.mask | hit.typeMask)) !== 0) return true;
    if (hit.feature >= starts.pois) return (isKnown || isAlone) && this.isMisreadPoi(kind, hit, mask);
    if (hit.feature >= starts.streets) return (isKnown || isAlone) && this.isSlippedStreet(hit, mask, containerHits);
    // "МО, Ветроград" is not short for Молодой Ветроград.
    if (isApart && (hit.mask & ~mask) !== 0) return !this.areIn(this.namesOf(hit.feature), mask);
    // "Москва ул. дом 10" names Москва.
    if (!hit.isFuzzy && isConflict(hit.cost)) return false;
    // "Приморский край" is not the Приморский район, nor Wien the Estonian name of Россия.
    const isRegion = isRegionOrCountry(this.search, hit.feature);
    if ((isKnown || (cities && kind === 'place')) && isRegion) return hit.cost > CASE_COST;
    const isPart = !isRegion && (hit.feature >= starts.areas || isQuarter(this.search, hit.feature));
    if (kind === 'region' && typeMask !== 0 && isPart) return (typeMask & ~hit.typeMask) !== 0;
    if (isKnown || cities) return hit.cost > (isKnown ? MISREAD_COST : UNLIKE_COST);
    // "пос. Рассвет" is not a country of a similar name.
    const isArea = hit.feature >= starts.areas && areas.place[hit.feature - starts.areas] === NONE;
    return kind === 'place' && !isBefore && isArea && hit.cost > MISREAD_COST;
  }

  /**
   * Whether a POI only resembles a name: "Тюмень, …" is not the ООО «Туман». For a region or country it must have the
   * words as they are: "Волгоград, Италия" is not the station Волгоград I, nor "Москва, Беларусь" its embassy.
   */
  private isMisreadPoi(kind: Mention['kind'], hit: Hit, words: number): boolean {
    if (hit.isFuzzy && hit.cost > MISREAD_COST) return true;
    if (kind !== 'region' || hit.feature >= this.search.starts.postcodes) return false;
    const { tags, starts, tables: { pois } } = this.search;
    return hit.isShort || !this.areIn(Object.values(tags(pois.names[hit.feature - starts.pois])), hit.mask & words);
  }

  /** Whether the words of a hit are the name of its place, or a case of it: "Разъезде", "Кедровом Логе". */
  namesInCase({ feature, cost, isFuzzy, mask }: Hit): boolean {
    return cost <= CASE_COST * bitsOf(mask) && (!isFuzzy || this.declinesNameOf(feature, mask));
  }

  private declinesNameOf(place: number, words: number): boolean {
    const { atoms } = this.words;
    return this.namesOf(place).some((name) => {
      const keys = name.split(/[\s.-]+/u).map((word) => fold(word));
      return atoms.every(({ key }, at) =>
        (words & (1 << at)) === 0 || [key, ...nominativesOf(key)].some((form) => keys.includes(form)));
    });
  }

  /** All names of a place or area on the map. */
  private namesOf(feature: number): readonly string[] {
    const { starts, tags, tables: { areas, places } } = this.search;
    return Object.values(tags(feature < starts.areas ? places.names[feature] : areas.names[feature - starts.areas]));
  }

  /** Whether all these words are in the names as they are. */
  private areIn(names: readonly (string | undefined)[], words: number): boolean {
    const keys = new Set(names.flatMap((text) => text?.split(/[\s.-]+/u).map((word) => fold(word)) ?? []));
    return this.words.atoms.every(({ key, isNumber }, at) => (words & (1 << at)) === 0 || isNumber || keys.has(key));
  }

  /** Whether the type word behind a name has another name behind it: "в Москве улица Воеводского". */
  private belongsToOtherStreet(typeMask: number, mask: number): boolean {
    return lastOf(typeMask) > lastOf(mask & ~typeMask) && beginsStreet(this.words, lastOf(typeMask));
  }

  /**
   * Whether a street without its type word in the query has these words only in other forms: "Москва" for the
   * Московская. Where the query names its town, the street's names in other languages count too.
   */
  isSlippedStreet(
    { feature, isFuzzy, mask, typeMask }: Hit, words: number, containerHits: readonly Hit[],
  ): boolean {
    const { starts, tags, tables: { streets } } = this.search;
    if ((typeMask !== 0 && !this.belongsToOtherStreet(typeMask, mask)) || feature >= starts.pois) return false;
    const namesItsTown = containerHits.some((container) => (townsOf(this.search, [container]) & ~words) !== 0);
    if (!isFuzzy && namesItsTown) return false;
    const { name, 'name:ru': russian, ...others } = tags(streets.names[feature - starts.streets]);
    const names = [name, russian, ...(namesItsTown ? Object.values(others) : [])];
    return !this.areIn(names, mask & words);
  }
}
