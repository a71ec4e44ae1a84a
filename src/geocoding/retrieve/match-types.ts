import { isParted } from '../atoms/atoms.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import { isTypeWeight, weights } from '../names/terms.ts';
import { HEAVIEST_BETWEEN, type NameMatch } from './name-match.ts';
import { areTitles } from './type-clash.ts';

const MISSING_CONTAINER_TYPE_COST = 0.6;
/** The heaviest word that cannot be a name. */
const HEAVIEST_SMALL = 0.15;
/** The most atoms from a type word to its name, without and with titles between: "пр-кт им. В. И. Ленина". */
const MOST_STEPS = 2;
const MOST_STEPS_OVER_TITLES = 5;

/** Matches the type words of the name. */
export function matchTypes(match: NameMatch): void {
  const { from, end, words, tables: { nameTerms, terms } } = match;
  for (let i = from; i < end; i++) {
    const term = nameTerms.term[i];
    if (!isTypeWeight(terms.weight[term])) continue;
    const before = match.typeMask;
    for (const { mask, cost } of words.readings.get(term) ?? []) {
      if (mask & (match.mask | match.typeMask | words.partMask)) continue;
      if (match.mask !== 0 && !belongsToName(match, mask)) continue;
      match.typeMask |= mask;
      match.cost += cost;
      break;
    }
    if (before === match.typeMask && terms.weight[term] === weights.container) {
      match.cost += fillsAreaField(match) ? 0 : MISSING_CONTAINER_TYPE_COST;
    }
  }
}

/** Whether a field of a structured query, district or region, says what "Центральный" is. */
const fillsAreaField = ({ words, mask: matched }: NameMatch): boolean => words.fields.some(({ name, mask }) =>
  (name === 'district' || name === 'region') && (matched & ~mask) === 0);

/** Whether a type word belongs to the name: a kilometre also by its number, as in "М-10, 160-й км". */
function belongsToName(match: NameMatch, mask: number): boolean {
  const { kilometer } = match.words;
  return isTypeOfName(match, lastOf(mask))
    || (kilometer !== undefined && (mask & ~kilometer.mask) === 0 && isTypeOfName(match, firstOf(kilometer.mask)));
}

/** Whether a type word is the name's and not that of another: "Дружба, улица Небывалая" is not the улица Дружбы. */
function isTypeOfName({ words, mask, typeMask }: NameMatch, at: number): boolean {
  const { atoms, weights: atomWeights } = words;
  const matched = mask | typeMask;
  const last = words.titleMask === 0 ? MOST_STEPS : MOST_STEPS_OVER_TITLES;
  for (let near = Math.max(0, at - MOST_STEPS); near <= Math.min(at + last, atoms.length - 1); near++) {
    if (!(matched & (1 << near))) continue;
    const step = near - at;
    const [middle, opposite] = [at + Math.sign(step), at - Math.sign(step)];
    if (middle !== near && !atoms[middle].isNumber && atomWeights[middle] > HEAVIEST_BETWEEN) continue;
    if (step > MOST_STEPS && !areTitles(words, at + 1, near)) continue;
    const isApart = isParted(atoms, Math.min(at, near), Math.max(at, near));
    const hasNeighbour = opposite >= 0 && opposite < atoms.length && !(matched & (1 << opposite));
    const hasRival = hasNeighbour && mayBeName(words, opposite) && atoms[Math.max(at, opposite)].before !== ',';
    if (!isApart || !hasRival) return true;
  }
  return false;
}

/** Whether a word could be a name, or a number could begin one: "1905 года". */
function mayBeName({ atoms, weights: atomWeights }: NameMatch['words'], at: number): boolean {
  if (!atoms[at].isNumber) return atomWeights[at] > HEAVIEST_SMALL;
  const next = atoms[at + 1];
  return next !== undefined && !next.isNumber && next.before !== ',' && atomWeights[at + 1] > HEAVIEST_SMALL;
}
