import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

interface Step {
  readonly instruction: string;
}

/** The parts of a reply's body that the tests use. */
interface Body {
  readonly durations_s: readonly (readonly (number | null)[])[];
  readonly origins: readonly { readonly problem?: string; readonly moved_because?: string }[];
  readonly destinations: readonly { readonly problem?: string }[];
  readonly points: readonly { readonly snap_distance_m: number }[];
  readonly traffic: object;
  readonly routes: readonly { readonly legs: readonly { readonly steps: readonly Step[] }[] }[];
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

let platform: Platform;
before(async () => void (platform = await startPlatform()));
after(() => platform.close());

/** Makes a call and checks its reply against the contract. */
async function ask(id: 'route' | 'matrix', asked: object): Promise<{ readonly status: number; readonly body: Body }> {
  const operation = contract.operations.find(({ operationId }) => operationId === id)!;
  const { headers, body } = json({ profile: 'car', traffic: 'off', ...asked });
  const authorization = `Bearer ${platform.key}`;
  const reply = await call(platform.service.address, operation.path, {
    method: 'POST', headers: { ...headers, authorization, 'accept-language': 'en' }, body,
  });
  assertConforms(operation, reply);
  return { status: reply.status, body: JSON.parse(reply.text) as Body };
}

const HOME = { lat: 54.442, lon: 148.3408 };
const NORTH = { lat: 54.45, lon: 148.3408 };
const ISLAND = { lat: 54.6, lon: 148.9 };
const OCEAN = { lat: 0, lon: 0 };

test('an empty list of destinations means the origins', async () => {
  const { body } = await ask('matrix', { origins: [HOME, NORTH], destinations: [] });
  assert.equal(body.destinations.length, 2);
  assert.ok(body.durations_s[0][1]! > 0);
});

test('a matrix answers for the points that are on roads, and names the others', async () => {
  const { status, body } = await ask('matrix', { origins: [OCEAN, HOME, ISLAND], destinations: [NORTH] });
  assert.equal(status, 200);
  assert.deepEqual(body.origins.map(({ problem }) => problem), ['point_off_road', undefined, 'no_route']);
  assert.deepEqual(body.durations_s.map(([cell]) => cell === null), [true, false, true]);
});

test('a matrix of which one side has no point on a road is answered with nulls', async () => {
  const { status, body } = await ask('matrix', { origins: [HOME], destinations: [OCEAN, OCEAN] });
  assert.equal(status, 200);
  assert.deepEqual(body.durations_s, [[null, null]]);
  assert.deepEqual(body.destinations.map(({ problem }) => problem), ['point_off_road', 'point_off_road']);
});

test('a matrix without any point on a road names all of them', async () => {
  const { status, body } = await ask('matrix', { origins: [OCEAN], destinations: [OCEAN, OCEAN] });
  assert.equal(status, 422);
  assert.deepEqual(body.errors.map(({ pointer }) => pointer), ['/origins/0', '/destinations/0', '/destinations/1']);
});

for (const [what, points, expected] of [
  ['there', [HOME, ISLAND], '/points/1 no way leads here from the point before'],
  ['away', [ISLAND, HOME], '/points/0 no way leads from here to the next point'],
] as const) {
  test(`a point that no way leads to or from is named: ${what}`, async () => {
    const { status, body } = await ask('route', { points });
    assert.equal(status, 422);
    assert.deepEqual(body.errors.map(({ pointer, detail }) => `${pointer} ${detail}`), [expected]);
  });
}

test('max_snap_m limits how far from a road a point may be, and has limits itself', async () => {
  const beside = { lat: 54.442, lon: 148.343 }; // 142 m from the street
  const { body } = await ask('route', { points: [beside, NORTH] });
  assert.equal(Math.round(body.points[0].snap_distance_m), 142);
  const far = await ask('route', { points: [beside, NORTH], max_snap_m: 100 });
  assert.equal(`${far.body.code} ${far.body.errors[0].detail}`, 'point_off_road no road is within 100 m');
  for (const max_snap_m of [0, -1, 5001, '100']) {
    const { status, body: refused } = await ask('route', { points: [beside, NORTH], max_snap_m });
    assert.equal(`${status} ${refused.errors[0].pointer}`, '400 /max_snap_m');
  }
});

for (const [text, detail] of [
  ['2026-11-23T08:30:00', 'the offset from UTC is missing, such as in 2026-11-23T08:30:00+03:00'],
  ['2026-11-23 08:30', 'the offset from UTC is missing, such as in 2026-11-23T08:30:00+03:00'],
  ['tomorrow', 'must be a time with its offset from UTC, such as 2026-11-23T08:30:00+03:00'],
  ['2026-13-23T08:30:00Z', 'there is no day 2026-13-23; must be a time such as 2026-11-23T08:30:00+03:00'],
  [1795411800, 'must be string'],
] as const) {
  test(`${text} is no valid departure time, and the error says why`, async () => {
    const { status, body } = await ask('route', { points: [HOME, NORTH], departure_time: text });
    assert.equal(status, 400);
    assert.deepEqual(body.errors.map((one) => `${one.pointer} ${one.detail}`), [`/departure_time ${detail}`]);
  });
}

test('modelled traffic has no coverage, since nothing was measured', async () => {
  const { body } = await ask('route', { points: [HOME, NORTH], traffic: 'auto' });
  assert.deepEqual(body.traffic, { mode_used: 'profile', data_as_of: null, coverage: 0, closures: false });
});

for (const [lang, arrival] of [
  ['ru', 'Вы на месте'], ['local', 'You have arrived'], ['kk', 'Сіз жеттіңіз'], ['hy', 'Դուք տեղ եք հասել'],
] as const) {
  test(`a route in ${lang} ends with "${arrival}"`, async () => {
    const { body } = await ask('route', { points: [HOME, NORTH], steps: true, lang });
    assert.equal(body.routes[0].legs[0].steps.at(-1)!.instruction, arrival);
  });
}

test('a route in a language without instructions is refused, naming the field', async () => {
  const { status, body } = await ask('route', { points: [HOME, NORTH], steps: true, lang: 'de' });
  assert.deepEqual([status, body.code, body.errors[0].pointer], [400, 'invalid_parameter', '/lang']);
});
