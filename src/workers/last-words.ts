import { Session } from 'node:inspector/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** Emitted on `process` inside a thread right before it ends. Nothing that its listeners put off will ever happen. */
export const LAST_WORDS = 'last words';

/** What is read here of the inspector's messages. */
interface FromThread {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly scriptId: string; readonly url: string; readonly callFrames: readonly CallFrame[] };
}

interface CallFrame {
  readonly callFrameId: string;
  readonly functionName: string;
  readonly location: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber: number };
}

interface AttachedThread {
  /** The message with which the thread answers has the same number. */
  send(method: string, params?: object, id?: number): void;
  receive(listener: (message: FromThread) => void): void;
}

const EMITTED = 1;

/** A thread that has been stopped between two steps, or will be as soon as it does one. */
export interface Interrupted {
  /** Where it was stopped, as the lines of a stack; undefined if it was not in time, as in a call of the system. */
  readonly lines: string[] | undefined;
  /** Whether it does no further step: it was reached, and is not being ended. */
  readonly isHeld: boolean;
  /** Ends it. What it was doing stays half done. False if it has not ended in time, and perhaps never will. */
  end(limitMs: number): Promise<boolean>;
}

/**
 * Stops a thread that never returns to its event loop, and runs the listeners of `LAST_WORDS` there, between two steps
 * of what it is doing. One that cannot be stopped in time says them later, if ever, and stays stopped then.
 */
export async function sayLastWords(worker: Worker, limitMs: number): Promise<Interrupted> {
  const session = new Session();
  session.connect();
  const thread = await attachTo(session, worker.threadId).catch(() => undefined);
  const [ending, said] = [new AbortController(), new AbortController()];
  const late = sleep(limitMs, undefined, said).catch(() => undefined);
  const lines = await (thread && Promise.race([emitLastWords(thread, ending.signal), late]));
  said.abort();
  return {
    lines,
    get isHeld() {
      return thread !== undefined && !ending.signal.aborted;
    },
    async end(endLimitMs) {
      ending.abort();
      const ended = terminate(worker, endLimitMs);
      thread?.send('Debugger.disable');
      const hasEnded = await ended;
      session.disconnect();
      return hasEnded;
    },
  };
}

/** Ends a thread. False if it has not ended in time, as one that waits for the system. */
export async function terminate(worker: Worker, limitMs: number): Promise<boolean> {
  const over = new AbortController();
  const late = sleep(limitMs, false, over).catch(() => false);
  const hasEnded = await Promise.race([worker.terminate().then(() => true), late]);
  over.abort();
  // `terminate` keeps the process alive until the thread has ended.
  worker.unref();
  return hasEnded;
}

/** The inspector attaches to all threads of the process; the others do nothing for that. */
async function attachTo(session: Session, threadId: number): Promise<AttachedThread | undefined> {
  let sessionId: string | undefined;
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    // Its own numbers are not those of threads.
    if (params.workerInfo.title.startsWith(`[worker ${threadId}]`)) ({ sessionId } = params);
  });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return sessionId === undefined ? undefined : attached(session, sessionId);
}

const attached = (session: Session, sessionId: string): AttachedThread => ({
  send(method, params = {}, id = 0) {
    const message = JSON.stringify({ id, method, params });
    void session.post('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(() => {});
  },
  receive: (listener) => session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    if (params.sessionId === sessionId) listener(JSON.parse(params.message) as FromThread);
  }),
});

function emitLastWords(thread: AttachedThread, ending: AbortSignal): Promise<string[]> {
  return new Promise((resolve) => {
    const urls = new Map<string, string>();
    let lines: string[] = [];
    thread.receive(({ id, method, params }) => {
      if (method === 'Debugger.scriptParsed') urls.set(params!.scriptId, params!.url);
      const isPaused = method === 'Debugger.paused';
      // A thread that pauses while it is ended would never notice that it has to end.
      if (ending.aborted && (isPaused || id === EMITTED)) return thread.send('Debugger.disable');
      if (isPaused) {
        lines = params!.callFrames.map((frame) => lineOf(frame, urls));
        const [{ callFrameId }] = params!.callFrames;
        const expression = `process.emit('${LAST_WORDS}')`;
        thread.send('Debugger.evaluateOnCallFrame', { callFrameId, expression }, EMITTED);
      }
      if (id === EMITTED) resolve(lines);
    });
    thread.send('Debugger.enable');
    thread.send('Debugger.pause');
  });
}

function lineOf({ functionName, location }: CallFrame, urls: ReadonlyMap<string, string>): string {
  const { scriptId, lineNumber, columnNumber } = location;
  return `    at ${functionName || '<anonymous>'} (${urls.get(scriptId) ?? ''}:${lineNumber + 1}:${columnNumber + 1})`;
}
