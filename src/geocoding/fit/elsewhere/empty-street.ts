import { isStreet } from '../../gazetteer/features.ts';
import { placeholderLength } from '../../language/placeholders.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Hit } from '../../query/hit.ts';
import type { QueryWords } from '../../query/words.ts';
import { fold } from '../../text/fold.ts';
import { isConflict } from '../../retrieve/type-clash.ts';
import { areStreetWords } from '../kinds-of-types.ts';

type Words = Pick<QueryWords, 'atoms' | 'types'>;

/** Masks of the type words of streets that have no name behind them, or only a placeholder. */
export interface LoneTypes {
  /** Those that begin a field, as in a form whose street was left empty: "Москва, ул. , 10", "Москва, ул. б/н, 10". */
  readonly inField: number;
  /** Those right behind a word, which is the name of the street unless it is that of a town: "Москва ул. 10". */
  readonly behindWord: number;
}

export function loneTypesOf(words: Words): LoneTypes {
  const { atoms, types } = words;
  let [inField, behindWord] = [0, 0];
  for (const [at, { before }] of atoms.entries()) {
    if (types[at].length === 0 || !areStreetWords(types[at])) continue;
    const length = placeholderLength(atoms, at + 1);
    if (!endsField(words, at + 1) && (length === 0 || !endsField(words, at + 1 + length))) continue;
    if (at === 0 || before === ',') inField |= 1 << at;
    else behindWord |= 1 << at;
  }
  return { inField, behindWord };
}

/** Mask of the words that name a town or village exactly, though the type word of streets behind it clashes. */
export function townsBeside({ starts }: AtlasSearch, containerHits: Iterable<Hit>): number {
  let mask = 0;
  for (const { feature, isFuzzy, cost, mask: words } of containerHits) {
    if (feature < starts.areas && !isFuzzy && isConflict(cost)) mask |= words;
  }
  return mask;
}

/** Whether a place is the answer to a query that has no name of a street where it should: "Москва, б/н, 10". */
export function lacksStreet(words: Words, { mask, typeMask }: Hit): boolean {
  const { atoms } = words;
  const { inField, behindWord } = loneTypesOf(words);
  const lone = inField | (behindWord & (mask << 1));
  if ((lone & ~(mask | typeMask)) !== 0) return true;
  return atoms.some(({ before }, at) => {
    const length = at === 0 || before === ',' ? placeholderLength(atoms, at) : 0;
    return length > 0 && hasNumber(words, at + length);
  });
}

/** Whether a street lies in no town or village that the query names. */
export const isStreetOfNoTown = ({ starts }: AtlasSearch, { feature }: Hit, containerHits: readonly Hit[]): boolean =>
  isStreet(starts, feature) && !containerHits.some((container) => container.feature < starts.areas);

/**
 * Whether a street has the words of the query only in another form, or with another type: Московская for "Москва ул.".
 * A name in another language counts with the type word of that language: "Москва көчөсү".
 */
export function hasOtherForm({ starts, tags, tables: { streets } }: AtlasSearch, hit: Hit, { atoms }: Words): boolean {
  if (hit.hasOtherType) return true;
  const { name, 'name:ru': russian, ...others } = tags(streets.names[hit.feature - starts.streets]);
  const keysOf = (mask: number): string[] => atoms.filter((_, at) => mask & (1 << at)).map(({ key }) => key);
  const [words, typeWords] = [keysOf(hit.mask & ~hit.typeMask), keysOf(hit.typeMask)];
  const bears = (text: string | undefined, isOther: boolean): boolean => {
    const keys = text?.split(/[\s.-]+/u).map((word) => fold(word)) ?? [];
    return words.every((word) => keys.includes(word))
      && (!isOther || typeWords.every((word) => keys.some((key) => key.startsWith(word))));
  };
  return ![name, russian].some((text) => bears(text, false))
    && !Object.values(others).some((text) => bears(text, true));
}

const hasNumber = ({ atoms, types }: Words, at: number): boolean => atoms[at] !== undefined
  && (atoms[at].isNumber || (atoms[at + 1]?.isNumber && types[at].some(({ level }) => level === 'building')));

const endsField = (words: Words, at: number): boolean =>
  !words.atoms[at] || words.atoms[at].before === ',' || hasNumber(words, at);
