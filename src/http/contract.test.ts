import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deref } from './contract.ts';

const parts = {
  point: { type: 'object', properties: { lat: { $ref: '#/parts/degrees' }, lon: { $ref: '#/parts/degrees' } } },
  degrees: { type: 'number' },
  'of a/b~c': { $ref: '#/parts/point' },
};

test('references are followed to the end, and equal ones lead to one object', () => {
  const [one, other, by] = deref({ parts }, [
    { $ref: '#/parts/point' }, { $ref: '#/parts/point' }, { $ref: '#/parts/of a~1b~0c' },
  ]) as (typeof parts.point)[];
  const degrees = { type: 'number' };
  assert.deepEqual(one, { type: 'object', properties: { lat: degrees, lon: degrees } });
  assert.equal(one, other);
  assert.equal(one, by);
  assert.equal(one.properties.lat, one.properties.lon);
});

test('each document has parts of its own', () => {
  const inOther = deref({ parts: { degrees: { type: 'string' } } }, { $ref: '#/parts/degrees' });
  assert.deepEqual(deref({ parts }, { $ref: '#/parts/degrees' }), { type: 'number' });
  assert.deepEqual(inOther, { type: 'string' });
});
