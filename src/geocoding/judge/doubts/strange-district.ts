import { NONE } from '../../../kernel/columns.ts';
import { liesAbroad } from '../../fit/elsewhere/regions-around.ts';
import { citiesOfDistrict, hasAllDistricts } from '../../language/city-districts.ts';
import { keyOfWord, nameKey } from '../../language/known-cities.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { QueryWords } from '../../query/words.ts';

const FEWEST_LETTERS = 4;
/** The letters by which the adjective of a town is known: "Тюменский район" beside Тюмень. */
const STEM_LETTERS = 4;
/** Levels of the districts of regions and cities. */
const [GREATEST_LEVEL, LEAST_LEVEL] = [5, 9];
/** Type words of districts: район, муниципальный район, городской округ. */
const districtCodes: ReadonlySet<string> = new Set(['rayon', 'mrn', 'go']);

/**
 * Whether a query names a district that an answer does not lie in, though the map has no such name: the answer's own
 * district is on the map, all districts of its city are known, or its country has others. "Лесогорское, Весенняя улица,
 * 41, р-н Хамовники".
 */
export function namesStrangeDistrict(search: AtlasSearch, words: QueryWords, candidate: Candidate): boolean {
  const at = strangeDistrict(words, candidate.explained);
  if (at < 0) return false;
  const { key, text } = words.atoms[at];
  const asked = keyOfWord(text, key);
  const { starts, containers, tables: { areas } } = search;
  const around = areasAround(search, candidate);
  const names = namesOf(search, [...containers.listAround(candidate.feature)
    .filter((place) => place < starts.areas), ...around.map((row) => starts.areas + row)]);
  const towns = names.map(nameKey).filter(hasAllDistricts);
  if (towns.some((town) => citiesOfDistrict(asked)?.has(town))) return false;
  // "Тюмень, Тюменский район"
  if (names.some((name) => nameKey(name).slice(0, STEM_LETTERS) === asked.slice(0, STEM_LETTERS))) return false;
  return towns.length > 0 || liesAbroad(search, candidate.feature) || around.some((row) => areas.place[row] === NONE
    && areas.level[row] >= GREATEST_LEVEL && areas.level[row] <= LEAST_LEVEL);
}

/** The unexplained name beside the type word of districts; -1 for none. */
const strangeDistrict = ({ atoms, types }: QueryWords, explained: number): number =>
  atoms.findIndex(({ isNumber, key }, at) => (explained & (1 << at)) === 0
    && !isNumber && key.length >= FEWEST_LETTERS && types[at].length === 0
    && [at - 1, at + 1].some((beside) => atoms[Math.max(at, beside)]?.before !== ','
      && types[beside]?.some(({ code }) => districtCodes.has(code))));

/** Rows of the areas around an answer; those of a house lie around its own point. */
function areasAround({ starts, containers, tables }: AtlasSearch, { feature, house }: Candidate): number[] {
  const { chains, chainAreas, houses } = tables;
  if (!house) {
    return [...containers.listAround(feature)].flatMap((area) => (area < starts.areas ? [] : area - starts.areas));
  }
  const chain = houses.chain[house.row];
  return [...chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1])];
}

const namesOf = ({ starts, tags, tables: { areas, places } }: AtlasSearch, features: readonly number[]): string[] =>
  features.flatMap((feature) => {
    const { name, 'name:ru': russian } =
      tags(feature < starts.areas ? places.names[feature] : areas.names[feature - starts.areas]);
    return [name, russian].flatMap((text) => text ?? []);
  });
