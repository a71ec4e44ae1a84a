import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askThrough, isMissed } from '../../src/routing/ask/ask.ts';
import { TextReader } from '../../src/kernel/text.ts';
import { instruction } from '../../src/routing/steps/instruction.ts';
import { turnNamed } from '../../src/routing/steps/maneuver.ts';
import type { Profile } from '../../src/routing/graph.ts';
import { AT_ONCE, stepsIn } from './steps-in.ts';
import { pointOf, travelTown } from './travel.ts';
import { drawTown, type Drawn } from './town.ts';

/** The steps from one node to another: maneuver, exit, name. */
function shown(drawn: Drawn, from: string, to: string, profile: Profile = 'car'): string {
  const town = drawTown(drawn);
  const { quick } = travelTown(town, profile);
  const answer = askThrough(quick, [pointOf(town, from), pointOf(town, to)], AT_ONCE);
  assert.ok(!isMissed(answer));
  const text = new TextReader(town.text);
  const stepsOf = stepsIn(town, quick.graph);
  const nameOf = (tags: number): string => text.tags(tags)['name:en'] ?? text.tags(tags).name ?? '';
  return stepsOf(answer.journeys[0].runs, nameOf)
    .map(({ maneuver, exit, name, mode, runs }) => {
      assert.equal(runs.length > 0, maneuver !== 'arrive');
      const aside = mode === usualModes[profile] ? '' : `(${mode})`;
      return [maneuver, exit, name, aside].filter((part) => part !== undefined && part !== '').join(' ');
    })
    .join(', ');
}

const usualModes = { car: 'drive', bike: 'ride', walk: 'walk' } as const;

/** BC turns 79° to the right from AB, BE 90°. */
const oblique = 'A---B---D\n\n\n\n\n    EC';
/** BC turns 30° to the right from AB. */
const bend = 'A------B------D\n\nE\n\n              C';
/** BC turns to the right from AB: 3 lines down 13°, 4 lines 17°. */
const slight = (lines: number): string => `A------B------------------D${'\n'.repeat(lines)}                    C`;
/** A turn at B, and that many metres to another street. */
const corner = (meters: number): Drawn => ({
  map: 'A---B\n  E-C-F\n    |\n    D',
  ways: { AB: 'name=One', BC: 'name=Short', ECF: 'name=Side', CD: 'name=Two' }, meters,
});
/** Two carriageways that meet at B, 41° apart. */
const wedge: Drawn = {
  map: 'A\n\n\n        B----E\n\n\nC', meters: 10,
  ways: { AB: 'primary oneway=yes name=Main', BC: 'primary oneway=yes name=Main', BE: 'primary name=Main' },
};
/** Three ways lead on from AB: BC straight ahead, BD and BE 22° to its left and right. */
const trident = '             D\n\nA----B-------C\n\n             E'.replaceAll('\n\n', '\n\n\n');
const cross = 'A-B-C\n  |\n  D';
const round = '    N\n    |\n  a-b-c\nW-d   e-E\n  f-g-h\n    |\n    S';
const ring = 'cbadfghec';
const around = {
  [ring]: 'residential junction=roundabout', Nb: 'name=North', Wd: 'name=West', eE: 'name=East', gS: 'name=South',
};

/** A road from A north to B, from which BC and BD turn by so many degrees. */
function fork(c: number, d: number, ways: Drawn['ways']): Drawn {
  const lines = Array.from({ length: 81 }, () => ' '.repeat(81).split(''));
  const put = (letter: string, degrees: number): void => {
    const angle = (degrees * Math.PI) / 180;
    lines[40 - Math.round(40 * Math.cos(angle))][40 + Math.round(40 * Math.sin(angle))] = letter;
  };
  put('A', 180);
  put('C', c);
  put('D', d);
  lines[40][40] = 'B';
  return { map: lines.map((line) => line.join('')).join('\n'), meters: 2, ways };
}
const ofTwoStreets = { AB: 'name=Main', BD: 'name=Main', BC: 'name=Side' };
const ofTwoRanks = { AB: 'primary name=Main', BD: 'primary name=Main', BC: 'name=Side' };
const ofOneName = { AB: 'name=Main', BD: 'name=Main', BC: 'service' };

const slip: Drawn = {
  map: 'A-B---C\n     D', ways: { ABC: 'trunk name=Main foot=yes', BD: 'trunk_link foot=yes' },
};

