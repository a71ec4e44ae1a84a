import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSED, graphOf } from '../../src/routing/graph.ts';
import { distanceMeters } from '../../src/kernel/geo.ts';
import { loadAt, slownessAt } from '../../src/routing/traffic/class-profile.ts';
import { classNumber } from '../../src/routing/traffic/road-class.ts';
import { LIVE_MS, noTraffic } from '../../src/routing/traffic/speeds.ts';
import { zoneOf } from '../../src/routing/traffic/time-zones.ts';
import { openClocks } from '../../src/routing/traffic/zone-clock.ts';
import { randomTown } from './random-town.ts';
import { rowsOf } from './table.ts';
import { drawTown } from './town.ts';
import { leaving, lettersOf, matrixIn, moscow, routeIn, trafficTown, uploadOf } from './traffic-town.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** `zone | moment | day and hour there` */
const hours = `
  Europe/Moscow      | 2026-11-22T20:59:59Z | Su 23
  Europe/Moscow      | 2026-11-22T21:00:00Z | Mo 00
  Asia/Vladivostok   | 2026-11-22T20:59:59Z | Mo 06
  Asia/Anadyr        | 2026-06-30T23:30:00Z | We 11
  Europe/Kaliningrad | 2026-01-01T00:00:00Z | Th 02
  Asia/Almaty        | 2026-06-01T00:00:00Z | Mo 05
  Europe/Chisinau    | 2026-03-29T00:59:59Z | Su 02
  Europe/Chisinau    | 2026-03-29T01:00:00Z | Su 04
  Europe/Berlin      | 2026-10-25T00:59:00Z | Su 02
  Europe/Berlin      | 2026-10-25T01:00:00Z | Su 02
  Asia/Tehran        | 2026-06-01T20:29:00Z | Mo 23
  Asia/Tehran        | 2026-06-01T20:30:00Z | Tu 00
  Etc/GMT-10         | 2026-06-01T00:00:00Z | Mo 10
  Europe/Moscow      | 1990-01-01T12:00:00Z | Mo 15
  Europe/Moscow      | 2099-12-31T21:00:00Z | Fr 00
`;
for (const [zone, moment, expected] of rowsOf(hours)) {
  test(`at ${moment} it is ${expected} in ${zone}`, () => {
    const [hour] = openClocks([zone]).hoursAt(Date.parse(moment));
    assert.equal(`${days[Math.floor(hour / 24)]} ${String(hour % 24).padStart(2, '0')}`, expected);
  });
}

test('the next hour begins where clocks are half an hour off, too', () => {
  const at = Date.parse('2026-06-01T10:10:00Z');
  assert.equal(openClocks(['Europe/Moscow']).nextHourMs(at) - at, 50 * 60_000);
  assert.equal(openClocks(['Europe/Moscow', 'Asia/Tehran']).nextHourMs(at) - at, 20 * 60_000);
  assert.equal(openClocks([]).nextHourMs(at) - at, 60 * 60_000);
});

/** `country region longitude | zone` */
const zones = `
  RU RU-MOW 37   | Europe/Moscow
  RU RU-KGD 20   | Europe/Kaliningrad
  RU RU-SVE 60   | Asia/Yekaterinburg
  RU RU-TA 49    | Europe/Moscow
  RU RU-SA 129   | Asia/Yakutsk
  RU - 30        | Europe/Moscow
  RU - 20.5      | Europe/Kaliningrad
  RU - 60.6      | Asia/Yekaterinburg
  RU - 82.9      | Asia/Krasnoyarsk
  RU - 131.9     | Asia/Vladivostok
  RU - -175      | Asia/Anadyr
  KZ - 76        | Asia/Almaty
  BY - 27        | Europe/Minsk
  - - 148        | Etc/GMT-10
  - - -75        | Etc/GMT+5
  - - 2          | Etc/GMT
`;
for (const [where, zone] of rowsOf(zones)) {
  test(`${where} goes by the clocks of ${zone}`, () => {
    const [country, region, longitude] = where.split(/\s+/u).map((one) => (one === '-' ? '' : one));
    assert.equal(zoneOf(country, region, Number(longitude)), zone);
    assert.ok(openClocks([zone]).hoursAt(0).length === 1, 'such a zone there is');
  });
}

