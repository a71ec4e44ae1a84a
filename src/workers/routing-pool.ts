import { Worker } from 'node:worker_threads';
import type { RoutingTables } from '../routing/open.ts';
import { Crew, type CrewOptions } from './routing-crew.ts';
import { isLong, isShort, openAnswers, type RoutingAnswer, type RoutingTask } from './routing-task.ts';
import { statesByName, type ThreadStates } from './thread-state.ts';
import type { Loss } from './watch.ts';

export interface RoutingPool {
  ask<Task extends RoutingTask>(task: Task): Promise<RoutingAnswer<Task['kind']>>;
  /** The number of tasks waiting or in progress. */
  readonly load: number;
  /** The number of working threads. */
  readonly ready: number;
  /** The states of its threads, by name. */
  readonly states: ThreadStates;
  /** Closes once all accepted tasks are answered. */
  close(): Promise<void>;
  /** Closes at once and rejects all tasks. */
  abandon(): Promise<void>;
}

export interface RoutingPoolOptions {
  /** 0: in this thread, one task after the other. */
  readonly workers: number;
  /** The most tasks of one kind. More are refused rather than queued: waiting would turn overload into timeouts. */
  readonly mostTasks: number;
  /** Whether this thread is idle, so that it answers a single route itself. */
  readonly isIdle?: () => boolean;
  /** Called when no thread can be started any more, and without an error when one works again. */
  readonly onTrouble?: (error: unknown) => void;
  /** Called for each thread that ended, by name; another one takes its place. */
  readonly onLoss?: (thread: string, loss: Loss) => void;
  readonly script?: URL;
  readonly pauses?: CrewOptions['pauses'];
  /** Replaces the usual limits, in tests of threads that hang or run out of memory. */
  readonly limits?: Readonly<Record<'quick' | 'long', ThreadLimits>>;
}

/** What a thread may take before it is ended. */
interface ThreadLimits {
  /** Looks, one a second, over which a task is not answered. */
  readonly mostSilentLooks: number;
  /** Memory for objects. Tables, and what is made of them, are outside of it. */
  readonly mostOldMb: number;
}

type CrewSize = Pick<CrewOptions, 'threads' | 'mostTasks'>;

const USUAL_PAUSES = { firstMs: 250, mostMs: 30_000 };
/** As further threads of the public listener have them. */
const QUICK_LIMITS: ThreadLimits = { mostSilentLooks: 30, mostOldMb: 2048 };
/** Enough for the states of all profiles at several hours. */
const MOST_LONG_TASKS = 32;

/**
 * Limits of work in proportion to the map. The slowest, splitting junctions, took 8 µs and 45 bytes for each node of a
 * road on a busy machine.
 */
const longLimits = ({ roadNodes }: RoutingTables): ThreadLimits => ({
  mostSilentLooks: 60 + roadNodes.rows / 10_000,
  mostOldMb: QUICK_LIMITS.mostOldMb + Math.ceil(roadNodes.rows / 6000),
});

/**
 * Threads that answer routing tasks over one atlas, whose tables they share. Slow tasks (the state of the roads at an
 * hour) have a thread of their own, so that quick tasks never wait for them.
 */
export function openRoutingPool(tables: RoutingTables, options: RoutingPoolOptions): RoutingPool {
  if (options.workers === 0) return inThisThread(tables);
  const { workers, mostTasks, script, pauses = USUAL_PAUSES, isIdle = () => false, onLoss = () => {} } = options;
  const limits = options.limits ?? { quick: QUICK_LIMITS, long: longLimits(tables) };
  const file = script ?? new URL('./routing-worker.ts', import.meta.url);
  const onTrouble = reportOnce(options.onTrouble);
  const crewOf = (name: string, { mostSilentLooks, mostOldMb }: ThreadLimits, size: CrewSize): Crew =>
    new Crew({
      ...size, pauses, onTrouble, mostSilentLooks,
      start: () => new Worker(file, { workerData: tables, resourceLimits: { maxOldGenerationSizeMb: mostOldMb } }),
      onLoss: (number, loss) => onLoss(`${name}-${number}`, loss),
    });
  const quick = crewOf('routing', limits.quick, { threads: workers, mostTasks });
  const long = crewOf('road-states', limits.long, { threads: 1, mostTasks: MOST_LONG_TASKS });
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

/** Reports trouble once for both crews: it usually affects both. */
function reportOnce(report: (error: unknown) => void = () => {}): (error: unknown) => void {
  let crews = 0;
  return (error) => {
    const before = crews;
    crews += error === undefined ? -1 : 1;
    if (Math.min(before, crews) === 0) report(error);
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