const forks: Drawn = {
  map: 'A-B--D--G\n     C  F', ways: { ABDG: 'primary', BC: 'primary name=Up', DF: 'primary name=Down' },
};

const back: Drawn = {
  map: 'A---B-C\n D', ways: { ABC: 'trunk name=Main foot=yes', DB: 'trunk_link foot=yes' },
};

/** Two carriageways of a street, 30 m apart, that are joined in one place by a side street or a link. */
const carriageways = (link: string, meters = 15): Drawn => ({
  map: 'A------B---C\n       |\nF------E---D\n       |\n       G',
  ways: {
    CBA: 'primary oneway=yes name=Main', FED: 'primary oneway=yes name=Main',
    EB: link, EG: 'name=Side',
  },
  meters,
});

/** A street of two carriageways that ends in a link with the same name, as between A and F. */
const closedEnd: Drawn = {
  map: 'C---B---A\n        |\nD---E---F',
  ways: { CBA: 'primary oneway=yes name=Main', FED: 'primary oneway=yes name=Main', AF: 'primary name=Main' },
  meters: 15,
};

const journeys: readonly (readonly [what: string, town: Drawn, path: string, expected: string, profile?: Profile])[] = [
  ['straight on is one step', { map: cross, ways: { ABC: 'name=Main', BD: 'name=Side' } }, 'AC',
    'depart Main, arrive'],
  ['a turn to the right', { map: cross, ways: { ABC: 'name=Main', BD: 'name=Side' } }, 'AD',
    'depart Main, right Side, arrive'],
  ['a turn to the left', { map: cross, ways: { ABC: 'name=Main', BD: 'name=Side' } }, 'CD',
    'depart Main, left Side, arrive'],
  ['a new name ahead is announced', { map: cross, ways: { AB: 'name=Old', BC: 'name=New', BD: 'name=Side' } }, 'AC',
    'depart Old, continue New, arrive'],
  ['a bend of the only road is no turn', { map: 'A-B\n  |\n  C', ways: { ABC: 'name=Main' } }, 'AC',
    'depart Main, arrive'],
  ['a turn from a drive into a street is announced, though only drives lead elsewhere', { map: cross, ways: {
    AB: 'service', BD: 'residential', BC: 'service' } }, 'AD', 'depart, right, arrive'],
  ['a street that bends away from another one that goes straight on is announced', { map: bend, ways: {
    ABC: 'name=Main', BD: 'name=Ahead' } }, 'AC', 'depart Main, slight_right Main, arrive'],
  ['also where it is no more of a road', { map: bend, ways: { ABC: 'primary name=Main', BD: 'secondary name=Ahead' } },
    'AC', 'depart Main, slight_right Main, arrive'],
  ['not where only a drive does', { map: bend, ways: { ABC: 'name=Main', BD: 'service' } }, 'AC',
    'depart Main, arrive'],
  ['nor where it bends by 13 degrees, which is straight on', { map: slight(3), ways: {
    ABC: 'name=Main', BD: 'name=Ahead' } }, 'AC', 'depart Main, arrive'],
  ['but where it bends by 17', { map: slight(4), ways: {
    ABC: 'name=Main', BD: 'name=Ahead' } }, 'AC', 'depart Main, slight_right Main, arrive'],
  ['nor where the street itself is straighter', { map: bend, ways: { ABD: 'name=Main', BC: 'name=Side' } }, 'AD',
    'depart Main, arrive'],
  ['turning back from one arm of a street into the other is a U-turn', wedge, 'AC',
    'depart Main, uturn Main, arrive'],
  ['into another street there it is a sharp turn', {
    ...wedge, ways: { ...wedge.ways, BC: 'primary oneway=yes name=Side' } }, 'AC',
  'depart Main, sharp_right Side, arrive'],
  ['and however sharp it is', { map: 'A------B--D\nC', ways: { AB: 'name=Main', BC: 'name=Side', BD: '' } }, 'AC',
    'depart Main, sharp_right Side, arrive'],
  ['a road that bends at a junction goes on', { map: cross, ways: { ABD: 'primary name=Main', BC: 'service' } }, 'AD',
    'depart Main, arrive'],
  ['a turn is announced where the street straight ahead is one-way against the driver', { map: oblique, ways: {
    AB: 'name=Lane', BC: 'name=Main', DB: 'name=Ahead oneway=yes' } }, 'AC', 'depart Lane, right Main, arrive'],
  ['and where a sign allows that turn alone', { map: oblique, ways: {
    AB: 'name=Lane', BC: 'name=Main', BD: 'name=Ahead' }, turns: { 'AB B BC': 'only_right_turn' } }, 'AC',
  'depart Lane, right Main, arrive'],
  ['also into a road without a name', { map: oblique, ways: { AB: 'name=Lane', BC: '', DB: 'name=Ahead oneway=yes' } },
    'AC', 'depart Lane, right, arrive'],
  ['and where a street turns off its own line', { map: oblique, ways: {
    AB: 'name=Main', BC: 'name=Main', DB: 'name=Ahead oneway=yes' } }, 'AC', 'depart Main, right Main, arrive'],
  ['but not where what comes from ahead is less of a road', { map: oblique, ways: {
    AB: 'primary name=Main', BC: 'primary name=Main', DB: 'service oneway=yes' } }, 'AC', 'depart Main, arrive'],
  ['nor where the street divides in a bend', { map: oblique, ways: {
    AB: 'name=Main', BC: 'oneway=yes name=Main', EB: 'oneway=yes name=Main' } }, 'AC', 'depart Main, arrive'],
  ['a one-way part of the same street 40 degrees beside it is its other carriageway', fork(60, 100, {
    AB: 'name=Main', BD: 'name=Main', CB: 'name=Main oneway=yes' }), 'AD', 'depart Main, arrive'],
  ['one 50 degrees beside it is another street', fork(50, 100, {
    AB: 'name=Main', BD: 'name=Main', CB: 'name=Main oneway=yes' }), 'AD', 'depart Main, right Main, arrive'],
  ['a closed street that leads back by 145 degrees is seen', fork(-145, 135, {
    AB: 'name=Main', BD: 'name=Main', CB: 'name=Side oneway=yes' }), 'AD', 'depart Main, sharp_right Main, arrive'],
  ['one by 155 degrees lies behind', fork(-155, 135, {
    AB: 'name=Main', BD: 'name=Main', CB: 'name=Side oneway=yes' }), 'AD', 'depart Main, arrive'],
  ['a bend into another name is a turn', { map: oblique, ways: { AB: 'name=Old', BC: 'name=New' } }, 'AC',
    'depart Old, right New, arrive'],
  ['one into a road without a name is a bend', { map: oblique, ways: { AB: 'name=Old', BC: '' } }, 'AC',
    'depart Old, arrive'],
  ['at a T the turn is announced, though the other arm is but a drive', fork(-90, 90, ofOneName), 'AD',
    'depart Main, right Main, arrive'],
  ['and though neither road has a name', fork(-90, 90, { AB: '', BD: '', BC: 'service' }), 'AD',
    'depart, right, arrive'],
  ['to the left too', fork(90, -90, ofOneName), 'AD', 'depart Main, left Main, arrive'],
  ['by bicycle, though the other arm is a path', fork(-90, 90, { ...ofOneName, BC: 'path bicycle=yes' }), 'AD',
    'depart Main, right Main, arrive', 'bike'],
  ['an arm of 63 degrees is one', fork(-97, 63, ofOneName), 'AD', 'depart Main, right Main, arrive'],
  ['one of 57 is a bend', fork(-97, 57, ofOneName), 'AD', 'depart Main, arrive'],
  ['unless the drive is the other arm of a Y', fork(-81, 57, ofOneName), 'AD', 'depart Main, right Main, arrive'],
  ['of 46 degrees too', fork(-46, 46, ofOneName), 'AD', 'depart Main, right Main, arrive'],
  ['to the left too', fork(50, -50, ofOneName), 'AD', 'depart Main, left Main, arrive'],
  ['a drive nearly ahead is no arm', fork(-40, 57, ofOneName), 'AD', 'depart Main, arrive'],
  ['a street of lower rank straight ahead of a bend is announced', fork(0, 50, ofTwoRanks), 'AD',
    'depart Main, right Main, arrive'],
  ['also one nearly ahead', fork(-40, 57, ofTwoRanks), 'AD', 'depart Main, right Main, arrive'],
  ['on the same side too', fork(30, 57, ofTwoRanks), 'AD', 'depart Main, right Main, arrive'],
  ['and one that is the other arm of a Y', fork(-70, 50, ofTwoRanks), 'AD', 'depart Main, right Main, arrive'],
  ['not one that turns off more sharply than the road bends', fork(-90, 50, ofTwoRanks), 'AD', 'depart Main, arrive'],
  ['nor a drive straight ahead', fork(0, 50, ofOneName), 'AD', 'depart Main, arrive'],
  ['nor a street straight ahead that is one-way against the driver', fork(0, 50, {
    AB: 'primary name=Main', BD: 'primary name=Main', CB: 'name=Side oneway=yes' }), 'AD', 'depart Main, arrive'],
  ['another arm of 117 is one', fork(-117, 70, ofOneName), 'AD', 'depart Main, right Main, arrive'],
  ['one of 123 leads back', fork(-123, 70, ofOneName), 'AD', 'depart Main, arrive'],
  ['where another street is an arm, one of 50 degrees is one', fork(-97, 50, ofTwoStreets), 'AD',
    'depart Main, right Main, arrive'],
  ['and one of 40 is the street itself', fork(-97, 40, ofTwoStreets), 'AD', 'depart Main, arrive'],
  ['there the other arm may lead back by 145 degrees', fork(-145, 110, ofTwoStreets), 'AD',
    'depart Main, right Main, arrive'],
  ['but not by 155', fork(-155, 110, ofTwoStreets), 'AD', 'depart Main, arrive'],
  ['the arms of a fork are announced, though the street goes on by the straighter one', fork(-33, 28, ofTwoStreets),
    'AD', 'depart Main, slight_right Main, arrive'],
  ['also where they are 23 degrees apart', fork(-13, 10, ofTwoStreets), 'AD',
    'depart Main, slight_right Main, arrive'],
  ['not where the other one is more than twice as far from its line', fork(-40, 18, ofTwoStreets), 'AD',
    'depart Main, arrive'],
  ['nor where it is a drive', fork(-33, 28, ofOneName), 'AD', 'depart Main, arrive'],
  ['a roundabout is one step with its exit', { map: round, ways: around }, 'WE',
    'depart West, roundabout 2 East, arrive'],
  ['the first exit', { map: round, ways: around }, 'WS', 'depart West, roundabout 1 South, arrive'],
  ['the third exit', { map: round, ways: around }, 'WN', 'depart West, roundabout 3 North, arrive'],
  ['a ferry',
    { map: 'A-B-C-D', ways: { AB: 'name=Quay', BC: 'route=ferry name=Line duration=00:10', CD: 'name=Pier' } }, 'AD',
    'depart Quay, ferry Line (ferry), continue Pier, arrive'],
  ['a driver takes a slip road', slip, 'AD', 'depart Main, ramp, arrive'],
  ['a road that the map has twice on one line has no forks', {
    map: 'A-B-C-D-E', ways: { ABCDE: 'primary name=Main', 'BCDE twin': 'primary name=Main' } }, 'AE',
  'depart Main, arrive'],
  ['a link that nobody could miss is not a step', { map: 'A-B-C-D\n  | |\n  F E', ways: {
    AB: 'primary name=Main', BC: 'primary_link', CD: 'primary name=Other', CE: '', BF: '' } }, 'AD',
  'depart Main, continue Other, arrive'],
  ['14 m of another road after a turn are not a step', corner(14), 'AD', 'depart One, right Two, arrive'],
  ['16 m of it are one', corner(16), 'AD', 'depart One, right Short, continue Two, arrive'],
  ['two forks 39 m apart are announced once', { ...forks, meters: 13 }, 'AG',
    'depart, keep_left, arrive'],
  ['two forks 42 m apart are announced twice', { ...forks, meters: 14 }, 'AG',
    'depart, keep_left, keep_left, arrive'],
  ['staying on a numbered road is not announced either', {
    ...forks, ways: { ...forks.ways, ABDG: 'primary ref=B-37' }, meters: 60 }, 'AG', 'depart, arrive'],
  ['staying on a road is not announced as keeping to its side', {
    ...forks, ways: { ...forks.ways, ABDG: 'primary name=Main' }, meters: 60 }, 'AG', 'depart Main, arrive'],
  ['the middle one of three roads ahead is neither side', { map: trident, ways: {
    AB: 'name=Main', BC: 'name=Middle', BD: 'name=Left', BE: 'name=Right' } }, 'AC',
  'depart Main, continue Middle, arrive'],
  ['of three cycle paths too', { map: trident, ways: {
    AB: 'cycleway', BC: 'cycleway', BD: 'cycleway', BE: 'cycleway' } }, 'AC', 'depart, continue, arrive', 'bike'],
  ['staying on a cycle path beside footways is not announced', { map: trident, ways: {
    AB: 'cycleway', BC: 'cycleway', BD: 'footway bicycle=yes', BE: 'footway bicycle=yes' } }, 'AC',
  'depart, arrive', 'bike'],
  ['leaving a cycle path for a footway is announced', { map: trident, ways: {
    AB: 'cycleway', BC: 'cycleway', BD: 'footway bicycle=yes', BE: 'footway bicycle=yes' } }, 'AE',
  'depart, keep_right, arrive', 'bike'],
  ['a walker beside a slip road keeps to its side', slip, 'AD', 'depart Main, keep_right, arrive', 'walk'],
  ['a cyclist on a slip road keeps to its side', slip, 'AD', 'depart Main, keep_right, arrive', 'bike'],
  ['ways without a name that go on are one walk', { map: 'A-B-C-D\n  | |\n  E F', ways: {
    AB: 'footway', BC: 'path', CD: 'footway', BE: 'footway', CF: 'footway' } }, 'AD', 'depart, arrive', 'walk'],
  ['a few metres between two ways are not a step', { map: 'A-B----\n  C--D-\n  |', ways: {
    AB: 'footway', BC: 'footway', CD: 'footway' }, meters: 8 }, 'AD', 'depart, arrive', 'walk'],
  ['two turns a few metres apart are announced as one', { map: 'A--B-E\n  FC-\n   D', ways: {
    AB: 'name=Main', BC: 'footway', CD: 'name=Side', BE: 'footway', CF: 'footway' }, meters: 8 }, 'AD',
  'depart Main, right Side, arrive', 'walk'],
  ['so are a few metres of another street', { map: 'A--B-E\n  FC-\n   D', ways: {
    AB: 'name=Main', BC: 'name=Other', CD: 'name=Side', BE: 'footway', CF: 'footway' }, meters: 8 }, 'AD',
  'depart Main, right Side, arrive', 'walk'],
  ['a crossing is announced, however short', { map: 'A--B-E\n  FC-\n   D', ways: {
    AB: 'footway', BC: 'footway footway=crossing', CD: 'footway', BE: 'footway', CF: 'footway' }, meters: 8 }, 'AD',
  'depart, right, arrive', 'walk'],
  ['a driver comes from a slip road', back, 'DC', 'depart, merge Main, arrive'],
  ['a walker turns into a road instead of merging', back, 'DC', 'depart, slight_right Main, arrive', 'walk'],
  ['a road goes on behind a crossing without a name', { map: 'A-B-C-D\n  | |\n  E F', ways: {
    AB: 'name=Main', BC: '', CD: 'name=Main', BE: '', CF: '' } }, 'AD', 'depart Main, arrive'],
  ['a road goes on behind another name', { map: 'A-B-C-D\n  | |\n  E F', ways: {
    AB: 'name=Main', BC: 'name=Bridge', CD: 'name=Main', BE: '', CF: '' } }, 'AD',
  'depart Main, continue Bridge, continue Main, arrive'],
  ['names that are announced alike are one road', { map: 'A-B-C\n  |\n  D', ways: {
    AB: 'name=Main', BC: 'name=Главная name:en=Main', BD: '' } }, 'AC', 'depart Main, arrive'],
  ['a turn into the same name is announced', { map: 'A-B-C\n    |\n    D-E\n    |\n    F', ways: {
    ABC: 'name=Main', CD: '', DE: 'name=Main', DF: '' } }, 'AE', 'depart Main, left Main, arrive'],
  ['a turn from one carriageway to the other is a U-turn', carriageways('primary_link'), 'FA',
    'depart Main, uturn Main, arrive'],
  ['over a crossing that has the name of the side street too', carriageways('name=Side'), 'FA',
    'depart Main, uturn Main, arrive'],
  ['over a gap that has the name of the street too', carriageways('primary name=Main'), 'FA',
    'depart Main, uturn Main, arrive'],
  ['by bicycle too, which could be pushed back', carriageways('primary_link'), 'FA',
    'depart Main, uturn Main, arrive', 'bike'],
  ['but a bicycle that is pushed across turns twice', carriageways('footway'), 'FA',
    'depart Main, left (push), left Main, arrive', 'bike'],
  ['over 60 m, as a boulevard is wide, too', carriageways('name=Side', 30), 'FA', 'depart Main, uturn Main, arrive'],
  ['over a link of 98 m without a name too', carriageways('primary_link', 49), 'FA',
    'depart Main, uturn Main, arrive'],
  ['a link of 102 m is turned into', carriageways('primary_link', 51), 'FA', 'depart Main, left, left Main, arrive'],
  ['a street that bends by 50° where another leaves at 80° to the other side is announced', {
    map: `            D${'\n'.repeat(11)}A---------B${'\n'.repeat(12)}${' '.repeat(20)}C`, meters: 10,
    ways: { AB: 'name=Main', BC: 'name=Main', BD: 'name=Side' } }, 'AC', 'depart Main, right Main, arrive'],
  ['where a street of two carriageways ends one turns back', closedEnd, 'CD', 'depart Main, uturn Main, arrive'],
  ['so is a sharp turn into the other one where they meet', {
    map: 'A----B----C\n   D------E', ways: { AB: 'name=Main', BC: 'oneway=yes name=Main', DE: 'name=Side',
      CD: 'oneway=yes name=Main', EC: 'name=Side' }, meters: 50 }, 'BD', 'depart Main, uturn Main, arrive'],
  ['a left turn over both carriageways is one', carriageways('name=Side'), 'GA', 'depart Side, left Main, arrive'],
  ['carriageways far from each other are left and reached by turns', carriageways('name=Side', 40), 'FA',
    'depart Main, left Side, left Main, arrive'],
  ['where a street is dead one turns back on it', { map: 'A-B-C\n  |\n  D', ways: {
    AB: 'name=Main', BC: 'name=Main', DB: 'name=Side' }, turns: { 'AB B DB': 'no_right_turn' } }, 'AD',
  'depart Main, uturn Main, left Side, arrive'],
  ['a bicycle that was ridden last arrives so', { map: 'A-B-C', ways: { AB: 'name=One', BC: 'footway' } }, 'AB',
    'depart One, arrive', 'bike'],
  ['a bicycle is pushed through a walk', { map: 'A-B-C-D', ways: { AB: 'name=One', BC: 'footway', CD: 'name=Two' } },
    'AD', 'depart One, continue (push), continue Two, arrive', 'bike'],
];

