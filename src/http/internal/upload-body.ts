import type { IncomingMessage } from 'node:http';
import { UploadRefusal } from '../../routing/traffic/upload-refusal.ts';
import { onBodyGivenUp } from '../request/given-up.ts';

export interface ArrivalLimits {
  /** The longest that nothing comes. */
  readonly idleMs: number;
  readonly wholeMs: number;
}

/** The bytes of a body as they come, as long as they do. The connection stays open for an answer whatever happens. */
export async function* uploadBody(
  request: IncomingMessage, { idleMs, wholeMs }: ArrivalLimits,
): AsyncGenerator<Uint8Array> {
  const refuse = new UploadRefusal();
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => {}); // told to whoever reads on
  const late = (): void => stopped.reject(refuse.late());
  const timers = [setTimeout(late, wholeMs)];
  const stopListening = onBodyGivenUp(request, stopped.reject);
  const chunks = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    for (;;) {
      timers[1] = setTimeout(late, idleMs);
      const next = await Promise.race([chunks.next(), stopped.promise]).catch((error: unknown) => {
        throw (error as NodeJS.ErrnoException).code === 'ECONNRESET' ? refuse.cut() : error;
      });
      clearTimeout(timers[1]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    for (const timer of timers) clearTimeout(timer);
    stopListening();
    request.pause();
  }
}
