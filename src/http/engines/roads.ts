import type {
  Envelope, Leg, RoadPlace as ContractPlace, Route, RouteAnswer as ContractRoutes, SnappedPoint as ContractPoint,
  Step, Traffic,
} from '../../contract.gen.ts';
import { AppError } from '../../errors.ts';
import type { Missed } from '../../routing/ask/ask.ts';
import type { TrafficFacts } from '../../routing/answer/clocked.ts';
import type { AllOffRoad } from '../../routing/answer/matrix.ts';
import type { DescribedLeg, DescribedRoute, DescribedStep, RouteAnswer } from '../../routing/answer/route.ts';
import type { RoadPlace, SnappedPoint } from '../../routing/answer/snapped.ts';
import type { WrittenMatrix } from '../../routing/answer/written-matrix.ts';
import { Written } from '../reply/written.ts';
import { departureOf } from './departure.ts';
import type { OpenRoads } from '../../serving/open-roads.ts';
import type { MatrixBody, RoadService } from '../services.ts';

/** Routing behind the API: converts the workers' answers to the contract's form. */
export const atlasRoads = (open: () => OpenRoads): RoadService => ({
  async route({ profile, points, alternatives, steps, geometry, lang, max_snap_m: maxSnapMeters, ...when }, now) {
    const departure = departureOf(when, now);
    const language = lang ?? 'ru';
    const query = { points, alternatives, steps, geometry, language, departure, maxSnapMeters };
    const answer = await open().answer(profile, departure, (pool, state, later) =>
      pool.ask({ kind: 'route', profile, state, later, query }));
    if ('missed' in answer) throw missedOf(answer, maxSnapMeters);
    return toRoutes(answer);
  },
  async matrix({ profile, origins, destinations, lang, max_snap_m: maxSnapMeters, ...when }, now) {
    const departure = departureOf(when, now);
    const query = { origins, destinations, language: lang, departure, maxSnapMeters };
    const answer = await open().answer(profile, departure, (pool, state, later) =>
      pool.ask({ kind: 'matrix', profile, state, later, query }));
    if ('missed' in answer) throw allOffRoad(answer, maxSnapMeters);
    return toMatrix(answer);
  },
});

const noWay = {
  from: { ru: 'отсюда нет пути к следующей точке', en: 'no way leads from here to the next point' },
  to: { ru: 'сюда нет пути от точки перед ней', en: 'no way leads here from the point before' },
} as const;

/** Why no way leads from or to a point, if a closure is to blame. */
const behindClosure = {
  restricted: {
    ru: 'по знаку дорога сюда в это время закрыта', en: 'by a sign the road here is closed at that time',
  },
  closed: { ru: 'дорога сюда сейчас перекрыта', en: 'the road here is closed now' },
} as const;

const noRoad = (maxSnapMeters = 5000) => ({
  ru: `ближе ${maxSnapMeters} м нет дороги`, en: `no road is within ${maxSnapMeters} m`,
});

function missedOf(answer: Missed, maxSnapMeters: number | undefined): AppError {
  const text = answer.missed === 'no_route' ? noWayOf(answer) : noRoad(maxSnapMeters);
  const errors = [{ pointer: `/points/${answer.point}`, code: answer.missed, text }];
  return new AppError(answer.missed, text.en, { errors });
}

function noWayOf({ side, because }: Extract<Missed, { missed: 'no_route' }>) {
  const { ru, en } = noWay[side];
  if (because !== 'restricted' && because !== 'closed') return { ru, en };
  return { ru: `${ru}: ${behindClosure[because].ru}`, en: `${en}: ${behindClosure[because].en}` };
}

function allOffRoad({ missed: code, lists }: AllOffRoad, maxSnapMeters: number | undefined): AppError {
  const text = noRoad(maxSnapMeters);
  const errors = lists.flatMap(({ list, points }) =>
    points.map((point) => ({ pointer: `/${list}/${point}`, code, text })));
  return new AppError(code, text.en, { errors });
}

const toRoutes = ({ routes, points, traffic }: RouteAnswer): Omit<ContractRoutes, keyof Envelope> => ({
  routes: routes.map(toRoute),
  points: points.map(toPoint),
  traffic: toTraffic(traffic),
});

const toRoute = (route: DescribedRoute): Route => ({
  distance_m: tenth(route.distanceMeters),
  duration_s: tenth(route.durationSeconds),
  static_duration_s: tenth(route.staticSeconds),
  typical_duration_s: tenth(route.typicalSeconds),
  geometry: route.geometry as Route['geometry'],
  bbox: route.box as Route['bbox'],
  legs: route.legs.map(toLeg),
});

const toLeg = ({ distanceMeters, durationSeconds, steps }: DescribedLeg): Leg => ({
  distance_m: tenth(distanceMeters),
  duration_s: tenth(durationSeconds),
  steps: steps.map(toStep),
});

const toStep = ({ distanceMeters, durationSeconds, ...rest }: DescribedStep): Step => ({
  ...(rest as Omit<Step, 'distance_m' | 'duration_s'>),
  distance_m: tenth(distanceMeters),
  duration_s: tenth(durationSeconds),
});

const toPoint = ({ movedBecause, problem, nearest, unmovedTo, ...place }: SnappedPoint): ContractPoint => ({
  ...toPlace(place),
  ...(movedBecause && { moved_because: movedBecause }), ...(problem && { problem }),
  ...(nearest && { nearest: toPlace(nearest) }), ...(unmovedTo && { unmoved_to: [...unmovedTo] }),
});

const toPlace = ({ lat, lon, distanceMeters, name }: RoadPlace): ContractPlace =>
  ({ lat, lon, snap_distance_m: tenth(distanceMeters), name });

const toTraffic = ({ mode, dataAsOf, coverage, hasClosures }: TrafficFacts): Traffic => ({
  mode_used: mode,
  data_as_of: dataAsOf === undefined ? null : new Date(dataAsOf).toISOString(),
  coverage: Math.round(coverage * 1000) / 1000,
  closures: hasClosures,
});

const toMatrix = ({ durations, distances, staticDurations, ...answer }: WrittenMatrix): MatrixBody => ({
  durations_s: new Written(durations),
  distances_m: new Written(distances),
  static_durations_s: new Written(staticDurations),
  origins: answer.origins.map(toPoint),
  destinations: answer.destinations.map(toPoint),
  traffic: toTraffic(answer.traffic),
});

const tenth = (value: number): number => Math.round(value * 10) / 10;
