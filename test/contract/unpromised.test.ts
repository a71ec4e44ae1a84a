import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readReleases } from '../../openapi/releases.ts';
import { unpromised } from '../../openapi/unpromised.ts';

/** The bundle, loosely typed so that tests can change it. */
type Loose = ReturnType<typeof JSON.parse>;

const bundle = (): Loose => JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));

test('the newest release has all that is served', () => {
  const releases = readReleases('openapi/released', readFileSync('CHANGELOG.md', 'utf8'));
  assert.deepEqual(unpromised(releases, bundle()), []);
});

for (const [what, change, places] of [
  ['a new field', (d) => (d.components.schemas.Place.properties.height = { type: 'integer' }),
    ['/components/schemas/Place/properties/height']],
  ['a field called like a text', (d) => (d.components.schemas.Place.properties.title = { type: 'string' }),
    ['/components/schemas/Place/properties/title']],
  ['a new operation', (d) => (d.paths['/v2/tea'] = { get: {} }), ['/paths//v2/tea']],
  ['a field that became optional', (d) => d.components.schemas.Place.required.pop(),
    ['/components/schemas/Place/required']],
  ['another text', (d) => (d.components.schemas.Place.description = 'Where it is.'), []],
  ['a version yet to come', (d) => {
    d.info.version = '9.0.0';
    d.components.schemas.Place.properties.height = { type: 'integer' };
  }, []],
] as const satisfies readonly (readonly [string, (document: Loose) => unknown, readonly string[]])[]) {
  test(`of a contract with ${what}, ${places.length === 0 ? 'nothing' : 'that'} is to be promised`, () => {
    const [released, current] = [bundle(), bundle()];
    change(current);
    const version = released.info.version as string;
    assert.deepEqual(unpromised([{ version, day: undefined, document: released }], current),
      places.map((place) => `${place} is not as ${version} promises it: make promise`));
  });
}
