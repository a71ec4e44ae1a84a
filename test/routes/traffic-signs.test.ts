import assert from 'node:assert/strict';
import { test } from 'node:test';
import { graphOf, type Profile } from '../../src/routing/graph.ts';
import { costsOf } from '../../src/routing/ask/costs.ts';
import { openDijkstra } from '../../src/routing/dijkstra.ts';
import { arcGraphOf } from '../../src/routing/index-roads.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { openStateKeys } from '../../src/routing/traffic/state-keys.ts';
import { freeNodesAt, nodesAt } from './ask.ts';
import { randomTown } from './random-town.ts';
import { rowsOf } from './table.ts';
import { drawTown, type Tags } from './town.ts';
import {
  leaving, lettersOf, matrixIn, moscow, routeIn, trafficTown, uploadOf, type TrafficTown,
} from './traffic-town.ts';

const around = (tags: string) => ({
  map: `
    a--b-------c--d
       |       |
       e-------f
  `,
  ways: { ab: 'primary', bc: `primary ${tags}`, cd: 'primary', be: 'primary', ef: 'primary', fc: 'primary' },
});

/** `tags | profile from to | when | letters, or nowhere` */
const cases = `
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Mo 08:00 | abefcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Mo 06:59 | abcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Mo 10:00 | abcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | car a d  | Sa 08:00 | abcd
  motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)       | bike a d | Mo 08:00 | abcd
  motor_vehicle=no motor_vehicle:conditional=yes @ (22:00-06:00) | car a d  | Mo 23:00 | abcd
  motor_vehicle=no motor_vehicle:conditional=yes @ (22:00-06:00) | car a d  | Mo 12:00 | abefcd
  foot:conditional=no @ (Sa)                               | walk a d | Sa 12:00 | abefcd
  foot:conditional=no @ (Sa)                               | walk a d | Su 12:00 | abcd
  bicycle:conditional=no @ (08:00-18:00)                   | bike a d | Tu 12:00 | abefcd
  oneway:conditional=yes @ (06:00-12:00)                   | car d a  | Tu 07:00 | dcfeba
  oneway:conditional=yes @ (06:00-12:00)                   | car a d  | Tu 07:00 | abcd
  maxspeed:conditional=10 @ (07:00-19:00)                  | car a d  | Tu 12:00 | abefcd
  maxspeed:conditional=10 @ (07:00-19:00)                  | car a d  | Tu 20:00 | abcd
  maxweight:conditional=1 @ (08:00-20:00)                  | car a d  | Tu 12:00 | abefcd
  maxweight:conditional=1 @ (08:00-20:00)                  | car a d  | Tu 21:00 | abcd
  maxweight:conditional=1 @ (08:00-20:00)                  | bike a d | Tu 12:00 | abcd
  maxweight:conditional=3.5 @ (08:00-20:00)                | car a d  | Tu 12:00 | abcd
  maxweight=1 maxweight:conditional=none @ (08:00-20:00)   | car a d  | Tu 12:00 | abcd
  maxweight=1 maxweight:conditional=none @ (08:00-20:00)   | car a d  | Tu 21:00 | abefcd
  maxweightrating:conditional=1.5 @ (08:00-20:00)          | car a d  | Tu 12:00 | abefcd
  maxheight:conditional=1.5 @ (08:00-20:00)                | car a d  | Tu 12:00 | abefcd
  maxwidth:conditional=1.5 @ (08:00-20:00)                 | car a d  | Tu 12:00 | abefcd
  maxlength:conditional=4 @ (08:00-20:00) motor_vehicle:conditional=yes @ (08:00-20:00) | car a d | Tu 12:00 | abefcd
  motor_vehicle:conditional=destination @ (06:00-22:00)    | car a d  | Tu 12:00 | abefcd
  motor_vehicle:conditional=destination @ (06:00-22:00)    | car a d  | Tu 23:00 | abcd
  motor_vehicle:conditional=destination @ (06:00-22:00)    | bike a d | Tu 12:00 | abcd
  access:conditional=private @ (06:00-22:00)               | car a d  | Tu 12:00 | abefcd
  access:conditional=private @ (06:00-22:00)               | walk a d | Tu 12:00 | abefcd
  access:conditional=private @ (06:00-22:00)               | walk a d | Tu 23:00 | abcd
  motor_vehicle:conditional=delivery @ (06:00-22:00)       | car a d  | Tu 12:00 | abefcd
  motor_vehicle:forward:conditional=destination @ (06:00-22:00) | car a d | Tu 12:00 | abefcd
  motor_vehicle:forward:conditional=destination @ (06:00-22:00) | car d a | Tu 12:00 | dcba
  motor_vehicle=destination motor_vehicle:conditional=yes @ (06:00-22:00) | car a d | Tu 12:00 | abcd
  motor_vehicle=destination motor_vehicle:conditional=yes @ (06:00-22:00) | car a d | Tu 23:00 | abefcd
  motor_vehicle=private motor_vehicle:conditional=no @ (06:00-22:00) | car a d | Tu 12:00 | abefcd
  motor_vehicle=no motor_vehicle:conditional=destination @ (06:00-22:00) | car a d | Tu 12:00 | abefcd
  access:conditional=no @ (Mo-Fr 10:00-20:00; PH off)      | car a d  | Tu 12:00 | abefcd
  access:conditional=no @ (Mo-Fr 10:00-20:00; PH off)      | car a d  | Sa 12:00 | abcd
  access:conditional=no @ (Jun-Dec 06:00-22:00)            | car a d  | Tu 12:00 | abefcd
  access:conditional=no @ (2026 Jun 1-2026 Jul 1)          | car a d  | Tu 12:00 | abefcd
  access:conditional=no @ (2025 Jun 1-2025 Jul 1)          | car a d  | Tu 12:00 | abcd
  access:conditional=no @ (Tu[1] 10:00+ "market")          | car a d  | Tu 12:00 | abefcd
`;
for (const requestedTraffic of ['auto', 'off'] as const) {
  for (const [tags, question, when, letters] of rowsOf(cases)) {
    const [profile, from, to] = question.split(' ');
    test(`${question} with traffic ${requestedTraffic}, ${when}, where ${tags}: ${letters}`, () => {
      const town = trafficTown(drawTown(around(tags)));
      const found = routeIn(town, profile as Profile, [from, to], leaving(moscow(when), requestedTraffic))!;
      assert.equal(lettersOf(town, found), letters);
      const [{ durationSeconds, staticSeconds }] = found.routes;
      if (requestedTraffic === 'off') assert.ok(Math.abs(durationSeconds - staticSeconds) < 1e-6);
    });
  }
}

