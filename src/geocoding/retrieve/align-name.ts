import { isParted } from '../atoms/atoms.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import { isTypeWeight, weights } from '../names/terms.ts';
import { weigh } from '../query/words.ts';
import type { Alignment } from './alignment.ts';
import { matchNumbers, SECOND_NUMBER_COST } from './match-numbers.ts';
import { matchTypes } from './match-types.ts';
import { matchShort, matchWord } from './match-words.ts';
import { missingCost, type NameMatch } from './name-match.ts';
import { clashOf, isStationClash } from './type-clash.ts';

const GAP_COST = 0.1;
const MOST_GAPS_COST = 0.4;
/** For a word that a comma parts from the rest and joins to another word: "Малая Заря, Каштановая, 15". */
const PARTED_COST = 1;
/** The share of the missing words' cost that a POI is spared: "Дом учёных" asks for the Дом учёных СО РАН. */
const TAIL_PART = 0.8;
const FEWEST_BEFORE_TAIL = 2;

/** Compares a name with the query; undefined if no atom matches its words or numbers. */
export function alignName(match: NameMatch, name: number): Alignment | undefined {
  match.begin(name);
  const { from, end, words, tables: { nameTerms, terms } } = match;
  let missing = 0;
  let hasType = false;
  let numbers = 0;
  let leftOut = 0;
  for (let i = from; i < end; i++) {
    const weight = terms.weight[nameTerms.term[i]];
    if (isTypeWeight(weight)) hasType = true;
    else if (weight === weights.number) numbers++;
    else if (!matchWord(match, nameTerms.term[i])) {
      leftOut |= 1 << (i - from);
      missing += missingCost(weight);
    }
  }
  if (match.mask === 0 && numbers === 0 && !hasType) return undefined;
  if (leftOut !== 0 && match.mask !== 0) missing -= matchShort(match, leftOut);
  matchTypes(match);
  missing += matchNumbers(match, numbers === end - from, numbers === 1);
  const { mask, typeMask, isFuzzy } = match;
  if (mask === 0) return undefined;
  const cost = match.cost + missing + gapsCost(match);
  const isUntyped = typeMask === 0 && hasType;
  const containerClash = clashOf(words, match, isUntyped ? 'untyped container' : 'container');
  const streetClash = clashOf(words, match, isUntyped ? 'untyped street' : 'street');
  return {
    name, mask, typeMask, cost, gain: weigh(words, mask | typeMask) - cost, isFuzzy,
    isShort: missing >= missingCost(weights.word), containerClash,
    poiClash: isStationClash(containerClash) ? containerClash : 0,
    streetClash: streetClash + (match.isChained ? SECOND_NUMBER_COST : 0),
    poiSpared: isFuzzy || !isTail(leftOut, end - from) ? 0 : missing * TAIL_PART,
  };
}

/** Charges each unmatched atom between the first and the last of the name. */
function gapsCost({ words, mask, typeMask, typeWordMask }: NameMatch): number {
  const explained = mask | typeMask | typeWordMask;
  const last = lastOf(mask);
  let gaps = 0;
  for (let at = firstOf(mask) + 1; at < last; at++) if ((explained & (1 << at)) === 0) gaps += GAP_COST;
  if (gaps === 0) return 0;
  return Math.min(gaps, MOST_GAPS_COST) + (isParted(words.atoms, firstOf(mask), last) ? PARTED_COST : 0);
}

/** Whether the terms left out are the last of the name's `count`, after two or more. */
const isTail = (leftOut: number, count: number): boolean => {
  const first = firstOf(leftOut);
  return first >= FEWEST_BEFORE_TAIL && count < 31 && leftOut === (1 << count) - (1 << first);
};
