import { lacksStreet } from '../../fit/elsewhere/empty-street.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { QueryWords } from '../../query/words.ts';

/**
 * Whether the answer is only the town because what was asked for in it is unknown or left out: "ГУМ Минск",
 * "Минск, мкр VIII", "Минск, ул. б/н". An unknown district or settlement is not counted: maps often lack them.
 */
export function isTooCoarse(
  { starts }: AtlasSearch, words: QueryWords, { feature, hit, explained }: Candidate,
): boolean {
  if (feature >= starts.streets) return false;
  if (lacksStreet(words, hit) || beginsWithNumberedName(words)) return true;
  const { atoms, types, weights, roomMask } = words;
  // The М. of "ул. М. Лубянка" is no местечко.
  const belongsToStreet = (at: number): boolean => at > 0 && atoms[at].before !== ','
    && types[at - 1].some(({ level }) => level === 'street');
  const isBesidePlaceWord = (at: number): boolean => [at - 1, at + 1].some((beside) =>
    types[beside]?.some(({ level }) => level === 'area' || level === 'settlement') && !belongsToStreet(beside));
  const isBesideQuarterWord = (at: number): boolean =>
    [at - 1, at + 1].some((beside) => types[beside]?.some(({ level }) => level === 'planning'));
  return atoms.some(({ isNumber }, at) => ((explained | roomMask) & (1 << at)) === 0
    && (isNumber ? isBesideQuarterWord(at) : types[at].length === 0 && weights[at] >= 0.5 && !isBesidePlaceWord(at)));
}

/** Whether a number and a capitalized word are all before the first comma: "30 Тон, Бишкек" is hardly an amount. */
function beginsWithNumberedName({ atoms, text, roomMask }: QueryWords): boolean {
  const [number, name, next] = atoms;
  return (roomMask & 3) === 3 && number.isNumber && next?.before === ','
    && name.before === ' ' && isCapitalized.test(text.slice(name.start));
}

const isCapitalized = /^\p{Lu}\p{Ll}/u;
