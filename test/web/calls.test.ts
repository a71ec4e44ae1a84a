import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startView, type View } from '../../clients/web/src/playground/state/view.ts';
import {
  geocodeCall, matrixCall, reverseCall, routeCall, suggestCall,
} from '../../clients/web/src/playground/ask/calls.ts';

const asking = { lang: 'ru', isSandbox: false } as const;
const sandbox = { lang: 'ru', isSandbox: true } as const;
const now = new Date('2026-11-26T06:00:00Z');
const two = [{ lat: 54.442, lon: 148.3408 }, { lat: 54.4554, lon: 148.3262 }];

test('nothing is asked where nothing was given', () => {
  assert.deepEqual(
    [geocodeCall({ ...startView, q: '  ' }, asking), reverseCall(startView, asking), routeCall(startView, asking, now),
      matrixCall({ ...startView, dots: two.slice(1) }, asking, now)],
    [undefined, undefined, undefined, undefined],
  );
});

test('suggestions are asked near the map, to a kilometre, and in the sandbox as they were recorded', () => {
  const near = { lat: 54.44249, lon: 148.34081 };
  assert.deepEqual(suggestCall('Вет', near, asking).query, { q: 'Вет', lat: 54.44, lon: 148.34, lang: 'ru' });
  assert.deepEqual(suggestCall('Вет', near, sandbox).query, { q: 'Вет', lang: 'ru' });
});

test('a geocode asks why', () => {
  const { query } = geocodeCall({ ...startView, q: ' Тверь ' }, asking)!;
  assert.deepEqual(query, { q: 'Тверь', lang: 'ru', explain: true });
});

const bodyOf = (patch: Partial<View>, how = asking as typeof asking | typeof sandbox) =>
  routeCall({ ...startView, stops: two, ...patch }, how, now)?.body;

test('traffic is asked for cars, at an hour where one was chosen, and never in the sandbox', () => {
  assert.equal(bodyOf({})?.traffic, 'auto');
  assert.equal(bodyOf({ traffic: false })?.traffic, 'off');
  assert.equal(bodyOf({ profile: 'walk' })?.traffic, undefined);
  assert.equal(bodyOf({}, sandbox)?.traffic, 'off');
  const departure = { day: 0, hour: 8 };
  assert.match(bodyOf({ departure })?.departure_time as string, /^2026-11-30T08:00:00[+-]\d\d:\d\d$/);
  assert.equal(bodyOf({ departure, traffic: false })?.departure_time, undefined);
});

test('other ways are asked between two points only, as the contract has it', () => {
  assert.equal(bodyOf({})?.alternatives, 2);
  assert.equal(bodyOf({ stops: [...two, two[0]] })?.alternatives, undefined);
});
