import { isTypeWeight } from '../names/terms.ts';
import { weigh, type Reading } from '../query/words.ts';
import { missingCost, type NameMatch } from './name-match.ts';

const FUZZY_COST = 0.03;
const INITIAL_COST = 0.06;
const MOST_STEPS = 3;

/** Matches a word of the name by its cheapest reading among the free atoms; false if there is none. */
export function matchWord(match: NameMatch, term: number): boolean {
  const readings = match.words.readings.get(term);
  if (!readings) return false;
  let best: Reading | undefined;
  for (const reading of readings) {
    const taken = reading.mask & match.mask;
    if (taken !== 0 && !(reading.isHalf && (taken & match.halfMask) === taken)) continue;
    const isBetter = !best || reading.cost < best.cost
      || (reading.cost === best.cost && reading.mask !== best.mask && isLikelier(match, term, reading, best));
    if (isBetter) best = reading;
  }
  if (!best) return false;
  match.mask |= best.mask;
  if (best.isHalf) match.halfMask |= best.mask;
  match.cost += best.cost;
  if (best.cost > FUZZY_COST) match.isFuzzy = true;
  return true;
}

/** Prefers the "Российская" beside its улица to another one, and the "в" that could be a name to a preposition. */
function isLikelier(match: NameMatch, term: number, { mask }: Reading, rival: Reading): boolean {
  const [isBeside, isRivalBeside] = [mask, rival.mask].map((atoms) => isBesideTerm(match, term, atoms));
  return isBeside === isRivalBeside ? weigh(match.words, mask) > weigh(match.words, rival.mask) : isBeside;
}

/** Whether another term of the name is beside the atoms: the second word of "Vetrograd, Vetrograd Oblast". */
function isBesideTerm(
  { tables: { nameTerms }, words, from, end }: NameMatch, term: number, mask: number,
): boolean {
  const beside = ((mask << 1) | (mask >>> 1)) & ~mask;
  for (let i = from; i < end; i++) {
    if (nameTerms.term[i] === term) continue;
    const readings = words.readings.get(nameTerms.term[i]);
    if (readings?.some((reading) => (reading.mask & beside) !== 0 && (reading.mask & mask) === 0)) return true;
  }
  return false;
}

/**
 * Matches initials and other abbreviations: "Б.", "ак.", "мал" in the query, or "Н." on the map. `leftOut`: terms of
 * the name without a match. Returns the missing cost that this saves.
 */
export function matchShort(match: NameMatch, leftOut: number): number {
  const { from, words, tables: { nameTerms, terms, termBytes } } = match;
  let saved = 0;
  for (let left = leftOut, i = from; left !== 0; left >>>= 1, i++) {
    if (!(left & 1)) continue;
    const term = nameTerms.term[i];
    const start = terms.bytes[term];
    const length = terms.bytes[term + 1] - start;
    for (let at = 0; at < words.atoms.length; at++) {
      const bit = 1 << at;
      if (match.mask & bit || !match.isBeside(at, MOST_STEPS) || beginsNext(match, at)) continue;
      const { key, isNumber } = words.atoms[at];
      const isShort = (words.shortMask & bit) !== 0 && key.length < length;
      const isLong = length === 1 && key.length > 1 && (match.typeWordMask & bit) === 0 && hasBearer(match, leftOut, i);
      if (isNumber || !(isShort || isLong)) continue;
      if (!beginsAlike(key, termBytes.byte, start, Math.min(length, key.length))) continue;
      match.mask |= bit;
      match.cost += isLong ? INITIAL_COST * 2 : INITIAL_COST;
      saved += missingCost(terms.weight[term]);
      break;
    }
  }
  return saved;
}

/** Whether the word behind an initial matches: "Алтай, Бишкек" is not a theatre of Бишкек named after А. Умуралиев. */
function hasBearer({ from, end, tables: { terms, nameTerms } }: NameMatch, leftOut: number, initial: number): boolean {
  let next = initial + 1;
  while (next < end && terms.bytes[nameTerms.term[next] + 1] - terms.bytes[nameTerms.term[next]] === 1) next++;
  return next < end && (leftOut & (1 << (next - from))) === 0 && !isTypeWeight(terms.weight[nameTerms.term[next]]);
}

/** "Садовая улица, 21, м. Незнакомая": after a comma and before a word, "м." is not the "Малая" of Садовая. */
function beginsNext({ words: { atoms }, mask }: NameMatch, at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at].before === ',' && at > 0 && mask < 1 << at && next !== undefined && !next.isNumber
    && next.before !== ',' && (mask & (2 << at)) === 0;
}

function beginsAlike(key: string, bytes: Uint8Array, start: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (key.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}
