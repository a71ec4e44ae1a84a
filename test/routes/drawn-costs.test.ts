import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toUnits } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { askLegs, isMissed } from '../../src/routing/ask/ask.ts';
import type { Journey } from '../../src/routing/ask/journey.ts';
import { placePoint, type Placed } from '../../src/routing/ask/placing.ts';
import type { Roads } from '../../src/routing/ask/roads.ts';
import type { Run } from '../../src/routing/ask/runs.ts';
import { openProfile } from '../../src/routing/open.ts';
import { openRoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import { CLOSED, type Profile } from '../../src/routing/graph.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { mapFiles, roadsOf, somePlaces } from './map-roads.ts';
import { leaving, moscow } from './traffic-town.ts';

/** Places in groups of three: of a start, an end and a stop. */
const GROUPS = 1000;
const departure = leaving(moscow('Tu 08:10'), 'off');
/** The part of an edge up to a point is rounded, and so is the rest of it. */
const ROUNDED_CENTISECONDS = 4;

for (const file of mapFiles) {
  describe(`costs drawn on ${file ?? 'the demonstration country'}`, async () => {
    const tables = await roadsOf(file);
    const engine = openRoutingEngine(tables, () => '');
    const roadsFor = (profile: Profile): Roads => {
      const { pace, base, metric } = engine.state(profile, departure, noTraffic);
      return openProfile(tables, profile).at(pace, base, metric);
    };
    test('on foot the way back takes as long as the way there, but for private ground and escalators', () => {
      const roads = roadsFor('walk');
      let compared = 0;
      for (const [index, [start, end]] of placesOn(tables, roads).entries()) {
        const [there, back] = [legsOf(roads, [start, end]), legsOf(roads, [end, start])];
        if (!there || !back || [...there, ...back].some((leg) => isPriced(leg) || isOneWay(roads, leg))) continue;
        compared++;
        assert.equal(there[0].centiseconds, back[0].centiseconds, `${index}`);
      }
      assert.ok(compared > GROUPS / 3, `${compared} were compared`);
    });
    for (const profile of ['car', 'bike'] as const) {
      test(`by ${profile} no stop makes a journey weigh less, unless it turns back there`, () => {
        const roads = roadsFor(profile);
        let compared = 0;
        for (const [index, [start, end, stop]] of placesOn(tables, roads).entries()) {
          const [direct, through] = [legsOf(roads, [start, end]), legsOf(roads, [start, stop, end])];
          // A point some metres behind, on a one-way street, counts as reached.
          if (!direct || !through?.every(({ decimeters }) => decimeters > 0) || isTurningBack(through)) continue;
          compared++;
          assert.ok(weightOf(direct) <= weightOf(through) + ROUNDED_CENTISECONDS, `${index}`);
        }
        assert.ok(compared > GROUPS / 10, `${compared} were compared`);
      });
    }
  });
}

/** Up to 30 m beside the road nodes: some at a kerb, some in a yard. */
function placesOn(tables: RoutingTables, roads: Roads): Placed[][] {
  const random = seededRandom(41);
  const beside = (): number => (random() - 0.5) * 0.0005 * random() ** 3;
  return somePlaces(tables, GROUPS * 2, 3, 43).filter(({ length }) => length === 3).map((group) =>
    group.map(({ lat, lon }) =>
      placePoint(roads, { lat: toUnits(lat + beside()), lon: toUnits(lon + beside()) }, 'via')!));
}

function legsOf(roads: Roads, placed: readonly Placed[]): readonly Journey[] | undefined {
  const found = askLegs(roads, placed);
  return isMissed(found) ? undefined : found.journeys;
}

const weightOf = (legs: readonly Journey[]): number =>
  legs.reduce((sum, { centiseconds, priceCentiseconds }) => sum + centiseconds + priceCentiseconds, 0);

/** Whether the second leg begins on the road that the first one came by. */
function isTurningBack([first, second]: readonly Journey[]): boolean {
  const [by, on] = [first.runs.findLast(isLong), second.runs.find(isLong)];
  return by !== undefined && by.edge === on?.edge && by.isBackward !== on.isBackward;
}

const isLong = ({ decimeters }: Run): boolean => decimeters > 0;

const isPriced = ({ priceCentiseconds }: Journey): boolean => priceCentiseconds > 0;

const isOneWay = ({ graph: { edgePieces } }: Roads, { runs }: Journey): boolean =>
  runs.some(({ piece, isBackward }) =>
    (isBackward ? edgePieces.forwardCentiseconds : edgePieces.backwardCentiseconds)[piece] === CLOSED);
