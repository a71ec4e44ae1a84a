import { atomsThat, firstOf, lastOf } from '../atoms/masks.ts';
import { isPoi, isStreet } from '../gazetteer/features.ts';
import { isBehindPreposition } from '../fit/elsewhere/mentions.ts';
import { lacksStreet } from '../fit/elsewhere/empty-street.ts';
import { MisreadNames } from '../fit/elsewhere/misread-names.ts';
import { isSettlement } from '../fit/district-centres.ts';
import { centreOfRegion, findCityInCase, isCountry } from '../language/known-cities.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { CASE_COST, type Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** A misspelt name that costs more has more than one mistake. */
const SLIP_COST = 0.4;
/** The most that two misspelt letters of a town cost. */
const MOST_SLIPS_COST = 0.66;
/** A town matched at a lower cost is the one named. */
const SURE_COST = 0.03;

/**
 * Puts the named town before answers that are hardly meant, because a wrong house is worse than a town: before an
 * answer far from every town of that name, and before an answer in the town whose name is misspelt or lacks its type
 * word, if elsewhere there is exactly what was asked for. "Уфа, Белорусская улица, 5" is not the кафе «Белорусская
 * хата». Also before an answer in a container that only resembles the town. `townMask`: the atoms that name a town or
 * village exactly.
 */
export function townFirst(
  search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[], townMask: number,
): readonly Candidate[] {
  const [first] = candidates;
  if (!first || isSettlement(search, first.feature)) return candidates;
  // A town may lack the number of a name: the 2-я Дворянская is asked for less often than the Дворянская.
  const known = first.explained | atomsThat(words.atoms, ({ isNumber }) => isNumber);
  const masks = { known, townMask };
  // "Край Света, улица Вавилова" is not in the СВАО.
  const isMisread = first.containerHits.some(({ isFuzzy, mask }) => isFuzzy && (mask & ~townMask) === 0);
  const townOfEmpty = townOfEmptyStreet(search, words, candidates);
  const named = namedTown(search, words, candidates);
  if (named >= 0) return toFront(candidates, named, true);
  const isDoubtful = townOfEmpty >= 0 || first.isFar || isMisread || namesRegion(search, first) || isNearMiss(first)
    || isPartOfTown(search, first, candidates)
    || candidates.some((rival) => isRatherMeant(search, rival, first, masks));
  if (!isDoubtful) return candidates;
  const at = townOfEmpty >= 0 ? townOfEmpty : candidates.findIndex(({ feature, hit }) =>
    feature < search.starts.areas && ((hit.mask & ~townMask) === 0 || isMisspeltTown(first, feature)));
  return at < 0 ? candidates : toFront(candidates, at);
}

const toFront = (candidates: readonly Candidate[], at: number, isNamedTown = candidates[at].isNamedTown): Candidate[] =>
  [{ ...candidates[at], isNamedTown }, ...candidates.slice(0, at), ...candidates.slice(at + 1)];

/** Whether a place is the town around an answer, misspelt in the query: "Новосибрск, Рахинская улица, 41". */
const isMisspeltTown = ({ containerHits }: Candidate, place: number): boolean =>
  containerHits.some(({ feature, isFuzzy, cost }) => feature === place && isFuzzy && cost <= MOST_SLIPS_COST);

/**
 * The town in a field of its own, if the first answer lies elsewhere and leaves it unexplained: "Neckargemünd, Am
 * Paffenrain, 6" for a street of the next town. It may be misspelt: "Новосибрск, Рахинская улица, 41". -1 for none.
 */
function namedTown(search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[]): number {
  const [{ isElsewhere, contradiction, containerHits, explained, hit: subject }] = candidates;
  if (!isElsewhere && contradiction === undefined) return -1;
  // Of the two in "с. Майма, Разъезд, ул. Ленина" the one with the street is the smaller.
  if (containerHits.some(({ feature, isFuzzy }) => !isFuzzy && isSettlement(search, feature))) return -1;
  const misread = new MisreadNames(search, words);
  // "в Москве" is not the Московская улица of another town, nor "в Верхнем Токольдоше" a Верхняя зона.
  const exact = [subject, ...containerHits].reduce((sum, { isFuzzy, mask }) => (isFuzzy ? sum : sum | mask), 0);
  const isApart = ({ mask, typeMask }: Hit): boolean =>
    (mask & explained) === 0 && fillsField(words, mask | typeMask);
  let best = -1;
  for (const [at, { feature, hit }] of candidates.entries()) {
    if (hit.isShort || (hit.mask & exact) !== 0 || (best >= 0 && hit.cost >= candidates[best].hit.cost)) continue;
    const isBehind = isBehindPreposition(words, firstOf(hit.mask));
    const most = hit.isFuzzy ? MOST_SLIPS_COST : isBehind ? CASE_COST : SURE_COST;
    if (hit.cost > most || !isSettlement(search, feature)) continue;
    const isSpoken = isBehind && misread.namesInCase(hit);
    if (!isSpoken && (!isApart(hit) || (hit.isFuzzy && !misread.namesInCase(hit) && isKnownName(words, hit.mask)))) {
      continue;
    }
    best = at;
  }
  return best;
}

