import type { GeocodedItem, GeocodeItem, GeocodeManyAnswer, GeocodeManyRequest } from './gen/types.gen.ts';

export interface GeocodeAllOptions extends Omit<GeocodeManyRequest, 'items'> {
  /** How many requests are under way at a time; 4. */
  readonly concurrency?: number;
  /** Told how many addresses are answered. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** An address is a text, or what `geocodeMany` takes. */
export type GeocodeAll = (
  items: Iterable<string | GeocodeItem>, options?: GeocodeAllOptions,
) => AsyncGenerator<GeocodedItem, void, undefined>;

type GeocodeMany = (given: { body: GeocodeManyRequest; signal?: AbortSignal }) => Promise<GeocodeManyAnswer>;

/** What one request may hold. */
const CHUNK = 100;

/** No more is read ahead than is being asked, so that the source may be longer than memory. */
export async function* geocodeAll(
  ask: GeocodeMany, items: Iterable<string | GeocodeItem>, options: GeocodeAllOptions = {},
): AsyncGenerator<GeocodedItem, void, undefined> {
  const { concurrency = 4, onProgress, signal, ...fields } = options;
  const chunks = chunksOf(items);
  const waiting: Promise<GeocodeManyAnswer>[] = [];
  let done = 0;
  for (;;) {
    while (waiting.length < concurrency) {
      const { value, done: isOver } = chunks.next();
      if (isOver) break;
      const answer = ask({ body: { ...fields, items: value }, ...(signal && { signal }) });
      // Its failure is told when its turn comes.
      answer.catch(() => {});
      waiting.push(answer);
    }
    const next = waiting.shift();
    if (next === undefined) return;
    const { items: answers } = await next;
    done += answers.length;
    onProgress?.(done);
    yield* answers;
  }
}

function* chunksOf(items: Iterable<string | GeocodeItem>): Generator<GeocodeItem[], void> {
  let chunk: GeocodeItem[] = [];
  for (const item of items) {
    chunk.push(typeof item === 'string' ? { q: item } : item);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
