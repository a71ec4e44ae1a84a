import type { AtlasSearch } from '../names/atlas-search.ts';
import { numberedTerm } from '../names/terms.ts';
import type { SuggestAssembler } from './assemble.ts';
import { RANK_STEPS } from './importance.ts';
import type { SuggestTables } from './lists.ts';
import { weightOf, type SuggestWords, type Token } from './words.ts';

const MOST_NAMES = 1500;
const MOST_PAIRED_NAMES = 10;

/** The inputs for looking names up. */
export interface AskedNames {
  readonly search: AtlasSearch;
  readonly tables: SuggestTables;
  readonly words: SuggestWords;
  readonly assembler: SuggestAssembler;
}

/** Names found by a number together with a type word. */
export function numberedNames(asked: AskedNames): number[] {
  const { terms, termNames } = asked.search.tables;
  const numbered = new Set(asked.words.tokens.flatMap((token) => numberedTerms(asked, token)));
  return [...numbered].flatMap((term) => [...termNames.name.subarray(terms.names[term], terms.names[term + 1])])
    .slice(0, MOST_PAIRED_NAMES);
}

/** Finds names by two typed words, at any position: "николая остров", "4 мкр". */
export function pairedNames(asked: AskedNames, pivots: readonly Token[]): number[] {
  const { terms, termNames, searchNames } = asked.search.tables;
  const counted = pivots.map((token) => ({
    token,
    count: token.runs.reduce((sum, { first, end }) => sum + terms.names[end] - terms.names[first], 0),
  })).sort((a, b) => a.count - b.count);
  const names = new Set(numberedNames(asked));
  let left = MOST_NAMES;
  for (const { token } of counted) {
    for (const { first, end } of token.runs) {
      for (let at = terms.names[first]; at < terms.names[end] && left > 0; at++, left--) {
        const name = termNames.name[at];
        const isShort = searchNames.terms[name + 1] - searchNames.terms[name] < 2;
        if (!isShort && asked.assembler.aligner.matches.hasTwo(name)) names.add(name);
      }
    }
  }
  return [...names].flatMap((name) => {
    const alignment = asked.assembler.aligner.align(name);
    if (!alignment) return [];
    const weight = weightOf(asked.words, alignment.mask | alignment.typeMask);
    return [{ name, gain: weight - alignment.cost + asked.tables.suggestNames.rank[name] / RANK_STEPS }];
  }).sort((a, b) => b.gain - a.gain || a.name - b.name).slice(0, MOST_PAIRED_NAMES).map(({ name }) => name);
}

/** Finds terms of a number together with a type word: "4 микрорайон", "линия 7". */
function numberedTerms(asked: AskedNames, { atom, bit }: Token): number[] {
  if (!atom.isNumber && atom.key.length > 1) return [];
  return asked.words.tokens.flatMap((beside) => {
    if (beside.bit >> 1 !== bit && beside.bit !== bit >> 1) return [];
    return beside.types.map(({ code }) => asked.search.dictionary.find(numberedTerm(atom.key, `~${code}`)));
  }).filter((term) => term >= 0);
}
