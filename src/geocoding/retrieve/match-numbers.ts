import { isParted, type Atom } from '../atoms/atoms.ts';
import { lastOf } from '../atoms/masks.ts';
import { isNumberSign } from '../language/type-words.ts';
import { isTypeWeight, weights } from '../names/terms.ts';
import { HEAVIEST_BETWEEN, missingCost, type NameMatch } from './name-match.ts';

/** The cost of a number after the name: "Парковая 16" is more likely a house than the 16-я Парковая. */
const BEHIND_NAME_COST = 0.1;
/** Greater than the cost of an unmarked flat: after a comma or a type word the number is more likely a house's. */
const BEHIND_TYPE_COST = 0.5;
/** The cost of a second number: "3 микрорайон 4" is house 4 of the third microdistrict, even if the map lacks that. */
export const SECOND_NUMBER_COST = 1;
/** Types of streets; quarters and lines have their number after the type word. */
const plainTypes: ReadonlySet<string> = new Set(['ul', 'prospekt', 'pereulok', 'bulvar', 'shosse', 'naberejnaia']);
const MOST_STEPS = 4;

/**
 * Matches the numbers of the name, each only beside its words. `isBare`: the name is nothing but numbers; `isOnly`:
 * it has just one. Returns the cost of the missing ones.
 */
export function matchNumbers(match: NameMatch, isBare: boolean, isOnly: boolean): number {
  const { from, end, tables: { nameTerms, terms } } = match;
  let missing = 0;
  for (let i = from; i < end; i++) {
    const term = nameTerms.term[i];
    if (terms.weight[term] !== weights.number) continue;
    const at = nearestNumber(match, term, isBare, isOnly);
    if (at < 0) {
      missing += missingCost(weights.number);
      continue;
    }
    // "Shoqan Ualikhanov Street 2" has it after the type word in its name.
    const isBehindTypeInName = i > from && isTypeWeight(terms.weight[nameTerms.term[i - 1]]);
    takeNumber(match, at, isBehindTypeInName);
  }
  return missing;
}

/** Returns the free atom of this number closest to the name, an ordinal by two steps closer; -1 if there is none. */
function nearestNumber(match: NameMatch, term: number, isBare: boolean, isOnly: boolean): number {
  const { words } = match;
  let best = -1;
  let nearest = Infinity;
  for (const { mask } of words.readings.get(term) ?? []) {
    const at = lastOf(mask);
    if (mask & match.mask || isListNumber(match, at)) continue;
    if ((!isBare && !isWithinReach(match, at)) || (isOnly && belongsToHouseNumber(match, at))) continue;
    if (isBehindHouseWord(match, at) || isLetteredHouse(match, at)) continue;
    const steps = stepsToName(match, at) - (words.atoms[at].suffix === '' ? 0 : 2);
    if (steps < nearest) [best, nearest] = [at, steps];
  }
  return best;
}

/** Matches atom `at`, and charges what suggests a house number instead. */
function takeNumber(match: NameMatch, at: number, isBehindTypeInName: boolean): void {
  const { words } = match;
  const { suffix, before } = words.atoms[at];
  match.isChained ||= beginsChain(match, at);
  const isBehindWords = match.mask !== 0 && (match.mask >>> (at + 1)) === 0;
  match.mask |= 1 << at;
  const isKilometer = ((words.kilometer?.mask ?? 0) & (1 << at)) !== 0;
  if (suffix === '' && isBehindWords && !isKilometer) {
    const isHouse = !isBehindTypeInName && (before === ',' || isBehindStreetType(match, at));
    match.cost += isHouse ? BEHIND_TYPE_COST : BEHIND_NAME_COST;
  } else if (isBehindNumberedType(match, at)) match.cost += SECOND_NUMBER_COST;
  else if (isBeforeComma(match, at)) match.cost += BEHIND_TYPE_COST;
}

/**
 * Whether a number is beside the words of the name, or with one light word between. A plain number does not reach over
 * another name or number: "4. Ветроград, ул. Школьная", "Школьная 1 4".
 */
function isWithinReach(match: NameMatch, at: number): boolean {
  const { atoms, weights: atomWeights } = match.words;
  const matched = match.mask | match.typeMask;
  if (atoms[at].suffix !== '') return match.isBeside(at, 2) && !(matched >>> at === 0 && isBehindNumber(match, at));
  return match.isBeside(at, 1) || [-1, 1].some((step) => {
    const [middle, far] = [at + step, at + 2 * step];
    return far >= 0 && (matched & (1 << far)) !== 0 && !atoms[middle].isNumber
      && atomWeights[middle] <= HEAVIEST_BETWEEN && !isParted(atoms, Math.min(at, far), Math.max(at, far));
  });
}

/** Whether a number is that of a list, at the beginning and known to be outside the address: "3. Восточная ул., 5". */
const isListNumber = ({ words: { types, roomMask } }: NameMatch, at: number): boolean =>
  (roomMask & (1 << at)) !== 0 && (at === 0 || (at === 1 && isNumberSign(types[0])));

