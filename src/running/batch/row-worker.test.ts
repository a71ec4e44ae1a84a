import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { demoAtlas } from '../../../test/harness/demo-atlas.ts';
import { makeQueries } from '../../evaluation/queries.ts';
import { atlasGeocoder } from '../../http/engines/geocoder.ts';
import { geocode } from '../../http/handlers/geocoding.ts';
import { openQueryCheck } from '../../http/request/check-query.ts';
import { findOperation, readContract } from '../../http/contract.ts';
import type { AppError } from '../../errors.ts';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import { addressParts, type RowAnswer } from '../../jobs/table/ports.ts';
import type { AskedAddress } from '../../jobs/table/row-address.ts';
import { openEngines } from '../../serving/engines.ts';
import type { AtlasTables } from '../../store/files/atlas/schema.ts';
import { openRowCrew } from './open-row-crew.ts';
import type { RowCrew } from './row-crew.ts';

const log = { info: () => {}, error: (fields: object) => assert.fail(JSON.stringify(fields)) };

/** The answer of a single request with the same words. */
function openApi(tables: AtlasTables): (address: object, options: BatchOptions) => RowAnswer {
  const engines = openEngines(tables, 'test');
  const services = { geocoder: atlasGeocoder(() => engines) } as unknown as Parameters<typeof geocode>[1];
  const check = openQueryCheck(findOperation(readContract(), 'geocode'));
  return (address, { lang, countries }) => {
    const country = countries.length > 0 ? { country: countries.join(',') } : {};
    const query = check({ limit: 1, lang, ...country, ...address }) as Parameters<typeof geocode>[0]['query'];
    const [best] = geocode({ query } as Parameters<typeof geocode>[0], services).body.results;
    if (!best) return { status: 'not_found' };
    const {
      lat, lon, precision, confidence, postal_code: postalCode, postal_code_source: postalCodeSource, address: line,
    } = best;
    return { status: 'ok', lat, lon, precision, confidence, postalCode, postalCodeSource, address: line };
  };
}

describe('rows in threads', () => {
  let tables: AtlasTables;
  let crew: RowCrew;
  before(async () => {
    tables = await demoAtlas();
    crew = openRowCrew(tables, { threads: 2, log });
  });
  after(() => crew.end());

  const answer = async (questions: Parameters<RowCrew['ask']>[1]['questions'], options: BatchOptions) =>
    (await crew.ask({ accountId: 'A', batchId: 'a' }, { options, questions })).map((outcome) => outcome.answer);

  test('are answered like single requests', async () => {
    const api = openApi(tables);
    const texts = makeQueries(tables, { sample: 40, seed: 5 }).texts.map(({ text }) => text);
    const odd = ['54.442, 148.3408', 'geo:54.442,148.3408', 'zzzz', '600001', 'Охотия', '0', 'дом'];
    const words = fc.constantFrom('Ветроград', ' Посадская', '9', 'xd', 'Ветро\u00ADград');
    const parts = fc.dictionary(fc.constantFrom(...addressParts), words);
    const anything = fc.string({ unit: 'grapheme', maxLength: 60 });
    const address = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...texts, ...odd) }, { weight: 1, arbitrary: anything },
      { weight: 2, arbitrary: parts },
    );
    const lang = fc.constantFrom('ru', 'en', 'local');
    const countries = fc.constantFrom([], [], ['XD'], ['RU'], ['RU', 'XD']);
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 20 }), lang, countries, async (asked, ...drawn) => {
        const options = { lang: drawn[0], countries: drawn[1] } as BatchOptions;
        const rows = asked.filter((row) => mayBeAsked(row, options));
        const answers = await answer(rows, options);
        assert.deepEqual(answers, rows.map((row) => api(typeof row === 'string' ? { q: row } : row, options)));
      }),
      { numRuns: 60 },
    );
  });

  for (const [what, country, countries, status] of [
    ['a code in a cell selects the country', 'XD', [], 'ok'],
    ['a code of a country without data', 'RU', [], 'not_found'],
    ['a code that the file allows', 'xd', ['RU', 'XD'], 'ok'],
    ['a code that the file does not allow', 'XD', ['RU'], 'not_found'],
    ['a name that the file does not allow', 'Охотия', ['RU'], 'not_found'],
  ] as const) {
    test(`keep to countries: ${what}`, async () => {
      const [found] = await answer([{ country, city: 'Ветроград' }], { lang: 'ru', countries });
      assert.equal(found.status, status);
    });
  }

  for (const [what, address, code] of [
    ['the code of a country alone', { country: 'XD' }, 'required'],
    ['codes of countries alone', { country: 'xd, RU' }, 'required'],
    ['a code that no country has', { country: 'QQ', city: 'Ветроград' }, 'enum'],
  ] as const) {
    test(`are invalid where a request would be refused: ${what}`, async () => {
      const isRefused = (error: unknown): boolean => {
        const { errors } = (error as AppError).details as { errors: { code: string }[] };
        return errors.every((each) => each.code === code);
      };
      assert.throws(() => openApi(tables)(address, { lang: 'ru', countries: [] }), isRefused);
      for (const lang of ['ru', 'en'] as const) {
        const [found] = await answer([address], { lang, countries: [] });
        assert.equal(found.status, 'invalid');
        assert.match(found.problem ?? '', lang === 'ru' ? /адрес|нет страны/ : /address|no country/);
      }
    });
  }

  test('give way to everything else of the machine', { skip: process.platform !== 'linux' }, async () => {
    await answer(['Ветроград'], { lang: 'ru', countries: [] });
    const niceness = readdirSync('/proc/self/task').map((id) => {
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      // after the name in brackets, which may contain anything
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    });
    assert.equal(niceness.filter((each) => each === 19).length, 2);
    assert.ok(niceness.length > 4);
  });
});

/**
 * Whether a request can ask the same. It has one field for the countries to search and for the country of an address:
 * so it cannot ask for a country by name within others, and is refused with a code alone.
 */
function mayBeAsked(row: AskedAddress, { countries }: BatchOptions): boolean {
  if (typeof row === 'string') return row.trim() !== '';
  const { country, ...others } = row;
  if (country === undefined) return Object.keys(others).length > 0;
  return countries.length === 0 && (country !== 'xd' || Object.keys(others).length > 0);
}
