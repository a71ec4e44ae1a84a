import type { IncomingMessage } from 'node:http';
import { UploadRefusal } from '../../routing/traffic/upload-refusal.ts';
import { onBodyGivenUp } from '../request/given-up.ts';
import { UntilEnded } from '../request/until-ended.ts';

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
  const body = new UntilEnded();
  const late = (): void => body.end(refuse.late());
  const timers = [setTimeout(late, wholeMs)];
  const stopListening = onBodyGivenUp(request, (reason) => body.end(reason));
  const chunks = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    for (;;) {
      timers[1] = setTimeout(late, idleMs);
      const next = await body.wait(chunks.next()).catch((error: unknown) => {
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
