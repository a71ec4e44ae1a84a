import type { IncomingMessage } from 'node:http';
import { onBodyGivenUp } from './given-up.ts';
import { UntilEnded } from './until-ended.ts';
import { refuseBody } from './validation.ts';

/** A client that is quiet for so long, or slower than that for half a minute, is not waited for. */
const LONGEST_WAIT_MS = 20_000;
const LEAST_BYTES_PER_SECOND = 2_048;
const MEASURED_MS = 30_000;

export interface ArrivalLimits {
  readonly maxBytes: number;
  readonly tooLarge: () => Error;
}

/**
 * A long body as its bytes arrive, no more of it than is allowed and no slower. Only the time in which we wait for the
 * client counts, not the time in which it waits for us. What is not read to the end stays in the connection.
 */
export async function* arriving(
  request: IncomingMessage, { maxBytes, tooLarge }: ArrivalLimits,
): AsyncGenerator<Buffer, void> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const pieces = request.iterator({ destroyOnReturn: false });
  const body = new UntilEnded();
  const stopListening = onBodyGivenUp(request, (reason) => body.end(reason));
  const onClose = (): void => void (request.readableEnded || body.end(wasCutOff()));
  request.on('error', onClose).on('close', onClose);
  const pace = paceOf();
  let bytes = 0;
  try {
    for (;;) {
      const askedAt = performance.now();
      const next = await body.wait(nextOf(pieces));
      if (next === undefined) return;
      bytes += next.length;
      if (bytes > maxBytes) throw tooLarge();
      pace(performance.now() - askedAt, next.length);
      yield next;
    }
  } finally {
    stopListening();
    request.off('close', onClose);
  }
}

async function nextOf(pieces: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), LONGEST_WAIT_MS);
  try {
    const next = await Promise.race([pieces.next().catch(() => Promise.reject(wasCutOff())), late.promise]);
    return next.done ? undefined : next.value;
  } finally {
    clearTimeout(timer);
  }
}

/** Sums up the waiting; throws when too little came in it. */
function paceOf(): (waitedMs: number, bytes: number) => void {
  let [spanMs, spanBytes] = [0, 0];
  return (waitedMs, bytes) => {
    spanMs += waitedMs;
    spanBytes += bytes;
    if (spanMs < MEASURED_MS) return;
    if ((spanBytes * 1000) / spanMs < LEAST_BYTES_PER_SECOND) throw tooSlow();
    [spanMs, spanBytes] = [0, 0];
  };
}

const tooSlow = (): Error => refuseBody('', 'slow', 'тело запроса приходит слишком медленно', 'arrives too slowly');

const wasCutOff = (): Error => refuseBody('', 'cut', 'тело запроса оборвалось', 'was cut off');