/** Whether another number is between a number and the name: the 3 in "Лесная ул. 3, 2-й вход". */
function isBehindNumber({ words: { atoms }, mask, typeMask }: NameMatch, at: number): boolean {
  for (let before = at - 1; before >= 0 && !((mask | typeMask) & (1 << before)); before--) {
    if (atoms[before].isNumber) return true;
  }
  return false;
}

/** Whether a number follows the type word, so that it is a house's: "Глинистая ул 2". */
function isBehindStreetType({ words: { types }, mask, typeMask }: NameMatch, at: number): boolean {
  const isTypeOfName = at > 1 && (mask & (1 << (at - 2))) !== 0 && (typeMask & (1 << (at - 1))) !== 0;
  return isTypeOfName && types[at - 1].some(({ code }) => plainTypes.has(code));
}

/** Whether a number behind the name and its type word has a letter: "Достық көшесі, 2Г" does not ask for the 2-я. */
function isLetteredHouse({ words: { atoms, types }, mask, typeMask }: NameMatch, at: number): boolean {
  const [next, { suffix, before }] = [atoms[at + 1], atoms[at]];
  const isLettered = suffix === '' && before !== '-' && next?.before === '' && !next.isNumber && next.text.length === 1;
  return isLettered && mask !== 0 && (mask >>> at) === 0 && types.some((typeWords, type) =>
    type < at && (typeMask & (1 << type)) !== 0 && typeWords.some(({ code }) => plainTypes.has(code)));
}

/**
 * "ул. Школьная, д. 4, литер А" does not ask for the 4-я Школьная. But "Детский дом 4" is a name, and "д. 1 Мая" a
 * village.
 */
function isBehindHouseWord({ words: { atoms, types }, mask, typeMask }: NameMatch, at: number): boolean {
  const [next, before] = [atoms[at + 1], isNumberSign(types[at - 1]) ? at - 2 : at - 1];
  const isBehind = atoms[at].suffix === '' && atoms[at].before !== ','
    && types[before]?.some(({ code }) => code === 'dom') && ((mask | typeMask) & (1 << before)) === 0;
  return isBehind && (!next || next.before === ',' || next.isNumber || next.text.length === 1
    || types[at + 1].some(({ level }) => level === 'building' || level === 'room'));
}

/** "4, Овражная улица": separated from the name by a comma, it is more likely the house's number than a 4-я. */
function isBeforeComma({ words: { atoms }, mask }: NameMatch, at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at].suffix === '' && next?.before === ',' && (mask & ((2 << at) - 1)) === 1 << at
    && !next.isNumber && (mask >>> (at + 1)) !== 0;
}

/**
 * "46/1 кв 7", "5 корп. 28": a number after a slash, a hyphen or the word of a house part. Before any word is matched,
 * also a number in front of a slash or hyphen with a type word farther on.
 */
function belongsToHouseNumber({ words: { atoms, partMask }, mask, typeMask }: NameMatch, at: number): boolean {
  if (atoms[at].suffix !== '' || at === 0) return false;
  if ((atoms[at - 1].isNumber && isJoined(atoms[at])) || partMask & (1 << (at - 1))) return true;
  return mask === 0 && (typeMask >>> (at + 1)) !== 0 && isJoined(atoms[at + 1]);
}

/** Whether a number is the first of several joined ones after the words of the name: "Прибойная улица 3-2-7". */
function beginsChain({ words: { atoms }, mask }: NameMatch, at: number): boolean {
  const isTied = atoms[at].before === '-' || atoms[at].suffix !== '';
  return !isTied && mask !== 0 && (mask >>> at) === 0 && isJoined(atoms[at + 1]);
}

/** Whether a number follows a type word that has a number of its own in front: "3 микрорайон 4". */
function isBehindNumberedType({ words: { atoms, types }, mask, typeMask }: NameMatch, at: number): boolean {
  // "29 улица 30 лет Победы": the name continues.
  if (mask & (1 << (at + 1)) && atoms[at + 1].before !== ',') return false;
  const isHouse = types[at - 3]?.some(({ level }) => level === 'building');
  return (typeMask & (1 << (at - 1))) !== 0 && atoms[at - 2]?.isNumber && atoms[at - 1].before !== ',' && !isHouse;
}

/** Counts atoms to the nearest word of the name; 0 for a number tied to it by a hyphen, "Улан-2". */
function stepsToName({ words: { atoms }, mask }: NameMatch, at: number): number {
  if (mask === 0) return 0;
  if (atoms[at].before === '-' && at > 0 && mask & (1 << (at - 1))) return 0;
  for (let step = 1; step < MOST_STEPS; step++) {
    if (mask & (1 << (at + step)) || (at >= step && mask & (1 << (at - step)))) return step;
  }
  return MOST_STEPS;
}

const isJoined = (atom: Atom | undefined): boolean =>
  atom?.isNumber === true && (atom.before === '/' || atom.before === '-');
