import { atlasRoads } from '../http/engines/roads.ts';
import type { InFlight, RoadService } from '../http/services.ts';
import type { RoutingTables } from '../routing/open.ts';
import { OpenRoads } from '../serving/open-roads.ts';
import type { RoutingPool } from '../workers/routing-pool.ts';
import { isSingleRoute, openAnswers, type RoutingAnswer, type RoutingTask } from '../workers/routing-task.ts';
import type { Calls } from './calls.ts';
import type { Cells } from './cells.ts';
import { fromSent, type FirstThread } from './first-thread.ts';

export interface NearRoads extends RoadService {
  /** Releases roads that are no longer in force. */
  follow(): Promise<void>;
  /** The roads in force, with the traffic on them. */
  inForce(): Promise<Pick<OpenRoads, 'tables' | 'traffic'>>;
}

/**
 * Answers a single route in this thread while it has no other request; everything else goes to the routing threads,
 * which belong to the first one. The version in shared memory says whether the open roads are those in force.
 */
export function openNearRoads(calls: Calls<FirstThread>, cells: Cells, inFlight: InFlight): NearRoads {
  let held: { readonly version: number; readonly tablesNumber: number; readonly tables: RoutingTables } | undefined;
  let roads: OpenRoads | undefined;
  let following: Promise<void> | undefined;
  const openAgain = async (): Promise<void> => {
    const { traffic, ...now } = await calls.call('roadsNow', held?.tablesNumber);
    const tables = now.tables ?? held!.tables;
    held = { ...now, tables };
    roads = new OpenRoads(tables, { pool: poolOf(calls, now.version, tables) });
    roads.use(traffic);
  };
  const follow = (): Promise<void> =>
    (following ??= openAgain().finally(() => (following = undefined)));
  const isCurrent = (): boolean => held?.version === cells.roadsVersion;
  const near = atlasRoads(() => roads!);
  const far: RoadService = {
    route: (asked, now) => calls.call('route', asked, now),
    matrix: async (asked, now) => fromSent(await calls.call('matrix', asked, now)),
  };
  return {
    follow,
    async inForce() {
      if (!isCurrent()) await follow();
      return roads!;
    },
    matrix: far.matrix,
    async route(asked, now) {
      if (inFlight.requests > 1 || !isSingleRoute(asked)) return far.route(asked, now);
      if (!isCurrent()) await follow();
      try {
        return await near.route(asked, now);
      } catch (error) {
        if (isCurrent()) throw error;
        return far.route(asked, now);
      }
    },
  };
}

/** Answers in this thread; road states come from the first one, which makes and keeps them. */
function poolOf(calls: Calls<FirstThread>, version: number, tables: RoutingTables): RoutingPool {
  const answer = openAnswers(tables);
  return {
    async ask<Task extends RoutingTask>(task: Task) {
      const answered = task.kind === 'state'
        ? await calls.call('roadState', version, task.profile, task.departure)
        : answer(task);
      return answered as RoutingAnswer<Task['kind']>;
    },
    load: 0,
    ready: 1,
    states: {},
    close: async () => {},
    abandon: async () => {},
  };
}
