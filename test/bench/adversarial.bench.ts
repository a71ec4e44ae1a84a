import { openSearch } from '../../src/geocoding/search.ts';
import { openSuggest } from '../../src/geocoding/suggest.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { change, families, gather, type Material, type Random } from './adversarial-texts.ts';
import type { Bench } from './bench.ts';
import { indexedCountry } from './indexed-country.ts';

const TEXTS = 100;
const CALLS = 300;
/** For the search for slow texts: how many are kept, and how many changes are tried. */
const KEPT = 40;
const CHANGES = 1500;

/** The worst input for both engines: every call must end soon, whatever the text. */
export const adversarial: Bench = async ({ atlas, houses }) => {
  const tables = atlas ?? indexedCountry(houses);
  const { geocode } = openSearch(tables);
  const { suggest } = openSuggest(tables);
  const random = seededRandom(11);
  const material = gather(tables);
  const sets = Object.entries(families(material))
    .map(([name, make]) => ({ name, texts: Array.from({ length: TEXTS }, () => make(random)) }));
  const all = sets.flatMap(({ texts }) => texts);
  const trialsOf = (engine: string, ask: Ask) => {
    const slow = findSlow(ask, all, material, random);
    const trials = [...sets, { name: 'the slowest that were found', texts: slow }].map(({ name, texts }) => ({
      name: `${engine}: ${name}`, calls: CALLS, warmUp: texts.length,
      run: (at: number) => ask(texts[at % texts.length]),
    }));
    return { slowest: slow[0].slice(0, 100), trials };
  };
  const engines = [trialsOf('geocode', geocode), trialsOf('suggest', suggest)];
  return {
    facts: {
      houses: tables.houses.rows, names: tables.searchNames.rows, slowest: engines[0].slowest,
      'slowest of suggest': engines[1].slowest,
    },
    trials: engines.flatMap(({ trials }) => trials),
  };
};

type Ask = (text: string) => unknown;

/** Changes the slowest texts at random and keeps those that became slower. */
function findSlow(
  ask: Ask, seeds: readonly string[], material: Material, random: Random,
): string[] {
  // The least of three times, since other load on the machine must not count for a text.
  const time = (text: string): number => Math.min(...[0, 1, 2].map(() => {
    const start = performance.now();
    ask(text);
    return performance.now() - start;
  }));
  for (const text of seeds) ask(text);
  let kept = seeds.map((text) => ({ text, millis: time(text) })).sort((a, b) => b.millis - a.millis).slice(0, KEPT);
  for (let i = 0; i < CHANGES; i++) {
    const from = kept[Math.floor(random() * random() * kept.length)];
    const other = kept[Math.floor(random() * kept.length)];
    const text = change(from.text, other.text, material, random);
    const millis = time(text);
    if (millis <= kept[kept.length - 1].millis || kept.some((one) => one.text === text)) continue;
    kept = [...kept, { text, millis }].sort((a, b) => b.millis - a.millis).slice(0, KEPT);
  }
  return kept.map(({ text }) => text);
}
