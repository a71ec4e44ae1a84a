import { TextReader } from '../../src/kernel/text.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { openRoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import type { DescribedStep } from '../../src/routing/answer/route.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { mapFiles, roadsOf } from '../routes/map-roads.ts';
import type { Bench } from './bench.ts';
import { roadsidePoints } from './roadside-points.ts';

const WALKS = 300;
const FARTHEST_METERS = 3000;
const SHORT_METERS = 10;
const departure = { departureMs: 0, nowMs: 0, requestedTraffic: 'off' } as const;

/**
 * Descriptions of walks of up to three kilometres on each extract in GEOKOD_EXTRACTS: not times, but how much there is
 * to read on the way.
 */
export const walked: Bench = async () => {
  const facts: Record<string, string> = {};
  for (const file of mapFiles.filter((one) => one !== undefined)) facts[file] = await walkAbout(file);
  return { facts, trials: [] };
};

async function walkAbout(file: string): Promise<string> {
  const tables = await roadsOf(file);
  const text = new TextReader(tables);
  const engine = openRoutingEngine(tables, (tags) => text.tags(tags).name ?? '');
  const state = engine.state('walk', departure, noTraffic);
  const random = seededRandom(11);
  const steps: DescribedStep[] = [];
  let [walks, meters] = [0, 0];
  for (let tries = 0; walks < WALKS && tries < WALKS * 50; tries++) {
    const points = roadsidePoints(tables, 'walk', 2, random);
    const answer = engine.route('walk', state, {
      points, alternatives: 0, steps: true, geometry: 'none', language: 'en', departure,
    });
    if ('missed' in answer || answer.routes[0].distanceMeters > FARTHEST_METERS) continue;
    walks++;
    meters += answer.routes[0].distanceMeters;
    steps.push(...answer.routes[0].legs.flatMap((leg) => leg.steps).filter(({ maneuver }) => maneuver !== 'arrive'));
  }
  return summary(walks, meters, steps);
}

function summary(walks: number, meters: number, steps: readonly DescribedStep[]): string {
  const share = (fits: (step: DescribedStep) => boolean): string =>
    `${((steps.filter(fits).length / steps.length) * 100).toFixed(0)} %`;
  const size = `${walks} walks of ${(meters / walks).toFixed(0)} m`;
  return `${size}, ${((steps.length * 1000) / meters).toFixed(1)} steps a km; ` +
    `without a name ${share(({ name }) => name === '')}, nor a street beside them ${share(isUnplaced)}, ` +
    `under ${SHORT_METERS} m ${share(({ distanceMeters }) => distanceMeters < SHORT_METERS)}`;
}

/** Whether a step names no street at all. Names on the measured maps have non-Latin letters or are German. */
const isUnplaced = ({ name, instruction }: DescribedStep): boolean =>
  name === '' && !/(?: along (?!the )|[Cc]ross (?!the ))/u.test(instruction);
