import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assembled } from '../../../test/osm-fixture.ts';
import { openAtlasSearch } from '../names/atlas-search.ts';
import { Assembler } from '../fit/assemble.ts';
import { toFound } from './found-rows.ts';
import { queryText, readQuery } from '../read/read-query.ts';
import { rankCandidates, understood } from './rank.ts';
import { retrieve } from '../retrieve/retrieve.ts';
import { buildSearch } from '../names/search-index.ts';
import { drawStreet } from '../search.test-data.ts';

const LIMIT = 3;

/** Sixty towns with streets of the same names; each lacks some houses, and some have a namesake with a given name. */
const { gazetteer, text } = assembled((drawing) => {
  for (let town = 0; town < 60; town++) {
    const north = town * 20_000;
    drawing.node(north, 0, { place: 'town', name: `Город${'абвгде'[town % 6]}${town}`, population: `${town * 900}` });
    const labels = Array.from({ length: 12 }, (_, at) => String(1 + ((at * 7 + town * 5) % 40)));
    const names = ['улица Ленина', 'улица Мира', ...(town % 3 === 0 ? ['улица Терешковой'] : []),
      ...(town % 2 === 0 ? ['улица Валентины Терешковой'] : [])];
    for (const [at, name] of names.entries()) {
      const houseTags = { 'addr:city': `Город${'абвгде'[town % 6]}${town}` };
      drawStreet(drawing, north + at * 200, 0, { name, labels: labels.slice(at * 2), houseTags });
    }
  }
});
const tables = { ...gazetteer, ...text };
const search = openAtlasSearch({ ...tables, ...buildSearch(tables) });

/** The answers, and how many candidates were assembled. */
function answersOf(query: string, limit: number): { found: unknown; assembled: number } {
  const words = readQuery(search.dictionary, queryText(query));
  const retrieved = retrieve(search, words);
  const assembler = new Assembler(search, words, retrieved, () => 0);
  const others = [...retrieved.containerHits.values()];
  const options = { limit, townMask: 0, isAllowed: () => true };
  const candidates = rankCandidates(search, words, { subjectHits: retrieved.subjectHits, others }, assembler, options);
  const found = toFound(search, words, understood(words, candidates), {
    limit: LIMIT, subjectHits: retrieved.subjectHits,
  });
  return { found, assembled: candidates.length };
}

test('the answers are the same whether all candidates are assembled or only those that can matter', () => {
  const queries = ['улица Ленина', 'Терешковой', 'ул. Валентины Терешковой', 'Лениа', 'Ленина Мира']
    .flatMap((name) => ['', ' 7', ' 8 к 2', ' 39', ' 12 Городг15', ' 99'].map((more) => `${name}${more}`));
  let skipped = 0;
  for (const query of queries) {
    const [few, all] = [answersOf(query, LIMIT), answersOf(query, Infinity)];
    assert.deepEqual(few.found, all.found, query);
    if (few.assembled < all.assembled) skipped++;
  }
  assert.ok(skipped >= 5, `${skipped} of ${queries.length}`);
});