/** `tags | country | day | letters`: at noon, where 4 November and a moved 9 January are days off in Russia alone. */
const onHolidays = `
  access:conditional=no @ (PH)                        | RU | 2026-11-04 | abefcd
  access:conditional=no @ (PH)                        | RU | 2026-11-05 | abcd
  access:conditional=no @ (PH)                        | RU | 2026-01-09 | abefcd
  access:conditional=no @ (PH)                        | RU | 2026-04-25 | abcd
  access:conditional=no @ (PH)                        | BY | 2026-11-04 | abcd
  access:conditional=no @ (PH)                        | DE | 2026-11-04 | abcd
  access:conditional=no @ (SH)                        | RU | 2026-11-04 | abcd
  access:conditional=no @ (Mo-Fr 08:00-20:00; PH off) | RU | 2026-11-04 | abcd
  access:conditional=no @ (Mo-Fr 08:00-20:00; PH off) | BY | 2026-11-04 | abefcd
  access=no access:conditional=yes @ (Sa,Su,PH)       | RU | 2026-11-04 | abcd
  access=no access:conditional=yes @ (Sa,Su,PH)       | BY | 2026-11-04 | abefcd
`;
const daysOff = 'RU off 11-04 2026-01-09\nRU work 2026-04-25';
for (const [tags, country, day, letters] of rowsOf(onHolidays)) {
  test(`on ${day} in ${country} where ${tags}: ${letters}`, () => {
    const town = trafficTown(drawTown(around(tags)), () => ({ country, isUrban: true }), daysOff);
    const departure = leaving(Date.parse(`${day}T12:00+03:00`), 'off');
    for (const profile of ['car', 'bike', 'walk'] as const) {
      assert.equal(lettersOf(town, routeIn(town, profile, ['a', 'd'], departure)!), letters);
    }
  });
}

