import { NONE } from '../kernel/columns.ts';
import { TextReader } from '../kernel/text.ts';
import type { AllOffRoad, MatrixQuery } from '../routing/answer/matrix.ts';
import type { RouteQuery } from '../routing/answer/route.ts';
import { writeMatrix, type WrittenMatrix } from '../routing/answer/written-matrix.ts';
import { openNamesIn } from '../geocoding/tell/names-in.ts';
import { openRoutingEngine, type RoutingEngine } from '../routing/answer/routing-engine.ts';
import type { RoutingTables } from '../routing/open.ts';
import type { Profile } from '../routing/graph.ts';
import type { LaterState, RoadState } from '../routing/road-state.ts';
import type { Departure } from '../routing/traffic/departure.ts';
import { splitJunctions } from '../routing/traffic/split-junctions.ts';
import type { Traffic, TurnDelays } from '../routing/traffic/speeds.ts';
import type { Upload } from '../routing/traffic/upload.ts';

/**
 * The tasks of a routing worker. The state of the roads comes with each task; whatever a worker caches can be
 * recomputed.
 */
export type RoutingTask =
  | {
    readonly kind: 'state';
    readonly profile: Profile;
    readonly departure: Departure;
    readonly traffic: Traffic;
    /** Whether the state is for departures now, which many requests need, and not for another hour. */
    readonly isPresent: boolean;
  }
  | { readonly kind: 'match'; readonly upload: Upload; readonly before: Traffic; readonly atMs: number }
  /** Recompiles the graph of cars so that it remembers the approach at the junctions of these turns. */
  | { readonly kind: 'split'; readonly turns: TurnDelays }
  | (OverRoads & { readonly kind: 'route'; readonly query: RouteQuery })
  | (OverRoads & { readonly kind: 'matrix'; readonly query: MatrixQuery });

interface OverRoads {
  readonly profile: Profile;
  readonly state: RoadState;
  /** The roads after speeds change during the journey. */
  readonly later?: readonly LaterState[];
}

interface Answers extends Omit<RoutingEngine, 'matrix'> {
  split(turns: TurnDelays): RoutingTables;
  matrix(): WrittenMatrix | AllOffRoad;
}
export type RoutingAnswer<Kind extends RoutingTask['kind']> = ReturnType<Answers[Kind]>;

export interface ToRoutingWorker {
  readonly number: number;
  readonly task: RoutingTask;
}

/** Whether a task takes time in proportion to the map, whatever it asks. */
export const isLong = ({ kind }: RoutingTask): boolean => kind === 'state' || kind === 'match' || kind === 'split';

/** Whether there is one route between two points: less work than handing it to another thread. */
export const isSingleRoute = ({ points, alternatives }: Pick<RouteQuery, 'points'> & Partial<RouteQuery>): boolean =>
  points.length === 2 && !alternatives;
export const isShort = (task: RoutingTask): boolean => task.kind === 'route' && isSingleRoute(task.query);

/** Lanes of tasks, which take turns. What everybody needs does not wait behind what a few requested. */
export const laneOf = (task: RoutingTask): string =>
  task.kind === 'route' || task.kind === 'matrix' || (task.kind === 'state' && !task.isPresent) ? task.kind : 'present';

/** A matrix may be as much work as many routes, so several routes run for each waiting matrix. */
const ROUTES_FOR_A_MATRIX = 8;

/** How many tasks of a lane run before another lane's turn. */
export const inTurn = (lane: string): number => (lane === 'route' ? ROUTES_FOR_A_MATRIX : 1);

/** Names roads as addresses do; in other languages by the map's own name in it, if there is one. */
export function openNamedRoutingEngine(tables: RoutingTables): RoutingEngine {
  const text = new TextReader(tables);
  const names = openNamesIn(tables, text);
  return openRoutingEngine(tables, (tags, language) => {
    if (language === 'ru' || language === 'en' || language === 'local') return names.ordered(tags, language);
    const named = tags === NONE ? undefined : text.tags(tags)[`name:${language}`];
    return named?.split(';', 1)[0].trim() || names.ordered(tags, 'local');
  });
}

/** Runs tasks over the tables of an atlas, one after the other. */
export function openAnswers(tables: RoutingTables): (task: RoutingTask) => RoutingAnswer<RoutingTask['kind']> {
  const engine = openNamedRoutingEngine(tables);
  return (task) => {
    switch (task.kind) {
      case 'state':
        return engine.state(task.profile, task.departure, task.traffic);
      case 'match':
        return engine.match(task.upload, task.before, task.atMs);
      case 'split':
        return splitJunctions(tables, task.turns);
      case 'route':
        return engine.route(task.profile, task.state, task.query, task.later);
      case 'matrix':
        return writeMatrix(engine.matrix(task.profile, task.state, task.query, task.later));
    }
  };
}

/** Buffers of an answer that are moved to another thread and not copied, as they are not used here again. */
export const handedOver = (answer: RoutingAnswer<RoutingTask['kind']>): ArrayBuffer[] =>
  'staticDurations' in answer
    ? [answer.durations.buffer, answer.distances.buffer, answer.staticDurations.buffer]
    : [];
