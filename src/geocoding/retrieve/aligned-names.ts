import { atomsThat } from '../atoms/masks.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { QueryWords } from '../query/words.ts';
import type { Alignment } from './alignment.ts';
import { alignName } from './align-name.ts';
import { NameMatch } from './name-match.ts';

const MOST_NAMES = 6_000;
const MOST_DOMINATING = 16;
const DOMINATED_COST = 0.4;
const DOMINATING_LEAD = 0.3;

/** Compares each name that a seed finds with the query, the names of rare words first. */
export function alignNames({ tables }: AtlasSearch, words: QueryWords): Alignment[] {
  const { terms, termNames } = tables;
  const match = new NameMatch(tables, words);
  const lengthOf = (term: number): number => terms.names[term + 1] - terms.names[term];
  const seeds = words.seeds.length < 2 ? words.seeds
    : [...words.seeds].sort((a, b) => lengthOf(a) - lengthOf(b));
  const isNew = openUnseen(tables.searchNames.rows);
  let compared = 0;
  const found: Alignment[] = [];
  for (const term of seeds) {
    for (let i = terms.names[term]; i < terms.names[term + 1] && compared < MOST_NAMES; i++) {
      const name = termNames.name[i];
      if (!isNew(name)) continue;
      compared++;
      const alignment = alignName(match, name);
      if (alignment) found.push(alignment);
    }
  }
  return withoutDominated(words, found.sort((a, b) => b.gain - a.gain || a.name - b.name));
}

/** The last query that each name was seen by: working space of this thread, which needs no clearing. */
let seenBy = new Float64Array(0);
let queries = 0;

/** Opens a set of names for one query: returns whether a name is asked about for the first time. */
function openUnseen(names: number): (name: number) => boolean {
  if (seenBy.length < names) seenBy = new Float64Array(names);
  const query = ++queries;
  return (name) => {
    if (seenBy[name] === query) return false;
    seenBy[name] = query;
    return true;
  };
}

/**
 * Drops names that another name outranks, by matching the same words and more at a lower cost: "Большая Никитская"
 * needs no other "Большая …".
 */
function withoutDominated({ atoms, types }: QueryWords, names: readonly Alignment[]): Alignment[] {
  const hasAreaType = types.some((readings) => readings.some(({ level }) => level === 'area'));
  // In "Курьяновский район, Степная 3" a 3-я Степная elsewhere must not outrank the Степная.
  const numbers = hasAreaType ? atomsThat(atoms, ({ isNumber, suffix }) => isNumber && suffix === '') : 0;
  const best = names.slice(0, MOST_DOMINATING);
  const outdoes = (rival: Alignment, { mask, cost }: Alignment): boolean =>
    (rival.mask & ~numbers) !== (mask & ~numbers) && (mask & ~rival.mask) === 0
    && rival.cost + DOMINATING_LEAD < cost;
  return names.filter((name) => name.cost < DOMINATED_COST || !best.some((rival) => outdoes(rival, name)));
}