/** `tags of the node c | profile from to | when | letters`: the way round is longer than the way through the node. */
const gates = `
  barrier=gate access:conditional=no @ (06:00-22:00)        | car a e  | Tu 12:00 | abfghde
  barrier=gate access:conditional=no @ (06:00-22:00)        | car e a  | Tu 12:00 | edhgfba
  barrier=gate access:conditional=no @ (06:00-22:00)        | walk a e | Tu 12:00 | abfghde
  barrier=gate access:conditional=no @ (06:00-22:00)        | car a e  | Tu 23:00 | abcde
  access:conditional=no @ (06:00-22:00)                     | car a e  | Tu 12:00 | abfghde
  access:conditional=no @ (06:00-22:00)                     | bike a e | Tu 23:00 | abcde
  motor_vehicle:conditional=no @ (06:00-22:00)              | car a e  | Tu 12:00 | abfghde
  motor_vehicle:conditional=no @ (06:00-22:00)              | bike a e | Tu 12:00 | abcde
  barrier=gate access=no access:conditional=yes @ (06:00-22:00) | car a e  | Tu 12:00 | abcde
  barrier=gate access=no access:conditional=yes @ (06:00-22:00) | walk a e | Tu 12:00 | abcde
  barrier=gate access=no access:conditional=yes @ (06:00-22:00) | car a e  | Tu 23:00 | abfghde
  barrier=bollard motor_vehicle:conditional=yes @ (06:00-22:00) | car a e  | Tu 12:00 | abcde
  barrier=bollard motor_vehicle:conditional=yes @ (06:00-22:00) | car a e  | Tu 23:00 | abfghde
  barrier=gate access:conditional=no @ (06:00-22:00); yes @ (12:00-13:00) | car a e | Tu 12:30 | abcde
  barrier=gate access:conditional=no @ (06:00-22:00); yes @ (12:00-13:00) | car a e | Tu 13:30 | abfghde
  barrier=gate motor_vehicle:conditional=private @ (06:00-22:00) | car a e  | Tu 12:00 | abfghde
  barrier=gate motor_vehicle:conditional=private @ (06:00-22:00) | car a e  | Tu 23:00 | abcde
  barrier=gate access=private access:conditional=yes @ (06:00-22:00) | car a e | Tu 12:00 | abcde
  barrier=gate access=private access:conditional=yes @ (06:00-22:00) | car a e | Tu 23:00 | abfghde
  barrier=gate access:conditional=no @ (nonsense)           | car a e  | Tu 12:00 | abfghde
  barrier=gate opening_hours=06:00-11:00                    | car a e  | Tu 10:00 | abcde
  barrier=gate opening_hours=06:00-11:00                    | walk a e | Tu 12:00 | abfghde
  barrier=gate opening_hours=nonsense                       | car a e  | Tu 12:00 | abcde
  barrier=gate opening_hours=06:00-11:00 access:conditional=yes @ (12:00-13:00) | car a e | Tu 12:30 | abcde
  barrier=height_restrictor maxheight:conditional=1.5 @ (06:00-22:00) | car a e | Tu 12:00 | abfghde
  barrier=height_restrictor maxheight:conditional=1.5 @ (06:00-22:00) | car a e | Tu 23:00 | abcde
  barrier=height_restrictor maxheight=1.5 maxheight:conditional=none @ (06:00-22:00) | car a e | Tu 12:00 | abcde
  barrier=gate locked:conditional=yes @ (22:00-06:00)       | car a e  | Tu 23:00 | abfghde
  barrier=gate locked:conditional=yes @ (22:00-06:00)       | car a e  | Tu 12:00 | abcde
  barrier=gate locked=yes locked:conditional=no @ (Mo-Fr)   | car a e  | Tu 12:00 | abcde
  barrier=gate access=no access:conditional=yes @ (nonsense) | car a e | Tu 12:00 | abfghde
  barrier=gate access:conditional=no @ (06:00-22:00)        | car a c  | Tu 12:00 | abc
  barrier=gate access:conditional=no @ (06:00-22:00)        | car e c  | Tu 12:00 | edc
  barrier=gate access:conditional=no @ (06:00-22:00)        | car c a  | Tu 12:00 | cba
`;
const acrossNode = (tags: string) => ({
  map: `
    a--b-----c-----d--e
       |           |
       |           |
       f-----g-----h
  `,
  nodes: { c: tags },
  ways: { ab: 'primary', bcd: 'primary', de: 'primary', bf: 'primary', fgh: 'primary', hd: 'primary' },
});
for (const [tags, question, when, letters] of rowsOf(gates)) {
  const [profile, from, to] = question.split(' ');
  test(`${question}, ${when}, past a point with ${tags}: ${letters}`, () => {
    const town = trafficTown(drawTown(acrossNode(tags)));
    for (const requestedTraffic of ['auto', 'off'] as const) {
      const found = routeIn(town, profile as Profile, [from, to], leaving(moscow(when), requestedTraffic))!;
      assert.equal(lettersOf(town, found), letters);
    }
    const cells = matrixIn(town, profile as Profile, [from, to], leaving(moscow(when), 'off'));
    const whole = routeIn(town, profile as Profile, [from, to], leaving(moscow(when), 'off'))!.routes[0];
    assert.ok(Math.abs(cells.durationsSeconds[0][1]! - whole.durationSeconds) < 0.11);
  });
}