for (const [what, drawn, [from, to], expected, profile] of journeys) {
  test(`steps: ${what}`, () => assert.equal(shown(drawn, from, to, profile), expected));
}

/** Through a point between two others: the first maneuver of each leg. */
const turnsAtPoint: readonly (readonly [what: string, path: string, expected: readonly string[]])[] = [
  ['who goes back from a point on the way makes a U-turn there', 'ABA', ['depart', 'uturn']],
  ['who goes back from the end of a dead end does too', 'ADA', ['depart', 'uturn']],
  ['who goes on from a point on the way departs', 'ABC', ['depart', 'depart']],
];
for (const [what, path, expected] of turnsAtPoint) {
  test(`steps: ${what}`, () => {
    const town = drawTown({ map: 'A---B---x---C\n        |\n        D', ways: { ABxC: 'name=Main', xD: 'name=Side' } });
    const { quick } = travelTown(town, 'car');
    const answer = askThrough(quick, [...path].map((letter) => pointOf(town, letter)), AT_ONCE);
    assert.ok(!isMissed(answer));
    const legs = answer.journeys.map(({ runs }, leg) =>
      stepsIn(town, quick.graph)(runs, () => '', answer.journeys[leg - 1]?.runs));
    assert.deepEqual(legs.map(([{ maneuver }]) => maneuver), expected);
  });
}

