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

/**
 * Ends a thread that never returns to its event loop, after the listeners of `LAST_WORDS` have run there, between two
 * steps of what it is doing. Resolves to where that was, as the lines of a stack; to undefined if it could not be
 * interrupted in time, as in a call of the system. What it was doing stays half done.
 */
export async function endWithLastWords(worker: Worker, limitMs: number): Promise<string[] | undefined> {
  const session = new Session();
  session.connect();
  const thread = await attachTo(session, worker.threadId);
  const over = new AbortController();
  const late = sleep(limitMs, undefined, over).catch(() => undefined);
  const lines = await (thread && Promise.race([emitLastWords(thread, over.signal), late]));
  over.abort();
  const ended = worker.terminate();
  thread?.send('Debugger.disable');
  await ended;
  session.disconnect();
  return lines;
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

function emitLastWords(thread: AttachedThread, over: AbortSignal): Promise<string[]> {
  return new Promise((resolve) => {
    const urls = new Map<string, string>();
    let lines: string[] = [];
    thread.receive(({ id, method, params }) => {
      if (method === 'Debugger.scriptParsed') urls.set(params!.scriptId, params!.url);
      const isPaused = method === 'Debugger.paused';
      // A thread that pauses too late would never notice that it has to end.
      if (over.aborted && (isPaused || id === EMITTED)) return thread.send('Debugger.disable');
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