test('a yard that is private now is entered for nothing from another one, though its own traffic comes out', () => {
  const town = trafficTown(drawTown({
    map: `
      x--a--b--y
      |        |
      e--------f
    `,
    ways: {
      xab: 'service access=private', by: 'service motor_vehicle:forward:conditional=private @ (06:00-22:00)',
      xe: '', ef: '', fy: '',
    },
  }));
  assert.equal(lettersOf(town, routeIn(town, 'car', ['a', 'y'], leaving(moscow('Tu 12:00'), 'off'))!), 'aby');
});

test('without another way a shut gate leaves no route, and routes turn back before it', () => {
  const drawn = {
    map: `
      a--b--c--d
         |
         e
    `,
    nodes: { c: 'barrier=gate access:conditional=no @ (22:00-06:00)' },
    ways: { ab: '', bcd: '', be: '' },
    turns: { 'ab b be': 'no_right_turn' },
  };
  const town = trafficTown(drawTown(drawn));
  const at = (when: string, to: string) => {
    const found = routeIn(town, 'car', ['a', to], leaving(moscow(when)));
    return found ? lettersOf(town, found) : 'nowhere';
  };
  assert.equal(at('Tu 12:00', 'd'), 'abcd');
  assert.equal(at('Tu 23:00', 'd'), 'nowhere');
  assert.equal(at('Tu 12:00', 'e'), 'abcdcbe');
  assert.equal(at('Tu 23:00', 'e'), 'abcbe');
});

