import type { MatrixWish } from '../routing/answer/matrix.ts';
import type { RouteWish } from '../routing/answer/route.ts';
import { openNamesIn } from '../geocoding/names-in.ts';
import { openTeller, type Teller } from '../routing/answer/teller.ts';
import type { RoutingTables } from '../routing/open.ts';
import type { Profile } from '../routing/graph.ts';
import type { RoadState } from '../routing/road-state.ts';

/** What a routing worker can be asked. The state of the roads comes with each question: workers remember nothing. */
export type RoutingTask =
  | { readonly kind: 'freeFlow'; readonly profile: Profile }
  | { readonly kind: 'route'; readonly profile: Profile; readonly state: RoadState; readonly wish: RouteWish }
  | { readonly kind: 'matrix'; readonly profile: Profile; readonly state: RoadState; readonly wish: MatrixWish };

export type RoutingAnswer<Kind extends RoutingTask['kind']> = ReturnType<Teller[Kind]>;

export interface ToRoutingWorker {
  readonly number: number;
  readonly task: RoutingTask;
}
export type FromRoutingWorker =
  /** Once, when it may be given work. */
  | { readonly ready: true }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: string };

/** What takes as long as the map is large, whatever is asked. */
export const isLong = ({ kind }: RoutingTask): boolean => kind === 'freeFlow';

export function answerTask(teller: Teller, task: RoutingTask): RoutingAnswer<RoutingTask['kind']> {
  switch (task.kind) {
    case 'freeFlow':
      return teller.freeFlow(task.profile);
    case 'route':
      return teller.route(task.profile, task.state, task.wish);
    case 'matrix':
      return teller.matrix(task.profile, task.state, task.wish);
  }
}

/** With the names of roads as addresses have them. */
export function openTellerOver(tables: RoutingTables): Teller {
  const names = openNamesIn(tables);
  return openTeller(tables, (tags, language) => names.ordered(tags, language));
}