/** 20 km of primary road in a settlement, node by node. */
const long = trafficTown(drawTown({
  map: 'a---------b---------c---------d---------e', ways: { abcde: 'primary' }, meters: 500,
}));
const primary = classNumber('primary', 'settled');
const slowness = (when: number): number => slownessAt(loadAt(openClocks(['Europe/Moscow']).hoursAt(when)[0]))[primary];

test('a journey continues at the speeds of the new hour when the hour changes', () => {
  const departure = moscow('Mo 07:50');
  const { durationSeconds, staticSeconds, typicalSeconds } =
    routeIn(long, 'car', ['a', 'e'], leaving(departure))!.routes[0];
  const [now, later] = [slowness(departure), slowness(departure + 3_600_000)];
  const part = 600 / (staticSeconds * now);
  assert.ok(part < 1 && later > now);
  assert.ok(Math.abs(durationSeconds - (600 + (1 - part) * staticSeconds * later)) < 0.1);
  assert.ok(Math.abs(typicalSeconds - durationSeconds) < 1e-6);
});

test('live speeds count until they expire during the journey, then typical ones do', () => {
  const departure = moscow('We 03:00');
  const rows = ['ab 30', 'bc 30', 'cd 30', 'de 30'];
  const { traffic } = long.engine.match(uploadOf(long.town, rows), noTraffic, departure);
  const found = routeIn(long, 'car', ['a', 'e'], leaving(departure + LIVE_MS - 300_000), traffic)!;
  const { staticSeconds, durationSeconds } = found.routes[0];
  // Five minutes at 30 km/h are 2.5 km.
  assert.ok(Math.abs(durationSeconds - (300 + (staticSeconds * 17.5) / 20)) < 1);
  assert.equal(found.traffic.mode, 'live');
  assert.ok(Math.abs(found.traffic.coverage - 2.5 / 20) < 0.001);
});

test('a later departure never arrives earlier on the same road', () => {
  let last = 0;
  for (let departure = moscow('Mo 05:30'); departure < moscow('Tu 01:00'); departure += 97_000) {
    const arrival = departure + routeIn(long, 'car', ['a', 'e'], leaving(departure))!.routes[0].durationSeconds * 1000;
    assert.ok(arrival > last);
    last = arrival;
  }
});

/** An avenue that is full in the evening, and a less busy street beside it. */
const beside = trafficTown(drawTown({
  map: `
    a--------------b
    c--------------d
  `,
  ways: { acdb: 'tertiary maxspeed=60', ab: 'primary maxspeed=60' }, meters: 1000,
}));

test('a later departure never arrives earlier where another route is better in the next hour', () => {
  let last = 0;
  const ways = new Set<string>();
  for (let departure = moscow('Mo 05:30'); departure < moscow('Tu 01:00'); departure += 97_000) {
    const found = routeIn(beside, 'car', ['a', 'b'], leaving(departure))!;
    const arrival = departure + found.routes[0].durationSeconds * 1000;
    assert.ok(arrival > last, new Date(departure).toISOString());
    const cell = matrixIn(beside, 'car', ['a', 'b'], leaving(departure));
    assert.ok(Math.abs(cell.durationsSeconds[0][1]! - found.routes[0].durationSeconds) < 0.05);
    assert.equal(cell.distancesMeters[0][1], found.routes[0].distanceMeters);
    ways.add(lettersOf(beside, found));
    last = arrival;
  }
  assert.equal(ways.size, 2, 'each way is the better one at some hour');
});

/** A track beside an avenue: worth its price from 18:00 on, not before. */
const track = trafficTown(drawTown({
  map: `
    a--------------b
    c--------------d
  `,
  ways: { ac: '', cd: 'track tracktype=grade1', db: '', ab: 'primary maxspeed=42' }, meters: 1000,
}));

