import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openSearch } from '../../src/geocoding/search.ts';
import { openSuggest } from '../../src/geocoding/suggest.ts';
import { writtenTypeWords } from '../../src/geocoding/language/type-words.ts';
import { families, gather } from '../bench/adversarial-texts.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';

const tables = await demoAtlas();
const { geocode } = openSearch(tables);
const { suggest } = openSuggest(tables);
const material = gather(tables);

function askBoth(text: string): void {
  const found = geocode(text, { limit: 3 });
  assert.ok(found.length <= 3);
  for (const { lat, lon, confidence } of found) {
    assert.ok(Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && confidence >= 0 && confidence <= 1);
  }
  assert.ok(suggest(text).length <= 20);
}

test('no text of the words that a map and addresses have makes it throw', () => {
  const small = ['им.', 'имени', 'ак.', 'генерала', 'В.', 'И.', 'и', 'на', 'угол', '5', '12-я', 'км', 'кв', '141600'];
  const word = fc.oneof(
    fc.constantFrom(...material.common), fc.constantFrom(...material.towns), fc.constantFrom(...writtenTypeWords),
    fc.constantFrom(...small),
  );
  const sign = fc.constantFrom(' ', ' ', ' ', ', ', '-', '/', '');
  // Some texts exceed the number of words read: special cases of the last words appear only in long texts.
  const parts = fc.tuple(word, sign);
  const lists = fc.oneof(fc.array(parts, { maxLength: 12 }), fc.array(parts, { minLength: 25, maxLength: 45 }));
  fc.assert(fc.property(lists, (list) => askBoth(list.flat().join(''))), { seed: 3, numRuns: 800 });
});

test('no text that is made to be slow or strange makes it throw', () => {
  const random = seededRandom(4);
  for (const make of Object.values(families(material))) for (let i = 0; i < 25; i++) askBoth(make(random));
});

/** Limits per text, for both engines together: reading the tables of the demonstration country is most of the work. */
const mostReads = { nodes: 35_000, words: 50_000, bearers: 2_000, houses: 15_000 };

type Read = keyof typeof mostReads;

/** The most candidates assembled for all readings of one text. */
const MOST_POINTS = 600;

test('no text makes it read without end', () => {
  const reads = { nodes: 0, words: 0, bearers: 0, houses: 0 };
  const { trieNodes, nameTerms, nameFeatures, houses } = tables;
  const counted = (column: Uint32Array<ArrayBuffer>, what: Read): Uint32Array<ArrayBuffer> => new Proxy(column, {
    get: (target, key) => {
      reads[what]++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const watched = {
    ...tables, trieNodes: { ...trieNodes, children: counted(trieNodes.children, 'nodes') },
    nameTerms: { ...nameTerms, term: counted(nameTerms.term, 'words') },
    nameFeatures: { ...nameFeatures, feature: counted(nameFeatures.feature, 'bearers') },
    houses: { ...houses, number: counted(houses.number, 'houses') },
  };
  const [search, suggester] = [openSearch(watched), openSuggest(watched)];
  const random = seededRandom(6);
  for (const [kind, make] of Object.entries(families(material))) {
    for (let i = 0; i < 6; i++) {
      const text = make(random);
      Object.assign(reads, { nodes: 0, words: 0, bearers: 0, houses: 0 });
      search.geocode(text);
      suggester.suggest(text);
      for (const [what, most] of Object.entries(mostReads)) {
        assert.ok(reads[what as Read] <= most, `${kind}: ${reads[what as Read]} ${what} for ${text}`);
      }
    }
  }
});

test('a text that can be read in many ways is not looked at anew in each of them', () => {
  let points = 0;
  const { streets } = tables;
  const lat = new Proxy(streets.lat, {
    get: (target, key) => {
      points++;
      return Reflect.get(target, key, target) as unknown;
    },
  });
  // Common names in the wrong keyboard layout, read in two ways, each with every word misspelt.
  openSearch({ ...tables, streets: { ...streets, lat } }).geocode('rtlhjdfz kbgjdfz gj,tls tk');
  assert.ok(points > 0 && points <= MOST_POINTS, `${points}`);
});
