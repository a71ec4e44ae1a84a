import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { EndLimits } from '../http/listeners/closing.ts';
import type { Atlas } from '../store/files/atlas/read.ts';
import { sayLastWords, terminate, type Interrupted } from '../workers/last-words.ts';
import { portAt, type OpenPort } from '../workers/stuck.ts';
import type { ThreadState } from '../workers/thread-state.ts';
import { lossBy, Watch, type Loss } from '../workers/watch.ts';
import { Calls } from './calls.ts';
import { offeredTo, type FirstThreadParts } from './first-thread.ts';
import { settlingOf } from './settling.ts';
import type { FurtherThread, ThreadData, ThreadEvents } from './thread.ts';

export interface ThreadParts extends FirstThreadParts {
  /** The data of a thread that starts now. */
  dataNow(): Omit<ThreadData, 'shared'>;
  readonly program: URL;
  readonly resourceLimits: ResourceLimits;
  /** A thread that reports nothing over so many looks hangs. */
  readonly mostSilentLooks: number;
  /** How much it may hold outside of V8's heap. */
  readonly mostBufferBytes: number;
  /** Called once when it hangs and is left alone, since the process can be debugged. */
  leftToDebugger(): void;
}

/** A further thread, as the first one has it. */
export interface Running {
  readonly worker: Worker;
  readonly calls: Calls<FurtherThread>;
  readonly watch: Watch;
  /** The atlas it was started with, until it takes requests. */
  firstAtlas: Atlas | undefined;
  /** Known once it takes requests. */
  port: OpenPort | undefined;
  /** Why it ends, once that is known. */
  loss?: Loss;
  readNotes(): void;
  /** Resolves once all that it has answered is in its notes, or in a moment if it is busy. */
  settle(): Promise<void>;
  end(): Promise<void>;
}

/** What its seat hears of it. */
interface RunningEvents {
  listening(running: Running): void;
  fares(state: ThreadState): void;
  ended(running: Running): void;
  /** It cannot be ended. */
  stuck(running: Running, thread: Interrupted): void;
}

export function startThread(parts: ThreadParts, events: RunningEvents): Running {
  const { offered, shared, readNotes, end } = offeredTo(() => calls, parts);
  const data: ThreadData = { ...parts.dataNow(), shared };
  const { program, resourceLimits, mostSilentLooks, mostBufferBytes, leftToDebugger } = parts;
  const worker = new Worker(program, { workerData: data, resourceLimits });
  // Only the first thread keeps the process alive.
  worker.unref();
  const calls = new Calls<FurtherThread>(worker, readNotes);
  const settle = settlingOf(calls);
  const watch = new Watch({
    worker, mostSilentLooks, mostBufferBytes, leftToDebugger,
    ending: (loss) => (running.loss = loss),
    stuck(loss, thread) {
      running.loss = loss;
      events.stuck(running, thread);
    },
  });
  const running: Running = { worker, calls, watch, firstAtlas: data.atlas, port: undefined, settle, readNotes, end };
  calls.offer({
    ...offered,
    listening(descriptor) {
      running.port = portAt(descriptor);
      events.listening(running);
    },
    fares(state) {
      watch.heard();
      events.fares(state);
    },
  } satisfies typeof offered & ThreadEvents);
  worker.on('error', (error) => (running.loss = lossBy(error)));
  // All earlier messages have been handled by then.
  worker.on('exit', (code) => {
    running.loss ??= lossBy(new Error(`a thread ended with code ${code}`));
    events.ended(running);
  });
  return running;
}

/** How long after the last answers were due a blocked thread may delay each step of the shutdown. */
const BLOCKED_MS = 1000;
/** Interrupting a thread takes milliseconds, and longer on an overloaded machine. */
const LAST_WORDS_MS = 3000;
/** How long a thread that is not blocked may take to end on a busy machine. */
const END_MS = 5000;

/** Shuts a thread down in order. One that does not finish in time refuses what is left. False if it does not end. */
export async function closeThread(
  { worker, calls }: Running, limits: EndLimits, isListening: boolean,
): Promise<boolean> {
  const ended = new AbortController();
  const tooLong = sleep(limits.answerMs + BLOCKED_MS, true, ended).catch(() => false);
  const closed = isListening ? calls.call('close', limits).then(() => false, () => false) : false;
  const isBlocked = await Promise.race([closed, tooLong]);
  ended.abort();
  if (isBlocked) await sayLastWords(worker, LAST_WORDS_MS).then((thread) => thread.end(BLOCKED_MS));
  return terminate(worker, isBlocked ? BLOCKED_MS : END_MS);
}
