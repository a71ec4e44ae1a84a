import type { IncomingMessage } from 'node:http';
import { UploadRefusal } from '../../routing/traffic/upload-refusal.ts';
import { onBodyGivenUp } from '../request/given-up.ts';
import { UntilEnded } from '../request/until-ended.ts';

export interface ArrivalLimits {
  /** The longest pause between two chunks. */
  readonly idleMs: number;
  readonly wholeMs: number;
}

/**
 * Yields the bytes of a body as they arrive, within the limits. The connection stays open for an answer in any
 * case.
 */
export async function* uploadBody(
  request: IncomingMessage, { idleMs, wholeMs }: ArrivalLimits,
): AsyncGenerator<Uint8Array> {
  const refuse = new UploadRefusal();
  const body = new UntilEnded();
  const endLate = (): void => body.end(refuse.late());
  const timers = [setTimeout(endLate, wholeMs)];
  const stopListening = onBodyGivenUp(request, (reason) => body.end(reason));
  const chunks = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    for (;;) {
      timers[1] = setTimeout(endLate, idleMs);
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