test('a journey from a street for residents costs extra only at its ends, in its hours', () => {
  const inner = 'residential motor_vehicle:conditional=destination @ (06:00-22:00)';
  const town = trafficTown(drawTown({
    map: `
      a--b--c--d--e--f
         |        |
         g--------h
    `,
    ways: {
      ab: '', bc: inner, cd: inner, de: inner, ef: '', bg: '', gh: '', he: '',
    },
  }));
  const at = (when: string, from: string, to: string) =>
    lettersOf(town, routeIn(town, 'car', [from, to], leaving(moscow(when)))!);
  assert.equal(at('Tu 12:00', 'a', 'f'), 'abghef');
  assert.equal(at('Tu 12:00', 'a', 'c'), 'abc');
  assert.equal(at('Tu 12:00', 'd', 'a'), 'dcba');
  assert.equal(at('Tu 12:00', 'a', 'd'), 'abcd');
  const { arcs } = graphOf(town.tables, 'car');
  const { pace } = town.engine.state('car', leaving(moscow('Tu 12:00')), noTraffic);
  const { arc, centiseconds } = pace.entryPrices!;
  assert.deepEqual([...centiseconds].map((price, at) => price - arcs.penaltyCentiseconds[arc[at]]), [180_000, 180_000]);
  assert.ok(arcs.penaltyCentiseconds.every((price) => price < 2500), 'nothing but turning');
});

test('a turn is forbidden in its hours, during a route and at its end', () => {
  const town = trafficTown(drawTown({
    map: `
      a--b--c
         |
         d
    `,
    ways: { ab: '', bc: '', bd: '' },
    turns: { 'ab b bd': 'type=restriction restriction:conditional=no_right_turn @ (Mo-Fr 07:00-19:00)' },
  }));
  const at = (when: string, to: string) => {
    const found = routeIn(town, 'car', ['a', to], leaving(moscow(when)));
    return found ? lettersOf(town, found) : 'nowhere';
  };
  assert.equal(at('Sa 12:00', 'd'), 'abd');
  assert.equal(at('Mo 12:00', 'd'), 'abcbd');
  assert.equal(at('Mo 12:00', 'c'), 'abc');
});

test('signs apply by the local time of their place', () => {
  const drawn = drawTown(around('motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)'));
  const inKazakhstan = trafficTown(drawn, () => ({ country: 'KZ', isUrban: true }));
  for (const [when, letters] of [['Mo 05:00', 'abefcd'], ['Mo 08:00', 'abcd']]) {
    const found = routeIn(inKazakhstan, 'car', ['a', 'd'], leaving(moscow(when)))!;
    assert.equal(lettersOf(inKazakhstan, found), letters);
  }
});

test('a road opened by signs has traffic speeds too', () => {
  const town = trafficTown(drawTown(around('motor_vehicle=no motor_vehicle:conditional=yes @ (22:00-06:00)')));
  const night = moscow('Tu 23:30');
  const { traffic, matched } = town.engine.match(uploadOf(town.town, ['bc 5']), noTraffic, night);
  assert.equal(matched, 1);
  assert.equal(lettersOf(town, routeIn(town, 'car', ['a', 'd'], leaving(night), traffic)!), 'abefcd');
});

test('the key of a state depends only on what matters of its time', () => {
  const town = trafficTown(drawTown(around('motor_vehicle:conditional=no @ (Mo-Fr 07:00-10:00)')));
  const keys = openStateKeys(town.tables);
  const at = (profile: Profile, when: string, requestedTraffic: 'auto' | 'off' = 'auto') =>
    keys(profile, leaving(moscow(when), requestedTraffic), noTraffic);
  assert.equal(at('car', 'Mo 02:00'), at('car', 'Th 03:40'));
  assert.notEqual(at('car', 'Mo 08:00'), at('car', 'Mo 12:00'));
  assert.notEqual(at('car', 'Mo 08:00', 'off'), at('car', 'Mo 12:00', 'off'));
  assert.equal(at('car', 'Tu 12:00', 'off'), at('car', 'Sa 09:00', 'off'));
  assert.equal(at('walk', 'Mo 08:00'), at('walk', 'Mo 12:00'));
});