test('the number of an exit may be at its junction, and a signpost names roads before towns', () => {
  const town = drawTown({
    map: 'A-B---C\n     D', ways: {
      ABC: 'trunk name=Main', BD: 'trunk_link oneway=yes destination=Клин;Тверь destination:ref=М-11',
    },
    nodes: { B: 'highway=motorway_junction ref=7А' },
  });
  const { quick } = travelTown(town, 'car');
  const answer = askThrough(quick, [pointOf(town, 'A'), pointOf(town, 'D')], AT_ONCE);
  assert.ok(!isMissed(answer));
  const [, { exitNumber, destination }] = stepsIn(town, quick.graph)(answer.journeys[0].runs, () => '');
  assert.deepEqual([exitNumber, destination], ['7А', 'М-11, Клин, Тверь']);
});

test('a way without a name is announced by the kind of most of its length', () => {
  const town = drawTown({ map: 'A-----B-E\n      C\n      D\n\n\n      F', ways: {
    ABE: 'footway', BC: 'footway footway=crossing', CDF: 'path' }, meters: 8 });
  const { quick } = travelTown(town, 'walk');
  const answer = askThrough(quick, [pointOf(town, 'A'), pointOf(town, 'F')], AT_ONCE);
  assert.ok(!isMissed(answer));
  const shown = stepsIn(town, quick.graph)(answer.journeys[0].runs, () => '').map((step) => instruction(step, 'en'));
  assert.deepEqual(shown, ['Head east along the footway', 'Turn right onto the path', 'You have arrived']);
});