/** Whether words are the name of a country, region or city, which is no misspelling of a town: "Індія" is not Індзя. */
const isKnownName = ({ atoms }: QueryWords, mask: number): boolean => atoms.some(({ key }, at) =>
  (mask & (1 << at)) !== 0
  && (isCountry(key) || centreOfRegion(key) !== undefined || findCityInCase(key) !== undefined));

/** Whether words, with a type word of towns, are all between two commas, or between one and the end of the text. */
function fillsField({ atoms, types }: QueryWords, mask: number): boolean {
  const isTypeWord = (at: number): boolean => types[at]?.some(({ level }) => level === 'settlement') ?? false;
  const [begin, end] = [firstOf(mask), lastOf(mask)];
  const isLed = (isTypeWord(begin - 1) && atoms[begin].before !== ',') || isBehindPreposition({ atoms }, begin);
  const first = isLed ? begin - 1 : begin;
  const last = isTypeWord(end + 1) && atoms[end + 1].before !== ',' ? end + 1 : end;
  return (first === 0 || atoms[first].before === ',') && (atoms[last + 1]?.before ?? ',') === ','
    && atoms.every(({ before }, at) =>
      at <= begin || at > end || (before !== ',' && (mask & (1 << at)) !== 0));
}

/** The town of a query that left its street empty, before a street elsewhere: "Москва ул. 10". -1 for none. */
function townOfEmptyStreet(search: AtlasSearch, words: QueryWords, candidates: readonly Candidate[]): number {
  const [{ feature: street, isElsewhere, hit: { mask } }] = candidates;
  if (!isElsewhere || !isStreet(search.starts, street)) return -1;
  return candidates.findIndex(({ feature, hit }) => isSettlement(search, feature) && !hit.isFuzzy && !hit.isShort
    && (hit.mask & mask) !== 0 && lacksStreet(words, hit));
}

/** "Московская область, Ветроград" is not its Московская улица, nor "Беларусь, Ветроград" the embassy there. */
const namesRegion = ({ starts }: AtlasSearch, { contradiction, feature, hit, house }: Candidate): boolean =>
  contradiction === 'region' && !house
  && (hit.hasOtherType || (isPoi(starts, feature) && (hit.isShort || hit.isFuzzy)));

/** "Росстань, Пушкарская улица" is not the Пушкарский бульвар of Росстань-на-Тихой, nor of the town beside it. */
const isNearMiss = ({ hit, isBesideNamedTown, liesInLongerTown }: Candidate): boolean =>
  (isBesideNamedTown || liesInLongerTown) && hit.hasOtherType;

/**
 * Whether an answer has only some of the words that name a town: "Новы Хутар, 15-я линия" is no Новый переулок, and
 * "Росстань-на-Тихой, улица Лермонтова" does not ask for Росстань.
 */
function isPartOfTown({ starts }: AtlasSearch, first: Candidate, candidates: readonly Candidate[]): boolean {
  const { feature, hit: { mask, typeMask }, containerHits, explained } = first;
  return candidates.some(({ feature: town, hit }) => {
    if (town >= starts.areas || hit.isFuzzy || hit.cost >= SURE_COST) return false;
    const whole = hit.mask | hit.typeMask;
    const isStreetOf = isStreet(starts, feature) && typeMask === 0 && (mask & ~whole) === 0
      && mask !== whole && containerHits.every((container) => (container.mask & whole) === 0);
    return isStreetOf || containerHits.some((container) => container.feature < starts.areas
      && (container.mask & ~hit.mask) === 0 && (hit.mask & ~container.mask & ~explained) !== 0);
  });
}

/** Whether a rival outside the named town has exactly the name that an answer has only nearly. */
function isRatherMeant(
  { starts }: AtlasSearch, rival: Candidate, { hit, feature }: Candidate,
  { known, townMask }: { readonly known: number; readonly townMask: number },
): boolean {
  // "Советск, Курьяновская набережная" is not its Набережная.
  const isSame = (hit.mask & ~(rival.hit.mask | rival.hit.typeMask | townMask)) === 0;
  if (!isSame || !rival.isElsewhere || rival.hit.cost > CASE_COST) return false;
  // "Зеленомор, Малая Луговая улица" is not its Луговая.
  if ((rival.hit.mask & ~known) !== 0 || ((hit.isFuzzy || hit.isShort) && hit.cost >= SLIP_COST)) return true;
  return !isStreet(starts, feature) && hit.typeMask === 0 && rival.hit.typeMask !== 0;
}
