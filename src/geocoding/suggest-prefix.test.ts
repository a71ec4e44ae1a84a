import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gazetteerOf } from '../../test/gazetteer-fixture.ts';
import { openAtlasSearch } from './names/atlas-search.ts';
import { fold } from './text/fold.ts';
import { buildIndexes } from './near/indexes.ts';
import { isSmallWord } from './language/known-names.ts';
import { buildSearch } from './names/search-index.ts';
import { SuggestAssembler, type SuggestCandidate } from './suggest/assemble.ts';
import { buildSuggest } from './suggest/lists.ts';
import { openSuggest, type SuggestableTables } from './suggest.ts';
import { readSuggestWords } from './suggest/words.ts';

const LIMIT = 10;
const kinds = ['city', 'town', 'village', 'hamlet', 'suburb'];

test('one word finds what a scan of all names finds, in the same order', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвиня'), minLength: 2, maxLength: 6 })
    .filter((word) => !isSmallWord(fold(word)));
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const place = fc.record({ name, kind: fc.constantFrom(...kinds) });
  const houses = fc.array(fc.nat(60), { maxLength: 40 });
  const places = fc.uniqueArray(place, { selector: ({ name }) => name, maxLength: 80, size: 'max' });
  const streets = fc.uniqueArray(name, { maxLength: 120, size: 'max' });
  fc.assert(fc.property(places, streets, houses, word, fc.nat(3), (towns, roads, owners, asked, length) => {
    const sketch = gazetteerOf({
      places: towns.map((town) => ({ at: [0, 0] as const, kind: town.kind, names: { name: town.name } })),
      streets: roads.map((road) => ({ names: { name: `улица ${road}` }, lines: [[[1, 1] as const]] })),
      houses: owners.map((owner) => owner % Math.max(1, roads.length)).sort((a, b) => a - b)
        .flatMap((street, at) => (roads.length > 0 ? [{ at: [0, 0] as const, street, label: String(at + 1) }] : [])),
    });
    const search = buildSearch(sketch);
    const tables = { ...sketch, ...buildIndexes(sketch), ...search, ...buildSuggest({ ...sketch, ...search }) };
    const query = asked.slice(0, 1 + length);
    const found = openSuggest(tables).suggestSubjects(query, { limit: LIMIT, language: 'local' });
    const rows = found.map(({ subject }) => subject.place ?? tables.places.rows + tables.areas.rows + subject.street!);
    const wanted = everyName(tables, query);
    // Where no name begins with the text, misspellings are looked for.
    if (wanted.length === 0) return;
    // Equal texts are shown once, so the list may be shorter than the scan's.
    if (new Set(found.map(({ suggestion }) => suggestion.text)).size === wanted.length || found.length === LIMIT) {
      assert.deepEqual(rows, wanted.slice(0, LIMIT).map(({ feature }) => feature), query);
    } else assert.ok(found.length <= wanted.length);
  }), { seed: 6, numRuns: 150 });
});

/** The slow twin: fits every bearer of every name. */
function everyName(tables: SuggestableTables, query: string): SuggestCandidate[] {
  const search = openAtlasSearch(tables);
  const assembler = new SuggestAssembler(search, tables, readSuggestWords(search.dictionary, query));
  const best = new Map<number, SuggestCandidate>();
  const { searchNames, nameFeatures } = tables;
  for (let name = 0; name < searchNames.rows; name++) {
    for (let at = searchNames.features[name]; at < searchNames.features[name + 1]; at++) {
      const [feature, status] = [nameFeatures.feature[at], nameFeatures.status[at]];
      for (const candidate of assembler.assemble(feature, name, status)) {
        const known = best.get(feature);
        if (candidate.mask !== 0 && (!known || candidate.score > known.score)) best.set(feature, candidate);
      }
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.feature - b.feature);
}