test('on foot a street and its pavement count as one way', () => {
  const town = drawTown({
    map: '        H\nA-------B-F-----E\n        D-------C\n        G', ways: {
      AB: 'residential name=Main', HBDG: 'footway', DC: 'footway footway=sidewalk', BFE: 'primary name=Main foot=no',
    }, meters: 8,
  });
  const { quick } = travelTown(town, 'walk');
  const text = new TextReader(town.text);
  const answer = askThrough(quick, [pointOf(town, 'A'), pointOf(town, 'C')], AT_ONCE);
  assert.ok(!isMissed(answer));
  const steps = stepsIn(town, quick.graph)(answer.journeys[0].runs, (tags) => text.tags(tags).name ?? '');
  assert.deepEqual(steps.map((step) => instruction(step, 'en')), ['Head east on Main', 'You have arrived']);
});

for (const [meters, expected] of [
  [9, 'depart One, right Two, arrive'], [11, 'depart One, right Short, continue Two, arrive'],
] as const) {
  test(`on foot ${meters} m of a street between two others: ${expected}`, () =>
    assert.equal(shown(corner(meters), 'A', 'D', 'walk'), expected));
}

test('stairs with landings are one flight', () => {
  const stairs: Drawn = { map: 'A--B-C-D--E', ways: {
    AB: 'footway', BC: 'steps', CD: 'steps', DE: 'footway' }, meters: 8 };
  assert.equal(shown(stairs, 'A', 'E', 'walk'), 'depart, continue (steps), continue, arrive');
});

