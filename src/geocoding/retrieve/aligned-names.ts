import { atomsThat } from '../atoms/masks.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { QueryWords } from '../query/words.ts';
import type { Alignment } from './alignment.ts';
import { NameAligner } from './name-aligner.ts';

const MOST_NAMES = 6_000;
const MOST_DOMINATING = 16;
const DOMINATED_COST = 0.4;

/** Every name once, those found by rare words first. */
export function alignNames({ tables }: AtlasSearch, words: QueryWords): Alignment[] {
  const { terms, termNames } = tables;
  const aligner = new NameAligner(tables, words);
  const lengthOf = (term: number): number => terms.names[term + 1] - terms.names[term];
  const seeds = words.seeds.length < 2 ? words.seeds
    : [...words.seeds].sort((a, b) => lengthOf(a) - lengthOf(b));
  const seen = new Set<number>();
  const found: Alignment[] = [];
  for (const term of seeds) {
    for (let i = terms.names[term]; i < terms.names[term + 1] && seen.size < MOST_NAMES; i++) {
      const name = termNames.name[i];
      if (seen.has(name)) continue;
      seen.add(name);
      const alignment = aligner.align(name);
      if (alignment) found.push(alignment);
    }
  }
  return withoutDominated(words, found.sort((a, b) => b.gain - a.gain || a.name - b.name));
}

/**
 * Leaves out names that share a word with the query where another name has that word and more, at less cost: not
 * every "Большая …" needs to be looked at for the Большая Никитская.
 */
function withoutDominated({ atoms, types }: QueryWords, names: readonly Alignment[]): Alignment[] {
  const isOfArea = types.some((own) => own.some(({ level }) => level === 'area'));
  // "Курьяновский район, Степная 3" is no 3-я Степная of elsewhere.
  const numbers = isOfArea ? atomsThat(atoms, ({ isNumber, suffix }) => isNumber && suffix === '') : 0;
  const best = names.slice(0, MOST_DOMINATING);
  const outdoes = (other: Alignment, { mask, cost }: Alignment): boolean =>
    (other.mask & ~numbers) !== (mask & ~numbers) && (mask & ~other.mask) === 0 && other.cost + 0.3 < cost;
  return names.filter((name) => name.cost < DOMINATED_COST || !best.some((other) => outdoes(other, name)));
}
