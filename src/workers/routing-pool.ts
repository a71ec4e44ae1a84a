import { Worker } from 'node:worker_threads';
import type { RoutingTables } from '../routing/open.ts';
import { Crew, type CrewOptions } from './routing-crew.ts';
import { isLong, isShort, openAnswers, type RoutingAnswer, type RoutingTask } from './routing-task.ts';
import { statesByName, type ThreadStates } from './thread-state.ts';

export interface RoutingPool {
  ask<Task extends RoutingTask>(task: Task): Promise<RoutingAnswer<Task['kind']>>;
  /** How many tasks wait or are worked on. */
  readonly load: number;
  /** How many threads can work. */
  readonly ready: number;
  /** How its threads fare, by their names. */
  readonly states: ThreadStates;
  /** What is asked already is still answered. */
  close(): Promise<void>;
  /** At once: whoever still waits is refused. */
  abandon(): Promise<void>;
}

export interface RoutingPoolOptions {
  /** 0: in this thread, one task after the other. */
  readonly workers: number;
  /** More than so many of one kind are refused rather than queued: waiting would turn overload into time-outs. */
  readonly mostTasks: number;
  /** Whether this thread has nothing else to do at present: then it answers a single route itself. */
  readonly isIdle?: () => boolean;
  /** Told when no thread gets going any more, and without an error when one does again. */
  readonly onTrouble?: (error: unknown) => void;
  readonly script?: URL;
  readonly pauses?: CrewOptions['pauses'];
}

const USUAL_PAUSES = { firstMs: 250, mostMs: 30_000 };
/** States of all profiles, for some hours. */
const MOST_LONG_TASKS = 32;

/**
 * Threads that answer questions about the roads of one atlas, whose tables they share. Long work (the state of the
 * roads at an hour) has a thread of its own beside them: no question waits for it that does not need it.
 */
export function openRoutingPool(tables: RoutingTables, options: RoutingPoolOptions): RoutingPool {
  if (options.workers === 0) return inThisThread(tables);
  const { workers, mostTasks, script, pauses = USUAL_PAUSES, isIdle = () => false } = options;
  const start = (): Worker =>
    new Worker(script ?? new URL('./routing-worker.ts', import.meta.url), { workerData: tables });
  const onTrouble = toldOnce(options.onTrouble);
  const crewOf = (threads: number, most: number): Crew =>
    new Crew({ threads, mostTasks: most, pauses, start, onTrouble });
  const quick = crewOf(workers, mostTasks);
  const long = crewOf(1, MOST_LONG_TASKS);
  let here: RoutingPool | undefined;
  return {
    async ask<Task extends RoutingTask>(task: Task) {
      if (isIdle() && isShort(task)) return (here ??= inThisThread(tables)).ask(task);
      return (isLong(task) ? long : quick).ask(task) as Promise<RoutingAnswer<Task['kind']>>;
    },
    get load() {
      return quick.load + long.load;
    },
    get ready() {
      return quick.ready + long.ready;
    },
    get states() {
      return { ...statesByName('routing', quick.states), ...statesByName('road-states', long.states) };
    },
    close: async () => void (await Promise.all([quick.close(), long.close()])),
    abandon: async () => void (await Promise.all([quick.abandon(), long.abandon()])),
  };
}

/** What keeps one crew from working keeps the other as well. */
function toldOnce(tell: (error: unknown) => void = () => {}): (error: unknown) => void {
  let crews = 0;
  return (error) => {
    const before = crews;
    crews += error === undefined ? -1 : 1;
    if (Math.min(before, crews) === 0) tell(error);
  };
}

function inThisThread(tables: RoutingTables): RoutingPool {
  const answer = openAnswers(tables);
  return {
    ask: async <Task extends RoutingTask>(task: Task) => answer(task) as RoutingAnswer<Task['kind']>,
    load: 0,
    ready: 1,
    states: {},
    close: async () => {},
    abandon: async () => {},
  };
}
