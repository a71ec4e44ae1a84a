import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { peaksOf, type SuggestTables } from './lists.ts';
import { openTopEntries, type EntryRun } from './top.ts';

const MOST = 3000;

/** A list of entries with these terms and ranks. */
function listOf(terms: readonly number[], ranks: readonly number[]): SuggestTables {
  const rank = Uint16Array.from(ranks);
  const peaks = peaksOf(rank);
  const [term, unused] = [Uint32Array.from(terms), new Uint32Array(terms.length)];
  return {
    suggestEntries: { rows: terms.length, term, rank, name: unused, feature: unused },
    suggestPeaks: { rows: peaks.length, rank: peaks },
    suggestLists: {
      rows: 1, type: new Uint8Array(1), country: new Uint32Array(1), entries: Uint32Array.of(0, terms.length),
    },
  } as Partial<SuggestTables> as SuggestTables;
}

test('the best entries of runs come first, as in a scan of every entry', () => {
  const lists = fc.array(fc.tuple(fc.nat(40), fc.nat(30)), { maxLength: MOST, size: 'max' });
  const runsOfLists = fc.array(fc.tuple(fc.nat(42), fc.nat(6), fc.nat(9)), { maxLength: 4 });
  fc.assert(fc.property(lists, runsOfLists, fc.nat(60), (entries, wanted, most) => {
    const sorted = entries.toSorted((a, b) => a[0] - b[0]);
    const tables = listOf(sorted.map(([term]) => term), sorted.map(([, rank]) => rank));
    const top = openTopEntries(tables);
    const runs = wanted.flatMap(([first, length, cost]) => top.runOf(0, first, first + length, cost) ?? []);
    const found: (readonly [entry: number, worth: number])[] = [];
    if (most > 0) top.visit(runs, (entry, worth) => found.push([entry, worth]) < most);
    assert.deepEqual(found, linear(sorted, wanted).slice(0, most));
  }), { seed: 5, numRuns: 300 });
});

/** The slow twin: scans everything. */
function linear(
  entries: readonly (readonly [term: number, rank: number])[],
  wanted: readonly (readonly [first: number, length: number, cost: number])[],
): (readonly [entry: number, worth: number])[] {
  const found = wanted.flatMap(([first, length, cost], run) => entries.flatMap(([term, rank], entry) =>
    (term >= first && term < first + length ? [{ entry, worth: rank - cost, run }] : [])));
  return found.sort((a, b) => b.worth - a.worth || a.run - b.run || a.entry - b.entry)
    .map(({ entry, worth }) => [entry, worth] as const);
}

test('a run without entries is undefined', () => {
  const top = openTopEntries(listOf([2, 2, 5], [1, 2, 3]));
  const runs: (EntryRun | undefined)[] = [top.runOf(0, 0, 2, 0), top.runOf(0, 3, 5, 0), top.runOf(0, 6, 9, 0)];
  assert.deepEqual(runs, [undefined, undefined, undefined]);
  assert.deepEqual(top.runOf(0, 2, 3, 7), { from: 0, end: 2, cost: 7 });
});
