import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { fromSearch, toSearch } from '../../clients/web/src/playground/state/address-bar.ts';
import {
  departureTime, labelChoices, MOST_DOTS, MOST_STOPS, panels, profiles, startView, type View,
} from '../../clients/web/src/playground/state/view.ts';

/** Coordinates as a link has them: at most five digits. */
const coordinate = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((units) => units / 1e5);
const point = fc.record({ lat: coordinate(90), lon: coordinate(180) });

const view: fc.Arbitrary<View> = fc.record({
  panel: fc.constantFrom(...panels),
  q: fc.string({ unit: 'grapheme', maxLength: 60 }),
  stops: fc.array(point, { maxLength: MOST_STOPS }),
  profile: fc.constantFrom(...profiles),
  traffic: fc.boolean(),
  way: fc.integer({ min: 0, max: 2 }),
  dots: fc.array(point, { maxLength: MOST_DOTS }),
  at: point,
  pick: fc.stringMatching(/^[\w-]{1,40}$/),
  job: fc.stringMatching(/^[\w-]{1,40}$/),
  departure: fc.record({ day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) }),
  map: fc.record({
    lat: coordinate(90), lon: coordinate(180), zoom: fc.integer({ min: 0, max: 2400 }).map((units) => units / 100),
  }),
  labels: fc.constantFrom(...labelChoices),
}, { requiredKeys: ['panel', 'q', 'stops', 'profile', 'traffic', 'way', 'dots', 'labels'] });

const seeded = { seed: 24, numRuns: 2000 };

describe('the address bar', () => {
  test('carries every view there and back', () => {
    fc.assert(fc.property(view, (shown) => {
      assert.deepEqual(fromSearch(toSearch(shown)), structuredClone(shown));
    }), seeded);
  });

  test('takes any text for a view, which then comes back as it is', () => {
    const name = fc.constantFrom(
      'panel', 'q', 'at', 'stops', 'by', 'traffic', 'depart', 'way', 'dots', 'map', 'labels', 'lang', 'job', 'pick');
    const text = fc.oneof(fc.string(), fc.array(fc.tuple(name, fc.string()))
      .map((pairs) => new URLSearchParams(pairs).toString()));
    fc.assert(fc.property(text, (search) => {
      const read = fromSearch(search);
      assert.deepEqual(fromSearch(toSearch(read)), read);
    }), seeded);
  });

  test('leaves out what is as usual, and keeps what is not its own', () => {
    assert.equal(toSearch(startView), '');
    const search = toSearch({ ...startView, q: 'Тверь' }, 'lang=en&q=old&panel=route');
    assert.equal(search, `lang=en&q=${encodeURIComponent('Тверь')}`);
  });

  test('is read by people too', () => {
    const route: View = {
      ...startView, panel: 'route', profile: 'bike', traffic: false, departure: { day: 0, hour: 8 },
      stops: [{ lat: 54.442, lon: 148.3408 }, { lat: 54.4554, lon: 148.3262 }],
    };
    assert.equal(
      toSearch(route), 'panel=route&stops=54.442,148.3408~54.4554,148.3262&by=bike&traffic=off&depart=mon-08');
  });

  const strange: readonly (readonly [search: string, expected: Partial<View>])[] = [
    ['stops=91,0~1,2', { stops: [{ lat: 1, lon: 2 }] }],
    ['stops=1,2,3~x,y', { stops: [] }],
    ['map=1,2', {}],
    ['map=1,2,99', {}],
    ['depart=mon-24', {}],
    ['depart=xxx-08', {}],
    ['way=7', { way: 2 }],
    ['job=../account', {}],
    ['panel=admin&by=plane', {}],
  ];
  for (const [search, expected] of strange) {
    test(`reads ${search}`, () => assert.deepEqual(fromSearch(search), { ...startView, ...expected }));
  }
});

describe('an hour of departure', () => {
  test('is the next one of its day, at least an hour ahead, written with the offset of its clock', () => {
    const departure = fc.record({ day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) });
    const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(fc.property(departure, now, ({ day, hour }, time) => {
      const text = departureTime({ day, hour }, time);
      const ahead = Date.parse(text) - time.getTime();
      // Where clocks are put on an hour, a week is an hour longer.
      assert.ok(ahead >= 3_600_000 && ahead <= (8 * 24 + 1) * 3_600_000, text);
      const then = new Date(text);
      assert.deepEqual([(then.getDay() + 6) % 7, then.getHours()], [day, hour]);
      assert.match(text, /^\d{4}-\d\d-\d\dT\d\d:00:00[+-]\d\d:\d\d$/);
    }), seeded);
  });
});