/** Rewrites access as a permanent sign, or as one with hours: all of them, or none. */
const forEver = (tags: Tags): Tags => (tags.barrier === 'bollard' ? { access: 'no' } : tags);
const accessKeys = ['access', 'motor_vehicle'];
/** A gate without tags is private; one whose sign has hours is open to all at other hours. */
const free = (tags: Tags): Tags => {
  const plain = Object.entries(forEver(tags));
  const isAccess = ([key]: readonly [string, string]): boolean => accessKeys.includes(key);
  return Object.fromEntries('barrier' in tags ? plain.map((one) => (isAccess(one) ? [one[0], 'yes'] : one))
    : plain.filter((one) => !isAccess(one)));
};
const inHours = (hours: string) => (tags: Tags): Tags =>
  Object.fromEntries(Object.entries(forEver(tags)).map(([key, value]) =>
    (accessKeys.includes(key) ? [`${key}:conditional`, `${value} @ (${hours})`] : [key, value])));
const liftedIn = (hours: string) => (tags: Tags): Tags => {
  const plain = forEver(tags);
  const lifted = accessKeys.filter((key) => key in plain).map((key) => [`${key}:conditional`, `yes @ (${hours})`]);
  return { ...plain, ...Object.fromEntries(lifted) };
};
const twins: readonly [string, (tags: Tags) => Tags, (tags: Tags) => Tags][] = [
  ['signs that hold all day are like those that hold for ever', inHours('06:00-22:00'), forEver],
  ['signs that do not hold now are like none', inHours('22:00-06:00'), free],
  ['signs that are lifted now are like none', liftedIn('06:00-22:00'), free],
  ['signs that are lifted later hold', liftedIn('22:00-06:00'), forEver],
];
/** The weight of the best route between all junctions without signs at noon, by the plain algorithm. */
function weightsAt(town: TrafficTown, profile: Profile, names: readonly string[]): (number | undefined)[] {
  const graph = graphOf(town.tables, profile);
  const { pace, base } = town.engine.state(profile, leaving(moscow('Tu 12:00'), 'off'), noTraffic);
  const { find } = openDijkstra(arcGraphOf(town.tables, graph), costsOf(graph, pace, base));
  const entries = (nodes: readonly number[]) => nodes.map((node) => ({ node, weight: 0, carried: [0, 0, 0] }));
  const starts = names.map((name) => entries(freeNodesAt(graph, town.town.nodeOf(name))));
  const ends = names.map((name) => entries(nodesAt(graph, town.town.nodeOf(name))));
  return starts.flatMap((from) => ends.map((to) => find(from, to)?.weight));
}

for (const [title, timed, plain] of twins) {
  test(`${title}, in random towns`, () => {
    let ways = 0;
    for (let seed = 1; seed <= 20; seed++) {
      // Without restrictions: the area around them without turning back is determined once, by the permanent signs.
      const [one, other] = [timed, plain].map((alter) => randomTown(seed, 4, alter, false));
      // At a wall each road ends separately, so a journey that starts there may choose.
      const { network: { roadNodes }, tagsOf } = one.town.source;
      const names = one.nodes.filter((name) => {
        const node = one.town.nodeOf(name);
        return !name.includes('-') && node >= 0 && Object.keys(tagsOf(roadNodes.tags[node])).length === 0;
      });
      for (const profile of ['car', 'walk', 'bike'] as const) {
        const towns = [one, other].map(({ town }) => trafficTown(town));
        const junctions = names.filter((name) =>
          towns.every(({ tables, town }) => nodesAt(graphOf(tables, profile), town.nodeOf(name)).length > 0));
        const [seen, expected] = towns.map((town) => weightsAt(town, profile, junctions));
        assert.deepEqual(seen, expected, `seed ${seed}, ${profile}`);
        ways += seen.filter((weight) => weight !== undefined).length;
      }
    }
    assert.ok(ways > 2000, `${ways}`);
  });
}
