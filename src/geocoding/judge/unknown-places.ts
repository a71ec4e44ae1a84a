import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import { placePrecision } from '../query/precision-of.ts';
import { fold } from '../text/fold.ts';
import { isCountry } from '../language/known-cities.ts';
import { isLightWord, isSmallWord } from '../language/known-names.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** What has streets or houses of its own, whatever town it is in: СНТ, ГСК, ЖК. */
export const apart: ReadonlySet<string> = new Set(['snt', 'gsk', 'jk']);
/** Of these, what has numbers in the place of a name. */
const plots = new Set(['snt', 'gsk']);
/** What stands on a street rather than has one, and lines of the metro. */
const onStreets = new Set(['metro', 'aeroport', 'sad', 'park']);
const LEAST_WEIGHT = 0.3;
const FEWEST_LETTERS = 3;
const MOST_WORDS = 3;
/** Of texts without capitals, what is no name. */
const remarks = new Set(`срочно звонить позвонить доставка вход двор магазин кафе аптека школа офис склад ресторан салон
  рядом около напротив домофон консьерж спасибо парковка въезд ворота гостиница общежитие новостройка пожалуйста
  заказ курьер предоплата наличные самовывоз днем вечером утром завтра сегодня
  сейчас`.split(/\s+/u).map((one) => fold(one)));

/**
 * Whether a place is told that the atlas has not, so that the answer may be another place's: a type word of places
 * with a name beside it, or, where no town is told, a name at the place of one.
 */
export function namesUnknownPlace(search: AtlasSearch, words: QueryWords, candidate: Candidate): boolean {
  const { atoms } = words;
  const left = ~candidate.explained & ~words.roomMask & ((1 << atoms.length) - 1);
  if (left === 0) return false;
  const isTold = isInTown(search, candidate);
  return atoms.some((_, at) => (left & (1 << at)) !== 0 && (isPlot(words, at)
    || (isName(words, at) && (isTyped(words, at, isTold) || (!isTold && standsForTown(words, at, left))))));
}

/** Whether the query tells the town of an answer. */
export const isInTown = (search: AtlasSearch, candidate: Candidate): boolean => candidate.feature < search.starts.areas
  || candidate.containerHits.some((one) => isTown(search, candidate, one));

/** A town or village; or a district that is named after it: "городской округ Ветроград". */
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
  return around.subarray(0, containers.around(feature, around)).some((one) =>
    one < starts.areas && isSettlement(one) && ` ${name} `.includes(` ${search.tags(places.names[one]).name} `));
}

/** "гск 5" */
const isPlot = ({ atoms, types }: QueryWords, at: number): boolean =>
  atoms[at].isNumber && atoms[at].before !== ',' && at > 0 && types[at - 1].length > 0
  && types[at - 1].every(({ code }) => plots.has(code));

function isName({ atoms, weights }: QueryWords, at: number): boolean {
  const { isNumber, text, key } = atoms[at];
  return !isNumber && text.length >= FEWEST_LETTERS && weights[at] >= LEAST_WEIGHT && !isSmallWord(key)
    && !isLightWord(key) && !isCountry(key);
}

/** "СНТ Дубки", "Ленинский район"; of a town that is told the map may lack the district. */
function isTyped({ atoms, types, text }: QueryWords, at: number, isInTown: boolean): boolean {
  // "с торца"
  const isCapital = /^\p{Lu}/u.test(text.slice(atoms[at].start));
  const beside = [at - 1, at + 1].filter((one) => atoms[one] && atoms[Math.max(one, at)].before !== ','
    && (isCapital || atoms[one].text.length > 1)).map((one) => types[one]);
  return beside.some((own) => own.some(({ code, level }) =>
    apart.has(code) || (!isInTown && (level === 'settlement' || level === 'area' || level === 'planning')))
    && own.every(({ code, level }) => level !== 'building' && level !== 'room' && !onStreets.has(code)));
}

/** Words with capitals and nothing else, from a comma or a number to the next one or the end, not in quotes. */
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
