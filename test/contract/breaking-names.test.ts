import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { breakingChanges } from '../../openapi/breaking.ts';
import type { JsonObject } from '../../openapi/document.ts';

const text = readFileSync('openapi/dist/openapi.json', 'utf8');
const released = { version: '2.4.0', day: undefined, document: JSON.parse(text) as JsonObject };
const after = (changed: string): string[] =>
  breakingChanges([released], JSON.parse(changed) as JsonObject, new Date('2027-06-01'));

test('a renamed schema is another type in every client', () => {
  const renamed = text.replaceAll('schemas/GeocodeItem"', 'schemas/GeoItem"').replace('"GeocodeItem":', '"GeoItem":');
  assert.notEqual(renamed, text);
  assert.deepEqual(after(renamed), [
    'schema GeocodeItem: its name is gone, which is that of a type in every client',
  ]);
});

test('an unused schema may be removed', () => {
  const unused = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
  unused.components.schemas['Unused'] = { type: 'string' };
  const before = { ...released, document: unused as unknown as JsonObject };
  assert.deepEqual(breakingChanges([before], JSON.parse(text) as JsonObject, new Date('2027-06-01')), []);
});
