import type { IncomingMessage } from 'node:http';
import { onBodyGivenUp } from './given-up.ts';
import { UntilEnded } from './until-ended.ts';
import { refuseBody } from './validation.ts';

/** Clients that pause for longer, or send more slowly than this for half a minute, are given up. */
const LONGEST_WAIT_MS = 20_000;
const LEAST_BYTES_PER_SECOND = 2_048;
const MEASURED_MS = 30_000;

export interface ArrivalLimits {
  readonly maxBytes: number;
  readonly tooLarge: () => Error;
}

/**
 * Yields a long body as it arrives, within a size limit and a minimum speed. Only the time spent waiting for the
 * client counts, not the time in which the client waits for us. Bytes that are not read stay in the connection.
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
      const waitingSince = performance.now();
      const next = await body.wait(nextOf(pieces));
      if (next === undefined) return;
      bytes += next.length;
      if (bytes > maxBytes) throw tooLarge();
      pace(performance.now() - waitingSince, next.length);
      yield next;
    }
  } finally {
    stopListening();
    request.off('close', onClose);
  }
}

async function nextOf(pieces: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(tooSlow()), LONGEST_WAIT_MS);
  try {
    const next = await Promise.race([pieces.next().catch(() => Promise.reject(wasCutOff())), timeout.promise]);
    return next.done ? undefined : next.value;
  } finally {
    clearTimeout(timer);
  }
}

/** Adds up the waiting time; throws if too few bytes arrived in it. */
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
