import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { placePrecision } from '../query/precision-of.ts';
import { areApart } from '../atoms/country-phrases.ts';
import { EDIT } from '../text/typo-costs.ts';
import { fold } from '../text/fold.ts';
import { isCountry } from '../language/known-cities.ts';
import { isLightWord, isSmallWord } from '../language/known-names.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** Types of places that have streets or houses of their own, in any town: СНТ, ГСК, ЖК. */
export const apart: ReadonlySet<string> = new Set(['snt', 'gsk', 'jk']);
/** Types of places that may have a number for a name. */
const plots = new Set(['snt', 'gsk']);
/** Types of objects that stand on a street rather than have streets. */
const onStreets = new Set(['metro', 'aeroport', 'sad', 'park']);
const LEAST_WEIGHT = 0.3;
const FEWEST_LETTERS = 3;
/** Letters of a word that could be a misspelt name, and of one with a third mistake; a wrong first letter is two. */
const [FEWEST_LETTERS_OF_SLIP, LONG_LETTERS] = [5, 8];
const MOST_WORDS = 3;
/** Words that are not names, for texts without capitals. */
const remarks = new Set(`срочно звонить позвонить доставка вход двор магазин кафе аптека школа офис склад ресторан салон
  рядом около напротив домофон консьерж спасибо парковка въезд ворота гостиница общежитие новостройка пожалуйста
  заказ курьер предоплата наличные самовывоз днем вечером утром завтра сегодня
  сейчас`.split(/\s+/u).map((word) => fold(word)));

/**
 * Whether the query names a place that the atlas lacks, so that the right answer may lie there: a type word of places
 * beside an unknown name or, in a query without a town, an unknown name where a town would stand.
 */
export function namesUnknownPlace(search: AtlasSearch, words: QueryWords, candidate: Candidate): boolean {
  const { atoms } = words;
  const left = ~candidate.explained & ~words.roomMask & ((1 << atoms.length) - 1);
  if (left === 0) return false;
  const hasTown = namesTown(search, candidate);
  return atoms.some((_, at) => (left & (1 << at)) !== 0 && (isPlot(words, at)
    || (isName(words, at) && (isTyped(words, at, hasTown)
      || (!hasTown && (standsForTown(words, at, left) || resemblesName(search, words, at)))))));
}

/** Whether the query names the town of an answer, or the answer is a place itself. */
export const namesTown = (search: AtlasSearch, candidate: Candidate): boolean =>
  candidate.feature < search.starts.areas
  || candidate.containerHits.some((container) => isTown(search, candidate, container));

/** A town or village, or the district named after it: "городской округ Ветроград". */
function isTown(search: AtlasSearch, { feature }: Candidate, { feature: container }: Hit): boolean {
  const { starts, kind, containers, tables: { places, areas } } = search;
  const isSettlement = (place: number): boolean =>
    ['city', 'settlement'].includes(placePrecision(kind(places.kind[place])));
  if (container < starts.areas) return isSettlement(container);
  if (container >= starts.streets) return false;
  const [place, names] = [areas.place[container - starts.areas], areas.names[container - starts.areas]];
  if (place !== NONE) return isSettlement(place);
  const around = new Uint32Array(MOST_AROUND);
  const { name } = search.tags(names);
  return around.subarray(0, containers.around(feature, around)).some((place) =>
    place < starts.areas && isSettlement(place) && ` ${name} `.includes(` ${search.tags(places.names[place]).name} `));
}

/** Whether a number names such a place: "гск 5". */
const isPlot = ({ atoms, types }: QueryWords, at: number): boolean =>
  atoms[at].isNumber && atoms[at].before !== ',' && at > 0 && types[at - 1].length > 0
  && types[at - 1].every(({ code }) => plots.has(code));

function isName({ atoms, weights }: QueryWords, at: number): boolean {
  const { isNumber, text, key } = atoms[at];
  return !isNumber && text.length >= FEWEST_LETTERS && weights[at] >= LEAST_WEIGHT && !isSmallWord(key)
    && !isLightWord(key) && !isCountry(key);
}

/** "СНТ Дубки", "Ленинский район". Within a named town only the former: maps often lack districts. */
function isTyped({ atoms, types, text }: QueryWords, at: number, hasTown: boolean): boolean {
  // In "с торца" the "с" is not a село.
  const isCapital = /^\p{Lu}/u.test(text.slice(atoms[at].start));
  const beside = [at - 1, at + 1].filter((next) => atoms[next] && atoms[Math.max(next, at)].before !== ','
    && (isCapital || atoms[next].text.length > 1)).map((next) => types[next]);
  return beside.some((typeWords) => typeWords.some(({ code, level }) =>
    apart.has(code) || (!hasTown && (level === 'settlement' || level === 'area' || level === 'planning')))
    && typeWords.every(({ code, level }) => level !== 'building' && level !== 'room' && !onStreets.has(code)));
}

/** Whether a word in a field of its own is nearly a name of the map: "Северная улица, 23, етрогррад". */
function resemblesName({ dictionary }: AtlasSearch, { atoms, types, knownMask }: QueryWords, at: number): boolean {
  const { key, text } = atoms[at];
  const isStrange = types[at].length === 0 && (knownMask & (1 << at)) === 0 && !remarks.has(key);
  if (!isStrange || !areApart(atoms, at) || key.length < FEWEST_LETTERS_OF_SLIP) return false;
  const most = (text.length >= LONG_LETTERS ? 3 : 2) * EDIT;
  return dictionary.like(key, most).some(({ term }) => dictionary.occursInAddresses(term));
}

/** Capitalized words outside quotes that fill the text between two commas, numbers or ends. */
function standsForTown(words: QueryWords, at: number, left: number): boolean {
  const { atoms, types, text } = words;
  const before = atoms[at - 1];
  const isFirst = at === 0 || atoms[at].before === ',' || before.isNumber
    || (before.text.length === 1 && atoms[at - 2]?.isNumber);
  if (!isFirst) return false;
  const hasCapitals = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  let end = at;
  for (; end < atoms.length && !atoms[end].isNumber && (end === at || atoms[end].before !== ','); end++) {
    const isCapital = /^\p{Lu}/u.test(text.slice(atoms[end].start));
    if (!(left & (1 << end)) || !isName(words, end) || types[end].length > 0 || atoms[end].before === '"') return false;
    if (hasCapitals ? !isCapital : remarks.has(atoms[end].key)) return false;
  }
  return end - at <= (hasCapitals ? MOST_WORDS : 1);
}