test('no route takes a track because the hour changes on its last stretch', () => {
  const wayAt = (ms: number): string => lettersOf(track, routeIn(track, 'car', ['a', 'b'], leaving(ms))!);
  const metersAt = (ms: number): number => matrixIn(track, 'car', ['a', 'b'], leaving(ms)).distancesMeters[0][1]!;
  const [early, late] = [moscow('Mo 17:15'), moscow('Mo 18:05')];
  assert.deepEqual([wayAt(early), wayAt(late)], ['ab', 'acdb']);
  assert.ok(metersAt(early) < metersAt(late));
});

test('the duration is the same a week later and a week earlier', () => {
  const WEEK_MS = 7 * 24 * 3_600_000;
  const lasts = (ms: number) => routeIn(long, 'car', ['a', 'e'], leaving(ms, 'auto', moscow('Mo 08:00')))!.routes[0];
  for (const when of ['Mo 07:55', 'Su 23:50', 'Fr 17:59'].map(moscow)) {
    assert.deepEqual(lasts(when + 300 * WEEK_MS), lasts(when));
    assert.deepEqual(lasts(when - 300 * WEEK_MS), lasts(when));
  }
});

test('two legs are timed one after the other', () => {
  const departure = leaving(moscow('Mo 07:50'));
  const whole = routeIn(long, 'car', ['a', 'e'], departure)!.routes[0];
  const [{ legs, durationSeconds }] = routeIn(long, 'car', ['a', 'c', 'e'], departure)!.routes;
  assert.ok(Math.abs(durationSeconds - whole.durationSeconds) < 0.1);
  const alone = routeIn(long, 'car', ['c', 'e'], departure)!.routes[0];
  assert.ok(legs[1].durationSeconds > alone.durationSeconds + 1, 'the second is driven in the rush hour');
});

// Slower than the cap of any road (see mostKmhOf).
test('the pace of a state is that of each segment', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { town } = randomTown(seed, 4);
    const open = trafficTown(town);
    const { tables, engine } = open;
    const names = [...town.names.values()];
    const pairs = names.flatMap((from, at) =>
      names.map((to, other) => ({ from, to, kmh: (at * 7 + other * 13 + seed) % 80 }))).filter((_, at) => at % 3 === 0);
    const lines = pairs.map(({ from, to, kmh }) => `${from}>${to} ${kmh}`);
    const departure = leaving(moscow('Mo 08:10'));
    const { traffic } = engine.match(uploadOf(town, lines), noTraffic, departure.nowMs);
    const { pace } = engine.state('car', departure, traffic);
    const speeds = new Map(pairs.map(({ from, to, kmh }) => [`${town.nodeOf(from)} ${town.nodeOf(to)}`, kmh]));
    const { edgePieces } = graphOf(tables, 'car');
    const { lat, lon } = tables.roadNodes;
    for (let piece = 0; piece < edgePieces.rows; piece++) {
      const way = edgePieces.way[piece];
      const [from, to] = [edgePieces.from[piece], edgePieces.to[piece]];
      const step = from < to ? 1 : -1;
      const nodes: number[] = [];
      for (let at = from; at !== to + step; at += step) {
        nodes.push(tables.roadWayNodes.node[tables.roadWays.nodes[way] + at]);
      }
      const factor = slownessAt(loadAt(8))[tables.wayTraffic.class[way]];
      const lasts = (list: readonly number[], free: number): number => {
        const parts = list.slice(1).map((node, at) => ({
          meters: distanceMeters(lat[list[at]], lon[list[at]], lat[node], lon[node]),
          kmh: speeds.get(`${list[at]} ${node}`),
        }));
        if (free === CLOSED || parts.some(({ kmh }) => kmh === 0)) return CLOSED;
        const all = parts.reduce((sum, { meters }) => sum + meters, 0);
        return Math.round(parts.reduce((sum, { meters, kmh }) =>
          sum + (kmh === undefined ? (free * factor * meters) / all : (meters * 360) / kmh), 0));
      };
      const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1;
      const { forwardCentiseconds: forward, backwardCentiseconds: backward } = pace;
      assert.ok(near(forward[piece], lasts(nodes, edgePieces.forwardCentiseconds[piece])));
      assert.ok(near(backward[piece], lasts(nodes.toReversed(), edgePieces.backwardCentiseconds[piece])));
    }
  }
});
