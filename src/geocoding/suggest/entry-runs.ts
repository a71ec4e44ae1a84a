import { WHOLE_BONUS } from './assemble.ts';
import { RANK_STEPS } from './importance.ts';
import type { EntryRun, TopEntries } from './top.ts';
import { isPlainType, type SuggestWords, type Token } from './words.ts';

const MOST_RUNS = 10;

export interface SoughtLists {
  readonly top: TopEntries;
  readonly words: SuggestWords;
}

/** Runs of entries under a token's words, and under its type words where it has no others or is the last. */
export function runsOf(
  { top, words }: SoughtLists, lists: readonly number[], token: Token, more = 0,
): EntryRun[] {
  const withTypes = isPlainType(token) && token === words.tokens[words.tokens.length - 1];
  const found: EntryRun[] = [];
  const add = (list: number, first: number, end: number, cost: number): void => {
    const run = top.runOf(list, first, end, Math.round((cost + more) * RANK_STEPS));
    if (run) found.push(run);
  };
  for (const list of lists) {
    for (const { first, end, cost } of token.runs.slice(0, MOST_RUNS)) add(list, first, end, cost);
    if (token.exact >= 0) add(list, token.exact, token.exact + 1, -WHOLE_BONUS);
    if (token.runs.length === 0 || withTypes) {
      for (const term of token.typeTerms) add(list, term, term + 1, 0);
    }
  }
  return found;
}

/** Runs under the first letter of a type word at the end, which keep what was found before it became a type word. */
export function initialsOf({ top }: SoughtLists, lists: readonly number[], { initials }: Token): EntryRun[] {
  return lists.flatMap((list) => initials.flatMap(({ first, end }) => top.runOf(list, first, end, 0) ?? []));
}