for (const [profile, climbing] of [
  ['walk', 'Continue straight, by the stairs'], ['bike', 'Continue straight along the stairs, walking your bicycle'],
] as const) {
  test(`stairs without a name are announced once: ${climbing}`, () => {
    const town = drawTown({ map: 'A--B--C--D', ways: { AB: 'path', BC: 'steps', CD: 'path' }, meters: 8 });
    const { quick } = travelTown(town, profile);
    const answer = askThrough(quick, [pointOf(town, 'A'), pointOf(town, 'D')], AT_ONCE);
    assert.ok(!isMissed(answer));
    const shown = stepsIn(town, quick.graph)(answer.journeys[0].runs, () => '').map((step) => instruction(step, 'en'));
    const path = ['Head east along the path', climbing, 'Continue straight along the path', 'You have arrived'];
    assert.deepEqual(shown, path);
  });
}

test('a slip road has the number of its exit, and its destination by direction', () => {
  const town = drawTown({
    map: 'A-B---C\n     D', ways: {
      ABC: 'trunk name=Main ref=М-10', BD: 'trunk_link oneway=yes junction:ref=12 destination=Клин;Тверь',
    },
  });
  const { quick } = travelTown(town, 'car');
  const stepsOf = stepsIn(town, quick.graph);
  const answer = askThrough(quick, [pointOf(town, 'A'), pointOf(town, 'D')], AT_ONCE);
  assert.ok(!isMissed(answer));
  const shown = stepsOf(answer.journeys[0].runs, () => '').map((step) => instruction(step, 'ru'));
  assert.deepEqual(shown, ['Двигайтесь на восток: М-10', 'Сверните на съезд 12: Клин, Тверь', 'Вы на месте']);
});

const turns = [
  [0, 'continue'], [14, 'continue'], [-30, 'slight_left'], [30, 'slight_right'], [90, 'right'], [-90, 'left'],
  [130, 'sharp_right'], [-169, 'sharp_left'], [180, 'uturn'], [-175, 'uturn'],
] as const;
for (const [degrees, name] of turns) {
  test(`a turn of ${degrees}° is ${name}`, () => assert.equal(turnNamed(degrees), name));
}
